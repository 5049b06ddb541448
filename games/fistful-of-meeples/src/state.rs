//! The true state of a game: the board. Only future chance is hidden.

use serde::{Deserialize, Serialize};
use table::SeatSet;

use crate::board::Board;

/// The whole board. Only the rules, the test kit and the bots' search may use it. Serialized as its board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct State {
    pub(crate) board: Board,
}

impl State {
    /// The seats that owe a decision.
    #[inline]
    pub(crate) fn to_act(&self) -> SeatSet {
        self.board.to_act()
    }
}
