//! The step that a hand has reached.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::card::Card;
use crate::event::{End, HandEnd};
use crate::outlaw::Outlaw;

/// The pending decision, or what follows without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The active seat draws.
    Draw,
    /// The active seat lays, plays, or ends its turn with a discard.
    Play,
    /// The active seat asks one of these seats for the outlaw (WE-20).
    Ask(Outlaw, SeatSet),
    /// The active seat takes a card from the draw pile (WE-24).
    Search,
    /// The active seat plays this card at once or keeps it (WE-24). Nobody else sees that.
    Found(Card),
    /// The active seat names the target of this card, which has hit (WE-16).
    Target(Card),
    /// A Hideout has landed on a group of this seat.
    Landed(Seat),
    /// A window is open for this seat (WE-25): `true` between two turns, `false` after a Hideout.
    Window(Seat, bool),
    /// This seat has hit in its window (of a kind as for `Window`) and names the Hideout that goes (WE-16).
    WindowTarget(Seat, bool),
    /// This seat has shot in its window (of a kind as for `Window`).
    Shot(Seat, bool),
    /// This seat has let its window pass (of a kind as for `Window`).
    Passed(Seat, bool),
    /// The active seat has discarded.
    Discarded,
    /// The hand is over.
    HandOver(HandEnd),
    /// The game is over.
    Over(End),
}
