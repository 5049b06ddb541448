//! The decisions of a seat.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::UnknownName;

use crate::card::Card;

/// How many rows there are, each with its own pile of buildings (DW-1).
pub const ROWS: usize = 3;

/// One of the three rows, from 0 at the top. Written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RowId(pub u8);

impl RowId {
    /// The rows, from the top.
    pub const ALL: [RowId; ROWS] = [RowId(0), RowId(1), RowId(2)];

    /// The row's number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for RowId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A decision of a seat. Texts: `lay clint1-red 2`, `stop`, `show`, `rob 3`, `pass`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lay a card from the hand face down at the end of a row (DW-5).
    Lay {
        /// The card.
        card: Card,
        /// The row.
        row: RowId,
    },
    /// Lay no further card, if DW-8 or DW-9 allows it and DW-32 leaves the choice.
    Stop,
    /// Show the hand, discard it and draw six (DW-8), if DW-32 leaves the choice.
    Show,
    /// Rob the building of a row (DW-11).
    Rob {
        /// The row.
        row: RowId,
    },
    /// Rob nothing and end the turn (DW-4).
    Pass,
}

const STOP: usize = Card::COUNT * ROWS;
const SHOW: usize = STOP + 1;
const ROB: usize = SHOW + 1;
const PASS: usize = ROB + ROWS;

impl table::Decision for Action {
    const COUNT: usize = PASS + 1;

    fn number(self) -> usize {
        match self {
            Action::Lay { card, row } => card.number() * ROWS + row.index(),
            Action::Stop => STOP,
            Action::Show => SHOW,
            Action::Rob { row } => ROB + row.index(),
            Action::Pass => PASS,
        }
    }

    fn nth(number: usize) -> Option<Action> {
        match number {
            0..STOP => Some(Action::Lay { card: Card::nth(number / ROWS)?, row: RowId((number % ROWS) as u8) }),
            STOP => Some(Action::Stop),
            SHOW => Some(Action::Show),
            ROB..PASS => Some(Action::Rob { row: RowId((number - ROB) as u8) }),
            PASS => Some(Action::Pass),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { card, row } => write!(f, "lay {card} {row}"),
            Action::Stop => f.write_str("stop"),
            Action::Show => f.write_str("show"),
            Action::Rob { row } => write!(f, "rob {row}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Action, UnknownName> {
        let wrong =
            || UnknownName::new(text, "action; actions are `lay CARD ROW`, `stop`, `show`, `rob ROW` and `pass`");
        let row = |text: &str| RowId::ALL.into_iter().find(|row| row.to_string() == text).ok_or_else(wrong);
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["lay", card, at] => Ok(Action::Lay { card: card.parse().map_err(|_| wrong())?, row: row(at)? }),
            ["stop"] => Ok(Action::Stop),
            ["show"] => Ok(Action::Show),
            ["rob", at] => Ok(Action::Rob { row: row(at)? }),
            ["pass"] => Ok(Action::Pass),
            _ => Err(wrong()),
        }
    }
}
