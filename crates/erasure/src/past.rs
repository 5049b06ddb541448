//! The events that a viewer has heard, each with its place in the game.

/// Something that a viewer heard, with where it is in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past<'a, E> {
    /// What he heard.
    pub event: &'a E,
    /// Its number among all events of the game, from 0, heard or not. A viewer may not have it: it tells how many he has
    /// not heard.
    pub number: usize,
    /// Whether it is of a decision that stands: what the viewer has drafted may still be taken back.
    pub stands: bool,
    /// How many events a spectator had heard once it had happened.
    pub public: usize,
}
