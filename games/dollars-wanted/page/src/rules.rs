//! The rule page, in our own words. Anything that the printed rules leave open is marked as our choice or our reading.

use dollars_wanted::{DollarsWanted, Tool};
use look::Words;
use look::rules::{Section, clauses, page};
use maud::{Markup, html};

use crate::{art, legend, primer};

/// The clauses by section, in reading order.
const SECTIONS: [Section; 7] = [
    ("rules-setup", &[1, 2, 3]),
    ("rules-turn", &[4, 5, 6, 7, 8, 9, 10, 24, 25]),
    ("rules-robbery", &[11, 12, 13, 14, 20, 26]),
    ("rules-special", &[15, 16, 17, 18, 19]),
    ("rules-after", &[21, 22, 23]),
    ("rules-end", &[27, 28]),
    ("rules-colours", &[29, 30, 31, 32]),
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
