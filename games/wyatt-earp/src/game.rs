//! The game as a value.

use crate::edition::Edition;
use crate::options::Options;

/// The game as a value: how many play, by which options, with which printed numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WyattEarp {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) edition: Edition,
}

impl WyattEarp {
    /// The game for so many seats with these options and printed numbers.
    pub(crate) fn of(seats: u8, options: Options, edition: Edition) -> WyattEarp {
        WyattEarp { seats, options, edition }
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
