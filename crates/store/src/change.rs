//! The changes that a store's writer makes, each whole or, on an error, not at all. All that wait are made in one
//! transaction.

use tokio::sync::oneshot;

use crate::{Commit, Millis, NewTable, Result, StoreError, VisitorId};

/// The most changes in one transaction. It bounds how long the first of them waits.
pub(crate) const GROUP: usize = 256;

/// A change that the writer is to make.
pub(crate) enum Change {
    /// Create a table.
    Create(Box<NewTable>),
    /// Change a table.
    Commit(Box<Commit>),
    /// Record that a known visitor was here.
    Seen(VisitorId, Millis),
    /// Forget the visitors who were last here before this time.
    Forget(Millis),
}

/// A change and the channel for its result.
pub(crate) struct Job {
    pub(crate) change: Change,
    pub(crate) reply: oneshot::Sender<Result<u32>>,
}

/// Why the transaction of a group failed.
pub(crate) enum Failed {
    /// It could not begin. A retry with fewer changes would fail too.
    Closed(StoreError),
    /// It was rolled back: nothing has changed. A retry with fewer changes may succeed, as one may be too large for the
    /// disk.
    RolledBack(StoreError),
    /// The commit failed or was not answered. It is unknown whether it was saved.
    Unknown,
}
