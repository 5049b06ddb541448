//! The true state of a game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, SeatSet};

use crate::action::{ROWS, RowId};
use crate::building::{BUILDINGS, BuildingId};
use crate::card::Card;
use crate::event::Cards;
use crate::pile::{CARDS, Piles};
use crate::step::Step;

/// How many cards a hand is drawn back to (DW-2, DW-24).
pub(crate) const HAND: usize = 6;

/// How many buildings each pile begins with (DW-1).
pub(crate) const PILE: usize = BUILDINGS / ROWS;

/// The whole state of a game, including hidden cards. Only the rules, the test kit, the erased `AnyMatch` and the bots'
/// search may use it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The number of the turn, from 1.
    pub(crate) turn: u16,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The pending decision of that seat.
    pub(crate) step: Step,
    /// How often it has shown its hand this turn (DW-8).
    pub(crate) redraws: u8,
    /// Whether the card it has just laid was the only one that fits, and it may still lay others (DW-9, DW-32).
    pub(crate) lone: bool,
    /// Whether a card was laid or turned up this turn (DW-25).
    pub(crate) stirred: bool,
    /// How many turns have passed since the last one with a card laid or turned up (DW-25).
    pub(crate) quiet: u16,
    /// The buildings of each row, the one in play last.
    pub(crate) buildings: [ArrayVec<BuildingId, PILE>; ROWS],
    /// The cards beside each building.
    pub(crate) rows: [Row; ROWS],
    /// Each seat's cards, sorted.
    pub(crate) hands: BySeat<Cards>,
    /// The buildings each seat has won, in order.
    pub(crate) won: BySeat<ArrayVec<BuildingId, BUILDINGS>>,
    /// How many penalties each seat has taken (DW-30).
    pub(crate) penalties: BySeat<u16>,
    /// The draw piles.
    pub(crate) draw: Piles,
    /// The discard piles.
    pub(crate) discard: Piles,
    /// How often each draw pile has been renewed.
    pub(crate) shuffles: [u16; 5],
}

/// The cards beside a building, outward. Face-up cards come first, since turning starts at the building.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Row {
    /// All of its cards, from the building outward.
    pub(crate) cards: ArrayVec<Card, CARDS>,
    /// How many of them lie face up.
    pub(crate) up: u8,
}

impl Row {
    /// How many cards lie face down.
    #[inline]
    pub(crate) fn down(&self) -> u8 {
        self.cards.len() as u8 - self.up
    }
}

impl State {
    /// The seats that owe a decision: the active one, or none.
    #[inline]
    pub(crate) fn to_act(&self) -> SeatSet {
        match self.step {
            Step::First | Step::Second | Step::Rob => SeatSet::only(self.active),
            Step::Close | Step::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The building in play in a row; `None` if the pile is empty.
    #[inline]
    pub(crate) fn building(&self, row: RowId) -> Option<BuildingId> {
        self.buildings[row.index()].last().copied()
    }

    /// The row with this id.
    #[inline]
    pub(crate) fn row(&self, row: RowId) -> &Row {
        &self.rows[row.index()]
    }
}
