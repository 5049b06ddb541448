//! The contract between a game's rules and everything that plays it: pages, bots, logs and tests. This crate knows no
//! particular game and does no I/O. [`Game`] documents what a game guarantees, and the crate `table-kit` tests it.
//!
//! A game is a value that implements [`Game`]. The true state ([`Game::State`]) and a seat's information set
//! ([`Knows`]) are different types; pages, bots and programs receive only the latter. Randomness comes from named
//! streams ([`Chance`]), so a log of actions determines the whole game.
//!
//! ```
//! use table::{DealKey, Fast, Game, Outcome, Position, SetupError, Setup, Stream};
//!
//! /// Plays a game to its end with random legal actions.
//! fn play_at_random<G: Game>(setup: &Setup) -> Result<Outcome, SetupError> {
//!     let game = G::new(setup)?;
//!     let (chance, mut random) = (DealKey::new([7; 32]), Fast::new(7));
//!     let mut position = Position::deal(&game, &chance, &mut ());
//!     let mut legal = Vec::new();
//!     loop {
//!         if let Some(outcome) = game.outcome(&position.state) {
//!             return Ok(outcome);
//!         }
//!         let seat = game.to_act(&position.state).iter().next().expect("somebody can act until the end");
//!         game.legal(&position.state, seat, &mut legal);
//!         let action = *random.pick(&legal).expect("a seat that owes a decision has an action");
//!         position.play(&game, seat, action, &chance, &mut ()).expect("the action is legal");
//!     }
//! }
//! ```

pub mod chance;
pub mod deal;
mod digest;
pub mod edition;
mod event;
mod game;
pub mod hex;
mod lesson;
mod matching;
mod names;
mod options;
mod outcome;
mod position;
mod presence;
mod seat;
mod setup;
mod sort;

pub use chance::{Chance, DealKey, Fast, Stream};
pub use digest::{Digest, NoDigest};
pub use event::{Audience, Heard};
pub use game::{Action, Events, Game, Knows, Reason};
pub use lesson::Lesson;
pub use matching::matching;
pub use names::UnknownName;
pub use options::{OptionSpec, SettingError, Settings};
pub use outcome::{Outcome, Score, Source};
pub use position::{NotLegal, Position};
pub use presence::Presence;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::{Setup, SetupError};
pub use sort::sort_by_kind;
