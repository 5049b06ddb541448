//! Table talk: a few set phrases, sent by name and shown in each reader's language. The last five are kept while the
//! table is in memory; they are not in the log.

use std::collections::VecDeque;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::Seat;
use tokio::time::Instant;

use crate::name::Name;

/// How many of the last phrases are kept.
const KEPT: usize = 5;

/// How long a seat waits between two phrases.
const PAUSE: Duration = Duration::from_secs(2);

table::names! {
    /// A phrase for table talk. Forms contain its name, and translation keys its name after `talk-`.
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

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The seat that said it.
    pub seat: Seat,
    /// The seat's name at that time.
    pub name: Name,
    /// The phrase.
    pub phrase: Phrase,
}

/// The latest table talk.
#[derive(Clone, Default)]
pub(crate) struct Talk(VecDeque<Spoken>);

/// A phrase, the number by which servers recognize it, and when it was said or heard.
#[derive(Clone)]
struct Spoken {
    said: Said,
    number: u64,
    at: Instant,
}

impl Talk {
    /// Says a phrase under this number. Returns `false` and says nothing if the seat has just said something.
    pub(crate) fn say(&mut self, said: Said, number: u64) -> bool {
        let now = Instant::now();
        let is_free = !self.0.iter().any(|other| other.said.seat == said.seat && now < other.at + PAUSE);
        is_free && self.hear(said, number)
    }

    /// Adds what was said at another server; `false` if it is known already.
    pub(crate) fn hear(&mut self, said: Said, number: u64) -> bool {
        if self.0.iter().any(|known| known.number == number) {
            return false;
        }
        self.0.push_back(Spoken { said, number, at: Instant::now() });
        if self.0.len() > KEPT {
            self.0.pop_front();
        }
        true
    }

    /// What was said, with its numbers, the oldest first.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (&Said, u64)> {
        self.0.iter().map(|spoken| (&spoken.said, spoken.number))
    }

    /// What was said, the oldest first.
    pub(crate) fn said(&self) -> impl Iterator<Item = Said> {
        self.0.iter().map(|spoken| spoken.said.clone())
    }
}
