//! The twelve buildings along Main Street and the signs on them.

use serde::{Deserialize, Serialize};
use table::Seat;

/// How many buildings there are (FM-2).
pub const BUILDINGS: usize = 12;

table::names! {
    /// A building, clockwise as the street runs (FM-2). Written `t1` to `t6` and `b1` to `b6`.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[repr(u8)]
    #[expect(missing_docs, reason = "the letter is the row, the digit the column")]
    pub enum Building {
        T1 = "t1",
        T2 = "t2",
        T3 = "t3",
        T4 = "t4",
        T5 = "t5",
        T6 = "t6",
        B6 = "b6",
        B5 = "b5",
        B4 = "b4",
        B3 = "b3",
        B2 = "b2",
        B1 = "b1",
    }
}

impl Building {
    /// The four corners (FM-2).
    pub const CORNERS: [Building; 4] = [Building::T1, Building::T6, Building::B6, Building::B1];

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
}

table::written!(Building, Building::ALL, "building; buildings are `t1` to `t6` and `b1` to `b6`");

/// The face-up side of a sign.
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
    /// The owner.
    pub owner: Seat,
    /// The side facing up.
    pub face: Face,
}
