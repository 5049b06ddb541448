//! Events and who receives them.

use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer};

/// Who receives an event. Every recipient may see all of its fields; what differs by viewer is sent as separate events:
/// *Anna drew two* is for all, *you drew these* is another event for her alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// All seats and spectators.
    All,
    /// Only this seat.
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

/// How an event turns out for the seat that it matters to most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fortune {
    /// The seat has won something.
    Good(Seat),
    /// The seat has lost something.
    Bad(Seat),
}

/// An event with its audience.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard<E> {
    /// Who receives it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}
