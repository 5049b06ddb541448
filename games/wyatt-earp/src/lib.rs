//! The rules of *Wyatt Earp*. `RULES.md` holds the clauses (WE-1 …).
//!
//! ```
//! use table::{DealKey, Game, Match, Settings, Setup};
//! use wyatt_earp::WyattEarp;
//!
//! let game = WyattEarp::new(&Setup::of::<WyattEarp>(3, Settings::default()))?;
//! let mut playing = Match::deal(&game, DealKey::new([7; 32]));
//! let seat = playing.to_act().first().expect("somebody begins");
//! assert_eq!(playing.knows(seat).view.hand.len(), 10);
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
mod card;
mod deal;
mod edition;
mod ending;
mod event;
mod game;
mod group;
#[cfg(feature = "bots")]
mod guide;
mod hand;
mod illegal;
mod legal;
mod options;
mod outlaw;
mod pile;
mod recall;
mod resample;
mod score;
mod sharing;
mod sheriff;
mod state;
mod step;
#[cfg(feature = "bots")]
mod title;
mod turn;
mod view;

pub use action::Action;
#[cfg(feature = "bots")]
pub use bot::Beginner;
pub use card::{CARDS, Card, KINDS, Kind};
pub use edition::{Edition, Rewards, Worth};
pub use event::{Cards, End, Event, HandEnd, Scored};
pub use game::WyattEarp;
pub use group::{Group, Groups};
pub use hand::Hand;
pub use illegal::Illegal;
pub use options::{OPTIONS, Options};
pub use outlaw::{OUTLAWS, Outlaw};
pub use recall::{Missing, Recall};
pub use sharing::share;
pub use state::{SheetLine, State};
pub use step::Step;
use table::{Game, Knows, Lesson, OptionSpec, Seat, Stream};
#[cfg(feature = "bots")]
pub use title::TITLE;
pub use view::View;

impl Game for WyattEarp {
    const NAME: &'static str = "wyatt-earp";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, action::SEATS as u8);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const EDITION: &'static str = include_str!("../edition.toml");
    /// A searched pile is seen only once, and an option keeps discards out of the log.
    const MEMORY: bool = true;
    /// Windows open between two turns and after a Hideout (WE-25), on public facts only.
    const WINDOWS: bool = true;
    const LESSON: Option<Lesson> = Some(Lesson { deal: "wyatt-earp 46", seats: 2 });

    table::wiring!();

    /// In a hand, at most 156 cards are drawn, shot or searched, since the pile is renewed only once. Every turn that
    /// is not idle either uses such a card or leaves one card fewer in the hands; cards come to the hands only from the
    /// draw pile, or by a theft, which takes a shot. So a hand has at most 40 + 3 × 156 such turns, with at most three
    /// idle rounds between any two of them. A turn with its windows has at most 110 decisions: every card once, at most
    /// nine shots with a target each, and whatever else a turn asks.
    fn bound(&self) -> u32 {
        u32::from(ending::HANDS) * (40 + 3 * 156) * (1 + 3 * u32::from(self.seats)) * 110
    }

    fn lapse(&self, state: &State) -> Option<Action> {
        matches!(state.step, Step::Window(..)).then_some(Action::Pass)
    }

    /// True if the action draws, shoots, asks or searches. Taking the top discard also reveals the card beneath it,
    /// unless the log keeps discards (WE-7).
    fn learns(&self, view: &View, action: Action) -> bool {
        match action {
            Action::Take => !self.options.discard_log && view.discard > 1,
            Action::Draw
            | Action::Stagecoach
            | Action::Bank
            | Action::Gun
            | Action::Hideout
            | Action::Ask { .. }
            | Action::Steal
            | Action::WyattDraw
            | Action::WyattSearch
            | Action::Pick { .. }
            | Action::Unhide => true,
            Action::Close
            | Action::Lay { .. }
            | Action::Photo { .. }
            | Action::Want { .. }
            | Action::Keep
            | Action::Target { .. }
            | Action::Discard { .. }
            | Action::Pass => false,
        }
    }

    /// If only one opponent can be asked, that opponent is asked at once (WE-20).
    fn follows(&self, view: &View, action: Action) -> Option<Action> {
        let Action::Want { .. } = action else { return None };
        let mut others = view.hands.pairs().filter(|(seat, cards)| *seat != view.active && **cards > 0);
        match (others.next(), others.next()) {
            (Some((seat, _)), None) => Some(Action::Ask { seat }),
            _ => None,
        }
    }

    fn recall(&self, seat: Seat) -> Recall {
        Recall::new(seat, self.seats)
    }

    fn forgotten(&self, view: &View, seat: Seat) -> Option<Recall> {
        Some(Recall { discards: view.top.into_iter().collect(), ..Recall::new(seat, self.seats) })
    }

    fn worlds<S: Stream>(&self, knows: &Knows<Self>) -> impl Fn(&mut S) -> State {
        resample::worlds(self, knows)
    }
}
