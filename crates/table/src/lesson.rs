//! The guided first game of a game: a deal that is always the same.

/// A guided first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The name of its deal. The secret and the key derive from it, so replay, download and `posse verify` work as for
    /// any table. The headers of guided tables contain it, so another deal needs another name.
    pub deal: &'static str,
    /// The number of players; the learner has the first seat.
    pub seats: u8,
}
