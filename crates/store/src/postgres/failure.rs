//! Translates the errors of Postgres into [`StoreError`].

use std::error::Error as _;

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::StoreError;

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        let Some(told) = error.as_db_error() else {
            // The message says what was done, its source what went wrong.
            let source = error.source().map(|source| format!(": {source}")).unwrap_or_default();
            return StoreError::Io(format!("{error}{source}"));
        };
        let reason = told.message().to_owned();
        match *told.code() {
            SqlState::DISK_FULL => StoreError::Full,
            SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => StoreError::Corrupt(reason),
            _ => StoreError::Io(reason),
        }
    }
}

/// The error when no connection is available.
pub(super) fn unreachable(error: PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) => error.into(),
        PoolError::Timeout(_) => StoreError::Io("Postgres did not answer in time".to_owned()),
        other => StoreError::Io(other.to_string()),
    }
}
