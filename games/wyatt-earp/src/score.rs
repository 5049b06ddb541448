//! The final score (WE-34).

use table::{Outcome, Seat, Source};

use crate::game::WyattEarp;
use crate::state::State;
use crate::step::Step;

/// Most dollars wins; a tie goes to the most hits in the duel (WE-34).
pub(crate) fn outcome(_game: &WyattEarp, state: &State) -> Option<Outcome> {
    let Step::Over(end) = state.step else { return None };
    let tally = |(seat, money): (Seat, &u16)| {
        let hits = i32::from(state.hits[seat]);
        (vec![Source::new("rewards", i32::from(*money) * 1000)], vec![Source::new("hits", hits)])
    };
    Some(Outcome::ranked(end.name(), state.money.pairs().map(tally).collect()))
}
