//! All drawings on one page, for checking them in three sizes and in grey.

use desperados::{Card, Colour, Kind, Person};
use look::Words;
use maud::{Markup, html};

use crate::art;

/// The drawings, without their symbols.
pub(crate) fn gallery(words: &Words) -> Markup {
    html! {
        section.gallery.desperados {
            h1 { (words.say("game-name")) }
            @for size in ["large", "middle", "small", "small grey"] {
                div class={ "shelf " (size) } {
                    @for (at, person) in Person::ALL.into_iter().enumerate() {
                        @let card = Card::new(person, Colour::ALL[at % 4]);
                        span role="img" aria-label=(art::card_name(card, words)) { (art::card(card)) }
                    }
                    (art::back())
                }
            }
            div.shelf { @for kind in Kind::ALL { (art::kind(kind)) } (art::sign()) }
            div.shelf {
                @for colour in Colour::ALL { (art::mark(colour)) }
                @for person in Person::ALL { (art::person(person)) }
            }
        }
    }
}
