//! How the decision that is owed at a table is made.

use table::Seat;

use crate::progress::Progress;

/// How the decision that is owed now is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// By one seat.
    Alone,
    /// By several seats in secret.
    Together,
    /// By one seat in a window, and what is decided for it when the window closes.
    Window(Seat, String),
}

impl Turn {
    /// How the decision is made that is owed here.
    pub(crate) fn of(progress: &Progress) -> Turn {
        let due = progress.to_act();
        let lapse = progress.game().filter(|_| due.len() == 1).and_then(|game| game.lapse());
        match (lapse, due.iter().next()) {
            _ if due.len() > 1 => Turn::Together,
            (Some(action), Some(seat)) => Turn::Window(seat, action),
            _ => Turn::Alone,
        }
    }
}
