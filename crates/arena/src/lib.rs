//! Tournaments between bots: duplicate deals, results, honest statistics.
//!
//! Each deal of a [`Tournament`] is played once in each rotation of its [`Lineup`] over the seats. So every bot plays
//! every seat with the same cards, and the luck of a deal affects all alike. All games of a deal are one observation in
//! the [`Statistics`]: the intervals come from the differences between deals.
//!
//! ```
//! use arena::{Lineup, PlayError, Statistics, Tournament};
//! use erasure::Stop;
//! use table::{Settings, Setup};
//!
//! let title = catalog::titles().find("desperados").expect("the game is on the list");
//! let lineup = Lineup::of(title, &["beginner", "random"], &[], Some(3))?;
//! let (edition, version) = (title.edition().to_owned(), title.version());
//! let setup = Setup { seats: 3, settings: Settings::default(), edition, version };
//! let tournament = Tournament { title, setup, lineup, seed: 1 };
//!
//! let mut games = Vec::new();
//! tournament.run::<PlayError>(&tournament.numbers(30), 2, &Stop::default(), |game| {
//!     games.push(game.clone());
//!     Ok(())
//! })?;
//! let statistics = Statistics::of(&tournament.lineup, &games).expect("all deals are complete");
//! assert_eq!((statistics.deals, statistics.games), (10, 30));
//! assert!(statistics.bots[0].wins.mean > 0.5, "one beginner against two that play at random");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod estimate;
mod file;
mod foreign;
mod lineup;
mod play;
mod player;
mod process;
mod rating;
mod record;
mod run;
mod statistics;
mod tournament;

pub use estimate::Measured;
pub use file::{FileError, ResultsFile};
pub use foreign::{End, Foreign, ForeignError, Hello};
pub use lineup::{Contender, Lineup, LineupError, Mind, TurnBudget};
pub use play::PlayError;
pub use process::Lost;
pub use record::{EntrantResult, Forfeits, Number, Played, TournamentHeader};
pub use statistics::{Pair, Standing, Statistics};
pub use tournament::Tournament;
