//! Programs with another time.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use tempfile::TempDir;

/// The library that gives a program another time.
const FAKETIME: &str = "libfaketimeMT.so.1";

/// The environment that gives a program another time, as libfaketime writes it: `+60s` is a minute ahead.
///
/// # Errors
/// When libfaketime is not installed.
pub fn faketime(time: &str) -> anyhow::Result<Vec<(&'static str, String)>> {
    Ok(vec![("LD_PRELOAD", library()?), ("FAKETIME", time.to_owned())])
}

fn library() -> anyhow::Result<String> {
    let folders = fs::read_dir("/usr/lib")?.filter_map(Result::ok);
    let library = folders.map(|folder| folder.path().join("faketime").join(FAKETIME)).find(|file| file.exists());
    let library = library.with_context(|| format!("{FAKETIME} is missing; on Debian: apt-get install libfaketime"))?;
    Ok(library.display().to_string())
}

/// The clock of a running program, which can be put forward.
pub struct Clock {
    folder: TempDir,
    ahead: u32,
}

impl Clock {
    /// A clock that is right.
    ///
    /// # Errors
    /// When its file cannot be written.
    pub fn new() -> anyhow::Result<Clock> {
        let clock = Clock { folder: tempfile::tempdir()?, ahead: 0 };
        clock.write()?;
        Ok(clock)
    }

    /// The environment that gives a program this clock.
    ///
    /// # Errors
    /// When libfaketime is not installed.
    pub fn environment(&self) -> anyhow::Result<Vec<(&'static str, String)>> {
        let file = self.file().display().to_string();
        Ok(vec![("LD_PRELOAD", library()?), ("FAKETIME_TIMESTAMP_FILE", file), ("FAKETIME_NO_CACHE", "1".to_owned())])
    }

    /// Puts the clock forward by this many seconds. A program that waits for a time sees it when it next wakes up.
    ///
    /// # Errors
    /// When its file cannot be written.
    pub fn advance(&mut self, seconds: u32) -> anyhow::Result<()> {
        self.ahead += seconds;
        self.write()
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("time")
    }

    /// Replaces the file in one step, since a program may be reading it.
    fn write(&self) -> anyhow::Result<()> {
        let next = self.folder.path().join("next");
        fs::write(&next, format!("+{}s", self.ahead))?;
        Ok(fs::rename(next, self.file())?)
    }
}
