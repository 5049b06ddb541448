//! All drawings on one page, to check them in three sizes and in grey.

use look::{Words, icons, primer};
use maud::{Markup, html};
use table::Seat;
use wyatt_earp::{Card, Outlaw};

use crate::art;

/// All drawings, without the symbol definitions, with the numbers of the built-in edition.
pub(crate) fn gallery(words: &Words) -> Markup {
    let game = &primer::usual(4);
    html! {
        section.gallery.wyatt-earp {
            h1 { (words.say("game-name")) }
            @for size in ["large", "middle", "small", "small grey"] {
                div class={ "shelf " (size) } {
                    @for card in Card::all() {
                        span role="img" aria-label=(art::card_name(card, words)) { (art::card(game, card, words)) }
                    }
                    (art::back())
                }
            }
            div.shelf { @for outlaw in Outlaw::ALL { (art::face(outlaw)) (art::brand(outlaw)) } }
            div.shelf {
                (art::sign()) (art::bullet()) (art::renewed())
                @for seat in Seat::all(4) { (icons::avatar(seat)) }
                (icons::logo())
            }
        }
    }
}
