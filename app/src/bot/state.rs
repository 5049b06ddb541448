//! What the server says of a table, as far as a bot needs it.

use serde::Deserialize;
use serde_json::Value;
use store::TableId;
use table::{BySeat, Outcome, Settings};

/// What was fixed before the deal.
#[derive(Deserialize)]
pub(super) struct Header {
    pub(super) game: String,
    /// The version of the game's rules.
    pub(super) rules: u32,
    pub(super) seats: u8,
    pub(super) options: Settings,
    pub(super) edition: String,
}

/// A table as one seat sees it.
#[derive(Deserialize)]
pub(super) struct State {
    pub(super) number: String,
    /// Left out of a change that does not concern it.
    pub(super) table: Option<Table>,
    /// The seats of the token's person.
    pub(super) seats: Vec<u8>,
    /// What the seat has heard; in a change, what is new.
    pub(super) events: Vec<Value>,
    /// `None` before the deal.
    pub(super) view: Option<Value>,
    /// The number of the list of legal actions.
    pub(super) at: Option<String>,
    pub(super) asked: bool,
    pub(super) legal: Vec<Legal>,
}

#[derive(Deserialize)]
pub(super) struct Table {
    pub(super) phase: Phase,
    pub(super) people: BySeat<Occupant>,
    pub(super) ending: Option<Ending>,
    /// Where everybody goes on.
    pub(super) rematch: Option<TableId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Phase {
    Open,
    Running,
    Over,
}

/// Who is in a seat.
#[derive(Deserialize)]
pub(super) struct Occupant {
    pub(super) who: String,
    pub(super) name: String,
    /// The server's bot that decides for the seat, if one does.
    pub(super) bot: Option<String>,
    pub(super) ready: bool,
    pub(super) conceded: bool,
}

#[derive(Deserialize)]
pub(super) struct Ending {
    pub(super) how: String,
    /// `None` if the game was not played to its end.
    pub(super) outcome: Option<Outcome>,
}

#[derive(Deserialize)]
pub(super) struct Legal {
    pub(super) action: String,
    pub(super) number: usize,
}

/// A line of a table's stream.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(super) enum StreamLine {
    State(State),
    Change(State),
    #[serde(other)]
    Other,
}

impl Table {
    /// The free seats.
    pub(super) fn free(&self) -> Vec<u8> {
        let free = self.people.pairs().filter(|(_, occupant)| occupant.who == "nobody");
        free.map(|(seat, _)| seat.0).collect()
    }
}

impl State {
    /// The state after a line of the stream.
    pub(super) fn after(before: Option<State>, line: StreamLine) -> Option<State> {
        match (before, line) {
            (_, StreamLine::State(state)) => Some(state),
            (Some(before), StreamLine::Change(change)) => Some(State {
                table: change.table.or(before.table),
                events: [before.events, change.events].concat(),
                ..change
            }),
            (before, _) => before,
        }
    }
}
