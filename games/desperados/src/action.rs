//! The decisions of a seat.

use std::fmt;
use std::str::FromStr;

use table::UnknownName;

use crate::card::Card;
use crate::place::{SPOTS, Spot};

/// A decision of a seat. Texts: `place ace-red 3`, `join ace-red`, `ready`.
///
/// No action takes a card out of a gang: choices are drafts until everybody is ready, and any `join` can be taken out
/// of a draft, because a part of a gang is a gang (DE-11, DE-12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Put a card from the hand in front of a place (DE-7).
    Place {
        /// The card.
        card: Card,
        /// Where.
        spot: Spot,
    },
    /// Add one copy of this card from the hand to the gang (DE-12).
    Join {
        /// The card.
        card: Card,
    },
    /// The gang is complete. An empty gang means that the seat does not join the hold-up (DE-11).
    Ready,
}

const JOIN: usize = Card::COUNT * SPOTS;
const READY: usize = JOIN + Card::COUNT;

impl table::Decision for Action {
    const COUNT: usize = READY + 1;

    fn number(self) -> usize {
        match self {
            Action::Place { card, spot } => card.number() * SPOTS + spot.index(),
            Action::Join { card } => JOIN + card.number(),
            Action::Ready => READY,
        }
    }

    fn nth(number: usize) -> Option<Action> {
        match number {
            0..JOIN => Some(Action::Place { card: Card::nth(number / SPOTS)?, spot: Spot((number % SPOTS) as u8) }),
            JOIN..READY => Some(Action::Join { card: Card::nth(number - JOIN)? }),
            READY => Some(Action::Ready),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { card, spot } => write!(f, "place {card} {spot}"),
            Action::Join { card } => write!(f, "join {card}"),
            Action::Ready => f.write_str("ready"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Action, UnknownName> {
        let wrong = || UnknownName::new(text, "action; actions are `place CARD SPOT`, `join CARD` and `ready`");
        let card = |text: &str| text.parse::<Card>().map_err(|_| wrong());
        let spot = |text: &str| Spot::ALL.into_iter().find(|spot| spot.to_string() == text).ok_or_else(wrong);
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["place", which, at] => Ok(Action::Place { card: card(which)?, spot: spot(at)? }),
            ["join", which] => Ok(Action::Join { card: card(which)? }),
            ["ready"] => Ok(Action::Ready),
            _ => Err(wrong()),
        }
    }
}
