//! Messages between the servers of one store about what is not stored of a table: who is here, hints, requests for an
//! analysis, and what pages share.

use erasure::Advice;
use serde::{Deserialize, Serialize};
use table::Seat;
use table_fold::{Hint, PageNumber};

/// A message from one server to the others about a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Aside {
    /// The sender has just loaded the table: servers that have it too reply with what is not stored.
    Loaded,
    /// The people in these seats are at this server.
    Here {
        /// The server's number, made at its start.
        server: u64,
        seats: Vec<Seat>,
        /// Those whose people are looking.
        #[serde(default)]
        looking: Vec<Seat>,
    },
    /// A seat was given a hint.
    Hint {
        seat: Seat,
        /// The bot's name.
        bot: String,
        /// What it would do, and why.
        #[serde(flatten)]
        advice: Advice<String>,
        /// The seat's page that the hint is for.
        number: PageNumber,
    },
    /// Somebody asked for the table's analysis. Every server computes the same one.
    Analyse {
        /// A number that stands for the asker.
        whose: u64,
    },
    /// A text for the pages of other servers. This crate does not read it.
    Page(String),
}

impl Aside {
    /// A seat's hint.
    pub(crate) fn hint(seat: Seat, hint: &Hint) -> Aside {
        Aside::Hint { seat, bot: hint.bot.to_owned(), advice: hint.advice.clone(), number: hint.number }
    }

    /// As a text for [`store::Node::tell`].
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("an aside is plain data")
    }

    /// Reads a message from another server; `None` if this server does not know its kind.
    pub(crate) fn read(text: &str) -> Option<Aside> {
        serde_json::from_str(text).ok()
    }
}
