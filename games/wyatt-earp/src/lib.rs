//! The rules of *Wyatt Earp*. Clauses (WE-1 …) stand in `RULES.md`.
//!
//! ```
//! use table::{DealKey, Game, Position, Seat, Settings, Setup};
//! use wyatt_earp::WyattEarp;
//!
//! let setup = Setup {
//!     seats: 3,
//!     settings: Settings::default(),
//!     edition: WyattEarp::EDITION.to_owned(),
//!     version: WyattEarp::VERSION,
//! };
//! let game = WyattEarp::new(&setup)?;
//! let position = Position::deal(&game, &DealKey::new([7; 32]), &mut ());
//! let view = position.knows(&game, Seat(0)).view;
//! assert_eq!(view.hand.len(), 10);
//! # Ok::<(), table::SetupError>(())
//! ```

mod action;
mod action_set;
mod bot;
mod card;
mod edition;
mod ending;
mod event;
mod group;
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
mod turn;
mod view;

pub use action::Action;
pub use bot::Beginner;
use bots::Random;
pub use card::{CARDS, Card, KINDS, Kind};
pub use edition::{Edition, Rewards, Worth};
use erasure::Erased;
pub use event::{Cards, End, Event, HandEnd, Scored};
pub use group::{Group, Groups};
pub use hand::Hand;
pub use illegal::Illegal;
pub use options::{OPTIONS, Options};
pub use outlaw::{OUTLAWS, Outlaw};
pub use recall::Recall;
pub use sharing::share;
pub use state::{Line, State, Step};
use table::{
    BySeat, Chance, Events, Game, Knows, OptionSpec, Outcome, Seat, SeatSet, Setup, SetupError, Stream, Viewer,
};
pub use view::View;

use crate::action::{SEATS, group};
use crate::ending::HANDS;
use crate::legal::Desk;
use crate::pile::Pile;

/// The game as a value: how many play, by which options, with which printed numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WyattEarp {
    seats: u8,
    options: Options,
    edition: Edition,
}

impl WyattEarp {
    /// The options of this table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The printed numbers of this table.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The groups that a card of this seat may be used on after a hit (WE-16), by what its view shows.
    pub fn targets(&self, view: &View, seat: Seat, card: Card) -> impl Iterator<Item = (Seat, Outlaw)> + use<> {
        let targets = Desk::seen(view, seat, self.options.gun_by_group).targets(card);
        (0..SEATS * OUTLAWS).filter(move |at| targets >> at & 1 == 1).map(group)
    }
}

/// The game with its bots, the weakest first, for whoever does not know its types.
pub static TITLE: Erased<WyattEarp> = Erased::new(&[&Random, &Beginner]);

impl Game for WyattEarp {
    type State = State;
    type Action = Action;
    type View = View;
    type Recall = Recall;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = "wyatt-earp";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const EDITION: &'static str = include_str!("../edition.toml");
    const WINDOWS: bool = true;

    fn new(setup: &Setup) -> Result<WyattEarp, SetupError> {
        let (least, most) = Self::SEATS;
        if !(least..=most).contains(&setup.seats) {
            return Err(SetupError::Seats { seats: setup.seats, least, most });
        }
        if setup.version == 0 || setup.version > Self::VERSION {
            return Err(SetupError::Version { version: setup.version, known: Self::VERSION });
        }
        let options = Options::read(&setup.settings.complete(OPTIONS)?);
        Ok(WyattEarp { seats: setup.seats, options, edition: Edition::read(&setup.edition)? })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// In a hand at most 156 cards are drawn, shot or searched, for the pile is renewed once. Every turn that is not idle
    /// takes such a card, or one more card leaves the hands than comes to them; cards come to the hands from the draw pile,
    /// or by a theft, which takes a shot. So there are at most 40 + 3 × 156 such turns, between any two of them at most
    /// three idle rounds, and in a turn with its windows at most 110 decisions: every card once, each of at most nine shots
    /// with a target, and what else a turn asks.
    fn bound(&self) -> u32 {
        u32::from(HANDS) * (40 + 3 * 156) * (1 + 3 * u32::from(self.seats)) * 110
    }

    fn deal<C: Chance, E: Events<Self>>(&self, chance: &C, events: &mut E) -> State {
        let dealer = Seat(chance.stream("dealer", 0).below(u32::from(self.seats)) as u8);
        let mut state = State {
            number: 1,
            dealer,
            active: dealer,
            step: Step::Draw,
            money: BySeat::new(self.seats, |_| 0),
            posters: [0; OUTLAWS],
            hands: BySeat::new(self.seats, |_| Hand::default()),
            groups: BySeat::new(self.seats, |_| Groups::default()),
            open: 0,
            draw: Pile::default(),
            discard: Pile::default(),
            in_play: None,
            renewed: false,
            sheriff: false,
            took: false,
            played: false,
            idle: 0,
            renewals: 0,
            searches: 0,
            duels: 0,
            hits: BySeat::new(self.seats, |_| 0),
            sheet: Default::default(),
        };
        self.deal_hand(&mut state, dealer, chance, events);
        state
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.due(state)
    }

    fn lapse(&self, state: &State) -> Option<Action> {
        matches!(state.step, Step::Window(..)).then_some(Action::Pass)
    }

    fn legal(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        list.clear();
        if self.due(state).contains(seat) {
            Desk::of(state, seat, self.options.gun_by_group).list(list);
        }
    }

    fn apply<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &C,
        events: &mut E,
    ) {
        self.perform(state, seat, action, chance, events);
    }

    fn advance<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        self.follow(state, chance, events);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::see(self, state, viewer)
    }

    fn why_not(&self, view: &View, action: Action) -> Option<Illegal> {
        match view.viewer.seat().filter(|seat| seat.0 < self.seats) {
            Some(seat) => Desk::seen(view, seat, self.options.gun_by_group).forbids(action),
            None => Some(Illegal::NoSeat),
        }
    }

    fn learns(&self, view: &View, action: Action) -> bool {
        match action {
            // Without the log of discards the card beneath the top one is news again.
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

    fn recall(&self, _: Seat) -> Recall {
        Recall::new(self.seats)
    }

    fn observe(&self, recall: &mut Recall, event: &Event) {
        recall.observe(event);
    }

    fn resample<S: Stream>(&self, knows: &Knows<Self>, random: &mut S) -> State {
        resample::world(self, &knows.view, &knows.recall, random)
    }
}
