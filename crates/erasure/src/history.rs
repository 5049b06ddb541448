//! Everything that happened in a running game.

use table::{Audience, Events, Game, Heard, Seat, Viewer};

/// All events, and the states right after those since the page was last turned.
#[derive(Clone)]
pub(crate) struct History<G: Game> {
    heard: Vec<Heard<G::Event>>,
    recent: Vec<G::State>,
    /// The seat that has drafted the first recent events, and how many.
    drafted: Option<(Seat, usize)>,
}

impl<G: Game> History<G> {
    pub(crate) fn new() -> History<G> {
        History { heard: Vec::new(), recent: Vec::new(), drafted: None }
    }

    /// Clears the recent events.
    pub(crate) fn turn_page(&mut self) {
        self.recent.clear();
        self.drafted = None;
    }

    /// What is recent now was drafted by this seat, which has seen it.
    pub(crate) fn drafted_by(&mut self, seat: Seat) {
        self.drafted = Some((seat, self.recent.len()));
    }

    /// All events that this viewer heard.
    pub(crate) fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.heard.iter().filter(move |heard| heard.audience.includes(viewer)).map(|heard| &heard.event)
    }

    /// The recent events that this viewer heard, those of his own draft included.
    pub(crate) fn recent(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.moments(0, viewer).map(|(event, _)| event)
    }

    /// The recent events that are new to this viewer, each with the state right after it.
    pub(crate) fn news(&self, viewer: Viewer) -> impl Iterator<Item = (&G::Event, &G::State)> {
        let known = self.drafted.filter(|(seat, _)| viewer == Viewer::Seat(*seat)).map_or(0, |(_, count)| count);
        self.moments(known, viewer)
    }

    fn moments(&self, skipped: usize, viewer: Viewer) -> impl Iterator<Item = (&G::Event, &G::State)> {
        let moments = self.heard[self.heard.len() - self.recent.len()..].iter().zip(&self.recent);
        let for_viewer = moments.skip(skipped).filter(move |(heard, _)| heard.audience.includes(viewer));
        for_viewer.map(|(heard, state)| (&heard.event, state))
    }
}

impl<G: Game> Events<G> for History<G> {
    fn event(&mut self, _: &G, state: &G::State, audience: Audience, event: G::Event) {
        self.heard.push(Heard { audience, event });
        self.recent.push(state.clone());
    }
}
