//! The desperado cards: ten persons in four colours (DE-1).

use serde::{Deserialize, Serialize};

table::names! {
    /// A desperado: one of ten persons. The printed names are unknown; these are ours.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[repr(u8)]
    pub enum Person {
        /// The first.
        Ace = "ace",
        /// The second.
        Calico = "calico",
        /// The third.
        Duke = "duke",
        /// The fourth.
        Lola = "lola",
        /// The fifth.
        Mesa = "mesa",
        /// The sixth.
        Nevada = "nevada",
        /// The seventh.
        Ortega = "ortega",
        /// The eighth.
        Pearl = "pearl",
        /// The ninth.
        Rusty = "rusty",
        /// The tenth.
        Silas = "silas",
    }
}

table::names! {
    /// A colour of cards. No player owns a colour.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[repr(u8)]
    pub enum Colour {
        /// Red.
        Red = "red",
        /// Yellow.
        Yellow = "yellow",
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
    }
}

/// A desperado card: person and colour. Equal cards are indistinguishable. Ordered by person, then colour (DE-17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Card(u8);

impl Card {
    /// How many different cards exist.
    pub const COUNT: usize = 40;

    /// The card of this person and colour.
    #[inline]
    pub const fn new(person: Person, colour: Colour) -> Card {
        Card(person as u8 * 4 + colour as u8)
    }

    /// The card with this number, from 0 in card order.
    pub fn nth(number: usize) -> Option<Card> {
        (number < Card::COUNT).then_some(Card(number as u8))
    }

    /// All different cards, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..Card::COUNT as u8).map(Card)
    }

    /// The card's number, from 0.
    #[inline]
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// The person on it.
    #[inline]
    pub fn person(self) -> Person {
        Person::ALL[usize::from(self.0 / 4)]
    }

    /// Its colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 % 4)]
    }
}

table::texts!(Card, "card; a card is written as in `ace-red`", |card| {
    format!("{}-{}", card.person().name(), card.colour().name())
});
