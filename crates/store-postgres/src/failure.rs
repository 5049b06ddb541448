//! The errors on the way to a [`StoreError`]: those of Postgres and of its connections, put into words.

use std::error::Error as _;
use std::io;

use deadpool_postgres::{HookError, PoolError, TimeoutType};
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
            let reason = format!("{error}{source}");
            return Fault(if breaks(&error) { StoreError::Unreachable(reason) } else { StoreError::Io(reason) });
        };
        let reason = told.message().to_owned();
        Fault(match *told.code() {
            SqlState::DISK_FULL => StoreError::Full,
            SqlState::ADMIN_SHUTDOWN | SqlState::CRASH_SHUTDOWN | SqlState::CANNOT_CONNECT_NOW => {
                StoreError::Unreachable(reason)
            }
            SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => StoreError::Corrupt(reason),
            _ => StoreError::Io(reason),
        })
    }
}

/// Whether an error means that there is no connection, though a later one may succeed.
fn breaks(error: &Error) -> bool {
    // A certificate that is refused is invalid data.
    let is_lasting = |kind| matches!(kind, io::ErrorKind::InvalidData | io::ErrorKind::PermissionDenied);
    let cause = error.source().and_then(|source| source.downcast_ref::<io::Error>());
    error.is_closed() || cause.is_some_and(|cause| !is_lasting(cause.kind()))
}

impl Fault {
    /// No connection is available. If the database is lost, they are all waiting for it.
    pub(crate) fn of_pool(error: PoolError, is_lost: bool) -> Fault {
        Fault(match error {
            PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => return error.into(),
            PoolError::Timeout(TimeoutType::Wait) if !is_lost => {
                StoreError::Io("no connection was free in time".to_owned())
            }
            PoolError::Timeout(_) => StoreError::Unreachable("it did not answer in time".to_owned()),
            other => StoreError::Io(other.to_string()),
        })
    }

    /// The same fault, naming the host and port to which it was to connect.
    pub(crate) fn at(self, place: &str) -> Fault {
        Fault(match self.0 {
            StoreError::Unreachable(reason) => StoreError::Unreachable(format!("{place}: {reason}")),
            StoreError::Io(reason) => StoreError::Io(format!("{place}: {reason}")),
            other => other,
        })
    }

    /// What went wrong.
    pub(crate) fn reason(&self) -> String {
        match &self.0 {
            StoreError::Unreachable(reason) | StoreError::Io(reason) => reason.clone(),
            other => other.to_string(),
        }
    }

    /// Why the database cannot be reached, if that is the fault.
    pub(crate) fn outage(&self) -> Option<&str> {
        match &self.0 {
            StoreError::Unreachable(reason) => Some(reason),
            _ => None,
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
