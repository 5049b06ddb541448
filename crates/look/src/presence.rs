//! The words for whether somebody is there.

use table::Presence;

/// The key of its word, and the class of its mark.
pub(crate) fn key(presence: Presence) -> &'static str {
    match presence {
        Presence::Here => "presence-here",
        Presence::Away => "presence-away",
        Presence::Bot => "presence-bot",
    }
}
