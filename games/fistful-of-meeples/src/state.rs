//! The truth of a game: the board. Nothing is hidden but what chance will bring.

use serde::{Deserialize, Serialize};

use crate::board::Board;

/// The whole board. Only the rules, the test kit and the bots' search may name it. Written as its board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct State {
    pub(crate) board: Board,
}
