//! The live stream of a table's page.

use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, State};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{StreamExt, stream};
use look::{Frame, Moments, Weight};
use play::{Feed, Snapshot, Update};
use serde::Serialize;
use store::VisitorId;

use crate::address::{Found, Wanted};
use crate::error::Error;
use crate::frame::Page;
use crate::limits::{ADDRESS_STREAMS, Counted, Household, STREAMS};
use crate::notes;
use crate::view::View;
use crate::visitor::Caller;
use crate::web::Web;

/// The pause after which a silent stream sends a keep-alive comment.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// A message of the stream. The first one replaces the page whatever its number; after that a page ignores messages
/// older than what it shows.
#[derive(Serialize)]
struct Message {
    /// Orders the messages.
    number: u64,
    /// Whether it is the first message of the stream.
    first: bool,
    /// Whether the visitor has something to decide.
    turn: bool,
    /// Whether the visitor plays, so that a turn of his comes.
    plays: bool,
    /// Whether a window is open for the visitor, which closes by the clock.
    hurries: bool,
    /// The inside of `#live`.
    html: String,
    /// The frames that led to this state.
    frames: Vec<Moment>,
    /// The announcement for screen readers of what the frames do not tell.
    say: String,
}

/// A frame: the table at one moment, and its announcement.
#[derive(Serialize)]
struct Moment {
    /// The inside of `#scene`.
    html: String,
    /// What stands under it.
    caption: String,
    /// The announcement for screen readers.
    say: String,
    /// How long it stays at normal speed, in milliseconds.
    ms: u64,
    /// Whether it is never left out.
    climax: bool,
    /// Whether it stands until it is clicked away.
    hold: bool,
}

impl Moment {
    /// A frame for whoever plays, or only watches: a television has nobody who clicks a score away.
    fn new(frame: Frame, plays: bool) -> Moment {
        Moment {
            html: frame.table.into_string(),
            caption: frame.caption,
            say: frame.said,
            ms: frame.length.as_millis().try_into().unwrap_or_default(),
            climax: frame.weight.is_climax(),
            hold: plays && frame.weight == Weight::Account,
        }
    }
}

/// The state of a stream.
struct Following {
    web: Web,
    feed: Feed,
    caller: Caller,
    wanted: Wanted,
    /// How many notes the page has been sent; `None` before the first message.
    notes: Option<usize>,
    _counted: (Counted<VisitorId>, Counted<Household>, Counted<()>),
}

impl Following {
    /// The next message; `None` when the server stops or the visitor may no longer watch.
    async fn next(&mut self) -> Option<Event> {
        let Update { snapshot, fresh } = self.feed.next().await?;
        let message = self.message(&snapshot, fresh).ok()?;
        Event::default().json_data(message).ok()
    }

    fn message(&mut self, snapshot: &Snapshot, fresh: bool) -> Result<Message, Error> {
        let view = View::new(&self.web, snapshot, &self.caller, &self.wanted)?;
        let heard = self.notes.replace(snapshot.notes().len());
        let mut said = heard.map(|heard| notes::lines(&view, heard)).unwrap_or_default();
        let mut frames = Vec::new();
        if fresh && heard.is_some() {
            let told = view.shown(None, |seen, context| view.show.moments(seen, context, snapshot.within));
            if let Some(Moments { frames: all, rest }) = told {
                frames = all.into_iter().map(|frame| Moment::new(frame, !view.own.is_empty())).collect();
                said.push(rest);
            }
        }
        Ok(Message {
            number: view.number(),
            first: heard.is_none(),
            turn: view.my_turn(),
            plays: !view.own.is_empty(),
            hurries: snapshot.window().is_some_and(|seat| view.own.contains(seat)),
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
    View::new(&web, &snapshot, &caller, &wanted)?;
    let counted = count(&web, &caller).ok_or(Error::TooManyStreams)?;
    let feed = table.follow(caller.visitor.clone())?;
    let following = Following { web, feed, caller, wanted, notes: None, _counted: counted };
    let events = stream::unfold(following, async |mut following| {
        following.next().await.map(|event| (Ok::<Event, Infallible>(event), following))
    });
    // The body may be polled once more after its end.
    let mut response = Sse::new(events.fuse()).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response();
    // Tells proxies not to buffer the stream.
    response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    Ok(response)
}

fn count(web: &Web, caller: &Caller) -> Option<(Counted<VisitorId>, Counted<Household>, Counted<()>)> {
    let visitor = web.0.streams.enter(caller.visitor.clone(), STREAMS)?;
    let household = web.0.address_streams.enter(caller.household, ADDRESS_STREAMS)?;
    Some((visitor, household, web.0.all_streams.enter((), web.config().streams())?))
}

/// Whether it is the visitor's turn, for a page in a hidden tab.
#[derive(Serialize)]
struct Turn {
    turn: bool,
}

/// `GET /t/{id}/turn`
pub(crate) async fn turn(
    State(web): State<Web>,
    caller: Caller,
    Query(wanted): Query<Wanted>,
    Found(table): Found,
) -> Page {
    let snapshot = table.look(&caller.visitor)?;
    let turn = View::new(&web, &snapshot, &caller, &wanted)?.my_turn();
    Ok(Json(Turn { turn }).into_response())
}
