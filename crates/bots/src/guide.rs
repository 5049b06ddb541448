//! What a game lends the search.

use table::{BySeat, Fast, Game, Knows, Seat, Stream};

/// A game that lends the search its knowledge.
pub trait Guide: Game {
    /// After how many decisions beyond the tree a playout is cut. Short where the standing tells much: a playout at
    /// random drowns what it tells.
    const PLAYOUT: u32 = 15;

    /// How many of a hundred choices in a playout are the better of two that it draws, by how they fared so far in the same
    /// search; the rest are [guessed](Guide::guess).
    const LEARNED: u32 = 0;

    /// How well each seat stands, in a unit in which a lead of 1 over the only rival wins about three games of four.
    /// The search judges with it the positions in which it stops a playout; a game that is over is
    /// judged by its outcome.
    fn standing(&self, state: &Self::State) -> BySeat<f32>;

    /// The action that stands in the search's tree for this one and all that do the same. The actions of a seat for which
    /// one stands are equally good in every world.
    fn representative(&self, action: Self::Action) -> Self::Action {
        action
    }

    /// The action that a seat takes in a playout: any of its legal ones, unless the game knows
    /// cheaply what is plausible.
    fn guess(&self, _state: &Self::State, _seat: Seat, legal: &[Self::Action], random: &mut Fast) -> Self::Action {
        legal[random.below(legal.len() as u32) as usize]
    }

    /// Forgets of what a seat was shown what people forget: it knows less afterwards, and nothing that is wrong. The
    /// lower levels play so.
    fn forget(&self, _knows: &mut Knows<Self>) {}
}
