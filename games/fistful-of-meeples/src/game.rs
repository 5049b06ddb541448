//! The game as a value.

use crate::edition::Edition;
use crate::meeple::{Meeple, Meeples, TOWNSFOLK};
use crate::options::Options;

/// The game as a value: how many play, by which options, with which printed numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FistfulOfMeeples {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) edition: Edition,
    /// All meeples but the madame, in order.
    pub(crate) townsfolk: [Meeple; TOWNSFOLK],
}

impl FistfulOfMeeples {
    /// The game for so many seats with these options and printed numbers.
    pub(crate) fn of(seats: u8, options: Options, edition: Edition) -> FistfulOfMeeples {
        let mut everybody = Meeples::from(edition.meeples).iter();
        let townsfolk = std::array::from_fn(|_| everybody.next().expect("the edition was found to have 36 meeples"));
        FistfulOfMeeples { seats, options, edition, townsfolk }
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
