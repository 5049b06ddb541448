//! The events that a viewer has heard, each with its place in the game.

/// Something that a viewer heard, with where it is in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past<'a, E> {
    /// What he heard.
    pub event: &'a E,
    /// Whether it came after the last turn of his seat and is not drafted; never for a spectator.
    pub is_new: bool,
    /// How many events a spectator had heard once it had happened.
    pub public: usize,
}
