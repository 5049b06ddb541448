//! The changes that the writer of an implementation makes, each completely or, on an error, not at all. All waiting changes are made
//! in one transaction.

use tokio::sync::oneshot;

use crate::{
    ChannelChange, Commit, DeviceChange, DoorChange, Millis, NewTable, Result, StoreError, TableId, VisitorId,
};

/// The most changes in one transaction. It bounds how long the first of them waits.
pub const GROUP: usize = 256;

/// A change for the writer to make.
pub enum Change {
    /// Create a table, if its creator has fewer open or running ones than this.
    Create(Box<NewTable>, Option<u32>),
    /// Change a table.
    Commit(Box<Commit>),
    /// Record that a known visitor was here.
    Seen(VisitorId, Millis),
    /// Delete a table.
    Remove(TableId),
    /// Forget the visitors who were last here before the first time, and the tokens that end before the second.
    Forget(Millis, Millis),
    /// Forget the visitors who have no part in any table.
    ForgetStrangers,
    /// Change devices or invitations.
    Device(Box<DeviceChange>),
    /// Change channels or notifications.
    Channel(Box<ChannelChange>),
    /// Change what the operator grants.
    Door(Box<DoorChange>),
    /// Delete the notices with these numbers, which a server has read.
    Noticed(Vec<i64>),
}

impl Change {
    /// The table that a running server has to read again after this change.
    pub fn table(&self) -> Option<&TableId> {
        match self {
            Change::Commit(commit) => Some(&commit.table),
            Change::Remove(table) => Some(table),
            // Nobody has a new table in memory, and no table shows what is known of its visitors.
            Change::Create(..)
            | Change::Seen(..)
            | Change::Forget(..)
            | Change::ForgetStrangers
            | Change::Device(_)
            | Change::Channel(_)
            | Change::Door(_)
            | Change::Noticed(_) => None,
        }
    }
}

/// A change and the channel for its result.
pub struct Job {
    pub change: Change,
    /// Takes the number of tables, visitors or devices that it changed, or why it was refused.
    pub reply: oneshot::Sender<Result<u32>>,
}

/// Why the transaction of a group failed.
pub enum Failed {
    /// It could not begin. A retry with fewer changes would fail too.
    Closed(StoreError),
    /// It was rolled back: nothing has changed. A retry with fewer changes may succeed, as one may be too large for the
    /// disk.
    RolledBack(StoreError),
    /// The commit failed or was not answered. It is unknown whether it was saved.
    Unknown,
}
