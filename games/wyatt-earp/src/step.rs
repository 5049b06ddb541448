//! Where in a hand the game stands.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::card::Card;
use crate::event::{End, HandEnd};
use crate::outlaw::Outlaw;

/// What is to be decided, or follows by force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The active seat draws.
    Draw,
    /// The active seat lays, plays, or ends its turn by a discard.
    Play,
    /// The active seat asks one of these for the outlaw (WE-20).
    Ask(Outlaw, SeatSet),
    /// The active seat takes a card of the draw pile (WE-24).
    Search,
    /// The active seat plays this card at once or keeps it (WE-24). Nobody else sees that.
    Found(Card),
    /// The active seat names the target of this card, which has hit (WE-16).
    Target(Card),
    /// A Hideout has landed on a group of this seat.
    Landed(Seat),
    /// A window is open for this seat; `true` between two turns, `false` after a Hideout (WE-25).
    Window(Seat, bool),
    /// This seat has hit in its window, which was of this kind, and names the Hideout that goes (WE-16).
    WindowTarget(Seat, bool),
    /// This seat has shot in its window, which was of this kind.
    Shot(Seat, bool),
    /// This seat has let its window pass, which was of this kind.
    Passed(Seat, bool),
    /// The active seat has discarded.
    Discarded,
    /// The hand is over.
    HandOver(HandEnd),
    /// The game is over.
    Over(End),
}
