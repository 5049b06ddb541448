//! The places to hold up (DE-2), and the five spots where they lie.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How many piles of places there are, each with its own row of cards (DE-3).
pub const SPOTS: usize = 5;

/// How many places a pile starts with, one of each value (DE-3).
pub const PILE: usize = 4;

/// How many places there are (DE-2).
pub const PLACES: usize = SPOTS * PILE;

/// A spot: one of the five piles of places, with the row of cards in front of it. From 0 at the left; written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub u8);

impl Spot {
    /// All spots, from the left.
    pub const ALL: [Spot; SPOTS] = [Spot(0), Spot(1), Spot(2), Spot(3), Spot(4)];

    /// The spot's number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

table::names! {
    /// The kind of a place.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[repr(u8)]
    pub enum Kind {
        /// A saloon.
        Saloon = "saloon",
        /// A bank.
        Bank = "bank",
        /// A railway.
        Railway = "railway",
        /// Gold diggers.
        GoldDiggers = "gold-diggers",
        /// A stage-coach.
        StageCoach = "stage-coach",
    }
}

/// A place card: kind and value. Ordered by kind, then by value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct PlaceCard(u8);

impl PlaceCard {
    /// The least value of a place (DE-2).
    pub const LEAST: u8 = 2;
    /// The greatest value of a place. Winning one ends the game (DE-20).
    pub const GREATEST: u8 = 5;

    /// The place of this kind and value; `None` if no place has such a value.
    pub fn new(kind: Kind, value: u8) -> Option<PlaceCard> {
        (PlaceCard::LEAST..=PlaceCard::GREATEST)
            .contains(&value)
            .then(|| PlaceCard(kind as u8 * PILE as u8 + value - PlaceCard::LEAST))
    }

    /// All places, in order.
    fn all() -> impl Iterator<Item = PlaceCard> {
        (0..PLACES as u8).map(PlaceCard)
    }

    /// The place's number, from 0.
    fn number(self) -> usize {
        usize::from(self.0)
    }

    /// Its kind.
    #[inline]
    pub fn kind(self) -> Kind {
        Kind::ALL[usize::from(self.0) / PILE]
    }

    /// Its value, from 2 to 5: this many cards in front of it start a hold-up (DE-10).
    #[inline]
    pub fn value(self) -> u8 {
        PlaceCard::LEAST + self.0 % PILE as u8
    }
}

table::texts!(PlaceCard, "place; a place is written as in `bank-4`", |place| {
    format!("{}-{}", place.kind().name(), place.value())
});
