//! Copies of the whole database while it is in use.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::owner;
use crate::{Result, StoreError};

/// The file to which a copy is written until it is complete.
pub fn partial(file: &Path) -> PathBuf {
    owner::beside(file, ".partial")
}

/// Copies a snapshot of the database to a new file that only its owner can read. Reserves the name with an empty file,
/// writes the copy to [`partial`], and renames that when it is complete: an interrupted copy never looks complete.
///
/// # Errors
/// When the file exists or cannot be written, or the write-ahead log of another database is beside it, or the database is
/// damaged. Then no new file remains.
pub(super) fn copy(db: &Connection, file: &Path) -> Result<()> {
    let (partial, log) = (partial(file), owner::beside(file, "-wal"));
    if log.exists() {
        return Err(StoreError::Exists(log));
    }
    for path in [file, &partial] {
        if let Err(error) = owner::create(path) {
            if path == partial {
                remove(file);
            }
            return Err(match error.kind() {
                io::ErrorKind::AlreadyExists => StoreError::Exists(path.to_owned()),
                _ => StoreError::Io(format!("{}: {error}", path.display())),
            });
        }
    }
    let copied = fill(db, &partial).and_then(|()| Ok(fs::rename(&partial, file)?));
    if copied.is_err() {
        remove(&partial);
        remove(file);
    }
    copied?;
    File::open(owner::folder(file))?.sync_all()?;
    Ok(())
}

fn fill(db: &Connection, partial: &Path) -> Result<()> {
    let name = partial.to_str().ok_or_else(|| StoreError::Io(format!("{}: not a name in UTF-8", partial.display())))?;
    db.execute("VACUUM INTO ?1", [name])?;
    File::open(partial)?.sync_all()?;
    Ok(())
}

/// Removes a file. A failure is ignored: the file is empty or unfinished, and the caller returns the first error.
fn remove(path: &Path) {
    let _still_there = fs::remove_file(path);
}
