//! The seven outlaws (WE-1).

use serde::{Deserialize, Serialize};

/// How many outlaws there are.
pub const OUTLAWS: usize = 7;

table::names! {
    /// An outlaw.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[repr(u8)]
    pub enum Outlaw {
        /// Belle Starr.
        Belle = "belle",
        /// Billy the Kid.
        Billy = "billy",
        /// Bob Dalton.
        Bob = "bob",
        /// Butch Cassidy.
        Butch = "butch",
        /// Jesse James.
        Jesse = "jesse",
        /// Sundance Kid.
        Sundance = "sundance",
        /// Wes Hardin.
        Wes = "wes",
    }
}

impl Outlaw {
    /// The outlaw's number as an index.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

table::written!(Outlaw, Outlaw::ALL, "outlaw");
