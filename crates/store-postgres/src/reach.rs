//! Whether the database can be reached. While it cannot, this is the one place that says so in the log.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use deadpool_postgres::{Client, Pool};

use crate::failure::{Fault, Result};

/// What is known of the way to a database. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Reach {
    /// The database's host and port.
    place: Arc<str>,
    is_lost: Arc<AtomicBool>,
}

impl Reach {
    /// The way to a database that was not reached yet, which needs no line in the log: its first user gets the error.
    pub(crate) fn new(place: &str) -> Reach {
        Reach { place: place.into(), is_lost: Arc::new(AtomicBool::new(true)) }
    }

    /// From now on the log says when the database is lost, and when it is back.
    pub(crate) fn begin(&self) {
        self.is_lost.store(false, Ordering::Relaxed);
    }

    /// Whether the database can be reached, as far as it is known.
    pub(crate) fn is_lost(&self) -> bool {
        self.is_lost.load(Ordering::Relaxed)
    }

    pub(crate) fn lost(&self, reason: &str) {
        if !self.is_lost.swap(true, Ordering::Relaxed) {
            tracing::warn!(database = &*self.place, reason, "the database cannot be reached; it is tried again");
        }
    }

    pub(crate) fn back(&self) {
        if self.is_lost.swap(false, Ordering::Relaxed) {
            tracing::info!(database = &*self.place, "the database can be reached again");
        }
    }
}

/// The connections for reading and writing. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Connections {
    pub(crate) pool: Pool,
    pub(crate) reach: Reach,
}

impl Connections {
    /// Waits for a connection.
    pub(crate) async fn get(&self) -> Result<Client> {
        self.pool.get().await.map_err(|error| {
            let fault = Fault::of_pool(error, self.reach.is_lost()).at(&self.reach.place);
            if let Some(reason) = fault.outage() {
                self.reach.lost(reason);
            }
            fault
        })
    }
}
