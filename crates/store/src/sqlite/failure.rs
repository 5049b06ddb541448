//! Translates SQLite's errors into [`StoreError`].

use std::path::Path;

use rusqlite::{Error, ErrorCode};

use crate::StoreError;

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
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

/// Adds the file's path to the error.
pub(super) fn name(path: &Path, error: StoreError) -> StoreError {
    let named = |reason| format!("{}: {reason}", path.display());
    match error {
        StoreError::Corrupt(reason) => StoreError::Corrupt(named(reason)),
        StoreError::Io(reason) => StoreError::Io(named(reason)),
        other => other,
    }
}
