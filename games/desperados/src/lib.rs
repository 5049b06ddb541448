//! The rules of *Desperados*. `RULES.md` holds the clauses (DE-1 …).
//!
//! ```
//! use desperados::Desperados;
//! use table::{DealKey, Game, Match, Settings, Setup};
//!
//! let game = Desperados::new(&Setup::of::<Desperados>(2, Settings::default()))?;
//! let mut playing = Match::deal(&game, DealKey::new([7; 32]));
//! let seat = playing.to_act().first().expect("somebody begins");
//! assert_eq!(playing.knows(seat).view.hand.len(), 7);
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
#[cfg(feature = "bots")]
mod bot;
mod card;
mod deal;
mod edition;
mod event;
mod game;
mod gang;
#[cfg(feature = "bots")]
mod guide;
mod holdup;
mod illegal;
mod legal;
mod options;
mod pile;
mod place;
mod recall;
mod resample;
mod row;
mod score;
mod state;
mod step;
#[cfg(feature = "bots")]
mod title;
mod turn;
mod view;

pub use action::Action;
pub use bag::{Bag, COPIES};
#[cfg(feature = "bots")]
pub use bot::Beginner;
pub use card::{Card, Colour, Person};
pub use edition::Edition;
pub use event::{Cards, End, Event, Tie};
pub use game::Desperados;
pub use illegal::Illegal;
pub use options::{OPTIONS, Options};
pub use place::{Kind, PILE, PLACES, PlaceCard, SPOTS, Spot};
pub use recall::Recall;
pub use score::booty;
pub use state::State;
pub use step::Step;
use table::{Game, Lesson, OptionSpec, Seat};
#[cfg(feature = "bots")]
pub use title::TITLE;
pub use view::{Gang, GangChoice, SeatView, SpotView, View};

use crate::pile::CARDS;

impl Game for Desperados {
    const NAME: &'static str = "desperados";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 5);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const EDITION: &'static str = include_str!("../edition.toml");
    /// In a hold-up, everybody chooses at the same time (DE-11).
    const TOGETHER: bool = true;
    const LESSON: Option<Lesson> = Some(Lesson { deal: "desperados 7", seats: 3 });

    table::wiring!();

    /// At most 160 hold-ups: each of the sixteen places that can be won may be preceded by nine that nobody joins, and
    /// ten in a row end the game (DE-18). In each, every card outside the row may join and every seat is ready once. A
    /// hold-up removes at most five placed cards from the rows, and at most twenty are there at the end. A stuck turn
    /// holds no decision.
    fn bound(&self) -> u32 {
        let hold_ups = 16 * u32::from(holdup::NOBODY);
        let placed = hold_ups * u32::from(PlaceCard::GREATEST) + PLACES as u32;
        placed + hold_ups * (CARDS as u32 + u32::from(self.seats))
    }

    /// Never: a card is placed openly, and choices in a hold-up are revealed to everybody at once (DE-11).
    fn learns(&self, _view: &View, _action: Action) -> bool {
        false
    }

    fn recall(&self, seat: Seat) -> Recall {
        Recall::new(seat, self.seats, self.cards)
    }
}
