//! The rules of *Dollars Wanted*. Clauses (DW-1 …) stand in `RULES.md`.
//!
//! ```
//! use dollars_wanted::DollarsWanted;
//! use table::{DealKey, Game, Position, Seat, Settings, Setup};
//!
//! let setup = Setup {
//!     seats: 2,
//!     settings: Settings::default(),
//!     edition: DollarsWanted::EDITION.to_owned(),
//!     version: DollarsWanted::VERSION,
//! };
//! let game = DollarsWanted::new(&setup)?;
//! let position = Position::deal(&game, &DealKey::new([7; 32]), &mut ());
//! let view = position.knows(&game, Seat(0)).view;
//! assert_eq!(view.hand.len(), 6);
//! # Ok::<(), table::SetupError>(())
//! ```

mod action;
mod bot;
mod building;
mod card;
mod edition;
mod event;
mod illegal;
mod legal;
mod options;
mod pile;
mod recall;
mod resample;
mod robbery;
mod score;
mod state;
mod turn;
mod view;

pub use action::{Action, ROWS, RowId};
use arrayvec::ArrayVec;
pub use bot::Beginner;
use bots::Random;
pub use building::{BUILDINGS, Building, BuildingId, BuildingKind, Front};
pub use card::{ByTool, Card, Colour, Kind, Tool, ToolSet};
pub use edition::Edition;
use erasure::Erased;
pub use event::{Cards, Cause, End, Event};
pub use illegal::Illegal;
pub use options::{OPTIONS, Options};
pub use recall::Recall;
pub use state::State;
use table::{
    Audience, BySeat, Chance, Events, Game, Knows, OptionSpec, Outcome, Seat, SeatSet, Setup, SetupError, Stream,
    Viewer,
};
pub use view::{PileView, RowView, SeatView, Step, View};

use crate::legal::Desk;
use crate::pile::{CARDS, Piles};
use crate::state::{HAND, PILE, Row};

/// The streams by which the decks of the colour variant are shuffled.
const DECK: [&str; 5] = ["bandits-red", "bandits-yellow", "bandits-green", "bandits-blue", "bandits-grey"];

/// The game as a value: how many play, by which options, with which printed numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DollarsWanted {
    seats: u8,
    options: Options,
    edition: Edition,
    /// The tools that each building needs, by its number less one.
    tools: [ToolSet; BUILDINGS],
    /// All bandit cards that are used, in their order.
    cards: Vec<Card>,
}

fn colours(seats: u8, options: &Options) -> impl Iterator<Item = Colour> + use<> {
    let used = if options.colour_variant { usize::from(seats) } else { Colour::ALL.len() };
    Colour::ALL.into_iter().take(used)
}

impl DollarsWanted {
    /// The options of this table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The printed numbers of this table.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The building with this number.
    ///
    /// # Panics
    /// When there is none; views and events name only buildings that there are.
    pub fn building(&self, id: BuildingId) -> &Building {
        self.edition.building(id)
    }

    /// The colours that are used: all in the base game, those of the players in the variant (DW-29).
    fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        colours(self.seats, &self.options)
    }

    /// What decides about the viewer's legal actions: the same as the rules use, from what he sees.
    fn desk_of<'a>(&self, view: &'a View, seat: Seat) -> Desk<'a> {
        let pile = &view.piles[self.pile(seat)];
        Desk {
            step: view.step,
            hand: &view.hand,
            tools: view.rows.each_ref().map(|row| row.front.as_ref().map(Front::tools)),
            down: view.rows.each_ref().map(|row| row.down),
            any_card: self.options.any_card(),
            lone: view.lone,
            redraws: view.redraws,
            stock: pile.draw + pile.discard > 0,
        }
    }
}

/// The game with its bots, the weakest first, for whoever does not know its types.
pub static TITLE: Erased<DollarsWanted> = Erased::new(&[&Random, &Beginner]);

impl Game for DollarsWanted {
    type State = State;
    type Action = Action;
    type View = View;
    type Recall = Recall;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = "dollars-wanted";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 5);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const EDITION: &'static str = include_str!("../edition.toml");

    fn new(setup: &Setup) -> Result<DollarsWanted, SetupError> {
        let (least, most) = Self::SEATS;
        if !(least..=most).contains(&setup.seats) {
            return Err(SetupError::Seats { seats: setup.seats, least, most });
        }
        if setup.version == 0 || setup.version > Self::VERSION {
            return Err(SetupError::Version { version: setup.version, known: Self::VERSION });
        }
        let options = Options::read(&setup.settings.complete(OPTIONS)?);
        let edition = Edition::read(&setup.edition)?;
        let mut tools = [ToolSet::EMPTY; BUILDINGS];
        for (slot, (_, building)) in tools.iter_mut().zip(edition.buildings()) {
            *slot = building.front.tools();
        }
        let mut cards = Vec::with_capacity(CARDS);
        for kind in Kind::ALL {
            for colour in colours(setup.seats, &options) {
                cards.extend((0..edition.count(kind)).map(|_| Card::new(kind, colour)));
            }
        }
        Ok(DollarsWanted { seats: setup.seats, options, edition, tools, cards })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// A turn has at most three shown hands, two cards laid and one robbery.
    fn bound(&self) -> u32 {
        u32::from(turn::LAST_TURN) * 6
    }

    /// Shuffles, deals six to each and finds the first player (DW-1 to DW-3, DW-29).
    fn deal<C: Chance, E: Events<Self>>(&self, chance: &C, events: &mut E) -> State {
        let mut order: ArrayVec<BuildingId, BUILDINGS> = self.edition.buildings().map(|(id, _)| id).collect();
        chance.stream("buildings", 0).shuffle(&mut order);
        let mut draw = Piles::new(self.options.colour_variant);
        if self.options.colour_variant {
            for colour in self.colours() {
                let mut deck: ArrayVec<Card, CARDS> =
                    self.cards.iter().copied().filter(|card| card.colour() == colour).collect();
                chance.stream(DECK[colour as usize], 0).shuffle(&mut deck);
                deck.into_iter().for_each(|card| draw.push(colour as usize, card));
            }
        } else {
            let mut deck: ArrayVec<Card, CARDS> = self.cards.iter().copied().collect();
            chance.stream("bandits", 0).shuffle(&mut deck);
            deck.into_iter().for_each(|card| draw.push(0, card));
        }

        let first = Seat(chance.stream("first", 0).below(u32::from(self.seats)) as u8);
        let mut piles = order.chunks(PILE);
        let mut state = State {
            turn: 0,
            active: first,
            step: Step::Close,
            redraws: 0,
            lone: false,
            stirred: true,
            quiet: 0,
            buildings: std::array::from_fn(|_| piles.next().into_iter().flatten().copied().collect()),
            rows: std::array::from_fn(|_| Row::default()),
            hands: BySeat::new(self.seats, |_| Cards::new()),
            won: BySeat::new(self.seats, |_| ArrayVec::new()),
            penalties: BySeat::new(self.seats, |_| 0),
            draw,
            discard: Piles::new(self.options.colour_variant),
            shuffles: [0; 5],
        };
        for row in RowId::ALL {
            let top = state.building(row).expect("eighteen buildings make three piles of six");
            events.event(self, &state, Audience::All, Event::Opened { row, front: self.building(top).front });
        }
        for seat in Seat::all(self.seats) {
            self.refill(&mut state, seat, chance, events);
            debug_assert_eq!(state.hands[seat].len(), HAND);
        }
        events.event(self, &state, Audience::All, Event::First { seat: first });
        self.begin_turn(&mut state, first, events);
        self.run(&mut state, chance, events);
        state
    }

    fn to_act(&self, state: &State) -> SeatSet {
        match state.step {
            Step::First | Step::Second | Step::Rob => SeatSet::only(state.active),
            Step::Close | Step::Over(_) => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        list.clear();
        if seat == state.active {
            self.desk(state).list(list);
        }
    }

    #[inline]
    fn apply<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        _seat: Seat,
        action: Action,
        chance: &C,
        events: &mut E,
    ) {
        self.decide(state, action, chance, events);
    }

    #[inline]
    fn advance<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        self.run(state, chance, events);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.score(state)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::see(self, state, viewer)
    }

    fn why_not(&self, view: &View, action: Action) -> Option<Illegal> {
        match (view.viewer, view.step) {
            (_, Step::Over(_)) => Some(Illegal::Over),
            (Viewer::Spectator, _) => Some(Illegal::NoSeat),
            (Viewer::Seat(seat), step) if seat != view.active || step == Step::Close => Some(Illegal::NotYourTurn),
            (Viewer::Seat(seat), _) => self.desk_of(view, seat).why_not(action),
        }
    }

    /// A robbery turns cards up (DW-12), a shown hand is drawn anew (DW-8). Laying and ending a turn show nothing new.
    fn learns(&self, _view: &View, action: Action) -> bool {
        match action {
            Action::Rob { .. } | Action::Show => true,
            Action::Lay { .. } | Action::Stop | Action::Pass => false,
        }
    }

    fn recall(&self, seat: Seat) -> Recall {
        Recall::new(seat, self.seats, &self.options, self.cards.iter().copied())
    }

    fn observe(&self, recall: &mut Recall, event: &Event) {
        recall.take(event);
    }

    fn resample<S: Stream>(&self, knows: &Knows<Self>, random: &mut S) -> State {
        self.imagine(knows, random)
    }
}
