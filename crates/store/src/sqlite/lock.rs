//! The lock file that keeps a second server from using the same database.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::failure::name;
use super::owner;
use crate::{Result, StoreError};

/// The path of a database's file, which symbolic links may lead to. The lock lies beside it. The database need not exist
/// yet; its folder must.
///
/// # Errors
/// When symbolic links form a cycle, or a folder is missing or cannot be read.
pub(super) fn place(database: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(database) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let folder = owner::folder(database);
            match (fs::read_link(database), database.file_name()) {
                // The database is created at the link's target.
                (Ok(target), _) => place(&folder.join(target)),
                (Err(_), Some(name)) => Ok(fs::canonicalize(folder)?.join(name)),
                (Err(_), None) => Err(error),
            }
        }
        found => found,
    }
}

/// A lock on a file, held until it is dropped or the process ends in any way.
pub(super) struct Lock(File);

impl Lock {
    /// Takes the lock of the database at this place. Creates the file when it is missing.
    ///
    /// # Errors
    /// `Locked` when another process holds it, `Io` when the file cannot be created.
    pub(super) fn take(database: &Path) -> Result<Lock> {
        let path = database.with_extension("lock");
        let file = owner::create(&path).or_else(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => OpenOptions::new().write(true).open(&path),
            _ => Err(error),
        });
        Lock::of(file, &path)
    }

    /// Takes the lock without creating its file: nobody holds it while there is none.
    ///
    /// # Errors
    /// As for [`Lock::take`].
    pub(super) fn take_existing(database: &Path) -> Result<Option<Lock>> {
        let path = database.with_extension("lock");
        match File::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            file => Lock::of(file, &path).map(Some),
        }
    }

    fn of(file: io::Result<File>, path: &Path) -> Result<Lock> {
        let file = file.map_err(|error| name(path, error.into()))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::Locked),
            Err(TryLockError::Error(error)) => Err(name(path, error.into())),
        }
    }
}

impl Drop for Lock {
    /// Unlocks explicitly. Closing the file is not enough: a child process that is just starting holds it open for a
    /// moment.
    fn drop(&mut self) {
        // If unlocking fails, the lock ends when the last handle of the file is closed.
        let _not_given_back = self.0.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_given_back_although_a_new_process_still_has_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("posse.db");
        let held = Lock::take(&path).unwrap();
        // The handle that a starting child process inherits.
        let _inherited = held.0.try_clone().unwrap();
        assert_eq!(Lock::take(&path).err(), Some(StoreError::Locked));
        drop(held);
        Lock::take(&path).unwrap();
    }
}
