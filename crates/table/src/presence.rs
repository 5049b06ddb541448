//! Whether somebody is there for a seat.

/// Whether somebody is there for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// Seen in the last minute.
    Here,
    /// Not seen for longer.
    Away,
    /// A bot plays.
    Bot,
}
