//! The only module that writes to the terminal. Everything that the command line prints passes through it, including
//! the log, and no text can control the terminal: names and whole files come from strangers. When the reader closes the
//! pipe, as `head` does, the program ends quietly.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::io::{self, ErrorKind, Write};
use std::process;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use look::{Words, args};

use crate::{failure, speech};

/// How often a progress bar is drawn while nothing gets done.
const TICK: Duration = Duration::from_millis(200);

/// The exit status of a program ended by Ctrl-C.
pub(crate) const INTERRUPTED: i32 = 130;

/// Writes a line to standard output.
macro_rules! say {
    () => { $crate::output::line(format_args!("")) };
    ($($arg:tt)*) => { $crate::output::line(format_args!($($arg)*)) };
}
pub(crate) use say;

/// Writes a line to standard output. Ends the program when the reader has closed the pipe.
pub(crate) fn line(text: fmt::Arguments<'_>) {
    finish(writeln!(io::stdout().lock(), "{}", shown(&text.to_string())));
}

/// Writes text of the program's own as it is, such as a script or a man page.
pub(crate) fn raw(text: &[u8]) {
    finish(io::stdout().lock().write_all(text));
}

/// A text as printed: on one line, without characters that would control the terminal or reverse the text around it.
/// These are escaped as in JSON, so that JSON keeps its meaning. Isolates, which keep a name's direction from affecting
/// the text around it, stay.
pub(crate) fn shown(text: &str) -> Cow<'_, str> {
    if !text.contains(steers) {
        return Cow::Borrowed(text);
    }
    let (mut shown, mut is_isolated) = (String::new(), false);
    for (at, letter) in text.char_indices() {
        if !steers(letter) {
            shown.push(letter);
            continue;
        }
        let next = || text[at..].chars().skip(1).find(|next| steers(*next));
        let begins = letter == ISOLATE && next() == Some(ISOLATED);
        if begins || (is_isolated && letter == ISOLATED) {
            shown.push(letter);
        } else {
            write!(shown, "\\u{:04x}", u32::from(letter)).expect("writing to a string cannot fail");
        }
        is_isolated = begins;
    }
    Cow::Owned(shown)
}

/// These begin and end a part of a line whose direction does not affect the rest.
const ISOLATE: char = '\u{2068}';
const ISOLATED: char = '\u{2069}';

/// Whether a character is a control character, ends a line, or sets the direction of the text after it.
fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Like [`shown`], for one of our own lines, which may be coloured.
fn coloured(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let mut text = shown(parts.next().unwrap_or_default()).into_owned();
    for part in parts {
        let style = part.strip_prefix('[').and_then(|rest| rest.split_once('m'));
        match style.filter(|(style, _)| style.chars().all(|letter| letter.is_ascii_digit() || letter == ';')) {
            Some((style, rest)) => text += &format!("\u{1b}[{style}m{}", shown(rest)),
            None => text += &shown(&format!("\u{1b}{part}")),
        }
    }
    text
}

/// Writes the log to standard error. The log writes each of its lines at once. It has already escaped whatever would
/// control the terminal, so only its own colours are left.
pub(crate) struct Log;

impl Write for Log {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        writeln!(io::stderr().lock(), "{}", coloured(text.strip_suffix('\n').unwrap_or(&text)))?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

/// Writes a prompt and stays on its line.
pub(crate) fn ask(text: &str) {
    let mut out = io::stdout().lock();
    finish(write!(out, "{}", shown(text)).and_then(|()| out.flush()));
}

/// Writes an error to standard error.
pub(crate) fn complain(text: &str) {
    complain_of_call(&format!("posse: {}", shown(text)));
}

/// Writes what is wrong with a call to standard error, in lines that may be coloured.
pub(crate) fn complain_of_call(lines: &str) {
    let lines: String = lines.lines().map(|line| coloured(line) + "\n").collect();
    // If standard error cannot be written, there is nowhere else to report it.
    let _unheard = write!(io::stderr().lock(), "{lines}");
}

/// A progress bar on standard error, from now on; nothing is drawn if that is no terminal, or one that cannot move its
/// cursor (`TERM` is not set, or `dumb`). The message with this key adds what the bar does not say: how many of how many
/// are done, and the time left.
pub(crate) fn bar(length: u64, key: &str, words: &Words) -> ProgressBar {
    let said = words.tell(key, &args![done => "{pos}", all => "{len}", left => "{left}"]);
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {said}")).expect("the template is valid");
    let style = style.with_key("left", |state: &ProgressState, text: &mut dyn fmt::Write| {
        let left = if state.pos() == 0 { "…".to_owned() } else { format!("{:#}", HumanDuration(state.eta())) };
        text.write_str(&left).expect("writing to a line cannot fail");
    });
    let bar = ProgressBar::new(length).with_style(style);
    bar.tick();
    bar.enable_steady_tick(TICK);
    bar
}

/// Prints a table: the first column aligned left, the others right.
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
            let words = speech::words(None);
            let reason = failure::told(&error, &words);
            complain(&words.tell("fail-output", &args![reason => reason]));
            process::exit(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_or_turns_text_around_is_written_as_its_number() {
        let steering = ["\0", "\n", "\r", "\t", "\u{8}", "\u{1b}", "\u{7f}", "\u{85}", "\u{9b}"];
        let turning = ["\u{61c}", "\u{200e}", "\u{200f}", "\u{2028}", "\u{2029}", "\u{202a}", "\u{202e}", "\u{2069}"];
        for letter in steering.into_iter().chain(turning) {
            let written = format!("a\\u{:04x}b", u32::from(letter.chars().next().unwrap()));
            assert_eq!(shown(&format!("a{letter}b")), written);
        }
        for fine in ["Zoë Müller", "« Allez\u{202f}! »", "علی\u{200c}رضا", "Doc 🤠", "1\u{a0}000", "a\\u001b"]
        {
            assert_eq!(shown(fine), fine);
        }
    }

    #[test]
    fn a_name_stays_isolated_and_nothing_else_can_begin_or_end_that() {
        let said = "\u{2068}דוד\u{2069}: 10, \u{2068}أمينة\u{2069}: 7";
        assert_eq!(shown(said), said);
        assert_eq!(shown("a\u{2069}b\u{2068}דוד\u{2069}"), "a\\u2069b\u{2068}דוד\u{2069}");
        assert_eq!(shown("\u{2068}a\u{2068}דוד\u{2069}"), "\\u2068a\u{2068}דוד\u{2069}");
        assert_eq!(shown("\u{2068}a\u{202e}b\u{2069}"), "\\u2068a\\u202eb\\u2069");
    }

    #[test]
    fn json_says_the_same_afterwards() {
        let said = serde_json::json!({ "name": "\u{1b}[2J\u{9b}\u{202e}\\\u{7f}\n\"", "\u{2028}": 1 });
        let shown = shown(&said.to_string()).into_owned();
        assert!(!shown.contains(steers));
        assert_eq!(serde_json::from_str::<serde_json::Value>(&shown).unwrap(), said);
    }

    #[test]
    fn colours_stay_and_no_other_command_to_the_terminal_does() {
        let red = "\u{1b}[1;31mwrong\u{1b}[0m: 'x'";
        assert_eq!(coloured(red), red);
        assert_eq!(
            coloured("\u{1b}[31ma\u{1b}[2Jm\n\u{1b}]0;m\u{7}"),
            "\u{1b}[31ma\\u001b[2Jm\\u000a\\u001b]0;m\\u0007"
        );
        assert_eq!(coloured("\u{1b}"), "\\u001b");
    }
}
