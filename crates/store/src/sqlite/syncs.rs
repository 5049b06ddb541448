//! Which commits wait for the disk. A draft does not: the next commit that does, or a sync within a second, brings it
//! there too.
//!
//! SQLite's log is valid up to its first damaged transaction. So a power cut can lose drafts only with everything that was
//! written after them.

use std::fs::File;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::Connection;

use crate::Result;
use crate::change::Job;

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
}

impl Syncs {
    /// For a connection whose commits wait for the disk; `None` if no commit ever does.
    pub(super) fn new(log: Option<PathBuf>) -> Syncs {
        Syncs { log, waits: true, due: None }
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

    /// Makes the commits that follow wait for the disk, or not.
    ///
    /// # Errors
    /// When SQLite cannot be told.
    pub(super) fn set(&mut self, db: &Connection, waits: bool) -> Result<()> {
        if self.log.is_none() {
            return Ok(());
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

    fn sync(&mut self) {
        self.due = None;
        // The log has no locks, which closing a file would end. What the disk refuses, the next commit that waits hears of.
        let _refused = self.log.as_ref().map_or(Ok(()), |log| File::open(log)?.sync_data());
    }
}
