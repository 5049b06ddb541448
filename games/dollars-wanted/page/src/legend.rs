//! The legend: what cards and icons mean.

use dollars_wanted::{BuildingKind, Card, Colour, DollarsWanted, Kind, Tool};
use look::{Reader, Words, args};
use maud::{Markup, html};

use crate::art;

/// The kinds of cards and buildings, and the tools; folded until somebody opens it.
pub(crate) fn legend(Reader { game, words, .. }: &Reader<'_, DollarsWanted>) -> Markup {
    // With player colours, each pile has the cards of one colour; otherwise one pile has them all.
    let colours = if game.options().colour_variant { 1 } else { Colour::ALL.len() };
    html! {
        details #legend .folded.legend-of-cards {
            summary { (words.say("legend")) }
            (deck(game, colours, words))
            @if !game.options().colour_variant { p.about { (words.say("legend-colours")) } }
            ul.deck {
                @for kind in BuildingKind::ALL {
                    @let pays = art::pays(&art::dollars_of(game, kind, words), words);
                    li { (art::building(kind)) span { (art::building_name(kind, words)) ", " span.pays { (pays) } } }
                }
            }
            p.about { (words.say("legend-dollars")) }
            ul.deck {
                @for tool in Tool::ALL {
                    li { (art::tool(tool)) (words.tell(&format!("need-{}", tool.name()), &args![count => 1])) }
                }
            }
        }
    }
}

/// Every kind of card: how many there are in this many colours, and what the special ones do.
pub(crate) fn deck(game: &DollarsWanted, colours: usize, words: &Words) -> Markup {
    html! {
        ul.deck {
            @for kind in Kind::ALL {
                li {
                    (art::card(Card::new(kind, Colour::Grey), false))
                    span {
                        strong { (colours * usize::from(game.edition().count(kind))) "\u{a0}× " }
                        (art::kind_text(kind, words))
                    }
                }
            }
        }
    }
}
