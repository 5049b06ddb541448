//! The [`Store`] trait and its SQLite implementation: the log of each table and all other durable data. One test suite
//! (`tests/suite.rs`) runs against every implementation.
//!
//! A table is created with its header. Each later commit names the number of log entries that the caller knows of:
//!
//! ```
//! use store::{
//!     Commit, Entry, FORMAT, Header, Holder, Kind, Millis, NewTable, Phase, Sqlite, Store, StoreError, TableId,
//!     TableSettings, VisitorId, Who,
//! };
//! use table::deal::{Party, Secret};
//! use table::{BySeat, Seat, Settings};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! let store = Sqlite::open(folder.path().join("posse.sqlite"))?;
//! let table = TableId::random();
//! let header = Header {
//!     format: FORMAT,
//!     table: table.clone(),
//!     game: "toy".to_owned(),
//!     rules: 1,
//!     seats: 2,
//!     options: Settings::of([("speed", "slow")]),
//!     edition: "name = \"toy\"".to_owned(),
//!     created: Millis::now(),
//!     lesson: None,
//! };
//! let (secret, header_text) = (Secret::new([7; 32]), header.text());
//! let commitment = secret.commitment(Party::Server, &header_text);
//! let holders = BySeat::new(2, |_| Holder::default());
//! let (creator, settings) = (VisitorId::new([1; 32]), TableSettings::default());
//! store.create(NewTable { header_text, secret, commitment, creator, settings, entries: Vec::new(), holders }).await?;
//!
//! let move_on = Commit {
//!     entries: vec![Entry { at: Millis::now(), who: Who::Server, kind: Kind::Start, digest: None }],
//!     drafts: vec![(Seat(1), vec!["lay 2".to_owned()])],
//!     phase: Some(Phase::Running),
//!     ..Commit::new(table.clone(), 0, Millis::now())
//! };
//! store.commit(move_on.clone()).await?;
//! // A commit that does not know of that entry is refused.
//! assert_eq!(store.commit(move_on).await, Err(StoreError::Conflict { have: 1, wanted: 0 }));
//!
//! let stored = store.load(&table).await?.expect("it was made");
//! assert_eq!((stored.entries.len(), stored.phase), (1, Phase::Running));
//! # Ok(())
//! # }
//! ```

mod change;
pub mod copy;
mod error;
mod id;
pub mod log;
mod postgres;
mod rows;
mod sqlite;
mod stored;

use std::path::PathBuf;

pub use error::StoreError;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, join_all, ready};
pub use id::{FormId, LinkId, NoTableId, NotHex, TableId, VisitorId};
pub use log::{Clock, Entry, FORMAT, Header, Kind, Millis, Who};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
#[doc(hidden)]
pub use sqlite::Tuning;
pub use stored::{
    Commit, Heard, Holder, NewTable, News, Phase, Revisions, Stored, Summary, TableSettings, Version, Watch,
};
use table::Seat;

/// The result of a call to the store.
pub type Result<T> = std::result::Result<T, StoreError>;

/// One of several servers on one store. A node lives as long as the store hears of it; the leases of one that is not
/// heard of for three seconds are free.
pub trait Node: Send + Sync {
    /// Takes the lease of a table, unless another node has it that lives. Returns whether this node has it now.
    fn take_lease<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<bool>>;

    /// Gives back the lease of a table, if this node has it.
    fn give_back<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<()>>;

    /// What a table has beyond this number of entries; `None` when there is no such table.
    fn news<'a>(&'a self, table: &'a TableId, after: u64) -> BoxFuture<'a, Result<Option<News>>>;

    /// Which states of these tables are stored; those that are not there are left out.
    fn versions<'a>(&'a self, tables: &'a [TableId]) -> BoxFuture<'a, Result<Vec<(TableId, Version)>>>;

    /// Tells the other nodes something about a table that is not stored: a text of at most 4,000 bytes. Who does not
    /// listen now never hears it.
    fn tell<'a>(&'a self, table: &'a TableId, text: String) -> BoxFuture<'a, Result<()>>;

    /// Takes leave of the others: the leases of this node are free at once, and it hears nothing any more.
    fn leave(&self) -> BoxFuture<'_, ()>;
}

/// Stores tables. When a call that changes something has succeeded, the change survives a power cut.
pub trait Store: Send + Sync + 'static {
    /// Creates a table with the id in its header. Its phase is `Running` when its entries contain a start, else `Open`.
    /// The creator and the holders of seats become known visitors.
    ///
    /// Fails with `Conflict` when the id is taken, with `Newer` or `Corrupt` when the header cannot be read.
    fn create(&self, table: NewTable) -> BoxFuture<'_, Result<()>>;

    /// Creates a table as by [`create`](Store::create), unless its creator has this many open or running tables already.
    /// However many are created at once, by whatever server, there are never more.
    ///
    /// Fails with `TooManyOpen` when there are, and otherwise as `create`.
    fn create_within(&self, table: NewTable, most: u32) -> BoxFuture<'_, Result<()>>;

    /// Changes a table in one transaction. New holders of seats become known visitors.
    ///
    /// Fails with `Answered` when the form was answered before, with `Conflict` when the log has another number of
    /// entries than [`Commit::after`], with `SeatChanged` when a seat has another revision than in [`Commit::known`],
    /// with `NoLease` when the change is for the holder of the lease and this node is not. Every error but `Unknown`
    /// means that nothing was changed.
    fn commit(&self, commit: Commit) -> BoxFuture<'_, Result<()>>;

    /// Deletes a table with all that belongs to it, also one that cannot be read. Fails with `NotFound` when there is
    /// no such table.
    fn remove<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<()>>;

    /// Waits until there is something to hear of other programs that use this store: of commands beside this server, and
    /// of other nodes. Each thing is heard once; one caller listens.
    fn hear(&self) -> BoxFuture<'_, Result<Vec<Heard>>>;

    /// This server as one of several on the store; `None` where there is one alone.
    fn node(&self) -> Option<&dyn Node>;

    /// The clock by which the times of all that is stored are told.
    fn clock(&self) -> Clock;

    /// A table with its whole log; `None` when there is no such table. Fails with `Newer` when its format is newer than
    /// this program, with `Damaged` when it cannot be read.
    fn load<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Option<Stored>>>;

    /// Tables as by [`load`](Store::load), in the same order; where the database is elsewhere, it is waited for a few
    /// times in all, not for each.
    fn load_all<'a>(&'a self, tables: &'a [TableId]) -> BoxFuture<'a, Vec<Result<Option<Stored>>>> {
        join_all(tables.iter().map(|table| self.load(table))).boxed()
    }

    /// The answer stored for a form of this table; `None` when the form was not answered.
    fn answer<'a>(&'a self, table: &'a TableId, form: &'a FormId) -> BoxFuture<'a, Result<Option<String>>>;

    /// The tables that a visitor created or has a seat at, the last changed first. This list and the others leave out
    /// damaged tables; [`load`](Store::load) reports the damage.
    fn tables_of(&self, visitor: VisitorId) -> BoxFuture<'_, Result<Vec<Summary>>>;

    /// The running or open tables that everybody may watch, the last changed first; at most 100.
    fn public_tables(&self) -> BoxFuture<'_, Result<Vec<Summary>>>;

    /// The tables that have reached a time limit of their settings at `now`: no start since they were created, or no
    /// entry since the last one.
    fn expired(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// The tables that are over and have not changed since `before`, the longest ago first; at most 100.
    fn finished(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// Every table in a list, the last changed first.
    fn list(&self) -> BoxFuture<'_, Result<Vec<Summary>>>;

    /// Every table, the first created first.
    fn all_tables(&self) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// The answered forms of a table: the form, its answer, and when it was given, by form.
    fn answers<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Vec<(FormId, String, Millis)>>>;

    /// The known visitors and when each was last here, by id.
    fn visitors(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Millis)>>>;

    /// The table and seat that a private link opens.
    fn seat_by_link(&self, link: LinkId) -> BoxFuture<'_, Result<Option<(TableId, Seat)>>>;

    /// Records that a known visitor was here. Does nothing for a visitor who is not known.
    fn seen(&self, visitor: VisitorId, at: Millis) -> BoxFuture<'_, Result<()>>;

    /// Forgets the visitors who were last here before `before` and who neither created nor sit at an open or running
    /// table; returns how many. Their seats at finished tables become empty, and [`VisitorId::FORGOTTEN`] replaces them
    /// as creators. Deletes the answers to forms from before `before` too.
    fn forget_visitors(&self, before: Millis) -> BoxFuture<'_, Result<u32>>;

    /// Forgets the visitors who neither created a table nor have a seat; returns how many.
    fn forget_strangers(&self) -> BoxFuture<'_, Result<u32>>;

    /// Reads the whole database to find out whether it is sound, while it is in use. A server of its own looks after
    /// its files itself. Fails with `Corrupt` when it is damaged, and with another error when it could not be checked.
    fn check(&self) -> BoxFuture<'_, Result<()>> {
        ready(Ok(())).boxed()
    }

    /// Copies the whole database to a new file while it is in use. Fails with `Exists` when there is such a file.
    fn backup(&self, file: PathBuf) -> BoxFuture<'_, Result<()>>;
}
