//! A random world that a seat's knowledge allows.
//!
//! There is only one: everything lies open, so it is the board that the seat sees. Draws and rolls to come are no part
//! of it; the chance with which it is played on decides them.

use table::Knows;

use crate::game::FistfulOfMeeples;
use crate::state::State;

/// The world in which the seat would know just this.
pub(crate) fn resample(knows: &Knows<FistfulOfMeeples>) -> State {
    State { board: knows.view.board.clone() }
}
