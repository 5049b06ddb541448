//! The CPU time and memory of the server's process, from `/proc`.

use std::fs;
use std::time::Duration;

use anyhow::Context;

/// Clock ticks per second in `/proc`, the same on every Linux.
const TICKS: u32 = 100;

/// A process, by its id.
#[derive(Clone, Copy)]
pub(crate) struct Process(pub(crate) u32);

impl Process {
    /// The CPU time that it has used, in user and kernel mode.
    pub(crate) fn computed(self) -> anyhow::Result<Duration> {
        let text = self.read("stat")?;
        // The name in brackets may hold spaces.
        let (_, rest) = text.rsplit_once(") ").context("/proc tells no computing time")?;
        let ticks = rest.split(' ').skip(11).take(2).map(str::parse::<u32>).sum::<Result<u32, _>>()?;
        Ok(Duration::from_secs(1) * ticks / TICKS)
    }

    /// The memory that it has, in megabytes.
    pub(crate) fn memory(self) -> anyhow::Result<f64> {
        self.megabytes("VmRSS:")
    }

    /// The most memory that it has ever had, in megabytes.
    pub(crate) fn most_memory(self) -> anyhow::Result<f64> {
        self.megabytes("VmHWM:")
    }

    fn megabytes(self, name: &str) -> anyhow::Result<f64> {
        let text = self.read("status")?;
        let line = text.lines().find_map(|line| line.strip_prefix(name)).context("/proc tells no memory")?;
        let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kilobytes * 1024.0 / 1e6)
    }

    fn read(self, file: &str) -> anyhow::Result<String> {
        let path = format!("/proc/{}/{file}", self.0);
        fs::read_to_string(&path).with_context(|| format!("{path}: the server does not run"))
    }
}
