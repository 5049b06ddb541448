//! The drawings: symbols defined once per page, and their uses.

use desperados::{Card, Colour, Kind, Person, PlaceCard};
use look::{Words, args};
use maud::{Markup, PreEscaped, html};

/// Every symbol, in an `svg` that itself shows nothing.
pub(crate) fn symbols() -> Markup {
    html! {
        svg.symbols width="0" height="0" aria-hidden="true" {
            (PreEscaped(include_str!("../art/persons.svg")))
            (PreEscaped(include_str!("../art/marks.svg")))
            (PreEscaped(include_str!("../art/places.svg")))
        }
    }
}

/// The sign of the game: two bills on a wall.
pub(crate) fn sign() -> Markup {
    PreEscaped(include_str!("../art/sign.svg").to_owned())
}

/// A card: the portrait above a strip of its colour with the colour's mark. Decorative: the text around it names it.
pub(crate) fn card(card: Card) -> Markup {
    let (person, colour) = (card.person().name(), card.colour().name());
    html! {
        svg class={ "bill " (colour) } viewBox="0 0 60 78" aria-hidden="true" {
            rect.edge width="60" height="78" rx="5" {}
            rect.paper x="2.500" y="2.500" width="55" height="73" rx="3" {}
            use href={ "#person-" (person) } x="2" y="1" width="56" height="56" {}
            path.strip d="M2.500 56h55v16.500a3 3 0 0 1-3 3h-49a3 3 0 0 1-3-3Z" {}
            use.mark href={ "#mark-" (colour) } x="22" y="57.500" width="16" height="16" {}
        }
    }
}

/// A portrait without a colour.
pub(crate) fn person(person: Person) -> Markup {
    html! {
        svg.bust viewBox="0 0 60 60" aria-hidden="true" {
            rect.paper width="60" height="60" rx="5" {}
            use href={ "#person-" (person.name()) } width="60" height="60" {}
        }
    }
}

/// A colour's mark.
pub(crate) fn mark(colour: Colour) -> Markup {
    html! {
        svg class={ "tint " (colour.name()) } viewBox="0 0 24 24" aria-hidden="true" {
            use href={ "#mark-" (colour.name()) } {}
        }
    }
}

/// The back of a card.
pub(crate) fn back() -> Markup {
    html! {
        svg.bill viewBox="0 0 60 78" aria-hidden="true" {
            rect.edge width="60" height="78" rx="5" {}
            rect.rear x="2.500" y="2.500" width="55" height="73" rx="3" {}
            path.star d="M30 22l4.600 10.600 11.400 1-8.700 7.500 2.700 11.200L30 46.300l-10 6 2.700-11.200-8.700-7.500 11.400-1Z" {}
        }
    }
}

/// A kind of place.
pub(crate) fn kind(kind: Kind) -> Markup {
    html! { svg.site viewBox="0 0 96 64" aria-hidden="true" { use href={ "#place-" (kind.name()) } {} } }
}

/// A person in words.
pub(crate) fn person_name(person: Person, words: &Words) -> String {
    words.say(&format!("person-{}", person.name()))
}

/// A colour in words.
pub(crate) fn colour_name(colour: Colour, words: &Words) -> String {
    words.say(&format!("colour-{}", colour.name()))
}

/// A card in words.
pub(crate) fn card_name(card: Card, words: &Words) -> String {
    let colour = colour_name(card.colour(), words);
    words.tell("card", &args![person => person_name(card.person(), words), colour => colour])
}

/// Cards in words, with copies counted.
pub(crate) fn card_list(cards: &[Card], words: &Words) -> String {
    words.counted_list(cards.iter().map(|card| card_name(*card, words)))
}

/// A kind of place in words.
pub(crate) fn kind_name(kind: Kind, words: &Words) -> String {
    words.say(&format!("kind-{}", kind.name()))
}

/// A place in words, as the subject of a sentence.
pub(crate) fn the_place(place: PlaceCard, words: &Words) -> String {
    let kind = words.say(&format!("kind-{}.the", place.kind().name()));
    words.tell("place", &args![kind => kind, value => place.value()])
}

/// A place in words, as the object of a sentence: in some languages its form differs.
pub(crate) fn place_object(place: PlaceCard, words: &Words) -> String {
    let kind = words.say(&format!("kind-{}.object", place.kind().name()));
    words.tell("place", &args![kind => kind, value => place.value()])
}
