//! Tokens: what a program may do, and for whom.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use play::Refused;
use serde::{Deserialize, Serialize};
use store::{Phase, Scope, VisitorId};
use utoipa::ToSchema;

use super::body::Body;
use super::problem::Refusals;
use crate::edge::address;
use crate::edge::error::Error;
use crate::edge::frame::Served;
use crate::edge::limits::GUEST_TABLES;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::person::tokens::Wanted;

/// How many days the token of a bot for one table works: longer than any table waits for a move.
const DAYS: u32 = 90;

/// The caller's person, if their token allows this; at this table, if it is for one.
///
/// # Errors
/// When there is no token, or it does not.
pub(super) fn need<'a>(caller: &'a Caller, scope: Scope, table: Option<&str>) -> Result<&'a VisitorId, Error> {
    let grant = caller.grant.as_ref().ok_or(Error::NoToken)?;
    if !grant.scopes.has(scope) {
        return Err(Error::Scope(scope));
    }
    match (&grant.table, table) {
        (Some(only), Some(table)) if only.as_str() != table => Err(Error::OneTable),
        (Some(_), None) => Err(Error::OneTable),
        _ => Ok(&caller.visitor.id),
    }
}

/// As [`need`], where the token of a guest bot also follows its seat, to a rematch or to the table without the free seats.
///
/// # Errors
/// As for [`need`].
pub(super) async fn need_at<'a>(
    web: &Web,
    caller: &'a Caller,
    scope: Scope,
    table: &str,
) -> Result<&'a VisitorId, Error> {
    match need(caller, scope, Some(table)) {
        Err(Error::OneTable) if caller.guest().is_some() => {
            let id = table.parse().map_err(|_| Error::OneTable)?;
            let snapshot = web.tables().peek(&id).await.map_err(|_| Error::OneTable)?;
            let sits = !snapshot.seats_of(&caller.visitor.id).is_empty();
            if sits { Ok(&caller.visitor.id) } else { Err(Error::OneTable) }
        }
        needed => needed,
    }
}

/// Refuses a token that does not allow to look at a table. Without one, a program looks like a stranger.
///
/// # Errors
/// When there is a token that does not.
pub(super) async fn reads(web: &Web, caller: &Caller, table: &str) -> Result<(), Error> {
    if caller.grant.is_some() { need_at(web, caller, Scope::Read, table).await.map(|_| ()) } else { Ok(()) }
}

/// Refuses a guest bot that is at as many tables as allowed: so bots that play each other do not fill a server.
///
/// # Errors
/// When it is, or the store fails.
pub(super) async fn has_room(web: &Web, caller: &Caller) -> Result<(), Error> {
    if caller.guest().is_none() {
        return Ok(());
    }
    let most = web.limit(GUEST_TABLES).most;
    let tables = web.tables().mine(&caller.visitor.id).await?;
    let at = tables.iter().filter(|table| table.phase != Phase::Over).count();
    if at < most as usize { Ok(()) } else { Err(Error::TooManyGuestTables { most }) }
}

/// What a token allows.
#[derive(Serialize, ToSchema)]
pub(super) struct Allowed {
    /// What it is called; the name of a guest bot.
    name: String,
    /// What it allows: `read`, `play`, `open`, `bot`.
    scopes: Vec<&'static str>,
    /// The only table it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table: Option<String>,
    /// Until when it works, in milliseconds since 1970.
    until: i64,
    /// Whose guest bot its person is, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    bot_of: Option<String>,
}

/// What the token of this request allows
#[utoipa::path(
    get, path = "/token", tag = "tokens",
    responses((status = 200, description = "What it allows", body = Allowed), Refusals),
    security(("token" = [])),
)]
pub(super) async fn token(caller: Caller) -> Served {
    let grant = caller.grant.as_ref().ok_or(Error::NoToken)?;
    let allowed = Allowed {
        name: caller.visitor.name.clone(),
        scopes: grant.scopes.iter().map(Scope::name).collect(),
        table: grant.table.as_ref().map(ToString::to_string),
        until: grant.until.0,
        bot_of: caller.guest().map(str::to_owned),
    };
    Ok(Json(allowed).into_response())
}

/// Revokes the token of this request
#[utoipa::path(
    delete, path = "/token", tag = "tokens",
    responses((status = 204, description = "It is revoked"), Refusals),
    security(("token" = [])),
)]
pub(super) async fn end(Shared(web): Shared<Web>, caller: Caller) -> Served {
    let (Some(device), Some(_)) = (&caller.device, &caller.grant) else { return Err(Error::NoToken) };
    web.tables().end_device(device, &caller.visitor.id).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// A guest bot for one table.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewBot {
    /// The table, which must allow guest bots.
    #[schema(example = "k3m9xq7w2fab")]
    table: String,
    /// The bot's name at the table.
    #[schema(example = "Doc")]
    name: String,
    /// Whose bot it is, as others read it.
    #[schema(example = "Anna")]
    of: String,
}

/// The token of a new bot. It is told only once.
#[derive(Serialize, ToSchema)]
pub(super) struct BotToken {
    token: String,
    /// Until when it works, in milliseconds since 1970.
    until: i64,
}

/// A token for a guest bot at one table
///
/// Nobody needs a token for this: who knows a table that allows guest bots may bring one. The token follows the bot's seat
/// to a rematch. For a bot that plays at many tables, make a token under My devices.
#[utoipa::path(
    post, path = "/bots", tag = "tokens",
    request_body = NewBot,
    responses((status = 201, description = "The token", body = BotToken), Refusals),
    security(()),
)]
pub(super) async fn bot(Shared(web): Shared<Web>, caller: Caller, Body(bot): Body<NewBot>) -> Served {
    let table = address::table(&web, &caller, &bot.table).await?;
    let snapshot = web.tables().peek(table.id()).await?;
    if !snapshot.settings.guests || snapshot.phase() != Phase::Open {
        return Err(Error::Refused(Refused::NoGuests));
    }
    let scopes = [Scope::Bot].into_iter().collect();
    let wanted = Wanted::named(&bot.name, &bot.of, scopes, Some(table.id().clone()), DAYS)?;
    web.0.counters.guests.take(&caller.household).map_err(Error::TooManyRequests)?;
    let (token, until) = wanted.issue(&web, None).await?;
    Ok((StatusCode::CREATED, Json(BotToken { token: token.to_string(), until: until.0 })).into_response())
}
