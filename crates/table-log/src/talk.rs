//! Table talk. It is kept with its table, and is not part of the log.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::time::Millis;

/// How many of the last things said are kept of a table.
pub const KEPT: u32 = 100;

table::names! {
    /// A set phrase. Forms contain its name, and translation keys its name after `talk-`.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Phrase {
        /// A greeting.
        Hello = "hello",
        /// Good luck to all.
        Luck = "luck",
        /// Praise.
        Nice = "nice",
        /// Pain.
        Ouch = "ouch",
        /// Laughter.
        Laugh = "laugh",
        /// Thanks.
        Thanks = "thanks",
        /// Somebody needs a moment.
        Wait = "wait",
        /// A good game.
        Game = "game",
    }
}

table::written!(Phrase, Phrase::ALL, "phrase");

/// What is said.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Saying {
    /// A phrase, which all read in their own language.
    Phrase(Phrase),
    /// The speaker's own words.
    Words(String),
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Said {
    /// When. No two things are said by a seat at the same time.
    pub at: Millis,
    /// The seat that said it.
    pub seat: Seat,
    /// The seat's name at that time.
    pub name: String,
    /// What it said.
    pub saying: Saying,
}

impl Said {
    /// The saying as it is stored.
    pub fn text(&self) -> String {
        serde_json::to_string(&self.saying).expect("a saying is plain data")
    }

    /// Something said, as it is stored; `None` for what this program cannot read, since no game depends on it.
    pub fn read(at: i64, seat: u8, name: String, text: &str) -> Option<Said> {
        Some(Said { at: Millis(at), seat: Seat(seat), name, saying: serde_json::from_str(text).ok()? })
    }
}
