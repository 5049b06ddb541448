//! The [`Bot`] trait, the search, and games between bots.
//!
//! A bot receives [`Knows`](table::Knows), one seat's information set, and nothing else:
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
//!     fn version(&self) -> u32 {
//!         1
//!     }
//!
//!     fn choose(&self, _: &G, _: &Knows<G>, legal: &[G::Action], _: &mut Thinking) -> G::Action {
//!         legal[0]
//!     }
//! }
//! ```

mod averages;
mod bot;
mod guide;
mod search;
mod thinking;
mod tree;
mod turn;

pub use bot::{BEGINNER, Bot, Random};
pub use guide::Guide;
pub use search::{COWHAND, GUNSLINGER, MARSHAL, PLAIN, Search, TENDERFOOT};
pub use thinking::{Budget, Estimate, Stop, Thinking};
pub use turn::{estimates, judge, play, turn};
