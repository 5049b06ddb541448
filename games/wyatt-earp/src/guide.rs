//! What the game lends the search: an estimate of the standing, plausible guesses, and what to forget.

use arrayvec::ArrayVec;
use bots::{Guide, Persona, Terms};
use table::{BySeat, Fast, Knows, MAX_SEATS, Seat, Stream};

use crate::action::Action;
use crate::game::WyattEarp;
use crate::outlaw::Outlaw;
use crate::sharing::share;
use crate::state::State;

/// The rules count in thousands of dollars.
const THOUSAND: f32 = 1000.0;

/// The lead, in dollars, that wins three games of four at the end of the game.
const LEAD: f32 = 2000.0;

/// How much that lead grows with each dollar that the richest player is short of the goal.
const AHEAD: f32 = 0.12;

/// Of a hundred seats, how many lay cards if they can; and how many play a card rather than discard one.
const LAYS: u32 = 80;
const PLAYS: u32 = 80;

impl Guide for WyattEarp {
    /// A few turns of every seat; later ones say little about the current decision.
    const PLAYOUT: u32 = 20;

    /// A card's value depends on the outlaw and the hand. The search learns that faster than a rule could state it.
    const LEARNED: u32 = 50;

    const TERMS: &'static [&'static str] = &[
        "outlaw-belle",
        "outlaw-billy",
        "outlaw-bob",
        "outlaw-butch",
        "outlaw-jesse",
        "outlaw-sundance",
        "outlaw-wes",
        "score-rewards",
    ];
    const NOTABLE: f32 = 300.0;

    /// The money won, plus what each seat would get if the hand ended now, even below the 8 points of WE-29.
    fn terms(&self, state: &State) -> BySeat<Terms> {
        let mut terms = BySeat::new(self.seats, |seat| {
            let mut terms = Terms::default();
            terms[Outlaw::ALL.len()] = THOUSAND * f32::from(state.money[seat]);
            terms
        });
        for outlaw in Outlaw::ALL {
            let laid = |seat: Seat| state.groups[seat][outlaw].points(&self.edition.points);
            let points: ArrayVec<u16, MAX_SEATS> = Seat::all(self.seats).map(laid).collect();
            let shares = share(&points, state.posters[outlaw.index()], 0, false);
            terms.iter_mut().zip(shares).for_each(|(terms, share)| terms[outlaw.index()] = THOUSAND * f32::from(share));
        }
        terms
    }

    fn lead(&self, _state: &State, most: f32) -> f32 {
        LEAD + AHEAD * (THOUSAND * f32::from(self.edition.goal) - most).max(0.0)
    }

    /// Cole goes with the robbers of banks and trains, Ruby with Belle Starr and Wes Hardin.
    fn likes(persona: Persona) -> &'static [(usize, f32)] {
        match persona {
            Persona::Cole => &[(Outlaw::Butch as usize, 0.4), (Outlaw::Jesse as usize, 0.4)],
            Persona::Ruby => &[(Outlaw::Belle as usize, 0.4), (Outlaw::Wes as usize, 0.4)],
            _ => &[],
        }
    }

    /// Amos keeps outlaws in hand, Cole robs banks, Doc shoots, Hattie takes a card that she has seen, Josey hides and
    /// steals, Mabel hangs photos, and Otis has Wyatt dig in the draw pile.
    fn tempts(persona: Persona, action: Action) -> f32 {
        match (persona, action) {
            (Persona::Amos, Action::Lay { .. }) => -0.01,
            (Persona::Cole, Action::Bank) => 0.04,
            (Persona::Doc, Action::Stagecoach | Action::Bank | Action::Gun | Action::Steal) => 0.04,
            (Persona::Hattie, Action::Take) => 0.006,
            (Persona::Josey, Action::Hideout | Action::Steal) => 0.02,
            (Persona::Mabel, Action::Photo { .. }) => 0.02,
            (Persona::Otis, Action::WyattDraw | Action::WyattSearch) => 0.03,
            _ => 0.0,
        }
    }

    fn guesses(&self, _state: &State) -> bool {
        true
    }

    /// Mostly lays what it can, and plays a card rather than discarding one.
    fn guess(&self, _state: &State, _seat: Seat, legal: &[Action], random: &mut Fast) -> Action {
        let lay = legal.iter().rfind(|action| matches!(action, Action::Lay { .. }));
        if let Some(lay) = lay.filter(|_| random.below(100) < LAYS) {
            return *lay;
        }
        let plays = legal.iter().position(|action| matches!(action, Action::Discard { .. })).unwrap_or_default();
        let among = if plays > 0 && random.below(100) < PLAYS { &legal[..plays] } else { legal };
        among[random.below(among.len() as u32) as usize]
    }

    /// Forgets what other hands and the draw pile were shown to hold.
    fn forget(&self, knows: &mut Knows<WyattEarp>) {
        knows.recall.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_has_its_place() {
        for outlaw in Outlaw::ALL {
            assert_eq!(WyattEarp::TERMS[outlaw as usize], format!("outlaw-{}", outlaw.name()));
        }
        assert_eq!(WyattEarp::TERMS[Outlaw::ALL.len()], "score-rewards");
    }
}
