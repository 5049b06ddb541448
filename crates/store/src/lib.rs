//! The [`Store`] trait and its implementation for SQLite: the log of each table and all other durable data. The store
//! knows entries, not games: the values of the crate `table-log`, whose names it passes on. Another implementation
//! shares [`change`] and [`rows`], and one test suite (`tests/suite/mod.rs`) runs against each; the one for Postgres is
//! the crate `store-postgres`.
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
//!     pace: None,
//! };
//! let (secret, header_text) = (Secret::new([7; 32]), header.text());
//! let commitment = secret.commitment(Party::Server, &header_text);
//! let holders = BySeat::new(2, |_| Holder::default());
//! let (creator, settings) = (VisitorId::new([1; 32]), TableSettings::default());
//! let (entries, due) = (Vec::new(), None);
//! store.create(NewTable { header_text, secret, commitment, creator, settings, entries, holders, due }).await?;
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

mod backups;
pub mod change;
mod channel;
pub mod copy;
mod device;
mod door;
mod figure;
mod grant;
pub mod rows;
mod sqlite;
pub mod statements;

use std::path::PathBuf;

pub use backups::{BackupState, Backups};
pub use channel::{Channel, ChannelChange, Channels, Notification, Outcome, Settled, TAKEN, UNCALLED, Wait};
pub use device::{Device, DeviceChange, Devices, Invitation};
pub use door::{AdminKey, Announcement, DoorChange, Doors, Pass, Report, Welcome};
pub use figure::Figure;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, join_all, ready};
pub use grant::{Grant, Scope, Scopes};
#[doc(hidden)]
pub use sqlite::Tuning;
pub use sqlite::{Sqlite, partial};
use table::Seat;
pub use table_log::*;

/// One of several servers on one store. A node that the store has not heard from for three seconds counts as dead, and
/// its leases are free.
pub trait Node: Send + Sync {
    /// Takes the lease of a table, unless another live node has it. Returns whether this node has it now.
    fn take_lease<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<bool>>;

    /// Gives back the lease of a table, if this node has it.
    fn give_back<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<()>>;

    /// The tables whose lease a node had when it died. Each is in the list until another node takes its lease.
    fn orphans(&self) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// What a table has beyond this number of entries; `None` when there is no such table.
    fn news<'a>(&'a self, table: &'a TableId, after: u64) -> BoxFuture<'a, Result<Option<News>>>;

    /// The stored versions of these tables; tables that do not exist are left out.
    fn versions<'a>(&'a self, tables: &'a [TableId]) -> BoxFuture<'a, Result<Vec<(TableId, Version)>>>;

    /// Tells the other nodes something about a table that is not stored: a text of at most 4,000 bytes. A node that is
    /// not listening now never hears it.
    fn tell<'a>(&'a self, table: &'a TableId, text: String) -> BoxFuture<'a, Result<()>>;

    /// Leaves the other nodes: the leases of this node are free at once, and it hears nothing any more.
    fn leave(&self) -> BoxFuture<'_, ()>;
}

/// Stores tables. When a call that changes something has succeeded, the change survives a power cut.
///
/// A visitor without a part in any table leaves no trace: their row is written in the transaction that gives them a
/// table, a seat, a second device or the right to open tables.
pub trait Store: Channels + Devices + Doors + Send + Sync + 'static {
    /// Creates a table with the id in its header. Its phase is `Running` when its entries contain a start, else `Open`.
    /// The creator and the holders of seats become known visitors.
    ///
    /// Fails with `Conflict` when the id is taken, with `Newer` or `Corrupt` when the header cannot be read.
    fn create(&self, table: NewTable) -> BoxFuture<'_, Result<()>>;

    /// Creates a table as by [`create`](Store::create), unless its creator has this many open or running tables
    /// already. The limit holds however many are created at once, and on any server.
    ///
    /// Fails with `TooManyOpen` when the creator has that many, and otherwise as `create`.
    fn create_within(&self, table: NewTable, most: u32) -> BoxFuture<'_, Result<()>>;

    /// Changes a table in one transaction. New holders of seats become known visitors. The tokens for this table of
    /// persons who lose their last seat there are deleted.
    ///
    /// Fails with `Answered` when the form was answered before, with `Conflict` when the log has another number of
    /// entries than [`Commit::after`], with `SeatChanged` when a seat has another revision than in [`Commit::known`],
    /// with `NoLease` when only the holder of the lease may make the change and this node is not. Every error but
    /// `Unknown` means that nothing was changed.
    fn commit(&self, commit: Commit) -> BoxFuture<'_, Result<()>>;

    /// Deletes a table with all that belongs to it, even one that cannot be read. Fails with `NotFound` when there is
    /// no such table.
    fn remove<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<()>>;

    /// Waits for news from other programs that use this store: commands beside this server, and other nodes. Each piece
    /// of news is heard once; only one caller may listen.
    fn hear(&self) -> BoxFuture<'_, Result<Vec<Notice>>>;

    /// This server as one of several on the store; `None` if it is the only one.
    fn node(&self) -> Option<&dyn Node>;

    /// The clock for the times of everything that is stored.
    fn clock(&self) -> Clock;

    /// A table with its whole log; `None` when there is no such table. Fails with `Newer` when its format is newer than
    /// this program, with `Damaged` when it cannot be read.
    fn load<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Option<Stored>>>;

    /// Loads tables as by [`load`](Store::load), in the same order. With a remote database this takes a few round trips
    /// in all, not a few for each table.
    fn load_all<'a>(&'a self, tables: &'a [TableId]) -> BoxFuture<'a, Vec<Result<Option<Stored>>>> {
        join_all(tables.iter().map(|table| self.load(table))).boxed()
    }

    /// The answer stored for a form of this table; `None` when the form was not answered.
    fn answer<'a>(&'a self, table: &'a TableId, form: &'a FormId) -> BoxFuture<'a, Result<Option<String>>>;

    /// The tables that a visitor created or has a seat at, the most recently changed first. This list and the others
    /// leave out damaged tables; [`load`](Store::load) reports the damage.
    fn tables_of(&self, visitor: VisitorId) -> BoxFuture<'_, Result<Vec<Summary>>>;

    /// The running or open tables that everybody may watch, the most recently changed first; at most 100.
    fn public_tables(&self) -> BoxFuture<'_, Result<Vec<Summary>>>;

    /// The tables that have reached a time limit of their settings at `now`: they have not started, or have no new
    /// entry, for too long.
    fn expired(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// The running tables at which somebody's time is up at `now`: the next [due time](Commit::due) has come. The longest
    /// due come first; at most 100.
    fn due(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// The running tables that have changed since `since`, the most recently changed first.
    fn running(&self, since: Millis) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// The tables that are over and have not changed since `before`, the oldest change first; at most 100.
    fn finished(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// A summary of every table, the most recently changed first.
    fn list(&self) -> BoxFuture<'_, Result<Vec<Summary>>>;

    /// The id of every table, in the order of creation.
    fn all_tables(&self) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// The answered forms of a table, sorted by form: the form, its answer, and when it was given.
    fn answers<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Vec<(FormId, String, Millis)>>>;

    /// The known visitors, sorted by id, and when each was last here.
    fn visitors(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Millis)>>>;

    /// The table and seat that a private link opens.
    fn seat_by_link(&self, link: LinkId) -> BoxFuture<'_, Result<Option<(TableId, Seat)>>>;

    /// Records that a known visitor was here. Does nothing for a visitor who is not known.
    fn seen(&self, visitor: VisitorId, at: Millis) -> BoxFuture<'_, Result<()>>;

    /// Forgets the visitors who were last here before `before`, who neither created nor sit at an open or running table,
    /// and whose exclusion, if any, was over by `before`; returns how many. Their seats at finished tables become empty,
    /// and [`VisitorId::FORGOTTEN`] replaces them as creators; their devices, invitations, channels and reports are
    /// deleted, and the tokens of which they are the owners. Deletes the answers to forms and the reports from before
    /// `before` too, and the tokens whose time is up.
    fn forget_visitors(&self, before: Millis) -> BoxFuture<'_, Result<u32>>;

    /// Forgets the visitors who neither created a table nor have a seat, a device or a channel, and whom the operator has
    /// neither invited nor excluded; returns how many.
    fn forget_strangers(&self) -> BoxFuture<'_, Result<u32>>;

    /// Reads the whole database to find damage, while it is in use. Does nothing for Postgres, which looks after its
    /// own files. Fails with `Corrupt` when it is damaged, and with another error when it could not be checked.
    fn check(&self) -> BoxFuture<'_, Result<()>> {
        ready(Ok(())).boxed()
    }

    /// Overwrites on the disk what was removed or replaced, while the database is in use. Does nothing for Postgres.
    /// Fails with `Locked` when others read for too long.
    fn overwrite(&self) -> BoxFuture<'_, Result<()>> {
        ready(Ok(())).boxed()
    }

    /// Gives the space of what was removed back to the system, while the database is in use; returns how many bytes.
    /// Does nothing and returns `None` for Postgres, which reuses space by itself. Fails with `Locked` when others write
    /// or read for too long.
    fn compact(&self) -> BoxFuture<'_, Result<Option<u64>>> {
        ready(Ok(None)).boxed()
    }

    /// What this store tells of itself, as it is now.
    fn figures(&self) -> Vec<(Figure, u64)> {
        Vec::new()
    }

    /// Copies the whole database to a new file while it is in use. Fails with `Exists` when there is such a file.
    fn backup(&self, file: PathBuf) -> BoxFuture<'_, Result<()>>;
}
