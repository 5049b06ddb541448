//! Captures the log lines of a test.

use std::cell::RefCell;
use std::io::{self, Write};
use std::sync::Once;

use tracing_subscriber::fmt;

thread_local! {
    /// The log lines of this thread; each test has a thread of its own.
    static LINES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

struct Captured;

impl Write for Captured {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LINES.with_borrow_mut(|lines| lines.extend(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Captures all log lines in all tests, since `tracing` decides once per process which lines are enabled.
pub(crate) fn keep() {
    static KEPT: Once = Once::new();
    KEPT.call_once(|| fmt().with_max_level(tracing::Level::TRACE).with_ansi(false).with_writer(|| Captured).init());
}

/// The log lines of this test since the last call.
pub(crate) fn lines() -> String {
    String::from_utf8(LINES.take()).unwrap()
}
