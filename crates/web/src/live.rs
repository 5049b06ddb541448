//! The live stream of a table's page.

use std::convert::Infallible;
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
use store::{Phase, VisitorId};
use tokio::time::timeout;

use crate::address::{Found, Wanted};
use crate::connection::Live;
use crate::error::Error;
use crate::frame::Page;
use crate::gallery::{Audience, Gallery, Occasion, Sent, Told};
use crate::limits::{ADDRESS_STREAMS, Counted, Household, STREAMS};
use crate::message::message;
use crate::view::View;
use crate::visitor::Caller;
use crate::web::Web;

/// The pause after which a silent stream sends a beat.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// An event of its own, by which a page knows that its stream lives. (It would not hear of a comment.)
const BEAT: &str = "event: beat\ndata:\n\n";

/// The state of a stream.
struct Following {
    web: Web,
    feed: Feed,
    caller: Caller,
    wanted: Wanted,
    gallery: Arc<Gallery>,
    /// What the page has been sent; `None` before the first message.
    told: Option<Arc<Told>>,
    _counted: (Counted<VisitorId>, Counted<Household>, Counted<()>),
}

impl Following {
    /// What is sent next; `None` when the server stops or the visitor may no longer watch.
    async fn next(&mut self) -> Option<Bytes> {
        let Ok(update) = timeout(HEARTBEAT, self.feed.next()).await else {
            // What nobody has needed for so long is needed no more.
            self.gallery.forget();
            return Some(Bytes::from_static(BEAT.as_bytes()));
        };
        // In a box: a stream that waits needs no room for making a message.
        let Sent { text, told } = Box::pin(self.message(&update?)).await.ok()?;
        self.told = Some(told);
        Some(text)
    }

    async fn message(&self, update: &Update) -> Result<Sent, Error> {
        let Following { web, caller, wanted, gallery, told, .. } = self;
        let snapshot = &update.snapshot;
        // The lobby offers everybody his own name.
        if snapshot.phase() == Phase::Open || snapshot.has_part(&caller.visitor) {
            return message(web, caller, wanted, update, told.as_deref());
        }
        let audience =
            Audience { language: caller.language, speed: caller.preferences.speed, is_table: wanted.table() };
        let occasion = Occasion {
            audience,
            public: snapshot.public_number(),
            present: snapshot.present().clone(),
            fresh: update.fresh,
            before: told.clone(),
        };
        // Made for somebody of whom nothing else is known.
        let (anybody, wanted) =
            (Caller::anybody(audience.language, audience.speed), Wanted::of_spectator(audience.is_table));
        gallery.message(occasion, || message(web, &anybody, &wanted, update, told.as_deref())).await
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
    let gallery = web.0.galleries.of(table.id());
    let following = Following { web, feed, caller, wanted, gallery, told: None, _counted: counted };
    let messages = stream::unfold(following, async |mut following| {
        following.next().await.map(|text| (Ok::<Bytes, Infallible>(text), following))
    });
    // The last one tells proxies not to buffer the stream.
    let headers = [(header::CONTENT_TYPE.as_str(), "text/event-stream"), ("x-accel-buffering", "no")];
    // The body may be polled once more after its end.
    Ok((headers, Extension(Live), Body::from_stream(messages.fuse())).into_response())
}

fn count(web: &Web, caller: &Caller) -> Option<(Counted<VisitorId>, Counted<Household>, Counted<()>)> {
    // Those of an address who have no identity are not one visitor.
    let visitor = caller.known().cloned().unwrap_or_else(|_| Token::random().visitor());
    let visitor = web.0.streams.enter(visitor, STREAMS)?;
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
