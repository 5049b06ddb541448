//! What happens at a table, and who gets to hear of it.

use serde::{Deserialize, Serialize};

use crate::{Game, Seat, Viewer};

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

/// Receives events while rules run. Each comes with the state right after it, so that a page can be given *frames*.
pub trait Events<G: Game> {
    /// Whether anybody listens; where nobody does, a game need not gather what an event would hold.
    const LISTENS: bool = true;

    /// Something has just happened; `state` already shows it.
    fn event(&mut self, game: &G, state: &G::State, audience: Audience, event: G::Event);
}

/// The empty sink: simulation pays nothing for events.
impl<G: Game> Events<G> for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn event(&mut self, _: &G, _: &G::State, _: Audience, _: G::Event) {}
}

/// An event with those who receive it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard<E> {
    /// Who receives it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// A sink that keeps the events in order.
impl<G: Game> Events<G> for Vec<Heard<G::Event>> {
    fn event(&mut self, _: &G, _: &G::State, audience: Audience, event: G::Event) {
        self.push(Heard { audience, event });
    }
}

/// Two sinks at once.
impl<G: Game, A: Events<G>, B: Events<G>> Events<G> for (&mut A, &mut B) {
    fn event(&mut self, game: &G, state: &G::State, audience: Audience, event: G::Event) {
        self.0.event(game, state, audience, event.clone());
        self.1.event(game, state, audience, event);
    }
}
