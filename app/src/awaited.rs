//! A Postgres database that may come up after the server, as when a machine starts.

use std::time::Duration;

use store::StoreError;
use store_postgres::Postgres;
use tokio::time::sleep;

/// The first and the longest pause between tries to reach it.
const PAUSES: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(8));

/// Opens the database for a server, as soon as it can be reached.
///
/// # Errors
/// As [`Postgres::open`], except `Unreachable`.
pub(crate) async fn open(address: &str) -> store::Result<Postgres> {
    let (mut pause, mut waits) = (PAUSES.0, false);
    loop {
        match Postgres::open(address).await {
            Err(StoreError::Unreachable(reason)) if !waits => {
                waits = true;
                tracing::warn!(reason, "waiting for the database");
            }
            Err(StoreError::Unreachable(reason)) => tracing::debug!(reason, "still waiting for the database"),
            opened => {
                if waits && opened.is_ok() {
                    tracing::info!("the database can be reached now");
                }
                return opened;
            }
        }
        sleep(pause).await;
        pause = PAUSES.1.min(pause * 2);
    }
}
