//! Table talk: what was said, phrases in the reader's language, the means to say something or to report it, and who the
//! bots are.

use look::drawer::drawer;
use look::{Presence, Words, args, faces, fields, icons, presence};
use maud::{Markup, html};
use table::Seat;
use table_fold::name::{LONGEST_WORDS, Name, isolated};
use table_fold::{Remark, Request};
use table_log::{Millis, Phrase, Said, Saying};

use crate::view::View;
use crate::visitor::Visitor;

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
pub fn talk(view: &View<'_>) -> Markup {
    let may_say = |seat: &Seat| view.may(&Request::Say { seat: *seat, saying: Saying::Phrase(Phrase::Hello) });
    let speaker = view.perspective.seat().filter(may_say);
    let Visitor { id: visitor, reported, .. } = view.visitor;
    let reportable = |said: &Said| match view.snapshot.may_report(visitor, said) {
        false => Reportable::No,
        true if reported.contains(&(said.at, said.seat)) => Reportable::Done,
        true => Reportable::Yes,
    };
    let heard: Vec<(&Said, bool, Reportable)> =
        view.snapshot.heard(visitor).map(|said| (said, view.own.contains(said.seat), reportable(said))).collect();
    let people = people(view);
    if heard.is_empty() && speaker.is_none() && people.is_empty() {
        return html! {};
    }
    let input = (heard, view.snapshot.remarks(), view.you(), view.url("/report"));
    let said = view.part(&input, |(_, words), (heard, remarks, you, url)| {
        let heard = heard.iter().map(|(said, is_own, reportable)| {
            let line = line(words, said, *you);
            let label = words.say("talk-report");
            let html = html! {
                li data-at=(said.at.0) data-seat=(said.seat) data-own[*is_own] {
                    (icons::avatar(said.seat)) span { (line) }
                    @match reportable {
                        Reportable::No => {}
                        Reportable::Yes => {
                            a.more href={ (url) "?at=" (said.at.0) "&seat=" (said.seat) }
                                aria-label=(words.tell("for-seat", &args![label => &*label, name => &*line])) { (label) }
                        }
                        Reportable::Done => span.about { (words.say("talk-reported")) }
                    }
                }
            };
            (said.at, html)
        });
        let remarks = remarks.iter().map(|remark| {
            let Remark { at, seat, name, persona, occasion, .. } = remark;
            let phrase = words.say(&format!("says-{persona}-{}", occasion.name()));
            let html = html! {
                li data-at=(at.0) data-seat=(seat) {
                    (faces::portrait(*seat, Some(*persona)))
                    span { (words.tell("talk-line", &args![name => &**name, phrase => phrase])) }
                }
            };
            (*at, html)
        });
        let mut lines: Vec<(Millis, Markup)> = heard.chain(remarks).collect();
        lines.sort_by_key(|(at, _)| *at);
        html! {
            ol.said aria-label=(words.say("talk-said")) {
                // The newest stands below the form.
                @for (_, line) in lines.iter().rev() { (line) }
            }
        }
    });
    let content = html! {
        // What may be said comes first, so that new messages move no button.
        @if let Some(seat) = speaker { (say_something(view, seat)) }
        button #mute .button type="button" aria-pressed="false" hidden { (view.words.say("talk-mute")) }
        (said)
        @if !people.is_empty() { (who_is_who(view, people)) }
    };
    drawer(view.words, "talk", &view.words.say("talk"), &content)
}

/// The bots that play as people, with their names.
fn people(view: &View<'_>) -> Vec<(Seat, String, Presence)> {
    let present = view.snapshot.present().pairs().map(|(seat, presence)| (seat, view.name(seat), *presence));
    present.filter(|(.., presence)| faces::persona(*presence).is_some()).collect()
}

/// Who they are.
fn who_is_who(view: &View<'_>, people: Vec<(Seat, String, Presence)>) -> Markup {
    view.part(&people, |(_, words), people| {
        html! {
            ul.people aria-label=(words.say("talk-people")) {
                @for (seat, name, presence) in people {
                    li {
                        (faces::portrait(*seat, faces::persona(*presence)))
                        div {
                            strong { (name) } " " span.about { (presence::text(words, *presence, None)) }
                            @if let Some(about) = presence::character(words, *presence) { p { (about) } }
                        }
                    }
                }
            }
        }
    })
}

fn say_something(view: &View<'_>, seat: Seat) -> Markup {
    let allows_words = view.snapshot.settings.allow_own_words();
    view.part(&(view.url("/say"), seat, allows_words), |(_, words), (url, seat, allows_words)| {
        html! {
            div #say-something {
                @if *allows_words {
                    form.choices method="post" action=(url) {
                        (fields::id_field())
                        input type="hidden" name="seat" value=(seat);
                        input type="text" name="words" required maxlength=(LONGEST_WORDS) autocomplete="off"
                            aria-label=(words.say("talk-words")) placeholder=(words.say("talk-words"));
                        button.button { (words.say("talk-send")) }
                    }
                    p.about { (words.say("talk-words-about")) }
                }
                form.choices method="post" action=(url) {
                    (fields::id_field())
                    input type="hidden" name="seat" value=(seat);
                    @for phrase in Phrase::ALL {
                        button.button name="phrase" value=(phrase.name()) { (phrase_text(words, phrase)) }
                    }
                }
            }
        }
    })
}

/// What was said, after the name of who said it.
pub fn line(words: &Words, said: &Said, you: Option<Seat>) -> String {
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

#[cfg(test)]
mod tests {
    use look::{Language, Persona};
    use table_fold::Occasion;

    use super::*;

    #[test]
    fn every_person_has_a_character_and_a_phrase_for_each_occasion_in_every_language() {
        for language in Language::SPOKEN {
            let words = Words::load(language, &[]);
            for person in Persona::ALL {
                let phrases = Occasion::ALL.map(|occasion| format!("says-{person}-{}", occasion.name()));
                let character = [format!("persona-{person}"), format!("persona-{person}.about")];
                for key in phrases.iter().chain(&character) {
                    assert!(words.has(key), "{key} in {language:?}");
                }
            }
        }
    }
}
