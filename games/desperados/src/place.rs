//! The places that are held up (DE-2), and the five spots where they lie.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};
use thiserror::Error;

/// How many piles of places there are, each with its row of cards (DE-3).
pub const SPOTS: usize = 5;

/// How many places a pile begins with, one of each value (DE-3).
pub const PILE: usize = 4;

/// How many places there are (DE-2).
pub const PLACES: usize = SPOTS * PILE;

/// One of the five piles of places with the row of cards in front of it, from 0 at the left. Written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub u8);

impl Spot {
    /// The spots from the left.
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

/// What a place is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// A saloon.
    Saloon,
    /// A bank.
    Bank,
    /// A railway.
    Railway,
    /// Gold diggers.
    GoldDiggers,
    /// A stage-coach.
    StageCoach,
}

impl Kind {
    /// All kinds in their order.
    pub const ALL: [Kind; 5] = [Kind::Saloon, Kind::Bank, Kind::Railway, Kind::GoldDiggers, Kind::StageCoach];

    /// The stable name, also the end of its key in the words and of its line in a score.
    pub fn name(self) -> &'static str {
        ["saloon", "bank", "railway", "gold-diggers", "stage-coach"][self as usize]
    }
}

/// A place card: kind and value. Ordered by kind, then by value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Place(u8);

impl Place {
    /// The least value of a place (DE-2).
    pub const LEAST: u8 = 2;
    /// The greatest value of a place: whoever wins one such ends the game (DE-20).
    pub const GREATEST: u8 = 5;

    /// The place of this kind and value; nothing when places have no such value.
    pub fn new(kind: Kind, value: u8) -> Option<Place> {
        (Place::LEAST..=Place::GREATEST).contains(&value).then(|| Place(kind as u8 * PILE as u8 + value - Place::LEAST))
    }

    /// What it is.
    #[inline]
    pub fn kind(self) -> Kind {
        Kind::ALL[usize::from(self.0) / PILE]
    }

    /// Its value, from 2 to 5: so many cards in front of it cause a hold-up (DE-10).
    #[inline]
    pub fn value(self) -> u8 {
        Place::LEAST + self.0 % PILE as u8
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind().name(), self.value())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The text names no place.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is no place; a place is written as in `bank-4`")]
pub struct NoPlace(String);

impl FromStr for Place {
    type Err = NoPlace;
    fn from_str(text: &str) -> Result<Place, NoPlace> {
        let found = || {
            let (kind, value) = text.rsplit_once('-')?;
            let kind = Kind::ALL.into_iter().find(|known| known.name() == kind)?;
            let place = Place::new(kind, value.parse().ok()?)?;
            (place.to_string() == text).then_some(place)
        };
        found().ok_or_else(|| NoPlace(text.to_owned()))
    }
}

impl TryFrom<String> for Place {
    type Error = NoPlace;
    fn try_from(text: String) -> Result<Place, NoPlace> {
        text.parse()
    }
}
