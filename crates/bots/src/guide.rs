//! The [`Guide`] trait: a game's knowledge for the search.

use table::{BySeat, Fast, Game, Knows, Seat, Stream};

use crate::persona::Persona;

/// The amounts of a game's [`TERMS`](Guide::TERMS); places without a term are 0.
pub type Terms = [f32; 8];

/// A game that guides the search. It judges imagined worlds only, never the true state.
pub trait Guide: Game {
    /// The number of decisions after which a playout is cut. Keep it short when the standing predicts the outcome well:
    /// a long random playout would drown it in noise.
    const PLAYOUT: u32 = 15;

    /// The percentage of [guesses](Guide::guesses) in a playout that draw two actions and take the one with the better
    /// average so far in this search. The rest are [the game's](Guide::guess).
    const LEARNED: u32 = 0;

    /// What a standing is made of, as keys of the game's words: what people win or hold, such as one for each outlaw. At
    /// most as many as [`Terms`] has places.
    const TERMS: &'static [&'static str];

    /// The least amount of a term that is worth telling, in points or dollars.
    const NOTABLE: f32;

    /// How much each seat has, or may expect, of each of the [`TERMS`](Guide::TERMS), in points or dollars. The search
    /// judges a cut playout by all terms together and a finished game mostly by its outcome.
    fn terms(&self, state: &Self::State) -> BySeat<Terms>;

    /// The lead over a single rival, in points or dollars, that wins about three games in four. `most` is what the best
    /// placed seat has of all terms together.
    fn lead(&self, state: &Self::State, most: f32) -> f32;

    /// What a persona likes to have: places of [`TERMS`](Guide::TERMS), and how much more the term of their own seat is
    /// worth to them, as a share of what it is worth to others.
    fn likes(_persona: Persona) -> &'static [(usize, f32)] {
        &[]
    }

    /// The chance to win that a persona would give for taking this action; below 0 for what they dislike. Keep it small: it
    /// is what their manner may cost them at each decision.
    fn tempts(_persona: Persona, _action: Self::Action) -> f32 {
        0.0
    }

    /// The action that represents this one, and all others that do the same, in the search tree. All actions of a seat
    /// with one representative must be equally good in every world.
    fn representative(&self, action: Self::Action) -> Self::Action {
        action
    }

    /// Whether a seat [guesses](Guide::guess) here in a playout. Otherwise it takes a random legal action.
    fn guesses(&self, _state: &Self::State) -> bool {
        false
    }

    /// The action that a seat takes in a playout where it [guesses](Guide::guesses): a plausible one, found cheaply. By
    /// default a random legal one.
    fn guess(&self, _state: &Self::State, _seat: Seat, legal: &[Self::Action], random: &mut Fast) -> Self::Action {
        legal[random.below(legal.len() as u32) as usize]
    }

    /// Removes from a seat's knowledge what people would forget. What is left must still be true. The lower levels play
    /// this way.
    fn forget(&self, _knows: &mut Knows<Self>) {}
}
