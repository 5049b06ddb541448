#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
//!
//! # Truth and knowledge
//! A game is a value that implements [`Game`]. The true state ([`Game::State`]) and a seat's information set
//! ([`Knows`]) are different types; pages, bots and programs receive only the latter. Randomness comes from named
//! streams ([`Chance`]), so a log of actions determines the whole game.
//!
//! # Features
//! Both are on by default. The search (`posse-bots`) needs neither.
//!
//! | feature | what it brings |
//! |---|---|
//! | `deal` | `DealKey`, and the module `deal`: the randomness of a table, and its proof |
//! | `editions` | the module `edition`: reads the numbers printed on components from TOML |

mod bits;
pub mod chance;
#[cfg(feature = "deal")]
pub mod deal;
mod digest;
#[cfg(feature = "editions")]
pub mod edition;
mod event;
mod game;
pub mod hex;
#[cfg(feature = "deal")]
mod key;
mod lesson;
mod matching;
mod names;
mod options;
mod outcome;
mod pile;
mod playing;
mod position;
mod seat;
mod setup;
mod sort;
#[cfg(feature = "editions")]
mod wiring;

pub use bits::{Bits, subsets};
pub use chance::{Chance, Fast, Stream};
pub use digest::{Digest, NoDigest};
pub use event::{Audience, Fortune, Heard};
pub use game::{Decision, Events, Game, Knows, Reason};
#[cfg(feature = "deal")]
pub use key::DealKey;
pub use lesson::Lesson;
pub use matching::matching;
pub use names::UnknownName;
pub use options::{OptionSpec, SettingError, Settings};
pub use outcome::{Outcome, Score, Source};
pub use pile::Pile;
pub use playing::Match;
pub use position::{NotLegal, Position};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::{Setup, SetupError};
pub use sort::sort_by_kind;
