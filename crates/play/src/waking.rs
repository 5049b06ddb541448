//! Tables that stand still because their server ended while a bot was to decide. They go on without anybody opening them:
//! a few at a time are loaded, and unloaded as usual when only people are to decide.

use std::time::Duration;

use store::TableId;
use table_fold::Refused;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::live_table::Table;
use crate::tables::Tables;

/// Tables that have not changed for this many hours stay as they are until somebody opens them.
const FORGOTTEN: u32 = 14 * 24;

/// How many tables are kept in memory at once until only people are to decide there.
const AT_ONCE: usize = 4;

/// How long each is waited for. After that it goes on beside the others, as a table does that everybody has left.
const LONGEST: Duration = Duration::from_secs(60);

/// The pause after each table, so that players notice nothing.
const PAUSE: Duration = Duration::from_millis(50);

impl Tables {
    /// Lets all running tables go on. Done once after the start of a server.
    ///
    /// # Errors
    /// When the store fails or the server is stopping.
    pub async fn wake_all(&self) -> Result<(), Refused> {
        let since = self.store().clock().now().hours_before(FORGOTTEN);
        self.wake(self.store().running(since).await?).await
    }

    /// Lets the tables go on whose server has died.
    ///
    /// # Errors
    /// When the store fails or the server is stopping.
    pub async fn wake_orphans(&self) -> Result<(), Refused> {
        match self.store().node() {
            Some(node) => self.wake(node.orphans().await?).await,
            None => Ok(()),
        }
    }

    async fn wake(&self, ids: Vec<TableId>) -> Result<(), Refused> {
        let mut awake = JoinSet::new();
        for id in ids {
            match self.woken(&id).await {
                Ok(Some(table)) => drop(awake.spawn(rests(table))),
                Ok(None) => {}
                Err(refused) if refused == Refused::Stopping || refused.is_outage() => return Err(refused),
                Err(refused) => tracing::debug!(table = %id, reason = %refused, "a table does not go on by itself"),
            }
            sleep(PAUSE).await;
            if awake.len() == AT_ONCE {
                awake.join_next().await;
            }
        }
        awake.join_all().await;
        Ok(())
    }

    /// Loads a table that goes on by itself, unless a server has it in memory.
    async fn woken(&self, id: &TableId) -> Result<Option<Table>, Refused> {
        if self.0.find(id)?.is_some() {
            return Ok(None);
        }
        if let Some(node) = self.store().node()
            && !node.take_lease(id).await?
        {
            return Ok(None);
        }
        let goes_on = self.peek(id).await.map(|snapshot| snapshot.goes_on());
        let opened = match goes_on {
            Ok(true) => self.open(id).await.map(Some),
            other => other.map(|_| None),
        };
        if !matches!(opened, Ok(Some(_))) {
            self.0.clone().give_back(id.clone()).await;
        }
        opened
    }
}

/// Keeps a table in memory until it waits for people.
async fn rests(table: Table) {
    let mut looks = table.handle.doors.looks.clone();
    // If it goes on for longer, or its task ends, it is none of ours any more.
    let _over = timeout(LONGEST, looks.wait_for(|snapshot| !snapshot.goes_on())).await;
}
