//! The live stream of a table's page.
//!
//! It begins with the event `told`, which brings the operator's announcement and comes again with each change of it. So
//! a page that was offline shows the right one. It is no part of the messages, since spectators share those.
//!
//! A page does not trust silence, so a stream with nothing to send sends the event `beat` every 15 s, and one as it
//! begins. What a page does without one is in `stream.js`. A beat tells the time, by which the page's clocks run
//! (`time.js`): the reader's own clock may be wrong.

use std::convert::Infallible;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use futures_util::{StreamExt, stream};
use play::{Feed, Token, Update};
use serde::Serialize;
use store::{Device, DeviceId, Millis, Phase, VisitorId};
use table_page::{View, ViewQuery};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};
use tokio::time::timeout;

use crate::edge::address::Found;
use crate::edge::announcement::Banner;
use crate::edge::connection::Live;
use crate::edge::counters::Counted;
use crate::edge::doors;
use crate::edge::error::Error;
use crate::edge::frame::Served;
use crate::edge::limits::{ADDRESS_STREAMS, ALL_STREAMS, Household, Limit, STREAMS};
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::live::broadcast::{Broadcast, Broadcasts, Occasion, Sent, SoFar, Watchers};
use crate::live::message::message;
use crate::table::{report, tell};

/// The pause after which a silent stream sends a beat.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(15);

/// An event that tells a page its stream is alive, and the time. It is not a comment, since scripts do not see those.
fn beat(now: Millis) -> Bytes {
    format!("event: beat\ndata:{}\n\n", now.0).into()
}

/// The state of a live stream.
struct Following {
    web: Web,
    feed: Feed,
    announced: watch::Receiver<Option<Banner>>,
    caller: Caller,
    wanted: ViewQuery,
    broadcast: Arc<Broadcast>,
    /// The devices that end, if the visitor's may.
    endings: broadcast::Receiver<Option<DeviceId>>,
    /// Whether the store has to be asked whether the visitor's device has ended.
    doubts: bool,
    /// What the page has been sent; `None` before the first message.
    told: Option<Arc<SoFar>>,
    _counted: StreamSlot,
}

impl Following {
    /// The next bytes to send; `None` when the server stops, the visitor may no longer watch, or their device has ended.
    async fn next(&mut self) -> Option<Bytes> {
        let Following { web, caller, feed, announced, endings, doubts, .. } = self;
        let update = tokio::select! {
            biased;
            () = ended(web, caller, endings, doubts) => return None,
            Ok(()) = announced.changed() => return Some(told(announced.borrow_and_update().as_ref(), caller)),
            update = timeout(HEARTBEAT, feed.next()) => update,
        };
        let Ok(update) = update else {
            // Messages that nobody has needed for this long will not be needed again.
            self.broadcast.forget();
            return Some(beat(web.now()));
        };
        // Boxed, so that a waiting stream takes no memory for making a message.
        let Sent { text, told } = Box::pin(self.message(&update?)).await.ok()?;
        self.told = Some(told);
        Some(text)
    }

    async fn message(&self, update: &Update) -> Result<Sent, Error> {
        let Following { web, caller, wanted, broadcast, told, .. } = self;
        let snapshot = &update.snapshot;
        // In the lobby each page suggests its visitor's own name, so nothing can be shared.
        if snapshot.phase() == Phase::Open || snapshot.has_part(&caller.visitor.id) {
            return message(web, caller, wanted, update, told.as_deref());
        }
        let audience = Watchers {
            language: caller.visitor.language,
            speed: caller.visitor.preferences.speed,
            is_table: wanted.table(),
        };
        let occasion = Occasion {
            audience,
            public: snapshot.public_number(),
            present: snapshot.present().clone(),
            fresh: update.fresh,
            before: told.clone(),
        };
        // Made for a viewer of whom nothing else is known.
        let (anybody, wanted) =
            (Caller::anybody(audience.language, audience.speed), ViewQuery::of_spectator(audience.is_table));
        broadcast.message(occasion, || message(web, &anybody, &wanted, update, told.as_deref())).await
    }
}

/// The event with what is announced: its HTML in one line, which is empty if nothing is.
fn told(banner: Option<&Banner>, caller: &Caller) -> Bytes {
    let html = banner.map(|banner| banner.html(caller.visitor.words()).0).unwrap_or_default();
    format!("event: told\ndata:{}\n\n", html.replace(['\r', '\n'], " ")).into()
}

/// Waits until the visitor's device has ended. It can be waited for again after it was given up.
pub(crate) async fn ended(
    web: &Web,
    caller: &Caller,
    endings: &mut broadcast::Receiver<Option<DeviceId>>,
    doubts: &mut bool,
) {
    let Some(device) = &caller.device else { return pending().await };
    loop {
        if *doubts {
            let found = web.tables().store().device(device.clone()).await;
            // The token of a program ends without a trace. A browser that the store does not know is its own person's.
            let is_over = |found: Option<Device>| found.map_or(caller.grant.is_some(), |device| device.ended.is_some());
            if found.is_ok_and(is_over) {
                return;
            }
            *doubts = false;
        }
        match endings.recv().await {
            Ok(Some(ended)) if ended == *device => return,
            Ok(Some(_)) => {}
            Ok(None) | Err(RecvError::Lagged(_)) => *doubts = true,
            Err(RecvError::Closed) => return,
        }
    }
}

/// `GET /t/{id}/live`
pub(crate) async fn stream(
    State(web): State<Web>,
    Extension(broadcasts): Extension<Arc<Broadcasts>>,
    mut caller: Caller,
    Query(wanted): Query<ViewQuery>,
    Found(table): Found,
) -> Served {
    let snapshot = table.look(&caller.visitor.id)?;
    View::new(web.shows(), &snapshot, &caller.visitor, &wanted)?;
    report::recall(&web, &mut caller, &snapshot).await;
    doors::recall(&web, &mut caller, &snapshot).await;
    tell::recall(&web, &mut caller, &snapshot).await;
    let counted = stream_slot(&web, &caller)?;
    let feed = table.follow(caller.visitor.id.clone())?;
    let broadcast = broadcasts.of(table.id());
    let first = Ok(beat(web.now()));
    // The device may have ended since the guard has asked.
    let (endings, doubts) = (web.tables().endings(), true);
    let announced = web.0.told.follow();
    let following =
        Following { web, feed, announced, caller, wanted, broadcast, endings, doubts, told: None, _counted: counted };
    // Boxed, since the stream has room for it twice.
    let messages = stream::unfold(Box::new(following), async |mut following| {
        following.next().await.map(|text| (Ok::<Bytes, Infallible>(text), following))
    });
    // `x-accel-buffering` tells proxies not to buffer the stream.
    let headers = [(header::CONTENT_TYPE.as_str(), "text/event-stream"), ("x-accel-buffering", "no")];
    // The body may be polled once more after its end.
    let all = stream::iter([first]).chain(messages.fuse());
    Ok((headers, Extension(Live), Body::from_stream(all)).into_response())
}

/// A slot for a live stream, of a visitor, of their address and of all. Dropping it frees it.
pub(crate) type StreamSlot = (Counted<VisitorId>, Counted<Household>, Counted<()>);

/// Takes a slot for a live stream.
///
/// # Errors
/// When there are too many.
pub(crate) fn stream_slot(web: &Web, caller: &Caller) -> Result<StreamSlot, Error> {
    // Viewers at one address without an identity are not one visitor.
    let visitor = caller.known().cloned().unwrap_or_else(|_| Token::random().visitor());
    let full = |limit: Limit| Error::TooManyStreams { limit: limit.name };
    let visitor = web.0.counters.streams.enter(visitor, web.limit(STREAMS)).ok_or_else(|| full(STREAMS))?;
    let household = web.0.counters.address_streams.enter(caller.household, web.limit(ADDRESS_STREAMS));
    let household = household.ok_or_else(|| full(ADDRESS_STREAMS))?;
    let all = web.0.counters.all_streams.enter((), web.config().streams()).ok_or_else(|| full(ALL_STREAMS))?;
    Ok((visitor, household, all))
}

/// Whether it is the visitor's turn, for a page in a hidden tab.
#[derive(Serialize)]
struct WhoseTurn {
    turn: bool,
}

/// `GET /t/{id}/turn`
pub(crate) async fn turn(
    State(web): State<Web>,
    caller: Caller,
    Query(wanted): Query<ViewQuery>,
    Found(table): Found,
) -> Served {
    let snapshot = table.look(&caller.visitor.id)?;
    let turn = View::new(web.shows(), &snapshot, &caller.visitor, &wanted)?.my_turn();
    Ok(Json(WhoseTurn { turn }).into_response())
}
