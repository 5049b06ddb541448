//! Which commits wait for the disk. A draft does not: the next commit that does, or a sync within a second, brings it
//! there too.
//!
//! SQLite's log is valid up to its first damaged transaction. So when a sync of drafts fails, all that is written after
//! them would be lost with them by a power cut, however well it was synced: the system takes what it could not write for
//! written. Before any other commit, the whole log then goes into the database, and a new one begins.

use std::fs::File;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::Connection;

use crate::change::Job;
use crate::{Result, StoreError};

/// How long a draft waits for a sync if no other commit brings one.
const LATEST: Duration = Duration::from_secs(1);

/// Whether the writer's commits wait for the disk.
pub(super) struct Syncs {
    /// The write-ahead log; `None` if no commit waits.
    log: Option<PathBuf>,
    /// Whether commits wait now.
    waits: bool,
    /// When to sync what was committed without waiting.
    due: Option<Instant>,
    /// Whether the log on the disk may have a gap.
    is_torn: bool,
}

impl Syncs {
    /// For a connection whose commits wait for the disk; `None` if no commit ever does.
    pub(super) fn new(log: Option<PathBuf>) -> Syncs {
        Syncs { log, waits: true, due: None, is_torn: false }
    }

    /// The next job; `None` at the end. Syncs meanwhile what is due.
    pub(super) fn next(&mut self, jobs: &Receiver<Job>) -> Option<Job> {
        while let Some(due) = self.due {
            match due.checked_duration_since(Instant::now()).map(|left| jobs.recv_timeout(left)) {
                Some(Ok(job)) => return Some(job),
                Some(Err(RecvTimeoutError::Timeout)) | None => self.sync(),
                Some(Err(RecvTimeoutError::Disconnected)) => {
                    self.sync();
                    return None;
                }
            }
        }
        jobs.recv().ok()
    }

    /// Makes the commits that follow wait for the disk, or not. Mends the log first if it may have a gap.
    ///
    /// # Errors
    /// When SQLite cannot be told, or the log cannot be mended yet.
    pub(super) fn set(&mut self, db: &Connection, waits: bool) -> Result<()> {
        if self.log.is_none() {
            return Ok(());
        }
        if self.is_torn {
            let is_blocked: bool = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
            if is_blocked {
                return Err(StoreError::Io(
                    "its log has to be renewed first, which somebody who reads holds up".into(),
                ));
            }
            self.is_torn = false;
        }
        if waits != self.waits {
            db.pragma_update(None, "synchronous", if waits { "full" } else { "normal" })?;
            self.waits = waits;
        }
        if !waits {
            self.due.get_or_insert_with(|| Instant::now() + LATEST);
        }
        Ok(())
    }

    /// A commit has waited for the disk, and with it everything before.
    pub(super) fn has_synced(&mut self) {
        self.due = None;
    }

    /// A sync has failed. What was committed without waiting may not be on the disk.
    pub(super) fn has_failed(&mut self) {
        self.is_torn |= self.due.take().is_some();
    }

    fn sync(&mut self) {
        // The log has no locks, which closing a file would end. The next change mends what fails here, or says why not.
        match self.log.as_ref().map_or(Ok(()), |log| File::open(log)?.sync_data()) {
            Ok(()) => self.has_synced(),
            Err(_) => self.has_failed(),
        }
    }
}
