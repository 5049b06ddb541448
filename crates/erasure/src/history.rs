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
    /// The last turn of each seat.
    turns: [Turn; MAX_SEATS],
    /// The seat that decided last.
    decider: Option<Seat>,
    /// How many events are of decisions that stand: those after them are drafted.
    standing: usize,
}

/// The decisions that a seat last made one after another, as the numbers of events before and after them.
#[derive(Clone, Copy, Default)]
struct Turn {
    /// Where the turn before it began.
    previous: usize,
    begun: usize,
    ended: usize,
}

impl<G: Game> History<G> {
    pub(crate) fn new() -> History<G> {
        let turns = [Turn::default(); MAX_SEATS];
        History { heard: Vec::new(), recent: Vec::new(), drafted: None, turns, decider: None, standing: 0 }
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

    /// What has happened so far is not drafted.
    pub(crate) fn stand(&mut self) {
        self.standing = self.heard.len();
    }

    /// A seat has made a decision in its turn, and all that follows from it has happened. `begun` is the number of events
    /// before it.
    pub(crate) fn decided(&mut self, seat: Seat, begun: usize) {
        let turn = &mut self.turns[seat.index()];
        turn.ended = self.heard.len();
        if self.decider.replace(seat) != Some(seat) {
            (turn.previous, turn.begun) = (turn.begun, begun);
        }
    }

    /// What a seat heard since its last turn began; since the deal if it had none yet, nothing for a spectator. While
    /// nobody has decided after it, what it heard before that turn, so that it can still be read between its decisions.
    /// What it has drafted is not part of it.
    pub(crate) fn since(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        let range = match viewer.seat().map(|seat| (seat, self.turns[seat.index()])) {
            Some((seat, turn)) if self.decider == Some(seat) => turn.previous..turn.begun,
            Some((_, turn)) => turn.begun..self.standing,
            None => 0..0,
        };
        let since = self.heard[range].iter();
        since.filter(move |heard| heard.audience.includes(viewer)).map(|heard| &heard.event)
    }

    /// The number of events that a spectator has heard.
    pub(crate) fn public(&self) -> usize {
        self.heard(Viewer::Spectator).count()
    }

    /// All events that this viewer heard, with where each is in the game.
    pub(crate) fn past(&self, viewer: Viewer) -> impl Iterator<Item = Past<'_, G::Event>> {
        let ended = viewer.seat().map_or(usize::MAX, |seat| self.turns[seat.index()].ended);
        let mut public = 0;
        self.heard.iter().enumerate().filter_map(move |(number, heard)| {
            let stands = number < self.standing;
            public += usize::from(stands && heard.audience.includes(Viewer::Spectator));
            let past = Past { event: &heard.event, is_new: stands && number >= ended, public };
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

#[cfg(test)]
mod tests {
    use dollars_wanted::{DollarsWanted, Event};

    use super::*;

    const ANNA: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    /// A seat decides something that has one event.
    fn decide(history: &mut History<DollarsWanted>, seat: Seat) {
        let begun = history.len();
        history.heard.push(Heard { audience: Audience::All, event: Event::Skipped { seat } });
        history.decided(seat, begun);
        history.stand();
    }

    fn since(history: &History<DollarsWanted>, seat: Seat) -> Vec<Seat> {
        let who = history.since(Viewer::Seat(seat)).map(|event| match event {
            Event::Skipped { seat } => *seat,
            other => panic!("{other:?}"),
        });
        who.collect()
    }

    #[test]
    fn what_others_did_before_a_turn_is_listed_until_somebody_decides_after_it() {
        let mut history = History::new();
        decide(&mut history, ANNA);
        decide(&mut history, BEN);
        assert_eq!(since(&history, ANNA), [ANNA, BEN]);
        decide(&mut history, ANNA);
        decide(&mut history, ANNA);
        assert_eq!(since(&history, ANNA), [ANNA, BEN]);
        decide(&mut history, BEN);
        assert_eq!(since(&history, ANNA), [ANNA, ANNA, BEN]);
        assert_eq!(history.since(Viewer::Spectator).count(), 0);
    }
}
