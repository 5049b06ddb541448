//! The one place that writes to the terminal. A reader that goes away, as `head` does, ends the program quietly.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process;

/// Writes a line to standard output.
macro_rules! say {
    () => { $crate::output::line(format_args!("")) };
    ($($arg:tt)*) => { $crate::output::line(format_args!($($arg)*)) };
}
pub(crate) use say;

/// Writes a line to standard output; ends the program when nobody reads any more.
pub(crate) fn line(text: fmt::Arguments<'_>) {
    finish(writeln!(io::stdout().lock(), "{text}"));
}

/// Writes the beginning of a line, at the end of which somebody is to answer.
pub(crate) fn ask(text: &str) {
    let mut out = io::stdout().lock();
    finish(write!(out, "{text}").and_then(|()| out.flush()));
}

/// Says on standard error what went wrong.
pub(crate) fn complain(text: &str) {
    // Where this cannot be written there is nobody left to tell.
    let _unheard = writeln!(io::stderr().lock(), "posse: {text}");
}

fn finish(written: io::Result<()>) {
    match written {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => process::exit(0),
        Err(error) => {
            complain(&format!("the output could not be written: {error}"));
            process::exit(1);
        }
    }
}
