//! What a program does at a table: the requests of the forms, in JSON.

use std::str::FromStr;

use axum::Json;
use axum::extract::State as Shared;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use play::{Done, ListNumber, Refused, Request, Snapshot};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use store::Scope;
use table::Seat;
use table_page::{View, ViewQuery};
use utoipa::ToSchema;

use super::body::{Keyed, SeatNumber};
use super::problem::Refusals;
use super::state::State;
use super::token::{has_room, need, need_at};
use crate::edge::address;
use crate::edge::error::Error;
use crate::edge::frame::Served;
use crate::edge::in_path::InPath;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::table::act;
use crate::table::create::{self, Opening};

/// What to do. Seats count from 0. Where `at` is left out, the seat's list of actions as it is now is meant.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub(super) enum Order {
    /// Sit down in a free seat, with the hash of a secret that goes into the deal.
    Sit {
        seat: SeatNumber,
        #[schema(example = "Anna")]
        name: Option<String>,
        #[schema(pattern = "^[0-9a-f]{64}$")]
        commitment: Option<String>,
    },
    /// Take another name before being ready.
    Rename { seat: SeatNumber, name: String },
    /// Get up before the start.
    Leave { seat: SeatNumber },
    /// Remove somebody from a seat before the start, as the host.
    Free { seat: SeatNumber },
    /// Put one of the server's bots into a free seat before the start, as the host: `cowhand`, or `cowhand.doc` as a
    /// person of your choice.
    Bot {
        seat: SeatNumber,
        #[schema(example = "cowhand")]
        bot: String,
    },
    /// Put a bot into each free seat and be ready, as the host.
    Fill {
        seat: SeatNumber,
        #[schema(example = "cowhand")]
        bot: String,
        #[schema(pattern = "^[0-9a-f]{64}$")]
        opened: Option<String>,
    },
    /// Be ready to start, and open the secret. The game starts when all are ready.
    Ready {
        seat: SeatNumber,
        #[schema(pattern = "^[0-9a-f]{64}$")]
        opened: Option<String>,
    },
    /// Take an action, by its text. A step that can be taken back stays a draft, which nobody else sees.
    Step {
        seat: SeatNumber,
        #[schema(example = "rob 2")]
        action: String,
        at: Option<At>,
    },
    /// Take back the last drafted step.
    Undo { seat: SeatNumber, at: Option<At> },
    /// Take back one drafted step; later ones stay.
    TakeBack { seat: SeatNumber, action: String, at: Option<At> },
    /// Take back all drafted steps.
    Reset { seat: SeatNumber, at: Option<At> },
    /// Pass in all windows from now on, or no longer.
    PassForMe { seat: SeatNumber, on: bool },
    /// Let one of the server's bots play for the seat.
    HandOver { seat: SeatNumber },
    /// Play again in place of the bot.
    HandBack { seat: SeatNumber },
    /// Give up the game.
    Concede { seat: SeatNumber },
    /// Stop all clocks, or let them go on.
    Pause { on: bool },
    /// Close the table, as the host.
    Close,
    /// Go to the next table of the same people, once the game is over. The first to ask opens it, for the game that is
    /// named or else the same; the answer is that table. A token for one table does not allow it.
    Rematch { game: Option<String> },
}

/// The number of a seat's list of actions.
#[derive(ToSchema)]
#[schema(value_type = String, pattern = r"^[0-9]{1,18}\.[0-9]{1,9}\.[0-9]{1,18}$", example = "12.345.6")]
pub(super) struct At(ListNumber);

impl<'de> Deserialize<'de> for At {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<At, D::Error> {
        String::deserialize(reader)?.parse().map(At).map_err(D::Error::custom)
    }
}

/// Parses a text of a body.
fn parsed<T: FromStr>(name: &str, text: Option<&String>) -> Result<Option<T>, Error> {
    let read = text.map(|text| text.parse().map_err(|_| Error::Unreadable(format!("`{name}` has no valid value"))));
    read.transpose()
}

impl Order {
    /// The request to the table, and the seat that makes it.
    fn request(self, snapshot: &Snapshot, caller: &Caller) -> Result<(Request, Option<Seat>), Error> {
        let list = |seat: Seat, at: Option<At>| at.map_or_else(|| snapshot.at(seat), |at| at.0);
        let request = match self {
            Order::Sit { seat: at, name, commitment } => {
                let (name, of) = match caller.guest() {
                    Some(of) => (caller.visitor.name.clone(), Some(of.to_owned())),
                    None => (name.unwrap_or_else(|| caller.visitor.called()), None),
                };
                Request::Sit { seat: at.seat()?, name, commitment: parsed("commitment", commitment.as_ref())?, of }
            }
            Order::Rename { seat: at, name } => Request::Rename { seat: at.seat()?, name },
            Order::Leave { seat: at } => Request::Leave { seat: at.seat()? },
            Order::Free { seat: at } => Request::Free { seat: at.seat()? },
            Order::Bot { seat: at, bot } => Request::PutBot { seat: at.seat()?, bot },
            Order::Fill { seat: at, bot, opened } => {
                Request::Fill { seat: at.seat()?, bot, opened: parsed("opened", opened.as_ref())? }
            }
            Order::Ready { seat: at, opened } => {
                Request::Ready { seat: at.seat()?, opened: parsed("opened", opened.as_ref())? }
            }
            Order::Step { seat: of, action, at } => {
                let seat = of.seat()?;
                Request::Step { seat, action, at: list(seat, at) }
            }
            Order::Undo { seat: of, at } => {
                let seat = of.seat()?;
                Request::Undo { seat, at: list(seat, at) }
            }
            Order::TakeBack { seat: of, action, at } => {
                let seat = of.seat()?;
                Request::TakeBack { seat, action, at: list(seat, at) }
            }
            Order::Reset { seat: of, at } => {
                let seat = of.seat()?;
                Request::Reset { seat, at: list(seat, at) }
            }
            Order::PassForMe { seat: at, on } => Request::PassForMe { seat: at.seat()?, on },
            Order::HandOver { seat: at } => Request::HandOver { seat: at.seat()? },
            Order::HandBack { seat: at } => Request::HandBack { seat: at.seat()? },
            Order::Concede { seat: at } => Request::Concede { seat: at.seat()? },
            Order::Pause { on } => Request::Pause { on },
            Order::Close => Request::Close,
            Order::Rematch { game } => Request::Rematch { game },
        };
        let seat = match request {
            Request::Sit { seat, .. }
            | Request::Ready { seat, .. }
            | Request::Step { seat, .. }
            | Request::Undo { seat, .. }
            | Request::TakeBack { seat, .. }
            | Request::Reset { seat, .. } => Some(seat),
            _ => None,
        };
        Ok((request, seat))
    }
}

/// Does something at a table
///
/// Needs a token with the scope `play`. The answer is the table as the seat sees it afterwards. With an
/// `Idempotency-Key`, a repetition does nothing twice.
#[utoipa::path(
    post, path = "/tables/{table}", tag = "tables",
    params(("table" = String, Path, description = "The table's id"),
           ("idempotency-key" = Option<String>, Header, description = "Any text that names this request", nullable = false)),
    request_body = Order,
    responses((status = 200, description = "The table afterwards", body = State), Refusals),
    security(("token" = ["play"])),
)]
pub(super) async fn order(
    Shared(web): Shared<Web>,
    caller: Caller,
    InPath(id): InPath<String>,
    Keyed(key, order): Keyed<Order>,
) -> Served {
    let visitor = need_at(&web, &caller, Scope::Play, &id).await?;
    let table = address::table(&web, &caller, &id).await?;
    let snapshot = table.look(visitor)?;
    let (request, seat) = order.request(&snapshot, &caller)?;
    let has_seat = !snapshot.seats_of(visitor).is_empty();
    match request {
        // Somebody who sits already only repeats the request.
        Request::Sit { .. } if !has_seat => has_room(&web, &caller).await?,
        // The answer is another table.
        Request::Rematch { .. } => {
            need(&caller, Scope::Play, None)?;
        }
        Request::Sit { .. } | Request::Leave { .. } => {}
        // Who has opened a table without a seat is its host, but a guest bot is not.
        _ if caller.guest().is_some() && !has_seat => return Err(Error::Refused(Refused::NotYourSeat)),
        _ => {}
    }
    let done = act::perform(&web, &table, &caller, key, request).await?;
    let (id, seat) = match done {
        Done::Table(other) => (other.to_string(), None),
        Done::Stay | Done::Link(_) => (id, seat),
    };
    let table = address::table(&web, &caller, &id).await?;
    let snapshot = table.look(visitor)?;
    let view = View::new(web.shows(), &snapshot, &caller.visitor, &ViewQuery::of_seat(seat))?;
    Ok(Json(State::of(&view, &caller)).into_response())
}

/// Opens a table
///
/// Needs a token with the scope `open` that is not for one table. If its opener and bots have all seats, the game starts
/// at once. With an `Idempotency-Key`, a repetition gives the same table.
#[utoipa::path(
    post, path = "/tables", tag = "tables",
    params(("idempotency-key" = Option<String>, Header, description = "Any text that names this request", nullable = false)),
    request_body = Opening,
    responses((status = 201, description = "The new table", body = State, headers(("location" = String))), Refusals),
    security(("token" = ["open"])),
)]
pub(super) async fn open(Shared(web): Shared<Web>, caller: Caller, Keyed(key, opening): Keyed<Opening>) -> Served {
    let visitor = need(&caller, Scope::Open, None)?;
    if web.tables().created_by(visitor, &key).await?.is_none() {
        has_room(&web, &caller).await?;
    }
    let wish = create::opened(&web, &caller, opening)?;
    let id = create::make(&web, &caller, key, wish).await?;
    let snapshot = web.tables().table_for(&id, visitor).await?.look(visitor)?;
    let view = View::new(web.shows(), &snapshot, &caller.visitor, &ViewQuery::default())?;
    let headers = HeaderMap::from_iter([(
        header::LOCATION,
        format!("/api/v1/tables/{id}").try_into().expect("an id is plain ASCII"),
    )]);
    Ok((StatusCode::CREATED, headers, Json(State::of(&view, &caller))).into_response())
}
