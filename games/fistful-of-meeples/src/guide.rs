//! What the game lends the search: an estimate of the standing, and plausible guesses.

use bots::{Guide, Persona, Terms};
use table::{BySeat, Fast, Seat};

use crate::action::Action;
use crate::game::FistfulOfMeeples;
use crate::place::Place;
use crate::state::State;
use crate::step::Step;

/// The lead, in points, that wins three games of four.
const LEAD: f32 = 6.0;

/// The place of the term for signs.
const SIGNS: usize = 3;

impl Guide for FistfulOfMeeples {
    const TERMS: &'static [&'static str] = &["score-gold", "term-stone", "score-bars", "score-signs"];
    const NOTABLE: f32 = 0.75;

    /// Points, and what stone and signs may still bring.
    fn terms(&self, state: &State) -> BySeat<Terms> {
        BySeat::new(self.seats, |seat| {
            let mut terms = Terms::default();
            terms.iter_mut().zip(self.worth(&state.board, seat)).for_each(|(term, worth)| *term = worth as f32);
            terms
        })
    }

    fn lead(&self, _state: &State, _most: f32) -> f32 {
        LEAD
    }

    /// Mabel likes signs.
    fn likes(persona: Persona) -> &'static [(usize, f32)] {
        if persona == Persona::Mabel { &[(SIGNS, 0.15)] } else { &[] }
    }

    /// Amos saves his stone, Doc seeks showdowns, Hattie avoids them, and Ruby calls at the saloon.
    fn tempts(persona: Persona, action: Action) -> f32 {
        match (persona, action) {
            (Persona::Amos, Action::Decline) => 0.01,
            (Persona::Doc, Action::Drop { field, .. }) if field.is_showdown() => 0.04,
            (Persona::Hattie, Action::Drop { field, .. }) if field.is_showdown() => -0.06,
            (Persona::Ruby, Action::Take { place: Place::Saloon }) => 0.01,
            _ => 0.0,
        }
    }

    fn guesses(&self, state: &State) -> bool {
        matches!(state.board.step, Step::Build(_) | Step::Upgrade(_) | Step::Reroll(_))
    }

    /// Builds, upgrades and rerolls whenever possible.
    fn guess(&self, state: &State, _seat: Seat, _legal: &[Action], _random: &mut Fast) -> Action {
        match state.board.step {
            Step::Build(_) => Action::Build,
            Step::Upgrade(_) => Action::Upgrade,
            _ => Action::Reroll,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_has_its_place() {
        assert_eq!(FistfulOfMeeples::TERMS[SIGNS], "score-signs");
    }
}
