//! What the task of a table is asked, and what it tells.

use std::sync::Arc;

use store::{FormId, VisitorId};
use table::Seat;
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use crate::presence::Presences;
use crate::request::{Done, Refused, Request};
use crate::snapshot::Snapshot;

/// What the task of a table is asked.
pub(crate) enum Message {
    /// A visitor's request, with the id of its form.
    Ask { visitor: VisitorId, form: FormId, request: Request, reply: oneshot::Sender<Result<Done, Refused>> },
    /// What a bot decides for a seat of the table with so many entries; nothing, if it panicked.
    BotMove { entries: u64, seat: Seat, action: Option<String> },
    /// Close the table, whose time is over.
    Expire(oneshot::Sender<()>),
}

/// A change of a table, for those whom it concerns.
#[derive(Clone)]
pub(crate) struct Change {
    /// The one seat that may hear of it; all, if none is named.
    pub(crate) only: Option<Seat>,
    pub(crate) update: Update,
}

/// A change of a table, as a viewer gets it.
#[derive(Clone)]
pub struct Update {
    /// The table after it.
    pub snapshot: Arc<Snapshot>,
    /// Whether the game has moved, so that there are frames to show.
    pub fresh: bool,
}

/// By what others reach the task of a table.
#[derive(Clone)]
pub(crate) struct Doors {
    /// Asks it something.
    pub(crate) sender: mpsc::Sender<Message>,
    /// The table as it is.
    pub(crate) looks: watch::Receiver<Arc<Snapshot>>,
    /// What changes from now on.
    pub(crate) changes: broadcast::Sender<Change>,
    /// Who is there.
    pub(crate) presences: Presences,
}
