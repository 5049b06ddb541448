//! Table talk: what was said last, in the reader's language, and the phrases to say.

use look::{args, icons};
use maud::{Markup, html};
use play::{Person, Phrase, Request};
use table::Seat;

use crate::form;
use crate::view::View;

/// What was said, and the phrases for whoever sits at the table with other people.
pub(crate) fn talk(view: &View<'_>) -> Markup {
    let said = &view.snapshot.talk;
    let speaker = view.perspective.seat().filter(|seat| !view.is_table && may_say(view, *seat));
    html! {
        @if !said.is_empty() || speaker.is_some() {
            section #talk .talk aria-label=(view.words.say("talk")) {
                ol.said role="log" aria-label=(view.words.say("talk-said")) {
                    @for (seat, phrase) in said {
                        li {
                            (icons::avatar(*seat))
                            (line(view, *seat, *phrase))
                        }
                    }
                }
                @if let Some(seat) = speaker { (phrases(view, seat)) }
            }
        }
    }
}

/// Whether there is somebody to talk to.
fn may_say(view: &View<'_>, seat: Seat) -> bool {
    let others = view.snapshot.chairs().pairs().filter(|(other, _)| *other != seat);
    let is_company = others.into_iter().any(|(_, chair)| chair.person == Person::Visitor);
    is_company && view.may(&Request::Say { seat, phrase: Phrase::Hello })
}

fn phrases(view: &View<'_>, seat: Seat) -> Markup {
    html! {
        details #say-something {
            summary { (view.words.say("talk-say")) }
            form.choices method="post" action=(view.url("/say")) {
                (form::new_id())
                input type="hidden" name="seat" value=(seat);
                @for phrase in Phrase::ALL {
                    button.button name="phrase" value=(phrase.name()) { (phrase_text(view, phrase)) }
                }
            }
            button #mute .button type="button" aria-pressed="false" hidden { (view.words.say("talk-mute")) }
        }
    }
}

fn line(view: &View<'_>, seat: Seat, phrase: Phrase) -> String {
    view.words.tell("talk-line", &args![name => view.name(seat), phrase => phrase_text(view, phrase)])
}

fn phrase_text(view: &View<'_>, phrase: Phrase) -> String {
    view.words.say(&format!("talk-{}", phrase.name()))
}
