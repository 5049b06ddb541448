//! The one writer: a thread that makes all changes that wait in one transaction, and answers when that is on the disk.

use std::slice;
use std::sync::mpsc::Receiver;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::oneshot;

use super::change::Change;
use crate::{Result, StoreError};

/// The most changes in one transaction, so that the first of them does not wait for long.
const GROUP: usize = 256;

/// A change, and who waits for it.
pub(super) struct Job {
    pub(super) change: Change,
    pub(super) reply: oneshot::Sender<Result<u32>>,
}

/// Why a group's transaction was not made.
enum Failed {
    /// It could not begin; nor could that of a smaller group.
    Closed(StoreError),
    /// It was rolled back: nothing has changed. One of the changes may have been too large for the disk.
    RolledBack(StoreError),
    /// The commit failed, and nobody knows how far it came.
    Unknown,
}

/// Makes changes until nobody can ask for more.
pub(super) fn run(mut db: Connection, jobs: Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let group: Vec<Job> = std::iter::once(first).chain(jobs.try_iter().take(GROUP - 1)).collect();
        let results = settle(&mut db, &group);
        for (job, result) in group.into_iter().zip(results) {
            // Whoever asked may have gone; the change is made all the same.
            let _gone = job.reply.send(result);
        }
    }
}

/// What each job of a group comes to. Where one spoils the transaction for all, each gets its own.
fn settle(db: &mut Connection, group: &[Job]) -> Vec<Result<u32>> {
    match together(db, group) {
        Ok(results) => results,
        Err(Failed::RolledBack(_)) if group.len() > 1 => {
            group.iter().flat_map(|job| settle(db, slice::from_ref(job))).collect()
        }
        Err(Failed::RolledBack(error) | Failed::Closed(error)) => vec![Err(error); group.len()],
        Err(Failed::Unknown) => vec![Err(StoreError::Unknown); group.len()],
    }
}

/// Makes a group's changes in one transaction; a change that fails alone leaves the others as they are.
fn together(db: &mut Connection, group: &[Job]) -> std::result::Result<Vec<Result<u32>>, Failed> {
    let mut whole =
        db.transaction_with_behavior(TransactionBehavior::Immediate).map_err(|error| Failed::Closed(error.into()))?;
    let mut results = Vec::with_capacity(group.len());
    for job in group {
        let part = whole.savepoint().map_err(|error| Failed::RolledBack(error.into()))?;
        let result = job.change.make(&part);
        match result {
            Ok(_) => part.commit().map_err(|error| Failed::RolledBack(error.into()))?,
            // A full disk or a failed read may have ended the whole transaction.
            Err(ref error) if part.is_autocommit() => return Err(Failed::RolledBack(error.clone())),
            Err(_) => drop(part),
        }
        results.push(result);
    }
    match whole.commit().map_err(StoreError::from) {
        Ok(()) => Ok(results),
        // The frame that makes a transaction valid is the last to be written, and there was no room for it.
        Err(StoreError::Full) => Err(Failed::RolledBack(StoreError::Full)),
        Err(_) => Err(Failed::Unknown),
    }
}
