//! What a seat can decide.

use std::fmt;
use std::str::FromStr;

use table::Seat;
use thiserror::Error;

use crate::card::{Card, KINDS};
use crate::outlaw::{OUTLAWS, Outlaw};

/// The most seats.
const SEATS: usize = 4;

/// The most cards of one outlaw.
const COPIES: usize = 7;

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

const LAY: usize = 3;
const PHOTO: usize = LAY + OUTLAWS * COPIES;
const STAGECOACH: usize = PHOTO + OUTLAWS;
const BANK: usize = STAGECOACH + OUTLAWS;
const GUN: usize = BANK + OUTLAWS;
const HIDEOUT: usize = GUN + OUTLAWS;
const WANT: usize = HIDEOUT + SEATS * OUTLAWS;
const ASK: usize = WANT + OUTLAWS;
const STEAL: usize = ASK + SEATS;
const WYATT_DRAW: usize = STEAL + SEATS * OUTLAWS;
const WYATT_SEARCH: usize = WYATT_DRAW + 1;
const PICK: usize = WYATT_SEARCH + 1;
const KEEP: usize = PICK + KINDS;
const UNHIDE: usize = KEEP + 1;
const DISCARD: usize = UNHIDE + OUTLAWS;
const PASS: usize = DISCARD + KINDS;

impl table::Action for Action {
    const COUNT: usize = PASS + 1;

    fn number(self) -> usize {
        let at = |seat: Seat, outlaw: Outlaw| seat.index() * OUTLAWS + outlaw.index();
        match self {
            Action::Draw => 0,
            Action::Take => 1,
            Action::Close => 2,
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
        let outlaw = |at: usize| Outlaw::ALL.get(at).copied();
        let seat = |at: usize| Seat((at / OUTLAWS) as u8);
        Some(match number {
            0 => Action::Draw,
            1 => Action::Take,
            2 => Action::Close,
            LAY..PHOTO => {
                let at = number - LAY;
                Action::Lay { outlaw: outlaw(at / COPIES)?, count: (at % COPIES) as u8 + 1 }
            }
            PHOTO..STAGECOACH => Action::Photo { outlaw: outlaw(number - PHOTO)? },
            STAGECOACH..BANK => Action::Stagecoach { outlaw: outlaw(number - STAGECOACH)? },
            BANK..GUN => Action::Bank { outlaw: outlaw(number - BANK)? },
            GUN..HIDEOUT => Action::Gun { outlaw: outlaw(number - GUN)? },
            HIDEOUT..WANT => {
                let at = number - HIDEOUT;
                Action::Hideout { seat: seat(at), outlaw: outlaw(at % OUTLAWS)? }
            }
            WANT..ASK => Action::Want { outlaw: outlaw(number - WANT)? },
            ASK..STEAL => Action::Ask { seat: Seat((number - ASK) as u8) },
            STEAL..WYATT_DRAW => {
                let at = number - STEAL;
                Action::Steal { seat: seat(at), outlaw: outlaw(at % OUTLAWS)? }
            }
            WYATT_DRAW => Action::WyattDraw,
            WYATT_SEARCH => Action::WyattSearch,
            PICK..KEEP => Action::Pick { card: Card::nth(number - PICK)? },
            KEEP => Action::Keep,
            UNHIDE..DISCARD => Action::Unhide { outlaw: outlaw(number - UNHIDE)? },
            DISCARD..PASS => Action::Discard { card: Card::nth(number - DISCARD)? },
            PASS => Action::Pass,
            _ => return None,
        })
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
        let mut all = (0..<Action as table::Action>::COUNT).filter_map(<Action as table::Action>::nth);
        all.find(|action| action.to_string() == text).ok_or_else(|| NoAction(text.to_owned()))
    }
}
