//! The log lines of a test.

use std::cell::RefCell;
use std::io::{self, Write};
use std::sync::Once;

use tracing_subscriber::fmt;

thread_local! {
    /// What was logged on this thread: by one test, since each has a thread of its own.
    static LINES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

struct Lines;

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LINES.with_borrow_mut(|lines| lines.extend(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Keeps everything that is logged, for all tests: whether a line is wanted is decided once for the whole process.
pub(crate) fn keep() {
    static KEPT: Once = Once::new();
    KEPT.call_once(|| fmt().with_max_level(tracing::Level::TRACE).with_ansi(false).with_writer(|| Lines).init());
}

/// What was logged since the last call, by this test.
pub(crate) fn lines() -> String {
    String::from_utf8(LINES.take()).unwrap()
}
