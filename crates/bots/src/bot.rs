//! The [`Bot`] trait, and a bot that plays at random.

use table::{Game, Knows, Stream};

use crate::thinking::Thinking;

/// A bot. It decides from [`Knows`] and from what it thought earlier in the same turn; it has no other memory.
pub trait Bot<G: Game>: Send + Sync {
    /// Its stable name, as in `beginner`.
    fn name(&self) -> &'static str;

    /// Its version, from 1. A new version may play differently.
    fn version(&self) -> u32 {
        1
    }

    /// Chooses one of these legal actions. The list has all of them, at least two, or only the one that
    /// [`judge`](crate::judge) asks about.
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

    fn choose(&self, _: &G, _: &Knows<G>, legal: &[G::Action], thinking: &mut Thinking) -> G::Action {
        *thinking.random().pick(legal).expect("a bot is asked only when it has a choice")
    }
}
