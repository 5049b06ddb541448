//! The results file of a tournament: JSON Lines, with one line for the header, one for each game and one for the
//! statistics.
//!
//! Each line is written in one piece as soon as its game is over, so a killed run leaves a file that can be resumed.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::record::{Played, TournamentHeader};
use crate::statistics::Statistics;

/// The format of the file.
const FORMAT: &str = "posse-arena-1";

/// The first line.
#[derive(Serialize, Deserialize)]
struct First<H> {
    format: String,
    #[serde(flatten)]
    header: H,
}

/// The last line of a finished tournament.
#[derive(Serialize)]
struct Last<'a> {
    statistics: &'a Statistics,
}

/// An open results file.
pub struct ResultsFile(fs::File);

/// Why a results file cannot be used.
#[derive(Debug, Error)]
pub enum FileError {
    /// The file already exists.
    #[error("the file already exists; continue it with --resume, or name another")]
    Exists,
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file does not begin with a header.
    #[error("this is not a results file; --json makes one")]
    NoHeader,
    /// The file belongs to another tournament.
    #[error("the file belongs to another tournament: it has {parts}; start a new one with --json")]
    Other {
        /// What differs, with the file's values.
        parts: String,
    },
    /// A line in the middle of the file is not a game.
    #[error("line {0} is not a game of this tournament; start a new file with --json")]
    Line(usize),
}

impl ResultsFile {
    /// Makes a new file with this header.
    ///
    /// # Errors
    /// When the file exists or cannot be made.
    pub fn create(path: &Path, header: &TournamentHeader) -> Result<ResultsFile, FileError> {
        let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => FileError::Exists,
            _ => FileError::Io(error),
        })?;
        let mut file = ResultsFile(file);
        file.write(&First { format: FORMAT.to_owned(), header })?;
        Ok(file)
    }

    /// Opens a file to resume it, and reads its games. Cuts off what follows the last game: the statistics, or half a
    /// line.
    ///
    /// # Errors
    /// When the file cannot be read, is not a results file, or has another header.
    pub fn resume(path: &Path, header: &TournamentHeader) -> Result<(ResultsFile, Vec<Played>), FileError> {
        if !fs::metadata(path)?.is_file() {
            // It may have no end, and nothing could be cut off.
            return Err(FileError::NoHeader);
        }
        let text = String::from_utf8_lossy(&fs::read(path)?).into_owned();
        let mut lines = text.split_inclusive('\n');
        let line = lines.next().unwrap_or_default();
        let first = whole(line).and_then(|line| serde_json::from_str::<First<Value>>(line).ok());
        let first = first.filter(|first| first.format == FORMAT).ok_or(FileError::NoHeader)?;
        fits(&first.header, header)?;
        // The games, and the end of the last one.
        let (mut games, mut end) = (Vec::new(), line.len());
        let mut lines = lines.zip(2..).peekable();
        while let Some((line, number)) = lines.next() {
            let played = whole(line).and_then(|line| serde_json::from_str::<Played>(line).ok());
            match played.filter(|played| played.entrants.len() == usize::from(header.seats)) {
                Some(played) => games.push(played),
                None if lines.peek().is_none() => break,
                None => return Err(FileError::Line(number)),
            }
            end += line.len();
        }
        let mut file = OpenOptions::new().write(true).open(path)?;
        file.set_len(end as u64)?;
        io::Seek::seek(&mut file, io::SeekFrom::End(0))?;
        Ok((ResultsFile(file), games))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn add(&mut self, played: &Played) -> io::Result<()> {
        self.write(played)
    }

    /// Adds the statistics as the last line.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn finish(mut self, statistics: &Statistics) -> io::Result<()> {
        self.write(&Last { statistics })
    }

    fn write(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.0.write_all(&text)
    }
}

/// A line without its line break; `None` when it has none.
fn whole(line: &str) -> Option<&str> {
    line.strip_suffix('\n')
}

/// Compares the header of a file with the requested one.
fn fits(found: &Value, asked: &TournamentHeader) -> Result<(), FileError> {
    let asked = serde_json::to_value(asked).expect("a header is plain data");
    let keys = asked.as_object().into_iter().flat_map(|asked| asked.keys());
    let other = keys.filter(|key| found.get(key) != asked.get(key));
    let told = other.map(|key| format!("{key} {}", found.get(key).unwrap_or(&Value::Null)));
    let parts = told.collect::<Vec<_>>().join(", ");
    if parts.is_empty() { Ok(()) } else { Err(FileError::Other { parts }) }
}
