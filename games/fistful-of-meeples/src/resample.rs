//! Resampling: a random world consistent with what a seat knows.
//!
//! There is only one: everything is open, so it is the board that the seat sees. Future draws and rolls are not part of
//! it; they come from the chance that plays it on.

use table::{Knows, Stream};

use crate::game::FistfulOfMeeples;
use crate::state::State;

/// The world in which the seat would know exactly this.
pub(crate) fn resample<S: Stream>(_game: &FistfulOfMeeples, knows: &Knows<FistfulOfMeeples>, _random: &mut S) -> State {
    State { board: knows.view.board.clone() }
}
