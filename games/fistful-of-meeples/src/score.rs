//! Scoring at the end (FM-31).

use table::{BySeat, Outcome, Seat, Source};

use crate::board::Board;
use crate::game::FistfulOfMeeples;
use crate::state::State;
use crate::step::Step;

/// Most points wins; a tie goes to the most gold and stone cubes together, and a remaining tie is shared (FM-31).
pub(crate) fn outcome(game: &FistfulOfMeeples, state: &State) -> Option<Outcome> {
    let board = &state.board;
    let Step::Over(end) = board.step else { return None };
    let tally = |seat: Seat| {
        let supply = board.seats[seat];
        let (gold, stone) = (i32::from(supply.gold), i32::from(supply.stone));
        let sources = vec![
            Source::new("gold", gold),
            Source::new("bars", i32::from(supply.bars) * i32::from(game.edition.bar_points)),
            Source::new("signs", game.sign_points(board, seat)),
        ];
        (sources, vec![Source::new("cubes", gold + stone)])
    };
    Some(Outcome::ranked(end.name(), BySeat::new(game.seats, tally)))
}

impl FistfulOfMeeples {
    /// The points of a seat's signs (FM-31).
    pub(crate) fn sign_points(&self, board: &Board, seat: Seat) -> i32 {
        let own = board.signs.iter().flatten().filter(|sign| sign.owner == seat);
        own.map(|sign| i32::from(self.edition.sign_points[sign.face as usize])).sum()
    }
}
