//! A running game: its state and each seat's recall. A recall is a fold of the events that its seat receives.

use thiserror::Error;

use crate::{Audience, BySeat, Chance, Events, Game, Knows, Seat, Viewer};

/// The action is not in the seat's legal list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the action is not legal for this seat now")]
pub struct NotLegal;

/// A running game: the true state, and each seat's recall of its own events.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<G: Game> {
    /// The true state.
    pub state: G::State,
    /// What each seat has been shown.
    pub recalls: BySeat<G::Recall>,
}

impl<G: Game> Position<G> {
    /// Deals a new game.
    pub fn deal<C: Chance, E: Events<G>>(game: &G, chance: &C, events: &mut E) -> Position<G> {
        let mut recalls = BySeat::new(game.seats(), |seat| game.recall(seat));
        let state = game.deal(chance, &mut Remember { recalls: &mut recalls, events });
        Position { state, recalls }
    }

    /// Performs a decision and everything that follows without a decision.
    ///
    /// # Errors
    /// When the action is not in the seat's legal list; then nothing has changed.
    pub fn play<C: Chance, E: Events<G>>(
        &mut self,
        game: &G,
        seat: Seat,
        action: G::Action,
        chance: &C,
        events: &mut E,
    ) -> Result<(), NotLegal> {
        self.step(game, seat, action, chance, events)?;
        self.follow(game, chance, events);
        Ok(())
    }

    /// Performs a decision without what follows from it, as a draft does.
    ///
    /// # Errors
    /// When the action is not in the seat's legal list; then nothing has changed.
    pub fn step<C: Chance, E: Events<G>>(
        &mut self,
        game: &G,
        seat: Seat,
        action: G::Action,
        chance: &C,
        events: &mut E,
    ) -> Result<(), NotLegal> {
        if !game.is_legal(&self.state, seat, action) {
            return Err(NotLegal);
        }
        let mut remember = Remember { recalls: &mut self.recalls, events };
        game.apply(&mut self.state, seat, action, chance, &mut remember);
        Ok(())
    }

    /// Performs what follows without a decision.
    pub fn follow<C: Chance, E: Events<G>>(&mut self, game: &G, chance: &C, events: &mut E) {
        let mut remember = Remember { recalls: &mut self.recalls, events };
        game.advance(&mut self.state, chance, &mut remember);
    }

    /// The information set of a seat.
    pub fn knows(&self, game: &G, seat: Seat) -> Knows<G> {
        Knows { view: game.view(&self.state, Viewer::Seat(seat)), recall: self.recalls[seat].clone() }
    }
}

/// Passes events on and adds them to the recalls of the seats that receive them.
struct Remember<'a, G: Game, E> {
    recalls: &'a mut BySeat<G::Recall>,
    events: &'a mut E,
}

impl<G: Game, E: Events<G>> Events<G> for Remember<'_, G, E> {
    #[inline(always)] // so that wherever a game makes an event, a recall runs only what that event needs
    fn event(&mut self, game: &G, state: &G::State, audience: Audience, event: G::Event) {
        match audience {
            Audience::All => {
                for recall in self.recalls.iter_mut() {
                    game.observe(recall, &event);
                }
            }
            Audience::Only(seat) => game.observe(&mut self.recalls[seat], &event),
        }
        self.events.event(game, state, audience, event);
    }
}
