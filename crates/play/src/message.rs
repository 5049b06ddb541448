//! The messages to and from the task of a table.

use std::sync::{Arc, Mutex};

use store::{FormId, VisitorId};
use table::Seat;
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use crate::hint::Hint;
use crate::presence::Presences;
use crate::request::{Done, Refused, Request};
use crate::snapshot::Snapshot;

/// Where the answer to a request is sent.
pub(crate) type Reply = oneshot::Sender<Result<Done, Refused>>;

/// Requests that wait for one answer. A std mutex, since it is never held across an await.
pub(crate) type Replies = Mutex<Vec<Reply>>;

/// A message to the task of a table.
pub(crate) enum Message {
    /// A visitor's request, with its form id.
    Ask { visitor: VisitorId, form: FormId, request: Request, reply: Reply },
    /// The steps of a bot's turn, computed for a log with this many entries; none if the bot failed.
    BotTurn { entries: u64, seat: Seat, steps: Vec<String> },
    /// The hint that a seat has asked for, with the replies to its requests; `None` if the bot failed.
    Hint { seat: Seat, hint: Option<Hint>, replies: Arc<Replies> },
    /// Close the table, since it has expired.
    Expire(oneshot::Sender<()>),
}

/// An update, and the seat that may receive it.
#[derive(Clone)]
pub(crate) struct Change {
    /// The only seat that receives it; `None` for everybody.
    pub(crate) only: Option<Seat>,
    pub(crate) update: Update,
}

/// A change of a table.
#[derive(Clone)]
pub struct Update {
    /// The table after it.
    pub snapshot: Arc<Snapshot>,
    /// Whether the game has moved, so that there are frames to show.
    pub fresh: bool,
}

/// The channels to the task of a table.
#[derive(Clone)]
pub(crate) struct Doors {
    /// Sends messages.
    pub(crate) sender: mpsc::Sender<Message>,
    /// The current snapshot.
    pub(crate) looks: watch::Receiver<Arc<Snapshot>>,
    /// Broadcasts changes.
    pub(crate) changes: broadcast::Sender<Change>,
    /// Who is present.
    pub(crate) presences: Presences,
}
