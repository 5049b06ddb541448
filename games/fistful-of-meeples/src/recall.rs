//! A seat's recall: what it has been shown since the deal and the board does not show. Nothing, in this game.

use serde::{Deserialize, Serialize};

use crate::event::Event;

/// A seat's memory. Empty: everything that bears on the future is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Recall {}

impl Recall {
    /// Keeps nothing of an event.
    #[inline(always)]
    pub(crate) fn observe(&mut self, _event: &Event) {}
}
