//! Sends a finished game: its card, and the link to its replay. The people of a private table are asked first.

use look::{Names, args};
use maud::{Markup, html};
use table::Outcome;
use table_fold::Request;

use crate::view::View;

impl View<'_> {
    /// The URL of the game's card, in the reader's language.
    pub fn card(&self) -> String {
        self.url(format_args!("/card.png?language={}", self.words.language().code()))
    }

    /// Who won which game, as told to somebody who does not sit here.
    pub fn told(&self, outcome: &Outcome) -> String {
        let (words, names) = (self.words, self.snapshot.names());
        let winners = Names::new(&names, None).list(outcome.winners(), words);
        let args = args![count => outcome.winners().count(), names => winners, game => words.say("game-name")];
        words.tell("send-told", &args)
    }

    /// The link to send and the button that sends it. Without a script, the button is a link to the card.
    pub fn send(&self) -> Markup {
        let words = self.words;
        let Some(outcome) = self.snapshot.outcome().filter(|_| !self.snapshot.is_private()) else { return html! {} };
        html! {
            a.button href=(self.card()) data-send="replay-link" data-title=(self.told(outcome))
                data-copied=(words.say("send-copied")) { (words.say("share-send")) }
            // The script knows by which address the reader came.
            input #replay-link type="text" readonly hidden aria-label=(words.say("send-link"));
        }
    }

    /// At a private table, the question whether everybody with the link may see the game, and who has not said yes.
    pub fn agreement(&self) -> Markup {
        let (words, snapshot) = (self.words, self.snapshot);
        if self.own.is_empty() || !snapshot.is_private() || snapshot.outcome().is_none() {
            return html! {};
        }
        let seat = self.own.iter().find(|seat| self.may(&Request::Agree { seat: *seat }));
        let (names, asked) = (snapshot.names(), snapshot.is_asked_to_agree());
        let missing = Names::new(&names, self.you()).list(snapshot.to_agree().iter(), words);
        let is_alone = snapshot.to_agree().iter().all(|seat| self.own.contains(seat));
        let key = if asked || is_alone { "send-agree" } else { "send-ask" };
        html! {
            @if let Some(seat) = seat {
                div.choices {
                    (self.button("agree", Some(seat), "button", &words.say(key)))
                }
            }
            p.about {
                (words.say(if asked { "send-asked" } else { "send-private" }))
                @if asked { " " (words.tell("send-missing", &args![names => missing])) }
            }
        }
    }
}
