//! The rules in our own words. What the printed rules leave open is named as our choice or our reading.

use dollars_wanted::{Card, Colour, DollarsWanted, Kind, Tool};
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
}
use Origin::{Ours, Parts, Printed, Reading};

/// The clauses by section, in reading order.
const SECTIONS: [(&str, &[(u8, Origin)]); 7] = [
    ("rules-setup", &[(1, Printed), (2, Printed), (3, Ours)]),
    (
        "rules-turn",
        &[
            (4, Printed),
            (5, Printed),
            (6, Printed),
            (7, Printed),
            (8, Parts),
            (9, Ours),
            (10, Ours),
            (24, Parts),
            (25, Ours),
        ],
    ),
    ("rules-robbery", &[(11, Parts), (12, Reading), (13, Printed), (14, Printed), (20, Printed), (26, Parts)]),
    ("rules-special", &[(15, Printed), (16, Reading), (17, Parts), (18, Ours), (19, Printed)]),
    ("rules-after", &[(21, Ours), (22, Parts), (23, Printed)]),
    ("rules-end", &[(27, Reading), (28, Printed)]),
    ("rules-colours", &[(29, Parts), (30, Parts), (31, Ours), (32, Ours)]),
];

/// The page of rules; each clause stands under its own name.
pub(crate) fn rules(game: &DollarsWanted, words: &Words) -> Markup {
    html! {
        article.rules.dollars-wanted {
            h1 { (words.say("game-name")) }
            p.lead { (words.say("rules-lead")) }
            p.about { (words.say("rules-why")) }
            @for (section, clauses) in SECTIONS {
                section {
                    h2 { (words.say(section)) }
                    @for (number, origin) in clauses {
                        p.rule id={ "DW-" (number) } {
                            a.clause href={ "#DW-" (number) } { "DW-" (number) } " "
                            (words.say(&format!("rule-dw-{number}")))
                            @match origin {
                                Printed => {}
                                Reading => { " " span.origin { (words.say("rules-reading")) } }
                                Ours => { " " span.origin { (words.say("rules-ours")) } }
                                Parts => { " " span.origin { (words.say("rules-parts")) } }
                            }
                        }
                    }
                }
            }
            section {
                h2 { (words.say("rules-cards")) }
                p { (words.say("rules-cards-about")) }
                ul.deck {
                    @for kind in Kind::ALL {
                        li {
                            (art::card(Card::new(kind, Colour::Grey), false))
                            span {
                                strong { (game.edition().count(kind)) " × " }
                                (art::kind_name(kind, words))
                                @if kind.icons().is_none() { ": " (words.say(&format!("card-{}.about", kind.name()))) }
                            }
                        }
                    }
                }
                p { (words.say("rules-buildings-about")) }
                ul.deck.buildings {
                    @for (_, building) in game.edition().buildings() {
                        li {
                            (art::building(building.front.kind))
                            span {
                                (words.say(&format!("building-{}", building.front.kind.name()))) ", "
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
        }
    }
}
