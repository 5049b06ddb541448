//! The rules of any game behind object-safe traits: what a server, a bot process or a tournament needs, whatever the game.
//!
//! [`Title`] is a game that can be dealt, [`Match`] one that runs, [`Seen`] one that runs as a single viewer has it. None of
//! them knows HTML or words: a page is made of a [`Seen`] by the game's show, in the crate `look`.

mod erased;
mod history;
mod offer;
mod refusal;
mod running;
mod seen;
mod title;

pub use erased::Erased;
pub use offer::{Choice, Offer};
pub use refusal::{Reason, Refusal};
pub use running::Match;
pub use seen::{Seen, SeenAs};
pub use title::{Pace, Title, Titles};
