//! The buildings to rob.

use serde::{Deserialize, Serialize};

use crate::card::{ByTool, Tool, ToolSet};

/// How many buildings there are (DW-1).
pub const BUILDINGS: usize = 18;

/// A building's number in the edition, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BuildingId(pub u8);

table::names! {
    /// The kind of a building, richest first.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum BuildingKind {
        /// A bank.
        Bank = "bank",
        /// A casino.
        Casino = "casino",
        /// A saloon.
        Saloon = "saloon",
        /// A shop.
        Shop = "shop",
    }
}

/// The front of a building card: the side that lies up while it can be robbed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Front {
    /// The kind of building.
    pub kind: BuildingKind,
    /// How many icons of each tool it needs.
    pub needs: ByTool<u8>,
}

impl Front {
    /// The tools of which it needs at least one icon (DW-6).
    pub fn tools(&self) -> ToolSet {
        Tool::ALL.into_iter().filter(|tool| self.needs[*tool] > 0).collect()
    }
}

/// A building card, both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Building {
    /// The side that shows the need.
    pub front: Front,
    /// The side that shows the dollars.
    pub dollars: i32,
}
