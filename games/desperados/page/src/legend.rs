//! The legend: the desperados, and what the signs mean.

use desperados::{Card, Colour, Desperados, Kind, Person};
use look::{Reader, Words, args};
use maud::{Markup, html};

use crate::art;

/// Desperados, places and colours, folded until opened.
pub(crate) fn legend(Reader { game, words, .. }: &Reader<'_, Desperados>) -> Markup {
    html! {
        details #legend .folded.legend-of-cards {
            summary { (words.say("legend")) }
            (persons(game, words))
            (places(game, words))
            ul.deck { @for colour in Colour::ALL { li { (art::mark(colour)) (art::colour_name(colour, words)) } } }
            ul.signs {
                @for sign in ["sign-value", "sign-beneath", "sign-position", "sign-warrant", "sign-booty", "sign-recent"] {
                    li { strong { (words.say(&format!("{sign}.sign"))) } (words.colon()) (words.say(sign)) }
                }
            }
        }
    }
}

/// The desperados, each with its number of cards.
pub(crate) fn persons(game: &Desperados, words: &Words) -> Markup {
    html! {
        ul.deck {
            @for (at, person) in Person::ALL.into_iter().enumerate() {
                li {
                    (art::card(Card::new(person, Colour::ALL[at % 4])))
                    span {
                        strong { (art::person_name(person, words)) (words.colon()) }
                        (words.tell("each-colour", &args![count => game.edition().count(person)]))
                    }
                }
            }
        }
    }
}

/// The kinds of place, each with its values.
pub(crate) fn places(game: &Desperados, words: &Words) -> Markup {
    html! {
        ul.deck {
            @for kind in Kind::ALL {
                li { (art::kind(kind)) span { (art::kind_name(kind, words)) " " strong { (values(game, kind)) } } }
            }
        }
    }
}

/// The values of a kind of place, as in `2, 3, 4, 5`.
fn values(game: &Desperados, kind: Kind) -> String {
    let places = game.edition().places().filter(|place| place.kind() == kind);
    places.map(|place| place.value().to_string()).collect::<Vec<_>>().join(", ")
}
