//! A random world that a seat's knowledge allows.
//!
//! A world is a way to lay the unseen cards into the draw pile and the other hands. The places of a hand are thought of
//! in the order of age: those that a stuck turn showed to hold nothing that fitted then come first (DE-9), as do those
//! that must hold an old card; what was drawn since the last renewal of the draw pile comes last. Uniform over all ways
//! in which
//!
//! * every place holds a card of its age, the draw pile only fresh ones, and of like cards of which one was seen again
//!   either may be the old one,
//! * a hand that was stuck holds, as far as it is left, nothing that fitted then,
//! * a seat that is about to place holds something that fits.
//!
//! In a hold-up the others have chosen nothing yet. Where a thousand tries find no such way, one is built by augmenting
//! paths and then changed by so many random exchanges that it is uniform for all practical purposes.

use arrayvec::ArrayVec;
use table::{BySeat, Knows, Seat, SeatSet, Stream};

use crate::Desperados;
use crate::bag::{self, Bag, Kinds};
use crate::card::Card;
use crate::recall::Recall;
use crate::state::State;
use crate::view::{Step, View};

/// How often a random way is tried before one is built.
const TRIES: u32 = 1000;

/// How many random exchanges each card is given in a way that was built.
const EXCHANGES: usize = 50;

/// How a card, or the place for one, stands to the last renewal of the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Age {
    Old,
    Fresh,
    Either,
}

impl Age {
    fn agrees(self, other: Age) -> bool {
        self == other || self == Age::Either || other == Age::Either
    }
}

/// A place of another hand, or of the draw pile.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// Whose hand; none for the draw pile.
    seat: Option<Seat>,
    age: Age,
    /// What may not lie here: it fitted when the seat was stuck.
    barred: Kinds,
    /// What must lie here; everything, but for one place of a seat that is about to place a card.
    wanted: Kinds,
}

impl Slot {
    fn allows(&self, (card, age): (Card, Age)) -> bool {
        self.age.agrees(age) && bag::only(card) & self.wanted & !self.barred != 0
    }
}

/// The unseen cards and the places for them.
struct Puzzle {
    /// The places: those that bar something first, those of the draw pile last.
    slots: Vec<Slot>,
    old: Vec<Card>,
    fresh: Vec<Card>,
    either: Vec<Card>,
    /// Who is about to place a card, and what could be placed.
    placing: Option<(Seat, Kinds)>,
    /// For each number of old cards among `either`, the share of all ways that have so many.
    shares: Vec<f64>,
}

impl Desperados {
    /// A random world in which the seat would know just this.
    pub(crate) fn imagine<S: Stream>(&self, knows: &Knows<Desperados>, random: &mut S) -> State {
        let Knows { view, recall } = knows;
        let puzzle = Puzzle::new(view, recall);
        let cards = (0..TRIES).find_map(|_| puzzle.attempt(random)).unwrap_or_else(|| puzzle.build(random));
        let mut world = self.known(view, recall);
        for (slot, card) in puzzle.slots.iter().zip(cards) {
            match slot.seat {
                Some(seat) => world.hands[seat].add(card),
                None => world.draw.push(card),
            }
        }
        world
    }

    /// The world as far as it is known.
    fn known(&self, view: &View, recall: &Recall) -> State {
        let own = |seat: Seat| seat == recall.seat;
        let hand = |seat: Seat| if own(seat) { view.hand.iter().copied().collect() } else { Bag::default() };
        let chosen = |seat: Seat| view.choice.as_ref().filter(|_| own(seat)).map(|choice| &choice.gang);
        let gang = |seat: Seat| view.seats[seat].gang.as_ref().or(chosen(seat));
        let seats = || Seat::all(self.seats);
        let ready = view.choice.as_ref().is_some_and(|choice| choice.ready);
        State {
            turn: view.turn,
            active: view.active,
            step: view.step,
            nobody: view.nobody,
            piles: view.spots.each_ref().map(|spot| spot.places.iter().rev().copied().collect()),
            rows: recall.rows.clone(),
            hands: BySeat::new(self.seats, hand),
            gangs: BySeat::new(self.seats, |seat| {
                gang(seat).map(|gang| gang.cards.iter().copied().collect()).unwrap_or_default()
            }),
            strengths: view.seats.iter().map(|seat| seat.gang.as_ref().map_or(0, |gang| gang.strength)).collect(),
            ready: seats().filter(|seat| ready && own(*seat)).collect(),
            revealed: seats().filter(|seat| view.seats[*seat].gang.is_some()).collect(),
            booty: view.seats.iter().map(|seat| seat.booty.iter().copied().collect::<ArrayVec<_, _>>()).collect(),
            placed: view.seats.iter().map(|seat| seat.placed.unwrap_or(0)).collect(),
            warrant: view.warrant.iter().copied().collect(),
            draw: crate::pile::Pile::new(),
            discard: recall.discards.iter().copied().collect(),
            renewals: recall.renewals,
            stuck: recall.stuck,
        }
    }
}

impl Puzzle {
    fn new(view: &View, recall: &Recall) -> Puzzle {
        let others: SeatSet = (0..view.seats.seats()).map(Seat).filter(|seat| *seat != recall.seat).collect();
        let mut slots = Vec::new();
        for seat in others.iter() {
            let hand = recall.hands[seat];
            for at in 0..hand.cards {
                let age = if at < hand.cards - hand.fresh {
                    Age::Old
                } else if at >= hand.old {
                    Age::Fresh
                } else {
                    Age::Either
                };
                let barred = if at < hand.barren { hand.open } else { 0 };
                slots.push(Slot { seat: Some(seat), age, barred, wanted: bag::ALL });
            }
        }
        slots.sort_by_key(|slot| slot.barred == 0);
        let pile = Slot { seat: None, age: Age::Fresh, barred: 0, wanted: bag::ALL };
        slots.extend((0..view.draw).map(|_| pile));
        let open = recall.rows.iter().fold(0, |open, row| open | row.open());
        let placing = Some((view.active, open)).filter(|(seat, _)| view.step == Step::Place && others.contains(*seat));
        let [old, fresh, either] = [recall.old, recall.fresh, recall.either].map(|bag| bag.cards().collect());
        let mut puzzle = Puzzle { slots, old, fresh, either, placing, shares: Vec::new() };
        puzzle.shares = puzzle.shares();
        puzzle
    }

    /// How many places are of this age.
    fn places(&self, age: Age) -> usize {
        self.slots.iter().filter(|slot| slot.age == age).count()
    }

    /// Counts the ways for each number of old cards among those that may be either: which of them are old, which places
    /// of either age take an old card, and in which order old and fresh cards lie. Only their proportions matter.
    fn shares(&self) -> Vec<f64> {
        let (places, open) = (self.places(Age::Old), self.places(Age::Either));
        let either = self.either.len();
        let mut ways = 1.0_f64;
        let mut shares = vec![0.0; either + 1];
        let mut begun = false;
        for (number, share) in shares.iter_mut().enumerate() {
            let old = self.old.len() + number;
            let Some(taken) = old.checked_sub(places).filter(|taken| *taken <= open) else { continue };
            if begun {
                let choices = (either - number + 1) as f64 / number as f64;
                let takers = (open - taken + 1) as f64 / taken as f64;
                let orders = old as f64 / (self.fresh.len() + either - number + 1) as f64;
                ways *= choices * takers * orders;
            }
            begun = true;
            *share = ways;
        }
        let all: f64 = shares.iter().sum();
        shares.into_iter().map(|share| share / all).collect()
    }

    /// One random way: a card for each place; nothing if it disagrees with what is known.
    fn attempt<S: Stream>(&self, random: &mut S) -> Option<Vec<Card>> {
        let number = pick_share(&self.shares, random);
        let mut either = self.either.clone();
        random.shuffle(&mut either);
        let mut old: Vec<Card> = self.old.iter().chain(&either[..number]).copied().collect();
        let mut fresh: Vec<Card> = self.fresh.iter().chain(&either[number..]).copied().collect();
        let mut open = self.places(Age::Either);
        let mut taken = old.len().checked_sub(self.places(Age::Old))?;
        let mut cards = Vec::with_capacity(self.slots.len());
        for slot in &self.slots {
            let age = match slot.age {
                Age::Either => {
                    let takes_old = (random.below(open as u32) as usize) < taken;
                    open -= 1;
                    taken -= usize::from(takes_old);
                    if takes_old { Age::Old } else { Age::Fresh }
                }
                age => age,
            };
            let pool = if age == Age::Old { &mut old } else { &mut fresh };
            let card = pool.swap_remove(random.below(pool.len() as u32) as usize);
            if !slot.allows((card, age)) {
                return None;
            }
            cards.push(card);
        }
        self.can_place(&cards).then_some(cards)
    }

    /// Whether a seat that is about to place a card holds one that fits.
    fn can_place(&self, cards: &[Card]) -> bool {
        let Some((seat, open)) = self.placing else { return true };
        let mut hand = self.slots.iter().zip(cards).filter(|(slot, _)| slot.seat == Some(seat));
        hand.any(|(_, card)| bag::only(*card) & open != 0)
    }

    /// Builds a way by augmenting paths over a random order of the cards, and exchanges cards at random. The true world
    /// is one, so there is one.
    fn build<S: Stream>(&self, random: &mut S) -> Vec<Card> {
        let all = |cards: &[Card], age: Age| cards.iter().map(|card| (*card, age)).collect::<Vec<_>>();
        let mut cards =
            [all(&self.old, Age::Old), all(&self.fresh, Age::Fresh), all(&self.either, Age::Either)].concat();
        random.shuffle(&mut cards);
        let fitting = |at: Option<usize>| {
            let mut slots = self.slots.clone();
            if let (Some(at), Some((_, open))) = (at, self.placing) {
                slots[at].wanted = open;
            }
            matched(&slots, &cards)
        };
        let placing = |slot: &Slot| self.placing.is_some_and(|(seat, _)| slot.seat == Some(seat));
        let mut way = match self.placing {
            None => fitting(None),
            Some(_) => (0..self.slots.len()).filter(|at| placing(&self.slots[*at])).find_map(|at| fitting(Some(at))),
        }
        .expect("the true world fills every place");
        for _ in 0..way.len() * EXCHANGES {
            let [a, b] = [(); 2].map(|()| random.below(way.len() as u32) as usize);
            if self.slots[a].allows(way[b]) && self.slots[b].allows(way[a]) {
                way.swap(a, b);
                let cards: Vec<Card> = way.iter().map(|(card, _)| *card).collect();
                if !self.can_place(&cards) {
                    way.swap(a, b);
                }
            }
        }
        way.into_iter().map(|(card, _)| card).collect()
    }
}

/// A number drawn by these shares.
fn pick_share<S: Stream>(shares: &[f64], random: &mut S) -> usize {
    if shares.len() == 1 {
        return 0;
    }
    let mut left = f64::from(random.below(1 << 30)) / f64::from(1 << 30);
    for (number, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return number;
        }
    }
    shares.iter().rposition(|share| *share > 0.0).unwrap_or(0)
}

/// Finds a card for every place, if there is a way.
fn matched(slots: &[Slot], cards: &[(Card, Age)]) -> Option<Vec<(Card, Age)>> {
    let mut holds: Vec<Option<usize>> = vec![None; slots.len()];
    for card in 0..cards.len() {
        if !augment(card, cards, slots, &mut holds, &mut vec![false; slots.len()]) {
            return None;
        }
    }
    holds.into_iter().map(|held| held.map(|at| cards[at])).collect()
}

/// Finds a place for a card, moving others if need be (Kuhn's algorithm).
fn augment(
    card: usize,
    cards: &[(Card, Age)],
    slots: &[Slot],
    holds: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for slot in 0..holds.len() {
        if tried[slot] || !slots[slot].allows(cards[card]) {
            continue;
        }
        tried[slot] = true;
        if holds[slot].is_none_or(|other| augment(other, cards, slots, holds, tried)) {
            holds[slot] = Some(card);
            return true;
        }
    }
    false
}
