//! Positions: the names of places and fields in classes, ids and keys. The stylesheet knows the coordinates, one set
//! for a street from left to right and one for a street from top to bottom.

use fistful_of_meeples::{Building, Field, Place};

/// The class that positions an element at a place.
pub(crate) fn at(place: Place) -> String {
    format!("at-{place}")
}

/// The class that positions an element at a field.
pub(crate) fn by(field: Field) -> String {
    format!("by-{field}")
}

/// The key of a building and of its door: digits for the upper row, letters for the lower one.
fn building_key(building: Building) -> &'static str {
    ["1", "2", "3", "4", "5", "6", "h", "g", "f", "d", "s", "a"][building.index()]
}

/// The key of a place.
pub(crate) fn place_key(place: Place) -> &'static str {
    match place {
        Place::Building(building) => building_key(building),
        Place::Saloon => "7",
        Place::Jail => "8",
    }
}

/// The key of a field.
pub(crate) fn field_key(field: Field) -> &'static str {
    match (field.building(), field) {
        (Some(building), _) => building_key(building),
        (None, Field::W) => "9",
        (None, _) => "0",
    }
}
