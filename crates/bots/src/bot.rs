//! The trait of all bots, and the bot that plays at random.

use table::{Game, Knows, Stream};

use crate::thinking::Thinking;

/// A bot. It has no memory of its own: it decides from [`Knows`] and from what it has thought in the same turn.
pub trait Bot<G: Game>: Send + Sync {
    /// Its stable name, as in `beginner`.
    fn name(&self) -> &'static str;

    /// Its version. A new version may play differently.
    fn version(&self) -> u32;

    /// Chooses one of these legal actions: of all, which are at least two, or of the one whose estimate is asked for
    /// ([`judge`](crate::judge)).
    fn choose(&self, game: &G, knows: &Knows<G>, legal: &[G::Action], thinking: &mut Thinking) -> G::Action;
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

    fn choose(&self, _: &G, _: &Knows<G>, legal: &[G::Action], thinking: &mut Thinking) -> G::Action {
        *thinking.random().pick(legal).expect("a bot is asked only when it has a choice")
    }
}
