//! The game value.

use std::sync::Arc;

use crate::edition::Edition;
use crate::meeple::{Meeple, Meeples, TOWNSFOLK};
use crate::options::Options;

/// The game as a value: number of seats, options and printed numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FistfulOfMeeples {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) edition: Arc<Edition>,
    /// All meeples except the madame, in order.
    pub(crate) townsfolk: [Meeple; TOWNSFOLK],
}

impl FistfulOfMeeples {
    /// The game for this many seats, with these options and printed numbers.
    pub(crate) fn of(seats: u8, options: Options, edition: Arc<Edition>) -> FistfulOfMeeples {
        let mut everybody = Meeples::from(edition.meeples).iter();
        let townsfolk = std::array::from_fn(|_| everybody.next().expect("an edition has exactly 36 townsfolk"));
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
