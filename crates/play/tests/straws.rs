//! A made-up game: two seats hold a hidden card each and take points, or give some away. The highest total wins.

use std::fmt;
use std::str::FromStr;

use bots::{Guide, MARSHAL, Terms};
use erasure::{Rules, Titles};
use serde::{Deserialize, Serialize};
use table::{
    BySeat, Chance, Events, Game, Knows, OptionSpec, Outcome, Seat, SeatSet, Setup, SetupError, Source, Stream, Viewer,
};

/// How many decisions a game has. The first of each seat leaves no choice.
pub(crate) const TURNS: u8 = 6;
/// The cards are 0 to 2.
const CARDS: u32 = 3;

static RULES: Rules<Straws> = Rules::new(&[&MARSHAL]);
/// Only this game.
pub(crate) static TITLES: Titles = Titles::new(&[&RULES]);

#[derive(Clone)]
pub(crate) struct Straws;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    cards: BySeat<u32>,
    points: BySeat<i32>,
    turn: u8,
}

impl State {
    fn seat(&self) -> Seat {
        Seat(self.turn % 2)
    }

    fn sums(&self) -> impl Iterator<Item = i32> {
        self.cards.iter().zip(self.points.iter()).map(|(card, points)| *card as i32 + points)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    /// The viewer and its card; nothing for a spectator.
    own: Option<(Seat, u32)>,
    points: BySeat<i32>,
    turn: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Take {
    /// Takes nothing.
    Nothing,
    /// Takes one point.
    Point,
    /// Gives six points to the other.
    Give,
}

impl table::Decision for Take {
    const COUNT: usize = 3;

    fn number(self) -> usize {
        self as usize
    }

    fn nth(number: usize) -> Option<Take> {
        [Take::Nothing, Take::Point, Take::Give].get(number).copied()
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["nothing", "point", "give"][*self as usize])
    }
}

impl FromStr for Take {
    type Err = String;

    fn from_str(text: &str) -> Result<Take, String> {
        let all = [Take::Nothing, Take::Point, Take::Give];
        all.into_iter().find(|take| take.to_string() == text).ok_or_else(|| text.to_owned())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotNow;

impl table::Reason for NotNow {
    fn clause(&self) -> &'static str {
        "ST-1"
    }
}

fn legal(turn: u8) -> &'static [Take] {
    match turn {
        0..2 => &[Take::Nothing],
        2..TURNS => &[Take::Nothing, Take::Point, Take::Give],
        _ => &[],
    }
}

impl Game for Straws {
    type State = State;
    type Action = Take;
    type View = View;
    type Recall = ();
    type Event = ();
    type Illegal = NotNow;

    const NAME: &'static str = "straws";
    const VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const OPTIONS: &'static [OptionSpec] = &[];
    const EDITION: &'static str = "";

    fn new(setup: &Setup) -> Result<Straws, SetupError> {
        setup.check::<Straws>().map(|_| Straws)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn bound(&self) -> u32 {
        TURNS.into()
    }

    fn deal<C: Chance, E: Events<Self>>(&self, chance: &C, _: &mut E) -> State {
        let card = |seat: Seat| chance.stream("card", seat.0.into()).below(CARDS);
        State { cards: BySeat::new(2, card), points: BySeat::new(2, |_| 0), turn: 0 }
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if state.turn < TURNS { SeatSet::only(state.seat()) } else { SeatSet::EMPTY }
    }

    fn legal(&self, state: &State, seat: Seat, list: &mut Vec<Take>) {
        list.clear();
        if seat == state.seat() {
            list.extend(legal(state.turn));
        }
    }

    fn apply<C: Chance, E: Events<Self>>(&self, state: &mut State, seat: Seat, action: Take, _: &C, _: &mut E) {
        match action {
            Take::Nothing => {}
            Take::Point => state.points[seat] += 1,
            Take::Give => state.points[seat.next(2)] += 6,
        }
        state.turn += 1;
    }

    fn advance<C: Chance, E: Events<Self>>(&self, _: &mut State, _: &C, _: &mut E) {}

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let tally = |sum| (vec![Source::new("sum", sum)], Vec::new());
        (state.turn == TURNS).then(|| Outcome::ranked("done", state.sums().map(tally).collect()))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = viewer.seat().map(|seat| (seat, state.cards[seat]));
        View { own, points: state.points.clone(), turn: state.turn }
    }

    fn why_not(&self, view: &View, action: Take) -> Option<NotNow> {
        let is_own = view.own.is_some_and(|(seat, _)| seat.0 == view.turn % 2);
        (!is_own || !legal(view.turn).contains(&action)).then_some(NotNow)
    }

    fn learns(&self, _: &View, _: Take) -> bool {
        false
    }

    fn recall(&self, _: Seat) {}

    fn observe(&self, (): &mut (), (): &()) {}

    /// The other seat's card can be any, all equally likely.
    fn resample<S: Stream>(&self, knows: &Knows<Self>, random: &mut S) -> State {
        let View { own, points, turn } = knows.view.clone();
        let (own, card) = own.expect("a seat knows its card");
        let mut cards = BySeat::new(2, |_| random.below(CARDS));
        cards[own] = card;
        State { cards, points, turn }
    }
}

impl Guide for Straws {
    const TERMS: &'static [&'static str] = &["score-sum"];
    const NOTABLE: f32 = 1.0;

    fn terms(&self, state: &State) -> BySeat<Terms> {
        state.sums().map(|sum| Terms::from([sum as f32, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])).collect()
    }

    fn lead(&self, _: &State, _: f32) -> f32 {
        1.0
    }
}
