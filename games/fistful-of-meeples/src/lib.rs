//! The rules of *A Fistful of Meeples*. `RULES.md` holds the clauses (FM-1 …).
//!
//! ```
//! use fistful_of_meeples::{FistfulOfMeeples, Place};
//! use table::{DealKey, Game, Match, Settings, Setup};
//!
//! let game = FistfulOfMeeples::new(&Setup::of::<FistfulOfMeeples>(2, Settings::default()))?;
//! let mut playing = Match::deal(&game, DealKey::new([7; 32]));
//! let seat = playing.to_act().first().expect("somebody begins");
//! assert_eq!(playing.knows(seat).view.board.places[Place::Saloon].total(), 1);
//! let action = playing.legal(seat)[0];
//! assert_eq!(playing.why_not(seat, action), None);
//! playing.play(seat, action)?;
//! assert!(playing.outcome().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(doctest, doc = include_str!("../README.md"))]
#![warn(missing_docs)]

mod action;
mod bag;
mod board;
#[cfg(feature = "bots")]
mod bot;
mod building;
mod cube;
mod deal;
mod edition;
mod event;
mod field;
mod game;
#[cfg(feature = "bots")]
mod guide;
mod illegal;
mod legal;
mod meeple;
mod options;
mod place;
mod placing;
mod recall;
mod resample;
mod resolving;
mod score;
mod showdown;
mod state;
mod step;
#[cfg(feature = "bots")]
mod title;
mod turn;
mod view;

pub use action::Action;
pub use board::{Board, GRAVES};
#[cfg(feature = "bots")]
pub use bot::Beginner;
pub use building::{BUILDINGS, Building, Face, Sign};
pub use cube::{Bag, Cost, Cube, Supply};
pub use edition::{BARS, Edition};
pub use event::{Cause, End, Event, Side};
pub use field::{Direction, FIELDS, Field, FieldSet, Street, Way};
pub use game::FistfulOfMeeples;
pub use illegal::Illegal;
pub use meeple::{KINDS, Meeple, Meeples, TOWNSFOLK};
pub use options::{OPTIONS, Options};
pub use place::{PLACES, Place, Places};
pub use recall::Recall;
pub use state::State;
pub use step::Step;
use table::{Game, Lesson, OptionSpec, Seat};
#[cfg(feature = "bots")]
pub use title::TITLE;
pub use view::{Fall, View};

impl Game for FistfulOfMeeples {
    const NAME: &'static str = "fistful-of-meeples";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, action::SEATS as u8);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const EDITION: &'static str = include_str!("../edition.toml");
    const LESSON: Option<Lesson> = Some(Lesson { deal: "fistful-of-meeples 16", seats: 2 });

    table::wiring!();

    fn bound(&self) -> u32 {
        turn::bound(self)
    }

    /// Only actions that draw from the bag (FM-27) or roll a die (FM-25). Everything else is open.
    fn learns(&self, view: &View, action: Action) -> bool {
        match action {
            Action::Resolve { building } => self.draws_at(&view.board, building),
            Action::Showdown | Action::Reroll => true,
            Action::Settle { .. }
            | Action::Take { .. }
            | Action::Drop { .. }
            | Action::Mark { .. }
            | Action::Build
            | Action::Upgrade
            | Action::Decline
            | Action::Keep => false,
        }
    }

    fn recall(&self, _seat: Seat) -> Recall {
        Recall {}
    }
}
