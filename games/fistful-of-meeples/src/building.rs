//! The twelve buildings along Main Street and the signs on them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Seat;
use thiserror::Error;

use crate::field::Field;

/// How many buildings there are (FM-2).
pub const BUILDINGS: usize = 12;

/// A building, clockwise as the street runs (FM-2). Written `t1` to `t6` and `b1` to `b6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the letter is the row, the digit the column")]
pub enum Building {
    T1,
    T2,
    T3,
    T4,
    T5,
    T6,
    B6,
    B5,
    B4,
    B3,
    B2,
    B1,
}

impl Building {
    /// All buildings clockwise.
    pub const ALL: [Building; BUILDINGS] = [
        Building::T1,
        Building::T2,
        Building::T3,
        Building::T4,
        Building::T5,
        Building::T6,
        Building::B6,
        Building::B5,
        Building::B4,
        Building::B3,
        Building::B2,
        Building::B1,
    ];

    /// The four corners (FM-2).
    pub const CORNERS: [Building; 4] = [Building::T1, Building::T6, Building::B6, Building::B1];

    /// The stable name, also the end of its key in the words.
    pub fn name(self) -> &'static str {
        ["t1", "t2", "t3", "t4", "t5", "t6", "b6", "b5", "b4", "b3", "b2", "b1"][self as usize]
    }

    /// Its number clockwise, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whether it is a corner (FM-2).
    #[inline]
    pub fn is_corner(self) -> bool {
        matches!(self, Building::T1 | Building::T6 | Building::B6 | Building::B1)
    }

    /// The field in front of it.
    #[inline]
    pub fn door(self) -> Field {
        const DOORS: [Field; BUILDINGS] = [
            Field::T1,
            Field::T2,
            Field::T3,
            Field::T4,
            Field::T5,
            Field::T6,
            Field::B6,
            Field::B5,
            Field::B4,
            Field::B3,
            Field::B2,
            Field::B1,
        ];
        DOORS[self as usize]
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no building.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is no building; buildings are `t1` to `t6` and `b1` to `b6`")]
pub struct NoBuilding(String);

impl FromStr for Building {
    type Err = NoBuilding;
    fn from_str(text: &str) -> Result<Building, NoBuilding> {
        let found = Building::ALL.into_iter().find(|building| building.name() == text);
        found.ok_or_else(|| NoBuilding(text.chars().take(40).collect()))
    }
}

/// Which side of a sign lies up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// The side with 5 points.
    Five,
    /// The upgraded side with 10 points.
    Ten,
}

/// A sign on a building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Sign {
    /// Whose it is.
    pub owner: Seat,
    /// Which side lies up.
    pub face: Face,
}
