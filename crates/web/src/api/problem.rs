//! Errors of the API as problem JSON (RFC 9457): the page's reasons, for programs.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::{IntoResponses, ToSchema};

use crate::edge::error::Error;
use crate::edge::visitor::Caller;

/// Why a request was refused or failed. Nothing has changed.
#[derive(Serialize, ToSchema)]
pub(crate) struct Problem {
    /// The address of a page about the API, with the kind.
    r#type: String,
    /// The kind, for programs. Kinds are never renamed within a version of the API.
    #[schema(example = "not-possible")]
    kind: &'static str,
    /// What happened, in English.
    title: String,
    /// The HTTP status.
    #[schema(example = 422)]
    status: u16,
    /// What happened and what to do next, in the language of the request.
    detail: String,
    /// The clause of the rules that forbids the action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "DW-6")]
    clause: Option<&'static str>,
    /// The limit that was reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "forms")]
    limit: Option<&'static str>,
    /// Seconds until another try can succeed, where waiting helps.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    retry_after: Option<u32>,
}

impl Problem {
    /// The problem of an error, for this caller.
    pub(crate) fn of(error: &Error, caller: &Caller) -> Problem {
        Problem {
            r#type: format!("{}/api#{}", caller.visitor.base, error.kind()),
            kind: error.kind(),
            title: error.to_string(),
            status: error.status().as_u16(),
            detail: error.text(caller.visitor.words()),
            clause: error.clause(),
            limit: error.limit(),
            retry_after: error.retry_after(),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let text = serde_json::to_string(&self).expect("a problem is plain data");
        ([(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"))], text).into_response()
    }
}

/// The answers to requests that are refused or fail.
#[derive(IntoResponses)]
#[allow(dead_code, reason = "it is only described")]
pub(super) enum Refusals {
    /// The request cannot be read, or a value in it is not valid.
    #[response(status = 400, content_type = "application/problem+json")]
    Unreadable(Problem),
    /// There is no valid token.
    #[response(status = 401, content_type = "application/problem+json")]
    NoToken(Problem),
    /// The token does not allow this, or the table does not.
    #[response(status = 403, content_type = "application/problem+json")]
    Forbidden(Problem),
    /// There is no such table, game or seat.
    #[response(status = 404, content_type = "application/problem+json")]
    NotFound(Problem),
    /// It is not the time for this, such as another seat's turn.
    #[response(status = 409, content_type = "application/problem+json")]
    Conflict(Problem),
    /// The body is too long.
    #[response(status = 413, content_type = "application/problem+json")]
    TooLong(Problem),
    /// The address is too long.
    #[response(status = 414, content_type = "application/problem+json")]
    LongAddress(Problem),
    /// The rules forbid the action, or a name or setup is not possible; with the reason.
    #[response(status = 422, content_type = "application/problem+json")]
    NotPossible(Problem),
    /// A limit was reached.
    #[response(status = 429, content_type = "application/problem+json")]
    TooMany(Problem),
    /// The server is starting, stopping or busy, or its database does not answer.
    #[response(status = 503, content_type = "application/problem+json")]
    Busy(Problem),
}
