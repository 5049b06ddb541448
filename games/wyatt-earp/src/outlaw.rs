//! The seven outlaws (WE-1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How many outlaws there are.
pub const OUTLAWS: usize = 7;

/// An outlaw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Outlaw {
    /// Belle Starr.
    Belle,
    /// Billy the Kid.
    Billy,
    /// Bob Dalton.
    Bob,
    /// Butch Cassidy.
    Butch,
    /// Jesse James.
    Jesse,
    /// Sundance Kid.
    Sundance,
    /// Wes Hardin.
    Wes,
}

impl Outlaw {
    /// All outlaws in their order.
    pub const ALL: [Outlaw; OUTLAWS] =
        [Outlaw::Belle, Outlaw::Billy, Outlaw::Bob, Outlaw::Butch, Outlaw::Jesse, Outlaw::Sundance, Outlaw::Wes];

    /// The stable name, also the end of its key in the words.
    pub fn name(self) -> &'static str {
        ["belle", "billy", "bob", "butch", "jesse", "sundance", "wes"][self as usize]
    }

    /// The outlaw as an index.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Outlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no outlaw.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is no outlaw")]
pub struct NoOutlaw(String);

impl FromStr for Outlaw {
    type Err = NoOutlaw;
    fn from_str(text: &str) -> Result<Outlaw, NoOutlaw> {
        Outlaw::ALL.into_iter().find(|outlaw| outlaw.name() == text).ok_or_else(|| NoOutlaw(text.to_owned()))
    }
}
