//! The [`Bot`] trait, and games between bots.
//!
//! A bot receives [`Knows`], one seat's information set, and nothing else:
//!
//! ```
//! use bots::Bot;
//! use table::{Fast, Game, Knows};
//!
//! /// Takes the first legal action.
//! struct First;
//!
//! impl<G: Game> Bot<G> for First {
//!     fn name(&self) -> &'static str {
//!         "first"
//!     }
//!
//!     fn version(&self) -> u32 {
//!         1
//!     }
//!
//!     fn choose(&self, _: &G, _: &Knows<G>, legal: &[G::Action], _: &mut Fast) -> G::Action {
//!         legal[0]
//!     }
//! }
//! ```

use table::{BySeat, Fast, Game, Knows, Outcome, Position, Seat, Stream};

/// A bot. It has no memory of its own: it decides from [`Knows`] alone.
pub trait Bot<G: Game>: Send + Sync {
    /// Its stable name, as in `beginner`.
    fn name(&self) -> &'static str;

    /// Its version. A new version may play differently.
    fn version(&self) -> u32;

    /// Chooses one of the legal actions. There is at least one.
    fn choose(&self, game: &G, knows: &Knows<G>, legal: &[G::Action], random: &mut Fast) -> G::Action;
}

/// The name of the first bot of every game. It never changes, because later bots are measured against it.
pub const BEGINNER: &str = "beginner";

/// Takes a legal action at random, all equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn version(&self) -> u32 {
        1
    }

    fn choose(&self, _: &G, _: &Knows<G>, legal: &[G::Action], random: &mut Fast) -> G::Action {
        *random.pick(legal).expect("a bot is asked only when it has a choice")
    }
}

/// Plays a whole game between bots, one for each seat, and returns its outcome.
///
/// # Panics
/// When nobody can act before the game is over, or a bot chooses an illegal action: both are bugs.
pub fn play<G: Game>(game: &G, bots: &BySeat<&dyn Bot<G>>, seed: u64) -> Outcome {
    let chance = Fast::new(seed);
    let mut random = Fast::new(!seed);
    let mut position = Position::deal(game, &chance, &mut ());
    let mut legal = Vec::new();
    loop {
        if let Some(outcome) = game.outcome(&position.state) {
            return outcome;
        }
        let seat: Seat = game.to_act(&position.state).iter().next().expect("somebody can act until the end");
        game.legal(&position.state, seat, &mut legal);
        let action = match legal[..] {
            [only] => only,
            _ => bots[seat].choose(game, &position.knows(game, seat), &legal, &mut random),
        };
        position.play(game, seat, action, &chance, &mut ()).expect("bots choose from the list");
    }
}
