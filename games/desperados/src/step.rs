//! The step that a turn has reached.

use serde::{Deserialize, Serialize};

use crate::event::End;
use crate::place::Spot;

/// The pending decision and who makes it. Everybody sees the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Nothing to decide: a turn begins, and cards are drawn (DE-6).
    Draw,
    /// The active seat puts a card in front of a place (DE-7).
    Place,
    /// Nothing to decide: a card was put in front of this place.
    Placed(Spot),
    /// All seats secretly choose their gangs for the hold-up of this place (DE-11).
    HoldUp(Spot),
    /// Nothing to decide: the gangs are revealed and the place is won (DE-16, DE-17).
    Reveal(Spot),
    /// Nothing to decide: the game is over.
    Over(End),
}
