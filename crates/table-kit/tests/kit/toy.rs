//! A toy game. In a turn a seat lays a card face down, then turns up the oldest one and scores it, peeks at it, or
//! passes; then it draws. The game ends when all hands are empty.

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
/// The number of decisions after which the fault [`fault::STUCK_WORLD`] takes all actions away.
const STUCK: u8 = 200;

/// The game.
#[derive(Clone)]
pub(crate) struct Toy {
    seats: u8,
    /// The view shows a seat the face-down cards that it laid.
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

/// What the seat knows of each face-down card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Recall {
    pub(crate) down: Vec<Option<u8>>,
}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
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
pub(crate) enum Move {
    Lay(u8),
    Turn,
    Peek,
    Pass,
    /// Never legal.
    Sleep,
}

impl table::Decision for Move {
    const COUNT: usize = CARDS as usize + 4;

    fn number(self) -> usize {
        match self {
            Move::Lay(card) => usize::from(card),
            Move::Turn => 12,
            Move::Peek => 13,
            Move::Pass => 14,
            Move::Sleep => 15,
        }
    }

    fn nth(number: usize) -> Option<Self> {
        match number {
            0..12 => Some(Move::Lay(number as u8)),
            12 => Some(Move::Turn),
            13 => Some(Move::Peek),
            14 => Some(Move::Pass),
            15 if !fault::is(fault::GAP) => Some(Move::Sleep),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(card) => write!(f, "lay {card}"),
            Move::Turn => f.write_str("turn"),
            Move::Peek => f.write_str("peek"),
            Move::Pass => f.write_str(if fault::is(fault::TEXT) { "pass " } else { "pass" }),
            Move::Sleep => f.write_str("sleep"),
        }
    }
}

impl FromStr for Move {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let all = (0..<Move as table::Decision>::COUNT).filter_map(<Move as table::Decision>::nth);
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

/// Checks a setup, except for what the active fault lets pass, and returns its settings.
pub(crate) fn check<G: Game>(setup: &Setup) -> Result<Settings, SetupError> {
    let ((least, most), known) = (G::SEATS, G::VERSION);
    let Setup { seats, version, .. } = *setup;
    if !(least..=most).contains(&seats) && !fault::is(fault::ANY_SEATS) {
        return Err(SetupError::Seats { seats, least, most });
    }
    if !(1..=known).contains(&version) && !fault::is(fault::ANY_VERSION) {
        return Err(SetupError::Version { version, known });
    }
    let mut lines = (1..).zip(G::EDITION.lines().zip(setup.edition.lines().chain(std::iter::repeat(""))));
    match lines.find(|(_, (printed, line))| printed != line) {
        Some((line, (printed, _))) if !fault::is(fault::ANY_EDITION) => {
            Err(SetupError::Edition { line, reason: format!("`{printed}` is missing") })
        }
        _ if fault::is(fault::ANY_SETTING) => Ok(setup.settings.complete(G::OPTIONS).unwrap_or_default()),
        _ => Ok(setup.settings.complete(G::OPTIONS)?),
    }
}

impl Toy {
    fn draw(&self, state: &mut State, seat: Seat, events: &mut impl Events<Self>) {
        if let Some(card) = state.deck.pop() {
            state.hands[seat].push(card);
            state.hands[seat].sort_unstable();
            let why = u8::from(fault::is(fault::UNWRITTEN_EVENT));
            let leak = (fault::is(fault::DRAW_LEAK)).then_some(card);
            events.event(self, state, Audience::All, Event::Drew { by: seat, leak, why });
            events.event(self, state, Audience::Only(seat), Event::YouDrew { card });
        }
    }

    fn tell_laid(&self, state: &State, events: &mut impl Events<Self>) {
        let Laid { by, card } = state.down[state.down.len() - 1];
        let leak = (fault::is(fault::EVENT_LEAK)).then_some(card);
        events.event(self, state, Audience::All, Event::Laid { by, leak });
        events.event(self, state, Audience::Only(by), Event::YouLaid { card });
    }

    /// The cards whose places the seat does not know.
    fn unplaced(&self, knows: &Knows<Self>) -> Vec<u8> {
        let View { hand, won, .. } = &knows.view;
        let open = |card: &u8| {
            hand.contains(card)
                || won.iter().any(|won| won.contains(card))
                || (!fault::is(fault::FORGETFUL) && knows.recall.down.contains(&Some(*card)))
        };
        (0..CARDS).filter(|card| !open(card)).collect()
    }
}

impl Game for Toy {
    type State = State;
    type Action = Move;
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
        let settings = check::<Self>(setup)?;
        let id = if fault::is(fault::GAME_ID) { NEXT.fetch_add(1, Ordering::Relaxed) } else { 0 };
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
        let bottom = match fault::current() {
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

    fn legal(&self, state: &State, seat: Seat, list: &mut Vec<Move>) {
        list.clear();
        if seat != state.turn || state.silent.0 > STUCK {
            return;
        }
        match state.step {
            Step::Lay => {
                list.extend(state.hands[seat].iter().map(|card| Move::Lay(*card)));
                if fault::is(fault::ENDLESS) && state.hands[seat].len() == HAND {
                    list.push(Move::Pass);
                }
            }
            Step::Then => {
                let odd = fault::is(fault::LIST_LEAK) && state.down[0].card == 5;
                list.extend((!odd).then_some(Move::Turn));
                list.extend((!fault::is(fault::UNLISTED) || state.down.len() > 1).then_some(Move::Peek));
                list.push(Move::Pass);
                list.extend((fault::is(fault::DUPLICATE)).then_some(Move::Pass));
            }
            _ => {}
        }
    }

    fn pick(&self, state: &State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Move> {
        let mut list = Vec::new();
        self.legal(state, seat, &mut list);
        let last = list.len().checked_sub(1)?;
        let place = choose(list.len() as u32) as usize;
        list.get(if fault::is(fault::PICK) { place.min(last.saturating_sub(1)) } else { place }).copied()
    }

    fn is_legal(&self, state: &State, seat: Seat, action: Move) -> bool {
        let mut list = Vec::new();
        self.legal(state, seat, &mut list);
        list.contains(&action) || fault::is(fault::ILLEGAL) && action == Move::Sleep
    }

    fn apply<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move,
        chance: &C,
        events: &mut E,
    ) {
        state.silent.0 += 1;
        match action {
            Move::Lay(card) => {
                state.hands[seat].retain(|held| *held != card);
                state.down.push(Laid { card, by: seat });
                if fault::is(fault::DRAWING_LAY) {
                    chance.stream("die", 0).bits();
                }
                if fault::is(fault::LATE_NEWS) {
                    state.glimpse = true;
                } else {
                    self.tell_laid(state, events);
                }
                if fault::is(fault::ECHO) {
                    let next = state.deck.contains(&((card + 1) % CARDS));
                    events.event(self, state, Audience::Only(seat), Event::Echo { next });
                }
                state.step = Step::Then;
            }
            Move::Turn => {
                let card = state.down.remove(0).card;
                if !fault::is(fault::LOST_CARD) {
                    state.won[seat].push(card);
                }
                state.glimpse = fault::is(fault::FRAME_LEAK);
                events.event(self, state, Audience::All, Event::Turned { card });
                state.glimpse = false;
                if fault::is(fault::LOST_CARD) {
                    state.won[seat].push(card);
                }
                state.step = Step::Close;
            }
            Move::Peek => {
                assert!(!fault::is(fault::CRASH), "a game with a bug");
                let card = state.down[0].card;
                events.event(self, state, Audience::All, Event::Peeked { by: seat });
                events.event(self, state, Audience::Only(seat), Event::YouPeeked { card });
                state.step = Step::Close;
            }
            Move::Sleep => {}
            Move::Pass => {
                events.event(self, state, Audience::All, Event::Passed);
                state.step = Step::Close;
                if fault::is(fault::HASTY) && state.deck.is_empty() && !state.hands[seat.next(self.seats)].is_empty() {
                    state.turn = seat.next(self.seats);
                    state.step = Step::Lay;
                }
            }
        }
    }

    fn advance<C: Chance, E: Events<Self>>(&self, state: &mut State, _: &C, events: &mut E) {
        if fault::is(fault::LATE_NEWS) && state.glimpse {
            state.glimpse = false;
            self.tell_laid(state, events);
        }
        if fault::is(fault::RESTLESS) && state.step == Step::Then {
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
        if state.step != Step::Over || fault::is(fault::STUCK) {
            return None;
        }
        let extra = if fault::is(fault::UNWRITTEN_STATE) { i32::from(state.silent.0) } else { 0 };
        let sum = |won: &Vec<u8>| won.iter().map(|card| i32::from(*card)).sum::<i32>() + extra;
        let tallies = state.won.iter().map(|won| (vec![Source::new("cards", sum(won))], Vec::new())).collect();
        let mut outcome = Outcome::ranked("out", tallies);
        if fault::is(fault::FALSE_SUM) {
            outcome.scores[Seat(0)].total += 1;
        }
        Some(outcome)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let marked = self.marked || fault::is(fault::OWN_LEAK);
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
            leak: match fault::current() {
                fault::VIEW_LEAK => state.deck.last().copied(),
                fault::FRAME_LEAK if state.glimpse => state.down.first().map(|laid| laid.card),
                _ => None,
            },
            silent: Silent(u8::from(fault::is(fault::UNWRITTEN_VIEW))),
            next: Silent(state.down.first().map_or(0, |laid| laid.card)),
        }
    }

    fn why_not(&self, view: &View, action: Move) -> Option<No> {
        if view.viewer != Viewer::Seat(view.turn) {
            return Some(if fault::is(fault::NO_CLAUSE) { No::Nameless } else { No::NotYourTurn });
        }
        match (view.step, action) {
            (Step::Lay, Move::Lay(card)) if view.hand.contains(&card) => None,
            (Step::Lay, Move::Lay(_)) => Some(No::NotHeld),
            (Step::Lay, Move::Pass) if fault::is(fault::ENDLESS) && view.hand.len() == HAND => None,
            (Step::Then, Move::Turn) if fault::is(fault::LIST_LEAK) && view.next.0 == 5 => Some(No::NothingThere),
            (Step::Then, Move::Turn | Move::Peek | Move::Pass) => None,
            // A view read back from JSON has lost this field.
            (_, Move::Peek) if fault::is(fault::UNWRITTEN_VIEW) && view.silent.0 == 0 => Some(No::NothingThere),
            _ => Some(No::NotNow),
        }
    }

    fn learns(&self, view: &View, action: Move) -> bool {
        match action {
            Move::Turn => true,
            Move::Peek => !fault::is(fault::SILENT_PEEK),
            Move::Sleep => false,
            Move::Pass => fault::is(fault::LEARNS_LEAK) && view.next.0 == 5,
            Move::Lay(_) => false,
        }
    }

    fn follows(&self, _: &View, action: Move) -> Option<Move> {
        (fault::is(fault::FALSE_SEQUEL) && matches!(action, Move::Lay(_))).then_some(Move::Pass)
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
        if !fault::is(fault::SAME_WORLD) {
            random.shuffle(&mut free);
        }
        if fault::is(fault::UNFAIR) && free.len() > 1 && free[0] > free[1] && random.below(2) == 0 {
            free.swap(0, 1);
        }
        let me = viewer.seat();
        let mut free = free.into_iter();
        let deck: Vec<u8> = free.by_ref().take(*deck).collect();
        let down = down.iter().zip(&knows.recall.down).map(|(by, known)| {
            let known = known.filter(|_| !fault::is(fault::FORGETFUL));
            Laid { by: *by, card: known.or_else(|| free.next()).unwrap_or(0) }
        });
        let down = down.collect();
        let hands = hands.pairs().map(|(seat, count)| {
            let mut cards: Vec<u8> = if Some(seat) == me { hand.clone() } else { free.by_ref().take(*count).collect() };
            if fault::is(fault::SHORT_WORLD) && Some(seat) != me && !cards.is_empty() {
                cards[0] = CARDS;
            }
            cards.sort_unstable();
            cards
        });
        let hands = hands.collect();
        let silent = Silent(if fault::is(fault::STUCK_WORLD) { STUCK } else { 0 });
        State { deck, hands, down, won: won.clone(), turn: *turn, step: *step, glimpse: false, silent }
    }
}
