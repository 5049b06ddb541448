//! Copies of the database that are made by themselves: when the next is due, what they are called, which are kept.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use crate::sqlite::make_folder;
use crate::{Millis, Result, Store, StoreError};

/// The copies of a database in a folder. Other files there are left alone.
pub struct Backups {
    folder: PathBuf,
    hours: u32,
    keep: usize,
    state: Mutex<BackupState>,
}

/// How the last copies went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BackupState {
    /// When the last copy was made, also before this server started.
    pub made: Option<Millis>,
    /// When the last attempt failed, and why; `None` once one succeeds.
    pub failed: Option<(Millis, String)>,
}

impl Backups {
    /// A copy every so many hours, in this folder, which is created when it is missing. The newest `keep` are kept.
    pub fn new(folder: PathBuf, hours: u32, keep: usize) -> Backups {
        Backups { folder, hours, keep, state: Mutex::default() }
    }

    /// How the last copies went.
    pub fn state(&self) -> BackupState {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Makes a copy if one is due, and removes those that are too many. Returns its file.
    ///
    /// # Errors
    /// As for [`Store::backup`]; `Io` also when the folder cannot be read or changed.
    pub async fn make_due(&self, store: &dyn Store, now: Millis) -> Result<Option<PathBuf>> {
        let made = async {
            let last = self.copies(now)?.last().map(|(at, _)| *at).filter(|at| *at <= now);
            self.state.lock().unwrap_or_else(PoisonError::into_inner).made = last;
            match last {
                Some(last) if last > now.hours_before(self.hours) => Ok(None),
                _ => self.make(store, now).await.map(Some),
            }
        }
        .await;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match &made {
            Ok(None) => {}
            Ok(Some(_)) => *state = BackupState { made: Some(now), failed: None },
            Err(error) => state.failed = Some((now, error.to_string())),
        }
        made
    }

    /// The file of a copy that is made at this time.
    pub fn file(&self, at: Millis) -> PathBuf {
        self.folder.join(name(at))
    }

    /// Makes a copy, and removes those that are too many. Returns its file.
    ///
    /// # Errors
    /// As for [`Backups::make_due`].
    pub async fn make(&self, store: &dyn Store, now: Millis) -> Result<PathBuf> {
        make_folder(&self.folder).map_err(|error| self.unusable(error))?;
        self.clear()?;
        let file = self.file(now);
        store.backup(file.clone()).await?;
        let copies = self.copies(now)?;
        for (_, old) in &copies[..copies.len().saturating_sub(self.keep)] {
            fs::remove_file(old).map_err(|error| self.unusable(error))?;
        }
        Ok(file)
    }

    /// The finished copies, the oldest first. Before them are those from the future, made by a clock that was wrong.
    fn copies(&self, now: Millis) -> Result<Vec<(Millis, PathBuf)>> {
        let mut copies: Vec<(Millis, PathBuf)> = self
            .files()?
            .into_iter()
            .filter_map(|(name, path, is_empty)| Some((time(&name).filter(|_| !is_empty)?, path)))
            .collect();
        copies.sort_unstable_by_key(|(at, _)| (*at <= now, *at));
        Ok(copies)
    }

    /// Removes what is left of copies during which the server was killed: a reserved name, and an unfinished file.
    fn clear(&self) -> Result<()> {
        for (name, path, is_empty) in self.files()? {
            let of = name.split_once(".partial").map_or(name.as_str(), |(name, _)| name);
            if time(of).is_some() && (of != name || is_empty) {
                fs::remove_file(path).map_err(|error| self.unusable(error))?;
            }
        }
        Ok(())
    }

    /// The names and paths in the folder, and whether each is an empty file; nothing if there is no folder yet.
    fn files(&self) -> Result<Vec<(String, PathBuf, bool)>> {
        let read = || -> io::Result<_> {
            let mut files = Vec::new();
            for file in fs::read_dir(&self.folder)? {
                let file = file?;
                if let Ok(name) = file.file_name().into_string() {
                    files.push((name, file.path(), file.metadata()?.len() == 0));
                }
            }
            Ok(files)
        };
        match read() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            files => files.map_err(|error| self.unusable(error)),
        }
    }

    fn unusable(&self, error: io::Error) -> StoreError {
        StoreError::Io(format!("{}: {error}", self.folder.display()))
    }
}

/// The name of a copy that was made at this time, such as `posse-2026-11-23T08-50-07Z.db`.
fn name(at: Millis) -> String {
    let seconds = at.0.div_euclid(1000).rem_euclid(60);
    format!("posse-{}-{seconds:02}Z.db", at.utc().replace(' ', "T").replace(':', "-"))
}

/// The time in the name of a copy; `None` if it is the name of something else.
fn time(text: &str) -> Option<Millis> {
    let (date, seconds) = text.strip_prefix("posse-")?.strip_suffix("Z.db")?.rsplit_once('-')?;
    let (day, minute) = date.split_once('T')?;
    let at = Millis::of_utc(&format!("{day} {}", minute.replace('-', ":")))?;
    let at = Millis(at.0 + 1000 * i64::from(seconds.parse::<u8>().ok()?));
    (name(at) == text).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_its_time_and_no_other_name_does() {
        for at in [0, 951_868_799_000, 1_793_491_207_000, 4_107_542_400_000] {
            assert_eq!(time(&name(Millis(at))), Some(Millis(at)));
        }
        assert_eq!(name(Millis(1_793_491_207_999)), "posse-2026-11-01T00-00-07Z.db");
        for other in [
            "posse.db",
            "posse-2026-11-01.db",
            "posse-2026-11-01T00-00-07Z.db.partial",
            "posse-2026-11-31T00-00-07Z.db",
            "posse-2026-11-1T00-00-07Z.db",
            "posse-2026-11-01T00-00-60Z.db",
            "posse-9999999999-11-01T00-00-07Z.db",
            "posse-ä2026-11-01T00-00-07Z.db",
        ] {
            assert_eq!(time(other), None, "{other}");
        }
    }
}
