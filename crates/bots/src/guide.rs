//! The [`Guide`] trait: a game's knowledge for the search.

use table::{BySeat, Fast, Game, Knows, Seat, Stream};

/// The amounts of a game's [`TERMS`](Guide::TERMS); places without a term are 0.
pub type Terms = [f32; 8];

/// A game that guides the search. It judges imagined worlds only, never the true state.
pub trait Guide: Game {
    /// The number of decisions after which a playout is cut. Keep it short when the standing predicts the outcome well:
    /// a long random playout would drown it in noise.
    const PLAYOUT: u32 = 15;

    /// The percentage of choices in a playout that draw two actions and take the one with the better average so far in
    /// this search. The rest are [guessed](Guide::guess).
    const LEARNED: u32 = 0;

    /// What a standing is made of, as keys of the game's words: what people win or hold, such as one for each outlaw. At
    /// most as many as [`Terms`] has places.
    const TERMS: &'static [&'static str];

    /// The least amount of a term that is worth telling, in points or dollars.
    const NOTABLE: f32;

    /// How much each seat has, or may expect, of each of the [`TERMS`](Guide::TERMS), in points or dollars.
    fn terms(&self, state: &Self::State) -> BySeat<Terms>;

    /// The lead over a single rival, in points or dollars, that wins about three games in four. `most` is what the best
    /// placed seat has of all terms together.
    fn lead(&self, state: &Self::State, most: f32) -> f32;

    /// How well each seat stands: its terms together, in leads. The search judges a cut playout by the standing and a
    /// finished game mostly by its outcome.
    fn standing(&self, state: &Self::State) -> BySeat<f32> {
        let terms = self.terms(state);
        let totals = terms.iter().map(|terms| terms.iter().sum::<f32>());
        let lead = self.lead(state, totals.clone().fold(0.0, f32::max));
        totals.map(|total| total / lead).collect()
    }

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
