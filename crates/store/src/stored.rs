//! What the store keeps of a table beside its log, and how it changes.

use serde::{Deserialize, Serialize};
use table::deal::{Commitment, Secret};
use table::{BySeat, Seat};

use crate::error::StoreError;
use crate::id::{FormId, LinkId, TableId, VisitorId};
use crate::log::{Entry, Header, Kind, Millis};

table::names! {
    /// Who may watch a table without a seat.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Watch {
        /// Nobody.
        Nobody = "nobody",
        /// Everybody who has the link.
        #[default]
        Link = "link",
        /// Everybody; the home page lists it.
        Everybody = "everybody",
    }
}

table::written!(Watch, Watch::ALL, "answer to who may watch a table");

/// What a table's creator sets, beside the game's options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableSettings {
    /// Who may watch.
    pub watch: Watch,
    /// The table is closed after this many hours without a start.
    pub expire_unstarted_hours: u32,
    /// The table is closed after this many hours without a move.
    pub expire_idle_hours: u32,
    /// A window stays open for this many seconds, whatever the seat holds; 0 means until the player decides.
    pub window_seconds: u32,
    /// After this many seconds, a simultaneous secret choice names the seats that have not decided.
    pub name_missing_seconds: u32,
    /// Whether a seat that has to decide may ask a bot what it would do.
    pub hints: bool,
}

impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings {
            watch: Watch::Link,
            expire_unstarted_hours: 24,
            expire_idle_hours: 24 * 14,
            window_seconds: 5,
            name_missing_seconds: 120,
            hints: false,
        }
    }
}

table::names! {
    /// The phase of a table.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Phase {
        /// Players take their seats.
        Open = "open",
        /// The game is on.
        Running = "running",
        /// It has ended.
        Over = "over",
    }
}

table::written!(Phase, Phase::ALL, "phase of a table");

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holder {
    /// The visitor; `None` when the seat is free or a bot's.
    pub visitor: Option<VisitorId>,
    /// The private link that moves the seat to another browser, if one was created.
    pub link: Option<LinkId>,
    /// Whether the seat passes every window automatically.
    pub passes: bool,
}

/// A table to be created.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The header's text.
    pub header_text: String,
    /// The server's secret.
    pub secret: Secret,
    /// The commitment to the secret.
    pub commitment: Commitment,
    /// The creator.
    pub creator: VisitorId,
    /// What the creator has set.
    pub settings: TableSettings,
    /// The first entries of the log.
    pub entries: Vec<Entry>,
    /// Who holds the seats.
    pub holders: BySeat<Holder>,
}

impl NewTable {
    /// The header.
    ///
    /// # Errors
    /// `Newer` or `Corrupt` when it cannot be read, `Io` when there are not as many holders as it has seats.
    pub(crate) fn header(&self) -> Result<Header, StoreError> {
        let header = Header::read(&self.header_text)?;
        let (id, seats) = (&header.table, self.holders.seats());
        if seats != header.seats {
            return Err(StoreError::Io(format!("table {id} has {} seats, not {seats}", header.seats)));
        }
        Ok(header)
    }

    /// The phase that follows from the first entries.
    pub(crate) fn phase(&self) -> Phase {
        let is_started = self.entries.iter().any(|entry| entry.kind == Kind::Start);
        if is_started { Phase::Running } else { Phase::Open }
    }
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    /// The header's text.
    pub header_text: String,
    /// The server's secret.
    pub secret: Secret,
    /// The commitment to the secret.
    pub commitment: Commitment,
    /// The creator.
    pub creator: VisitorId,
    /// What the creator has set.
    pub settings: TableSettings,
    /// The phase.
    pub phase: Phase,
    /// The log.
    pub entries: Vec<Entry>,
    /// Who holds the seats.
    pub holders: BySeat<Holder>,
    /// The steps of each seat's draft, as texts.
    pub drafts: BySeat<Vec<String>>,
    /// When the log last grew. Drafts do not change it.
    pub touched: Millis,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The id.
    pub id: TableId,
    /// The game's stable name.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The phase.
    pub phase: Phase,
    /// Who may watch.
    pub watch: Watch,
    /// The number of entries in the log.
    pub entries: u64,
    /// When it was created.
    pub created: Millis,
    /// When the log last grew. Drafts do not change it.
    pub touched: Millis,
}

/// A change of a table, made whole or not at all.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    /// The table.
    pub table: TableId,
    /// The number of log entries that the caller knows of.
    pub after: u64,
    /// When it happens.
    pub at: Millis,
    /// The entries to append.
    pub entries: Vec<Entry>,
    /// The entries to replace, by their numbers from 0: the same events under another name.
    pub rewritten: Vec<(u64, Entry)>,
    /// The drafts to replace, as texts of their steps.
    pub drafts: Vec<(Seat, Vec<String>)>,
    /// The holders to replace.
    pub holders: Vec<(Seat, Holder)>,
    /// The new creator, if that changes.
    pub creator: Option<VisitorId>,
    /// The new phase, if it changes.
    pub phase: Option<Phase>,
    /// The form that asked for the change, and the answer to store for it.
    pub answer: Option<(FormId, String)>,
}
