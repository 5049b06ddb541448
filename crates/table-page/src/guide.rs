//! The guide of a guided first game. Its tips are conditions on the seat's view; which of them are read stays in the
//! browser (`guide.js`).

use maud::{Markup, html};
use table::Seat;
use table_log::Phase;

use crate::view::View;

impl View<'_> {
    /// The guide of a guided first game, for its player; empty for everybody else.
    pub fn guide(&self) -> Markup {
        let Some(seat) = self.guided() else { return html! {} };
        let tips = self.shown(None, |seen, context| self.show.tips(seen, context.words)).unwrap_or_default();
        look::lesson::guide(self.words, &format!("{} {seat}", self.snapshot.id()), &tips)
    }

    /// The seat of the player of a guided game, while the game runs.
    pub fn guided(&self) -> Option<Seat> {
        let is_guided = self.snapshot.header().lesson.is_some() && self.snapshot.phase() == Phase::Running;
        self.perspective.seat().filter(|_| is_guided)
    }
}
