//! The question at a table of turns that take hours: whether this browser may tell of them.

use maud::{Markup, html};
use table_fold::Snapshot;

use crate::view::View;

/// Whether a table's turns take hours.
pub fn is_by_day(snapshot: &Snapshot) -> bool {
    snapshot.pace().is_some_and(|pace| pace.time.is_by_day())
}

impl View<'_> {
    /// The question, when it is the viewer's turn.
    pub fn may_tell(&self) -> Markup {
        let words = self.words;
        html! {
            @if let Some(telling) = self.visitor.telling.as_ref().filter(|_| self.my_turn()) {
                section #tell .sheet.choices aria-labelledby="tell-ask" {
                    h2 #tell-ask { (words.say(telling.heading())) }
                    (telling.question(words, &self.url("")))
                    form.inline method="post" action="/notifications/answered" {
                        input type="hidden" name="back" value=(self.url(""));
                        button.button { (words.say(if telling.can_be() { "tell-no" } else { "trouble-close" })) }
                    }
                    @if !telling.can_be() { a.more href="/notifications" { (words.say("tell-ways")) } }
                }
            }
        }
    }
}
