//! Where in a turn the game stands.

use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::event::End;
use crate::field::Field;

/// What is to be decided, or what follows next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The active seat puts its first sign on a corner (FM-7).
    Settle,
    /// Nothing: the next seat settles, or the first turn begins.
    Settled,
    /// The active seat takes the meeples of a place (FM-9).
    Take,
    /// The active seat puts the next meeple of its hand on a field (FM-10).
    Drop,
    /// The active seat chooses whose marker goes on this showdown field (FM-15).
    Mark(Field),
    /// The active seat chooses what to resolve next (FM-18).
    Resolve,
    /// The active seat builds a sign here or declines (FM-19).
    Build(Building),
    /// Nothing: the owner of the sign here, another seat, is about to be asked.
    Calling(Building),
    /// The owner of the sign here upgrades it or declines (FM-19).
    Upgrade(Building),
    /// Nothing: the dice are rolled, and whoever may reroll is about to be asked.
    Rolled,
    /// Whoever controls the meeple on this showdown field rerolls his die or keeps it (FM-25).
    Reroll(Field),
    /// Nothing: the dice stand, and the showdown is about to be decided.
    Shot,
    /// Nothing: something is resolved; the next item, or the end of the turn, follows.
    Next,
    /// Nothing: the game is over.
    Over(End),
}
