//! Live tables: seats, drafts, bots, and what each viewer may see. No HTTP, no HTML, no texts.
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

mod admits;
mod analyses;
pub mod analysis;
mod analyst;
mod answer;
mod aside;
mod bots;
mod clock;
mod clocks;
mod crash;
mod evening;
mod hint;
pub mod housekeeping;
pub mod import;
mod live_table;
mod loaded;
mod message;
pub mod name;
mod number;
mod opening;
mod page;
mod perspective;
mod plan;
mod pool;
mod presence;
mod progress;
mod randomness;
pub mod record;
mod remarks;
mod replay;
mod request;
mod room;
mod round;
mod seating;
mod server;
mod snapshot;
mod steps;
mod tables;
mod talk;
mod token;
mod turn;
mod turns;
mod waking;

pub use analyses::Analysed;
pub use clocks::TimeLeft;
pub use crash::{Crash, NoCrash, Point};
pub use hint::Hint;
pub use live_table::{Feed, Table};
pub use loaded::ReadOnly;
pub use message::Update;
pub use name::NameFault;
pub use number::{ListNumber, NoListNumber, PageNumber, PublicNumber};
pub use opening::{SeatWish, Wish};
pub use perspective::Perspective;
pub use presence::LOOKING;
pub use progress::{Chair, Differs, Ending, How, Note, Person, Progress};
pub use randomness::Randomness;
pub use remarks::{Occasion, Remark};
pub use replay::{PastPage, Replay};
pub use request::{Done, Refused, Request};
pub use server::{Config, Vitals};
pub use snapshot::{Snapshot, Wait};
pub use tables::Tables;
pub use token::{NoToken, Token};
pub use turns::{Permit, Turns};
