//! The rules page of a game, for its default options.

use axum::extract::State;
use look::args;
use maud::html;
use play::Refused;
use table::{Settings, Setup};

use crate::edge::address::NamedGame;
use crate::edge::error::Error;
use crate::edge::form;
use crate::edge::frame::{Served, Sheet};
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// `GET /rules/{game}`
pub(crate) async fn page(State(web): State<Web>, caller: Caller, NamedGame(show): NamedGame) -> Served {
    let (title, words) = (show.title(), show.words(caller.visitor.language));
    let edition = web.tables().config().editions.get(title.name()).map_or(title.edition(), String::as_str).to_owned();
    let setup = Setup { seats: title.seats().0, settings: Settings::default(), edition, version: title.version() };
    let rules = show.rules(&setup, words).map_err(|error| Error::Refused(Refused::BadSetup(error)))?;
    let heading = words.tell("rules-of", &args![game => words.say("game-name")]);
    let mut sheet = Sheet::of_game(&caller, &heading, &web, show);
    sheet.fixed = show.symbols();
    let learn = title.lesson().map(|_| (format!("/learn/{}", title.name()), form::id_field()));
    Ok(sheet.page(html! {
        @if let Some((url, hidden)) = &learn { div.rules { (look::home::learn(words, url, hidden)) } }
        (rules)
    }))
}
