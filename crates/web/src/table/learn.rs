//! *Learn by playing*: one click to a guided first game against beginners.
//!
//! A guided game is dealt from a lesson that its header names, so replay, download and `posse verify` work as usual.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use erasure::BEGINNER;
use play::{SeatWish, Wish};
use store::TableSettings;
use table::Settings;

use crate::edge::address::NamedGame;
use crate::edge::error::Error;
use crate::edge::form::Fields;
use crate::edge::frame::Served;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::table::create;

/// `POST /learn/{game}`: creates a table of the visitor and beginners, dealt from the game's lesson. Its windows stay
/// open until the visitor decides.
pub(crate) async fn start(
    State(web): State<Web>,
    caller: Caller,
    NamedGame(show): NamedGame,
    fields: Fields,
) -> Served {
    let title = show.title();
    let lesson = title.lesson().ok_or(Error::NotFound)?;
    let mut seats = vec![SeatWish::Bot(BEGINNER.to_owned()); usize::from(lesson.seats)];
    seats[0] = SeatWish::Taken(caller.known()?.clone(), caller.visitor.called());
    let settings = TableSettings { window_seconds: 0, ..TableSettings::default() };
    let (game, options) = (title.name().to_owned(), Settings::default());
    let wish = Wish { game, options, seats, settings, lesson: Some(lesson), pace: None };
    let id = create::make(&web, &caller, fields.id()?, wish).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}
