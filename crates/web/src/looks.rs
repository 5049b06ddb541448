//! What is looked at in a replay, and the replays that several people look at together: one leads, the others follow.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use play::{Replay, Tables};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::{FormId, NotHex, TableId, VisitorId};
use table::{Seat, Viewer, hex};
use tokio::sync::broadcast::error::RecvError;

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

/// The id of a look, as it stands in the address that its followers have. It is a hash of the leader, the table and the
/// form that began it: no form of anybody else, or at another table, can begin or end the same look.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct LookId([u8; 16]);

impl LookId {
    pub(crate) fn new(leader: &VisitorId, table: &TableId, form: &FormId) -> LookId {
        let hash = Sha256::new_with_prefix(b"posse look v1\0").chain_update(leader.bytes()).chain_update(form.bytes());
        let hash: [u8; 32] = hash.chain_update(table.to_string()).finalize().into();
        LookId(*hash.first_chunk().expect("32 bytes hold 16"))
    }
}

impl fmt::Display for LookId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl FromStr for LookId {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<LookId, NotHex> {
        hex::decode_array(text).map(LookId).ok_or(NotHex)
    }
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

/// The looks of a server. They are kept in memory, the newest alone; several servers of a store tell them each other.
/// Cheap to clone.
#[derive(Clone)]
pub(crate) struct Looks(Arc<Mutex<Recent<LookId, Option<Look>>>>);

impl Looks {
    pub(crate) fn new() -> Looks {
        Looks(Arc::new(Mutex::new(Recent::new(REMEMBERED.most as usize))))
    }

    /// The look of this id at a table; `None` when nobody has begun it, or too long ago.
    pub(crate) fn get(&self, id: &LookId, table: &TableId) -> Option<Look> {
        let mut looks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        looks.entry(id, || None).clone().filter(|look| look.table == *table)
    }

    /// Begins a look, or goes on with it.
    pub(crate) fn set(&self, id: &LookId, look: Look) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(id, || None) = Some(look);
    }
}

/// A look as servers tell it each other.
#[derive(Serialize, Deserialize)]
struct Told {
    id: String,
    leader: String,
    step: usize,
    /// The seat whose eyes see it.
    seat: Option<Seat>,
    /// Whether all hands are seen.
    all: bool,
}

/// Begins a look or goes on with it, at this server and all others.
pub(crate) fn lead(looks: &Looks, tables: &Tables, id: &LookId, look: Look) {
    let Place { step, eyes } = look.place;
    let seat = eyes.viewer().seat();
    let told = Told { id: id.to_string(), leader: look.leader.to_string(), step, seat, all: eyes == Eyes::AllHands };
    tables.tell_pages(&look.table, serde_json::to_string(&told).expect("a look is plain data"));
    looks.set(id, look);
}

/// Keeps what the leaders at other servers look at.
pub(crate) async fn follow(looks: Looks, tables: Tables) {
    let mut told = tables.pages_elsewhere();
    loop {
        match told.recv().await {
            Ok((table, text)) => {
                if let Some((id, look)) = read(table, &text) {
                    looks.set(&id, look);
                }
            }
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

/// A look of another server; `None` when it says something that this one does not know.
fn read(table: TableId, text: &str) -> Option<(LookId, Look)> {
    let Told { id, leader, step, seat, all } = serde_json::from_str(text).ok()?;
    let eyes = if all { Eyes::AllHands } else { seat.map_or(Eyes::Spectator, Eyes::Seat) };
    Some((id.parse().ok()?, Look { table, leader: leader.parse().ok()?, place: Place { step, eyes } }))
}
