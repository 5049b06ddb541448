//! The decisions of a seat.

use std::fmt;
use std::str::FromStr;

use table::{Seat, UnknownName};

use crate::card::{Card, KINDS};
use crate::outlaw::{OUTLAWS, Outlaw};

/// The most seats.
pub(crate) const SEATS: usize = 4;

/// The most cards of one outlaw.
pub(crate) const COPIES: usize = 7;

/// A decision of a seat. Texts: `draw`, `lay jesse 3`, `hideout`, `target 2 jesse`, `wyatt search`, `discard bank` …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draw two cards from the draw pile (WE-7).
    Draw,
    /// Take the top card of the discard pile (WE-7).
    Take,
    /// Want two cards when too few are left for the second time: the hand ends (WE-28).
    Close,
    /// Lay this many cards of an outlaw at once (WE-9 to WE-11).
    Lay {
        /// The outlaw.
        outlaw: Outlaw,
        /// How many.
        count: u8,
    },
    /// Play an outlaw's photo (WE-17).
    Photo {
        /// The outlaw.
        outlaw: Outlaw,
    },
    /// Play a Stagecoach Robbery for one's own group (WE-18).
    Stagecoach,
    /// Play a Bank Robbery for one's own group (WE-18).
    Bank,
    /// Play a Fastest Gun for one's own group (WE-19).
    Gun,
    /// Play a Hideout for an opponent's group (WE-23).
    Hideout,
    /// Play Most Wanted and name an outlaw (WE-20, mode 1).
    Want {
        /// The outlaw named.
        outlaw: Outlaw,
    },
    /// Ask an opponent for the outlaw named.
    Ask {
        /// The opponent.
        seat: Seat,
    },
    /// Play Most Wanted to steal a card in front of an opponent (WE-20, mode 2).
    Steal,
    /// Play Wyatt Earp to draw two cards (WE-24, mode 1).
    WyattDraw,
    /// Play Wyatt Earp to search the draw pile (WE-24, mode 2).
    WyattSearch,
    /// Take this card from the draw pile.
    Pick {
        /// The card.
        card: Card,
    },
    /// Keep the sheriff card found in a search.
    Keep,
    /// Play Wyatt Earp to remove a Hideout from one's own group (WE-24, mode 3), in turn or in a window.
    Unhide,
    /// Name the target of a card that has hit (WE-16).
    Target {
        /// The owner of the group.
        seat: Seat,
        /// The outlaw of the group.
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

// The number of the first action of each kind. Within a kind, actions are numbered by seat, outlaw, card and count, in
// this order.
pub(crate) const DRAW: usize = 0;
pub(crate) const TAKE: usize = DRAW + 1;
pub(crate) const CLOSE: usize = TAKE + 1;
pub(crate) const LAY: usize = CLOSE + 1;
pub(crate) const PHOTO: usize = LAY + OUTLAWS * COPIES;
pub(crate) const STAGECOACH: usize = PHOTO + OUTLAWS;
pub(crate) const BANK: usize = STAGECOACH + 1;
pub(crate) const GUN: usize = BANK + 1;
pub(crate) const HIDEOUT: usize = GUN + 1;
pub(crate) const WANT: usize = HIDEOUT + 1;
pub(crate) const ASK: usize = WANT + OUTLAWS;
pub(crate) const STEAL: usize = ASK + SEATS;
pub(crate) const WYATT_DRAW: usize = STEAL + 1;
pub(crate) const WYATT_SEARCH: usize = WYATT_DRAW + 1;
pub(crate) const PICK: usize = WYATT_SEARCH + 1;
pub(crate) const KEEP: usize = PICK + KINDS;
pub(crate) const UNHIDE: usize = KEEP + 1;
pub(crate) const TARGET: usize = UNHIDE + 1;
pub(crate) const DISCARD: usize = TARGET + SEATS * OUTLAWS;
pub(crate) const PASS: usize = DISCARD + KINDS;

/// All actions, by number.
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
        STAGECOACH => Action::Stagecoach,
        BANK => Action::Bank,
        GUN => Action::Gun,
        HIDEOUT => Action::Hideout,
        WANT..ASK => Action::Want { outlaw: outlaw(number - WANT) },
        ASK..STEAL => Action::Ask { seat: Seat((number - ASK) as u8) },
        STEAL => Action::Steal,
        WYATT_DRAW => Action::WyattDraw,
        WYATT_SEARCH => Action::WyattSearch,
        PICK..KEEP => Action::Pick { card: Card::numbered(number - PICK) },
        KEEP => Action::Keep,
        UNHIDE => Action::Unhide,
        TARGET..DISCARD => {
            let (seat, outlaw) = group(number - TARGET);
            Action::Target { seat, outlaw }
        }
        DISCARD..PASS => Action::Discard { card: Card::numbered(number - DISCARD) },
        _ => Action::Pass,
    }
}

/// The outlaw at index `at` among actions numbered by outlaw, or by seat and outlaw.
const fn outlaw(at: usize) -> Outlaw {
    Outlaw::ALL[at % OUTLAWS]
}

/// The index of a group among the targets.
pub(crate) fn group_at(seat: Seat, outlaw: Outlaw) -> usize {
    seat.index() * OUTLAWS + outlaw.index()
}

/// The group at an index among the targets, below `SEATS * OUTLAWS`.
pub(crate) const fn group(at: usize) -> (Seat, Outlaw) {
    (Seat((at / OUTLAWS) as u8), outlaw(at))
}

impl table::Decision for Action {
    const COUNT: usize = ALL.len();

    fn number(self) -> usize {
        match self {
            Action::Draw => DRAW,
            Action::Take => TAKE,
            Action::Close => CLOSE,
            Action::Lay { outlaw, count } => LAY + outlaw.index() * COPIES + usize::from(count) - 1,
            Action::Photo { outlaw } => PHOTO + outlaw.index(),
            Action::Stagecoach => STAGECOACH,
            Action::Bank => BANK,
            Action::Gun => GUN,
            Action::Hideout => HIDEOUT,
            Action::Want { outlaw } => WANT + outlaw.index(),
            Action::Ask { seat } => ASK + seat.index(),
            Action::Steal => STEAL,
            Action::WyattDraw => WYATT_DRAW,
            Action::WyattSearch => WYATT_SEARCH,
            Action::Pick { card } => PICK + card.number(),
            Action::Keep => KEEP,
            Action::Unhide => UNHIDE,
            Action::Target { seat, outlaw } => TARGET + group_at(seat, outlaw),
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
            Action::Stagecoach => f.write_str("stagecoach"),
            Action::Bank => f.write_str("bank"),
            Action::Gun => f.write_str("gun"),
            Action::Hideout => f.write_str("hideout"),
            Action::Want { outlaw } => write!(f, "want {outlaw}"),
            Action::Ask { seat } => write!(f, "ask {seat}"),
            Action::Steal => f.write_str("steal"),
            Action::WyattDraw => f.write_str("wyatt draw"),
            Action::WyattSearch => f.write_str("wyatt search"),
            Action::Pick { card } => write!(f, "pick {card}"),
            Action::Keep => f.write_str("keep"),
            Action::Unhide => f.write_str("unhide"),
            Action::Target { seat, outlaw } => write!(f, "target {seat} {outlaw}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Action, UnknownName> {
        let found = ALL.into_iter().find(|action| action.to_string() == text);
        found.ok_or_else(|| {
            let what = "decision; decisions are written as in `draw`, `lay jesse 3` or `discard bank`";
            UnknownName::new(text, what)
        })
    }
}
