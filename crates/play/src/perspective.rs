//! As whom somebody looks at a table, and so what of its game he sees.

use std::iter;

use store::VisitorId;
use table::{Seat, Viewer};

use crate::snapshot::Snapshot;

/// As whom somebody looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// In a seat.
    Seat(Seat),
    /// With several seats, of which none may be shown now: the screen is being passed on.
    Covered,
    /// Without a seat, at a table that may be watched.
    Spectator,
    /// Without a seat, at a table that may not be watched, by whoever made it.
    Host,
}

impl Perspective {
    /// As whom a visitor looks; nothing if he may not. Of several seats at one screen only the wanted one is shown, and
    /// only while no other of them is to act.
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

    /// As whom a whole log is read: as a spectator and, where nothing is to be hidden any more, in every seat.
    pub fn of_log(seats: u8, is_open: bool) -> Vec<Perspective> {
        let seats = Seat::all(if is_open { seats } else { 0 });
        iter::once(Perspective::Spectator).chain(seats.map(Perspective::Seat)).collect()
    }

    /// Who looks at the game; nobody, where nothing of it is shown.
    pub fn viewer(self) -> Option<Viewer> {
        match self {
            Perspective::Seat(seat) => Some(Viewer::Seat(seat)),
            Perspective::Covered | Perspective::Spectator => Some(Viewer::Spectator),
            Perspective::Host => None,
        }
    }

    /// The seat that is shown.
    pub fn seat(self) -> Option<Seat> {
        self.viewer().and_then(Viewer::seat)
    }
}
