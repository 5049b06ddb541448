//! The decisions of a seat.

use std::fmt;
use std::str::FromStr;

use table::{Seat, UnknownName};

use crate::building::{BUILDINGS, Building};
use crate::field::{FIELDS, Field};
use crate::meeple::{KINDS, Meeple};
use crate::place::{PLACES, Place};

/// The most players in a game.
pub(crate) const SEATS: usize = 4;

/// A decision of a seat. Texts: `settle t1`, `take saloon`, `drop builder e`, `mark 2`, `resolve b4`, `showdown`,
/// `build`, `upgrade`, `decline`, `reroll`, `keep`.
///
/// A step with one possibility is not a decision; it happens automatically: the last free corner, the meeples in hand
/// when only one kind can go next and the field is fixed (all are of one kind, or the madame has to wait), the marker
/// of the only other player, the last item to resolve after another one, the end of the turn. Only the first item of a
/// turn is always a decision, even if it is the only one, so that the placing can still be taken back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Put one of your signs on a corner before the first turn (FM-7).
    Settle {
        /// Where.
        building: Building,
    },
    /// Take all meeples of a place (FM-9).
    Take {
        /// Where.
        place: Place,
    },
    /// Put a meeple from the hand on a field (FM-10). The field determines the direction: all doors are free at the
    /// start of a turn, so the next free fields on the two sides differ.
    Drop {
        /// Which meeple.
        meeple: Meeple,
        /// Where.
        field: Field,
    },
    /// Choose whose marker goes under the meeple on the second showdown field (FM-15).
    Mark {
        /// Another player.
        seat: Seat,
    },
    /// Resolve the meeple at a door (FM-18).
    Resolve {
        /// The building behind the door.
        building: Building,
    },
    /// Resolve the showdown (FM-18, FM-25).
    Showdown,
    /// Build a sign and pay for it (FM-19).
    Build,
    /// Upgrade your own sign and pay for it (FM-19).
    Upgrade,
    /// Neither build nor upgrade (FM-19).
    Decline,
    /// Roll your die once more (FM-25).
    Reroll,
    /// Keep your roll (FM-25).
    Keep,
}

// The number of the first action of each kind.
pub(crate) const SETTLE: usize = 0;
pub(crate) const TAKE: usize = SETTLE + BUILDINGS;
pub(crate) const DROP: usize = TAKE + PLACES;
pub(crate) const MARK: usize = DROP + KINDS * FIELDS;
pub(crate) const RESOLVE: usize = MARK + SEATS;
pub(crate) const SHOWDOWN: usize = RESOLVE + BUILDINGS;
pub(crate) const BUILD: usize = SHOWDOWN + 1;
pub(crate) const UPGRADE: usize = BUILD + 1;
pub(crate) const DECLINE: usize = UPGRADE + 1;
pub(crate) const REROLL: usize = DECLINE + 1;
pub(crate) const KEEP: usize = REROLL + 1;

/// All actions, by number.
pub(crate) static ALL: [Action; KEEP + 1] = {
    let mut all = [Action::Keep; KEEP + 1];
    let mut number = 0;
    while number < all.len() {
        all[number] = nth(number);
        number += 1;
    }
    all
};

/// The action with this number, from 0 to [`KEEP`].
const fn nth(number: usize) -> Action {
    match number {
        SETTLE..TAKE => Action::Settle { building: Building::ALL[number - SETTLE] },
        TAKE..DROP => Action::Take { place: Place::ALL[number - TAKE] },
        DROP..MARK => {
            let number = number - DROP;
            Action::Drop { meeple: Meeple::ALL[number / FIELDS], field: Field::ALL[number % FIELDS] }
        }
        MARK..RESOLVE => Action::Mark { seat: Seat((number - MARK) as u8) },
        RESOLVE..SHOWDOWN => Action::Resolve { building: Building::ALL[number - RESOLVE] },
        SHOWDOWN => Action::Showdown,
        BUILD => Action::Build,
        UPGRADE => Action::Upgrade,
        DECLINE => Action::Decline,
        REROLL => Action::Reroll,
        _ => Action::Keep,
    }
}

impl table::Decision for Action {
    const COUNT: usize = ALL.len();

    fn number(self) -> usize {
        match self {
            Action::Settle { building } => SETTLE + building.index(),
            Action::Take { place } => TAKE + place.index(),
            Action::Drop { meeple, field } => DROP + meeple as usize * FIELDS + field.index(),
            Action::Mark { seat } => MARK + seat.index(),
            Action::Resolve { building } => RESOLVE + building.index(),
            Action::Showdown => SHOWDOWN,
            Action::Build => BUILD,
            Action::Upgrade => UPGRADE,
            Action::Decline => DECLINE,
            Action::Reroll => REROLL,
            Action::Keep => KEEP,
        }
    }

    fn nth(number: usize) -> Option<Action> {
        ALL.get(number).copied()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Settle { building } => write!(f, "settle {building}"),
            Action::Take { place } => write!(f, "take {place}"),
            Action::Drop { meeple, field } => write!(f, "drop {meeple} {field}"),
            Action::Mark { seat } => write!(f, "mark {seat}"),
            Action::Resolve { building } => write!(f, "resolve {building}"),
            Action::Showdown => f.write_str("showdown"),
            Action::Build => f.write_str("build"),
            Action::Upgrade => f.write_str("upgrade"),
            Action::Decline => f.write_str("decline"),
            Action::Reroll => f.write_str("reroll"),
            Action::Keep => f.write_str("keep"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Action, UnknownName> {
        let wrong = || {
            let what = "action; actions are `settle BUILDING`, `take PLACE`, `drop MEEPLE FIELD`, `mark SEAT`, \
                        `resolve BUILDING`, `showdown`, `build`, `upgrade`, `decline`, `reroll` and `keep`";
            UnknownName::new(text, what)
        };
        let building = |name: &str| name.parse().map_err(|_| wrong());
        let seat = |name: &str| Seat::all(SEATS as u8).find(|seat| seat.to_string() == name).ok_or_else(wrong);
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["settle", name] => Ok(Action::Settle { building: building(name)? }),
            ["take", place] => Ok(Action::Take { place: place.parse().map_err(|_| wrong())? }),
            ["drop", meeple, field] => Ok(Action::Drop {
                meeple: meeple.parse().map_err(|_| wrong())?,
                field: field.parse().map_err(|_| wrong())?,
            }),
            ["mark", name] => Ok(Action::Mark { seat: seat(name)? }),
            ["resolve", name] => Ok(Action::Resolve { building: building(name)? }),
            [word] => ALL[SHOWDOWN..].iter().find(|action| action.to_string() == word).copied().ok_or_else(wrong),
            _ => Err(wrong()),
        }
    }
}
