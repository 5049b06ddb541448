//! The step that a turn has reached.

use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::event::End;
use crate::field::Field;

/// The pending decision, or what follows next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The active seat puts its first sign on a corner (FM-7).
    Settle,
    /// Nothing to decide: the next seat settles, or the first turn begins.
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
    /// Nothing to decide: the sign's owner, another seat, is about to be asked.
    Calling(Building),
    /// The owner of the sign here upgrades it or declines (FM-19).
    Upgrade(Building),
    /// Nothing to decide: the dice are rolled, and the seat that may reroll is about to be asked.
    Rolled,
    /// The controller of the meeple on this showdown field rerolls or keeps the die (FM-25).
    Reroll(Field),
    /// Nothing to decide: the dice are final, and the showdown is about to be decided.
    Shot,
    /// Nothing to decide: an item is resolved; the next item or the end of the turn follows.
    Next,
    /// Nothing to decide: the game is over.
    Over(End),
}
