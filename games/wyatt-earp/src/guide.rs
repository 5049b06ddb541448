//! What the search is lent: how the seats stand.

use arrayvec::ArrayVec;
use bots::Guide;
use table::{BySeat, MAX_SEATS, Seat};

use crate::card::Card;
use crate::game::WyattEarp;
use crate::outlaw::Outlaw;
use crate::sharing::share;
use crate::state::State;

/// By how many thousands a seat leads that wins three of four, at the end of the game.
const LEAD: f32 = 2.0;

/// How much of what is missing to the goal comes to that.
const AHEAD: f32 = 0.12;

impl Guide for WyattEarp {
    /// Long enough to see what a hand brings.
    const PLAYOUT: u32 = 40;

    /// The rewards won, and those that each seat would get if the hand ended now and outlaws in hand counted half.
    fn standing(&self, state: &State) -> BySeat<f32> {
        let mut money: BySeat<f32> = state.money.iter().map(|money| f32::from(*money)).collect();
        for outlaw in Outlaw::ALL {
            let points: ArrayVec<u16, MAX_SEATS> = Seat::all(self.seats)
                .map(|seat| {
                    let held = u16::from(state.hands[seat].count(Card::outlaw(outlaw)));
                    let laid = state.groups[seat][outlaw].points(&self.edition.points);
                    laid + held * u16::from(self.edition.points.outlaw) / 2
                })
                .collect();
            let shares = share(&points, state.posters[outlaw.index()], 0, false);
            money.iter_mut().zip(shares).for_each(|(money, share)| *money += f32::from(share));
        }
        let most = money.iter().copied().fold(0.0, f32::max);
        let unit = LEAD + AHEAD * (f32::from(self.edition.goal) - most).max(0.0);
        money.iter().map(|money| money / unit).collect()
    }
}
