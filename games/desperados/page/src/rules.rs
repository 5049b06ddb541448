//! The rules in our own words. What the printed rules leave open is named as our choice or our reading.

use desperados::{Card, Colour, Desperados, Kind, Person};
use look::Words;
use maud::{Markup, html};

use crate::art;

/// Where a clause comes from.
#[derive(Clone, Copy)]
enum Origin {
    /// The printed rules.
    Printed,
    /// The printed rules, as we understand them.
    Reading,
    /// We chose it.
    Ours,
    /// Printed in the main, with a detail that we chose.
    Parts,
    /// Printed in the main, with a detail as we understand it.
    PartRead,
    /// Printed in the main, with numbers or names that are lost and reconstructed.
    Rebuilt,
}
use Origin::{Ours, PartRead, Parts, Printed, Reading, Rebuilt};

/// The clauses by section, in reading order.
const SECTIONS: [(&str, &[(u8, Origin)]); 4] = [
    ("rules-setup", &[(1, Rebuilt), (2, Rebuilt), (3, Parts), (4, Printed), (5, Parts)]),
    ("rules-day", &[(6, Parts), (7, PartRead), (8, Printed), (9, Parts), (10, PartRead)]),
    (
        "rules-hold-up",
        &[
            (11, Parts),
            (12, PartRead),
            (13, Reading),
            (14, PartRead),
            (15, PartRead),
            (16, Parts),
            (17, Parts),
            (18, Ours),
            (19, Printed),
        ],
    ),
    ("rules-end", &[(20, PartRead), (21, Ours), (22, Parts)]),
];

/// The page of rules; each clause stands under its own name.
pub(crate) fn rules(game: &Desperados, words: &Words) -> Markup {
    html! {
        article.rules.desperados {
            h1 { (words.say("game-name")) }
            p.lead { (words.say("rules-lead")) }
            p.about { (words.say("rules-why")) }
            @for (section, clauses) in SECTIONS {
                section {
                    h2 { (words.say(section)) }
                    @for (number, origin) in clauses {
                        p.rule id={ "DE-" (number) } {
                            a.clause href={ "#DE-" (number) } { "DE-" (number) } " "
                            (words.say(&format!("rule-de-{number}")))
                            @match origin {
                                Printed => {}
                                Reading => { " " span.origin { (words.say("rules-reading")) } }
                                Ours => { " " span.origin { (words.say("rules-ours")) } }
                                Parts => { " " span.origin { (words.say("rules-parts")) } }
                                PartRead => { " " span.origin { (words.say("rules-part-read")) } }
                                Rebuilt => { " " span.origin { (words.say("rules-rebuilt")) } }
                            }
                        }
                    }
                }
            }
            section {
                h2 { (words.say("rules-cards")) }
                p { (words.say("rules-cards-about")) }
                ul.deck {
                    @for (at, person) in Person::ALL.into_iter().enumerate() {
                        li {
                            (art::card(Card::new(person, Colour::ALL[at % 4])))
                            span { strong { "4 × " (game.edition().count(person)) } " " (art::person_name(person, words)) }
                        }
                    }
                }
                p { (words.say("rules-places-about")) }
                ul.deck {
                    @for kind in Kind::ALL {
                        li { (art::kind(kind)) span { (art::kind_name(kind, words)) " " strong { (values(game, kind)) } } }
                    }
                }
            }
        }
    }
}

/// The values at which a kind of place is there, as in `2, 3, 4, 5`.
fn values(game: &Desperados, kind: Kind) -> String {
    let places = game.edition().places().filter(|place| place.kind() == kind);
    places.map(|place| place.value().to_string()).collect::<Vec<_>>().join(", ")
}
