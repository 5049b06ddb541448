//! Programs with another time.

use std::fs;

use anyhow::Context;

/// The library that gives a program another time.
const FAKETIME: &str = "libfaketimeMT.so.1";

/// The environment that gives a program another time, as libfaketime writes it: `+60s` is a minute ahead, and with
/// `+0 x30` all clocks go thirty times as fast.
///
/// # Errors
/// When libfaketime is not installed.
pub fn faketime(time: &str) -> anyhow::Result<Vec<(&'static str, String)>> {
    let folders = fs::read_dir("/usr/lib")?.filter_map(Result::ok);
    let library = folders.map(|folder| folder.path().join("faketime").join(FAKETIME)).find(|file| file.exists());
    let library = library.with_context(|| format!("{FAKETIME} is missing; on Debian: apt-get install libfaketime"))?;
    Ok(vec![("LD_PRELOAD", library.display().to_string()), ("FAKETIME", time.to_owned())])
}
