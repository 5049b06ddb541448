//! The true state of a game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, SeatSet};

use crate::card::Card;
use crate::group::Groups;
use crate::hand::Hand;
use crate::outlaw::OUTLAWS;
use crate::pile::Pile;
use crate::step::Step;

/// The whole state of a game, including hidden cards. Only the rules, the test kit, the erased `AnyMatch` and the bots'
/// search may use it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The number of the hand, from 1.
    pub(crate) number: u8,
    pub(crate) dealer: Seat,
    pub(crate) active: Seat,
    pub(crate) step: Step,
    /// In thousands of dollars.
    pub(crate) money: BySeat<u16>,
    pub(crate) posters: [u16; OUTLAWS],
    pub(crate) hands: BySeat<Hand>,
    pub(crate) groups: BySeat<Groups>,
    /// The outlaws that are open in this hand, one bit each (WE-10).
    pub(crate) open: u8,
    pub(crate) draw: Pile,
    pub(crate) discard: Pile,
    /// The card being played, which is in no pile or group yet. A Wyatt Earp that shoots is discarded before his shot
    /// (WE-14).
    pub(crate) in_play: Option<Card>,
    /// Whether the draw pile has been renewed in this hand (WE-8).
    pub(crate) renewed: bool,
    /// Whether the turn's sheriff card has been played (WE-9).
    pub(crate) sheriff: bool,
    /// Whether the turn began with taking the top discard.
    pub(crate) took: bool,
    /// Whether a card was played in the turn or in the window after it (WE-28).
    pub(crate) played: bool,
    /// How many idle turns there have been in a row.
    pub(crate) idle: u8,
    /// How often piles have been renewed, searched and shuffled for duels: the numbers of their random streams.
    pub(crate) renewals: u32,
    pub(crate) searches: u32,
    pub(crate) duels: u32,
    /// Each seat's hits in the duel.
    pub(crate) hits: BySeat<u16>,
    /// The scoring of the last hand, outlaw by outlaw.
    pub(crate) sheet: ArrayVec<SheetLine, OUTLAWS>,
}

/// A line of the scoring sheet.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SheetLine {
    /// The visible points of each seat.
    pub points: BySeat<u16>,
    /// How many thousands each seat took.
    pub shares: BySeat<u16>,
    /// How many thousands stayed on the poster.
    pub rest: u16,
}

impl State {
    /// The seats that owe a decision.
    #[inline]
    pub(crate) fn to_act(&self) -> SeatSet {
        match self.step {
            Step::Draw | Step::Play | Step::Ask(..) | Step::Search | Step::Found(_) | Step::Target(_) => {
                SeatSet::only(self.active)
            }
            Step::Window(seat, _) | Step::WindowTarget(seat, _) => SeatSet::only(seat),
            Step::Landed(_)
            | Step::Shot(..)
            | Step::Passed(..)
            | Step::Discarded
            | Step::HandOver(_)
            | Step::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Whether there is a card to shoot with (WE-14, WE-15).
    #[inline]
    pub(crate) fn can_shoot(&self) -> bool {
        !self.draw.is_empty() || !self.renewed && !self.discard.is_empty()
    }

    /// The seats that a window opens for: decided by public facts only (WE-25).
    #[inline]
    pub(crate) fn opening(&self) -> SeatSet {
        let opens = |(hand, groups): (&Hand, &Groups)| !hand.is_empty() & (groups.hidden() != 0);
        let seats = self.hands.iter().zip(self.groups.iter()).map(opens).enumerate();
        let open =
            seats.fold(SeatSet::EMPTY, |open, (seat, opens)| if opens { open.with(Seat(seat as u8)) } else { open });
        if self.can_shoot() { open } else { SeatSet::EMPTY }
    }

    /// Whether a window opens for this seat.
    #[inline]
    pub(crate) fn opens(&self, seat: Seat) -> bool {
        self.opening().contains(seat)
    }

    /// Whether somebody has no cards (WE-27).
    pub(crate) fn is_emptied(&self) -> bool {
        self.hands.iter().any(Hand::is_empty)
    }
}
