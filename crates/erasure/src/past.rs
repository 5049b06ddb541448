//! The events that a viewer has heard, each with its place in the game.

use crate::when::When;

/// An event that a viewer heard, with its place in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past<'a, E> {
    /// The event.
    pub event: &'a E,
    /// Its number among all events of the game, from 0. Viewers must not learn it: it tells how many events they did
    /// not hear.
    pub number: usize,
    /// Whether its decision is committed. One that the viewer drafted may still be taken back.
    pub stands: bool,
    /// How many events a spectator had heard right after it.
    pub public: usize,
    /// The turn and the step to which it belongs.
    pub when: When,
}
