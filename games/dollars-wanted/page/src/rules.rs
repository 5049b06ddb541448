//! The rule page, in our own words. Anything that the printed rules leave open is marked as our choice or our reading.

use dollars_wanted::{DollarsWanted, Tool};
use look::Words;
use look::rules::Origin::{Ours, Printed, Reading};
use look::rules::{Section, clauses, page};
use maud::{Markup, html};

use crate::{art, legend, primer};

/// The clauses by section, in reading order.
const SECTIONS: [Section; 7] = [
    ("rules-setup", &[(1, &[Printed, Ours]), (2, &[Printed]), (3, &[Printed, Ours])]),
    (
        "rules-turn",
        &[
            (4, &[Printed]),
            (5, &[Printed]),
            (6, &[Printed]),
            (7, &[Printed]),
            (8, &[Printed, Ours]),
            (9, &[Ours]),
            (10, &[Ours]),
            (24, &[Printed, Ours]),
            (25, &[Ours]),
        ],
    ),
    (
        "rules-robbery",
        &[
            (11, &[Printed, Ours]),
            (12, &[Printed, Reading]),
            (13, &[Printed]),
            (14, &[Printed]),
            (20, &[Printed]),
            (26, &[Printed, Ours]),
        ],
    ),
    (
        "rules-special",
        &[(15, &[Printed]), (16, &[Reading]), (17, &[Printed, Reading, Ours]), (18, &[Ours]), (19, &[Printed])],
    ),
    ("rules-after", &[(21, &[Printed, Ours]), (22, &[Printed, Ours]), (23, &[Printed])]),
    ("rules-end", &[(27, &[Printed, Reading]), (28, &[Printed, Ours])]),
    (
        "rules-colours",
        &[(29, &[Printed, Reading, Ours]), (30, &[Printed, Reading]), (31, &[Ours, Reading]), (32, &[Ours])],
    ),
];

/// The rule page; each clause has its own id.
pub(crate) fn rules(game: &DollarsWanted, words: &Words) -> Markup {
    let body = html! {
        (clauses("DW", &SECTIONS, words, &[]))
        section data-find {
            h2 { (words.say("rules-cards")) }
            p { (words.say("rules-cards-about")) }
            (legend::deck(game, 1, words))
            p { (words.say("rules-buildings-about")) }
            ul.deck.buildings {
                @for (_, building) in game.edition().buildings() {
                    li {
                        (art::building(building.front.kind))
                        span {
                            (art::building_name(building.front.kind, words)) ", "
                            (words.money(building.dollars))
                            span.needs role="img" aria-label=(art::needs(&building.front, words)) {
                                @for tool in Tool::ALL {
                                    @for _ in 0..building.front.needs[tool] { (art::tool(tool)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    page("dollars-wanted", "DW", words, &primer::primer(game, words).sections("DW", words), &SECTIONS, &body)
}
