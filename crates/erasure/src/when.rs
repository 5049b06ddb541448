//! The [`When`] of a game: turn and step.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A place in a game. Log, replay, analysis and links number by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct When {
    /// The turn, from 1; 0 before the first one begins.
    pub turn: u32,
    /// The number of decisions made in the turn so far.
    pub step: u32,
}

impl When {
    /// The place after one more decision of the turn.
    pub fn next(self) -> When {
        When { step: self.step + 1, ..self }
    }
}

/// As in links: `22.3`.
impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.turn, self.step)
    }
}

/// The text is not a [`When`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a place in a game is written as turn and step with a dot between them")]
pub struct NoWhen;

impl FromStr for When {
    type Err = NoWhen;
    fn from_str(text: &str) -> Result<When, NoWhen> {
        let (turn, step) = text.split_once('.').ok_or(NoWhen)?;
        let number = |text: &str| text.parse().map_err(|_| NoWhen);
        Ok(When { turn: number(turn)?, step: number(step)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_in_the_order_of_the_game_and_read_back() {
        let places = ["0.0", "0.1", "1.0", "1.1", "1.10", "2.0", "10.1"].map(|text| text.parse::<When>().unwrap());
        assert!(places.is_sorted());
        assert_eq!(places.map(|when| when.to_string().parse()), places.map(Ok));
        for bad in ["", "1", "1.", ".1", "1.2.3", "-1.2", "1·2", "4294967296.1"] {
            assert_eq!(bad.parse::<When>(), Err(NoWhen), "{bad}");
        }
    }
}
