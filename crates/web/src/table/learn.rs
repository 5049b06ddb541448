//! *Learn by playing*: one click to a guided first game against beginners.
//!
//! A guided game is dealt from a lesson that its header names, so replay, download and `posse verify` work as usual.
//! Its tips are conditions on the seat's view; which of them are read stays in the browser (`guide.js`).

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use erasure::BEGINNER;
use maud::{Markup, html};
use play::{SeatWish, Wish};
use store::{Phase, TableSettings};
use table::{Seat, Settings};

use crate::edge::address::NamedGame;
use crate::edge::error::Error;
use crate::edge::form::Fields;
use crate::edge::frame::Page;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::table::create;
use crate::table::view::View;

/// `POST /learn/{game}`: creates a table of the visitor and beginners, dealt from the game's lesson. Its windows stay
/// open until the visitor decides.
pub(crate) async fn start(State(web): State<Web>, caller: Caller, NamedGame(show): NamedGame, fields: Fields) -> Page {
    let title = show.title();
    let lesson = title.lesson().ok_or(Error::NotFound)?;
    let mut seats = vec![SeatWish::Bot(BEGINNER.to_owned()); usize::from(lesson.seats)];
    seats[0] = SeatWish::Taken(caller.known()?.clone(), caller.called());
    let settings = TableSettings { window_seconds: 0, ..TableSettings::default() };
    let (game, options) = (title.name().to_owned(), Settings::default());
    let wish = Wish { game, options, seats, settings, lesson: Some(lesson), pace: None };
    let id = create::make(&web, &caller, fields.id()?, wish).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

impl View<'_> {
    /// The guide of a guided first game, for its player; empty for everybody else.
    pub(crate) fn guide(&self) -> Markup {
        let Some(seat) = self.guided() else { return html! {} };
        let tips = self.shown(None, |seen, context| self.show.tips(seen, context.words)).unwrap_or_default();
        look::lesson::guide(self.words, &format!("{} {seat}", self.snapshot.id()), &tips)
    }

    /// The seat of the player of a guided game, while the game runs.
    pub(crate) fn guided(&self) -> Option<Seat> {
        let is_guided = self.snapshot.header().lesson.is_some() && self.snapshot.phase() == Phase::Running;
        self.perspective.seat().filter(|_| is_guided)
    }
}
