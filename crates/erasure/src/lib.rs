#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
//!
//! # The types
//! [`Title`] is a game that can be dealt, [`AnyMatch`] a running game, [`Seen`] a running game for one viewer. Only this
//! crate erases a game's types. The crate `look` makes pages from a [`Seen`].

mod costs;
mod erased;
pub mod example;
mod history;
mod offer;
mod past;
mod presence;
mod refusal;
mod running;
mod seen;
mod title;
mod when;

pub use bots::{Advice, BEGINNER, Because, Budget, Ends, Estimate, Persona, Stop, Thinking};
pub use erased::{Erased, Rules};
pub use offer::{Choice, Offer};
pub use past::Past;
pub use presence::Presence;
pub use refusal::{AnyReason, Refusal};
pub use running::AnyMatch;
pub use seen::{Seen, SeenAs};
pub use title::{Cast, Clock, Costs, Pace, Rating, Title, Titles};
pub use when::When;
