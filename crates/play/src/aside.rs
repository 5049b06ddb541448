//! What the servers of one store tell each other of a table that is not stored: who is here, what was said, hints, that
//! an analysis was asked for, and what pages share.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::number::PageNumber;
use crate::talk::Phrase;

/// Something that one server tells the others of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Aside {
    /// The table has just been loaded there: whoever has it too tells what is not stored.
    Loaded,
    /// The persons of these seats are at this server.
    Here {
        /// The server's number, made at its start.
        server: u64,
        /// The seats.
        seats: Vec<Seat>,
    },
    /// A seat has said something.
    Said {
        /// The seat.
        seat: Seat,
        /// The name of whoever had the seat then.
        name: String,
        /// What it said.
        phrase: Phrase,
        /// By which servers know it again.
        number: u64,
    },
    /// A seat was given a hint.
    Hint {
        /// The seat.
        seat: Seat,
        /// The bot's name.
        bot: String,
        /// What it would do.
        action: String,
        /// The page of the seat that it is about.
        number: PageNumber,
    },
    /// Somebody has asked for the table's analysis, which each server makes alike.
    Analyse {
        /// A number for whoever has asked.
        whose: u64,
    },
    /// Something for the pages of other servers, which this crate knows nothing of.
    Page(String),
}

impl Aside {
    /// As a text for [`store::Node::tell`].
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("an aside is plain data")
    }

    /// Reads what another server has told; `None` when that server speaks of something that this one does not know.
    pub(crate) fn read(text: &str) -> Option<Aside> {
        serde_json::from_str(text).ok()
    }
}
