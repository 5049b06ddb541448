//! What keeps a second server off a database.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::failure::name;
use crate::{Result, StoreError};

/// Where the lock of a database lies: beside the file itself, to which symbolic links may lead. The file need not be there
/// yet; its folder must.
///
/// # Errors
/// When links lead in a circle, or a folder is missing or may not be read.
pub(super) fn place(database: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(database) {
        Ok(file) => Ok(file.with_extension("lock")),
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Err(error) => {
            let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            match (fs::read_link(database), database.file_name()) {
                // SQLite makes the database where a link leads.
                (Ok(target), _) => place(&folder.join(target)),
                (Err(_), Some(name)) => Ok(fs::canonicalize(folder)?.join(name).with_extension("lock")),
                (Err(_), None) => Err(error),
            }
        }
    }
}

/// The lock of a file, held until this is dropped or the process ends, however it ends.
pub(super) struct Lock(File);

impl Lock {
    /// Takes the lock, making the file where it is missing.
    ///
    /// # Errors
    /// `Locked` when another has it, `Io` when the file cannot be made.
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
    /// Closing the file is not enough: a process that is just being started holds it open too, for a moment.
    fn drop(&mut self) {
        // Where it cannot be given back, it ends with the file.
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
        // What a process that is being started has inherited.
        let _inherited = held.0.try_clone().unwrap();
        assert_eq!(Lock::take(&path).err(), Some(StoreError::Locked));
        drop(held);
        Lock::take(&path).unwrap();
    }
}
