//! A running process that answers each line with a line.

use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use erasure::Stop;

/// How often a wait for an answer checks whether it has been stopped.
const POLL: Duration = Duration::from_millis(50);

/// The longest answer, in bytes. A process that writes a longer line has ended.
const LONGEST: u64 = 1 << 16;

/// How often it is checked whether a process has ended.
const TICK: Duration = Duration::from_millis(10);

/// How many answers may wait to be read. A process that writes without being asked waits meanwhile.
const UNREAD: usize = 16;

/// Why a decision is forfeited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// There was no answer in time.
    Late,
    /// The process has ended.
    Dead,
    /// This answer is no action on the list.
    Illegal(String),
}

/// A running process, with a thread for each direction. A process that neither reads nor writes blocks only these.
pub(crate) struct Process {
    child: Child,
    /// `None` once its input has been closed.
    questions: Option<Sender<String>>,
    answers: Receiver<String>,
    /// The number of questions that it has not answered yet.
    owed: u32,
}

impl Process {
    pub(crate) fn start(command: &str) -> io::Result<Process> {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(command).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C at the terminal must reach only this program.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child = shell.spawn()?;
        let mut input = child.stdin.take().expect("the input is piped");
        let mut output = BufReader::new(child.stdout.take().expect("the output is piped"));
        let (questions, asked) = channel::<String>();
        thread::spawn(move || {
            for question in asked {
                if input.write_all(question.as_bytes()).and_then(|()| input.flush()).is_err() {
                    break;
                }
            }
        });
        let (given, answers) = sync_channel(UNREAD);
        thread::spawn(move || {
            while let Ok(Some(answer)) = line(&mut output) {
                if given.send(answer).is_err() {
                    break;
                }
            }
        });
        Ok(Process { child, questions: Some(questions), answers, owed: 0 })
    }

    /// Waits for late answers to earlier questions.
    pub(crate) fn settle(&mut self, deadline: Instant, stop: &Stop) -> Result<(), Lost> {
        while self.owed > 0 {
            self.answer(deadline, stop)?;
        }
        Ok(())
    }

    /// Asks a question and waits for its answer.
    pub(crate) fn ask(&mut self, question: String, deadline: Instant, stop: &Stop) -> Result<String, Lost> {
        self.settle(deadline, stop)?;
        let questions = self.questions.as_ref().ok_or(Lost::Dead)?;
        questions.send(question).map_err(|_| Lost::Dead)?;
        self.owed += 1;
        self.answer(deadline, stop)
    }

    /// Tells it something that it does not answer.
    pub(crate) fn tell(&mut self, line: String) {
        if let Some(questions) = &self.questions {
            // If it has ended, nobody needs to know.
            let _unheard = questions.send(line);
        }
    }

    /// Closes its input, and waits this long at most until it has ended.
    pub(crate) fn finish(&mut self, limit: Duration) {
        self.questions = None;
        let deadline = Instant::now() + limit;
        while Instant::now() < deadline && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(TICK);
        }
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

/// The next line; `None` at the end of the output, or of what is taken for it.
fn line(output: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = String::new();
    let length = output.take(LONGEST).read_line(&mut line)? as u64;
    let is_whole = length > 0 && (length < LONGEST || line.ends_with('\n'));
    Ok(is_whole.then(|| line.trim_end_matches(['\r', '\n']).to_owned()))
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ended = self.child.kill();
        let _waited = self.child.wait();
    }
}
