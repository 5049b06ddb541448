//! *Learn by playing*: one click to a guided first game against beginners.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect};
use erasure::BEGINNER;
use maud::{Markup, html};
use play::{SeatWish, Wish};
use store::{Phase, TableSettings};
use table::{Seat, Settings};

use crate::address::Game;
use crate::create;
use crate::error::Error;
use crate::form::Fields;
use crate::frame::Page;
use crate::view::View;
use crate::visitor::Caller;
use crate::web::Web;

/// `POST /learn/{game}`: a table of the visitor and beginners, dealt from the game's lesson. Its windows wait for him.
pub(crate) async fn start(State(web): State<Web>, caller: Caller, Game(show): Game, fields: Fields) -> Page {
    let title = show.title();
    let lesson = title.lesson().ok_or(Error::NotFound)?;
    let mut seats = vec![SeatWish::Bot(BEGINNER.to_owned()); usize::from(lesson.seats)];
    seats[0] = SeatWish::Taken(caller.known()?.clone(), caller.called());
    let settings = TableSettings { window_seconds: 0, ..TableSettings::default() };
    let (game, options) = (title.name().to_owned(), Settings::default());
    let wish = Wish { game, options, seats, settings, lesson: Some(lesson) };
    let id = create::make(&web, &caller, fields.id()?, wish).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

impl View<'_> {
    /// The guide at the table of a guided first game, for whoever plays there.
    pub(crate) fn guide(&self) -> Markup {
        let Some(seat) = self.guided() else { return html! {} };
        let tips = self.shown(None, |seen, context| self.show.tips(seen, context.words)).unwrap_or_default();
        look::lesson::guide(self.words, &format!("{} {seat}", self.snapshot.id()), &tips)
    }

    /// The seat of whoever plays here with a guide.
    pub(crate) fn guided(&self) -> Option<Seat> {
        let is_guided = self.snapshot.header().lesson.is_some() && self.snapshot.phase() == Phase::Running;
        self.perspective.seat().filter(|_| is_guided)
    }
}
