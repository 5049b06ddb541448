//! The events that a viewer has heard, each with its place in the game.

/// Something that a viewer heard, with where it is in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past<'a, E> {
    /// What he heard.
    pub event: &'a E,
    /// Whether it is of a decision that stands: what the viewer has drafted may still be taken back.
    pub stands: bool,
    /// Whether it came after the last decision of his seat in its turn and is not drafted; never for a spectator.
    pub is_new: bool,
    /// How many events a spectator had heard once it had happened.
    pub public: usize,
}
