//! All drawings on one page, to check them in three sizes and in grey.

use dollars_wanted::{BuildingKind, Card, Colour, Kind, Tool};
use look::{Words, icons};
use maud::{Markup, html};
use table::Seat;

use crate::art;

/// All drawings, without the symbol definitions.
pub(crate) fn gallery(words: &Words) -> Markup {
    html! {
        section.gallery.dollars-wanted {
            h1 { (words.say("game-name")) }
            @for size in ["large", "middle", "small", "small grey"] {
                div class={ "shelf " (size) } {
                    @for (at, kind) in Kind::ALL.into_iter().enumerate() {
                        span role="img" aria-label=(art::kind_name(kind, words)) {
                            (art::card(Card::new(kind, Colour::ALL[at % 5]), at % 2 == 0))
                        }
                    }
                    (art::back())
                }
            }
            div.shelf { @for kind in BuildingKind::ALL { (art::building(kind)) } (art::sign()) (icons::logo()) }
            div.shelf {
                @for tool in Tool::ALL { (art::tool(tool)) }
                @for seat in Seat::all(5) { (icons::avatar(seat)) }
            }
        }
    }
}
