//! The rules of a game, as it is usually played.

use ::table::{Settings, Setup};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use look::args;
use maud::html;
use play::Refused;

use crate::error::Error;
use crate::frame::Sheet;
use crate::visitor::Caller;
use crate::{Page, Web};

/// `GET /rules/{game}`
pub(crate) async fn page(State(web): State<Web>, caller: Caller, game: Result<Path<String>, PathRejection>) -> Page {
    let Path(name) = game.map_err(|_| Error::NotFound)?;
    let show = web.show(&name)?;
    let (title, words) = (show.title(), show.words(caller.language));
    let edition = web.tables().config().editions.get(&name).map_or(title.edition(), String::as_str).to_owned();
    let setup = Setup { seats: title.seats().0, settings: Settings::default(), edition, version: title.version() };
    let rules = show.rules(&setup, words).map_err(|error| Error::Refused(Refused::BadSetup(error)))?;
    let heading = words.tell("rules-of", &args![game => words.say("game-name")]);
    let mut sheet = Sheet::of_game(&caller, &heading, &web, show);
    sheet.fixed = show.symbols();
    Ok(sheet.page(html! { (rules) }))
}
