//! What a row lacks for its building.

use serde::{Deserialize, Serialize};

use crate::card::{ByTool, Tool};

/// The icons that a building needs beyond those that its row shows (DW-12, DW-14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Missing {
    /// The missing icons of each tool, before Jokers are counted.
    pub icons: ByTool<u8>,
    /// How many of them Jokers can fill.
    pub wild: u8,
}

impl Missing {
    /// How many icons of all tools are missing, before Jokers are counted.
    #[inline]
    pub fn count(&self) -> u8 {
        Tool::ALL.into_iter().map(|tool| self.icons[tool]).sum()
    }

    /// Whether Jokers fill everything that is missing.
    #[inline]
    pub fn is_filled(&self) -> bool {
        self.count() <= self.wild
    }
}
