//! The words for whether a player is there.

use erasure::{Persona, Presence};

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

/// The words for a guest bot, with whose it is.
pub fn guest(words: &Words, whose: &str) -> String {
    words.tell("guest", &args![name => whose])
}

/// Its words, with a bot's level and manner; empty in the past. A guest bot's begin with whose it is.
pub fn text(words: &Words, presence: Presence, guest: Option<&str>) -> String {
    let is_there = match presence {
        Presence::Bot(Some(cast)) => {
            Some(words.tell("create-bot", &args![bot => words.say(&format!("bot-{}", cast.bot))]))
        }
        Presence::Past => None,
        other => Some(words.say(key(other))),
    };
    let manner = manner(presence).map(|persona| words.say(&format!("persona-{persona}")));
    guest.map(str::to_owned).into_iter().chain(is_there).chain(manner).collect::<Vec<_>>().join(" · ")
}

/// A line on the character of the persona that a bot plays as, if it plays in their manner.
pub fn character(words: &Words, presence: Presence) -> Option<String> {
    manner(presence).map(|persona| words.say(&format!("persona-{persona}.about")))
}

fn manner(presence: Presence) -> Option<Persona> {
    match presence {
        Presence::Bot(Some(cast)) => cast.manner(),
        _ => None,
    }
}
