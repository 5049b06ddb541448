//! What happens at a table, and who gets to hear of it.

use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer};

/// Who receives an event. Each of them may see every field of it; what differs by viewer is two events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// All seats and spectators.
    All,
    /// One seat alone.
    Only(Seat),
}

impl Audience {
    /// Whether this viewer receives the event.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

/// An event with those who receive it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard<E> {
    /// Who receives it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}
