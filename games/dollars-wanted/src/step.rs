//! The step that a turn has reached.

use serde::{Deserialize, Serialize};

use crate::event::End;

/// The pending decision of the active seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Lay the first card.
    First,
    /// Lay the second card.
    Second,
    /// Rob a building, or pass.
    Rob,
    /// Nothing to decide: the turn is ending.
    Close,
    /// Nothing to decide: the game is over.
    Over(End),
}
