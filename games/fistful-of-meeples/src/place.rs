//! The places that meeples are taken from.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::building::{BUILDINGS, Building};
use crate::meeple::Meeples;

/// How many places there are: the buildings, the saloon and the jail (FM-2).
pub const PLACES: usize = BUILDINGS + 2;

/// A place that holds any number of meeples (FM-2). Written like its building, or `saloon`, or `jail`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// A building.
    Building(Building),
    /// The saloon.
    Saloon,
    /// The jail.
    Jail,
}

impl Place {
    /// All places: the buildings clockwise, the saloon, the jail.
    pub const ALL: [Place; PLACES] = [
        Place::Building(Building::T1),
        Place::Building(Building::T2),
        Place::Building(Building::T3),
        Place::Building(Building::T4),
        Place::Building(Building::T5),
        Place::Building(Building::T6),
        Place::Building(Building::B6),
        Place::Building(Building::B5),
        Place::Building(Building::B4),
        Place::Building(Building::B3),
        Place::Building(Building::B2),
        Place::Building(Building::B1),
        Place::Saloon,
        Place::Jail,
    ];

    /// The stable name; message keys end in it too.
    pub fn name(self) -> &'static str {
        match self {
            Place::Building(building) => building.name(),
            Place::Saloon => "saloon",
            Place::Jail => "jail",
        }
    }

    /// Its number in [`Place::ALL`].
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Place::Building(building) => building.index(),
            Place::Saloon => BUILDINGS,
            Place::Jail => BUILDINGS + 1,
        }
    }
}

table::written!(Place, Place::ALL, "place; places are `t1` to `t6`, `b1` to `b6`, `saloon` and `jail`");

/// Who is in each place. Serialized as a list in the order of [`Place::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Places([Meeples; PLACES]);

impl Places {
    /// Whether nobody is in any place (FM-32).
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|there| there.is_empty())
    }

    /// The places with somebody in them, one bit each.
    #[inline]
    pub(crate) fn taken(&self) -> u64 {
        self.0.iter().rev().fold(0, |taken, there| taken << 1 | u64::from(!there.is_empty()))
    }

    /// The places with the meeples in them, in order.
    pub fn pairs(&self) -> impl Iterator<Item = (Place, Meeples)> {
        Place::ALL.into_iter().zip(self.0)
    }
}

impl Index<Place> for Places {
    type Output = Meeples;
    #[inline]
    fn index(&self, place: Place) -> &Meeples {
        &self.0[place.index()]
    }
}

impl IndexMut<Place> for Places {
    #[inline]
    fn index_mut(&mut self, place: Place) -> &mut Meeples {
        &mut self.0[place.index()]
    }
}

impl Index<Building> for Places {
    type Output = Meeples;
    #[inline]
    fn index(&self, building: Building) -> &Meeples {
        &self.0[building.index()]
    }
}

impl IndexMut<Building> for Places {
    #[inline]
    fn index_mut(&mut self, building: Building) -> &mut Meeples {
        &mut self.0[building.index()]
    }
}
