//! A running game that knows its rules.

use std::ops::Deref;

use crate::{Chance, Events, Game, Knows, NotLegal, Outcome, Position, Seat, SeatSet, Viewer};

/// A running game that knows its rules and its randomness. `R` points to the rules: a `&G`, or an `Arc<G>` for a match
/// that outlives them.
#[derive(Clone)]
pub struct Match<R: Deref<Target: Game>, C> {
    game: R,
    chance: C,
    position: Position<R::Target>,
}

impl<G: Game, R: Deref<Target = G>, C: Chance> Match<R, C> {
    /// Deals a new game.
    pub fn deal(game: R, chance: C) -> Match<R, C> {
        Match::deal_with(game, chance, &mut ())
    }

    /// Deals a new game and passes on its events, such as to a `Vec`.
    pub fn deal_with<E: Events<G>>(game: R, chance: C, events: &mut E) -> Match<R, C> {
        let position = Position::deal(&*game, &chance, events);
        Match { game, chance, position }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The true state, and each seat's recall.
    pub fn position(&self) -> &Position<G> {
        &self.position
    }

    /// The seats that owe a decision: none once the game is over, several only in a secret simultaneous choice.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.position.state)
    }

    /// The seat's legal actions, sorted; none if it owes no decision.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.legal(&self.position.state, seat, &mut list);
        list
    }

    /// Why the seat may not do this now; `None` when it is legal.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<G::Illegal> {
        self.game.why_not(&self.view(Viewer::Seat(seat)), action)
    }

    /// What a viewer sees now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.position.state, viewer)
    }

    /// The information set of a seat: what a bot decides from.
    pub fn knows(&self, seat: Seat) -> Knows<G> {
        self.position.knows(&self.game, seat)
    }

    /// Performs a decision and everything that follows without a decision.
    ///
    /// # Errors
    /// When the action is not in the seat's legal list; then nothing has changed.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), NotLegal> {
        self.play_with(seat, action, &mut ())
    }

    /// The same, and passes on the events.
    ///
    /// # Errors
    /// When the action is not in the seat's legal list; then nothing has changed.
    pub fn play_with<E: Events<G>>(&mut self, seat: Seat, action: G::Action, events: &mut E) -> Result<(), NotLegal> {
        self.position.play(&self.game, seat, action, &self.chance, events)
    }

    /// Performs a decision without what follows from it, as a draft does, and passes on the events.
    ///
    /// # Errors
    /// When the action is not in the seat's legal list; then nothing has changed.
    pub fn step_with<E: Events<G>>(&mut self, seat: Seat, action: G::Action, events: &mut E) -> Result<(), NotLegal> {
        self.position.step(&self.game, seat, action, &self.chance, events)
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.position.state)
    }
}
