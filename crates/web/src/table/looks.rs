//! Shared replays, called looks: one visitor leads, and the others see what the leader looks at.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use play::{Replay, Tables};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::{FormId, NotAnId, TableId, VisitorId};
use table::{Seat, Viewer, hex};
use tokio::sync::broadcast::error::RecvError;

use crate::edge::counters::Recent;
use crate::edge::limits::REMEMBERED;

/// Whose view of a replay is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// A spectator's.
    Spectator,
    /// A seat's.
    Seat(Seat),
    /// A spectator's, with all hands beside the table.
    AllHands,
}

impl Eyes {
    /// All views that this log may be seen with.
    pub(crate) fn of(replay: &Replay) -> Vec<Eyes> {
        let roles = replay.perspectives().into_iter().map(|role| role.seat().map_or(Eyes::Spectator, Eyes::Seat));
        roles.chain(replay.is_open().then_some(Eyes::AllHands)).collect()
    }

    /// The name in a URL: `table`, the seat from 1, or `all`.
    pub(crate) fn name(self) -> String {
        match self {
            Eyes::Spectator => "table".to_owned(),
            Eyes::Seat(seat) => seat.to_string(),
            Eyes::AllHands => "all".to_owned(),
        }
    }

    /// The viewer whose view of the game is shown.
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Eyes::Spectator | Eyes::AllHands => Viewer::Spectator,
            Eyes::Seat(seat) => Viewer::Seat(seat),
        }
    }
}

/// The place in a replay: a step, and whose view is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Viewed {
    /// The step after which the table is shown; 0 is the deal.
    pub(crate) step: usize,
    /// Whose view is shown.
    pub(crate) eyes: Eyes,
}

/// The id of a look, as in the URL that its followers have. It is a hash of the leader, the table and the form that
/// began the look, so no form of anybody else, or at another table, can begin or end the same look.
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
    type Err = NotAnId;
    fn from_str(text: &str) -> Result<LookId, NotAnId> {
        hex::decode_array(text).map(LookId).ok_or(NotAnId)
    }
}

/// A replay that one visitor leads.
#[derive(Clone)]
pub(crate) struct Look {
    pub(crate) table: TableId,
    /// Who leads.
    pub(crate) leader: VisitorId,
    /// What the leader looks at.
    pub(crate) place: Viewed,
}

/// The looks of a server. Only the newest are kept, in memory; servers that share a store tell each other about them.
/// Cheap to clone.
#[derive(Clone)]
pub(crate) struct Looks(Arc<Mutex<Recent<LookId, Option<Look>>>>);

impl Looks {
    pub(crate) fn new() -> Looks {
        Looks(Arc::new(Mutex::new(Recent::new(REMEMBERED.most as usize))))
    }

    /// The look with this id at a table; `None` if nobody has begun it, or too long ago.
    pub(crate) fn get(&self, id: &LookId, table: &TableId) -> Option<Look> {
        let mut looks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        looks.entry(id, || None).clone().filter(|look| look.table == *table)
    }

    /// Begins a look, or changes its place.
    pub(crate) fn set(&self, id: &LookId, look: Look) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(id, || None) = Some(look);
    }
}

/// A look as servers send it to each other.
#[derive(Serialize, Deserialize)]
struct LookNews {
    id: String,
    leader: String,
    step: usize,
    /// The seat whose view is shown.
    seat: Option<Seat>,
    /// Whether all hands are shown.
    all: bool,
}

/// Begins a look or changes its place, on this server and all others.
pub(crate) fn lead(looks: &Looks, tables: &Tables, id: &LookId, look: Look) {
    let Viewed { step, eyes } = look.place;
    let seat = eyes.viewer().seat();
    let told =
        LookNews { id: id.to_string(), leader: look.leader.to_string(), step, seat, all: eyes == Eyes::AllHands };
    tables.tell_pages(&look.table, serde_json::to_string(&told).expect("a look is plain data"));
    looks.set(id, look);
}

/// Keeps the looks that are led on other servers.
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

/// Reads a look from another server; `None` if this version does not understand it.
fn read(table: TableId, text: &str) -> Option<(LookId, Look)> {
    let LookNews { id, leader, step, seat, all } = serde_json::from_str(text).ok()?;
    let eyes = if all { Eyes::AllHands } else { seat.map_or(Eyes::Spectator, Eyes::Seat) };
    Some((id.parse().ok()?, Look { table, leader: leader.parse().ok()?, place: Viewed { step, eyes } }))
}
