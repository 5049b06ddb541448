//! The lock file that keeps a second server from using the same database.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::failure::name;
use crate::{Result, StoreError};

/// The path of a database's lock file: beside the real file, which symbolic links may lead to. The database need not
/// exist yet; its folder must.
///
/// # Errors
/// When symbolic links form a cycle, or a folder is missing or cannot be read.
pub(super) fn place(database: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(database) {
        Ok(file) => Ok(file.with_extension("lock")),
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Err(error) => {
            let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            match (fs::read_link(database), database.file_name()) {
                // SQLite creates the database at the link's target.
                (Ok(target), _) => place(&folder.join(target)),
                (Err(_), Some(name)) => Ok(fs::canonicalize(folder)?.join(name).with_extension("lock")),
                (Err(_), None) => Err(error),
            }
        }
    }
}

/// A lock on a file, held until it is dropped or the process ends in any way.
pub(super) struct Lock(File);

impl Lock {
    /// Takes the lock. Creates the file when it is missing.
    ///
    /// # Errors
    /// `Locked` when another process holds it, `Io` when the file cannot be created.
    pub(super) fn take(path: &Path) -> Result<Lock> {
        let open = OpenOptions::new().create(true).truncate(false).write(true).open(path);
        let file = open.map_err(|error| name(path, error.into()))?;
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
        let path = folder.path().join("posse.lock");
        let held = Lock::take(&path).unwrap();
        // The handle that a starting child process inherits.
        let _inherited = held.0.try_clone().unwrap();
        assert_eq!(Lock::take(&path).err(), Some(StoreError::Locked));
        drop(held);
        Lock::take(&path).unwrap();
    }
}
