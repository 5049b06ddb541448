//! The words for whether a player is there.

use table::Presence;

use crate::args;
use crate::words::Words;

/// The key of its message, and the class of its mark.
pub(crate) fn key(presence: Presence) -> &'static str {
    match presence {
        Presence::Here => "presence-here",
        Presence::Away => "presence-away",
        Presence::Past => "presence-past",
        Presence::Bot(_) => "presence-bot",
    }
}

/// Its words, with a bot's level; empty in the past.
pub fn text(words: &Words, presence: Presence) -> String {
    match presence {
        Presence::Bot(Some(bot)) => words.tell("create-bot", &args![bot => words.say(&format!("bot-{bot}"))]),
        Presence::Past => String::new(),
        other => words.say(key(other)),
    }
}
