//! The game value.

use std::sync::Arc;

use crate::card::Card;
use crate::edition::Edition;
use crate::options::Options;
use crate::pile::Pile;

/// The game as a value: number of seats, options and printed numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WyattEarp {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) edition: Arc<Edition>,
    /// All cards, in order.
    pub(crate) deck: Pile,
}

impl WyattEarp {
    /// The game for this many seats, with these options and printed numbers.
    pub(crate) fn of(seats: u8, options: Options, edition: Arc<Edition>) -> WyattEarp {
        let copies = |(card, count): (Card, u8)| std::iter::repeat_n(card, usize::from(count));
        let deck = Card::all().zip(edition.copies).flat_map(copies).collect();
        WyattEarp { seats, options, edition, deck }
    }

    /// The options of this table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The printed numbers of this table.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }
}
