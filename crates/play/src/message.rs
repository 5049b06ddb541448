//! The messages to and from the task of a table.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{FormId, VisitorId};
use table::Seat;
use table_fold::{Done, Hint, Refused, Request, Snapshot};
use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tracing::Span;

use crate::aside::Aside;
use crate::presence::Presences;

/// Where the answer to a request is sent.
pub(crate) type Reply = oneshot::Sender<Result<Done, Refused>>;

/// Requests that wait for the same answer. A std mutex, since it is never held across an await.
pub(crate) struct Replies(Mutex<Vec<Reply>>);

impl Replies {
    /// Starts with one request.
    pub(crate) fn new(reply: Reply) -> Replies {
        Replies(Mutex::new(vec![reply]))
    }

    /// Adds a request.
    pub(crate) fn push(&self, reply: Reply) {
        self.waiting().push(reply);
    }

    /// Answers all of them.
    pub(crate) fn answer(&self, answer: &Result<Done, Refused>) {
        for reply in self.waiting().drain(..) {
            // The visitor may have disconnected.
            let _gone = reply.send(answer.clone());
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<Reply>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A message to the task of a table.
pub(crate) enum Message {
    /// A visitor's request, with its form id and the tracing span that it belongs to.
    Ask { visitor: VisitorId, form: FormId, request: Request, reply: Reply, span: Span },
    /// The steps of a bot's turn, computed for a log with this many entries; none if the bot failed.
    BotTurn { entries: u64, seat: Seat, steps: Vec<String> },
    /// The hint that a seat has asked for, with the replies to its requests; `None` if the bot failed.
    Hint { seat: Seat, hint: Option<Hint>, replies: Arc<Replies> },
    /// Read the table again, since it was changed or removed in the store.
    Reread(oneshot::Sender<()>),
    /// Somebody came to the table at this server.
    Came,
    /// A message from another server about what is not stored.
    Aside(Aside),
    /// See whose time is up.
    TimeUp(oneshot::Sender<()>),
    /// Close the table, since it has expired.
    Expire(oneshot::Sender<()>),
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
    /// Sends messages. They are boxed, since the channel has room for many.
    pub(crate) sender: mpsc::Sender<Box<Message>>,
    /// The current snapshot.
    pub(crate) looks: watch::Receiver<Arc<Snapshot>>,
    /// Broadcasts the changes that concern everybody.
    pub(crate) changes: broadcast::Sender<Update>,
    /// Who is present.
    pub(crate) presences: Presences,
}
