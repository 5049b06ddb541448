//! What the first bytes of a database's file tell, before SQLite opens it.
//!
//! SQLite takes any write-ahead log with the right name for that of the database, also beside a copy that was just put in
//! its place: the copy is then silently undone, or mixed with newer pages. But a copy, as `VACUUM INTO` makes it, is not in
//! the mode of the write-ahead log until a server has opened it, so a log beside such a file is not its own. Of a file
//! that a server has opened this cannot be told: the salts of its log are nowhere in it.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::Path;

use super::{lock, owner};
use crate::{Result, StoreError};

/// How every file of SQLite begins (<https://sqlite.org/fileformat.html>).
const MAGIC: &[u8] = b"SQLite format 3\0";

/// The place of the byte that says how the file may be written.
const WRITE_VERSION: usize = 18;

/// Its value without a write-ahead log.
const WITHOUT_LOG: u8 = 1;

/// Checks that SQLite may open a database. Only before this process has opened it: closing the file ends the locks that
/// the process has on it.
///
/// # Errors
/// `Foreign` when it is not a database, `OldLog` when the write-ahead log beside it belongs to another one.
pub(super) fn check(path: &Path) -> Result<()> {
    // The log first: it grows only after the mode was changed. What cannot be read, SQLite reports.
    let Ok(place) = lock::place(path) else { return Ok(()) };
    let log = owner::beside(&place, "-wal");
    let has_log = fs::metadata(&log).is_ok_and(|log| log.len() > 0);
    let mut start = Vec::new();
    let read = File::open(&place).and_then(|file| file.take(WRITE_VERSION as u64 + 1).read_to_end(&mut start));
    if read.is_err() || start.is_empty() {
        return Ok(());
    }
    match start.get(WRITE_VERSION) {
        Some(version) if start.starts_with(MAGIC) => {
            if has_log && *version == WITHOUT_LOG {
                Err(StoreError::OldLog(log))
            } else {
                Ok(())
            }
        }
        _ => Err(StoreError::Foreign(path.display().to_string())),
    }
}
