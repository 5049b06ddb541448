//! The contract between a game's rules and everything that plays it: pages, bots, logs and tests.
//!
//! A game is a value that implements [`Game`]. The truth ([`Game::State`]) and what a seat may know ([`Knows`]) are
//! different types; pages, bots and programs receive only the latter. Randomness has names ([`Chance`]), so that a log
//! of actions is the whole game.

pub mod chance;
pub mod deal;
mod digest;
mod event;
mod game;
mod options;
mod outcome;
mod position;
mod presence;
mod seat;

pub use chance::{Chance, DealKey, Fast, Stream};
pub use digest::{Digest, NoDigest};
pub use event::{Audience, Events, Heard};
pub use game::{Action, Game, Reason, Setup, SetupError};
pub use options::{OptionSpec, SettingError, Settings};
pub use outcome::{Outcome, Score, Source};
pub use position::{Knows, NotLegal, Position};
pub use presence::Presence;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
