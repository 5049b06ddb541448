//! The role in which a visitor looks at a table, which decides how much of the game they see: on pages, in streams and
//! in replays alike.

use std::iter;

use table::{Seat, Viewer};
use table_log::VisitorId;

use crate::snapshot::Snapshot;

/// The role in which a visitor looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// In a seat.
    Seat(Seat),
    /// In several seats, none of which may be shown now: the screen is being passed to the next player.
    Covered,
    /// Without a seat, at a table that may be watched.
    Spectator,
    /// The creator without a seat, at a table that may not be watched; sees nothing of the game.
    Host,
}

impl Perspective {
    /// The role of a visitor; `None` if they may not see the table. If they have several seats, the wanted one is shown
    /// if it has to decide or if none of them has to; otherwise the screen is covered.
    pub fn of(snapshot: &Snapshot, visitor: &VisitorId, wanted: Option<Seat>) -> Option<Perspective> {
        let own = snapshot.seats_of(visitor);
        match own.len() {
            0 if !snapshot.shows(visitor) => None,
            0 if snapshot.is_private() => Some(Perspective::Host),
            0 => Some(Perspective::Spectator),
            1 => own.iter().next().map(Perspective::Seat),
            _ => {
                let asked = |seat: &Seat| snapshot.waits_for(*seat);
                let wanted = wanted.filter(|seat| own.contains(*seat));
                let shown = wanted.filter(|seat| asked(seat) || !own.iter().any(|other| asked(&other)));
                Some(shown.map_or(Perspective::Covered, Perspective::Seat))
            }
        }
    }

    /// The roles in which a whole log can be read: as a spectator and, once the secret is revealed (`is_open`), in
    /// every seat.
    pub fn of_log(seats: u8, is_open: bool) -> Vec<Perspective> {
        let seats = Seat::all(if is_open { seats } else { 0 });
        iter::once(Perspective::Spectator).chain(seats.map(Perspective::Seat)).collect()
    }

    /// Whose view of the game is shown; `None` for the host.
    pub fn viewer(self) -> Option<Viewer> {
        match self {
            Perspective::Seat(seat) => Some(Viewer::Seat(seat)),
            Perspective::Covered | Perspective::Spectator => Some(Viewer::Spectator),
            Perspective::Host => None,
        }
    }

    /// The seat whose view is shown, if there is one.
    pub fn seat(self) -> Option<Seat> {
        self.viewer().and_then(Viewer::seat)
    }
}
