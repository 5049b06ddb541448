//! A program that uses the API, and a judge that compares all it is sent with the API's description.

use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, ensure};
use hyper::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderName};
use serde_json::{Value, json};

use crate::http::{Connection, LiveStream};

/// Where the API is.
const BASE: &str = "/api/v1";

/// The type of streams of lines.
const LINES: &str = "application/x-ndjson";

/// The type of streams of server-sent events.
const EVENTS: &str = "text/event-stream";

/// A process that compares what programs are sent with the description: `tests/schemathesis/judge.py`.
pub struct Judge {
    process: Child,
    ear: Ear,
}

/// Passes to the judge what a program is sent.
#[derive(Clone, Default)]
pub struct Ear(Option<Arc<Mutex<ChildStdin>>>);

impl Ear {
    fn hear(&self, method: &str, path: &str, status: u16, kind: &str, body: &str) -> anyhow::Result<()> {
        let Some(judge) = &self.0 else { return Ok(()) };
        let heard = format!("{}\n", json!([method, path, status, kind, body]));
        Ok(judge.lock().unwrap_or_else(PoisonError::into_inner).write_all(heard.as_bytes())?)
    }
}

impl Judge {
    /// A judge that reads the description at this address.
    ///
    /// # Errors
    /// When `./test` has not installed what it needs.
    pub fn start(description: &str) -> anyhow::Result<Judge> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemathesis");
        let mut judge = Command::new(folder.join("venv/bin/python"));
        judge.arg(folder.join("judge.py")).arg(description);
        let judge = judge.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut process = judge.context("./test installs what tests/schemathesis/requirements.txt names")?;
        let ear = Ear(process.stdin.take().map(|input| Arc::new(Mutex::new(input))));
        Ok(Judge { process, ear })
    }

    /// What passes to this judge.
    pub fn ear(&self) -> Ear {
        self.ear.clone()
    }

    /// The verdict, once all programs are gone.
    ///
    /// # Errors
    /// When something was not as described, or something described was never sent.
    pub fn verdict(self) -> anyhow::Result<String> {
        drop(self.ear);
        let output = self.process.wait_with_output()?;
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        ensure!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
        Ok(told)
    }
}

/// A program with its token.
pub struct Program {
    link: Connection,
    token: String,
    ear: Ear,
}

impl Program {
    /// A program with a token; empty for one without.
    pub fn new(server: SocketAddr, token: &str, ear: Ear) -> Program {
        let link = Connection::new(server, IpAddr::V4(Ipv4Addr::LOCALHOST));
        Program { link, token: token.to_owned(), ear }
    }

    /// Uses this token from now on.
    pub fn take(&mut self, token: &str) {
        token.clone_into(&mut self.token);
    }

    /// The status and the body of an answer.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
        key: Option<&str>,
    ) -> anyhow::Result<(u16, String)> {
        let (path, mut headers) = (format!("{BASE}{path}"), self.headers());
        headers.push((CONTENT_TYPE, "application/json".to_owned()));
        headers.extend(key.map(|key| (HeaderName::from_static("idempotency-key"), key.to_owned())));
        let (reply, head) = self.link.ask(method, &path, &headers, body).await?;
        let kind = head.get(CONTENT_TYPE).map_or(Ok(""), |kind| kind.to_str())?;
        self.ear.hear(method, &path, reply.status, kind, &reply.body)?;
        Ok((reply.status, reply.body))
    }

    /// The answer to a request that succeeds; `Null` if it has no body.
    ///
    /// # Errors
    /// When the connection fails or the request is refused.
    pub async fn get(&mut self, path: &str) -> anyhow::Result<Value> {
        let (status, told) = self.ask("GET", path, "", None).await?;
        ensure!((200..300).contains(&status), "{path} was answered {status}: {told}");
        Ok(if told.is_empty() { Value::Null } else { serde_json::from_str(&told)? })
    }

    /// Opens a stream of lines, or of server-sent events after the one with this id.
    ///
    /// # Errors
    /// When the server refuses it or the connection fails.
    pub async fn follow(&self, path: &str, has_events: bool, last: Option<&str>) -> anyhow::Result<ProgramStream> {
        let (path, mut headers) = (format!("{BASE}{path}"), self.headers());
        if has_events {
            headers.push((ACCEPT, EVENTS.to_owned()));
        }
        headers.extend(last.map(|last| (HeaderName::from_static("last-event-id"), last.to_owned())));
        let stream = self.link.follow(&path, &headers).await?;
        Ok(ProgramStream { stream, path, has_events, ear: self.ear.clone() })
    }

    fn headers(&self) -> Vec<(HeaderName, String)> {
        let token = Some(&self.token).filter(|token| !token.is_empty());
        token.map(|token| (AUTHORIZATION, format!("Bearer {token}"))).into_iter().collect()
    }
}

/// An open stream of a program.
pub struct ProgramStream {
    stream: LiveStream,
    path: String,
    has_events: bool,
    ear: Ear,
}

impl ProgramStream {
    /// The next line.
    ///
    /// # Errors
    /// When the stream has ended, or a server-sent event has another type or id than its line.
    pub async fn next(&mut self) -> anyhow::Result<Value> {
        let (line, kind) =
            if self.has_events { (self.stream.message().await?, EVENTS) } else { (self.stream.line().await?, LINES) };
        let field = |name: &str| line.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        let data = if self.has_events { field("data").context("data")? } else { line.trim_end() };
        self.ear.hear("GET", &self.path, 200, kind, data)?;
        let told: Value = serde_json::from_str(data)?;
        if self.has_events {
            let named = (field("event"), field("id"));
            ensure!(named == (told["type"].as_str(), told["number"].as_str()), "{named:?} names {told}");
        }
        Ok(told)
    }

    /// Reads the line that says that the game is over, and the end of the stream after it.
    ///
    /// # Errors
    /// When something else comes.
    pub async fn ends(&mut self) -> anyhow::Result<()> {
        let (last, end) = (self.next().await?, json!({ "type": "end", "over": true }));
        ensure!(last == end, "after the end of the game came {last}");
        let more = self.next().await;
        ensure!(more.is_err(), "after the end of the stream came {more:?}");
        Ok(())
    }
}
