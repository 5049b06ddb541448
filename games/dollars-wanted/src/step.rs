//! Where in a turn the game stands.

use serde::{Deserialize, Serialize};

use crate::event::End;

/// What the active seat has to decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Lay the first card.
    First,
    /// Lay the second card.
    Second,
    /// Rob a building, or not.
    Rob,
    /// Nothing: the turn is being ended.
    Close,
    /// Nothing: the game is over.
    Over(End),
}
