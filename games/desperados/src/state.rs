//! The true state of a game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, SeatSet};

use crate::bag::Bag;
use crate::pile::Pile;
use crate::place::{PILE, PLACES, PlaceCard, SPOTS, Spot};
use crate::row::Row;
use crate::step::Step;

/// The whole state of a game, including hidden cards. Only the rules, the test kit and the bots' search may use it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The number of the turn, from 1.
    pub(crate) turn: u32,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The pending decision.
    pub(crate) step: Step,
    /// How many hold-ups in a row nobody has joined (DE-18).
    pub(crate) nobody: u8,
    /// The places of each spot, the one in play last.
    pub(crate) piles: [ArrayVec<PlaceCard, PILE>; SPOTS],
    /// The cards in front of them.
    pub(crate) rows: [Row; SPOTS],
    /// Each seat's cards; until the reveal, including those chosen for a gang.
    pub(crate) hands: BySeat<Bag>,
    /// Each seat's gang: first chosen in secret, then revealed.
    pub(crate) gangs: BySeat<Bag>,
    /// The strengths of the revealed gangs, including empty ones (DE-15).
    pub(crate) strengths: BySeat<Option<u16>>,
    /// In a hold-up, the seats that have not chosen yet (DE-11).
    pub(crate) choosing: SeatSet,
    /// The places each seat has won, in order.
    pub(crate) booty: BySeat<ArrayVec<PlaceCard, PLACES>>,
    /// The turn in which each seat last placed a card; 0 if it has not (DE-16).
    pub(crate) placed: BySeat<u32>,
    /// The warrant of arrest.
    pub(crate) warrant: Bag,
    /// The draw pile.
    pub(crate) draw: Pile,
    /// The discard pile.
    pub(crate) discard: Pile,
    /// How often the draw pile has been renewed (DE-6).
    pub(crate) renewals: u32,
    /// How many cards have been taken from stuck hands (DE-9).
    pub(crate) stuck: u32,
}

impl State {
    /// The seats that owe a decision; in a hold-up, all that have not chosen yet (DE-11).
    #[inline]
    pub(crate) fn to_act(&self) -> SeatSet {
        match self.step {
            Step::Place => SeatSet::only(self.active),
            Step::HoldUp(_) => self.choosing,
            Step::Draw | Step::Placed(_) | Step::Reveal(_) | Step::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The place in play at a spot; `None` after the last was won.
    #[inline]
    pub(crate) fn place(&self, spot: Spot) -> Option<PlaceCard> {
        self.piles[spot.index()].last().copied()
    }

    /// The cards in front of a place.
    #[inline]
    pub(crate) fn row(&self, spot: Spot) -> &Row {
        &self.rows[spot.index()]
    }
}
