//! The buildings that are robbed.

use serde::{Deserialize, Serialize};

use crate::card::{ByTool, Tool, ToolSet};

/// How many buildings there are (DW-1).
pub const BUILDINGS: usize = 18;

/// A building's number in the edition, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BuildingId(pub u8);

table::names! {
    /// What a building is. The richest come first.
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

/// The side of a building that lies up while it can be robbed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Front {
    /// What it is.
    pub kind: BuildingKind,
    /// How many icons of each tool it needs.
    pub needs: ByTool<u8>,
}

impl Front {
    /// The tools it needs at least one icon of (DW-6).
    pub fn tools(&self) -> ToolSet {
        Tool::ALL.into_iter().filter(|tool| self.needs[*tool] > 0).collect()
    }
}

/// A building card with both of its sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Building {
    /// The side with the need.
    pub front: Front,
    /// The side with the dollars.
    pub dollars: i32,
}
