//! Table talk: the last phrases, in the reader's language, and the phrases to say.
//!
//! Table talk is not part of the log. A phrase is sent by its name, and only the last five are kept, in memory.

use look::{Words, args, icons};
use maud::{Markup, html};
use play::{Phrase, Request, Said};
use table::Seat;

use crate::form;
use crate::view::View;

/// What was said, and the phrases for a visitor who sits at the table with other people.
pub(crate) fn talk(view: &View<'_>) -> Markup {
    let said = &view.snapshot.talk;
    let may_say = |seat: &Seat| view.may(&Request::Say { seat: *seat, phrase: Phrase::Hello });
    let speaker = view.perspective.seat().filter(may_say);
    html! {
        @if !said.is_empty() || speaker.is_some() {
            section #talk .talk aria-label=(view.words.say("talk")) {
                // Phrases come first, so that new messages move no button.
                @if let Some(seat) = speaker { (phrases(view, seat)) }
                ol.said role="log" aria-label=(view.words.say("talk-said")) {
                    @for said in said {
                        li { (icons::avatar(said.seat)) (line(view, said)) }
                    }
                }
            }
        }
    }
}

fn phrases(view: &View<'_>, seat: Seat) -> Markup {
    view.part(&(view.url("/say"), seat), |(_, words), (url, seat)| {
        html! {
            details #say-something {
                summary { (words.say("talk-say")) }
                form.choices method="post" action=(url) {
                    (form::id_field())
                    input type="hidden" name="seat" value=(seat);
                    @for phrase in Phrase::ALL {
                        button.button name="phrase" value=(phrase.name()) { (phrase_text(words, phrase)) }
                    }
                }
                button #mute .button type="button" aria-pressed="false" hidden { (words.say("talk-mute")) }
            }
        }
    })
}

fn line(view: &View<'_>, said: &Said) -> String {
    let name = look::called(view.words, &said.name.shown(), view.you() == Some(said.seat));
    view.words.tell("talk-line", &args![name => name, phrase => phrase_text(view.words, said.phrase)])
}

fn phrase_text(words: &Words, phrase: Phrase) -> String {
    words.say(&format!("talk-{}", phrase.name()))
}
