//! A second toy game, for what the first lacks. Each seat picks a card in secret and says that it is ready; the highest
//! card takes all, and the seat with the lowest may draw a card in a window.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{
    Audience, BySeat, Chance, Events, Game, Knows, OptionSpec, Outcome, Seat, SeatSet, Setup, SetupError, Source,
    Stream, Viewer,
};
use table_kit::{Place, Secrets, Visibility};

use crate::fault;
use crate::toy::check;

const CARDS: u8 = 12;
const HAND: usize = 3;

/// The game. `DECLARED` is its [`Game::TOGETHER`].
#[derive(Clone)]
pub(crate) struct Ballot<const DECLARED: bool = true> {
    seats: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Step {
    Choose,
    Window(Seat),
    Close,
    Over,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    deck: Vec<u8>,
    hands: BySeat<Vec<u8>>,
    picked: BySeat<Option<u8>>,
    ready: BySeat<bool>,
    won: BySeat<Vec<u8>>,
    step: Step,
    /// Changes before all are ready, if the fault [`fault::IMPATIENT`] is active.
    hurry: usize,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    deck: usize,
    hand: Vec<u8>,
    hands: BySeat<usize>,
    picked: Option<u8>,
    ready: bool,
    won: BySeat<Vec<u8>>,
    step: Step,
    leak: Option<usize>,
}

/// Empty: everything that was shown lies open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Recall {}

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    YouPicked { card: u8 },
    SomebodyPicked,
    Revealed { card: u8 },
    Passed,
    Drew { by: Seat },
    YouDrew { card: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Vote {
    Pick(u8),
    Ready,
    Draw,
    Pass,
}

impl table::Decision for Vote {
    const COUNT: usize = CARDS as usize + 3;

    fn number(self) -> usize {
        match self {
            Vote::Pick(card) => usize::from(card),
            Vote::Ready => 12,
            Vote::Draw => 13,
            Vote::Pass => 14,
        }
    }

    fn nth(number: usize) -> Option<Vote> {
        match number {
            0..12 => Some(Vote::Pick(number as u8)),
            12 => Some(Vote::Ready),
            13 => Some(Vote::Draw),
            14 => Some(Vote::Pass),
            _ => None,
        }
    }
}

impl fmt::Display for Vote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Vote::Pick(card) => write!(f, "pick {card}"),
            Vote::Ready => f.write_str("ready"),
            Vote::Draw => f.write_str("draw"),
            Vote::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Vote {
    type Err = String;
    fn from_str(text: &str) -> Result<Vote, String> {
        let mut all = (0..15).filter_map(<Vote as table::Decision>::nth);
        all.find(|vote| vote.to_string() == text).ok_or_else(|| text.to_owned())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct No;

impl table::Reason for No {
    fn clause(&self) -> &'static str {
        "BALLOT-1"
    }
}

impl<const DECLARED: bool> Ballot<DECLARED> {
    /// All are ready: the cards are shown, and the highest takes them.
    fn reveal<E: Events<Self>>(&self, state: &mut State, events: &mut E) {
        let cards: BySeat<u8> = state.picked.iter().map(|card| card.expect("nobody is ready without a card")).collect();
        let by = |wanted: Option<&u8>| cards.pairs().find(|(_, card)| Some(*card) == wanted).map(|(seat, _)| seat);
        let (first, last) = (by(cards.iter().max()), by(cards.iter().min()));
        for (seat, card) in cards.pairs() {
            state.hands[seat].retain(|held| held != card);
        }
        state.won[first.expect("somebody plays")].extend(cards.iter());
        state.picked = BySeat::new(self.seats, |_| None);
        state.ready = BySeat::new(self.seats, |_| false);
        let may = |seat: &Seat| !fault::is(fault::WINDOW_BY_HAND) || state.hands[*seat].iter().any(|card| *card > 5);
        let last = last.filter(|seat| !state.deck.is_empty() && may(seat));
        state.step = match last {
            _ if state.hands.iter().any(Vec::is_empty) => Step::Over,
            Some(seat) => Step::Window(seat),
            None => Step::Choose,
        };
        for card in cards.iter() {
            events.event(self, state, Audience::All, Event::Revealed { card: *card });
        }
    }
}

impl<const DECLARED: bool> Game for Ballot<DECLARED> {
    type State = State;
    type Action = Vote;
    type View = View;
    type Recall = Recall;
    type Event = Event;
    type Illegal = No;

    const NAME: &'static str = "ballot";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 3);
    const OPTIONS: &'static [OptionSpec] = &[];
    const EDITION: &'static str = "cards = 12\n";
    const TOGETHER: bool = DECLARED;
    const WINDOWS: bool = true;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        check::<Self>(setup)?;
        Ok(Ballot { seats: setup.seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn bound(&self) -> u32 {
        100
    }

    fn deal<C: Chance, E: Events<Self>>(&self, chance: &C, _: &mut E) -> State {
        let mut deck: Vec<u8> = (0..CARDS).collect();
        chance.stream("deck", 0).shuffle(&mut deck);
        let hands = BySeat::new(self.seats, |_| {
            let mut hand = deck.split_off(deck.len() - HAND);
            hand.sort_unstable();
            hand
        });
        State {
            deck,
            hands,
            picked: BySeat::new(self.seats, |_| None),
            ready: BySeat::new(self.seats, |_| false),
            won: BySeat::new(self.seats, |_| Vec::new()),
            step: Step::Choose,
            hurry: 0,
        }
    }

    fn to_act(&self, state: &State) -> SeatSet {
        match state.step {
            Step::Close | Step::Over => SeatSet::EMPTY,
            Step::Window(seat) => SeatSet::only(seat),
            Step::Choose => state.ready.pairs().filter(|(_, ready)| !**ready).map(|(seat, _)| seat).collect(),
        }
    }

    fn lapse(&self, state: &State) -> Option<Vote> {
        let lapses = if fault::is(fault::LAPSE_LEARNS) { Vote::Draw } else { Vote::Pass };
        matches!(state.step, Step::Window(_)).then_some(lapses)
    }

    fn legal(&self, state: &State, seat: Seat, list: &mut Vec<Vote>) {
        let view = self.view(state, Viewer::Seat(seat));
        *list = (0..15)
            .filter_map(<Vote as table::Decision>::nth)
            .filter(|vote| self.why_not(&view, *vote).is_none())
            .collect();
    }

    fn apply<C: Chance, E: Events<Self>>(&self, state: &mut State, seat: Seat, action: Vote, _: &C, events: &mut E) {
        match action {
            Vote::Pick(card) => {
                state.picked[seat] = Some(card);
                events.event(self, state, Audience::Only(seat), Event::YouPicked { card });
                if fault::is(fault::CHOICE_HEARD) {
                    events.event(self, state, Audience::All, Event::SomebodyPicked);
                }
            }
            Vote::Ready => state.ready[seat] = true,
            Vote::Draw => {
                state.step = Step::Close;
                let card = state.deck.pop().expect("a window opens while there are cards");
                state.hands[seat].push(card);
                state.hands[seat].sort_unstable();
                events.event(self, state, Audience::All, Event::Drew { by: seat });
                events.event(self, state, Audience::Only(seat), Event::YouDrew { card });
            }
            Vote::Pass => {
                state.step = Step::Close;
                events.event(self, state, Audience::All, Event::Passed);
            }
        }
    }

    fn advance<C: Chance, E: Events<Self>>(&self, state: &mut State, _: &C, events: &mut E) {
        if fault::is(fault::IMPATIENT) {
            state.hurry = state.ready.iter().filter(|ready| **ready).count();
        }
        match state.step {
            Step::Choose if state.ready.iter().all(|ready| *ready) => self.reveal(state, events),
            Step::Close => state.step = Step::Choose,
            _ => {}
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let tally = |won: &Vec<u8>| (vec![Source::new("cards", won.len() as i32)], Vec::new());
        (state.step == Step::Over).then(|| Outcome::ranked("done", state.won.iter().map(tally).collect()))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = |seat: Seat| (state.hands[seat].clone(), state.picked[seat], state.ready[seat]);
        let (hand, picked, ready) = viewer.seat().map(own).unwrap_or_default();
        View {
            viewer,
            deck: state.deck.len(),
            hand,
            hands: state.hands.iter().map(Vec::len).collect(),
            picked,
            ready,
            won: state.won.clone(),
            step: state.step,
            leak: (fault::is(fault::READY_LEAK)).then(|| state.ready.iter().filter(|ready| **ready).count()),
        }
    }

    fn why_not(&self, view: &View, action: Vote) -> Option<No> {
        let is_mine = view.viewer.seat().is_some_and(|seat| view.step == Step::Window(seat));
        let chooses = view.viewer.seat().is_some() && view.step == Step::Choose && !view.ready;
        let may = match action {
            Vote::Pick(card) => chooses && view.picked.is_none() && view.hand.contains(&card),
            Vote::Ready => chooses && view.picked.is_some(),
            Vote::Draw | Vote::Pass => is_mine,
        };
        (!may).then_some(No)
    }

    fn learns(&self, _: &View, action: Vote) -> bool {
        action == Vote::Draw
    }

    fn recall(&self, _: Seat) -> Recall {
        Recall {}
    }

    fn observe(&self, _: &mut Recall, _: &Event) {}

    /// In the drawn world no other seat has decided yet. Worlds in which some have decided look the same.
    fn resample<S: Stream>(&self, knows: &Knows<Self>, random: &mut S) -> State {
        let View { viewer, deck, hand, hands, picked, ready, won, step, .. } = &knows.view;
        let open = |card: &u8| hand.contains(card) || won.iter().any(|won| won.contains(card));
        let mut free: Vec<u8> = (0..CARDS).filter(|card| !open(card)).collect();
        random.shuffle(&mut free);
        let own = |seat: Seat| viewer.seat() == Some(seat);
        let hands = hands.pairs().map(|(seat, count)| {
            let mut cards = if own(seat) { hand.clone() } else { free.split_off(free.len() - count) };
            cards.sort_unstable();
            cards
        });
        let hands: BySeat<Vec<u8>> = hands.collect();
        assert_eq!(free.len(), *deck, "what is not in a hand lies in the deck");
        State {
            deck: free,
            hands,
            picked: BySeat::new(self.seats, |seat| picked.filter(|_| own(seat))),
            ready: BySeat::new(self.seats, |seat| *ready && own(seat)),
            won: won.clone(),
            step: *step,
            hurry: 0,
        }
    }
}

/// Who may see what, from the rules.
pub(crate) struct Ballots;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spot {
    Deck(usize),
    Hand(Seat, usize),
    Won(Seat, usize),
}

#[derive(PartialEq, Debug)]
pub(crate) enum Fact {
    Card(u8),
    Drawn,
    Passed,
}

impl<const DECLARED: bool> Secrets<Ballot<DECLARED>> for Ballots {
    type Spot = Spot;
    type Component = u8;
    type Fact = Fact;

    fn places(game: &Ballot<DECLARED>, state: &State) -> Vec<Place<Spot, u8>> {
        let mut places = Vec::new();
        for (at, card) in state.deck.iter().enumerate() {
            places.push(Place::new(Spot::Deck(at), *card, Visibility::Nobody));
        }
        for seat in Seat::all(game.seats) {
            for (at, card) in state.hands[seat].iter().enumerate() {
                places.push(Place::new(Spot::Hand(seat, at), *card, Visibility::only(seat)));
            }
            for (at, card) in state.won[seat].iter().enumerate() {
                places.push(Place::new(Spot::Won(seat, at), *card, Visibility::All));
            }
        }
        places
    }

    /// A pick belongs to a place in the hand: when another card comes to lie there, that card is the picked one.
    fn put(_: &Ballot<DECLARED>, state: &mut State, contents: &[(Spot, u8)]) {
        for (spot, card) in contents {
            match spot {
                Spot::Deck(at) => state.deck[*at] = *card,
                Spot::Won(seat, at) => state.won[*seat][*at] = *card,
                Spot::Hand(seat, at) => {
                    let held = std::mem::replace(&mut state.hands[*seat][*at], *card);
                    if state.picked[*seat] == Some(held) {
                        state.picked[*seat] = Some(*card);
                    }
                }
            }
        }
        state.hands.iter_mut().for_each(|hand| hand.sort_unstable());
    }

    fn shown(game: &Ballot<DECLARED>, state: &State, seat: Seat, action: Vote, viewer: Viewer) -> Vec<Fact> {
        let is_last = game.to_act(state) == SeatSet::only(seat);
        match action {
            Vote::Ready if is_last => state.picked.iter().flatten().map(|card| Fact::Card(*card)).collect(),
            Vote::Draw if viewer == Viewer::Seat(seat) => {
                state.deck.last().map(|card| Fact::Card(*card)).into_iter().collect()
            }
            Vote::Draw => vec![Fact::Drawn],
            Vote::Pass => vec![Fact::Passed],
            Vote::Pick(_) | Vote::Ready => Vec::new(),
        }
    }
}
