//! Cubes, and the supplies of a seat and of the bag.

use serde::{Deserialize, Serialize};

table::names! {
    /// A kind of cube in the bag (FM-1), in the order in which a draw counts the bag.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Cube {
        /// Worth a point at the end; buys bars.
        Gold = "gold",
        /// Pays for signs.
        Stone = "stone",
        /// Explodes when it is drawn (FM-27).
        Dynamite = "dynamite",
    }
}

/// The contents of the bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bag {
    /// Gold cubes.
    pub gold: u8,
    /// Stone cubes.
    pub stone: u8,
    /// Dynamite.
    pub dynamite: u8,
}

impl Bag {
    /// How many cubes can be drawn.
    #[inline]
    pub fn total(self) -> u32 {
        u32::from(self.gold) + u32::from(self.stone) + u32::from(self.dynamite)
    }
}

/// The cost of a sign or of its upgrade (FM-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// Gold cubes.
    pub gold: u8,
    /// Stone cubes.
    pub stone: u8,
}

/// A seat's supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Supply {
    /// Gold cubes.
    pub gold: u8,
    /// Stone cubes.
    pub stone: u8,
    /// Gold bars.
    pub bars: u8,
    /// Signs not built yet.
    pub signs: u8,
}

impl Supply {
    /// Whether the supply covers this cost.
    #[inline]
    pub fn can_pay(&self, cost: Cost) -> bool {
        self.gold >= cost.gold && self.stone >= cost.stone
    }
}
