//! What the search is lent: how the seats stand.

use bots::Guide;
use table::{BySeat, Fast, Seat, Stream};

use crate::action::Action;
use crate::board::Board;
use crate::game::FistfulOfMeeples;
use crate::state::State;
use crate::step::Step;

/// By how many points a seat leads that wins three of four.
const LEAD: f32 = 6.0;

/// What a stone cube counts, in points: two or three of them make a sign.
const STONE: f32 = 0.75;

/// What a sign is worth beyond its points, for the miners that will come to it.
const SIGN: f32 = 2.0;

impl Guide for FistfulOfMeeples {
    /// The points, and what stone and signs may still bring.
    fn standing(&self, state: &State) -> BySeat<f32> {
        BySeat::new(self.seats, |seat| self.prospects(&state.board, seat) / LEAD)
    }

    /// Builds, upgrades and rolls again where it can; all else is left to chance.
    fn guess(&self, state: &State, _seat: Seat, legal: &[Action], random: &mut Fast) -> Action {
        match state.board.step {
            Step::Build(_) => Action::Build,
            Step::Upgrade(_) => Action::Upgrade,
            Step::Reroll(_) => Action::Reroll,
            _ => legal[random.below(legal.len() as u32) as usize],
        }
    }
}

impl FistfulOfMeeples {
    fn prospects(&self, board: &Board, seat: Seat) -> f32 {
        let supply = board.seats[seat];
        let signs = board.signs.iter().flatten().filter(|sign| sign.owner == seat).count();
        f32::from(supply.gold)
            + STONE * f32::from(supply.stone)
            + f32::from(supply.bars) * f32::from(self.edition.bar_points)
            + self.sign_points(board, seat) as f32
            + SIGN * signs as f32
    }
}
