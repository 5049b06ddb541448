//! In which rows the cards of a hand may lie.

use crate::action::{ROWS, RowId};
use crate::card::{Card, TRADES, ToolSet, Trades};

/// For each trade the rows in which its cards may lie, three bits each: one look says it of all rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fits(u16);

/// A set of trades, by its bits, with three places of a bit for each trade: the lowest is set where the trade is.
const SPREAD: [u16; 1 << TRADES] = {
    let mut spread = [0; 1 << TRADES];
    let mut bits = 0;
    while bits < spread.len() {
        let mut trade = 0;
        while trade < TRADES {
            spread[bits] |= ((bits >> trade & 1) << (trade * ROWS)) as u16;
            trade += 1;
        }
        bits += 1;
    }
    spread
};

impl Fits {
    /// By the tools that each row's building needs; nothing fits where there is no building (DW-6, DW-7).
    #[inline]
    pub(crate) fn needed(tools: [Option<ToolSet>; ROWS]) -> Fits {
        Fits::by_row(tools.map(|tools| tools.map(ToolSet::fitting)))
    }

    /// Every card, wherever there is a building (DW-32).
    #[inline]
    pub(crate) fn anything(tools: [Option<ToolSet>; ROWS]) -> Fits {
        Fits::by_row(tools.map(|tools| tools.map(|_| Trades::ALL)))
    }

    #[inline]
    fn by_row(trades: [Option<Trades>; ROWS]) -> Fits {
        let row = |row: usize| trades[row].map_or(0, |trades| SPREAD[trades.bits()] << row);
        Fits(row(0) | row(1) | row(2))
    }

    /// The rows in which the card may lie.
    #[inline]
    pub(crate) fn rows(self, card: Card) -> Rows {
        Rows((self.0 >> (card.trade() * ROWS) & 0b111) as u8)
    }
}

/// A set of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rows(u8);

/// The rows of each set, from the top, before others, and how many they are.
const FIRST: [([RowId; ROWS], u8); 1 << ROWS] = {
    let mut first = [(RowId::ALL, 0); 1 << ROWS];
    let mut bits = 0;
    while bits < first.len() {
        let (mut row, mut count) = (0, 0);
        while row < ROWS {
            if bits >> row & 1 == 1 {
                first[bits].0[count] = RowId::ALL[row];
                count += 1;
            }
            row += 1;
        }
        first[bits].1 = count as u8;
        bits += 1;
    }
    first
};

impl Rows {
    /// No row.
    pub(crate) const NONE: Rows = Rows(0);

    /// Whether the row is in the set.
    #[inline]
    pub(crate) fn has(self, row: RowId) -> bool {
        self.0 >> row.0 & 1 == 1
    }

    /// The rows of either set.
    #[inline]
    pub(crate) fn or(self, other: Rows) -> Rows {
        Rows(self.0 | other.0)
    }

    /// Three rows, and how many of them, from the first, are those of the set, from the top.
    #[inline]
    pub(crate) fn first(self) -> ([RowId; ROWS], usize) {
        let (rows, count) = FIRST[usize::from(self.0 & 0b111)];
        (rows, usize::from(count))
    }
}
