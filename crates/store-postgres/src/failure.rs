//! The errors on the way to a [`StoreError`]: those of Postgres and of its connections, put into words.

use std::error::Error as _;

use deadpool_postgres::PoolError;
use store::StoreError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

/// A [`StoreError`] that `?` makes of an error of Postgres too.
#[derive(Debug)]
pub(crate) struct Fault(StoreError);

pub(crate) type Result<T> = std::result::Result<T, Fault>;

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        let Some(told) = error.as_db_error() else {
            // The message says what was done, its source what went wrong.
            let source = error.source().map(|source| format!(": {source}")).unwrap_or_default();
            return Fault(StoreError::Io(format!("{error}{source}")));
        };
        let reason = told.message().to_owned();
        Fault(match *told.code() {
            SqlState::DISK_FULL => StoreError::Full,
            SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => StoreError::Corrupt(reason),
            _ => StoreError::Io(reason),
        })
    }
}

/// No connection is available.
impl From<PoolError> for Fault {
    fn from(error: PoolError) -> Fault {
        match error {
            PoolError::Backend(error) => error.into(),
            PoolError::Timeout(_) => Fault(StoreError::Io("Postgres did not answer in time".to_owned())),
            other => Fault(StoreError::Io(other.to_string())),
        }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault(error)
    }
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> StoreError {
        fault.0
    }
}
