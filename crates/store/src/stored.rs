//! What the store keeps of a table beside its log.

use serde::{Deserialize, Serialize};
use table::deal::{Commitment, Secret};
use table::{BySeat, Seat};

use crate::id::{FormId, LinkId, TableId, VisitorId};
use crate::log::{Entry, Millis};

/// Who may watch a table without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// Nobody.
    Nobody,
    /// Whoever has the link.
    #[default]
    Link,
    /// Everybody; the home page lists it.
    Everybody,
}

/// What the creator of a table has set, beside the game's options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableSettings {
    /// Who may watch.
    pub watch: Watch,
    /// After so many hours without a start, the table is closed.
    pub expire_unstarted_hours: u32,
    /// After so many hours without a move, it is.
    pub expire_idle_hours: u32,
    /// So many seconds a window stays open, whatever the seat holds; 0 is until the player decides.
    pub window_seconds: u32,
    /// After so many seconds in which a secret choice of all was not decided, the seats still missing are named.
    pub name_missing_seconds: u32,
}

impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings {
            watch: Watch::Link,
            expire_unstarted_hours: 24,
            expire_idle_hours: 24 * 14,
            window_seconds: 5,
            name_missing_seconds: 120,
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Open,
    /// The game is on.
    Running,
    /// It has ended.
    Over,
}

/// Whose a seat is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holder {
    /// The visitor, if anybody.
    pub visitor: Option<VisitorId>,
    /// The private link that takes the seat to another browser, if one was made.
    pub link: Option<LinkId>,
    /// Whether the seat lets every window pass by itself.
    pub passes: bool,
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The header's text.
    pub header_text: String,
    /// The server's secret.
    pub secret: Secret,
    /// The commitment to it.
    pub commitment: Commitment,
    /// Who makes it.
    pub creator: VisitorId,
    /// What is set.
    pub settings: TableSettings,
    /// The entries that it begins with.
    pub entries: Vec<Entry>,
    /// Whose the seats are.
    pub holders: BySeat<Holder>,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    /// The header's text.
    pub header_text: String,
    /// The server's secret.
    pub secret: Secret,
    /// The commitment to it.
    pub commitment: Commitment,
    /// Who made it.
    pub creator: VisitorId,
    /// What is set.
    pub settings: TableSettings,
    /// How far it is.
    pub phase: Phase,
    /// The log.
    pub entries: Vec<Entry>,
    /// Whose the seats are.
    pub holders: BySeat<Holder>,
    /// The steps that each seat has drafted.
    pub drafts: BySeat<Vec<String>>,
    /// When its log last grew: a draft does not show here.
    pub touched: Millis,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// How far it is.
    pub phase: Phase,
    /// Who may watch.
    pub watch: Watch,
    /// When it was made.
    pub created: Millis,
    /// When its log last grew: a draft does not show here.
    pub touched: Millis,
}

/// A change of a table: all of it, or nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    /// Which table.
    pub table: TableId,
    /// How many entries the caller knows of.
    pub after: u64,
    /// When it happens.
    pub at: Millis,
    /// What is appended to the log.
    pub entries: Vec<Entry>,
    /// Drafts that are replaced.
    pub drafts: Vec<(Seat, Vec<String>)>,
    /// Holders that are replaced.
    pub holders: Vec<(Seat, Holder)>,
    /// How far the table is after it, if that is new.
    pub phase: Option<Phase>,
    /// The form that asked for it, and its answer.
    pub answer: Option<(FormId, String)>,
}
