//! Resampling: a random world consistent with what a seat knows.
//!
//! There is only one: everything is open, so it is the board that the seat sees. Future draws and rolls are not part of
//! it; they come from the chance that plays it on.

use table::Knows;

use crate::game::FistfulOfMeeples;
use crate::state::State;

/// The world in which the seat would know exactly this.
pub(crate) fn resample(knows: &Knows<FistfulOfMeeples>) -> State {
    State { board: knows.view.board.clone() }
}
