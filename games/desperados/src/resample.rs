//! Resampling: a random world consistent with what a seat knows.
//!
//! Uniform over all assignments of the unseen cards to the draw pile and to the places in the other hands such that
//!
//! * no hand holds more old or fresh cards than it can have, and the draw pile holds only fresh ones ([`Recall`]); a
//!   card of unknown age may be either,
//! * the places left from a stuck hand hold nothing that fitted then (DE-9) and nothing that came with a later renewal
//!   of the draw pile,
//! * a seat that is about to place a card holds one that fits.
//!
//! One inexactness: when a card that could have been in several places of a hand leaves it, the place it came from is
//! not taken into account. In a hold-up, the others have chosen nothing yet. If some hundred tries find no assignment,
//! one is built by augmenting paths and then changed by many random exchanges. That makes it uniform except for a trace
//! of its starting point.

use arrayvec::ArrayVec;
use table::{BySeat, Knows, MAX_SEATS, Seat, Stream, matching};

use crate::bag::{self, Bag, Kinds};
use crate::card::Card;
use crate::game::Desperados;
use crate::pile::{CARDS, Pile};
use crate::recall::Recall;
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// How many random tries are made before an assignment is built.
const TRIES: u32 = 250;

/// How many random exchanges are tried per place of a hand in a built assignment.
const EXCHANGES: usize = 50;

/// An unseen card and its age.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Unseen {
    card: Card,
    age: Age,
}

/// Whether a card came into play with the last renewal of the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Age {
    Old,
    Fresh,
    Either,
}

/// Equivalent places of another hand.
#[derive(Clone, Copy, Debug)]
struct Part {
    seat: Seat,
    places: u8,
    /// The cards that cannot be here: they fitted when the seat was stuck.
    barred: Kinds,
    /// Whether these cards were here before the last renewal, so that none is fresh.
    old: bool,
}

impl Part {
    #[inline]
    fn allows(&self, unseen: Unseen) -> bool {
        bag::only(unseen.card) & self.barred == 0 && !(self.old && unseen.age == Age::Fresh)
    }
}

/// Unseen cards, in no particular order.
type Cards = ArrayVec<Unseen, CARDS>;

/// The unseen cards and their possible places.
struct Puzzle<'a> {
    recall: &'a Recall,
    /// The places in the other hands; parts with barred cards come first.
    parts: ArrayVec<Part, { 2 * MAX_SEATS }>,
    /// How many cards the draw pile holds.
    draw: usize,
    /// The old cards.
    old: Cards,
    /// The cards that are fresh or may be.
    fresh: Cards,
    /// How many old cards each hand holds, if that is determined.
    quotas: Option<[u8; MAX_SEATS]>,
    /// The seat about to place a card, and the cards it could place.
    placing: Option<(Seat, Kinds)>,
}

/// A random world in which the seat would know exactly this.
pub(crate) fn resample<S: Stream>(game: &Desperados, knows: &Knows<Desperados>, random: &mut S) -> State {
    let Knows { view, recall } = knows;
    let mut puzzle = Puzzle::new(view, recall);
    let way = (0..TRIES).find_map(|_| puzzle.attempt(random)).unwrap_or_else(|| puzzle.build(random));
    let mut world = game.known(view, recall);
    puzzle.parts.iter().for_each(|part| world.hands[part.seat] = way.hands[part.seat.index()]);
    world.draw = way.draw;
    world
}

impl Desperados {
    /// The known part of the world.
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
            rows: recall.rows,
            hands: BySeat::new(self.seats, |seat| if own(seat) { view.hand } else { Bag::default() }),
            gangs: BySeat::new(self.seats, |seat| gang(seat).map(|gang| bag(&gang.cards)).unwrap_or_default()),
            strengths: view.seats.iter().map(|seat| seat.gang.as_ref().map(|gang| gang.strength)).collect(),
            choosing: Seat::all(self.seats).filter(|seat| choosing && !ready(*seat)).collect(),
            booty: view.seats.iter().map(|seat| seat.booty.iter().copied().collect()).collect(),
            placed: view.seats.iter().map(|seat| seat.placed.unwrap_or(0)).collect(),
            warrant: view.warrant,
            draw: Pile::default(),
            discard: recall.discards.clone(),
            renewals: recall.renewals,
            stuck: recall.stuck,
        }
    }
}

/// An assignment of the unseen cards.
struct Way {
    hands: [Bag; MAX_SEATS],
    draw: Pile,
}

impl<'a> Puzzle<'a> {
    fn new(view: &View, recall: &'a Recall) -> Puzzle<'a> {
        let others = || Seat::all(view.seats.seats()).filter(|seat| *seat != recall.seat);
        let barren = others().map(|seat| {
            let hand = recall.hands[seat];
            Part { seat, places: hand.barren, barred: hand.open, old: hand.since < recall.renewals }
        });
        let rest = others().map(|seat| {
            let hand = recall.hands[seat];
            Part { seat, places: hand.cards - hand.barren, barred: 0, old: false }
        });
        let open = recall.rows.iter().fold(0, |open, row| open | row.open());
        let placing = others().find(|seat| *seat == view.active && view.step == Step::Place);
        let (mut old, mut fresh) = (Cards::new(), Cards::new());
        recall.old.each(|card| old.push(Unseen { card, age: Age::Old }));
        recall.fresh.each(|card| fresh.push(Unseen { card, age: Age::Fresh }));
        recall.either.each(|card| fresh.push(Unseen { card, age: Age::Either }));
        Puzzle {
            recall,
            parts: barren.chain(rest).filter(|part| part.places > 0).collect(),
            draw: usize::from(view.draw),
            quotas: quotas(recall, old.len()),
            old,
            fresh,
            placing: placing.map(|seat| (seat, open)),
        }
    }

    /// How many old cards each hand holds in a random assignment; `None` if that is too many or too few for a hand.
    fn ages<S: Stream>(&self, random: &mut S) -> Option<[u8; MAX_SEATS]> {
        let either = self.recall.either.len();
        let mut ages = [0; MAX_SEATS];
        let (mut old, mut places) = (self.old.len(), self.old.len() + self.fresh.len() - self.draw);
        for (seat, hand) in self.recall.hands.pairs().filter(|(seat, _)| *seat != self.recall.seat) {
            let before = old;
            for _ in 0..hand.cards {
                old -= usize::from(old > 0 && below(places, random) < old);
                places -= 1;
            }
            let age = (before - old) as u8;
            if age > hand.old || hand.cards - age > hand.fresh + either {
                return None;
            }
            ages[seat.index()] = age;
        }
        Some(ages)
    }

    /// One random assignment; `None` as soon as it contradicts what is known.
    fn attempt<S: Stream>(&mut self, random: &mut S) -> Option<Way> {
        let mut hands = [Bag::default(); MAX_SEATS];
        let (mut old, mut fresh) = (self.old.len(), self.fresh.len());
        // With barred cards, checking the places themselves makes a bad try fail sooner.
        let is_barred = self.parts.iter().any(|part| part.barred != 0);
        let quotas = if self.quotas.is_some() || is_barred { self.quotas } else { Some(self.ages(random)?) };
        // How many old and fresh cards each hand may still get; and how many old ones it must get, in how many places.
        let mut can = [(0, 0); MAX_SEATS];
        let mut due = [(0, 0); MAX_SEATS];
        for (at, (_, hand)) in self.recall.hands.pairs().enumerate() {
            can[at] = (hand.old, hand.fresh);
            due[at] = (quotas.map_or(0, |quotas| quotas[at]), hand.cards);
        }
        for part in &self.parts {
            let at = part.seat.index();
            for _ in 0..part.places {
                let (olds, places) = match quotas {
                    Some(_) => (usize::from(due[at].0), usize::from(due[at].1)),
                    None => (old, old + fresh - self.draw),
                };
                let is_old = olds > 0 && (olds == places || below(places, random) < olds);
                due[at] = (due[at].0 - u8::from(is_old && quotas.is_some()), due[at].1 - 1);
                let unseen = if is_old {
                    take(&mut self.old, &mut old, random)
                } else {
                    take(&mut self.fresh, &mut fresh, random)
                };
                let left = match unseen.age {
                    Age::Old => Some(&mut can[at].0),
                    Age::Fresh => Some(&mut can[at].1),
                    Age::Either => None,
                };
                if let Some(left) = left {
                    *left = left.checked_sub(1)?;
                }
                if !part.allows(unseen) {
                    return None;
                }
                hands[at].add(unseen.card);
            }
        }
        if self.placing.is_some_and(|(seat, open)| hands[seat.index()].kinds() & open == 0) {
            return None;
        }
        let drawn = &mut self.fresh[..fresh];
        random.shuffle(drawn);
        Some(Way { hands, draw: drawn.iter().map(|unseen| unseen.card).collect() })
    }

    /// The places of the hands, one by one.
    fn slots(&self) -> Vec<Part> {
        self.parts.iter().flat_map(|part| std::iter::repeat_n(*part, usize::from(part.places))).collect()
    }

    /// Whether no hand holds more of an age than it can, and a seat about to place a card holds one that fits.
    fn hand_agrees(&self, slots: &[Part], way: &[Unseen], seat: Seat) -> bool {
        let (mut old, mut fresh, mut kinds) = (0, 0, 0);
        for (_, unseen) in slots.iter().zip(way).filter(|(slot, _)| slot.seat == seat) {
            old += u8::from(unseen.age == Age::Old);
            fresh += u8::from(unseen.age == Age::Fresh);
            kinds |= bag::only(unseen.card);
        }
        let can = self.recall.hands[seat];
        let fits = self.placing.is_none_or(|(placing, open)| placing != seat || kinds & open != 0);
        (seat == self.recall.seat) || (old <= can.old && fresh <= can.fresh && fits)
    }

    /// Builds an assignment and mixes it by random exchanges.
    fn build<S: Stream>(&self, random: &mut S) -> Way {
        let slots = self.slots();
        let mut way = self.matched(&slots, random);
        self.mix(&slots, &mut way, random);
        let (placed, drawn) = way.split_at_mut(slots.len());
        let mut hands = [Bag::default(); MAX_SEATS];
        slots.iter().zip(placed).for_each(|(slot, unseen)| hands[slot.seat.index()].add(unseen.card));
        random.shuffle(drawn);
        Way { hands, draw: drawn.iter().map(|unseen| unseen.card).collect() }
    }

    /// Repeatedly swaps a card in a hand with any other card, keeping only swaps that leave a valid assignment.
    fn mix<S: Stream>(&self, slots: &[Part], way: &mut [Unseen], random: &mut S) {
        let allows = |at: usize, unseen: Unseen| match slots.get(at) {
            Some(slot) => slot.allows(unseen),
            None => unseen.age != Age::Old,
        };
        for _ in 0..slots.len() * EXCHANGES {
            let (a, b) = (below(slots.len(), random), below(way.len(), random));
            if allows(a, way[b]) && allows(b, way[a]) {
                way.swap(a, b);
                let alike = way[a].age == way[b].age && self.placing.is_none();
                let mut seats = [Some(&slots[a]), slots.get(b)].into_iter().flatten().map(|slot| slot.seat);
                if !alike && !seats.all(|seat| self.hand_agrees(slots, way, seat)) {
                    way.swap(a, b);
                }
            }
        }
    }

    /// Finds an assignment by augmenting paths over a random order of the cards. The true world is one, and stays one
    /// if each hand is sorted by age: first what is left of a stuck hand, old cards before fresh ones, then the other
    /// old cards, then the other fresh ones. So the first places can be reserved for old cards and the last for fresh
    /// ones.
    fn matched<S: Stream>(&self, slots: &[Part], random: &mut S) -> Vec<Unseen> {
        let mut cards: Vec<Unseen> = self.old.iter().chain(&self.fresh).copied().collect();
        random.shuffle(&mut cards);
        let mut numbers = BySeat::new(self.recall.hands.seats(), |_| 0_u8);
        let mut strict: Vec<Place> = Vec::with_capacity(cards.len());
        for slot in slots {
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
            return fill(&strict, &cards).expect("the true world fills every place");
        };
        let own = (0..slots.len()).filter(|at| slots[*at].seat == seat);
        let mut found = own.filter_map(|at| {
            let mut strict = strict.clone();
            strict[at].wanted = open;
            fill(&strict, &cards)
        });
        found.next().expect("in the true world, one of the places holds a card that fits")
    }
}

/// How many old cards each hand holds, if that is determined: every hand holds its maximum, or every hand its minimum.
fn quotas(recall: &Recall, old: usize) -> Option<[u8; MAX_SEATS]> {
    let (mut most, mut least) = ([0; MAX_SEATS], [0; MAX_SEATS]);
    for (seat, hand) in recall.hands.pairs().filter(|(seat, _)| *seat != recall.seat) {
        most[seat.index()] = hand.old.min(hand.cards);
        least[seat.index()] = hand.cards.saturating_sub(hand.fresh);
    }
    let is_all = |quotas: &[u8; MAX_SEATS]| quotas.iter().map(|count| usize::from(*count)).sum::<usize>() == old;
    if is_all(&most) { Some(most) } else { Some(least).filter(|least| recall.either.is_empty() && is_all(least)) }
}

/// Takes a random one of the first `left` cards and moves it behind them.
#[inline]
fn take<S: Stream>(cards: &mut Cards, left: &mut usize, random: &mut S) -> Unseen {
    let at = below(*left, random);
    *left -= 1;
    cards.swap(at, *left);
    cards[*left]
}

#[inline]
fn below<S: Stream>(end: usize, random: &mut S) -> usize {
    random.below(end as u32) as usize
}

/// A place with its restrictions while an assignment is built, in a hand or in the draw pile.
#[derive(Clone, Copy)]
struct Place {
    slot: Option<Part>,
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

/// A card for every place; `None` if there is no such assignment.
fn fill(places: &[Place], cards: &[Unseen]) -> Option<Vec<Unseen>> {
    let way = matching(places.len(), |place, card| places[place].allows(cards[card]))?;
    Some(way.into_iter().map(|card| cards[card]).collect())
}

#[cfg(test)]
mod tests {
    use table::Fast;
    use table_kit::players::Course;
    use table_kit::{Policy, setups};

    use super::*;

    /// Few positions need a built assignment, so this test builds one at every position.
    #[test]
    fn a_way_that_is_built_agrees_with_what_is_known() {
        let mut ways = 0;
        for number in 0..40_u64 {
            let seats = 2 + (number % 4) as u8;
            let game: Desperados = setups::game(seats, &[]);
            let (chance, mut random) = (Fast::new(number), Fast::new(!number));
            let course = Course::record(&game, Policy::RANDOM, &chance, &mut random, &mut ()).expect("a game ends");
            for position in course.positions.iter().step_by(3) {
                let seat = Seat(random.below(u32::from(seats)) as u8);
                let knows = position.knows(&game, seat);
                let puzzle = Puzzle::new(&knows.view, &knows.recall);
                let slots = puzzle.slots();
                let mut way = puzzle.matched(&slots, &mut random);
                puzzle.mix(&slots, &mut way, &mut random);
                assert!(slots.iter().zip(&way).all(|(slot, unseen)| slot.allows(*unseen)), "game {number}");
                assert!(way[slots.len()..].iter().all(|unseen| unseen.age != Age::Old), "game {number}");
                assert!(slots.iter().all(|slot| puzzle.hand_agrees(&slots, &way, slot.seat)), "game {number}");
                let world: Vec<Unseen> = puzzle.old.iter().chain(&puzzle.fresh).copied().collect();
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
