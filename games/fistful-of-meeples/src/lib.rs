//! The rules of *A Fistful of Meeples*. Clauses (FM-1 …) stand in `RULES.md`.
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

mod action;
mod bag;
mod board;
mod bot;
mod building;
mod cube;
mod edition;
mod event;
mod field;
mod illegal;
mod legal;
mod meeple;
mod options;
mod place;
mod placing;
mod recall;
mod resolving;
mod score;
mod showdown;
mod state;
mod turn;
mod view;

pub use action::Action;
pub use board::{Board, GRAVES, Step};
pub use bot::Beginner;
use bots::Random;
pub use building::{BUILDINGS, Building, Face, Sign};
pub use cube::{Bag, Cost, Cube, Supply};
pub use edition::{BARS, Edition};
use erasure::Erased;
pub use event::{Cause, End, Event};
pub use field::{Direction, FIELDS, Field, FieldSet, Street, Way};
pub use illegal::Illegal;
pub use meeple::{KINDS, Meeple, Meeples, TOWNSFOLK};
pub use options::{OPTIONS, Options};
pub use place::{PLACES, Place, Places};
pub use recall::Recall;
pub use state::State;
use table::{Chance, Events, Game, Knows, OptionSpec, Outcome, Seat, SeatSet, Setup, SetupError, Stream, Viewer};
pub use view::{Fall, View};

/// The game as a value: how many play, by which options, with which printed numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FistfulOfMeeples {
    seats: u8,
    options: Options,
    edition: Edition,
    /// All meeples but the madame, in order.
    townsfolk: [Meeple; TOWNSFOLK],
}

impl FistfulOfMeeples {
    /// The options of this table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The printed numbers of this table.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }
}

/// The game with its bots, the weakest first, for whoever does not know its types.
pub static TITLE: Erased<FistfulOfMeeples> = Erased::new(&[&Random, &Beginner]);

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

    fn new(setup: &Setup) -> Result<FistfulOfMeeples, SetupError> {
        let (least, most) = Self::SEATS;
        if !(least..=most).contains(&setup.seats) {
            return Err(SetupError::Seats { seats: setup.seats, least, most });
        }
        if setup.version == 0 || setup.version > Self::VERSION {
            return Err(SetupError::Version { version: setup.version, known: Self::VERSION });
        }
        let options = Options::read(&setup.settings.complete(OPTIONS)?);
        let edition = Edition::read(&setup.edition)?;
        let mut everybody = Meeples::from(edition.meeples).iter();
        let townsfolk = std::array::from_fn(|_| everybody.next().expect("the edition was found to have 36 meeples"));
        Ok(FistfulOfMeeples { seats: setup.seats, options, edition, townsfolk })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn bound(&self) -> u32 {
        self.most_decisions()
    }

    fn deal<C: Chance, E: Events<Self>>(&self, chance: &C, events: &mut E) -> State {
        let mut state = self.set_up(chance, events);
        self.run(&mut state, chance, events);
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        state.board.to_act()
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        list.clear();
        if state.board.asked() == Some(seat) {
            self.list(&state.board, list);
        }
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
        self.decide(state, seat, action, chance, events);
    }

    #[inline]
    fn advance<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        self.run(state, chance, events);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.score(&state.board)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::see(state, viewer)
    }

    fn why_not(&self, view: &View, action: Action) -> Option<Illegal> {
        match (view.viewer, view.board.asked()) {
            _ if matches!(view.board.step, Step::Over(_)) => Some(Illegal::Over),
            (Viewer::Spectator, _) => Some(Illegal::NoSeat),
            (Viewer::Seat(seat), asked) if asked != Some(seat) => Some(Illegal::NotYourTurn),
            (Viewer::Seat(_), _) => self.forbids(&view.board, action),
        }
    }

    /// Whatever draws from the bag (FM-27) or rolls a die (FM-25). All else lies open.
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

    /// The only world that the seat's knowledge allows: everything lies open, so it is the board that the seat sees.
    /// Draws and rolls to come are no part of it; the chance with which it is played on decides them.
    fn resample<S: Stream>(&self, knows: &Knows<Self>, _random: &mut S) -> State {
        State { board: knows.view.board.clone() }
    }
}
