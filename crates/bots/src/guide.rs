//! The [`Guide`] trait: a game's knowledge for the search.

use table::{BySeat, Fast, Game, Knows, Seat, Stream};

/// A game that guides the search. It judges imagined worlds only, never the true state.
pub trait Guide: Game {
    /// The number of decisions after which a playout is cut. Keep it short when the standing predicts the outcome well:
    /// a long random playout would drown it in noise.
    const PLAYOUT: u32 = 15;

    /// The percentage of choices in a playout that draw two actions and take the one with the better average so far in
    /// this search. The rest are [guessed](Guide::guess).
    const LEARNED: u32 = 0;

    /// How well each seat stands. The unit: a lead of 1 over a single rival wins about three games in four. The search
    /// judges a cut playout by the standing and a finished game mostly by its outcome.
    fn standing(&self, state: &Self::State) -> BySeat<f32>;

    /// The action that represents this one, and all others that do the same, in the search tree. All actions of a seat
    /// with one representative must be equally good in every world.
    fn representative(&self, action: Self::Action) -> Self::Action {
        action
    }

    /// The action that a seat takes in a playout. By default a random legal one; a game overrides this if it can find a
    /// plausible one cheaply.
    fn guess(&self, _state: &Self::State, _seat: Seat, legal: &[Self::Action], random: &mut Fast) -> Self::Action {
        legal[random.below(legal.len() as u32) as usize]
    }

    /// Removes from a seat's knowledge what people would forget. What is left must still be true. The lower levels play
    /// this way.
    fn forget(&self, _knows: &mut Knows<Self>) {}
}
