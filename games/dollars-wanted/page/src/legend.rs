//! The legend: what the cards and the signs mean.

use dollars_wanted::{Card, Colour, DollarsWanted, Kind, Tool};
use look::{Words, args};
use maud::{Markup, html};

use crate::art;

/// The kinds of card and the tools, folded away until somebody asks.
pub(crate) fn legend(game: &DollarsWanted, words: &Words) -> Markup {
    html! {
        details #legend .legend-of-cards {
            summary { (words.say("legend")) }
            (deck(game, words))
            ul.deck {
                @for tool in Tool::ALL {
                    li { (art::tool(tool)) (words.tell(&format!("need-{}", tool.name()), &args![count => 1])) }
                }
            }
        }
    }
}

/// The kinds of card, how many there are of each, and what the special ones do.
pub(crate) fn deck(game: &DollarsWanted, words: &Words) -> Markup {
    html! {
        ul.deck {
            @for kind in Kind::ALL {
                li {
                    (art::card(Card::new(kind, Colour::Grey), false))
                    span {
                        strong { (game.edition().count(kind)) " × " }
                        (art::kind_text(kind, words))
                    }
                }
            }
        }
    }
}
