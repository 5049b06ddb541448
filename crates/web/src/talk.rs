//! Table talk: what was said, phrases in the reader's language, and the means to say something or to report it.

use look::drawer::drawer;
use look::{Words, args, icons};
use maud::{Markup, html};
use play::Request;
use play::name::{LONGEST_WORDS, Name, isolated};
use store::{Phrase, Said, Saying};
use table::Seat;

use crate::form;
use crate::view::View;
use crate::visitor::Caller;

/// Whether somebody may report what they have heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Reportable {
    /// It is their own, or a phrase.
    No,
    Yes,
    /// They have reported it.
    Done,
}

/// What the visitor has heard, and the form to say something for those who sit at the table with other people.
pub(crate) fn talk(view: &View<'_>) -> Markup {
    let may_say = |seat: &Seat| view.may(&Request::Say { seat: *seat, saying: Saying::Phrase(Phrase::Hello) });
    let speaker = view.perspective.seat().filter(may_say);
    let Caller { visitor, reported, .. } = view.caller;
    let reportable = |said: &Said| match view.snapshot.may_report(visitor, said) {
        false => Reportable::No,
        true if reported.contains(&(said.at, said.seat)) => Reportable::Done,
        true => Reportable::Yes,
    };
    let heard: Vec<(&Said, bool, Reportable)> =
        view.snapshot.heard(visitor).map(|said| (said, view.own.contains(said.seat), reportable(said))).collect();
    if heard.is_empty() && speaker.is_none() {
        return html! {};
    }
    let said = view.part(&(heard, view.you(), view.url("/report")), |(_, words), (heard, you, url)| {
        html! {
            ol.said aria-label=(words.say("talk-said")) {
                // The newest stands below the form.
                @for (said, is_own, reportable) in heard.iter().rev() {
                    @let line = line(words, said, *you);
                    li data-at=(said.at.0) data-seat=(said.seat) data-own[*is_own] {
                        (icons::avatar(said.seat)) span { (line) }
                        @match reportable {
                            Reportable::No => {}
                            Reportable::Yes => {
                                @let label = words.say("talk-report");
                                a.more href={ (url) "?at=" (said.at.0) "&seat=" (said.seat) }
                                    aria-label=(words.tell("for-seat", &args![label => &*label, name => &*line])) { (label) }
                            }
                            Reportable::Done => span.about { (words.say("talk-reported")) }
                        }
                    }
                }
            }
        }
    });
    let content = html! {
        // What may be said comes first, so that new messages move no button.
        @if let Some(seat) = speaker { (say_something(view, seat)) }
        (said)
    };
    drawer(view.words, "talk", &view.words.say("talk"), &content)
}

fn say_something(view: &View<'_>, seat: Seat) -> Markup {
    let allows_words = view.snapshot.settings.allow_own_words();
    view.part(&(view.url("/say"), seat, allows_words), |(_, words), (url, seat, allows_words)| {
        html! {
            div #say-something {
                @if *allows_words {
                    form.choices method="post" action=(url) {
                        (form::id_field())
                        input type="hidden" name="seat" value=(seat);
                        input type="text" name="words" required maxlength=(LONGEST_WORDS) autocomplete="off"
                            aria-label=(words.say("talk-words")) placeholder=(words.say("talk-words"));
                        button.button { (words.say("talk-send")) }
                    }
                    p.about { (words.say("talk-words-about")) }
                }
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

/// What was said, after the name of who said it.
pub(crate) fn line(words: &Words, said: &Said, you: Option<Seat>) -> String {
    let name = look::called(words, &Name::from(&*said.name).shown(), you == Some(said.seat));
    let phrase = match &said.saying {
        Saying::Phrase(phrase) => phrase_text(words, *phrase),
        Saying::Words(words) => isolated(words),
    };
    words.tell("talk-line", &args![name => name, phrase => phrase])
}

fn phrase_text(words: &Words, phrase: Phrase) -> String {
    words.say(&format!("talk-{}", phrase.name()))
}
