//! The last lines of this server's log, for the operator's page.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

/// How many lines are kept.
const KEPT: usize = 200;

/// The last lines that were written to it. Cheap to clone.
#[derive(Clone, Default)]
pub struct LogLines(Arc<Mutex<VecDeque<String>>>);

impl LogLines {
    /// The lines, the last one first.
    pub(crate) fn last_first(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().rev().cloned().collect()
    }
}

/// Takes whole lines.
impl io::Write for LogLines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lines.extend(String::from_utf8_lossy(bytes).lines().map(str::to_owned));
        let more = lines.len().saturating_sub(KEPT);
        lines.drain(..more);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    #[test]
    fn the_last_lines_are_kept() {
        let lines = LogLines::default();
        for number in 0..KEPT + 5 {
            lines.clone().write_all(format!("line {number}\n").as_bytes()).unwrap();
        }
        let kept = lines.last_first();
        assert_eq!((kept.len(), kept[0].as_str(), kept[KEPT - 1].as_str()), (KEPT, "line 204", "line 5"));
    }
}
