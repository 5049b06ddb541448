//! The legend: what the cards and the signs mean.

use dollars_wanted::{BuildingKind, Card, Colour, DollarsWanted, Kind, Tool};
use look::{Reader, Words, args};
use maud::{Markup, html};

use crate::art;

/// The kinds of card, of building and the tools, folded away until somebody asks.
pub(crate) fn legend(Reader { game, words, .. }: &Reader<'_, DollarsWanted>) -> Markup {
    // With player colours everybody has the cards of one; otherwise those of all are in the pile.
    let colours = if game.options().colour_variant { 1 } else { Colour::ALL.len() };
    html! {
        details #legend .legend-of-cards {
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

/// The kinds of card, how many there are of each in so many colours, and what the special ones do.
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
