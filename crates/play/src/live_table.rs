//! A live table as its visitors reach it, and the feeds of its updates.

use std::sync::Arc;

use store::{FormId, TableId, VisitorId};
use table_fold::{Done, Refused, Request, Snapshot};
use tokio::sync::{broadcast, oneshot};
use tracing::Span;

use crate::message::{Doors, Message, Update};
use crate::server::Handle;

/// A handle to one live table. Cheap to clone.
#[derive(Clone)]
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) handle: Handle,
}

impl Table {
    /// The table's id.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The current snapshot; the visitor counts as present for a minute.
    ///
    /// # Errors
    /// When the server is stopping.
    pub fn look(&self, visitor: &VisitorId) -> Result<Arc<Snapshot>, Refused> {
        if self.handle.doors.presences.saw(visitor) {
            self.came();
        }
        self.snapshot()
    }

    /// Records that a visitor has done something at the table's page: they are [looking](crate::Tables::is_looking).
    pub fn attend(&self, visitor: &VisitorId) {
        if self.handle.doors.presences.attended(visitor) {
            self.came();
        }
    }

    /// Lets other servers know that somebody has come.
    fn came(&self) {
        // If the task's queue is full now, it tells them within ten seconds.
        let _later = self.handle.doors.sender.try_send(Box::new(Message::Came));
    }

    pub(crate) fn snapshot(&self) -> Result<Arc<Snapshot>, Refused> {
        let Doors { looks, presences, .. } = &self.handle.doors;
        // If the task has ended, nobody can change the table any more.
        looks.has_changed().map_err(|_| Refused::Stopping)?;
        let snapshot = looks.borrow().clone();
        Ok(presences.refresh(snapshot))
    }

    /// A feed of the table's updates, starting with the current state.
    ///
    /// # Errors
    /// When the server is stopping.
    pub fn follow(&self, visitor: VisitorId) -> Result<Feed, Refused> {
        let changes = self.handle.doors.changes.subscribe();
        if self.handle.doors.presences.enter(&visitor) {
            self.came();
        }
        let mut feed = Feed { table: self.clone(), visitor, changes, own: 0, first: None };
        feed.first = Some(Update { snapshot: self.snapshot()?, fresh: false });
        Ok(feed)
    }

    /// Makes a request to the table.
    ///
    /// # Errors
    /// When the request is refused; then nothing has changed.
    pub async fn ask(&self, visitor: &VisitorId, form: FormId, request: Request) -> Result<Done, Refused> {
        self.attend(visitor);
        let (reply, answer) = oneshot::channel();
        let message = Message::Ask { visitor: visitor.clone(), form, request, reply, span: Span::current() };
        self.handle.doors.sender.send(Box::new(message)).await.map_err(|_| Refused::Stopping)?;
        answer.await.map_err(|_| Refused::Stopping)?
    }
}

/// A visitor's stream of updates: first the current state, then every change that concerns the visitor. It ends with
/// the server, or when the table's task has failed.
pub struct Feed {
    table: Table,
    visitor: VisitorId,
    /// The changes that concern everybody.
    changes: broadcast::Receiver<Update>,
    /// How many changes that were shown to the visitor's seats alone the last update contained.
    own: u64,
    first: Option<Update>,
}

impl Feed {
    /// The next update; `None` when the feed has ended. A feed that lags behind skips to the current state. Of changes
    /// shown to the visitor's seats alone, only the last is given.
    pub async fn next(&mut self) -> Option<Update> {
        let update = match self.first.take() {
            Some(first) => first,
            None => self.wait().await?,
        };
        self.own = update.snapshot.own_changes(&self.visitor);
        Some(update)
    }

    async fn wait(&mut self) -> Option<Update> {
        loop {
            let Handle { doors: Doors { looks, sender, .. }, stop, .. } = &mut self.table.handle;
            let latest = looks.borrow_and_update().clone();
            if latest.own_changes(&self.visitor) != self.own && self.changes.is_empty() {
                return self.current();
            }
            // Taking or leaving a seat is shown to everybody, so without a seat this need not be watched.
            let has_seat = !latest.seats_of(&self.visitor).is_empty();
            let change = tokio::select! {
                biased;
                _ = stop.wait_for(|stop| *stop) => return None,
                change = self.changes.recv() => change,
                Ok(()) = looks.changed(), if has_seat => continue,
                // The task has failed. The next request loads the table again.
                () = sender.closed() => return None,
            };
            return match change {
                Ok(update) => Some(update),
                Err(broadcast::error::RecvError::Lagged(_)) => {
                    self.changes = self.changes.resubscribe();
                    self.current()
                }
                Err(broadcast::error::RecvError::Closed) => None,
            };
        }
    }

    fn current(&self) -> Option<Update> {
        Some(Update { snapshot: self.table.snapshot().ok()?, fresh: false })
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        self.table.handle.doors.presences.leave(&self.visitor);
    }
}
