//! Live tables: an actor each, who is here, the threads of bots, clocks. No HTTP, no HTML, no texts. What a table is and
//! what its people may do stands in the crate `table-fold`; this crate passes on the names that pages need.
//!
//! Each table is one task, an actor (`room.rs` and `room/`). Its state, its messages and its answers live in files of
//! their own, so that no two files import each other in a circle.
//!
//! ```
//! use std::sync::Arc;
//! use std::time::Duration;
//!
//! use play::{Config, SeatWish, Tables, Token, Wish};
//! use store::{Sqlite, TableSettings};
//! use table::Viewer;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! let store = Arc::new(Sqlite::open(folder.path().join("posse.sqlite"))?);
//! let config = Config { bot_pause: Duration::ZERO, ..Config::default() };
//! let tables = Tables::new(store, catalog::titles(), config);
//!
//! // Two bots play as soon as somebody looks.
//! let visitor = Token::random().visitor();
//! let wish = Wish {
//!     game: "fistful-of-meeples".to_owned(),
//!     options: table::Settings::default(),
//!     seats: vec![SeatWish::Bot("random".to_owned()); 2],
//!     settings: TableSettings::default(),
//!     lesson: None,
//!     pace: None,
//! };
//! let id = tables.create(&visitor, wish).await?;
//! let mut feed = tables.table(&id).await?.follow(visitor)?;
//! while let Some(update) = feed.next().await {
//!     let seen = update.snapshot.seen(Viewer::Spectator).expect("the game is dealt");
//!     assert!(seen.choices().is_empty(), "a spectator decides nothing");
//!     if let Some(outcome) = update.snapshot.outcome() {
//!         assert!(outcome.winners().count() > 0);
//!         break;
//!     }
//! }
//! # Ok(())
//! # }
//! ```

mod analyses;
mod analyst;
mod answer;
mod aside;
mod bots;
mod clock;
mod crash;
pub mod housekeeping;
pub mod import;
mod live_table;
mod message;
mod opening;
mod pool;
mod presence;
mod randomness;
mod room;
mod sequence;
mod server;
mod tables;
mod turns;
mod waking;

pub use analyses::Analysed;
pub use crash::{Crash, NoCrash, Point};
pub use live_table::{Feed, Table};
pub use message::Update;
pub use opening::{SeatWish, Wish};
pub use presence::LOOKING;
pub use randomness::Randomness;
pub use server::{Config, Vitals};
pub use table_fold::{
    Chair, Differs, Done, Ending, Hint, How, ListNumber, NameFault, NoListNumber, NoToken, Note, Occasion, PageNumber,
    PastPage, Person, Perspective, Progress, PublicNumber, ReadOnly, Refused, Remark, Replay, Request, Snapshot,
    TimeLeft, Token, Wait, analysis, name, record,
};
pub use tables::Tables;
pub use turns::{Permit, Turns};
