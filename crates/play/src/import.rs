//! Reads a downloaded game back into a store, as a finished table to look at. A server may be running on the store.

use erasure::Titles;
use store::{Commit, Holder, NewTable, Phase, Store, StoreError, TableId, TableSettings, VisitorId};
use table::BySeat;
use table::deal::Secret;
use table_fold::record::{Mismatch, Record};
use thiserror::Error;

/// Why a downloaded game was not read in. The store is unchanged.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum NotImported {
    /// The game does not fit together, or is not over.
    #[error(transparent)]
    Mismatch(#[from] Mismatch),
    /// The store has the table already.
    #[error("table {0} is in this database already")]
    Exists(TableId),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Checks a downloaded game and stores it. A file does not hold everything that a table has: its seats and the table
/// belong to nobody, nothing is said there, and whoever has the link may watch. It counts as changed now, so it is kept
/// as long as a game that has just ended. Completes an interrupted call.
///
/// # Errors
/// What does not fit, or that the table exists, or that the store fails.
pub async fn import(store: &dyn Store, titles: Titles, record: &Record) -> Result<TableId, NotImported> {
    let header = record.check(titles)?.progress.header;
    let secret = record.secret().ok_or(Mismatch::NoSecret)?;
    let (id, now) = (header.table.clone(), store.clock().now());
    match store.create(begun(record, header.seats, secret)).await {
        Ok(()) => {}
        Err(StoreError::Conflict { have: 0, .. }) if is_begun(store, &id, record).await? => {}
        Err(StoreError::Conflict { .. }) => return Err(NotImported::Exists(id)),
        Err(error) => return Err(error.into()),
    }
    let entries = record.entries.clone();
    store.commit(Commit { entries, phase: Some(Phase::Over), ..Commit::new(id.clone(), 0, now) }).await?;
    tracing::info!(table = %id, "a downloaded game was read in");
    Ok(id)
}

/// The table without its log.
fn begun(record: &Record, seats: u8, secret: Secret) -> NewTable {
    NewTable {
        header_text: record.header.clone(),
        secret,
        commitment: record.commitment,
        creator: VisitorId::FORGOTTEN,
        settings: TableSettings::default(),
        entries: Vec::new(),
        holders: BySeat::new(seats, |_| Holder::default()),
        due: None,
    }
}

/// Whether the stored table is what an interrupted call has left.
async fn is_begun(store: &dyn Store, id: &TableId, record: &Record) -> Result<bool, StoreError> {
    let stored = store.load(id).await?;
    Ok(stored.is_some_and(|stored| stored.creator == VisitorId::FORGOTTEN && stored.header_text == record.header))
}
