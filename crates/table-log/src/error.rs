//! The errors of the store.

use std::path::PathBuf;

use table::Seat;
use thiserror::Error;

use crate::id::TableId;

/// The result of a call to the store.
pub type Result<T> = std::result::Result<T, StoreError>;

/// What went wrong. The message says what to do next.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// There is no such table.
    #[error("there is no such table")]
    NotFound,
    /// The table exists already, or its log has another number of entries than the caller expects. Nothing was changed.
    #[error("the table has {have} entries, not {wanted}; read it again")]
    Conflict {
        /// The number of entries in the log.
        have: u64,
        /// The number that the caller expects.
        wanted: u64,
    },
    /// The creator has as many open or running tables as allowed. Nothing was changed.
    #[error("the creator of this table has as many open tables as allowed; close one first")]
    TooManyOpen,
    /// The reporter has made as many reports as allowed that have not ended. Nothing was changed.
    #[error("this person has made as many reports as allowed; dismiss some first")]
    TooManyReports,
    /// A seat that the change depends on was changed meanwhile. Nothing was changed.
    #[error("seat {0} was changed meanwhile; read the table again")]
    SeatChanged(Seat),
    /// This node does not have the table's lease. Nothing was changed.
    #[error("this server does not have the table's lease; it takes it again when it is free")]
    NoLease,
    /// This form was answered before. Nothing was done again. Holds the earlier answer.
    #[error("this form was answered before")]
    Answered(String),
    /// The disk is full. Nothing was changed.
    #[error("the disk is full; make room and try again")]
    Full,
    /// Another process holds the database. Nothing was changed.
    #[error("the database is in use by another process; stop it, or name another database")]
    Locked,
    /// The database is damaged. Holds the reason.
    #[error("the database cannot be read: {0}; restore a backup, or name another database")]
    Corrupt(String),
    /// The database belongs to another program, or its beginning is damaged. Holds its name.
    #[error("{0} is not a database of Posse; name another one, or restore a backup")]
    Foreign(String),
    /// The database is a copy that was put in the place of another one, whose write-ahead log is still there: SQLite would
    /// apply that to the copy. Holds the log's path.
    #[error("{} is left over from the database that was here before this copy, and would overwrite the copy; remove it, \
             or move it away", .0.display())]
    OldLog(PathBuf),
    /// One table is damaged. Other tables are not affected.
    #[error("table {table} cannot be read: {reason}; a backup from before the damage still has it")]
    Damaged {
        table: TableId,
        /// What is wrong with it.
        reason: String,
    },
    /// The database was written by a newer program. Nothing was changed.
    #[error("the database has format {version}, this program knows {known}; use a newer program")]
    Newer {
        /// The format that was found.
        version: u32,
        /// The newest that is known.
        known: u32,
    },
    /// The file to be created exists already. Nothing was changed.
    #[error("{} already exists; choose another name, or move it away", .0.display())]
    Exists(PathBuf),
    /// A file of the database belongs to somebody else. Nothing was changed.
    #[error("{} belongs to {owner} and cannot be written; run this as {owner}, or give the file to the owner of its \
             folder with chown", file.display())]
    NotWritable {
        file: PathBuf,
        /// The name of its owner.
        owner: String,
    },
    /// It is unknown whether the change was saved: read again.
    #[error("it is not known whether the change was saved; it is being read again")]
    Unknown,
    /// The database cannot be reached. Nothing was changed. Holds the reason.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// Reading or writing failed. Nothing was changed. Holds the reason.
    #[error("the database could not be used: {0}")]
    Io(String),
}

impl StoreError {
    /// Whether the way to the database broke. A store logs that itself, once.
    pub fn is_outage(&self) -> bool {
        matches!(self, StoreError::Unreachable(_) | StoreError::Unknown)
    }

    /// A change rewrites an entry that its table does not have.
    pub fn no_entry(table: &TableId, number: u64) -> StoreError {
        StoreError::Io(format!("table {table} has no entry {number}"))
    }

    /// A change names a seat that its table does not have.
    pub fn no_seat(table: &TableId, seat: Seat) -> StoreError {
        StoreError::Io(format!("table {table} has no seat {seat}"))
    }
}

/// Logs what failed because of an error, at this level of `tracing`; at debug if the store logs the cause itself.
#[macro_export]
macro_rules! log_failure {
    ($level:ident, $error:expr, $($rest:tt)+) => {
        if $error.is_outage() {
            tracing::debug!(reason = %$error, $($rest)+);
        } else {
            tracing::$level!(reason = %$error, $($rest)+);
        }
    };
}

/// SQLite's errors. A database is linked only into the crates that keep tables.
#[cfg(feature = "rusqlite")]
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::{Error, ErrorCode};
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Locked,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Corrupt(error.to_string()),
            Some(_) => StoreError::Io(error.to_string()),
            None => match error {
                Error::FromSqlConversionFailure(..)
                | Error::IntegralValueOutOfRange(..)
                | Error::InvalidColumnType(..)
                | Error::Utf8Error(..) => StoreError::Corrupt(error.to_string()),
                _ => StoreError::Io(error.to_string()),
            },
        }
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => StoreError::Full,
            _ => StoreError::Io(error.to_string()),
        }
    }
}
