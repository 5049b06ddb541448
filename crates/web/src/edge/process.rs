//! What the system says of this process, by the names that Prometheus' own libraries give these numbers.

use std::fmt::Error;
use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

/// Linux tells programs times in hundredths of a second.
const TICKS: f64 = 100.0;

/// Reads `/proc/self` each time; a number that cannot be read is left out. The service hides the rest of `/proc`, from
/// which the start could be read too.
#[derive(Debug)]
pub(crate) struct Process {
    start: SystemTime,
}

impl Process {
    /// This process, if it starts now.
    pub(crate) fn new() -> Process {
        Process { start: SystemTime::now() }
    }
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder) -> Result<(), Error> {
        let mut tell = |name, help, number: Option<f64>| {
            let Some(gauge) = number.map(ConstGauge::new) else { return Ok(()) };
            gauge.encode(encoder.encode_descriptor(name, help, None, gauge.metric_type())?)
        };
        let start = self.start.duration_since(UNIX_EPOCH).ok().map(|since| since.as_secs_f64());
        tell("process_start_time_seconds", "When the process started, since the Unix epoch.", start)?;
        tell("process_resident_memory_bytes", "Memory of the process.", memory())?;
        tell("process_open_fds", "Open files of the process.", files())?;
        tell("process_max_fds", "The most open files of the process.", most_files())?;
        let Some(counter) = processor().map(ConstCounter::new) else { return Ok(()) };
        let help = "Processor time of the process.";
        counter.encode(encoder.encode_descriptor("process_cpu_seconds", help, None, counter.metric_type())?)
    }
}

/// A field of `/proc/self/stat`, by its number in proc(5).
fn field(number: usize) -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The second field is the program's name, which may contain anything.
    let (_, fields) = stat.rsplit_once(')')?;
    fields.split_ascii_whitespace().nth(number - 3)?.parse().ok()
}

/// The first number on the line of a file that begins so.
fn number(file: &str, start: &str) -> Option<f64> {
    let text = fs::read_to_string(file).ok()?;
    let rest = text.lines().find_map(|line| line.strip_prefix(start))?;
    rest.split_ascii_whitespace().next()?.parse().ok()
}

fn processor() -> Option<f64> {
    Some((field(14)? + field(15)?) / TICKS)
}

fn memory() -> Option<f64> {
    Some(number("/proc/self/status", "VmRSS:")? * 1024.0)
}

fn files() -> Option<f64> {
    Some(fs::read_dir("/proc/self/fd").ok()?.count() as f64)
}

/// `None` also when there is no limit.
fn most_files() -> Option<f64> {
    number("/proc/self/limits", "Max open files")
}
