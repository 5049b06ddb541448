//! Scoring the dollars at the end (DW-27, DW-28, DW-30).

use table::{BySeat, Outcome, Seat, Source};

use crate::building::BuildingKind;
use crate::game::DollarsWanted;
use crate::state::State;
use crate::step::Step;

/// Most dollars wins; a tie goes to the most buildings; if still tied, the victory is shared (DW-28).
pub(crate) fn outcome(game: &DollarsWanted, state: &State) -> Option<Outcome> {
    let Step::Over(end) = state.step else { return None };
    let tally = |seat: Seat| {
        let won = || state.won[seat].iter().map(|id| game.edition.building(*id));
        let dollars = |kind| won().filter(|b| b.front.kind == kind).map(|b| b.dollars).sum();
        let mut sources: Vec<Source> =
            BuildingKind::ALL.into_iter().map(|kind| Source::new(kind.name(), dollars(kind))).collect();
        if game.options.colour_variant {
            sources.push(Source::new("penalty", -game.edition.penalty * i32::from(state.penalties[seat])));
        }
        (sources, vec![Source::new("buildings", state.won[seat].len() as i32)])
    };
    Some(Outcome::ranked(end.name(), BySeat::new(game.seats, tally)))
}
