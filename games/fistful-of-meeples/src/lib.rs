//! The rules of *A Fistful of Meeples*. `RULES.md` holds the clauses (FM-1 …).
//!
//! ```
//! use fistful_of_meeples::{FistfulOfMeeples, Place};
//! use table::{DealKey, Game, Position, Seat, Settings, Setup};
//!
//! let setup = Setup {
//!     seats: 2,
//!     settings: Settings::default(),
//!     edition: FistfulOfMeeples::EDITION.to_owned(),
//!     version: FistfulOfMeeples::VERSION,
//! };
//! let game = FistfulOfMeeples::new(&setup)?;
//! let position = Position::deal(&game, &DealKey::new([7; 32]), &mut ());
//! let board = position.knows(&game, Seat(0)).view.board;
//! assert_eq!(board.places[Place::Saloon].total(), 1);
//! # Ok::<(), table::SetupError>(())
//! ```
#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod action;
mod bag;
mod board;
mod bot;
mod building;
mod cube;
mod deal;
mod edition;
mod event;
mod field;
mod game;
mod guide;
mod illegal;
mod legal;
mod meeple;
mod options;
mod place;
mod placing;
mod ratings;
mod recall;
mod resample;
mod resolving;
mod score;
mod showdown;
mod state;
mod step;
mod turn;
mod view;

pub use action::Action;
pub use board::{Board, GRAVES};
pub use bot::Beginner;
use bots::{COWHAND, GUNSLINGER, MARSHAL, PLAIN, Random, TENDERFOOT};
pub use building::{BUILDINGS, Building, Face, Sign};
pub use cube::{Bag, Cost, Cube, Supply};
pub use edition::{BARS, Edition};
use erasure::{Erased, Rules};
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
use table::{
    Chance, Events, Game, Knows, Lesson, OptionSpec, Outcome, Seat, SeatSet, Setup, SetupError, Stream, Viewer,
};
pub use view::{Fall, View};

static RULES: Rules<FistfulOfMeeples> =
    Rules::new(&[&Random, &PLAIN, &Beginner, &TENDERFOOT, &COWHAND, &GUNSLINGER, &MARSHAL]).rated(ratings::RATINGS);

/// The game with its types erased, and its bots, strongest last. A static, so that its code is compiled with this
/// crate.
pub static TITLE: Erased<FistfulOfMeeples> = Erased::new(&RULES);

impl Game for FistfulOfMeeples {
    type State = State;
    type Action = Action;
    type View = View;
    type Recall = Recall;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = "fistful-of-meeples";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, action::SEATS as u8);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const EDITION: &'static str = include_str!("../edition.toml");
    const LESSON: Option<Lesson> = Some(Lesson { deal: "fistful-of-meeples 16", seats: 2 });

    fn new(setup: &Setup) -> Result<FistfulOfMeeples, SetupError> {
        let options = Options::read(&setup.check::<Self>()?);
        Ok(FistfulOfMeeples::of(setup.seats, options, Edition::read(&setup.edition)?))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn bound(&self) -> u32 {
        turn::bound(self)
    }

    fn deal<C: Chance, E: Events<Self>>(&self, chance: &C, events: &mut E) -> State {
        deal::deal(self, chance, events)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        state.board.to_act()
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        legal::legal(self, state, seat, list);
    }

    #[inline]
    fn apply<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &C,
        events: &mut E,
    ) {
        turn::apply(self, state, seat, action, chance, events);
    }

    #[inline]
    fn advance<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        turn::advance(self, state, chance, events);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(self, state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn why_not(&self, view: &View, action: Action) -> Option<Illegal> {
        legal::why_not(self, view, action)
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

    fn observe(&self, _recall: &mut Recall, _event: &Event) {}

    fn resample<S: Stream>(&self, knows: &Knows<Self>, _random: &mut S) -> State {
        resample::resample(knows)
    }
}
