//! The feed of a person's tables: which of them wait, and for what.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State as Shared;
use axum::http::HeaderMap;
use play::Snapshot;
use serde::Serialize;
use store::{DeviceId, Phase, Scope, Summary, TableId};
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, sleep, sleep_until};
use utoipa::ToSchema;

use super::problem::Refusals;
use super::stream::{Format, LineSource};
use super::token::need;
use crate::edge::error::Error;
use crate::edge::frame::Served;
use crate::edge::limits::OPEN_TABLES;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::live::stream::{HEARTBEAT, StreamSlot, ended, stream_slot};

/// How long changes are gathered before the tables are looked at again: each look asks the store, and every change of any
/// table is a reason for one.
const GATHER: Duration = Duration::from_secs(1);

/// The most tables in a line.
const MOST: usize = 2 * OPEN_TABLES.most as usize;

/// A line of the feed.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum FeedLine {
    /// All tables of the person that are not over; for a guest bot also the public ones with a free seat for it.
    Tables { tables: Vec<Waiting> },
    /// Nothing has happened for 15 s.
    Alive,
    /// The stream ends: the server stops, or the token is no longer valid.
    End,
}

/// A table, and whether it waits for the person.
#[derive(Serialize, ToSchema)]
struct Waiting {
    /// Its id.
    table: String,
    game: String,
    /// The seat that it waits for; else the person's first, or a free one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, maximum = 4)]
    seat: Option<u8>,
    why: Why,
}

/// What a table waits for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Why {
    /// The seat owes a decision.
    Turn,
    /// The seat is not ready to start.
    Ready,
    /// A seat is free, in which a guest bot may sit down.
    Free,
    /// It waits for others.
    Nothing,
}

impl Waiting {
    /// A table of the caller, or one at which their guest bot may sit down; `None` for any other.
    fn of(snapshot: &Snapshot, caller: &Caller) -> Option<Waiting> {
        let (own, chairs) = (snapshot.seats_of(&caller.visitor.id), snapshot.chairs());
        let turn = own.iter().find(|seat| snapshot.waits_for(*seat));
        let ready = || own.iter().find(|seat| snapshot.phase() == Phase::Open && !chairs[*seat].ready);
        let free = || chairs.pairs().find(|(_, chair)| chair.person == play::Person::Nobody).map(|(seat, _)| seat);
        let is_invited = own.is_empty() && caller.guest().is_some() && snapshot.admits_guests();
        let (seat, why) = match turn {
            Some(seat) => (Some(seat), Why::Turn),
            None => match (ready(), is_invited) {
                (Some(seat), _) => (Some(seat), Why::Ready),
                (None, true) => (Some(free()?), Why::Free),
                (None, false) => (Some(own.iter().next()?), Why::Nothing),
            },
        };
        let (table, game) = (snapshot.id().to_string(), snapshot.header().game.clone());
        Some(Waiting { table, game, seat: seat.map(|seat| seat.0), why })
    }
}

/// The line as it is now.
async fn tables(web: &Web, caller: &Caller, format: Format) -> Result<Bytes, Error> {
    let only = caller.grant.as_ref().and_then(|grant| grant.table.as_ref());
    let is_meant = |table: &Summary| only.is_none_or(|only| *only == table.id);
    let mut listed = web.tables().mine(&caller.visitor.id).await?;
    // The token of a guest bot follows its seat.
    listed.retain(|table| table.phase != Phase::Over && (caller.guest().is_some() || is_meant(table)));
    if caller.guest().is_some() {
        // After the bot's own, so that however many there are, they push out none of those.
        let public = web.tables().public().await?.into_iter();
        listed.extend(public.filter(|table| table.phase == Phase::Open && is_meant(table)));
    }
    let meant: Vec<TableId> = listed.into_iter().map(|table| table.id).collect();
    let ids: BTreeSet<TableId> = meant.into_iter().take(MOST).collect();
    let snapshots = web.tables().glances(&Vec::from_iter(ids)).await;
    let tables = snapshots.iter().flatten().filter_map(|snapshot| Waiting::of(snapshot, caller)).collect();
    Ok(format.line(&FeedLine::Tables { tables }, "tables", None))
}

/// The feed of one person.
struct Feeding {
    web: Web,
    caller: Caller,
    format: Format,
    asked: watch::Receiver<()>,
    endings: broadcast::Receiver<Option<DeviceId>>,
    doubts: bool,
    stopping: watch::Receiver<bool>,
    sent: Option<Bytes>,
    _slot: StreamSlot,
}

impl LineSource for Feeding {
    async fn next(&mut self) -> Option<Bytes> {
        let Feeding { web, caller, endings, doubts, stopping, asked, format, sent, .. } = self;
        let beat = Instant::now() + HEARTBEAT;
        loop {
            let mut is_silent = false;
            if sent.is_some() {
                tokio::select! {
                    biased;
                    () = ended(web, caller, endings, doubts) => return None,
                    _ = stopping.wait_for(|stops| *stops) => return None,
                    () = sleep_until(beat) => is_silent = true,
                    changed = asked.changed() => changed.ok()?,
                }
                if caller.is_over(web.now()) {
                    return None;
                }
                sleep(if is_silent { Duration::ZERO } else { GATHER }).await;
            }
            asked.mark_unchanged();
            let line = Some(tables(web, caller, *format).await.ok()?);
            if *sent != line {
                *sent = line;
                return sent.clone();
            }
            if is_silent {
                return Some(format.line(&FeedLine::Alive, "alive", None));
            }
        }
    }

    fn end(&self) -> Bytes {
        self.format.line(&FeedLine::End, "end", None)
    }
}

/// The tables of the token's person, and which of them wait, as a stream
///
/// Each line has all of them. Ask for `text/event-stream` to get server-sent events.
#[utoipa::path(
    get, path = "/feed", tag = "tables",
    responses((status = 200, description = "Lines, one JSON object each", content((FeedLine = "application/x-ndjson"), (FeedLine = "text/event-stream"))), Refusals),
    security(("token" = ["read"])),
)]
pub(super) async fn feed(Shared(web): Shared<Web>, caller: Caller, headers: HeaderMap) -> Served {
    let only = caller.grant.as_ref().and_then(|grant| grant.table.as_ref()).map(ToString::to_string);
    need(&caller, Scope::Read, only.as_deref())?;
    let (slot, format) = (stream_slot(&web, &caller)?, Format::of(&headers));
    let tables = web.tables();
    let (asked, endings, stopping) = (tables.asked(), tables.endings(), tables.stopping());
    let feeding = Feeding { web, caller, format, asked, endings, doubts: true, stopping, sent: None, _slot: slot };
    Ok(format.answer(feeding))
}
