//! Streams: the changes of a table, and the tables that wait.
//!
//! A stream is read line by line, as NDJSON, or as server-sent events for those that ask for them. Each line is a JSON
//! object with a `type`. After 15 s of silence comes `alive`, so that a reader can tell a quiet table from a dead line,
//! and at the end `end`. A table's stream ends with its game.

use std::convert::Infallible;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State as Shared;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use play::{Feed, Update};
use serde::{Deserialize, Serialize};
use store::{DeviceId, Phase};
use table_page::{View, ViewQuery};
use tokio::sync::broadcast;
use tokio::time::{Instant, timeout_at};
use utoipa::{IntoParams, ToSchema};

use super::body::{Asked, seat};
use super::problem::Refusals;
use super::state::{Number, State};
use super::token::reads;
use crate::edge::address;
use crate::edge::connection::Live;
use crate::edge::error::Error;
use crate::edge::frame::Served;
use crate::edge::in_path::InPath;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::live::stream::{HEARTBEAT, StreamSlot, ended, stream_slot};

/// The type of streams of lines.
pub(crate) const NDJSON: &str = "application/x-ndjson";

/// A line of a table's stream.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum TableLine {
    /// The whole table: the first line, and wherever the changes since the last line cannot be told.
    State(State),
    /// The table after a change, with the events since the number before. `table` is left out if it has not changed.
    Change(State),
    /// Nothing has happened for 15 s.
    Alive,
    /// The stream ends.
    End {
        /// Whether the game is over, so that nothing more will come. Otherwise the server stops, the token is no longer
        /// valid, or its person may no longer watch.
        over: bool,
    },
}

/// Whether a stream goes as server-sent events or as lines.
#[derive(Clone, Copy)]
pub(super) struct Format(bool);

impl Format {
    /// What the client asks for.
    pub(super) fn of(headers: &HeaderMap) -> Format {
        let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
        Format(accepted.is_some_and(|kinds| kinds.contains("text/event-stream")))
    }

    /// A line, with its type and number.
    pub(super) fn line(self, line: &impl Serialize, kind: &str, number: Option<&str>) -> Bytes {
        let json = serde_json::to_string(line).expect("a line is plain data");
        let id = number.map(|number| format!("id: {number}\n")).unwrap_or_default();
        Bytes::from(if self.0 { format!("event: {kind}\n{id}data: {json}\n\n") } else { json + "\n" })
    }

    /// The answer that sends these lines, and at their end says so.
    pub(super) fn answer(self, lines: impl LineSource) -> Response {
        let lines = stream::unfold(Some(Box::new(lines)), move |lines| async move {
            let mut lines = lines?;
            Some(match lines.next().await {
                Some(line) => (Ok::<Bytes, Infallible>(line), Some(lines)),
                None => (Ok(lines.end()), None),
            })
        });
        let kind = if self.0 { "text/event-stream" } else { NDJSON };
        // `x-accel-buffering` tells proxies not to buffer the stream.
        let headers = [(header::CONTENT_TYPE.as_str(), kind), ("x-accel-buffering", "no")];
        // The body may be polled once more after its end.
        (headers, Extension(Live), Body::from_stream(lines.fuse())).into_response()
    }
}

/// Makes the lines of a stream.
pub(super) trait LineSource: Send + 'static {
    /// The next line; `None` when the stream ends.
    fn next(&mut self) -> impl Future<Output = Option<Bytes>> + Send;

    /// The line that ends it.
    fn end(&self) -> Bytes;
}

/// The stream of one table.
struct Following {
    web: Web,
    caller: Caller,
    wanted: ViewQuery,
    format: Format,
    feed: Feed,
    endings: broadcast::Receiver<Option<DeviceId>>,
    doubts: bool,
    /// The number of the last line; at first the one that the client names.
    told: Option<Number>,
    /// The table of the last line, and all else of it but the events.
    sent: Option<(String, String)>,
    /// Whether the end of the game has been told.
    is_over: bool,
    /// When the stream says that it is alive, unless it says something else before.
    beat: Instant,
    _slot: StreamSlot,
}

impl LineSource for Following {
    async fn next(&mut self) -> Option<Bytes> {
        while !self.is_over {
            let update = tokio::select! {
                biased;
                () = ended(&self.web, &self.caller, &mut self.endings, &mut self.doubts) => return None,
                update = timeout_at(self.beat, self.feed.next()) => update,
            };
            if self.caller.is_over(self.web.now()) {
                return None;
            }
            let line = match update {
                Ok(update) => self.tell(&update?).ok()?,
                Err(_) => Some(self.format.line(&TableLine::Alive, "alive", None)),
            };
            if line.is_some() {
                self.beat = Instant::now() + HEARTBEAT;
                return line;
            }
        }
        None
    }

    fn end(&self) -> Bytes {
        self.format.line(&TableLine::End { over: self.is_over }, "end", None)
    }
}

impl Following {
    /// The line for an update; `None` if the viewer sees nothing new.
    fn tell(&mut self, update: &Update) -> Result<Option<Bytes>, Error> {
        let view = View::new(self.web.shows(), &update.snapshot, &self.caller.visitor, &self.wanted)?;
        self.is_over = update.snapshot.phase() == Phase::Over;
        let change = self.told.and_then(|told| State::since(&view, &self.caller, Some(told)));
        let is_change = change.is_some();
        let Some((mut state, number)) = change.or_else(|| State::since(&view, &self.caller, None)) else {
            return Ok(None);
        };
        let texts = state.texts();
        let (is_same_table, is_same) = match &self.sent {
            Some(sent) => (sent.0 == texts.0, *sent == texts && !state.has_events()),
            None => (false, false),
        };
        if is_change && is_same {
            return Ok(None);
        }
        (self.told, self.sent) = (Some(number), Some(texts));
        let (line, kind) = match is_change {
            true if is_same_table => (TableLine::Change(state.without_table()), "change"),
            true => (TableLine::Change(state), "change"),
            false => (TableLine::State(state), "state"),
        };
        Ok(Some(self.format.line(&line, kind, Some(&number.to_string()))))
    }
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct From {
    /// The seat to show, where the person has several. Left out: their only one.
    #[param(nullable = false, maximum = 4)]
    seat: Option<u32>,
    /// Go on after the state with this number. The header `Last-Event-ID` does the same.
    #[param(nullable = false, example = "41.2.37@1")]
    after: Option<String>,
}

/// The changes of a table as a stream
///
/// First comes the whole table, then a line for each change, with a number; the stream ends with the game. Ask for
/// `text/event-stream` to get server-sent events.
#[utoipa::path(
    get, path = "/tables/{table}/events", tag = "tables",
    params(("table" = String, Path, description = "The table's id"), From),
    responses((status = 200, description = "Lines, one JSON object each", content((TableLine = "application/x-ndjson"), (TableLine = "text/event-stream"))),
              (status = 204, description = "The game is over, and all of it came before the number in `after`"), Refusals),
    security((), ("token" = ["read"])),
)]
pub(super) async fn events(
    Shared(web): Shared<Web>,
    caller: Caller,
    InPath(id): InPath<String>,
    headers: HeaderMap,
    Asked(from): Asked<From>,
) -> Served {
    reads(&web, &caller, &id).await?;
    let wanted = ViewQuery::of_seat(from.seat.map(seat).transpose()?);
    let last = headers.get("last-event-id").and_then(|number| number.to_str().ok());
    let told = from.after.as_deref().or(last).map(str::parse).transpose()?;
    let table = address::table(&web, &caller, &id).await?;
    let snapshot = table.look(&caller.visitor.id)?;
    let view = View::new(web.shows(), &snapshot, &caller.visitor, &wanted)?;
    let is_told = |told| State::since(&view, &caller, Some(told)).is_some_and(|(_, number)| number == told);
    // A browser follows server-sent events again after their end, unless the answer is this one.
    if snapshot.phase() == Phase::Over && told.is_some_and(is_told) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let slot = stream_slot(&web, &caller)?;
    let feed = table.follow(caller.visitor.id.clone())?;
    let format = Format::of(&headers);
    let (endings, doubts) = (web.tables().endings(), true);
    let beat = Instant::now() + HEARTBEAT;
    let following = Following {
        web,
        caller,
        wanted,
        format,
        feed,
        endings,
        doubts,
        told,
        sent: None,
        is_over: false,
        beat,
        _slot: slot,
    };
    Ok(format.answer(following))
}
