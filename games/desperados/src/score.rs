//! Scoring the booty at the end (DE-20, DE-22).

use table::{BySeat, Outcome, Seat, Source};

use crate::game::Desperados;
use crate::place::{Kind, PlaceCard};
use crate::state::State;
use crate::step::Step;

/// Each place counts the highest value held of its kind; most points wins, a tie is shared (DE-22).
pub(crate) fn outcome(game: &Desperados, state: &State) -> Option<Outcome> {
    let Step::Over(end) = state.step else { return None };
    let tally = |seat: Seat| {
        let source = |kind: Kind| Source::new(kind.name(), booty(&state.booty[seat], kind));
        (Kind::ALL.map(source).to_vec(), Vec::new())
    };
    Some(Outcome::ranked(end.name(), BySeat::new(game.seats, tally)))
}

/// The points for one kind in a booty: each place of the kind counts the highest value held of it (DE-22).
pub fn booty(places: &[PlaceCard], kind: Kind) -> i32 {
    let values = || places.iter().filter(|place| place.kind() == kind).map(|place| i32::from(place.value()));
    values().count() as i32 * values().max().unwrap_or(0)
}
