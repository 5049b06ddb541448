//! Whom the files belong to. They go to the owner of their folder, also when root creates them: the server usually runs
//! as that user. SQLite gives the files beside its database the owner and the permissions of the database.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::StoreError;

/// Creates a file that only its owner can read and write, and gives it to the owner of its folder.
///
/// # Errors
/// When it exists or cannot be created.
pub(super) fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    give(&file.metadata()?, path, |user, group| std::os::unix::fs::fchown(&file, user, group))?;
    Ok(file)
}

/// Creates a folder, and gives it to the owner of the folder above.
///
/// # Errors
/// When it exists or cannot be created.
pub(super) fn create_folder(path: &Path) -> io::Result<()> {
    fs::create_dir(path)?;
    #[cfg(unix)]
    give(&fs::symlink_metadata(path)?, path, |user, group| std::os::unix::fs::lchown(path, user, group))?;
    Ok(())
}

/// The folder of a file.
pub(super) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The path of a file whose name begins with that of another.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(unix)]
fn give(
    own: &fs::Metadata,
    path: &Path,
    chown: impl FnOnce(Option<u32>, Option<u32>) -> io::Result<()>,
) -> io::Result<()> {
    use std::os::unix::fs::MetadataExt as _;
    let above = fs::metadata(folder(path))?;
    if above.uid() != own.uid() {
        // Only root can give files away. Anybody else keeps theirs.
        let _kept = chown(Some(above.uid()), Some(above.gid()));
    }
    Ok(())
}

/// The error with which a database could not be opened to write, or which of its files belongs to somebody else.
#[cfg(unix)]
pub(super) fn explain(database: &Path, error: StoreError) -> StoreError {
    // Closing a file ends the locks that this process has on it, so only files of a database that is not in use are tried.
    if !matches!(error, StoreError::Io(_)) {
        return error;
    }
    let is_denied = |file: &PathBuf| {
        let opened = OpenOptions::new().write(true).open(file);
        opened.is_err_and(|error| error.kind() == io::ErrorKind::PermissionDenied)
    };
    let files =
        [database.to_owned(), beside(database, "-wal"), beside(database, "-shm"), database.with_extension("lock")];
    match files.into_iter().find(is_denied) {
        Some(file) => StoreError::NotWritable { owner: owner(&file), file },
        None => error,
    }
}

#[cfg(not(unix))]
pub(super) fn explain(_: &Path, error: StoreError) -> StoreError {
    error
}

/// The name of a file's owner, or the number if the name is not known.
#[cfg(unix)]
fn owner(file: &Path) -> String {
    use std::os::unix::fs::MetadataExt as _;
    let number = fs::metadata(file).map_or_else(|_| "?".to_owned(), |file| file.uid().to_string());
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let name = users.lines().find_map(|user| {
        let mut fields = user.split(':');
        let name = fields.next()?;
        (fields.nth(1) == Some(&number)).then(|| name.to_owned())
    });
    name.unwrap_or(number)
}
