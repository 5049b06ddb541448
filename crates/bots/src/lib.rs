#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
//!
//! # A bot of your own
//! A bot receives [`Knows`](table::Knows), one seat's information set, and a [`Thinking`]: a budget for one turn, a
//! stop flag and what it kept from earlier steps of the turn. It gets nothing else, and keeps nothing after the turn.
//! The crate `table-kit` tests that a bot with the same seed answers the same in two worlds that look the same to its
//! seat, and that its estimates agree with its choice.
//!
//! ```
//! use bots::{Bot, Thinking};
//! use table::{Game, Knows};
//!
//! /// Takes the first legal action.
//! struct First;
//!
//! impl<G: Game> Bot<G> for First {
//!     fn name(&self) -> &'static str {
//!         "first"
//!     }
//!
//!     fn choose(&self, _: &G, _: &Knows<G>, legal: &[G::Action], _: &mut Thinking) -> G::Action {
//!         legal[0]
//!     }
//! }
//! ```

mod averages;
mod because;
mod bot;
mod guide;
mod persona;
mod search;
mod thinking;
mod tree;
mod turn;

pub use because::{Because, Ends};
pub use bot::{BEGINNER, Bot, Random};
pub use guide::{Guide, Terms};
pub use persona::Persona;
pub use search::{COWHAND, GUNSLINGER, MARSHAL, PLAIN, Search, TENDERFOOT};
pub use thinking::{Account, Budget, Estimate, Stop, Thinking};
pub use turn::{Advice, advice, estimates, judge, play, turn};
