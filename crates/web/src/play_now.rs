//! *Play now*: one click from the home page to a game against bots.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use play::{SeatWish, Wish};
use store::TableSettings;
use table::Settings;

use crate::address::NamedGame;
use crate::create;
use crate::form::Fields;
use crate::frame::Page;
use crate::visitor::Caller;
use crate::web::Web;

/// `POST /play/{game}`: creates a table of the visitor and bots, with as many bots and of the same level as last time.
pub(crate) async fn start(State(web): State<Web>, caller: Caller, NamedGame(show): NamedGame, fields: Fields) -> Page {
    let title = show.title();
    let bots = usize::from(caller.usual.seats(title)).saturating_sub(1);
    let mut seats = vec![SeatWish::Taken(caller.known()?.clone(), caller.called())];
    seats.extend(vec![SeatWish::Bot(caller.usual.bot(title).to_owned()); bots]);
    let (game, options, settings) = (title.name().to_owned(), Settings::default(), TableSettings::default());
    let wish = Wish { game, options, seats, settings, lesson: None };
    let id = create::make(&web, &caller, fields.id()?, wish).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}
