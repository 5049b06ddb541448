//! What a row lacks for its building.

use serde::{Deserialize, Serialize};

use crate::card::{ByTool, Tool};

/// The icons that a building needs beyond what its row shows (DW-12, DW-14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Missing {
    /// How many of each tool, before Jokers stand for any.
    pub icons: ByTool<u8>,
    /// How many of them Jokers stand for.
    pub wild: u8,
}

impl Missing {
    /// How many icons of all tools are missing, before Jokers stand for any.
    #[inline]
    pub fn count(&self) -> u8 {
        Tool::ALL.into_iter().map(|tool| self.icons[tool]).sum()
    }

    /// Whether Jokers stand for all that is missing.
    #[inline]
    pub fn is_filled(&self) -> bool {
        self.count() <= self.wild
    }
}
