//! Positions: the names of places and fields in classes, ids and keys. The stylesheet knows the coordinates, one set
//! for a street from left to right and one for a street from top to bottom.

use std::fmt;

use fistful_of_meeples::{Building, Field, Place};
use look::Words;

use crate::art;

/// A place or a field. As a text it is the class that positions an element there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Spot {
    Place(Place),
    Field(Field),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Place(place) => write!(f, "at-{place}"),
            Spot::Field(field) => write!(f, "by-{field}"),
        }
    }
}

impl Spot {
    pub(crate) fn name(self, words: &Words) -> String {
        match self {
            Spot::Place(place) => art::place_name(place, words),
            Spot::Field(field) => art::field_name(field, words),
        }
    }

    /// Its key. A building and its door share one: digits for the upper row, letters for the lower one.
    pub(crate) fn key(self) -> &'static str {
        let building =
            |building: Building| ["1", "2", "3", "4", "5", "6", "h", "g", "f", "d", "s", "a"][building.index()];
        match self {
            Spot::Place(Place::Building(at)) => building(at),
            Spot::Place(Place::Saloon) => "7",
            Spot::Place(Place::Jail) => "8",
            Spot::Field(Field::W) => "9",
            Spot::Field(field) => field.building().map_or("0", building),
        }
    }
}
