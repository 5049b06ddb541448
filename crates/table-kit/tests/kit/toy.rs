//! A toy: lay a card face down, then turn the oldest up and score it, peek at it, or pass; draw; until all cards are out.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};
use table::{
    Audience, BySeat, Chance, Events, Game, Knows, OptionSpec, Outcome, Seat, SeatSet, Settings, Setup, SetupError,
    Source, Stream, Viewer,
};

use crate::fault;

pub(crate) const CARDS: u8 = 12;
const HAND: usize = 3;
/// After so many decisions the fault [`fault::STUCK_WORLD`] takes all actions away.
const STUCK: u8 = 200;

/// The game, broken in the way `F`.
#[derive(Clone)]
pub(crate) struct Toy<const F: u8> {
    seats: u8,
    /// The page marks to a seat the face-down cards that it laid.
    pub(crate) marked: bool,
    id: u8,
}

/// A value that compares as equal to any other, as a forgotten field would.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Silent(pub(crate) u8);

impl PartialEq for Silent {
    fn eq(&self, _: &Silent) -> bool {
        true
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Lay,
    Then,
    Close,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Laid {
    pub(crate) card: u8,
    pub(crate) by: Seat,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) deck: Vec<u8>,
    pub(crate) hands: BySeat<Vec<u8>>,
    pub(crate) down: Vec<Laid>,
    pub(crate) won: BySeat<Vec<u8>>,
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    glimpse: bool,
    #[serde(skip)]
    silent: Silent,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    turn: Seat,
    step: Step,
    hand: Vec<u8>,
    hands: BySeat<usize>,
    deck: usize,
    down: Vec<Seat>,
    mine: Vec<Option<u8>>,
    won: BySeat<Vec<u8>>,
    leak: Option<u8>,
    #[serde(skip)]
    silent: Silent,
    #[serde(skip)]
    pub(crate) next: Silent,
}

/// For each face-down card what the seat knows of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Recall {
    pub(crate) down: Vec<Option<u8>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt {
        bottom: Option<u8>,
    },
    Laid {
        by: Seat,
        leak: Option<u8>,
    },
    YouLaid {
        card: u8,
    },
    Echo {
        next: bool,
    },
    Turned {
        card: u8,
    },
    Peeked {
        by: Seat,
    },
    YouPeeked {
        card: u8,
    },
    Passed,
    Drew {
        by: Seat,
        leak: Option<u8>,
        #[serde(skip)]
        why: u8,
    },
    YouDrew {
        card: u8,
    },
    Restless,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move<const F: u8> {
    Lay(u8),
    Turn,
    Peek,
    Pass,
}

impl<const F: u8> table::Action for Move<F> {
    const COUNT: usize = CARDS as usize + 3 + (F == fault::GAP) as usize;

    fn number(self) -> usize {
        match self {
            Move::Lay(card) => usize::from(card),
            Move::Turn => 12,
            Move::Peek => 13,
            Move::Pass => 14,
        }
    }

    fn nth(number: usize) -> Option<Self> {
        match number {
            0..12 => Some(Move::Lay(number as u8)),
            12 => Some(Move::Turn),
            13 => Some(Move::Peek),
            14 => Some(Move::Pass),
            _ => None,
        }
    }
}

impl<const F: u8> fmt::Display for Move<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(card) => write!(f, "lay {card}"),
            Move::Turn => f.write_str("turn"),
            Move::Peek => f.write_str("peek"),
            Move::Pass => f.write_str(if F == fault::TEXT { "pass " } else { "pass" }),
        }
    }
}

impl<const F: u8> FromStr for Move<F> {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let all = (0..15).filter_map(<Move<F> as table::Action>::nth);
        all.into_iter().find(|it| it.to_string() == text).ok_or_else(|| text.to_owned())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum No {
    NotYourTurn,
    NotNow,
    NotHeld,
    NothingThere,
    Nameless,
}

impl table::Reason for No {
    fn clause(&self) -> &'static str {
        if *self == No::Nameless { "TOY-" } else { "TOY-1" }
    }
}

/// The settings of a setup that is possible, but for what the fault lets pass.
pub(crate) fn check<G: Game, const F: u8>(setup: &Setup) -> Result<Settings, SetupError> {
    let ((least, most), known) = (G::SEATS, G::VERSION);
    let Setup { seats, version, .. } = *setup;
    if !(least..=most).contains(&seats) && F != fault::ANY_SEATS {
        return Err(SetupError::Seats { seats, least, most });
    }
    if !(1..=known).contains(&version) && F != fault::ANY_VERSION {
        return Err(SetupError::Version { version, known });
    }
    let mut lines = (1..).zip(G::EDITION.lines().zip(setup.edition.lines().chain(std::iter::repeat(""))));
    match lines.find(|(_, (printed, line))| printed != line) {
        Some((line, (printed, _))) if F != fault::ANY_EDITION => {
            Err(SetupError::Edition { line, reason: format!("`{printed}` is missing") })
        }
        _ if F == fault::ANY_SETTING => Ok(setup.settings.complete(G::OPTIONS).unwrap_or_default()),
        _ => Ok(setup.settings.complete(G::OPTIONS)?),
    }
}

impl<const F: u8> Toy<F> {
    fn draw(&self, state: &mut State, seat: Seat, events: &mut impl Events<Self>) {
        if let Some(card) = state.deck.pop() {
            state.hands[seat].push(card);
            state.hands[seat].sort_unstable();
            let why = u8::from(F == fault::UNWRITTEN_EVENT);
            let leak = (F == fault::DRAW_LEAK).then_some(card);
            events.event(self, state, Audience::All, Event::Drew { by: seat, leak, why });
            events.event(self, state, Audience::Only(seat), Event::YouDrew { card });
        }
    }

    fn tell_laid(&self, state: &State, events: &mut impl Events<Self>) {
        let Laid { by, card } = state.down[state.down.len() - 1];
        let leak = (F == fault::EVENT_LEAK).then_some(card);
        events.event(self, state, Audience::All, Event::Laid { by, leak });
        events.event(self, state, Audience::Only(by), Event::YouLaid { card });
    }

    /// The hidden cards of a world: those the view does not place, with the places that wait for one.
    fn unplaced(&self, knows: &Knows<Self>) -> Vec<u8> {
        let View { hand, won, .. } = &knows.view;
        let open = |card: &u8| {
            hand.contains(card)
                || won.iter().any(|won| won.contains(card))
                || (F != fault::FORGETFUL && knows.recall.down.contains(&Some(*card)))
        };
        (0..CARDS).filter(|card| !open(card)).collect()
    }
}

impl<const F: u8> Game for Toy<F> {
    type State = State;
    type Action = Move<F>;
    type View = View;
    type Recall = Recall;
    type Event = Event;
    type Illegal = No;

    const NAME: &'static str = "toy";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 3);
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { key: "marked", values: &["off", "on"], default: |_| "off", clause: "TOY-2" }];
    const EDITION: &'static str = "# The cards of the toy.\ncards = 12\nhand = 3\n";

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        static NEXT: AtomicU8 = AtomicU8::new(0);
        let settings = check::<Self, F>(setup)?;
        let id = if F == fault::GAME_ID { NEXT.fetch_add(1, Ordering::Relaxed) } else { 0 };
        Ok(Toy { seats: setup.seats, marked: settings.on("marked"), id })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn bound(&self) -> u32 {
        200
    }

    fn deal<C: Chance, E: Events<Self>>(&self, chance: &C, events: &mut E) -> State {
        let mut deck: Vec<u8> = (0..CARDS).collect();
        chance.stream("deck", 0).shuffle(&mut deck);
        let none = || BySeat::new(self.seats, |_| Vec::new());
        let (turn, step) = (Seat(0), Step::Lay);
        let (down, silent) = (Vec::new(), Silent(0));
        let mut state = State { deck, hands: none(), down, won: none(), turn, step, glimpse: false, silent };
        let bottom = match F {
            fault::DEAL_LEAK => Some(state.deck[0]),
            fault::GAME_ID => Some(self.id),
            _ => None,
        };
        events.event(self, &state, Audience::All, Event::Dealt { bottom });
        for seat in Seat::all(self.seats) {
            (0..HAND).for_each(|_| self.draw(&mut state, seat, events));
        }
        state
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if matches!(state.step, Step::Lay | Step::Then) { SeatSet::only(state.turn) } else { SeatSet::EMPTY }
    }

    fn legal(&self, state: &State, seat: Seat, list: &mut Vec<Move<F>>) {
        list.clear();
        if seat != state.turn || state.silent.0 > STUCK {
            return;
        }
        match state.step {
            Step::Lay => {
                list.extend(state.hands[seat].iter().map(|card| Move::Lay(*card)));
                if F == fault::ENDLESS && state.hands[seat].len() == HAND {
                    list.push(Move::Pass);
                }
            }
            Step::Then => {
                let odd = F == fault::LIST_LEAK && state.down[0].card == 5;
                list.extend((!odd).then_some(Move::Turn));
                list.extend((F != fault::UNLISTED || state.down.len() > 1).then_some(Move::Peek));
                list.push(Move::Pass);
                list.extend((F == fault::DUPLICATE).then_some(Move::Pass));
            }
            _ => {}
        }
    }

    fn apply<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move<F>,
        chance: &C,
        events: &mut E,
    ) {
        state.silent.0 += 1;
        match action {
            Move::Lay(card) => {
                state.hands[seat].retain(|held| *held != card);
                state.down.push(Laid { card, by: seat });
                if F == fault::DRAWING_LAY {
                    chance.stream("die", 0).bits();
                }
                if F == fault::LATE_NEWS {
                    state.glimpse = true;
                } else {
                    self.tell_laid(state, events);
                }
                if F == fault::ECHO {
                    let next = state.deck.contains(&((card + 1) % CARDS));
                    events.event(self, state, Audience::Only(seat), Event::Echo { next });
                }
                state.step = Step::Then;
            }
            Move::Turn => {
                let card = state.down.remove(0).card;
                if F != fault::LOST_CARD {
                    state.won[seat].push(card);
                }
                state.glimpse = F == fault::FRAME_LEAK;
                events.event(self, state, Audience::All, Event::Turned { card });
                state.glimpse = false;
                if F == fault::LOST_CARD {
                    state.won[seat].push(card);
                }
                state.step = Step::Close;
            }
            Move::Peek => {
                assert!(F != fault::CRASH, "a game with a bug");
                let card = state.down[0].card;
                events.event(self, state, Audience::All, Event::Peeked { by: seat });
                events.event(self, state, Audience::Only(seat), Event::YouPeeked { card });
                state.step = Step::Close;
            }
            Move::Pass => {
                events.event(self, state, Audience::All, Event::Passed);
                state.step = Step::Close;
                if F == fault::HASTY && state.deck.is_empty() && !state.hands[seat.next(self.seats)].is_empty() {
                    state.turn = seat.next(self.seats);
                    state.step = Step::Lay;
                }
            }
        }
    }

    fn advance<C: Chance, E: Events<Self>>(&self, state: &mut State, _: &C, events: &mut E) {
        if F == fault::LATE_NEWS && state.glimpse {
            state.glimpse = false;
            self.tell_laid(state, events);
        }
        if F == fault::RESTLESS && state.step == Step::Then {
            events.event(self, state, Audience::All, Event::Restless);
        }
        if state.step != Step::Close {
            return;
        }
        while state.hands[state.turn].len() < HAND && !state.deck.is_empty() {
            self.draw(state, state.turn, events);
        }
        state.turn = state.turn.next(self.seats);
        let out = state.hands.iter().all(Vec::is_empty);
        let skip = state.hands[state.turn].is_empty();
        state.step = match (out, skip) {
            (true, _) => Step::Over,
            (false, true) => Step::Close,
            (false, false) => Step::Lay,
        };
        if state.step == Step::Close {
            self.advance(state, &table::Fast::new(0), events);
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.step != Step::Over || F == fault::STUCK {
            return None;
        }
        let extra = if F == fault::UNWRITTEN_STATE { i32::from(state.silent.0) } else { 0 };
        let sum = |won: &Vec<u8>| won.iter().map(|card| i32::from(*card)).sum::<i32>() + extra;
        let tallies = state.won.iter().map(|won| (vec![Source::new("cards", sum(won))], Vec::new())).collect();
        let mut outcome = Outcome::ranked("out", tallies);
        if F == fault::FALSE_SUM {
            outcome.scores[Seat(0)].total += 1;
        }
        Some(outcome)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let marked = self.marked || F == fault::OWN_LEAK;
        let own = |laid: &Laid| (marked && viewer == Viewer::Seat(laid.by)).then_some(laid.card);
        View {
            viewer,
            turn: state.turn,
            step: state.step,
            hand: viewer.seat().map(|seat| state.hands[seat].clone()).unwrap_or_default(),
            hands: state.hands.iter().map(Vec::len).collect(),
            deck: state.deck.len(),
            down: state.down.iter().map(|laid| laid.by).collect(),
            mine: state.down.iter().map(own).collect(),
            won: state.won.clone(),
            leak: match F {
                fault::VIEW_LEAK => state.deck.last().copied(),
                fault::FRAME_LEAK if state.glimpse => state.down.first().map(|laid| laid.card),
                _ => None,
            },
            silent: Silent(u8::from(F == fault::UNWRITTEN_VIEW)),
            next: Silent(state.down.first().map_or(0, |laid| laid.card)),
        }
    }

    fn why_not(&self, view: &View, action: Move<F>) -> Option<No> {
        if view.viewer != Viewer::Seat(view.turn) {
            return Some(if F == fault::NO_CLAUSE { No::Nameless } else { No::NotYourTurn });
        }
        match (view.step, action) {
            (Step::Lay, Move::Lay(card)) if view.hand.contains(&card) => None,
            (Step::Lay, Move::Lay(_)) => Some(No::NotHeld),
            (Step::Lay, Move::Pass) if F == fault::ENDLESS && view.hand.len() == HAND => None,
            (Step::Then, Move::Turn) if F == fault::LIST_LEAK && view.next.0 == 5 => Some(No::NothingThere),
            (Step::Then, Move::Turn | Move::Peek | Move::Pass) => None,
            // Read back from its written form, the view has forgotten this.
            (_, Move::Peek) if F == fault::UNWRITTEN_VIEW && view.silent.0 == 0 => Some(No::NothingThere),
            _ => Some(No::NotNow),
        }
    }

    fn learns(&self, view: &View, action: Move<F>) -> bool {
        match action {
            Move::Turn => true,
            Move::Peek => F != fault::SILENT_PEEK,
            Move::Pass => F == fault::LEARNS_LEAK && view.next.0 == 5,
            Move::Lay(_) => false,
        }
    }

    fn recall(&self, _: Seat) -> Recall {
        Recall { down: Vec::new() }
    }

    fn observe(&self, recall: &mut Recall, event: &Event) {
        match event {
            Event::Laid { .. } => recall.down.push(None),
            Event::YouLaid { card } => {
                recall.down.pop();
                recall.down.push(Some(*card));
            }
            Event::Turned { .. } => drop(recall.down.remove(0)),
            Event::YouPeeked { card } => recall.down[0] = Some(*card),
            _ => {}
        }
    }

    fn resample<S: Stream>(&self, knows: &Knows<Self>, random: &mut S) -> State {
        let View { viewer, turn, step, hand, hands, deck, down, won, .. } = &knows.view;
        let mut free = self.unplaced(knows);
        if F != fault::SAME_WORLD {
            random.shuffle(&mut free);
        }
        if F == fault::UNFAIR && free.len() > 1 && free[0] > free[1] && random.below(2) == 0 {
            free.swap(0, 1);
        }
        let me = viewer.seat();
        let mut free = free.into_iter();
        let deck: Vec<u8> = free.by_ref().take(*deck).collect();
        let down = down.iter().zip(&knows.recall.down).map(|(by, known)| {
            let known = known.filter(|_| F != fault::FORGETFUL);
            Laid { by: *by, card: known.or_else(|| free.next()).unwrap_or(0) }
        });
        let down = down.collect();
        let hands = hands.pairs().map(|(seat, count)| {
            let mut cards: Vec<u8> = if Some(seat) == me { hand.clone() } else { free.by_ref().take(*count).collect() };
            if F == fault::SHORT_WORLD && Some(seat) != me && !cards.is_empty() {
                cards[0] = CARDS;
            }
            cards.sort_unstable();
            cards
        });
        let hands = hands.collect();
        let silent = Silent(if F == fault::STUCK_WORLD { STUCK } else { 0 });
        State { deck, hands, down, won: won.clone(), turn: *turn, step: *step, glimpse: false, silent }
    }
}
