//! The log and everything durable: behind one trait, with one test-suite (`tests/suite.rs`) for whatever keeps it.
//!
//! A table is made with its header, and then changed by commits that know how many entries it has:
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
//! };
//! let (secret, header_text) = (Secret::new([7; 32]), header.text());
//! let commitment = secret.commitment(Party::Server, &header_text);
//! let holders = BySeat::new(2, |_| Holder::default());
//! let (creator, settings) = (VisitorId::new([1; 32]), TableSettings::default());
//! store.create(NewTable { header_text, secret, commitment, creator, settings, entries: Vec::new(), holders }).await?;
//!
//! let move_on = Commit {
//!     table: table.clone(),
//!     after: 0,
//!     at: Millis::now(),
//!     entries: vec![Entry { at: Millis::now(), who: Who::Server, kind: Kind::Start, digest: None }],
//!     drafts: vec![(Seat(1), vec!["lay 2".to_owned()])],
//!     holders: Vec::new(),
//!     phase: Some(Phase::Running),
//!     answer: None,
//! };
//! store.commit(move_on.clone()).await?;
//! // Whoever does not know of that entry must read again.
//! assert_eq!(store.commit(move_on).await, Err(StoreError::Conflict { have: 1, wanted: 0 }));
//!
//! let stored = store.load(&table).await?.expect("it was made");
//! assert_eq!((stored.entries.len(), stored.phase), (1, Phase::Running));
//! # Ok(())
//! # }
//! ```

mod error;
mod id;
pub mod log;
mod sqlite;
mod stored;

use std::path::PathBuf;

pub use error::StoreError;
use futures_util::future::BoxFuture;
pub use id::{FormId, LinkId, NoTableId, NotHex, TableId, VisitorId};
pub use log::{Entry, FORMAT, Header, Kind, Millis, Who};
pub use sqlite::Sqlite;
#[doc(hidden)]
pub use sqlite::Tuning;
pub use stored::{Commit, Holder, NewTable, Phase, Stored, Summary, TableSettings, Watch};
use table::Seat;

/// What a call comes to.
pub type Result<T> = std::result::Result<T, StoreError>;

/// Keeps tables. When a call that changes something has succeeded, the change survives a power cut.
pub trait Store: Send + Sync + 'static {
    /// Makes a table under the name in its header; it is running when its entries hold a start, else open. Whoever makes it
    /// or has a seat is a known visitor from then on. `Conflict` when there is one of this name, `Newer` or `Corrupt` when
    /// the header cannot be read.
    fn create(&self, table: NewTable) -> BoxFuture<'_, Result<()>>;

    /// Changes a table in one transaction. Whoever gets a seat is a known visitor from then on. `Conflict` when it has other
    /// entries than the caller knows of, `Answered` when the form was answered before; both, like every error but
    /// `Unknown`, leave everything as it was.
    fn commit(&self, commit: Commit) -> BoxFuture<'_, Result<()>>;

    /// A table with its whole log, if there is one. `Newer` when it is of a newer format, `Damaged` when it cannot be read.
    fn load<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Option<Stored>>>;

    /// The answer that a form was given at a table.
    fn answer<'a>(&'a self, table: &'a TableId, form: &'a FormId) -> BoxFuture<'a, Result<Option<String>>>;

    /// The tables that a visitor made or sits at, the last changed first. This list and the others leave out a table that is
    /// damaged; loading it tells.
    fn tables_of(&self, visitor: VisitorId) -> BoxFuture<'_, Result<Vec<Summary>>>;

    /// The tables that everybody may watch and that are not over, the last changed first; at most 100.
    fn public_tables(&self) -> BoxFuture<'_, Result<Vec<Summary>>>;

    /// The tables whose settings say that they have waited too long by now: for a start since they were made, or for the
    /// next entry.
    fn expired(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// How many tables that are not over a visitor has made.
    fn count_open(&self, visitor: VisitorId) -> BoxFuture<'_, Result<u32>>;

    /// The table and seat of a private link.
    fn seat_by_link(&self, link: LinkId) -> BoxFuture<'_, Result<Option<(TableId, Seat)>>>;

    /// Remembers that a known visitor was here. Of one who has made no table and had no seat nothing is kept.
    fn seen(&self, visitor: VisitorId, at: Millis) -> BoxFuture<'_, Result<()>>;

    /// Forgets visitors who were not here since and neither sit at nor made a table that is not over: in their seats at
    /// finished tables sits nobody, and whoever made such a table is [`VisitorId::FORGOTTEN`]. Answers to forms from
    /// before go too. Tells how many visitors.
    fn forget_visitors(&self, before: Millis) -> BoxFuture<'_, Result<u32>>;

    /// Copies everything to a new file, while tables go on. `Exists` when there is such a file.
    fn backup(&self, file: PathBuf) -> BoxFuture<'_, Result<()>>;
}
