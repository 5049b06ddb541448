//! Which rows each card may be laid in.

use crate::action::{ROWS, RowId};
use crate::card::{Card, TRADE_OF, TRADES, ToolSet, Trades};

/// For each trade, the rows that its cards may be laid in: three bits per trade, so one lookup covers all rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fits(u16);

/// A set of trades, spread out to three bits per trade; the lowest of the three is set if the trade is in the set.
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

/// Where the rows of each card's trade begin in [`Fits`].
const SHIFT: [u8; Card::COUNT] = {
    let mut shift = [0; Card::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        shift[card] = TRADE_OF[card] * ROWS as u8;
        card += 1;
    }
    shift
};

impl Fits {
    /// Rows by the tools that their buildings need; a row without a building takes nothing (DW-6, DW-7).
    #[inline]
    pub(crate) fn needed(tools: [Option<ToolSet>; ROWS]) -> Fits {
        Fits::by_row(tools.map(|tools| tools.map(ToolSet::fitting)))
    }

    /// Rows that take any card: all that have a building (DW-32).
    #[inline]
    pub(crate) fn anything(tools: [Option<ToolSet>; ROWS]) -> Fits {
        Fits::by_row(tools.map(|tools| tools.map(|_| Trades::ALL)))
    }

    #[inline]
    fn by_row(trades: [Option<Trades>; ROWS]) -> Fits {
        let row = |row: usize| trades[row].map_or(0, |trades| SPREAD[trades.bits()] << row);
        Fits(row(0) | row(1) | row(2))
    }

    /// The rows that the card may be laid in.
    #[inline]
    pub(crate) fn rows(self, card: Card) -> Rows {
        Rows((self.0 >> SHIFT[card.number()] & 0b111) as u8)
    }
}

/// A set of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rows(u8);

impl Rows {
    /// No row.
    pub(crate) const NONE: Rows = Rows(0);

    /// Whether the row is in the set.
    #[inline]
    pub(crate) fn has(self, row: RowId) -> bool {
        self.0 >> row.0 & 1 == 1
    }

    /// The set as a number, one bit per row.
    #[inline]
    pub(crate) fn bits(self) -> u64 {
        u64::from(self.0)
    }
}
