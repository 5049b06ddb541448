//! The only module that writes to the terminal. When the reader closes the pipe, as `head` does, the program ends
//! quietly.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process;

/// Writes a line to standard output.
macro_rules! say {
    () => { $crate::output::line(format_args!("")) };
    ($($arg:tt)*) => { $crate::output::line(format_args!($($arg)*)) };
}
pub(crate) use say;

/// Writes a line to standard output. Ends the program when the reader has closed the pipe.
pub(crate) fn line(text: fmt::Arguments<'_>) {
    finish(writeln!(io::stdout().lock(), "{text}"));
}

/// Writes a prompt and stays on its line.
pub(crate) fn ask(text: &str) {
    let mut out = io::stdout().lock();
    finish(write!(out, "{text}").and_then(|()| out.flush()));
}

/// Writes an error to standard error.
pub(crate) fn complain(text: &str) {
    // When standard error cannot be written, there is no other place to report it.
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
