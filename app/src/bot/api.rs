//! The server's API, as one program with a token uses it.

use std::time::Duration;

use look::{Words, args};
use notify::Failure as NoAnswer;
use notify::http::{Bytes, Client, Method, Open, Reach, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::{FormId, TableId};
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{sleep, timeout};

use crate::bot::link::Link;
use crate::bot::state::StreamLine;
use crate::failure::Failure;
use crate::output::complain;

/// The pause after the first failure of a request; it doubles with each further one.
const FIRST_PAUSE: Duration = Duration::from_millis(500);

/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// How long a body may take. A stream is given up after as long a silence; the server breaks it every 15 seconds.
const SILENCE: Duration = Duration::from_secs(45);

/// The longest body or line, in bytes.
const LONGEST: usize = 16 << 20;

/// A connection to the API of one server, for one table.
#[derive(Clone)]
pub(super) struct Api<'a> {
    link: Link,
    token: Option<String>,
    words: &'a Words,
}

/// Why there is no answer of the wanted kind.
pub(super) enum Unanswered {
    /// The server refuses, with this status and reason.
    Refused(StatusCode, String),
    /// Trying again may help, after this time.
    Later { reason: String, after: Option<Duration> },
}

/// What the server says when it refuses.
#[derive(Deserialize)]
struct Problem {
    detail: String,
}

impl From<NoAnswer> for Unanswered {
    fn from(failure: NoAnswer) -> Unanswered {
        match failure {
            NoAnswer::Later { reason, after } => Unanswered::Later { reason, after },
            refused => Unanswered::Refused(StatusCode::BAD_REQUEST, refused.to_string()),
        }
    }
}

/// The pauses between tries. The first failure is told; the second, if the server said how long to wait.
struct Patience<'a> {
    words: &'a Words,
    pause: Duration,
}

impl Patience<'_> {
    async fn wait(&mut self, reason: &str, after: Option<Duration>) {
        if self.pause == if after.is_some() { 2 * FIRST_PAUSE } else { FIRST_PAUSE } {
            complain(&self.words.tell("bot-lost", &args![reason => reason]));
        }
        sleep(after.unwrap_or(self.pause)).await;
        self.pause = (2 * self.pause).min(LONGEST_PAUSE);
    }
}

impl<'a> Api<'a> {
    pub(super) fn new(link: Link, token: Option<String>, words: &'a Words) -> Api<'a> {
        Api { link, token, words }
    }

    /// Goes on at another table.
    pub(super) fn go_on(&mut self, table: TableId) {
        self.link.table = table;
    }

    /// Makes a guest bot of this name, whose token is used from now on.
    pub(super) async fn become_bot(&mut self, name: &str, of: &str) -> Result<(), Unanswered> {
        #[derive(Deserialize)]
        struct Made {
            token: String,
        }
        let body = json!({ "table": self.link.table.as_str(), "name": name, "of": of });
        let made: Made =
            self.read(self.send(Method::POST, "/bots", Some((&FormId::random().to_string(), &body))).await?).await?;
        self.token = Some(made.token);
        Ok(())
    }

    /// Reads something of the table: a path below it, or nothing.
    pub(super) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Unanswered> {
        let path = format!("/tables/{}{path}", self.link.table);
        self.read(self.send(Method::GET, &path, None).await?).await
    }

    /// Does something at the table, in one try.
    pub(super) async fn try_order(&self, key: &str, order: &Value) -> Result<(), Unanswered> {
        let path = format!("/tables/{}", self.link.table);
        self.send(Method::POST, &path, Some((key, order))).await.map(|_| ())
    }

    /// Does something at the table. Tries again until the server answers; it does nothing twice.
    ///
    /// # Errors
    /// The status and reason, when the server refuses.
    pub(super) async fn order(&self, order: &Value) -> Result<(), (StatusCode, String)> {
        let (key, mut patience) = (FormId::random().to_string(), self.patience());
        loop {
            match self.try_order(&key, order).await {
                Ok(()) => return Ok(()),
                Err(Unanswered::Refused(status, reason)) => return Err((status, reason)),
                Err(Unanswered::Later { reason, after }) => patience.wait(&reason, after).await,
            }
        }
    }

    /// Follows the table and passes on what a seat hears. A lost stream is taken up where it broke.
    ///
    /// Returns why the server refuses.
    pub(super) async fn follow(&self, seat: u8, lines: &UnboundedSender<StreamLine>) -> String {
        let (mut number, mut patience) = (None, self.patience());
        loop {
            match self.read_stream(seat, &mut number, &mut patience, lines).await {
                Unanswered::Refused(_, reason) => return reason,
                Unanswered::Later { reason, after } => patience.wait(&reason, after).await,
            }
        }
    }

    /// Reads the stream until it ends, and keeps the number of its last line.
    async fn read_stream(
        &self,
        seat: u8,
        number: &mut Option<String>,
        patience: &mut Patience<'_>,
        lines: &UnboundedSender<StreamLine>,
    ) -> Unanswered {
        let after = number.as_ref().map(|number| format!("&after={number}")).unwrap_or_default();
        let path = format!("/tables/{}/events?seat={seat}{after}", self.link.table);
        let mut open = match self.send(Method::GET, &path, None).await {
            Ok(open) => open,
            Err(unanswered) => return unanswered,
        };
        let mut read = Vec::new();
        loop {
            match next(&mut open).await {
                Ok(Some(part)) if read.len() + part.len() <= LONGEST => read.extend_from_slice(&part),
                Ok(_) => return self.later("bot-stream-end"),
                Err(unanswered) => return unanswered,
            }
            while let Some(end) = read.iter().position(|byte| *byte == b'\n') {
                let rest = read.split_off(end + 1);
                let line = serde_json::from_slice(&std::mem::replace(&mut read, rest));
                let Ok(line) = line else { return self.later("bot-no-json") };
                if let StreamLine::State(state) | StreamLine::Change(state) = &line {
                    *number = Some(state.number.clone());
                }
                patience.pause = FIRST_PAUSE;
                // The bot has everything it needs once it no longer listens.
                let _unheard = lines.send(line);
            }
        }
    }

    /// Sends a request and returns the answer if it is good. A body goes with the key of its request.
    async fn send(&self, method: Method, path: &str, body: Option<(&str, &Value)>) -> Result<Open, Unanswered> {
        let url = format!("{}/api/v1{path}", self.link.server);
        let mut headers = vec![("Accept-Language", self.words.language().code().to_owned())];
        headers.extend(self.token.iter().map(|token| ("Authorization", format!("Bearer {token}"))));
        if let Some((key, _)) = body {
            headers.push(("Content-Type", "application/json".to_owned()));
            headers.push(("Idempotency-Key", key.to_owned()));
        }
        let body = body.map(|(_, body)| body.to_string().into_bytes()).unwrap_or_default();
        let mut open = Client::new(Reach::Any).open(method, &url, &headers, body).await?;
        let status = open.status;
        if status.is_success() {
            return Ok(open);
        }
        let problem = whole(&mut open).await.ok().and_then(|body| serde_json::from_slice::<Problem>(&body).ok());
        let is_problem = problem.is_some();
        let reason = problem.map_or_else(|| status.to_string(), |problem| problem.detail);
        Err(match status.as_u16() {
            429 | 500.. => Unanswered::Later { reason, after: open.retry_after },
            _ if is_problem => Unanswered::Refused(status, reason),
            _ => Unanswered::Refused(status, self.words.tell("bot-no-api", &args![url => url, status => reason])),
        })
    }

    async fn read<T: DeserializeOwned>(&self, mut open: Open) -> Result<T, Unanswered> {
        let body = whole(&mut open).await?;
        serde_json::from_slice(&body).map_err(|_| self.later("bot-no-json"))
    }

    fn later(&self, key: &str) -> Unanswered {
        Unanswered::Later { reason: self.words.say(key), after: None }
    }

    fn patience(&self) -> Patience<'a> {
        Patience { words: self.words, pause: FIRST_PAUSE }
    }
}

/// What the whole command fails with.
impl From<Unanswered> for Failure {
    fn from(unanswered: Unanswered) -> Failure {
        match unanswered {
            Unanswered::Refused(_, reason) => refused(reason),
            Unanswered::Later { reason, .. } => Failure::new("bot-unanswered", [("reason", reason)]),
        }
    }
}

/// The server refuses, for this reason.
pub(super) fn refused(reason: String) -> Failure {
    Failure::new("bot-refused", [("reason", reason)])
}

/// The next part of a body; a long silence is a broken connection.
async fn next(open: &mut Open) -> Result<Option<Bytes>, Unanswered> {
    let silent =
        |_| Unanswered::Later { reason: format!("no answer within {} seconds", SILENCE.as_secs()), after: None };
    Ok(timeout(SILENCE, open.next()).await.map_err(silent)??)
}

/// A whole body, or as much of it as may be read.
async fn whole(open: &mut Open) -> Result<Vec<u8>, Unanswered> {
    let mut body = Vec::new();
    while body.len() < LONGEST
        && let Some(part) = next(open).await?
    {
        body.extend_from_slice(&part);
    }
    Ok(body)
}
