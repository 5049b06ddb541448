//! Table talk: what was said, phrases in the reader's language, and the means to say something.

use look::drawer::drawer;
use look::{Words, args, icons};
use maud::{Markup, html};
use play::Request;
use play::name::{LONGEST_WORDS, Name, isolated};
use store::{Phrase, Said, Saying};
use table::Seat;

use crate::form;
use crate::view::View;

/// What the visitor has heard, and the form to say something for those who sit at the table with other people.
pub(crate) fn talk(view: &View<'_>) -> Markup {
    let may_say = |seat: &Seat| view.may(&Request::Say { seat: *seat, saying: Saying::Phrase(Phrase::Hello) });
    let speaker = view.perspective.seat().filter(may_say);
    let heard: Vec<(&Said, bool)> =
        view.snapshot.heard(&view.caller.visitor).map(|said| (said, view.own.contains(said.seat))).collect();
    if heard.is_empty() && speaker.is_none() {
        return html! {};
    }
    let said = view.part(&(heard, view.you()), |(_, words), (heard, you)| {
        html! {
            ol.said aria-label=(words.say("talk-said")) {
                // The newest stands below the form.
                @for (said, is_own) in heard.iter().rev() {
                    li data-at=(said.at.0) data-seat=(said.seat) data-own[*is_own] {
                        (icons::avatar(said.seat)) (line(words, said, *you))
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

fn line(words: &Words, said: &Said, you: Option<Seat>) -> String {
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
