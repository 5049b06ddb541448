//! The writer thread. It makes all waiting changes in one transaction and answers when that is on the disk.

use std::slice;
use std::sync::mpsc::Receiver;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::change::{self, Forms};
use super::notices;
use crate::change::{Failed, GROUP, Job};
use crate::{Result, StoreError};

/// Makes changes until all senders are dropped. Beside a server, leaves it a notice of each change.
pub(super) fn run(mut db: Connection, jobs: Receiver<Job>, is_beside: bool) {
    let mut forms = Forms::default();
    while let Ok(first) = jobs.recv() {
        let group: Vec<Job> = std::iter::once(first).chain(jobs.try_iter().take(GROUP - 1)).collect();
        let results = settle(&mut db, &group, is_beside, &mut forms);
        for (job, result) in group.into_iter().zip(results) {
            // The caller may have stopped waiting. The change is made all the same.
            let _gone = job.reply.send(result);
        }
    }
}

/// The result of each job in a group. When the transaction is rolled back, each change is retried in its own.
fn settle(db: &mut Connection, group: &[Job], is_beside: bool, forms: &mut Forms) -> Vec<Result<u32>> {
    let made = together(db, group, is_beside, forms);
    if made.is_err() {
        // They may be of entries that were rolled back.
        *forms = Forms::default();
    }
    match made {
        Ok(results) => results,
        Err(Failed::RolledBack(_)) if group.len() > 1 => {
            group.iter().flat_map(|job| settle(db, slice::from_ref(job), is_beside, forms)).collect()
        }
        Err(Failed::RolledBack(error) | Failed::Closed(error)) => vec![Err(error); group.len()],
        Err(Failed::Unknown) => vec![Err(StoreError::Unknown); group.len()],
    }
}

/// Makes a group's changes in one transaction. A change that fails does not affect the others. A single change needs no
/// savepoint: it is the transaction.
fn together(
    db: &mut Connection,
    group: &[Job],
    is_beside: bool,
    forms: &mut Forms,
) -> std::result::Result<Vec<Result<u32>>, Failed> {
    let mut whole =
        db.transaction_with_behavior(TransactionBehavior::Immediate).map_err(|error| Failed::Closed(error.into()))?;
    let results = match group {
        [job] => match make(&whole, job, is_beside, forms) {
            Ok(count) => vec![Ok(count)],
            // A full disk or a failed read can roll back the whole transaction.
            Err(error) if whole.is_autocommit() => return Err(Failed::RolledBack(error)),
            Err(error) => return Ok(vec![Err(error)]),
        },
        group => each(&mut whole, group, is_beside, forms)?,
    };
    match whole.commit().map_err(StoreError::from) {
        Ok(()) => Ok(results),
        // SQLite writes the frame that makes a transaction valid last. There was no room for it, so nothing was saved.
        Err(StoreError::Full) => Err(Failed::RolledBack(StoreError::Full)),
        Err(_) => Err(Failed::Unknown),
    }
}

/// Makes changes one after another, each completely or not at all.
fn each(
    whole: &mut Transaction<'_>,
    group: &[Job],
    is_beside: bool,
    forms: &mut Forms,
) -> std::result::Result<Vec<Result<u32>>, Failed> {
    let mut results = Vec::with_capacity(group.len());
    for job in group {
        let part = whole.savepoint().map_err(|error| Failed::RolledBack(error.into()))?;
        let result = make(&part, job, is_beside, forms);
        match result {
            Ok(_) => part.commit().map_err(|error| Failed::RolledBack(error.into()))?,
            Err(ref error) if part.is_autocommit() => return Err(Failed::RolledBack(error.clone())),
            Err(_) => drop(part),
        }
        results.push(result);
    }
    Ok(results)
}

/// Makes a change and, beside a server, leaves its notice.
fn make(db: &Connection, job: &Job, is_beside: bool, forms: &mut Forms) -> Result<u32> {
    let count = change::make(db, &job.change, forms)?;
    if let Some(table) = job.change.table().filter(|_| is_beside) {
        notices::leave(db, table.as_str())?;
    }
    Ok(count)
}
