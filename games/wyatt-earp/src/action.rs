//! What a seat can decide.

use std::fmt;
use std::str::FromStr;

use table::Seat;
use thiserror::Error;

use crate::card::{Card, KINDS};
use crate::outlaw::{OUTLAWS, Outlaw};

/// The most seats.
pub(crate) const SEATS: usize = 4;

/// The most cards of one outlaw.
pub(crate) const COPIES: usize = 7;

/// A decision. Texts: `draw`, `lay jesse 3`, `hideout 2 jesse`, `wyatt search`, `discard bank` …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draw two cards from the draw pile (WE-7).
    Draw,
    /// Take the top card of the discard pile (WE-7).
    Take,
    /// Want two cards where fewer are left for the second time: the hand ends (WE-28).
    Close,
    /// Lay so many cards of an outlaw at once (WE-9 to WE-11).
    Lay {
        /// Whose.
        outlaw: Outlaw,
        /// How many.
        count: u8,
    },
    /// Play the outlaw's photo (WE-17).
    Photo {
        /// Whose.
        outlaw: Outlaw,
    },
    /// Play a Stagecoach Robbery on the own group (WE-18).
    Stagecoach {
        /// Of whom.
        outlaw: Outlaw,
    },
    /// Play a Bank Robbery on the own group (WE-18).
    Bank {
        /// Of whom.
        outlaw: Outlaw,
    },
    /// Play a Fastest Gun on the own group (WE-19).
    Gun {
        /// Of whom.
        outlaw: Outlaw,
    },
    /// Play a Hideout on an opponent's group (WE-23).
    Hideout {
        /// Whose group.
        seat: Seat,
        /// Of whom.
        outlaw: Outlaw,
    },
    /// Play Most Wanted and name an outlaw (WE-20, mode 1).
    Want {
        /// Whom.
        outlaw: Outlaw,
    },
    /// Ask an opponent for the outlaw that was named.
    Ask {
        /// Whom to ask.
        seat: Seat,
    },
    /// Play Most Wanted on a card before an opponent (WE-20, mode 2).
    Steal {
        /// Before whom it lies.
        seat: Seat,
        /// Which.
        outlaw: Outlaw,
    },
    /// Play Wyatt Earp to draw two cards (WE-24, mode 1).
    WyattDraw,
    /// Play Wyatt Earp to search the draw pile (WE-24, mode 2).
    WyattSearch,
    /// Take this card of the draw pile.
    Pick {
        /// The card.
        card: Card,
    },
    /// Keep the sheriff card that a search found.
    Keep,
    /// Play Wyatt Earp to remove the Hideout from the own group (WE-24, mode 3), in turn or in a window.
    Unhide {
        /// Of whom.
        outlaw: Outlaw,
    },
    /// Discard a card, which ends the turn.
    Discard {
        /// The card.
        card: Card,
    },
    /// Let the window pass (WE-25).
    Pass,
}

// The number of the first action of each kind; those of one kind are counted by seat, outlaw, card and count, in this
// order.
pub(crate) const DRAW: usize = 0;
pub(crate) const TAKE: usize = DRAW + 1;
pub(crate) const CLOSE: usize = TAKE + 1;
pub(crate) const LAY: usize = CLOSE + 1;
pub(crate) const PHOTO: usize = LAY + OUTLAWS * COPIES;
pub(crate) const STAGECOACH: usize = PHOTO + OUTLAWS;
pub(crate) const BANK: usize = STAGECOACH + OUTLAWS;
pub(crate) const GUN: usize = BANK + OUTLAWS;
pub(crate) const HIDEOUT: usize = GUN + OUTLAWS;
pub(crate) const WANT: usize = HIDEOUT + SEATS * OUTLAWS;
pub(crate) const ASK: usize = WANT + OUTLAWS;
pub(crate) const STEAL: usize = ASK + SEATS;
pub(crate) const WYATT_DRAW: usize = STEAL + SEATS * OUTLAWS;
pub(crate) const WYATT_SEARCH: usize = WYATT_DRAW + 1;
pub(crate) const PICK: usize = WYATT_SEARCH + 1;
pub(crate) const KEEP: usize = PICK + KINDS;
pub(crate) const UNHIDE: usize = KEEP + 1;
pub(crate) const DISCARD: usize = UNHIDE + OUTLAWS;
pub(crate) const PASS: usize = DISCARD + KINDS;

/// All actions, by their numbers.
pub(crate) static ALL: [Action; PASS + 1] = {
    let mut all = [Action::Draw; PASS + 1];
    let mut number = 0;
    while number < all.len() {
        all[number] = nth(number);
        number += 1;
    }
    all
};

/// The action with this number, from 0 to [`PASS`].
const fn nth(number: usize) -> Action {
    match number {
        DRAW => Action::Draw,
        TAKE => Action::Take,
        CLOSE => Action::Close,
        LAY..PHOTO => {
            let at = number - LAY;
            Action::Lay { outlaw: outlaw(at / COPIES), count: (at % COPIES) as u8 + 1 }
        }
        PHOTO..STAGECOACH => Action::Photo { outlaw: outlaw(number - PHOTO) },
        STAGECOACH..BANK => Action::Stagecoach { outlaw: outlaw(number - STAGECOACH) },
        BANK..GUN => Action::Bank { outlaw: outlaw(number - BANK) },
        GUN..HIDEOUT => Action::Gun { outlaw: outlaw(number - GUN) },
        HIDEOUT..WANT => Action::Hideout { seat: seat(number - HIDEOUT), outlaw: outlaw(number - HIDEOUT) },
        WANT..ASK => Action::Want { outlaw: outlaw(number - WANT) },
        ASK..STEAL => Action::Ask { seat: Seat((number - ASK) as u8) },
        STEAL..WYATT_DRAW => Action::Steal { seat: seat(number - STEAL), outlaw: outlaw(number - STEAL) },
        WYATT_DRAW => Action::WyattDraw,
        WYATT_SEARCH => Action::WyattSearch,
        PICK..KEEP => Action::Pick { card: Card::numbered(number - PICK) },
        KEEP => Action::Keep,
        UNHIDE..DISCARD => Action::Unhide { outlaw: outlaw(number - UNHIDE) },
        DISCARD..PASS => Action::Discard { card: Card::numbered(number - DISCARD) },
        _ => Action::Pass,
    }
}

/// The outlaw of the place `at` among actions that are counted by seat and outlaw, or by outlaw alone.
const fn outlaw(at: usize) -> Outlaw {
    Outlaw::ALL[at % OUTLAWS]
}

const fn seat(at: usize) -> Seat {
    Seat((at / OUTLAWS) as u8)
}

impl table::Action for Action {
    const COUNT: usize = ALL.len();

    fn number(self) -> usize {
        let at = |seat: Seat, outlaw: Outlaw| seat.index() * OUTLAWS + outlaw.index();
        match self {
            Action::Draw => DRAW,
            Action::Take => TAKE,
            Action::Close => CLOSE,
            Action::Lay { outlaw, count } => LAY + outlaw.index() * COPIES + usize::from(count) - 1,
            Action::Photo { outlaw } => PHOTO + outlaw.index(),
            Action::Stagecoach { outlaw } => STAGECOACH + outlaw.index(),
            Action::Bank { outlaw } => BANK + outlaw.index(),
            Action::Gun { outlaw } => GUN + outlaw.index(),
            Action::Hideout { seat, outlaw } => HIDEOUT + at(seat, outlaw),
            Action::Want { outlaw } => WANT + outlaw.index(),
            Action::Ask { seat } => ASK + seat.index(),
            Action::Steal { seat, outlaw } => STEAL + at(seat, outlaw),
            Action::WyattDraw => WYATT_DRAW,
            Action::WyattSearch => WYATT_SEARCH,
            Action::Pick { card } => PICK + card.number(),
            Action::Keep => KEEP,
            Action::Unhide { outlaw } => UNHIDE + outlaw.index(),
            Action::Discard { card } => DISCARD + card.number(),
            Action::Pass => PASS,
        }
    }

    fn nth(number: usize) -> Option<Action> {
        ALL.get(number).copied()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Take => f.write_str("take"),
            Action::Close => f.write_str("close"),
            Action::Lay { outlaw, count } => write!(f, "lay {outlaw} {count}"),
            Action::Photo { outlaw } => write!(f, "photo {outlaw}"),
            Action::Stagecoach { outlaw } => write!(f, "stagecoach {outlaw}"),
            Action::Bank { outlaw } => write!(f, "bank {outlaw}"),
            Action::Gun { outlaw } => write!(f, "gun {outlaw}"),
            Action::Hideout { seat, outlaw } => write!(f, "hideout {seat} {outlaw}"),
            Action::Want { outlaw } => write!(f, "want {outlaw}"),
            Action::Ask { seat } => write!(f, "ask {seat}"),
            Action::Steal { seat, outlaw } => write!(f, "steal {seat} {outlaw}"),
            Action::WyattDraw => f.write_str("wyatt draw"),
            Action::WyattSearch => f.write_str("wyatt search"),
            Action::Pick { card } => write!(f, "pick {card}"),
            Action::Keep => f.write_str("keep"),
            Action::Unhide { outlaw } => write!(f, "unhide {outlaw}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// The text is no decision of this game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is no decision; decisions are written as in `draw`, `lay jesse 3` or `discard bank`")]
pub struct NoAction(String);

impl FromStr for Action {
    type Err = NoAction;
    fn from_str(text: &str) -> Result<Action, NoAction> {
        ALL.into_iter().find(|action| action.to_string() == text).ok_or_else(|| NoAction(text.to_owned()))
    }
}
