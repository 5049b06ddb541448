//! The rules of *Desperados*. Clauses (DE-1 …) stand in `RULES.md`.
//!
//! ```
//! use desperados::Desperados;
//! use table::{DealKey, Game, Position, Seat, Settings, Setup};
//!
//! let setup = Setup {
//!     seats: 2,
//!     settings: Settings::default(),
//!     edition: Desperados::EDITION.to_owned(),
//!     version: Desperados::VERSION,
//! };
//! let game = Desperados::new(&setup)?;
//! let position = Position::deal(&game, &DealKey::new([7; 32]), &mut ());
//! let view = position.knows(&game, Seat(0)).view;
//! assert_eq!(view.hand.len(), if view.active == Seat(0) { 7 } else { 5 });
//! # Ok::<(), table::SetupError>(())
//! ```

mod action;
mod bag;
mod bot;
mod card;
mod edition;
mod event;
mod gang;
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
mod turn;
mod view;

pub use action::Action;
use arrayvec::ArrayVec;
pub use bag::COPIES;
pub use bot::Beginner;
use bots::Random;
pub use card::{Card, Colour, Person};
pub use edition::Edition;
use erasure::Erased;
pub use event::{Cards, End, Event, Tie};
pub use illegal::Illegal;
pub use options::{OPTIONS, Options};
pub use place::{Kind, PILE, PLACES, Place, SPOTS, Spot};
pub use recall::Recall;
pub use score::booty;
pub use state::State;
use table::{
    Audience, BySeat, Chance, Events, Game, Knows, OptionSpec, Outcome, Seat, SeatSet, Setup, SetupError, Stream,
    Viewer,
};
pub use view::{Choice, Gang, SeatView, SpotView, Step, View};

use crate::bag::Bag;
use crate::gang::Values;
use crate::legal::Desk;
use crate::pile::{CARDS, Pile};
use crate::row::Row;

/// How many cards each player is dealt (DE-4).
const DEALT: u8 = 5;

/// The game as a value: how many play, by which options, with which printed numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Desperados {
    seats: u8,
    options: Options,
    edition: Edition,
    /// All desperado cards.
    cards: Bag,
    /// The same, in their order.
    deck: Vec<Card>,
}

impl Desperados {
    /// The options of this table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The printed numbers of this table.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// How strong a card would be in a hold-up of this spot as things lie; nothing where it could not join (DE-14,
    /// DE-15).
    pub fn strength(&self, view: &View, spot: Spot, card: Card) -> Option<u16> {
        let values = self.seen_values(view, spot);
        (values.wanted() & bag::only(card) != 0).then(|| values.worth(card))
    }

    /// What counts at a hold-up of this spot, from what everybody sees.
    fn seen_values<'a>(&self, view: &'a View, spot: Spot) -> Values<'a> {
        let SpotView { cards: row, .. } = view.spot(spot);
        Values {
            row,
            value: view.spot(spot).place().map_or(0, Place::value),
            warrant: view.warrant.iter().copied().collect(),
            exact: self.options.exact_match,
        }
    }

    /// What decides about a seat's legal actions; nothing where it has nothing to decide.
    #[inline]
    fn desk(&self, state: &State, seat: Seat) -> Option<Desk> {
        match state.step {
            Step::Place if seat == state.active => {
                Some(Desk::Place { hand: state.hands[seat], open: state.rows.each_ref().map(Row::open) })
            }
            Step::HoldUp(_) if !state.choosing.contains(seat) => Some(Desk::Ready),
            Step::HoldUp(spot) => {
                let exact = self.options.exact_match;
                let wanted = gang::wanted(state.row(spot).kinds(), &state.warrant, exact);
                Some(Desk::Choose { hand: state.hands[seat], gang: state.gangs[seat], wanted, exact })
            }
            _ => None,
        }
    }

    /// The same from what the seat sees.
    fn desk_of(&self, view: &View, seat: Seat) -> Option<Desk> {
        let hand = || view.hand.iter().copied().collect();
        let open = |spot: &SpotView| {
            let kinds = spot.cards.iter().fold(0, |kinds, card| kinds | bag::only(*card));
            row::open(spot.cards.first().copied(), kinds)
        };
        match (view.step, &view.choice) {
            (Step::Place, _) if seat == view.active => {
                Some(Desk::Place { hand: hand(), open: view.spots.each_ref().map(open) })
            }
            (Step::HoldUp(_), Some(choice)) if choice.ready => Some(Desk::Ready),
            (Step::HoldUp(spot), Some(choice)) => {
                let gang = choice.gang.cards.iter().copied().collect();
                let values = self.seen_values(view, spot);
                Some(Desk::Choose { hand: hand(), gang, wanted: values.wanted(), exact: values.exact })
            }
            _ => None,
        }
    }
}

/// The game with its bots, the weakest first, for whoever does not know its types.
pub static TITLE: Erased<Desperados> = Erased::new(&[&Random, &Beginner]);

impl Game for Desperados {
    type State = State;
    type Action = Action;
    type View = View;
    type Recall = Recall;
    type Event = Event;
    type Illegal = Illegal;

    const NAME: &'static str = "desperados";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 5);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const EDITION: &'static str = include_str!("../edition.toml");
    /// In a hold-up (DE-11).
    const TOGETHER: bool = true;

    fn new(setup: &Setup) -> Result<Desperados, SetupError> {
        let (least, most) = Self::SEATS;
        if !(least..=most).contains(&setup.seats) {
            return Err(SetupError::Seats { seats: setup.seats, least, most });
        }
        if setup.version == 0 || setup.version > Self::VERSION {
            return Err(SetupError::Version { version: setup.version, known: Self::VERSION });
        }
        let options = Options::read(&setup.settings.complete(OPTIONS)?);
        let edition = Edition::read(&setup.edition)?;
        let copies = |card: Card| (0..edition.count(card.person())).map(move |_| card);
        let deck: Vec<Card> = Card::all().flat_map(copies).collect();
        Ok(Desperados { seats: setup.seats, options, cards: deck.iter().copied().collect(), edition, deck })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// There are at most 160 hold-ups: each of the sixteen places that can be won may be preceded by nine that nobody
    /// joins, and ten running end the game (DE-18). In each, every card outside the row may join and every seat is ready
    /// once. A hold-up takes at most five placed cards from the rows, and at most twenty lie there at the end. Turns in
    /// which a seat is stuck hold no decision.
    fn bound(&self) -> u32 {
        let hold_ups = 16 * u32::from(holdup::NOBODY);
        let placed = hold_ups * u32::from(Place::GREATEST) + PLACES as u32;
        placed + hold_ups * (CARDS as u32 + u32::from(self.seats))
    }

    /// Stacks the places, shuffles, deals five to each and finds the first player (DE-3 to DE-5).
    fn deal<C: Chance, E: Events<Self>>(&self, chance: &C, events: &mut E) -> State {
        let mut places = chance.stream("places", 0);
        let mut stack = *places.pick(self.edition.stacks()).expect("an edition has a way to stack its places");
        places.shuffle(&mut stack);
        let mut draw: Pile = self.deck.iter().copied().collect();
        chance.stream("desperados", 0).shuffle(draw.cards_mut());
        let first = Seat(chance.stream("first", 0).below(u32::from(self.seats)) as u8);
        let mut state = State {
            turn: 0,
            active: first,
            step: Step::Draw,
            nobody: 0,
            piles: stack.map(ArrayVec::from),
            rows: Default::default(),
            hands: BySeat::new(self.seats, |_| Bag::default()),
            gangs: BySeat::new(self.seats, |_| Bag::default()),
            strengths: BySeat::new(self.seats, |_| None),
            choosing: SeatSet::EMPTY,
            booty: BySeat::new(self.seats, |_| ArrayVec::new()),
            placed: BySeat::new(self.seats, |_| 0),
            warrant: Bag::default(),
            draw,
            discard: Pile::new(),
            renewals: 0,
            stuck: 0,
        };
        for spot in Spot::ALL {
            let place = state.place(spot).expect("every pile begins with four places");
            events.event(self, &state, Audience::All, Event::Opened { spot, place });
        }
        for seat in Seat::all(self.seats) {
            self.draw(&mut state, seat, DEALT, chance, events);
        }
        events.event(self, &state, Audience::All, Event::First { seat: first });
        self.begin_turn(&mut state, first, chance, events);
        state
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        match state.step {
            Step::Place => SeatSet::only(state.active),
            Step::HoldUp(_) => state.choosing,
            Step::Draw | Step::Placed(_) | Step::Reveal(_) | Step::Over(_) => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, list: &mut Vec<Action>) {
        list.clear();
        if let Some(desk) = self.desk(state, seat) {
            desk.list(list);
        }
    }

    #[inline]
    fn apply<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        _chance: &C,
        events: &mut E,
    ) {
        self.decide(state, seat, action, events);
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
            (Viewer::Seat(seat), _) => match self.desk_of(view, seat) {
                Some(desk) => desk.why_not(action),
                None => Some(Illegal::NotYourTurn),
            },
        }
    }

    /// Nothing does: a card is placed openly, and what the others choose in a hold-up is shown to all at once (DE-11).
    fn learns(&self, _view: &View, _action: Action) -> bool {
        false
    }

    fn recall(&self, seat: Seat) -> Recall {
        Recall::new(seat, self.seats, self.cards)
    }

    fn observe(&self, recall: &mut Recall, event: &Event) {
        recall.take(event);
    }

    fn resample<S: Stream>(&self, knows: &Knows<Self>, random: &mut S) -> State {
        self.imagine(knows, random)
    }
}
