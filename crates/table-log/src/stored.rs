//! What the store keeps of a table besides its log, and how it changes.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use table::deal::{Commitment, Secret};
use table::{BySeat, Seat};

use crate::error::StoreError;
use crate::id::{DeviceId, FormId, LinkId, TableId, VisitorId};
use crate::log::{Entry, Header, Kind};
use crate::talk::Said;
use crate::time::Millis;

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

/// What a table's creator sets, besides the game's options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableSettings {
    /// Who may watch.
    pub watch: Watch,
    /// The table is closed after this many hours without a start.
    pub expire_unstarted_hours: u32,
    /// The table is closed after this many hours without a new log entry.
    pub expire_idle_hours: u32,
    /// A window stays open for this many seconds, whatever the seat holds; 0 means until the player decides.
    pub window_seconds: u32,
    /// After this many seconds, a simultaneous secret choice names the seats that have not decided.
    pub name_missing_seconds: u32,
    /// After the person who is asked has been away for this many minutes, anybody who sits may let a bot play for them.
    /// After the creator has, the next person has the creator's rights. 0 means never.
    pub away_minutes: u32,
    /// Whether a seat that has to decide may ask a bot what it would do.
    pub hints: bool,
    /// Whether players may talk in their own words, unless everybody may watch.
    pub own_words: bool,
    /// Whether guest bots may sit: programs of their own that somebody runs.
    pub guests: bool,
    /// Whether whoever has the link may take a bot's seat in a running game, and with it see that hand.
    pub latecomers: bool,
}

impl TableSettings {
    /// Whether players may talk in their own words: never at a public table.
    pub fn allow_own_words(&self) -> bool {
        self.own_words && self.watch != Watch::Everybody
    }

    /// Whether people may take bots' seats in a running game: never at a public table.
    pub fn allow_latecomers(&self) -> bool {
        self.latecomers && self.watch != Watch::Everybody
    }
}

impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings {
            watch: Watch::Link,
            expire_unstarted_hours: 24,
            expire_idle_hours: 24 * 14,
            window_seconds: 5,
            name_missing_seconds: 120,
            away_minutes: 5,
            hints: false,
            own_words: true,
            guests: false,
            latecomers: false,
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
    /// When the visitor took the seat. They read no words that were said before.
    pub since: Millis,
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
    pub creator: VisitorId,
    /// What the creator has set.
    pub settings: TableSettings,
    /// The first entries of the log.
    pub entries: Vec<Entry>,
    /// Who holds the seats.
    pub holders: BySeat<Holder>,
    /// When somebody's time will be up, if a clock runs.
    pub due: Option<Millis>,
}

impl NewTable {
    /// The header.
    ///
    /// # Errors
    /// `Newer` or `Corrupt` when it cannot be read, `Io` when there are not as many holders as it has seats.
    pub fn header(&self) -> Result<Header, StoreError> {
        let header = Header::read(&self.header_text)?;
        let (id, seats) = (&header.table, self.holders.seats());
        if seats != header.seats {
            return Err(StoreError::Io(format!("table {id} has {} seats, not {seats}", header.seats)));
        }
        Ok(header)
    }

    /// The phase that follows from the first entries.
    pub fn phase(&self) -> Phase {
        let is_started = self.entries.iter().any(|entry| entry.kind == Kind::Start);
        if is_started { Phase::Running } else { Phase::Open }
    }
}

/// How often a table has changed outside its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revisions {
    /// How many changes have named each seat, for its draft or its holder.
    pub seats: BySeat<u64>,
    /// How many changes have replaced entries or the creator.
    pub table: u64,
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
    pub creator: VisitorId,
    /// What the creator has set.
    pub settings: TableSettings,
    pub phase: Phase,
    /// The log.
    pub entries: Vec<Entry>,
    /// Who holds the seats.
    pub holders: BySeat<Holder>,
    /// The steps of each seat's draft, as texts.
    pub drafts: BySeat<Vec<String>>,
    /// What was said, the oldest first.
    pub talk: Vec<Said>,
    /// How often it has changed outside its log.
    pub revisions: Revisions,
    /// When the log last grew. Drafts do not change it.
    pub touched: Millis,
    /// When somebody's time will be up, if a clock runs.
    pub due: Option<Millis>,
}

/// The news of a table for a node that knows its log up to some entry.
#[derive(Clone, PartialEq, Debug)]
pub struct News {
    /// The entries after that one.
    pub entries: Vec<Entry>,
    /// Who holds the seats.
    pub holders: BySeat<Holder>,
    /// The steps of each seat's draft, as texts.
    pub drafts: BySeat<Vec<String>>,
    /// What was said, the oldest first.
    pub talk: Vec<Said>,
    /// How often it has changed outside its log.
    pub revisions: Revisions,
}

/// Identifies the stored state of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Version {
    /// How many entries the log has.
    pub entries: u64,
    /// How often it has changed outside its log.
    pub revisions: Revisions,
}

/// What a server hears from other programs that use its store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A table was changed or removed.
    Changed(TableId),
    /// Another node says something about a table that is not stored.
    Said(TableId, String),
    /// A visitor's device has ended. A server also hears of the tokens that were deleted along with
    /// its own changes.
    Ended(DeviceId),
    /// Something may have been missed: every table in memory has to be compared with the store.
    Missed,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    pub id: TableId,
    /// The game's stable name.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
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

/// A change of a table, made completely or not at all.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    pub table: TableId,
    /// The number of log entries that the caller knows of.
    pub after: u64,
    /// The seats that the change depends on, with the revisions that the caller knows.
    pub known: Vec<(Seat, u64)>,
    /// Whether only the node with the table's lease may make the change. A store of one server always has it.
    pub by_lease: bool,
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
    /// What is said.
    pub said: Vec<Said>,
    /// The names under which nothing remains said.
    pub unsaid: BTreeSet<String>,
    /// The new creator, if that changes.
    pub creator: Option<VisitorId>,
    /// The new phase, if it changes.
    pub phase: Option<Phase>,
    /// When somebody's time will be up after the change, if a clock runs.
    pub due: Option<Millis>,
    /// The form that asked for the change, and the answer to store for it.
    pub answer: Option<(FormId, String)>,
}

impl Commit {
    /// A change that does nothing yet.
    pub fn new(table: TableId, after: u64, at: Millis) -> Commit {
        Commit {
            table,
            after,
            known: Vec::new(),
            by_lease: false,
            at,
            entries: Vec::new(),
            rewritten: Vec::new(),
            drafts: Vec::new(),
            holders: Vec::new(),
            said: Vec::new(),
            unsaid: BTreeSet::new(),
            creator: None,
            phase: None,
            due: None,
            answer: None,
        }
    }

    /// The seats whose drafts or holders it replaces, each once.
    pub fn seats(&self) -> BTreeSet<Seat> {
        let (drafts, holders) = (self.drafts.iter().map(|(seat, _)| seat), self.holders.iter().map(|(seat, _)| seat));
        drafts.chain(holders).copied().collect()
    }

    /// The table at which everybody goes on, if it says so. The tokens of guest bots for this table are for that one then.
    pub fn onward(&self) -> Option<&TableId> {
        self.entries.iter().find_map(|entry| if let Kind::Rematch { table } = &entry.kind { Some(table) } else { None })
    }

    /// Whether it changes the table outside its log and its seats.
    pub fn revises_table(&self) -> bool {
        !self.rewritten.is_empty() || self.creator.is_some()
    }
}
