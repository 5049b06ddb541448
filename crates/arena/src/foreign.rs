//! Bots that run as processes and speak JSON Lines: see `docs/book/src/line-protocol.md`.
//!
//! A process receives only what its seat may know: the table's setup, the seat's own view and events, and its legal
//! list.

use std::io;
use std::time::{Duration, Instant};

use erasure::Stop;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Outcome, Seat, Settings};
use thiserror::Error;

use crate::process::{Lost, Process};

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// How long a process may take to get ready for a game, and to end after its last one.
const START: Duration = Duration::from_secs(10);

/// What a process is told before a game.
#[derive(Serialize)]
pub struct Hello<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The version of its rules.
    pub version: u32,
    /// The number of seats.
    pub seats: u8,
    /// The seat that the process plays for.
    pub seat: Seat,
    /// The value of each option.
    pub options: &'a Settings,
    /// The numbers printed on the components, as the text of a TOML document.
    pub edition: &'a str,
    /// The number of the game's actions; they are numbered from 0.
    pub actions: usize,
    /// A number from which a process can take its own randomness.
    pub seed: u32,
}

/// How a game ended.
#[derive(Serialize)]
pub struct End {
    how: String,
    #[serde(flatten)]
    result: Option<Scores>,
}

/// Each seat's place, 1 for the winner, and its points.
#[derive(Serialize)]
struct Scores {
    places: Vec<u8>,
    points: Vec<i32>,
}

impl End {
    /// The end of a game, with its outcome if it was played to it.
    pub fn new(how: &str, outcome: Option<&Outcome>) -> End {
        let result = outcome.map(|Outcome { scores, .. }| Scores {
            places: scores.iter().map(|score| score.rank).collect(),
            points: scores.iter().map(|score| score.total).collect(),
        });
        End { how: how.to_owned(), result }
    }
}

/// The line before a game.
#[derive(Serialize)]
struct Greeting<'a> {
    hello: &'a Hello<'a>,
    protocol: u32,
    budget_ms: u64,
}

/// The line for a decision.
#[derive(Serialize)]
struct Question<'a> {
    events: &'a [Value],
    view: &'a Value,
    legal: &'a [&'a str],
    numbers: &'a [usize],
    budget_ms: u64,
}

/// The line after a game.
#[derive(Serialize)]
struct Farewell<'a> {
    end: &'a End,
    events: &'a [Value],
    view: &'a Value,
}

#[derive(Deserialize)]
struct Ready {
    ready: bool,
    /// Whether it wants to be told how the game ends. A program that answers every line would get out of step.
    #[serde(default)]
    end: bool,
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

/// Why a process cannot play at all.
#[derive(Debug, Error)]
pub enum ForeignError {
    /// The shell could not be started.
    #[error("sh could not be started")]
    Shell(#[source] io::Error),
    /// This command gave no answer before a game.
    #[error(
        "`{0}` was not ready for a game: it did not answer within ten seconds; docs/book/src/line-protocol.md \
         says what it has to answer"
    )]
    Late(String),
    /// This command answered something else before a game.
    #[error(
        "`{0}` was not ready for a game: it answered something other than {{\"ready\":true}}; \
         docs/book/src/line-protocol.md says what it has to answer"
    )]
    Unready(String),
    /// This command ended before a game.
    #[error("`{0}` was not ready for a game: it ended; docs/book/src/line-protocol.md says what it has to answer")]
    Ended(String),
}

/// A bot that runs as a process and plays one game after another.
pub struct Foreign {
    command: String,
    limit: Duration,
    /// `None` before its first game, and from the end of a process to the next game.
    process: Option<Process>,
    /// How many events of this game it was sent.
    told: usize,
    /// Whether it wants to be told the end of this game.
    wants_end: bool,
    /// Whether it was told it.
    is_over: bool,
}

impl Foreign {
    /// A process that will be started for its first game, by this shell command, with this limit for each decision.
    pub fn new(command: &str, limit: Duration) -> Foreign {
        Foreign { command: command.to_owned(), limit, process: None, told: 0, wants_end: false, is_over: false }
    }

    /// Starts a game, and the process if it is not running.
    ///
    /// # Errors
    /// When it cannot be started or does not say that it is ready.
    pub fn begin(&mut self, hello: &Hello<'_>, stop: &Stop) -> Result<(), ForeignError> {
        let (mut process, new) = match self.process.take() {
            Some(process) => (process, false),
            None => (Process::start(&self.command).map_err(ForeignError::Shell)?, true),
        };
        let line = line(&Greeting { hello, protocol: PROTOCOL, budget_ms: self.budget() });
        let error = match process.ask(line, Instant::now() + START, stop) {
            Ok(answer) => match serde_json::from_str(&answer) {
                Ok(Ready { ready: true, end }) => {
                    self.wants_end = end;
                    None
                }
                _ => Some(ForeignError::Unready(self.command.clone())),
            },
            Err(_) if stop.is_stopped() => None,
            // It may have ended after the last game.
            Err(Lost::Dead) if !new => return self.begin(hello, stop),
            Err(Lost::Late) => Some(ForeignError::Late(self.command.clone())),
            Err(_) => Some(ForeignError::Ended(self.command.clone())),
        };
        self.process = Some(process);
        (self.told, self.is_over) = (0, false);
        error.map_or(Ok(()), Err)
    }

    /// Asks for a decision and returns the place of the answer among the legal actions, which come with their numbers.
    /// `events` is all that the seat has heard in this game; the process is told what it has not been told before.
    ///
    /// # Errors
    /// When there is no legal answer in time.
    pub fn choose(
        &mut self,
        events: &[Value],
        view: &Value,
        (legal, numbers): (&[&str], &[usize]),
        stop: &Stop,
    ) -> Result<usize, Lost> {
        let deadline = Instant::now() + self.limit;
        let budget_ms = self.budget();
        let process = self.process.as_mut().ok_or(Lost::Dead)?;
        let asked = process.settle(deadline, stop).and_then(|()| {
            let new = events.get(self.told..).unwrap_or_default();
            self.told = events.len();
            process.ask(line(&Question { events: new, view, legal, numbers, budget_ms }), deadline, stop)
        });
        let answer = asked.inspect_err(|lost| {
            if let Lost::Dead = lost {
                self.process = None;
            }
        })?;
        let action = serde_json::from_str::<Answer>(&answer).ok().map(|answer| answer.action);
        legal.iter().position(|text| action.as_deref() == Some(text)).ok_or(Lost::Illegal(answer))
    }

    /// Tells a process that has asked for it how the game ended, with what it has not been told before. It does not
    /// answer.
    pub fn end(&mut self, end: &End, events: &[Value], view: &Value) {
        if let Some(process) = self.process.as_mut().filter(|_| self.wants_end) {
            let events = events.get(self.told..).unwrap_or_default();
            process.tell(line(&Farewell { end, events, view }));
            self.is_over = true;
        }
    }

    fn budget(&self) -> u64 {
        self.limit.as_millis() as u64
    }
}

impl Drop for Foreign {
    /// A process that was told how its last game ended can make something of it before it is killed.
    fn drop(&mut self) {
        if let Some(process) = self.process.as_mut().filter(|_| self.is_over) {
            process.finish(START);
        }
    }
}

fn line(message: &impl Serialize) -> String {
    let mut text = serde_json::to_string(message).expect("a message is plain data");
    text.push('\n');
    text
}
