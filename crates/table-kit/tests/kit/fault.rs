//! The ways in which the toys can be broken, and the one by which they are broken now: a number for each thread, since
//! a type for each would compile the whole kit forty times.

use std::cell::Cell;

thread_local! {
    static CURRENT: Cell<u8> = const { Cell::new(NONE) };
}

/// Breaks the toys of this thread, which is one test's.
pub(crate) fn set(fault: u8) {
    CURRENT.set(fault);
}

/// By what the toys of this thread are broken.
pub(crate) fn current() -> u8 {
    CURRENT.get()
}

/// Whether they are broken by this.
pub(crate) fn is(fault: u8) -> bool {
    current() == fault
}

/// Nothing is broken.
pub(crate) const NONE: u8 = 0;
/// Whoever has a full hand may pass before laying, for ever.
pub(crate) const ENDLESS: u8 = 1;
/// The winner's total is not what its sources say.
pub(crate) const FALSE_SUM: u8 = 2;
/// A turned card is nowhere while the event tells of it.
pub(crate) const LOST_CARD: u8 = 3;
/// `pass` is listed twice.
pub(crate) const DUPLICATE: u8 = 4;
/// Peeking at a lone card is allowed, but not listed.
pub(crate) const UNLISTED: u8 = 5;
/// A reason names no clause.
pub(crate) const NO_CLAUSE: u8 = 6;
/// The text of an action ends with a space.
pub(crate) const TEXT: u8 = 7;
/// A number below `COUNT` is no action's.
pub(crate) const GAP: u8 = 40;
/// A field of the view that is never written decides what is legal.
pub(crate) const UNWRITTEN_VIEW: u8 = 8;
/// A field of an event is not written.
pub(crate) const UNWRITTEN_EVENT: u8 = 9;
/// Two games of one setup tell different events.
pub(crate) const GAME_ID: u8 = 10;
/// A field of the state that is never written decides the score.
pub(crate) const UNWRITTEN_STATE: u8 = 11;
/// Something follows by force although somebody owes a decision.
pub(crate) const RESTLESS: u8 = 12;
/// The view tells the top card of the deck.
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
/// While a card is turned, the page shows the one behind it.
pub(crate) const FRAME_LEAK: u8 = 20;
/// What somebody draws is told to all.
pub(crate) const DRAW_LEAK: u8 = 21;
/// The deal tells the bottom card of the deck.
pub(crate) const DEAL_LEAK: u8 = 22;
/// The next seat owes a decision before the turn is over.
pub(crate) const HASTY: u8 = 23;
/// That a card was laid is told by what follows, not by the step.
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
/// The page is drawn from more than what is written of the view.
pub(crate) const PAGE_LEAK: u8 = 31;
/// The view gives back to a seat what it laid, where the rules do not.
pub(crate) const OWN_LEAK: u8 = 32;
/// Peeking panics.
pub(crate) const CRASH: u8 = 33;
/// Nobody owes a decision when the last card is laid, and there is no outcome.
pub(crate) const STUCK: u8 = 30;
/// The view tells how many are ready.
pub(crate) const READY_LEAK: u8 = 35;
/// Everybody hears that somebody has chosen.
pub(crate) const CHOICE_HEARD: u8 = 36;
/// Something goes on although not all are ready.
pub(crate) const IMPATIENT: u8 = 37;
/// A window opens only for whoever holds something of use.
pub(crate) const WINDOW_BY_HAND: u8 = 38;
/// What lapses shows something.
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
/// A small position has too few worlds to tell anything.
pub(crate) const LONE_WORLD: u8 = 46;
/// Laying brings along an action that is not all that it leaves.
pub(crate) const FALSE_SEQUEL: u8 = 47;
