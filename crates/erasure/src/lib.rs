//! The rules of any game behind object-safe traits: what a server, a bot process or a tournament needs.
//!
//! [`Title`] is a game that can be dealt, [`Match`] a running game, [`Seen`] a running game for one viewer.
//!
//! Only this crate erases a game's types. It knows no HTML and no words, so a bot process, a language binding or a
//! WebAssembly page needs nothing more. The crate `look` makes pages from a [`Seen`].
//!
//! ```
//! use dollars_wanted::TITLE;
//! use erasure::{Refusal, Seen};
//! use table::{DealKey, Settings, Setup, Viewer};
//!
//! let title = TITLE.title();
//! let (edition, version) = (title.edition().to_owned(), title.version());
//! let setup = Setup { seats: 3, settings: Settings::default(), edition, version };
//! let mut game = title.deal(&setup, DealKey::new([7; 32]))?;
//!
//! let seat = game.to_act().iter().next().expect("somebody begins");
//! let seen = Seen::new(&*game, Viewer::Seat(seat));
//! let first = &seen.choices()[0];
//! assert_eq!(title.action(first.number).as_ref(), Some(&first.text));
//! assert!(seen.view_json().contains("hand"));
//!
//! let Err(Refusal::NotLegal(Some(reason))) = game.play(seat, "pass") else { panic!("it may not pass") };
//! assert_eq!(reason.clause(), "DW-4");
//! # Ok::<(), table::SetupError>(())
//! ```

mod costs;
mod erased;
pub mod example;
mod history;
mod offer;
mod past;
mod refusal;
mod running;
mod seen;
mod title;

pub use bots::{BEGINNER, Budget, Estimate, Stop, Thinking};
pub use erased::{Erased, Rules};
pub use offer::{Choice, Offer};
pub use past::Past;
pub use refusal::{AnyReason, Refusal};
pub use running::Match;
pub use seen::{Seen, SeenAs};
pub use title::{Clock, Costs, Pace, Rating, Title, Titles};
