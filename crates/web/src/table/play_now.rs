//! *Play now*: one click from the home page to a game against bots.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use play::{SeatWish, Wish};
use store::TableSettings;
use table::Settings;

use crate::edge::address::NamedGame;
use crate::edge::form::Fields;
use crate::edge::frame::Served;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::table::create;

/// `POST /play/{game}`: creates a table of the visitor and bots, with as many bots and of the same level as last time. It
/// allows hints.
pub(crate) async fn start(
    State(web): State<Web>,
    caller: Caller,
    NamedGame(show): NamedGame,
    fields: Fields,
) -> Served {
    let title = show.title();
    let mut seats =
        vec![SeatWish::Bot(caller.visitor.usual.bot(title).to_owned()); caller.visitor.usual.seats(title).into()];
    seats[0] = SeatWish::Taken(caller.known()?.clone(), caller.visitor.called());
    let (game, options) = (title.name().to_owned(), Settings::default());
    let settings = TableSettings { hints: true, ..TableSettings::default() };
    let wish = Wish { game, options, seats, settings, lesson: None, pace: None };
    let id = create::make(&web, &caller, fields.id()?, wish).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}
