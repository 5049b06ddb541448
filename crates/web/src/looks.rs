//! What is looked at in a replay, and the replays that several people look at together: one leads, the others follow.

use std::sync::{Mutex, PoisonError};

use play::Replay;
use store::{FormId, TableId, VisitorId};
use table::{Seat, Viewer};

use crate::limits::{REMEMBERED, Recent};

/// Whose eyes see the table of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// Those of somebody who watches.
    Spectator,
    /// Those of a seat.
    Seat(Seat),
    /// Those of somebody who watches and sees all hands beside the table.
    AllHands,
}

impl Eyes {
    /// All with which this log may be read.
    pub(crate) fn of(replay: &Replay) -> Vec<Eyes> {
        let roles = replay.perspectives().into_iter().map(|role| role.seat().map_or(Eyes::Spectator, Eyes::Seat));
        roles.chain(replay.is_open().then_some(Eyes::AllHands)).collect()
    }

    /// As they stand in an address: `table`, the seat from 1, or `all`.
    pub(crate) fn name(self) -> String {
        match self {
            Eyes::Spectator => "table".to_owned(),
            Eyes::Seat(seat) => seat.to_string(),
            Eyes::AllHands => "all".to_owned(),
        }
    }

    /// Whose view of the game is shown.
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Eyes::Spectator | Eyes::AllHands => Viewer::Spectator,
            Eyes::Seat(seat) => Viewer::Seat(seat),
        }
    }
}

/// What is looked at in a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// The step after which the table is shown, from 0, which is the deal.
    pub(crate) step: usize,
    /// Whose eyes see it.
    pub(crate) eyes: Eyes,
}

/// A replay that one visitor leads.
#[derive(Clone)]
pub(crate) struct Look {
    /// The table.
    pub(crate) table: TableId,
    /// Who leads.
    pub(crate) leader: VisitorId,
    /// What the leader looks at.
    pub(crate) place: Place,
}

/// The looks of a server, each under the id of the form that began it. They are kept in memory, the newest alone.
pub(crate) struct Looks(Mutex<Recent<FormId, Option<Look>>>);

impl Looks {
    pub(crate) fn new() -> Looks {
        Looks(Mutex::new(Recent::new(REMEMBERED.most as usize)))
    }

    /// The look of this id at a table; `None` when nobody has begun it, or too long ago.
    pub(crate) fn get(&self, id: &FormId, table: &TableId) -> Option<Look> {
        let mut looks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        looks.entry(id, || None).clone().filter(|look| look.table == *table)
    }

    /// Begins a look, or goes on with it.
    pub(crate) fn set(&self, id: &FormId, look: Look) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(id, || None) = Some(look);
    }
}
