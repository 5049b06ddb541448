//! A random world that a seat's knowledge allows.
//!
//! Uniform over all ways to lay the unseen cards into the draw pile and into the places of the other hands, in which
//!
//! * no hand holds more old or fresh cards than it can have, and the draw pile only fresh ones ([`Recall`]); a card of
//!   which nobody can tell is either,
//! * the places of a hand that was stuck hold, as far as they are left, nothing that fitted then (DE-9), and nothing that
//!   came by a later renewal of the draw pile,
//! * a seat that is about to place holds something that fits.
//!
//! Not used, and so not exact: from which of several places of a hand a card went that can have lain in any. In a hold-up
//! the others have chosen nothing yet. Where a thousand tries find no such way, one is built by augmenting paths and then
//! changed by many random exchanges, which makes it uniform but for a trace of where it began.

use table::{BySeat, Knows, Seat, Stream};

use crate::bag::{self, Bag, Kinds};
use crate::card::Card;
use crate::game::Desperados;
use crate::pile::Pile;
use crate::recall::Recall;
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// How often a random way is tried before one is built.
const TRIES: u32 = 1000;

/// How many random exchanges each card is given in a way that was built.
const EXCHANGES: usize = 50;

/// An unseen card, and how it came into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Unseen {
    card: Card,
    age: Age,
}

/// Whether a card came into play by the last renewal of the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Age {
    Old,
    Fresh,
    Either,
}

/// A place of another hand.
#[derive(Clone, Copy, Debug)]
struct Slot {
    seat: Seat,
    /// What may not lie here: it fitted when the seat was stuck.
    barred: Kinds,
    /// What lay here before the last renewal is not fresh.
    old: bool,
}

impl Slot {
    fn allows(&self, unseen: Unseen) -> bool {
        bag::only(unseen.card) & self.barred == 0 && !(self.old && unseen.age == Age::Fresh)
    }
}

/// The unseen cards and the places for them.
struct Puzzle<'a> {
    recall: &'a Recall,
    /// The places of the other hands; those that bar something first.
    slots: Vec<Slot>,
    /// How many cards the draw pile holds.
    draw: usize,
    /// The cards that are old.
    old: Vec<Unseen>,
    /// Those that are fresh, and those that may be.
    fresh: Vec<Unseen>,
    /// Who is about to place a card, and what could be placed.
    placing: Option<(Seat, Kinds)>,
}

impl Desperados {
    /// A random world in which the seat would know just this.
    pub(crate) fn imagine<S: Stream>(&self, knows: &Knows<Desperados>, random: &mut S) -> State {
        let Knows { view, recall } = knows;
        let puzzle = Puzzle::new(view, recall);
        let way = (0..TRIES).find_map(|_| puzzle.attempt(random)).unwrap_or_else(|| puzzle.build(random));
        let mut world = self.known(view, recall);
        let (placed, drawn) = way.split_at(puzzle.slots.len());
        puzzle.slots.iter().zip(placed).for_each(|(slot, unseen)| world.hands[slot.seat].add(unseen.card));
        drawn.iter().for_each(|unseen| world.draw.push(unseen.card));
        world
    }

    /// The world as far as it is known.
    fn known(&self, view: &View, recall: &Recall) -> State {
        let own = |seat: Seat| seat == recall.seat;
        let bag = |cards: &[Card]| cards.iter().copied().collect::<Bag>();
        let choice = |seat: Seat| view.choice.as_ref().filter(|_| own(seat));
        let choosing = matches!(view.step, Step::HoldUp(_));
        let ready = |seat: Seat| choice(seat).is_some_and(|choice| choice.ready);
        let gang = |seat: Seat| view.seats[seat].gang.as_ref().or(choice(seat).map(|choice| &choice.gang));
        State {
            turn: view.turn,
            active: view.active,
            step: view.step,
            nobody: view.nobody,
            piles: view.spots.each_ref().map(|spot| spot.places.iter().rev().copied().collect()),
            rows: recall.rows.clone(),
            hands: BySeat::new(self.seats, |seat| if own(seat) { bag(&view.hand) } else { Bag::default() }),
            gangs: BySeat::new(self.seats, |seat| gang(seat).map(|gang| bag(&gang.cards)).unwrap_or_default()),
            strengths: view.seats.iter().map(|seat| seat.gang.as_ref().map(|gang| gang.strength)).collect(),
            choosing: Seat::all(self.seats).filter(|seat| choosing && !ready(*seat)).collect(),
            booty: view.seats.iter().map(|seat| seat.booty.iter().copied().collect()).collect(),
            placed: view.seats.iter().map(|seat| seat.placed.unwrap_or(0)).collect(),
            warrant: bag(&view.warrant),
            draw: Pile::new(),
            discard: recall.discards.iter().copied().collect(),
            renewals: recall.renewals,
            stuck: recall.stuck,
        }
    }
}

impl<'a> Puzzle<'a> {
    fn new(view: &View, recall: &'a Recall) -> Puzzle<'a> {
        let others = || Seat::all(view.seats.seats()).filter(|seat| *seat != recall.seat);
        let slots = others().flat_map(|seat| {
            let hand = recall.hands[seat];
            (0..hand.cards).map(move |at| {
                let left = at < hand.barren;
                Slot { seat, barred: if left { hand.open } else { 0 }, old: left && hand.since < recall.renewals }
            })
        });
        let mut slots: Vec<Slot> = slots.collect();
        slots.sort_by_key(|slot| slot.barred == 0);
        let open = recall.rows.iter().fold(0, |open, row| open | row.open());
        let placing = others().find(|seat| *seat == view.active && view.step == Step::Place);
        let cards = |bag: &Bag, age: Age| bag.cards().map(move |card| Unseen { card, age });
        Puzzle {
            recall,
            slots,
            draw: usize::from(view.draw),
            old: cards(&recall.old, Age::Old).collect(),
            fresh: cards(&recall.fresh, Age::Fresh).chain(cards(&recall.either, Age::Either)).collect(),
            placing: placing.map(|seat| (seat, open)),
        }
    }

    /// One random way: a card for each place, then the draw pile; nothing if it disagrees with what is known.
    fn attempt<S: Stream>(&self, random: &mut S) -> Option<Vec<Unseen>> {
        let mut take = |pool: &mut Vec<Unseen>| pool.swap_remove(random.below(pool.len() as u32) as usize);
        let mut fresh = self.fresh.clone();
        let drawn: Vec<Unseen> = (0..self.draw).map(|_| take(&mut fresh)).collect();
        let mut pool = self.old.clone();
        pool.extend(fresh);
        let mut way = Vec::with_capacity(self.slots.len() + drawn.len());
        for slot in &self.slots {
            let unseen = take(&mut pool);
            if !slot.allows(unseen) {
                return None;
            }
            way.push(unseen);
        }
        way.extend(drawn);
        self.agrees(&way).then_some(way)
    }

    /// Whether each hand as a whole agrees with what is known.
    fn agrees(&self, way: &[Unseen]) -> bool {
        self.recall.hands.pairs().all(|(seat, _)| self.hand_agrees(way, seat))
    }

    /// No hand holds more of an age than it can have, and a seat that is about to place something that fits.
    fn hand_agrees(&self, way: &[Unseen], seat: Seat) -> bool {
        let hand = || self.slots.iter().zip(way).filter(|(slot, _)| slot.seat == seat).map(|(_, unseen)| unseen);
        let (mut old, mut fresh, mut kinds) = (0, 0, 0);
        for unseen in hand() {
            old += u8::from(unseen.age == Age::Old);
            fresh += u8::from(unseen.age == Age::Fresh);
            kinds |= bag::only(unseen.card);
        }
        let can = self.recall.hands[seat];
        let fits = self.placing.is_none_or(|(placing, open)| placing != seat || kinds & open != 0);
        (seat == self.recall.seat) || (old <= can.old && fresh <= can.fresh && fits)
    }

    /// Builds a way and exchanges cards at random.
    fn build<S: Stream>(&self, random: &mut S) -> Vec<Unseen> {
        let mut way = self.matched(random);
        let seat_of = |at: usize| self.slots.get(at).map(|slot| slot.seat);
        let allows = |at: usize, unseen: Unseen| match self.slots.get(at) {
            Some(slot) => slot.allows(unseen),
            None => unseen.age != Age::Old,
        };
        for _ in 0..way.len() * EXCHANGES {
            let [a, b] = [(); 2].map(|()| random.below(way.len() as u32) as usize);
            if allows(a, way[b]) && allows(b, way[a]) {
                way.swap(a, b);
                if ![a, b].into_iter().filter_map(seat_of).all(|seat| self.hand_agrees(&way, seat)) {
                    way.swap(a, b);
                }
            }
        }
        way
    }

    /// Finds a way by augmenting paths over a random order of the cards. The true world is one, and it is still one when
    /// each hand is laid out by age: first what is left of a stuck hand, its old cards before its fresh ones, then other
    /// old cards, then other fresh ones. So the first places can be kept for old cards and the last for fresh ones.
    fn matched<S: Stream>(&self, random: &mut S) -> Vec<Unseen> {
        let mut cards: Vec<Unseen> = self.old.iter().chain(&self.fresh).copied().collect();
        random.shuffle(&mut cards);
        let mut numbers = BySeat::new(self.recall.hands.seats(), |_| 0_u8);
        let mut strict: Vec<Place> = Vec::with_capacity(cards.len());
        for slot in &self.slots {
            let (hand, at) = (self.recall.hands[slot.seat], numbers[slot.seat]);
            numbers[slot.seat] += 1;
            strict.push(Place {
                slot: Some(*slot),
                no_fresh: at < hand.cards - hand.fresh,
                no_old: at >= hand.old,
                wanted: bag::ALL,
            });
        }
        strict.resize(cards.len(), Place { slot: None, no_fresh: false, no_old: true, wanted: bag::ALL });
        let Some((seat, open)) = self.placing else {
            return matching(&strict, &cards).expect("the true world fills every place");
        };
        let own = (0..self.slots.len()).filter(|at| self.slots[*at].seat == seat);
        let mut found = own.filter_map(|at| {
            let mut strict = strict.clone();
            strict[at].wanted = open;
            matching(&strict, &cards)
        });
        found.next().expect("in the true world one of the places holds a card that fits")
    }
}

/// A place with all that restricts a way that is built: one of a hand, or of the draw pile.
#[derive(Clone, Copy)]
struct Place {
    slot: Option<Slot>,
    no_fresh: bool,
    no_old: bool,
    wanted: Kinds,
}

impl Place {
    fn allows(&self, unseen: Unseen) -> bool {
        let aged = match unseen.age {
            Age::Old => !self.no_old,
            Age::Fresh => !self.no_fresh,
            Age::Either => true,
        };
        aged && bag::only(unseen.card) & self.wanted != 0 && self.slot.is_none_or(|slot| slot.allows(unseen))
    }
}

/// A card for every place, if there is a way.
fn matching(places: &[Place], cards: &[Unseen]) -> Option<Vec<Unseen>> {
    let mut holds: Vec<Option<usize>> = vec![None; places.len()];
    let all = (0..cards.len()).all(|card| augment(card, cards, places, &mut holds, &mut vec![false; places.len()]));
    if all { holds.into_iter().map(|held| held.map(|at| cards[at])).collect() } else { None }
}

/// Finds a place for a card, moving others if need be (Kuhn's algorithm).
fn augment(card: usize, cards: &[Unseen], places: &[Place], holds: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for place in 0..holds.len() {
        if tried[place] || !places[place].allows(cards[card]) {
            continue;
        }
        tried[place] = true;
        if holds[place].is_none_or(|other| augment(other, cards, places, holds, tried)) {
            holds[place] = Some(card);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use table::{Fast, Game, Settings, Setup};
    use table_kit::Player;
    use table_kit::players::Course;

    use super::*;

    /// Few positions need a way that is built; so here one is built at all of them.
    #[test]
    fn a_way_that_is_built_agrees_with_what_is_known() {
        let mut ways = 0;
        for number in 0..40_u64 {
            let seats = 2 + (number % 4) as u8;
            let edition = Desperados::EDITION.to_owned();
            let setup = Setup { seats, settings: Settings::default(), edition, version: Desperados::VERSION };
            let game = Desperados::new(&setup).expect("the edition of the program is right");
            let (chance, mut random) = (Fast::new(number), Fast::new(!number));
            let course = Course::record(&game, Player::RANDOM, &chance, &mut random, &mut ()).expect("a game ends");
            for position in course.positions.iter().step_by(3) {
                let seat = Seat(random.below(u32::from(seats)) as u8);
                let knows = position.knows(&game, seat);
                let puzzle = Puzzle::new(&knows.view, &knows.recall);
                let way = puzzle.build(&mut random);
                assert!(puzzle.slots.iter().zip(&way).all(|(slot, unseen)| slot.allows(*unseen)), "game {number}");
                assert!(way[puzzle.slots.len()..].iter().all(|unseen| unseen.age != Age::Old), "game {number}");
                assert!(puzzle.agrees(&way), "game {number}");
                let mut world = puzzle.old.clone();
                world.extend(&puzzle.fresh);
                let sorted = |ways: &[Unseen]| {
                    let mut cards: Vec<Card> = ways.iter().map(|unseen| unseen.card).collect();
                    cards.sort_unstable();
                    cards
                };
                assert_eq!(sorted(&way), sorted(&world), "game {number}");
                ways += 1;
            }
        }
        assert!(ways > 1_000, "{ways}");
    }
}
