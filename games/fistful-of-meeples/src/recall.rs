//! What a seat has been shown since the deal, as far as it is not on the board: nothing.

use serde::{Deserialize, Serialize};

/// A seat's memory. All that bears on what is still to come lies open, so it holds nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Recall {}
