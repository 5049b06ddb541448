//! Where in a turn the game stands.

use serde::{Deserialize, Serialize};

use crate::event::End;
use crate::place::Spot;

/// What is to be decided, and by whom. Everybody sees it alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Nothing: a turn begins, and cards are drawn (DE-6).
    Draw,
    /// The active seat puts a card in front of a place (DE-7).
    Place,
    /// Nothing: a card was put in front of this place.
    Placed(Spot),
    /// All seats choose in secret who joins the hold-up of this place (DE-11).
    HoldUp(Spot),
    /// Nothing: the gangs are revealed and the place is won (DE-16, DE-17).
    Reveal(Spot),
    /// Nothing: the game is over.
    Over(End),
}
