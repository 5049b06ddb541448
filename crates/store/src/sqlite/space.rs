//! Overwrites what was removed, and gives its space back, while the database is in use.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::lock::{self, Lock};
use super::owner;
use crate::{Result, StoreError};

/// How long a command beside a server waits for its turn. A busy server leaves short gaps.
pub(super) const BESIDE: Duration = Duration::from_secs(30);

/// How long one attempt to empty the log may keep others from writing, and the pause after it.
const ATTEMPT: Duration = Duration::from_millis(100);

/// Writes the log into the database and empties it: until then it holds the pages as they were before.
///
/// Beside a server, also waits until it has read what was changed, as the notices name the tables. `open` makes a
/// connection that waits so long for its turn to write.
///
/// # Errors
/// `Locked` when others read for too long, such as to copy the database.
pub(super) fn overwrite(path: &Path, is_beside: bool, open: impl Fn(Duration) -> Result<Connection>) -> Result<()> {
    let begun = Instant::now();
    loop {
        match open(ATTEMPT).and_then(|db| attempt(&db, path, is_beside)) {
            Err(StoreError::Locked) if begun.elapsed() < BESIDE => sleep(ATTEMPT),
            done => return done,
        }
    }
}

fn attempt(db: &Connection, path: &Path, is_beside: bool) -> Result<()> {
    if is_beside && db.query_row("SELECT EXISTS (SELECT * FROM notices)", [], |row| row.get(0))? {
        // If the lock is free, no server will read the notices.
        drop(Lock::take_existing(&lock::place(path)?)?);
        db.execute("DELETE FROM notices", [])?;
    }
    let is_blocked: bool = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    if is_blocked { Err(StoreError::Locked) } else { Ok(()) }
}

/// Rewrites the database without its free pages. Returns by how many bytes its files have shrunk.
///
/// # Errors
/// `Locked` when others write or read for too long, `Full` when the disk has no room for a second copy meanwhile.
pub(super) fn compact(path: &Path, is_beside: bool, open: impl Fn(Duration) -> Result<Connection>) -> Result<u64> {
    let place = lock::place(path)?;
    let before = size(&place);
    open(BESIDE)?.execute_batch("VACUUM")?;
    overwrite(path, is_beside, open)?;
    Ok(before.saturating_sub(size(&place)))
}

/// The size of the database and its log.
fn size(path: &Path) -> u64 {
    let of = |file: &Path| fs::metadata(file).map_or(0, |file| file.len());
    of(path) + of(&owner::beside(path, "-wal"))
}
