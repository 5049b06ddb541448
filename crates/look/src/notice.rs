//! Short pages and notes: an error, a confirmation before a step that cannot be taken back, the list of keys.

use maud::{Markup, html};

use crate::args;
use crate::words::Words;

/// A page that says what went wrong or has happened, with links onward (an address and its label each).
pub fn notice(title: &str, text: &str, onward: &[(&str, &str)]) -> Markup {
    html! {
        section.notice.sheet {
            h1 { (title) }
            p { (text) }
            p.choices {
                @for (url, label) in onward {
                    a.button href=(url) { (label) }
                }
            }
        }
    }
}

/// Asks whether to do what `act` says: posts `yes=1` and the hidden fields to `url`, or goes back. `about` is shown
/// above the buttons.
pub fn confirm(words: &Words, act: &str, about: &Markup, url: &str, hidden: &Markup, back: &str) -> Markup {
    html! {
        section.notice.sheet {
            h1 { (words.tell("sure", &args![act => act])) }
            (about)
            form.choices method="post" action=(url) {
                (hidden)
                button.button.strong name="yes" value="1" { (act) }
                a.button href=(back) { (words.say("confirm-no")) }
            }
        }
    }
}

/// Keys, each with the message that says what it does.
pub fn key_list(words: &Words, list: &[(&str, &str)]) -> Markup {
    html! {
        dl {
            @for (key, message) in list {
                div { dt { kbd { (on_key(words, key)) } } dd { (words.say(message)) } }
            }
        }
    }
}

/// The label of a key, or of keys pressed together; the names of some depend on the language.
fn on_key(words: &Words, keys: &str) -> String {
    let label = |key: &str| match key {
        "Escape" => words.say("key-escape"),
        "Shift" => words.say("key-shift"),
        "ArrowLeft" => words.say("key-left"),
        "ArrowRight" => words.say("key-right"),
        key => key.to_owned(),
    };
    keys.split('+').map(label).collect::<Vec<_>>().join(" + ")
}
