//! Table talk: a few set phrases, which each page says in its own language. They are kept while the table is in memory
//! and are no part of the log.

use std::collections::VecDeque;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::Seat;
use tokio::time::Instant;

/// How many of the last phrases are kept.
const KEPT: usize = 5;

/// How long a seat waits between two phrases.
const PAUSE: Duration = Duration::from_secs(2);

table::names! {
    /// Something to say at the table. The names stand in forms and, after `talk-`, in the words.
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
    /// By whom.
    pub seat: Seat,
    /// The name of whoever had the seat then.
    pub name: String,
    /// What.
    pub phrase: Phrase,
}

/// What was said last, each with when.
#[derive(Clone, Default)]
pub(crate) struct Talk(VecDeque<(Said, Instant)>);

impl Talk {
    /// Says a phrase; `false`, and nothing said, when the seat has just said something.
    pub(crate) fn say(&mut self, said: Said) -> bool {
        let now = Instant::now();
        if self.0.iter().any(|(other, at)| other.seat == said.seat && now < *at + PAUSE) {
            return false;
        }
        self.0.push_back((said, now));
        if self.0.len() > KEPT {
            self.0.pop_front();
        }
        true
    }

    /// What was said, the oldest first.
    pub(crate) fn said(&self) -> impl Iterator<Item = Said> {
        self.0.iter().map(|(said, _)| said.clone())
    }
}
