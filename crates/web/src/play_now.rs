//! *Play now* and *Play with friends*: one click from the home page to a game against bots, or to a lobby with free
//! seats.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use erasure::Title;
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
    let bot = SeatWish::Bot(caller.usual.bot(title).to_owned());
    open(&web, &caller, title, &fields, bot, caller.usual.seats(title)).await
}

/// `POST /friends/{game}`: creates a table with all seats that the game has. The visitor has the first, and the others
/// are free, so that nobody who comes is left out.
pub(crate) async fn friends(
    State(web): State<Web>,
    caller: Caller,
    NamedGame(show): NamedGame,
    fields: Fields,
) -> Page {
    let title = show.title();
    let (_, most) = title.seats();
    open(&web, &caller, title, &fields, SeatWish::Open, most).await
}

/// Creates a table with this many seats: the visitor's, and others that are all alike. Against bots alone it allows
/// hints.
async fn open(web: &Web, caller: &Caller, title: &dyn Title, fields: &Fields, others: SeatWish, count: u8) -> Page {
    let mut seats = vec![others; count.into()];
    let settings = TableSettings { hints: matches!(seats[0], SeatWish::Bot(_)), ..TableSettings::default() };
    seats[0] = SeatWish::Taken(caller.known()?.clone(), caller.called());
    let (game, options) = (title.name().to_owned(), Settings::default());
    let wish = Wish { game, options, seats, settings, lesson: None, pace: None };
    let id = create::make(web, caller, fields.id()?, wish).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}
