//! The history of a running game: all its events, and its recent states.

use table::{Audience, Events, Game, Heard, MAX_SEATS, Seat, Viewer};

use crate::past::Past;
use crate::when::When;

/// All events, and the state right after each *recent* one: those since the last [`clear_frames`](History::clear_frames).
#[derive(Clone)]
pub(crate) struct History<G: Game> {
    heard: Vec<Heard<G::Event>>,
    /// For each event, how many events a spectator had heard right after it.
    public: Vec<usize>,
    /// For each event, the turn and the step to which it belongs.
    places: Vec<When>,
    /// The turn that has begun last, and the decisions made in it.
    when: When,
    recent: Vec<G::State>,
    /// The seat that drafted the first recent events, and their number.
    drafted: Option<(Seat, usize)>,
    /// For each seat, how many events there were right after its last decision in its turn.
    decided: [usize; MAX_SEATS],
    /// The number of committed events. Later ones are drafted.
    standing: usize,
}

impl<G: Game> History<G> {
    pub(crate) fn new() -> History<G> {
        History {
            heard: Vec::new(),
            public: Vec::new(),
            places: Vec::new(),
            when: When::default(),
            recent: Vec::new(),
            drafted: None,
            decided: [0; MAX_SEATS],
            standing: 0,
        }
    }

    /// Clears the recent events.
    pub(crate) fn clear_frames(&mut self) {
        self.recent.clear();
        self.drafted = None;
    }

    /// Records that this seat drafted all that is recent now, and has seen it.
    pub(crate) fn drafted_by(&mut self, seat: Seat) {
        self.drafted = Some((seat, self.recent.len()));
    }

    /// The turn that has begun last, and the number of decisions made in it.
    pub(crate) fn when(&self) -> When {
        self.when
    }

    /// Counts a decision, before its events. Returns the place before it.
    pub(crate) fn decide(&mut self) -> When {
        let next = self.when.next();
        std::mem::replace(&mut self.when, next)
    }

    /// Does not count a decision that turned out not to be legal, and so had no events.
    pub(crate) fn return_to(&mut self, before: When) {
        self.when = before;
    }

    /// The number of events.
    pub(crate) fn len(&self) -> usize {
        self.heard.len()
    }

    /// Whether a spectator has heard any event from this number on.
    pub(crate) fn is_public_from(&self, number: usize) -> bool {
        self.heard[number..].iter().any(|heard| heard.audience.includes(Viewer::Spectator))
    }

    /// Marks all events so far as committed.
    pub(crate) fn stand(&mut self) {
        self.standing = self.heard.len();
    }

    /// Records that a seat decided in its turn. Everything that follows from it has happened.
    pub(crate) fn has_decided(&mut self, seat: Seat) {
        self.decided[seat.index()] = self.heard.len();
    }

    /// The number of committed events that a spectator has heard.
    pub(crate) fn public(&self) -> usize {
        self.public_by(self.standing)
    }

    /// How many of the first `events` events a spectator has heard.
    fn public_by(&self, events: usize) -> usize {
        events.checked_sub(1).map_or(0, |last| self.public[last])
    }

    /// The events from this number on that this viewer heard, each with its place in the game.
    pub(crate) fn past(&self, viewer: Viewer, from: usize) -> impl DoubleEndedIterator<Item = Past<'_, G::Event>> {
        self.heard[from..].iter().enumerate().filter_map(move |(at, heard)| {
            let number = from + at;
            let stands = number < self.standing;
            let public = self.public_by(self.standing.min(number + 1));
            let past = Past { event: &heard.event, number, stands, public, when: self.places[number] };
            heard.audience.includes(viewer).then_some(past)
        })
    }

    /// How many events there were right after the last decision of this viewer's seat in its turn. For a spectator no
    /// event counts as new.
    pub(crate) fn decided(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(usize::MAX, |seat| self.decided[seat.index()])
    }

    /// The number of committed events.
    pub(crate) fn standing(&self) -> usize {
        self.standing
    }

    /// All events that this viewer heard.
    pub(crate) fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.heard.iter().filter(move |heard| heard.audience.includes(viewer)).map(|heard| &heard.event)
    }

    /// The committed events that this viewer heard.
    pub(crate) fn told(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        let standing = &self.heard[..self.standing];
        standing.iter().filter(move |heard| heard.audience.includes(viewer)).map(|heard| &heard.event)
    }

    /// The recent events that this viewer heard, including those of the viewer's own draft.
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
        self.public.push(self.public_by(self.public.len()) + usize::from(audience.includes(Viewer::Spectator)));
        if G::turn(&event).is_some() {
            self.when = When { turn: self.when.turn + 1, step: 0 };
        }
        self.places.push(self.when);
        self.heard.push(Heard { audience, event });
        self.recent.push(state.clone());
    }
}
