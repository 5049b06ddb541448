//! Everything that happened in a running game.

use table::{Audience, Events, Game, Heard, MAX_SEATS, Seat, Viewer};

use crate::past::Past;

/// All events, and the states right after those since the page was last turned.
#[derive(Clone)]
pub(crate) struct History<G: Game> {
    heard: Vec<Heard<G::Event>>,
    recent: Vec<G::State>,
    /// The seat that has drafted the first recent events, and how many.
    drafted: Option<(Seat, usize)>,
    /// How many events there were after the last decision of each seat in its turn.
    decided: [usize; MAX_SEATS],
    /// How many events are of decisions that stand: those after them are drafted.
    standing: usize,
}

impl<G: Game> History<G> {
    pub(crate) fn new() -> History<G> {
        History { heard: Vec::new(), recent: Vec::new(), drafted: None, decided: [0; MAX_SEATS], standing: 0 }
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

    /// The number of events.
    pub(crate) fn len(&self) -> usize {
        self.heard.len()
    }

    /// Whether a spectator has heard any of the events after so many.
    pub(crate) fn is_public_from(&self, number: usize) -> bool {
        self.heard[number..].iter().any(|heard| heard.audience.includes(Viewer::Spectator))
    }

    /// What has happened so far is not drafted.
    pub(crate) fn stand(&mut self) {
        self.standing = self.heard.len();
    }

    /// A seat has made a decision in its turn, and all that follows from it has happened.
    pub(crate) fn decided(&mut self, seat: Seat) {
        self.decided[seat.index()] = self.heard.len();
    }

    /// The number of events that a spectator has heard.
    pub(crate) fn public(&self) -> usize {
        self.heard(Viewer::Spectator).count()
    }

    /// All events that this viewer heard, with where each is in the game.
    pub(crate) fn past(&self, viewer: Viewer) -> impl Iterator<Item = Past<'_, G::Event>> {
        let decided = viewer.seat().map_or(usize::MAX, |seat| self.decided[seat.index()]);
        let mut public = 0;
        self.heard.iter().enumerate().filter_map(move |(number, heard)| {
            let stands = number < self.standing;
            public += usize::from(stands && heard.audience.includes(Viewer::Spectator));
            let past = Past { event: &heard.event, stands, is_new: stands && number >= decided, public };
            heard.audience.includes(viewer).then_some(past)
        })
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
