//! A running game for one viewer. Pages, reasons, hints and JSON are made of nothing else.

use std::any::Any;

use table::{Game, Outcome, Viewer};

use crate::offer::{Choice, Offer};
use crate::past::Past;
use crate::refusal::Refusal;
use crate::running::{AnyMatch, Running};

/// A running game joined with its viewer. It gives only what this viewer may see.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    game: &'a dyn AnyMatch,
    viewer: Viewer,
}

impl<'a> Seen<'a> {
    /// The game for this viewer.
    pub fn new(game: &'a dyn AnyMatch, viewer: Viewer) -> Seen<'a> {
        Seen { game, viewer }
    }

    /// The viewer.
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    /// The viewer's legal actions in their order; a spectator has none.
    pub fn choices(self) -> Vec<Choice> {
        self.viewer.seat().map(|seat| self.game.choices(seat)).unwrap_or_default()
    }

    /// What the viewer sees now, as JSON.
    pub fn view_json(self) -> String {
        self.game.view_json(self.viewer)
    }

    /// All events that the viewer heard since the deal, as a JSON list.
    pub fn events_json(self) -> String {
        self.game.events_json(self.viewer)
    }

    /// The committed events that the viewer heard since the deal, from this number on, as a JSON list; and the number of
    /// all of them. A draft does not change them.
    pub fn told_json(self, from: usize) -> (String, usize) {
        self.game.told_json(self.viewer, from)
    }

    /// The viewer's legal action with this text. A spectator has none.
    ///
    /// # Errors
    /// When the text is no action, or the viewer may not do this now; with the game's reason.
    pub fn choice(self, text: &str) -> Result<Choice, Refusal> {
        self.viewer.seat().map_or(Err(Refusal::NotLegal(None)), |seat| self.game.choice(seat, text))
    }

    /// How many committed events a spectator has heard.
    pub fn public(self) -> usize {
        self.game.public()
    }

    /// The same with the types of the game `G`; `None` when it is another game.
    pub fn of<G: Game>(self) -> Option<SeenAs<'a, G>> {
        let running = (self.game as &dyn Any).downcast_ref()?;
        Some(SeenAs { running, viewer: self.viewer })
    }
}

/// A [`Seen`] with the types of its game.
pub struct SeenAs<'a, G: Game> {
    running: &'a Running<G>,
    viewer: Viewer,
}

impl<'a, G: Game> SeenAs<'a, G> {
    /// The rules.
    pub fn game(&self) -> &'a G {
        self.running.playing.game()
    }

    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What the viewer sees now.
    pub fn view(&self) -> G::View {
        self.running.playing.view(self.viewer)
    }

    /// What the viewer has been shown since the deal; `None` for a spectator.
    pub fn recall(&self) -> Option<&'a G::Recall> {
        self.running.playing.position().recalls.get(self.viewer.seat()?)
    }

    /// The viewer's legal actions in their order. `view` is the viewer's own.
    pub fn offers(&self, view: &G::View) -> Vec<Offer<G::Action>> {
        self.running.offers(self.viewer, view)
    }

    /// The events that the viewer heard since the deal, from the one with this number on.
    pub fn past(&self, from: usize) -> impl DoubleEndedIterator<Item = Past<'a, G::Event>> {
        self.running.history.past(self.viewer, from)
    }

    /// How many events there were right after the viewer's seat last decided on its turn. Later ones are new to
    /// the viewer.
    pub fn decided(&self) -> usize {
        self.running.history.decided(self.viewer)
    }

    /// The number of committed events.
    pub fn standing(&self) -> usize {
        self.running.history.standing()
    }

    /// The events that the viewer heard since the page was turned.
    pub fn recent(&self) -> impl Iterator<Item = &'a G::Event> {
        self.running.history.recent(self.viewer)
    }

    /// Those of them that are new to the viewer: not from the viewer's own draft.
    pub fn news(&self) -> impl Iterator<Item = &'a G::Event> {
        self.running.history.news(self.viewer).map(|(event, _)| event)
    }

    /// The same, each with what the viewer saw right after it.
    pub fn moments(&self) -> impl Iterator<Item = (&'a G::Event, G::View)> {
        let (game, viewer) = (self.game(), self.viewer);
        self.running.history.news(viewer).map(move |(event, state)| (event, game.view(state, viewer)))
    }

    /// What a spectator saw right after one of these moments, counted from 0.
    pub fn spectated(&self, moment: usize) -> Option<G::View> {
        let (_, state) = self.running.history.news(self.viewer).nth(moment)?;
        Some(self.game().view(state, Viewer::Spectator))
    }

    /// The outcome; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.running.playing.outcome()
    }
}
