//! The only module that writes to the terminal. When the reader closes the pipe, as `head` does, the program ends
//! quietly.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process;

use indicatif::{ProgressBar, ProgressStyle};
use look::{Words, args};

use crate::{failure, speech};

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
    complain_of_call(&format!("posse: {text}\n"));
}

/// Writes to standard error what is wrong with a call, whose lines have their ends.
pub(crate) fn complain_of_call(lines: &str) {
    // When standard error cannot be written, there is no other place to report it.
    let _unheard = write!(io::stderr().lock(), "{lines}");
}

/// A bar of how far something is, on standard error; nothing is drawn where that is no terminal. The message of this
/// key says what the bar does not: how many are done of how many, and the time left.
pub(crate) fn bar(length: usize, key: &str, words: &Words) -> ProgressBar {
    let said = words.tell(key, &args![done => "{pos}", all => "{len}", left => "{eta}"]);
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {said}"));
    ProgressBar::new(length as u64).with_style(style.expect("the template is right"))
}

/// Prints a table: the first column to the left, the others to the right.
pub(crate) fn table(head: Vec<String>, rows: Vec<Vec<String>>) {
    let all: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    let width = |column: usize| all.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    for row in &all {
        let cells = row.iter().enumerate().map(|(column, text)| match column {
            0 => format!("{text:<0$}", width(column)),
            _ => format!("  {text:>0$}", width(column)),
        });
        say!("  {}", cells.collect::<String>().trim_end());
    }
}

fn finish(written: io::Result<()>) {
    match written {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => process::exit(0),
        Err(error) => {
            let words = speech::words();
            let reason = failure::told(&error, &words);
            complain(&words.tell("fail-output", &args![reason => reason]));
            process::exit(1);
        }
    }
}
