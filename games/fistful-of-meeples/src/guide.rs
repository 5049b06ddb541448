//! What the search is lent: how the seats stand, and what is plausible.

use bots::Guide;
use table::{BySeat, Fast, Seat, Stream};

use crate::action::Action;
use crate::game::FistfulOfMeeples;
use crate::state::State;
use crate::step::Step;

/// By how many points a seat leads that wins three of four.
const LEAD: f32 = 6.0;

impl Guide for FistfulOfMeeples {
    /// The points, and what stone and signs may still bring.
    fn standing(&self, state: &State) -> BySeat<f32> {
        BySeat::new(self.seats, |seat| self.worth(&state.board, seat) as f32 / LEAD)
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
