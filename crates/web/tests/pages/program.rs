//! A program that uses the API with a token.

use std::pin::Pin;

use axum::body::{Body, Bytes};
use axum::http::{StatusCode, header};
use futures_util::{FutureExt, StreamExt};
use serde_json::Value;
use tower::ServiceExt;

use crate::house::{Answer, Browser};

/// A program with its token; empty for one without.
#[derive(Clone)]
pub(crate) struct Program {
    pub(crate) browser: Browser,
    pub(crate) token: String,
}

impl Browser {
    /// A program without a token at this browser's address.
    pub(crate) fn stranger(&self) -> Program {
        Program { browser: Browser { cookies: Default::default(), ..self.clone() }, token: String::new() }
    }

    /// A program with a new token of this person for these scopes, at all tables.
    pub(crate) async fn program(&mut self, scopes: &str) -> Program {
        self.program_at(scopes, "").await
    }

    /// The same at one table.
    pub(crate) async fn program_at(&mut self, scopes: &str, table: &str) -> Program {
        let table = table.trim_start_matches("/t/");
        let fields = [("scopes", scopes), ("name", "Program"), ("of", "Anna"), ("table", table), ("days", "30")];
        let page = self.post("/devices/token", &fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let (_, rest) = page.body.split_once("readonly value=\"").unwrap();
        Program { token: rest.split('"').next().unwrap().to_owned(), ..self.stranger() }
    }
}

impl Program {
    /// Sends a request as it is.
    pub(crate) async fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let request = self.request(method, path, headers, body);
        self.browser.send(request).await
    }

    /// From now on it comes from one of many addresses.
    pub(crate) fn come_from(&mut self, at: u16) {
        self.browser.address = format!("10.1.{}.{}:1", at >> 8, at & 255).parse().unwrap();
    }

    /// The answer to a request that may be none.
    pub(crate) async fn try_send(&mut self, method: &str, path: &str, body: &str) -> Option<Answer> {
        let request = self.browser.request(method, &format!("/api/v1{path}"));
        let request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        let request = request.header(header::CONTENT_TYPE, "application/json").body(Body::from(body.to_owned()));
        Some(self.browser.send(request.ok()?).await)
    }

    fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> axum::http::Request<Body> {
        let mut request = self.browser.request(method, &format!("/api/v1{path}"));
        if !self.token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        }
        if !body.is_empty() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        request.body(Body::from(body.to_owned())).unwrap()
    }

    /// The answer to a request that succeeds.
    pub(crate) async fn get(&mut self, path: &str) -> Value {
        let answer = self.send("GET", path, &[], "").await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    /// The answer to a body that is accepted.
    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Value {
        let answer = self.send("POST", path, &[], &body.to_string()).await;
        assert!(answer.status.is_success(), "{path} {body}: {}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    /// The problem with a body that is refused, with the status.
    pub(crate) async fn refused(&mut self, path: &str, body: Value) -> (u16, Value) {
        let answer = self.send("POST", path, &[], &body.to_string()).await;
        problem(&answer)
    }

    /// The problem with an address that is refused.
    pub(crate) async fn denied(&mut self, path: &str) -> (u16, Value) {
        let answer = self.send("GET", path, &[], "").await;
        problem(&answer)
    }

    /// Opens a stream.
    pub(crate) async fn follow(&self, path: &str, headers: &[(&str, &str)]) -> ProgramStream {
        let response = self.browser.router.clone().oneshot(self.request("GET", path, headers, "")).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        ProgramStream { lines: Box::pin(response.into_body().into_data_stream().map(Result::unwrap)), came: None }
    }
}

/// The kind of a problem and its whole text.
fn problem(answer: &Answer) -> (u16, Value) {
    assert_eq!(answer.header("content-type"), "application/problem+json", "{}", answer.body);
    let problem: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(problem["status"], answer.status.as_u16());
    (answer.status.as_u16(), problem)
}

/// An open stream of a program.
pub(crate) struct ProgramStream {
    lines: Pin<Box<dyn futures_util::Stream<Item = Bytes> + Send>>,
    /// A line that has come and was not asked for.
    came: Option<Bytes>,
}

impl ProgramStream {
    /// The next line as it was sent; `None` at the end.
    pub(crate) async fn bytes(&mut self) -> Option<Bytes> {
        match self.came.take() {
            Some(line) => Some(line),
            None => self.lines.next().await,
        }
    }

    /// The next line of an NDJSON stream.
    pub(crate) async fn next(&mut self) -> Value {
        serde_json::from_slice(&self.bytes().await.expect("the stream goes on")).unwrap()
    }

    /// Whether no line is waiting, however long others run.
    pub(crate) async fn is_silent(&mut self) -> bool {
        for _ in 0..100 {
            if self.came.is_none() {
                self.came = self.lines.next().now_or_never().flatten();
            }
            if self.came.is_some() {
                return false;
            }
            tokio::task::yield_now().await;
        }
        true
    }

    /// The last line that is waiting; at least one is.
    pub(crate) async fn last(&mut self) -> Value {
        let mut last = self.next().await;
        while !self.is_silent().await {
            last = self.next().await;
        }
        last
    }
}
