//! The rules in our own words. Where the printed rules are open, our choice or reading is marked.

use desperados::Desperados;
use look::Words;
use look::rules::Origin::{Ours, Printed, Reading, Rebuilt};
use look::rules::{Section, clauses, page};
use maud::{Markup, html};

use crate::{legend, primer};

/// The clauses by section, in reading order.
const SECTIONS: [Section; 4] = [
    (
        "rules-setup",
        &[
            (1, &[Printed, Rebuilt]),
            (2, &[Printed, Rebuilt]),
            (3, &[Printed, Ours]),
            (4, &[Printed]),
            (5, &[Printed, Ours]),
        ],
    ),
    (
        "rules-day",
        &[
            (6, &[Printed, Ours]),
            (7, &[Printed, Reading]),
            (8, &[Printed]),
            (9, &[Printed, Reading, Ours]),
            (10, &[Printed, Reading]),
        ],
    ),
    (
        "rules-hold-up",
        &[
            (11, &[Printed, Reading, Ours]),
            (12, &[Printed, Reading]),
            (13, &[Reading]),
            (14, &[Printed, Reading]),
            (15, &[Printed, Reading]),
            (16, &[Printed, Reading, Ours]),
            (17, &[Printed, Ours]),
            (18, &[Ours]),
            (19, &[Printed]),
        ],
    ),
    ("rules-end", &[(20, &[Printed, Reading, Ours]), (21, &[Ours]), (22, &[Printed, Ours])]),
];

/// The page of rules; each clause has its own name as its id.
pub(crate) fn rules(game: &Desperados, words: &Words) -> Markup {
    let body = html! {
        (clauses("DE", &SECTIONS, words, &[]))
        section data-find {
            h2 { (words.say("rules-cards")) }
            p { (words.say("rules-cards-about")) }
            (legend::persons(game, words))
            p { (words.say("rules-places-about")) }
            (legend::places(game, words))
        }
    };
    page("desperados", "DE", words, &primer::primer(game, words).sections("DE", words), &SECTIONS, &body)
}
