//! Bots that run as processes and speak JSON Lines: see `docs/book/src/line-protocol.md`.
//!
//! A process receives only what its seat may know: the table's setup, the seat's own view and events, and its legal
//! list.

use std::io::{self, BufRead, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use erasure::{Choice, Match, Seen, Stop};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Settings, Viewer};
use thiserror::Error;

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// How long a process may take to get ready for a game.
const START: Duration = Duration::from_secs(10);

/// How often a wait for an answer checks whether the tournament has been stopped.
const POLL: Duration = Duration::from_millis(50);

/// What a process is told before a game.
#[derive(Serialize)]
pub(crate) struct Hello<'a> {
    pub(crate) game: &'a str,
    pub(crate) version: u32,
    pub(crate) seats: u8,
    pub(crate) seat: Seat,
    pub(crate) options: &'a Settings,
    pub(crate) edition: &'a str,
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
    view: Value,
    legal: Vec<&'a str>,
    budget_ms: u64,
}

#[derive(Deserialize)]
struct Ready {
    ready: bool,
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

/// Why a decision is forfeited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lost {
    /// There was no answer in time.
    Late,
    /// The process has ended.
    Dead,
    /// The answer is not on the list.
    Illegal,
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

/// A process that plays for one place of the line-up, in all games of a thread.
pub(crate) struct Foreign {
    command: String,
    limit: Duration,
    /// `None` before its first game, and from the end of a process to the next game.
    process: Option<Process>,
    /// How many events of this game it was sent.
    told: usize,
}

impl Foreign {
    /// A process that will be started for its first game.
    pub(crate) fn new(command: &str, limit: Duration) -> Foreign {
        Foreign { command: command.to_owned(), limit, process: None, told: 0 }
    }

    /// Starts a game, and the process if it is not running.
    ///
    /// # Errors
    /// When it cannot be started or does not say that it is ready.
    pub(crate) fn begin(&mut self, hello: &Hello<'_>, stop: &Stop) -> Result<(), ForeignError> {
        let (mut process, new) = match self.process.take() {
            Some(process) => (process, false),
            None => (Process::start(&self.command).map_err(ForeignError::Shell)?, true),
        };
        let line = line(&Greeting { hello, protocol: PROTOCOL, budget_ms: self.budget() });
        let error = match process.ask(line, Instant::now() + START, stop) {
            Ok(answer) => match serde_json::from_str(&answer) {
                Ok(Ready { ready: true }) => None,
                _ => Some(ForeignError::Unready(self.command.clone())),
            },
            Err(_) if stop.is_stopped() => None,
            // It may have ended after the last game.
            Err(Lost::Dead) if !new => return self.begin(hello, stop),
            Err(Lost::Late) => Some(ForeignError::Late(self.command.clone())),
            Err(_) => Some(ForeignError::Ended(self.command.clone())),
        };
        self.process = Some(process);
        self.told = 0;
        error.map_or(Ok(()), Err)
    }

    /// Asks for a decision and returns one of the choices.
    ///
    /// # Errors
    /// When there is no legal answer in time.
    pub(crate) fn choose<'a>(
        &mut self,
        game: &dyn Match,
        seat: Seat,
        choices: &'a [Choice],
        stop: &Stop,
    ) -> Result<&'a Choice, Lost> {
        let deadline = Instant::now() + self.limit;
        let budget_ms = self.budget();
        let process = self.process.as_mut().ok_or(Lost::Dead)?;
        let asked = process.settle(deadline, stop).and_then(|()| {
            let seen = Seen::new(game, Viewer::Seat(seat));
            let events: Vec<Value> = serde_json::from_str(&seen.events_json()).expect("events are a list");
            let view = serde_json::from_str(&seen.view_json()).expect("a view is JSON");
            let legal = choices.iter().map(|choice| choice.text.as_str()).collect();
            let question = Question { events: &events[self.told..], view, legal, budget_ms };
            self.told = events.len();
            process.ask(line(&question), deadline, stop)
        });
        let answer = asked.inspect_err(|lost| {
            if let Lost::Dead = lost {
                self.process = None;
            }
        })?;
        let action = serde_json::from_str::<Answer>(&answer).map_err(|_| Lost::Illegal)?.action;
        choices.iter().find(|choice| choice.text == action).ok_or(Lost::Illegal)
    }

    fn budget(&self) -> u64 {
        self.limit.as_millis() as u64
    }
}

/// A running process, with a thread for each direction. A process that neither reads nor writes blocks only these.
struct Process {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<String>,
    /// The number of questions that it has not answered yet.
    owed: u32,
}

impl Process {
    fn start(command: &str) -> io::Result<Process> {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(command).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C at the terminal must reach only the tournament.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child = shell.spawn()?;
        let mut input = child.stdin.take().expect("the input is piped");
        let output = BufReader::new(child.stdout.take().expect("the output is piped"));
        let (questions, asked) = channel::<String>();
        thread::spawn(move || {
            for question in asked {
                if input.write_all(question.as_bytes()).and_then(|()| input.flush()).is_err() {
                    break;
                }
            }
        });
        let (given, answers) = channel();
        thread::spawn(move || {
            for answer in output.lines().map_while(Result::ok) {
                if given.send(answer).is_err() {
                    break;
                }
            }
        });
        Ok(Process { child, questions, answers, owed: 0 })
    }

    /// Waits for late answers to earlier questions.
    fn settle(&mut self, deadline: Instant, stop: &Stop) -> Result<(), Lost> {
        while self.owed > 0 {
            self.answer(deadline, stop)?;
        }
        Ok(())
    }

    /// Asks a question and waits for its answer.
    fn ask(&mut self, question: String, deadline: Instant, stop: &Stop) -> Result<String, Lost> {
        self.settle(deadline, stop)?;
        self.questions.send(question).map_err(|_| Lost::Dead)?;
        self.owed += 1;
        self.answer(deadline, stop)
    }

    fn answer(&mut self, deadline: Instant, stop: &Stop) -> Result<String, Lost> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left.min(POLL)) {
                Ok(answer) => {
                    self.owed -= 1;
                    return Ok(answer);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Lost::Dead),
                Err(RecvTimeoutError::Timeout) if left.is_zero() || stop.is_stopped() => return Err(Lost::Late),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ended = self.child.kill();
        let _waited = self.child.wait();
    }
}

fn line(message: &impl Serialize) -> String {
    let mut text = serde_json::to_string(message).expect("a message is plain data");
    text.push('\n');
    text
}
