//! The rule page, in our own words. For each clause it says what is printed, what is our reading, what we chose and
//! what we had to reconstruct.

use look::rules::{Section, anchor, page, parts};
use look::words::Value;
use look::{Words, args};
use maud::{Markup, html};
use wyatt_earp::{Card, Kind, Outlaw, WyattEarp, share};

use crate::wall::LEAST;
use crate::{art, primer};

/// The clauses by section, in reading order.
const SECTIONS: [Section; 7] = [
    ("rules-components", &[1]),
    ("rules-setup", &[2, 3, 4, 5]),
    ("rules-turn", &[6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
    ("rules-sheriff", &[17, 18, 19, 20, 21, 22, 23, 24, 25, 26]),
    ("rules-hand", &[27, 28]),
    ("rules-scoring", &[29, 30, 31, 32, 33]),
    ("rules-end", &[34]),
];

/// The rule page; each clause has its own id.
pub(crate) fn rules(game: &WyattEarp, words: &Words) -> Markup {
    let numbers = numbers(game, words);
    let body = html! {
        @for (heading, clauses) in SECTIONS {
            section id=(anchor(heading)) {
                h2 { (words.say(heading)) }
                (parts("WE", clauses, words, &numbers))
                @if heading == "rules-scoring" { (shares(game, words)) }
            }
        }
        (cards(game, words))
    };
    page("wyatt-earp", "WE", words, &primer::primer(game, words).sections("WE", words), &SECTIONS, &body)
}

/// Every number that a clause may mention.
fn numbers(game: &WyattEarp, words: &Words) -> Vec<(&'static str, Value<'static>)> {
    let outlaw = Card::outlaw(Outlaw::Belle);
    let outlaws: u8 = Outlaw::ALL.into_iter().map(|outlaw| copies(game, Card::outlaw(outlaw))).sum();
    let all: u8 = game.edition().copies.iter().sum();
    args![
        cards => all,
        outlaws => outlaws,
        sheriffs => all - outlaws,
        copies => copies(game, outlaw),
        points => words.tell("points-capture", &args![count => art::points(game, outlaw)]),
        thousand => art::money(1, words),
        two => art::money(2, words),
        three => art::money(3, words),
        goal => art::money(game.edition().goal, words),
        least => LEAST,
    ]
    .into()
}

/// Examples of sharing, computed by the rules: the players' points and the reward in thousands (WE-32).
const SHARES: [(&[u16], u16); 15] = [
    (&[11, 6, 2], 9),
    (&[9, 5, 4], 8),
    (&[4, 4, 2], 3),
    (&[4, 4, 2], 6),
    (&[8, 6, 5], 7),
    (&[6, 6, 6], 5),
    (&[10, 7, 7], 6),
    (&[10, 7, 7], 3),
    (&[8, 5, 5, 5], 4),
    (&[7, 7, 7, 7], 7),
    (&[9, 6], 1),
    (&[9, 8, 7], 3),
    (&[8, 7, 6, 5], 4),
    (&[9, 8, 8, 5], 7),
    (&[4, 4, 0, 0], 6),
];

/// The examples, with this table's options.
fn shares(game: &WyattEarp, words: &Words) -> Markup {
    let list = |numbers: &[u16]| numbers.iter().map(u16::to_string).collect::<Vec<_>>().join("\u{a0}· ");
    html! {
        h3 { (words.say("rules-shares")) }
        p.about { (words.say("rules-shares-about")) }
        div.scroll tabindex="0" role="region" aria-label=(words.say("rules-shares")) {
            table.scores {
                thead {
                    tr {
                        @for column in ["points", "pot", "taken", "rest"] {
                            th scope="col" { (words.say(&format!("rules-shares-{column}"))) }
                        }
                    }
                }
                tbody {
                    @for (points, pot) in SHARES {
                        @let taken = share(points, pot, LEAST, game.options().smallest_first);
                        @let rest = pot - taken.iter().sum::<u16>();
                        tr { th scope="row" { (list(points)) } td { (pot) } td { (list(&taken)) } td { (rest) } }
                    }
                }
            }
        }
    }
}

/// Every kind of card with its count, its points and what it does.
fn cards(game: &WyattEarp, words: &Words) -> Markup {
    let belle = Outlaw::Belle;
    let points = words.tell("points-capture", &args![count => art::points(game, Card::outlaw(belle))]);
    html! {
        section data-find {
            h2 { (words.say("rules-cards")) }
            p { (words.say("rules-cards-about")) }
            p {
                (words.tell("rules-cards-outlaw", &args![count => copies(game, Card::outlaw(belle)), points => points]))
            }
            (deck(game, words))
        }
    }
}

/// Every kind of card, drawn, with what it does; for the rule page and the table's legend.
pub(crate) fn deck(game: &WyattEarp, words: &Words) -> Markup {
    // One Photo stands for all of them.
    let photo = Card::photo(Outlaw::Belle);
    let sheriffs = Card::all().filter(|card| !card.hits() && (*card == photo || art::kind(*card) != "photo"));
    html! {
        ul.deck {
            @for outlaw in Outlaw::ALL {
                li {
                    (art::card(game, Card::outlaw(outlaw), words))
                    span {
                        strong { (art::outlaw_name(outlaw, words)) }
                        " (" (words.say(&format!("outlaw-{}.mark", outlaw.name()))) ")"
                    }
                }
            }
        }
        ul.deck {
            @for card in sheriffs {
                li {
                    (art::card(game, card, words))
                    span {
                        strong { (copies(game, card)) "\u{a0}× " (words.say(&format!("card-{}", art::kind(card)))) }
                        (words.colon())
                        (words.say(&format!("card-{}.help", art::kind(card)))) " "
                        small { (art::worth(game, card, words)) }
                    }
                }
            }
        }
    }
}

/// How many cards there are of a kind; for Photos, of all of them together.
fn copies(game: &WyattEarp, card: Card) -> u8 {
    let copies = |card: Card| game.edition().copies[card.number()];
    match card.kind() {
        Kind::Photo(_) => Outlaw::ALL.into_iter().map(|outlaw| copies(Card::photo(outlaw))).sum(),
        _ => copies(card),
    }
}
