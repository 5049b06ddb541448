//! A running game as one viewer has it: all that a page, a reason or a hint is ever made of.

use std::any::Any;

use table::{Game, Viewer};

use crate::offer::{Choice, Offer};
use crate::past::Past;
use crate::running::{Match, Running};

/// A running game with its viewer. Nothing that another viewer may not see can be had of it.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    game: &'a dyn Match,
    viewer: Viewer,
}

impl<'a> Seen<'a> {
    /// The game for this viewer.
    pub fn new(game: &'a dyn Match, viewer: Viewer) -> Seen<'a> {
        Seen { game, viewer }
    }

    /// Who looks.
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    /// The viewer's legal actions in their order; a spectator has none.
    pub fn choices(self) -> Vec<Choice> {
        self.viewer.seat().map(|seat| self.game.choices(seat)).unwrap_or_default()
    }

    /// What he sees now, as JSON.
    pub fn view_json(self) -> String {
        self.game.view_json(self.viewer)
    }

    /// All events that he heard since the deal, as a JSON list.
    pub fn events_json(self) -> String {
        self.game.events_json(self.viewer)
    }

    /// How many events a spectator has heard.
    pub fn public(self) -> usize {
        self.game.public()
    }

    /// The same with the types of its game; `None` when it is another game.
    pub fn of<G: Game>(self) -> Option<SeenAs<'a, G>> {
        let running = (self.game as &dyn Any).downcast_ref()?;
        Some(SeenAs { running, viewer: self.viewer })
    }
}

/// A running game of one kind with its viewer.
pub struct SeenAs<'a, G: Game> {
    running: &'a Running<G>,
    viewer: Viewer,
}

impl<'a, G: Game> SeenAs<'a, G> {
    /// The rules.
    pub fn game(&self) -> &'a G {
        &self.running.game
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What he sees now.
    pub fn view(&self) -> G::View {
        self.running.game.view(&self.running.position.state, self.viewer)
    }

    /// What he has been shown since the deal; a spectator has no recall.
    pub fn recall(&self) -> Option<&'a G::Recall> {
        self.running.position.recalls.get(self.viewer.seat()?)
    }

    /// His legal actions in their order. `view` is his view.
    pub fn offers(&self, view: &G::View) -> Vec<Offer<G::Action>> {
        self.running.offers(self.viewer, view)
    }

    /// The events that he heard since the deal, from the one with this number on.
    pub fn past(&self, from: usize) -> impl DoubleEndedIterator<Item = Past<'a, G::Event>> {
        self.running.history.past(self.viewer, from)
    }

    /// How many events there were after the last decision of his seat in its turn; those after them are new to him.
    pub fn decided(&self) -> usize {
        self.running.history.decided(self.viewer)
    }

    /// How many events there are of decisions that stand.
    pub fn standing(&self) -> usize {
        self.running.history.standing()
    }

    /// The events that he heard since the page was turned.
    pub fn recent(&self) -> impl Iterator<Item = &'a G::Event> {
        self.running.history.recent(self.viewer)
    }

    /// Those of them that are new to him: not of his own draft.
    pub fn news(&self) -> impl Iterator<Item = &'a G::Event> {
        self.running.history.news(self.viewer).map(|(event, _)| event)
    }

    /// The same, each with what he saw right after it.
    pub fn moments(&self) -> impl Iterator<Item = (&'a G::Event, G::View)> {
        let (game, viewer) = (self.game(), self.viewer);
        self.running.history.news(viewer).map(move |(event, state)| (event, game.view(state, viewer)))
    }
}
