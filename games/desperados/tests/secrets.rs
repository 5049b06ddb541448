//! What each viewer may see, written from “What each sees” in `RULES.md`, for the conformance kit.

use desperados::{Action, Card, Desperados, PlaceCard, Spot as SpotId, State, Step};
use table::{Fast, Game, Position, Seat, SeatSet, Viewer};
use table_kit::players::Situation;
use table_kit::{Place, Playthrough, Policy, Secrets, Small, Visibility};

use crate::small;
use crate::world::World;

/// The secrecy rules of Desperados.
pub(crate) struct Rules;

/// A place that holds a desperado card or a place card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spot {
    Hand(u8, u8),
    Gang(u8, u8),
    Row(u8, u8),
    Warrant(u8),
    Draw(u8),
    Discard(u8),
    Pile(u8, u8),
    Booty(u8, u8),
}

/// The contents of a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Thing {
    Card(Card),
    Place(PlaceCard),
}

/// Something a step lets a viewer see or conclude.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Fact {
    /// A card was put there.
    Placed(Card, SpotId),
    /// All gangs were revealed.
    Revealed(Vec<Vec<Card>>),
    /// The seat itself drew these from the pile.
    Drew(Vec<Card>),
    /// Whether no card of that hand could be placed.
    Stuck(Seat, bool),
    /// A random card of this hand was taken in full view, so the card tells about the hand.
    Taken(Vec<Card>),
    /// The draw pile was renewed at the start of a turn; what follows is not tracked here.
    Renewed(Vec<Vec<Card>>),
}

/// Place cards never swap with desperado cards.
const PLACES: u8 = 1;

impl Secrets<Desperados> for Rules {
    type Spot = Spot;
    type Component = Thing;
    type Fact = Fact;

    fn places(_game: &Desperados, state: &State) -> Vec<Place<Spot, Thing>> {
        let world = World::of(state);
        let mut places = Vec::with_capacity(100);
        let mut add = |spot, card: &Card, visibility| places.push(Place::new(spot, Thing::Card(*card), visibility));
        for (seat, hand) in (0..).zip(&world.hands) {
            (0..).zip(hand).for_each(|(at, card)| add(Spot::Hand(seat, at), card, Visibility::only(Seat(seat))));
        }
        // A gang being chosen is still in the hand; once revealed, it lies open on the table.
        for (seat, gang) in (0..).zip(&world.gangs).filter(|(seat, _)| world.strengths[usize::from(*seat)].is_some()) {
            (0..).zip(gang).for_each(|(at, card)| add(Spot::Gang(seat, at), card, Visibility::All));
        }
        for (row, cards) in (0..).zip(&world.rows) {
            (0..).zip(cards).for_each(|(at, card)| add(Spot::Row(row, at), card, Visibility::All));
        }
        (0..).zip(&world.warrant).for_each(|(at, card)| add(Spot::Warrant(at), card, Visibility::All));
        (0..).zip(&world.draw).for_each(|(at, card)| add(Spot::Draw(at), card, Visibility::Nobody));
        for (at, card) in (0..).zip(&world.discard) {
            let top = usize::from(at) + 1 == world.discard.len();
            add(Spot::Discard(at), card, if top { Visibility::All } else { Visibility::Nobody });
        }
        let mut add = |spot, place: &PlaceCard| {
            places.push(Place::new(spot, Thing::Place(*place), Visibility::All).group(PLACES));
        };
        for (spot, pile) in (0..).zip(&world.piles) {
            (0..).zip(pile).for_each(|(at, place)| add(Spot::Pile(spot, at), place));
        }
        for (seat, booty) in (0..).zip(&world.booty) {
            (0..).zip(booty).for_each(|(at, place)| add(Spot::Booty(seat, at), place));
        }
        places
    }

    fn put(_game: &Desperados, state: &mut State, contents: &[(Spot, Thing)]) {
        let mut world = World::of(state);
        let at = usize::from;
        for (spot, thing) in contents {
            match (*spot, *thing) {
                (Spot::Hand(seat, number), Thing::Card(card)) => world.hands[at(seat)][at(number)] = card,
                (Spot::Gang(seat, number), Thing::Card(card)) => world.gangs[at(seat)][at(number)] = card,
                (Spot::Row(row, number), Thing::Card(card)) => world.rows[at(row)][at(number)] = card,
                (Spot::Warrant(number), Thing::Card(card)) => world.warrant[at(number)] = card,
                (Spot::Draw(number), Thing::Card(card)) => world.draw[at(number)] = card,
                (Spot::Discard(number), Thing::Card(card)) => world.discard[at(number)] = card,
                (Spot::Pile(spot, number), Thing::Place(place)) => world.piles[at(spot)][at(number)] = place,
                (Spot::Booty(seat, number), Thing::Place(place)) => world.booty[at(seat)][at(number)] = place,
                (spot, thing) => panic!("{thing:?} cannot lie in {spot:?}"),
            }
        }
        world.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        // While gangs are being chosen, their cards stay in the hand.
        if matches!(world.step, Step::HoldUp(_)) {
            for (gang, hand) in world.gangs.iter_mut().zip(&world.hands) {
                let mut left = hand.clone();
                gang.retain(|card| {
                    let held = left.iter().position(|other| other == card);
                    held.map(|at| left.remove(at)).is_some()
                });
            }
        }
        *state = world.state();
    }

    fn shown(game: &Desperados, state: &State, seat: Seat, action: Action, viewer: Viewer) -> Vec<Fact> {
        let mut world = World::of(state);
        let mut facts = Vec::new();
        match action {
            Action::Place { card, spot } => {
                facts.push(Fact::Placed(card, spot));
                let hand = &mut world.hands[seat.index()];
                let at = hand.iter().position(|other| *other == card).unwrap();
                hand.remove(at);
                world.rows[spot.index()].push(card);
                if world.rows[spot.index()].len() >= world.value(spot.index()) {
                    return facts;
                }
            }
            Action::Join { .. } => return facts,
            Action::Ready => {
                // Nobody else learns of it before the last is ready.
                if world.choosing != SeatSet::only(seat) {
                    return facts;
                }
                facts.push(Fact::Revealed(world.gangs.clone()));
                if settle(game, &mut world) {
                    return facts;
                }
            }
        }
        begin_turns(game, &mut world, viewer, &mut facts);
        facts
    }

    /// Everybody has seen each card on its way to the discard pile.
    fn remembers(_game: &Desperados, _position: &Position<Desperados>, _viewer: Viewer, spot: Spot) -> bool {
        matches!(spot, Spot::Discard(_))
    }

    /// A renewed draw pile holds only cards that everybody saw go into it, so the rest must be in hands.
    fn concludes(_game: &Desperados, position: &Position<Desperados>, _viewer: Viewer) -> bool {
        World::of(&position.state).renewals > 0
    }

    fn worst() -> Vec<Policy<Desperados>> {
        let worst = [
            Policy { name: "joins what hardly anybody joins", choose: joins_the_tenth },
            Policy { name: "joins with everything", choose: joins_all },
            Policy { name: "spreads its cards and never joins", choose: spreads },
        ];
        [Policy::LOWEST, Policy::HIGHEST, Policy::ALTERNATING].into_iter().chain(worst).collect()
    }

    fn small() -> Vec<Small<Desperados>> {
        small::small()
    }

    fn playthroughs() -> Vec<Playthrough> {
        vec![
            Playthrough::of::<Desperados>("base-2", 2, &[]),
            Playthrough::of::<Desperados>("options-3", 3, &[("exact-match", "on"), ("trigger-takes", "on")]),
        ]
    }
}

/// Resolves a hold-up in which everybody has chosen, as far as it matters for the next turn (DE-17, DE-18). Returns
/// whether the game is over.
fn settle(game: &Desperados, world: &mut World) -> bool {
    let Step::HoldUp(SpotId(spot)) = world.step else { panic!("seats are ready only in a hold-up") };
    let spot = usize::from(spot);
    let joined = world.gangs.iter().any(|gang| !gang.is_empty());
    for (hand, gang) in world.hands.iter_mut().zip(&mut world.gangs) {
        for card in gang.drain(..) {
            let at = hand.iter().position(|other| *other == card).unwrap();
            hand.remove(at);
            // It does not matter here which gang goes to the warrant, only whether anything is left to draw.
            world.discard.push(card);
        }
    }
    let won = joined || game.options().trigger_takes;
    let over = (won && world.value(spot) == 5) || (!joined && world.nobody == 9);
    if won {
        world.piles[spot].pop();
    }
    let row = std::mem::take(&mut world.rows[spot]);
    world.discard.extend(row);
    over
}

/// The turns up to the first in which somebody can place a card: cards drawn, and stuck seats (DE-6, DE-9).
fn begin_turns(game: &Desperados, world: &mut World, viewer: Viewer, facts: &mut Vec<Fact>) {
    loop {
        world.active = world.active.next(game.seats());
        let seat = world.active;
        let outside = world.hands.iter().chain([&world.draw, &world.discard]).flatten();
        if !outside.copied().any(|card| world.fits(card)) {
            return;
        }
        if world.draw.len() < 2 && !world.discard.is_empty() {
            facts.push(Fact::Renewed(world.hands.clone()));
            return;
        }
        let drawn = world.draw.split_off(world.draw.len().saturating_sub(2));
        world.hands[seat.index()].extend(&drawn);
        world.hands[seat.index()].sort_unstable();
        if viewer == Viewer::Seat(seat) {
            facts.push(Fact::Drew(drawn));
        }
        let hand = world.hands[seat.index()].clone();
        let stuck = !hand.iter().any(|card| world.fits(*card));
        facts.push(Fact::Stuck(seat, stuck));
        if !stuck {
            return;
        }
        world.discard.extend(hand.first());
        facts.push(Fact::Taken(hand));
    }
}

type Choosing<'a> = Situation<'a, Desperados>;

/// Joins only after nine hold-ups in a row that nobody joined, and then with one card.
fn joins_the_tenth(choice: &Choosing<'_>, random: &mut Fast) -> Action {
    let view = choice.game.view(choice.state, Viewer::Seat(choice.seat));
    let alone = view.choice.is_some_and(|choice| choice.gang.cards.is_empty());
    match (choice.list[0], choice.list[choice.list.len() - 1]) {
        (join @ Action::Join { .. }, Action::Ready) if alone && view.nobody == 9 => join,
        (_, Action::Ready) => Action::Ready,
        _ => (Policy::RANDOM.choose)(choice, random),
    }
}

fn joins_all(choice: &Choosing<'_>, random: &mut Fast) -> Action {
    match choice.list[0] {
        join @ Action::Join { .. } => join,
        _ => (Policy::RANDOM.choose)(choice, random),
    }
}

/// Puts each card where most cards are still missing.
fn spreads(choice: &Choosing<'_>, _random: &mut Fast) -> Action {
    let view = choice.game.view(choice.state, Viewer::Spectator);
    let missing = |action: &Action| match action {
        Action::Place { spot, .. } => {
            let spot = view.spot(*spot);
            spot.place().map_or(0, |place| usize::from(place.value()) - spot.cards.len())
        }
        Action::Join { .. } => 0,
        Action::Ready => usize::MAX,
    };
    *choice.list.iter().max_by_key(|action| missing(action)).unwrap()
}
