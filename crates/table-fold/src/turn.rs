//! The three kinds of decision at a table.

use table::Seat;

use crate::progress::Progress;

/// The kind of decision that is owed now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Owed {
    /// One seat decides.
    Alone,
    /// Several seats decide in secret.
    Together,
    /// One seat decides in a window; with the default action for when the window closes.
    Window(Seat, String),
}

impl Owed {
    /// The kind of decision that is owed now.
    pub fn of(progress: &Progress) -> Owed {
        let due = progress.to_act();
        let lapse = progress.game().filter(|_| due.len() == 1).and_then(|game| game.lapse());
        match (lapse, due.iter().next()) {
            _ if due.len() > 1 => Owed::Together,
            (Some(action), Some(seat)) => Owed::Window(seat, action),
            _ => Owed::Alone,
        }
    }
}
