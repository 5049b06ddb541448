//! The faults of the toy games, and the fault that is active on this thread. Faults are numbers, because a type for
//! each would compile the whole kit forty times.

use std::cell::Cell;

thread_local! {
    static CURRENT: Cell<u8> = const { Cell::new(NONE) };
}

/// Makes this fault active on this thread. Each test has its own thread.
pub(crate) fn set(fault: u8) {
    CURRENT.set(fault);
}

/// The fault that is active on this thread.
pub(crate) fn current() -> u8 {
    CURRENT.get()
}

/// Whether this fault is active.
pub(crate) fn is(fault: u8) -> bool {
    current() == fault
}

/// No fault.
pub(crate) const NONE: u8 = 0;
/// A seat with a full hand may pass before laying, for ever.
pub(crate) const ENDLESS: u8 = 1;
/// The first seat's total is not the sum of its sources.
pub(crate) const FALSE_SUM: u8 = 2;
/// A turned card is nowhere during the event that shows it.
pub(crate) const LOST_CARD: u8 = 3;
/// `pass` is listed twice.
pub(crate) const DUPLICATE: u8 = 4;
/// Peeking at a lone card is allowed, but not listed.
pub(crate) const UNLISTED: u8 = 5;
/// The last of several actions is never picked.
pub(crate) const PICK: u8 = 48;
/// Sleeping is legal on its own, but not listed.
pub(crate) const ILLEGAL: u8 = 49;
/// A reason names no clause.
pub(crate) const NO_CLAUSE: u8 = 6;
/// The text of an action ends with a space.
pub(crate) const TEXT: u8 = 7;
/// No action has a certain number below `COUNT`.
pub(crate) const GAP: u8 = 40;
/// A field of the view that is not serialised decides what is legal.
pub(crate) const UNWRITTEN_VIEW: u8 = 8;
/// A field of an event is not serialised.
pub(crate) const UNWRITTEN_EVENT: u8 = 9;
/// Two games of one setup have different events.
pub(crate) const GAME_ID: u8 = 10;
/// A field of the state that is not serialised decides the score.
pub(crate) const UNWRITTEN_STATE: u8 = 11;
/// Something follows although a seat owes a decision.
pub(crate) const RESTLESS: u8 = 12;
/// The view shows the top card of the deck.
pub(crate) const VIEW_LEAK: u8 = 13;
/// What is legal depends on a hidden card.
pub(crate) const LIST_LEAK: u8 = 14;
/// Whether a step learns depends on a hidden card.
pub(crate) const LEARNS_LEAK: u8 = 15;
/// Peeking does not say that it learns.
pub(crate) const SILENT_PEEK: u8 = 16;
/// Laying uses randomness.
pub(crate) const DRAWING_LAY: u8 = 17;
/// After laying, the seat is told whether the deck holds the next card.
pub(crate) const ECHO: u8 = 18;
/// Everybody is told which card was laid.
pub(crate) const EVENT_LEAK: u8 = 19;
/// While a card is turned, the view shows the one behind it.
pub(crate) const FRAME_LEAK: u8 = 20;
/// Everybody is told which card was drawn.
pub(crate) const DRAW_LEAK: u8 = 21;
/// The deal shows the bottom card of the deck.
pub(crate) const DEAL_LEAK: u8 = 22;
/// The next seat owes a decision before the turn is over.
pub(crate) const HASTY: u8 = 23;
/// The event that a card was laid comes with what follows, not with the step.
pub(crate) const LATE_NEWS: u8 = 24;
/// Drawn worlds are always the same.
pub(crate) const SAME_WORLD: u8 = 25;
/// Drawn worlds forget what the seat has been shown.
pub(crate) const FORGETFUL: u8 = 26;
/// Drawn worlds put low cards deep more often.
pub(crate) const UNFAIR: u8 = 27;
/// Drawn worlds lack a card.
pub(crate) const SHORT_WORLD: u8 = 28;
/// One event has no words.
pub(crate) const WORDLESS: u8 = 29;
/// The page shows a field of the view that is not serialised.
pub(crate) const PAGE_LEAK: u8 = 31;
/// The view shows a seat the cards that it laid, although the rules do not.
pub(crate) const OWN_LEAK: u8 = 32;
/// Peeking panics.
pub(crate) const CRASH: u8 = 33;
/// Nobody owes a decision when the last card is laid, and there is no outcome.
pub(crate) const STUCK: u8 = 30;
/// The view shows how many seats are ready.
pub(crate) const READY_LEAK: u8 = 35;
/// Everybody hears that somebody has chosen.
pub(crate) const CHOICE_HEARD: u8 = 36;
/// Something changes before all seats are ready.
pub(crate) const IMPATIENT: u8 = 37;
/// A window opens only for a seat that holds a high card.
pub(crate) const WINDOW_BY_HAND: u8 = 38;
/// The default action of a window shows something.
pub(crate) const LAPSE_LEARNS: u8 = 39;
/// Any number of players is accepted.
pub(crate) const ANY_SEATS: u8 = 41;
/// Any version of the rules is accepted.
pub(crate) const ANY_VERSION: u8 = 42;
/// Any edition is accepted.
pub(crate) const ANY_EDITION: u8 = 43;
/// Any option is accepted.
pub(crate) const ANY_SETTING: u8 = 44;
/// In drawn worlds nothing is legal after one decision.
pub(crate) const STUCK_WORLD: u8 = 45;
/// A small position has too few worlds for a test.
pub(crate) const LONE_WORLD: u8 = 46;
/// `follows` names an action after laying, although it is not the only one left.
pub(crate) const FALSE_SEQUEL: u8 = 47;
