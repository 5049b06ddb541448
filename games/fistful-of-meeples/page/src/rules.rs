//! The rules in our own words, with the numbers of the edition. Where the printed rules are open, our choice or reading
//! is marked.

use fistful_of_meeples::{Building, Edition, Face, FistfulOfMeeples, Meeple, Place};
use look::rules::{Section, clauses, page};
use look::words::Value;
use look::{Words, args};
use maud::{Markup, html};

use crate::{art, primer, speech};

/// The clauses by section, in reading order.
const SECTIONS: [Section; 6] = [
    ("rules-setup", &[1, 2, 3, 4, 5, 6, 7, 8]),
    ("rules-turn", &[9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
    ("rules-meeples", &[19, 20, 21, 22, 23, 24]),
    ("rules-showdown", &[25, 26]),
    ("rules-bag", &[27, 28, 29]),
    ("rules-end", &[30, 31, 32, 33]),
];

/// The page of rules; each clause has its own name as its id.
pub(crate) fn rules(game: &FistfulOfMeeples, words: &Words) -> Markup {
    let edition = game.edition();
    let numbers = numbers(edition);
    let body = html! {
        (clauses("FM", &SECTIONS, words, &numbers))
        section data-find {
            h2 { (words.say("rules-people")) }
            (meeples(edition, words))
        }
        section data-find {
            h2 { (words.say("rules-buildings")) }
            p { (words.say("rules-buildings-about")) }
            (buildings(edition, words))
        }
    };
    page("fistful-of-meeples", "FM", words, &primer::primer(game, words).sections("FM", words), &SECTIONS, &body)
}

/// The buildings, with the cost of a sign at each.
pub(crate) fn buildings(edition: &Edition, words: &Words) -> Markup {
    html! {
        ul.deck {
            @for building in Building::ALL {
                li {
                    (art::building(building))
                    span {
                        strong { (art::place_name(Place::Building(building), words)) (words.colon()) }
                        (speech::cost(edition.cost(building), words))
                    }
                }
            }
        }
    }
}

/// What a kind of meeple does, in one line.
pub(crate) fn ability(edition: &Edition, meeple: Meeple, words: &Words) -> Markup {
    html! {
        strong { (art::meeple_name(meeple, words)) }
        (words.colon()) (words.tell(&format!("meeple-{meeple}.about"), &numbers(edition)))
    }
}

/// The kinds of meeple, with their numbers and what they do.
pub(crate) fn meeples(edition: &Edition, words: &Words) -> Markup {
    let numbers = numbers(edition);
    html! {
        ul.deck.cast {
            @for meeple in Meeple::ALL {
                li {
                    (art::figure(meeple))
                    span {
                        strong {
                            @if meeple != Meeple::Madame { (edition.meeples[meeple as usize]) "\u{a0}×\u{a0}" }
                            (art::meeple_name(meeple, words))
                        }
                        (words.colon()) (words.tell(&format!("meeple-{meeple}.about"), &numbers))
                    }
                }
            }
        }
    }
}

/// Every number that a clause may mention.
fn numbers(edition: &Edition) -> Vec<(&'static str, Value<'static>)> {
    let [builders, miners, robbers, deputies, _] = edition.meeples;
    let [five, ten] = edition.sign_points;
    let prices: Vec<String> = edition.prices.iter().map(u8::to_string).collect();
    let reward = |meeple| edition.reward(meeple);
    args![
        builders => builders,
        miners => miners,
        robbers => robbers,
        deputies => deputies,
        all => edition.meeples.iter().map(|count| u32::from(*count)).sum::<u32>(),
        gold => edition.gold,
        stone => edition.stone,
        dynamite => edition.dynamite,
        signs => edition.signs,
        five => five,
        ten => ten,
        bars => edition.prices.len(),
        prices => prices.join(", "),
        bar => edition.bar_points,
        graves => edition.graves,
        miner => edition.miner_draws(Face::Five),
        minerTen => edition.miner_draws(Face::Ten),
        robber => edition.draws(Meeple::Robber),
        deputy => edition.draws(Meeple::Deputy),
        madame => edition.draws(Meeple::Madame),
        rewardBuilder => reward(Meeple::Builder),
        rewardMiner => reward(Meeple::Miner),
        rewardRobber => reward(Meeple::Robber),
        rewardDeputy => reward(Meeple::Deputy),
    ]
    .into()
}
