//! The question whether this browser may be told that a table waits, with the reason where it cannot be.

use look::{Words, fields};
use maud::{Markup, html};

/// Whether this browser may be told.
#[derive(Clone)]
pub enum Telling {
    /// It may, by messages with this key of the server.
    With(String),
    /// It cannot, for a reason that its message tells. The operator reads what mends it.
    Not {
        /// The message.
        why: &'static str,
        /// Whether the reader is the operator.
        is_operator: bool,
    },
}

impl Telling {
    /// Whether it may.
    pub fn can_be(&self) -> bool {
        matches!(self, Telling::With(_))
    }

    /// The message that asks, or says that it cannot be.
    pub fn heading(&self) -> &'static str {
        if self.can_be() { "tell-ask" } else { "tell-cannot" }
    }

    /// The button, which the script shows where it can work, or the reason. The answer leads to `back`.
    pub fn question(&self, words: &Words, back: &str) -> Markup {
        match self {
            Telling::With(key) => html! {
                p #push-unable { (words.say("channel-push-unable")) }
                form #push method="post" action="/notifications/push" hidden data-key=(key)
                    data-denied=(words.say("channel-push-denied")) data-failed=(words.say("channel-push-failed")) {
                    (fields::id_field())
                    input type="hidden" name="back" value=(back);
                    @for name in ["endpoint", "p256dh", "auth"] { input type="hidden" name=(name); }
                    button.button.strong type="button" { (words.say("channel-push")) }
                }
            },
            Telling::Not { why, is_operator } => html! {
                p {
                    (words.say(why))
                    @if *is_operator { " " (words.say(&format!("{why}.operator"))) }
                }
            },
        }
    }
}
