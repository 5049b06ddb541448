//! What each viewer may see, written from “What each sees” in `RULES.md`, for the conformance kit: everything, at any
//! time. What remains to check: no component gets lost, and steps say when they use chance.

use std::cell::RefCell;

use fistful_of_meeples::{Action, Board, Cube, FistfulOfMeeples, Meeple, Meeples, State, Step};
use table::{Fast, Game, Seat, Viewer};
use table_kit::players::Situation;
use table_kit::{Place, Playthrough, Policy, Secrets, Visibility};

/// The secrecy rules of A Fistful of Meeples.
pub(crate) struct Rules;

/// Where components are; the number counts those in one place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spot {
    Place(u8, u8),
    Street(u8),
    Hand(u8),
    Grave(u8),
    Gone(u8),
    Supply(u8, u8),
    Sign(u8),
    Marker(u8),
    Bag(u8),
    Jail(u8),
    Lit(u8),
    Exploded(u8),
    Bank(u8),
}

/// The components.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Thing {
    Meeple(Meeple),
    Cube(Cube),
    Bar,
    Sign(u8),
    Marker(u8),
}

/// Reads the serialized form. Caches the last one, because the kit asks about the same state many times.
pub(crate) fn board(state: &State) -> Board {
    thread_local! {
        static LAST: RefCell<Option<(State, Board)>> = const { RefCell::new(None) };
    }
    LAST.with_borrow_mut(|last| match last {
        Some((known, board)) if known == state => board.clone(),
        _ => {
            let board: Board = serde_json::from_slice(&serde_json::to_vec(state).unwrap()).unwrap();
            *last = Some((state.clone(), board.clone()));
            board
        }
    })
}

/// The open places, each with one component.
struct Table(Vec<Place<Spot, Thing>>);

impl Table {
    fn lay(&mut self, spot: impl Fn(u8) -> Spot, things: impl IntoIterator<Item = Thing>) {
        let places = (0..).zip(things).map(|(at, thing)| Place::new(spot(at), thing, Visibility::All));
        self.0.extend(places);
    }

    fn meeples(&mut self, spot: impl Fn(u8) -> Spot, meeples: Meeples) {
        self.lay(spot, meeples.iter().map(Thing::Meeple));
    }

    fn cubes(&mut self, spot: impl Fn(u8) -> Spot, [gold, stone, dynamite]: [u8; 3]) {
        let cubes = [(Cube::Gold, gold), (Cube::Stone, stone), (Cube::Dynamite, dynamite)];
        self.lay(spot, cubes.into_iter().flat_map(|(cube, count)| (0..count).map(move |_| Thing::Cube(cube))));
    }
}

impl Secrets<FistfulOfMeeples> for Rules {
    type Spot = Spot;
    type Component = Thing;
    type Fact = Action;

    fn places(game: &FistfulOfMeeples, state: &State) -> Vec<Place<Spot, Thing>> {
        let board = board(state);
        let mut table = Table(Vec::with_capacity(160));
        for (number, (_, meeples)) in (0..).zip(board.places.pairs()) {
            table.meeples(|at| Spot::Place(number, at), meeples);
        }
        table.meeples(Spot::Street, board.street.meeples());
        table.meeples(Spot::Hand, board.hand);
        table.lay(Spot::Grave, board.graves.iter().map(|meeple| Thing::Meeple(*meeple)));
        table.meeples(Spot::Gone, board.gone);
        for (seat, supply) in board.seats.pairs() {
            let mine = |from: u8| move |at: u8| Spot::Supply(seat.0, from + at);
            table.cubes(mine(0), [supply.gold, supply.stone, 0]);
            table.lay(mine(100), (0..supply.bars).map(|_| Thing::Bar));
            table.lay(mine(150), (0..supply.signs).map(|_| Thing::Sign(seat.0)));
            let away = board.markers.iter().filter(|marker| **marker == Some(seat)).count();
            assert!(away <= 1, "a player has one marker (FM-1)");
            table.lay(mine(200), (away..1).map(|_| Thing::Marker(seat.0)));
        }
        table.lay(Spot::Sign, board.signs.iter().flatten().map(|sign| Thing::Sign(sign.owner.0)));
        table.lay(Spot::Marker, board.markers.iter().flatten().map(|seat| Thing::Marker(seat.0)));
        table.cubes(Spot::Bag, [board.bag.gold, board.bag.stone, board.bag.dynamite]);
        table.cubes(Spot::Jail, [0, 0, board.jail_dynamite]);
        table.cubes(Spot::Lit, [0, 0, board.lit]);
        table.cubes(Spot::Exploded, [0, 0, board.exploded]);
        table.lay(Spot::Bank, (0..board.bars).map(|_| Thing::Bar));
        assert_eq!(board.seats.seats(), game.seats());
        table.0
    }

    /// Nothing is hidden, so nothing is ever swapped.
    fn put(_game: &FistfulOfMeeples, _state: &mut State, contents: &[(Spot, Thing)]) {
        assert!(contents.is_empty(), "{contents:?} is open");
    }

    /// Everybody sees every action.
    fn shown(_game: &FistfulOfMeeples, _state: &State, _seat: Seat, action: Action, _viewer: Viewer) -> Vec<Action> {
        vec![action]
    }

    fn worst() -> Vec<Policy<FistfulOfMeeples>> {
        vec![
            Policy::LOWEST,
            Policy::HIGHEST,
            Policy::ALTERNATING,
            Policy { name: "moves as few as possible", choose: moves_few },
            Policy { name: "never draws", choose: never_draws },
            Policy { name: "neither builds nor rolls again", choose: declines },
        ]
    }

    fn playthroughs() -> Vec<Playthrough> {
        vec![
            Playthrough::of::<FistfulOfMeeples>("base-2", 2, &[]),
            Playthrough::of::<FistfulOfMeeples>("options-4", 4, &[("madame-bows-out", "on"), ("several-bars", "on")]),
        ]
    }
}

type Choosing<'a> = Situation<'a, FistfulOfMeeples>;

/// Takes the smallest handful and declines every offer.
fn moves_few(choice: &Choosing<'_>, random: &mut Fast) -> Action {
    let board = board(choice.state);
    let few = |action: &&Action| match action {
        Action::Take { place } => board.places[*place].total(),
        _ => 0,
    };
    match board.step {
        Step::Take => *choice.list.iter().min_by_key(few).unwrap(),
        _ => declines(choice, random),
    }
}

/// Takes and resolves what draws nothing, as far as it can see.
fn never_draws(choice: &Choosing<'_>, random: &mut Fast) -> Action {
    let view = choice.game.view(choice.state, Viewer::Seat(choice.seat));
    let quiet: Vec<Action> = choice.list.iter().copied().filter(|action| !choice.game.learns(&view, *action)).collect();
    let list = if quiet.is_empty() { choice.list } else { &quiet };
    moves_few(&Situation { list, ..Situation { ..*choice } }, random)
}

/// Never builds and never rerolls.
fn declines(choice: &Choosing<'_>, random: &mut Fast) -> Action {
    match choice.list.last() {
        Some(no @ (Action::Decline | Action::Keep)) => *no,
        _ => (Policy::RANDOM.choose)(choice, random),
    }
}
