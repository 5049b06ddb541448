//! Finished games: the replay as each seat saw it, the record, and whether it fits.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::header;
use axum::response::IntoResponse;
use play::record::{Checked, Contribution};
use play::{Differs, PastPage, Refused, Replay};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::{Kind, Who};
use table::{Seat, Viewer};
use table_page::View;
use tokio::task::spawn_blocking;
use utoipa::{IntoParams, ToSchema};

use super::body::{Asked, seat};
use super::problem::Refusals;
use super::state::raw;
use super::token::reads;
use crate::edge::address;
use crate::edge::error::Error;
use crate::edge::frame::Served;
use crate::edge::in_path::InPath;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// No game has more moments.
const LAST: u32 = 1_000_000;

/// The most moments in one answer.
const MOMENTS: usize = 50;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Eyes {
    /// Through whose eyes; left out: a spectator's.
    #[param(nullable = false, maximum = 4)]
    seat: Option<u32>,
    /// The moment to begin with, from 0.
    #[param(nullable = false, maximum = 1_000_000)]
    from: Option<u32>,
}

/// What was written to the log together: a decision, or a draft of several.
#[derive(Serialize, ToSchema)]
struct Moment {
    /// Turn and step of the last decision, as in the replay's addresses.
    #[schema(example = "22.3")]
    place: String,
    /// When it was written, in milliseconds since 1970.
    written_at: i64,
    /// The decisions, in order; none for the deal.
    decisions: Vec<Decision>,
    /// What this viewer heard.
    #[schema(value_type = Vec<Object>)]
    events: Box<RawValue>,
    /// What this viewer saw afterwards.
    #[schema(value_type = Object)]
    view: Box<RawValue>,
}

/// A seat's decision.
#[derive(Serialize, ToSchema)]
struct Decision {
    /// The seat; none where the server decided, such as for a window that closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, maximum = 4)]
    seat: Option<u8>,
    /// The action's text.
    action: String,
}

/// InPath of a finished game, through the eyes of one viewer.
#[derive(Serialize, ToSchema)]
pub(super) struct Past {
    /// How many moments the game has.
    all: usize,
    /// The moments from the one asked for.
    moments: Vec<Moment>,
    /// The next moment to ask for; none at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    next: Option<usize>,
}

/// A finished game, moment by moment, as a seat or a spectator saw it
#[utoipa::path(
    get, path = "/tables/{table}/replay", tag = "finished games",
    params(("table" = String, Path, description = "The table's id"), Eyes),
    responses((status = 200, description = "At most 50 moments", body = Past), Refusals),
    security((), ("token" = ["read"])),
)]
pub(super) async fn replay(
    Shared(web): Shared<Web>,
    caller: Caller,
    InPath(id): InPath<String>,
    Asked(eyes): Asked<Eyes>,
) -> Served {
    reads(&web, &caller, &id).await?;
    let viewer = eyes.seat.map(seat).transpose()?.map_or(Viewer::Spectator, Viewer::Seat);
    let snapshot = address::look(&web, &caller, &id).await?;
    View::finished(web.shows(), &snapshot, &caller.visitor)?;
    let from = eyes.from.unwrap_or_default();
    if from > LAST {
        return Err(Error::Value { field: "from".to_owned(), known: format!("0 … {LAST}") });
    }
    let from = from as usize;
    let past = web.replay(&caller, snapshot.id(), move |replay| {
        if !replay.perspectives().iter().any(|role| role.viewer() == Some(viewer)) {
            return Err(Error::Refused(Refused::NoSeat));
        }
        told(replay, viewer, from).map_err(|differs| Error::Refused(Refused::ReadOnly(differs.to_string())))
    });
    Ok(Json(past.await?).into_response())
}

fn told(mut replay: Replay, viewer: Viewer, from: usize) -> Result<Past, Differs> {
    let pages = replay.pages()?;
    let mut before = from.checked_sub(1).and_then(|before| pages.get(before)).map_or(0, |page| page.entry);
    replay.go(before)?;
    let heard = |replay: &Replay, from| {
        replay.snapshot().seen(viewer).map_or(("[]".to_owned(), 0), |seen| seen.told_json(from))
    };
    let (_, mut known) = heard(&replay, 0);
    let mut moments = Vec::new();
    for PastPage { entry, when, .. } in pages.iter().skip(from).take(MOMENTS).copied() {
        replay.go(entry)?;
        let together = &replay.entries()[before as usize..entry as usize];
        let decisions = together.iter().filter_map(|entry| {
            let Kind::Action { text } = &entry.kind else { return None };
            let seat = match &entry.who {
                Who::Seat(seat) | Who::Bot { seat, .. } => Some(seat.0),
                Who::Server | Who::Host => None,
            };
            Some(Decision { seat, action: text.clone() })
        });
        let written_at = together.last().map_or(0, |entry| entry.at.0);
        let (decisions, (events, all)) = (decisions.collect(), heard(&replay, known));
        let view = replay.snapshot().seen(viewer).map_or("{}".to_owned(), |seen| seen.view_json());
        moments.push(Moment { place: when.to_string(), written_at, decisions, events: raw(events), view: raw(view) });
        (before, known) = (entry, all);
    }
    let next = Some(from + moments.len()).filter(|next| *next < pages.len());
    Ok(Past { all: pages.len(), moments, next })
}

/// The record of a finished game: its header, its log, and the secrets that the deal was made of
///
/// `posse verify` and the documentation say how to check it.
#[utoipa::path(
    get, path = "/tables/{table}/record", tag = "finished games",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, description = "The record", body = Object), Refusals),
    security((), ("token" = ["read"])),
)]
pub(super) async fn record(Shared(web): Shared<Web>, caller: Caller, InPath(id): InPath<String>) -> Served {
    reads(&web, &caller, &id).await?;
    let id = id.parse().map_err(|_| Error::Refused(Refused::NoTable))?;
    let record = web.tables().record(&id, &caller.visitor.id).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.text()).into_response())
}

/// What was found in a record that fits.
#[derive(Serialize, ToSchema)]
pub(super) struct Verdict {
    /// How many decisions were replayed, each to the state that was stored.
    decisions: u64,
    /// What each seat added to the deal, in order.
    deal: Vec<Added>,
    /// The seats that withdrew a commitment after another seat's secret was known.
    withdrawn: Vec<u8>,
}

/// What a seat added to the deal.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Added {
    /// A secret of its own, which fits its commitment.
    Value,
    /// Nothing, since a bot of the server sat there.
    Bot,
    /// Nothing: it trusts the server.
    Trust,
}

impl Verdict {
    fn of(checked: &Checked) -> Verdict {
        let added = |seat| match checked.part(seat) {
            Contribution::Value => Added::Value,
            Contribution::Bot => Added::Bot,
            Contribution::Trust => Added::Trust,
        };
        Verdict {
            decisions: checked.progress.actions,
            deal: Seat::all(checked.progress.header.seats).map(added).collect(),
            withdrawn: checked.withdrawn.iter().map(|seat| seat.0).collect(),
        }
    }
}

/// Whether the record of a finished game fits: its commitments, its deal and every state
///
/// It is the server that says so. To trust nobody, check the record yourself.
#[utoipa::path(
    get, path = "/tables/{table}/verify", tag = "finished games",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, description = "It fits; with what was checked", body = Verdict), Refusals),
    security((), ("token" = ["read"])),
)]
pub(super) async fn verify(Shared(web): Shared<Web>, caller: Caller, InPath(id): InPath<String>) -> Served {
    reads(&web, &caller, &id).await?;
    let id = id.parse().map_err(|_| Error::Refused(Refused::NoTable))?;
    let place = web.0.replays.take(caller.household).await;
    let (record, titles) = (web.tables().record(&id, &caller.visitor.id).await?, web.tables().titles());
    let checked = spawn_blocking(move || {
        let _place = place;
        record.check(titles).map(|checked| Verdict::of(&checked))
    });
    let verdict = checked.await.map_err(|_| Error::Crash)?;
    Ok(Json(verdict.map_err(|mismatch| Refused::ReadOnly(mismatch.to_string()))?).into_response())
}
