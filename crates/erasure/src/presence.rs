//! Whether a seat's player is present.

use crate::title::Cast;

/// Whether a seat's player is present.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Presence {
    /// A person, seen in the last minute.
    Here,
    /// A person, not seen for longer.
    Away,
    /// A person of a game that is over or replayed: nobody waits for them.
    Past,
    /// A bot; `None` if this program does not know it.
    Bot(Option<Cast>),
}
