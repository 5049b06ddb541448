//! How the game ended (WE-34).

use table::{Outcome, Source};

use crate::state::{State, Step};

/// The result once the game is over: dollars, and among equal ones the hits of the duel.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let Step::Over(end) = state.step else { return None };
    let tally = |(seat, money): (table::Seat, &u16)| {
        let hits = i32::from(state.hits[seat]);
        (vec![Source::new("rewards", i32::from(*money) * 1000)], vec![Source::new("hits", hits)])
    };
    Some(Outcome::ranked(end.name(), state.money.pairs().map(tally).collect()))
}
