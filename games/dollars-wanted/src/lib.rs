//! The rules of *Dollars Wanted*. `RULES.md` holds the clauses (DW-1 …).
//!
//! ```
//! use dollars_wanted::DollarsWanted;
//! use table::{DealKey, Game, Match, Settings, Setup};
//!
//! let game = DollarsWanted::new(&Setup::of::<DollarsWanted>(2, Settings::default()))?;
//! let mut playing = Match::deal(&game, DealKey::new([7; 32]));
//! let seat = playing.to_act().first().expect("somebody begins");
//! assert_eq!(playing.knows(seat).view.hand.len(), 6);
//! let action = playing.legal(seat)[0];
//! assert_eq!(playing.why_not(seat, action), None);
//! playing.play(seat, action)?;
//! assert!(playing.outcome().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(doctest, doc = include_str!("../README.md"))]
#![warn(missing_docs)]

mod action;
#[cfg(feature = "bots")]
mod bot;
mod building;
mod card;
mod deal;
mod edition;
mod event;
mod fits;
mod game;
#[cfg(feature = "bots")]
mod guide;
mod illegal;
mod legal;
mod missing;
mod options;
mod pile;
mod recall;
mod resample;
mod robbery;
mod score;
mod state;
mod step;
#[cfg(feature = "bots")]
mod title;
mod turn;
mod view;

pub use action::{Action, ROWS, RowId};
#[cfg(feature = "bots")]
pub use bot::Beginner;
pub use building::{BUILDINGS, Building, BuildingId, BuildingKind, Front};
pub use card::{ByTool, Card, Colour, Kind, Tool, ToolSet};
pub use edition::Edition;
pub use event::{Cards, Cause, End, Event};
pub use game::DollarsWanted;
pub use illegal::Illegal;
pub use missing::Missing;
pub use options::{OPTIONS, Options};
pub use recall::Recall;
pub use robbery::{missing, suffices};
pub use state::State;
pub use step::Step;
use table::{Game, Knows, Lesson, OptionSpec, Seat, Stream};
#[cfg(feature = "bots")]
pub use title::TITLE;
pub use view::{PileView, RowView, SeatView, View};

impl Game for DollarsWanted {
    const NAME: &'static str = "dollars-wanted";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 5);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const EDITION: &'static str = include_str!("../edition.toml");
    /// A face-down card may not be looked at again (DW-10).
    const MEMORY: bool = true;
    const LESSON: Option<Lesson> = Some(Lesson { deal: "dollars-wanted 67", seats: 2 });

    table::wiring!();

    /// A turn has at most three shown hands, two laid cards and one robbery.
    fn bound(&self) -> u32 {
        u32::from(turn::LAST_TURN) * 6
    }

    /// A robbery turns cards up (DW-12), and a shown hand is redrawn (DW-8). Laying cards and ending a turn reveal
    /// nothing.
    fn learns(&self, _view: &View, action: Action) -> bool {
        match action {
            Action::Rob { .. } | Action::Show => true,
            Action::Lay { .. } | Action::Stop | Action::Pass => false,
        }
    }

    fn recall(&self, seat: Seat) -> Recall {
        Recall::new(seat, self.seats, &self.options, self.cards.iter().copied())
    }

    fn forgotten(&self, view: &View, seat: Seat) -> Option<Recall> {
        Some(self.recall(seat).of_view(self, view))
    }

    fn worlds<S: Stream>(&self, knows: &Knows<Self>) -> impl Fn(&mut S) -> State {
        resample::worlds(self, knows)
    }
}
