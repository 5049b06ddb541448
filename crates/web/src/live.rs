//! Live updates of a table: one stream while its page is to be seen.

use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, State};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{StreamExt, stream};
use look::Frame;
use play::{Feed, Snapshot, Update};
use serde::Serialize;
use store::VisitorId;
use table::Seat;

use crate::address::{Found, Wanted};
use crate::error::Error;
use crate::frame::Page;
use crate::limits::{ADDRESS_STREAMS, Counted, Household, STREAMS};
use crate::notes;
use crate::view::View;
use crate::visitor::Caller;
use crate::web::Web;

/// How often a silent stream shows that it is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// A message of the stream. The first of a stream is the table as it is, whatever its number; of the others a page never
/// merges an older one over a newer.
#[derive(Serialize)]
struct Message {
    /// What puts messages in order.
    number: u64,
    /// Whether it is the stream's first.
    first: bool,
    /// Whether the visitor has something to decide.
    turn: bool,
    /// The inside of `#live`.
    html: String,
    /// What happened, moment by moment, before it came to this.
    frames: Vec<Moment>,
    /// What is said when there are no moments to show.
    say: String,
}

/// One moment.
#[derive(Serialize)]
struct Moment {
    /// The inside of `#scene`.
    html: String,
    /// What is said.
    say: String,
}

/// What a stream holds while it lives.
struct Following {
    web: Web,
    feed: Feed,
    caller: Caller,
    wanted: Option<Seat>,
    /// How many notes the page has heard of.
    notes: Option<usize>,
    _counted: (Counted<VisitorId>, Counted<Household>, Counted<()>),
}

impl Following {
    /// The next message; nothing when the server stops or the visitor may no longer watch.
    async fn next(&mut self) -> Option<Event> {
        let Update { snapshot, fresh } = self.feed.next().await?;
        let message = self.message(&snapshot, fresh).ok()?;
        Event::default().json_data(message).ok()
    }

    fn message(&mut self, snapshot: &Snapshot, fresh: bool) -> Result<Message, Error> {
        let view = View::new(&self.web, snapshot, &self.caller, self.wanted)?;
        let heard = self.notes.replace(snapshot.notes().len());
        let mut said = heard.map(|heard| notes::lines(&view, heard)).unwrap_or_default();
        let mut frames = Vec::new();
        if fresh && heard.is_some() {
            let all = view.shown(None, |seen, context| view.show.frames(seen, context)).unwrap_or_default();
            if all.len() > 1 {
                let moment = |frame: Frame| Moment { html: frame.table.into_string(), say: frame.said };
                frames = all.into_iter().map(moment).collect();
            } else {
                said.extend(view.shown(None, |seen, context| view.show.said(seen, context)).unwrap_or_default());
            }
        }
        Ok(Message {
            number: view.number(),
            first: heard.is_none(),
            turn: view.my_turn(),
            html: view.live().into_string(),
            frames,
            say: said.join(" "),
        })
    }
}

/// `GET /t/{id}/live`
pub(crate) async fn stream(
    State(web): State<Web>,
    caller: Caller,
    Query(wanted): Query<Wanted>,
    Found(table): Found,
) -> Page {
    let snapshot = table.look(&caller.visitor)?;
    View::new(&web, &snapshot, &caller, wanted.seat())?;
    let counted = count(&web, &caller).ok_or(Error::TooManyStreams)?;
    let feed = table.follow(caller.visitor.clone())?;
    let following = Following { web, feed, caller, wanted: wanted.seat(), notes: None, _counted: counted };
    let events = stream::unfold(following, async |mut following| {
        following.next().await.map(|event| (Ok::<Event, Infallible>(event), following))
    });
    // What reads a body may ask once more after its end.
    let mut response = Sse::new(events.fuse()).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response();
    // Proxies that gather answers would hold back what is live.
    response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    Ok(response)
}

fn count(web: &Web, caller: &Caller) -> Option<(Counted<VisitorId>, Counted<Household>, Counted<()>)> {
    let visitor = web.0.streams.enter(caller.visitor.clone(), STREAMS)?;
    let household = web.0.address_streams.enter(caller.household, ADDRESS_STREAMS)?;
    Some((visitor, household, web.0.all_streams.enter((), web.config().streams())?))
}

/// Whether it is somebody's turn, for a page that is not to be seen now.
#[derive(Serialize)]
struct Turn {
    turn: bool,
}

/// `GET /t/{id}/turn`
pub(crate) async fn turn(State(web): State<Web>, caller: Caller, Found(table): Found) -> Page {
    let snapshot = table.look(&caller.visitor)?;
    let turn = View::new(&web, &snapshot, &caller, None)?.my_turn();
    Ok(Json(Turn { turn }).into_response())
}
