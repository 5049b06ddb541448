//! Drawing a random assignment of the unseen cards to the hidden places, with every allowed assignment equally likely.
//!
//! Places that allow the same cards form a group. Groups draw their cards one after another, those with the least
//! choice first. A card that a later group or the draw pile is likely to need weighs less; otherwise most tries would
//! fail at a later group. A try is then accepted with the probability that makes up for the weights, so no assignment
//! is favoured (rejection sampling). Most tries are accepted; if nearly every card has a place that not every card may
//! take, one in fifteen.
//!
//! That probability needs a limit for the weight of a try. Take a later group of `n` places that finds the weight
//! `T - u` among the cards it allows, because the groups before it have taken `u` of `T`, and let no card weigh less
//! than `m`. Then its `n` draws contribute at most `(T - u)(T - u - m)…(T - u - (n - 1)m)`. The logarithm of that is
//! concave in `u`, so it lies below its tangent at any `e`, here the expected `u`. The tangent is a sum over the cards
//! taken, so it gives each card's weight for the groups before, and makes the limit a constant.

use arrayvec::ArrayVec;
use table::Stream;

use crate::card::{Card, TRADES, Trades};
use crate::pile::{BLANK, CARDS};
use crate::resample::puzzle::{Assignment, Puzzle};

/// How many times an assignment is drawn before one is built, which is not uniform. Building happens right after a
/// renewal, when one hand is barren and hardly any place takes every card: in one of 1,500 worlds at a table of two
/// where nobody robs by choice, and never in 40,000 worlds of games between bots.
const TRIES: u32 = 200;

/// The most groups. More would take more renewals, with the same cards still face down, than happen in play.
const GROUPS: usize = 24;

/// The most classes of cards.
const CLASSES: usize = 32;

/// Cards allowed by the same groups, and so of equal weight. They are adjacent in the plan's list.
struct Class {
    /// The groups, as bits.
    groups: u32,
    /// Whether these cards may be in the draw pile.
    fresh: bool,
    start: usize,
    count: usize,
}

/// Adjacent places that allow the same cards.
struct Group {
    start: usize,
    size: usize,
    trades: Trades,
    until: u16,
    bit: u32,
}

/// The weight of a card, by class.
type Weights = [f64; CLASSES];

/// A puzzle prepared for drawing.
pub(crate) struct Plan {
    /// The cards, class by class.
    cards: [Card; CARDS],
    classes: ArrayVec<Class, CLASSES>,
    /// The groups, in drawing order.
    groups: ArrayVec<Group, GROUPS>,
    /// The weights of the cards for each group, last group first; 0 if the group does not allow them.
    weights: ArrayVec<Weights, GROUPS>,
    /// One divided by the limit for the weight of a try.
    scale: f64,
    /// How many cards may be in the draw pile; `None` if all may.
    fresh: Option<usize>,
}

impl Plan {
    /// A random assignment; `None` if all tries fail.
    pub(crate) fn solve<S: Stream>(&self, puzzle: &Puzzle, random: &mut S) -> Option<Assignment> {
        let mut cards = self.cards;
        (0..TRIES).find_map(|_| self.draw(puzzle, &mut cards, random))
    }

    /// Prepares a puzzle; `None` if it has too many groups or classes.
    pub(crate) fn new(puzzle: &Puzzle) -> Option<Plan> {
        let groups = groups(puzzle)?;
        let (cards, classes) = sort(puzzle, &groups)?;
        let fresh: usize = classes.iter().filter(|class| class.fresh).map(|class| class.count).sum();
        let fresh = (fresh < puzzle.unseen.len()).then_some(fresh);
        let mut plan = Plan { cards, classes, groups, weights: ArrayVec::new(), scale: 1.0, fresh };
        plan.groups.sort_unstable_by_key(|group| slack(group, &plan.classes));
        plan.weigh(puzzle.drawable);
        Some(plan)
    }

    /// The classes that a group allows, with their indices.
    fn allowed(&self, group: &Group) -> impl Iterator<Item = (usize, &Class)> {
        self.classes.iter().enumerate().filter(|(_, class)| class.groups & group.bit != 0)
    }

    /// The sum of a value over the cards that a group allows.
    fn sum(&self, group: &Group, value: impl Fn(usize) -> f64) -> f64 {
        self.allowed(group).map(|(at, class)| class.count as f64 * value(at)).sum()
    }

    /// How much of the wanted value a group is expected to take when it draws with these weights.
    fn takes(&self, group: &Group, weight: impl Fn(usize) -> f64, wanted: impl Fn(usize) -> f64) -> f64 {
        let taken = self.sum(group, |class| weight(class) * wanted(class));
        if taken > 0.0 { group.size as f64 * taken / self.sum(group, weight) } else { 0.0 }
    }

    /// Computes the weights and the limit, from the draw pile and the last group back to the first.
    fn weigh(&mut self, drawable: usize) {
        let mut values = self.weigh_pile(drawable);
        for at in (0..self.groups.len()).rev() {
            let group = &self.groups[at];
            let mut weights = [0.0; CLASSES];
            let (mut least, mut cards) = (1.0_f64, 0);
            for (class, Class { count, .. }) in self.allowed(group).filter(|(class, _)| values[*class] > 0.0) {
                weights[class] = values[class];
                least = least.min(values[class]);
                cards += count;
            }
            let total = self.sum(group, |class| weights[class]);
            let before = self.groups[..at].iter();
            let expected: f64 = before.map(|group| self.takes(group, |at| values[at], |at| weights[at])).sum();
            let enough = total * (1.0 - (group.size + 1) as f64 / cards as f64);
            let expected = expected.min(enough).max(0.0);
            let mut slope = 0.0;
            for draw in 0..group.size {
                let limit = total - expected - draw as f64 * least;
                self.scale /= limit;
                slope += 1.0 / limit;
            }
            if at > 0 {
                self.scale *= (-slope * expected).exp();
                for (value, weight) in values.iter_mut().zip(weights).filter(|(_, weight)| *weight > 0.0) {
                    *value *= (-slope * weight).exp();
                }
            }
            self.weights.push(weights);
        }
    }

    /// The weights of the cards that come from the draw pile. It acts like a group that draws last; its tangent touches
    /// the share kept at two consecutive numbers of cards taken.
    fn weigh_pile(&mut self, drawable: usize) -> Weights {
        let mut values = [1.0; CLASSES];
        let Some(fresh) = self.fresh else { return values };
        let outside = fresh - drawable;
        let share = outside as f64 / fresh as f64;
        let weight = |class: usize| if self.classes[class].fresh { share } else { 1.0 };
        let taken = |group| self.takes(group, weight, |class| f64::from(u8::from(self.classes[class].fresh)));
        let expected = self.groups.iter().map(taken).sum::<f64>() as usize;
        let expected = expected.min(outside.saturating_sub(1));
        let value = (outside - expected) as f64 / (fresh - expected).max(1) as f64;
        for (class, _) in self.classes.iter().enumerate().filter(|(_, class)| class.fresh) {
            values[class] = value;
        }
        self.scale = value.powi(expected as i32) / kept(fresh, drawable, expected);
        values
    }

    /// One try at an assignment; `None` if it is rejected.
    fn draw<S: Stream>(&self, puzzle: &Puzzle, cards: &mut [Card; CARDS], random: &mut S) -> Option<Assignment> {
        let Plan { classes, groups, weights, scale, fresh, .. } = self;
        let mut left: ArrayVec<usize, CLASSES> = classes.iter().map(|class| class.count).collect();
        let mut placed = [BLANK; CARDS];
        let mut weight = *scale;
        for (group, weights) in groups.iter().zip(weights.iter().rev()) {
            for place in &mut placed[group.start..group.start + group.size] {
                let total: f64 = left.iter().zip(weights).map(|(left, weight)| *left as f64 * weight).sum();
                let mut at = share(random) * total;
                let mut found = None;
                for (class, left) in left.iter().enumerate().filter(|(class, left)| **left > 0 && weights[*class] > 0.0)
                {
                    found = Some(class);
                    at -= *left as f64 * weights[class];
                    if at < 0.0 {
                        break;
                    }
                }
                let class = found?;
                weight *= total / weights[class];
                *place = take(cards, classes[class].start, &mut left[class], random);
            }
        }
        if let Some(fresh) = *fresh {
            let taken =
                classes.iter().zip(&left).filter(|(class, _)| class.fresh).map(|(class, left)| class.count - left);
            weight *= kept(fresh, puzzle.drawable, taken.sum());
        }
        debug_assert!(weight < 1.0 + 1e-9, "a try is above the limit");
        if share(random) >= weight {
            return None;
        }
        let rest = |fresh: bool| {
            let own = classes.iter().zip(&left).filter(move |(class, _)| class.fresh == fresh);
            own.flat_map(|(class, left)| &cards[class.start..class.start + left]).copied()
        };
        let mut drawn: ArrayVec<Card, CARDS> = rest(true).collect();
        random.shuffle(&mut drawn);
        let mut pool: ArrayVec<Card, CARDS> = drawn.drain(puzzle.drawable..).chain(rest(false)).collect();
        if fresh.is_some() {
            random.shuffle(&mut pool);
        }
        let bound = |at: usize| groups.iter().any(|group| (group.start..group.start + group.size).contains(&at));
        for at in (0..puzzle.places.len()).filter(|at| !bound(*at)) {
            placed[at] = pool.pop().expect("there is a card for every place");
        }
        let placed: ArrayVec<Card, CARDS> = placed[..puzzle.places.len()].iter().copied().collect();
        puzzle.lays(&placed).then_some(Assignment { placed, drawn })
    }
}

/// The groups of a puzzle; places that allow every card are in none. `None` if there are too many.
fn groups(puzzle: &Puzzle) -> Option<ArrayVec<Group, GROUPS>> {
    let mut groups: ArrayVec<Group, GROUPS> = ArrayVec::new();
    for (start, place) in puzzle.places.iter().enumerate() {
        let until = place.until.min(puzzle.renewal);
        if place.trades == Trades::ALL && until == puzzle.renewal {
            continue;
        }
        match groups.last_mut() {
            Some(last) if (last.trades, last.until, last.start + last.size) == (place.trades, until, start) => {
                last.size += 1;
            }
            _ => {
                let bit = 1 << groups.len();
                groups.try_push(Group { start, size: 1, trades: place.trades, until, bit }).ok()?;
            }
        }
    }
    Some(groups)
}

/// The cards sorted by class, and the classes; `None` if there are too many.
fn sort(puzzle: &Puzzle, groups: &[Group]) -> Option<([Card; CARDS], ArrayVec<Class, CLASSES>)> {
    let by_trade: [u32; TRADES] = std::array::from_fn(|trade| {
        groups.iter().filter(|group| group.trades.has(trade)).fold(0, |bits, group| bits | group.bit)
    });
    let mut classes: ArrayVec<Class, CLASSES> = ArrayVec::new();
    let mut of = [0; CARDS];
    for (unseen, of) in puzzle.unseen.iter().zip(&mut of) {
        let earlier = groups.iter().filter(|group| group.until < unseen.since);
        let bits = earlier.fold(by_trade[unseen.card.kind().trade()], |bits, group| bits & !group.bit);
        let fresh = unseen.latest == puzzle.renewal;
        *of = match classes.iter().position(|class| class.groups == bits && class.fresh == fresh) {
            Some(class) => class,
            None => {
                classes.try_push(Class { groups: bits, fresh, start: 0, count: 0 }).ok()?;
                classes.len() - 1
            }
        };
        classes[*of].count += 1;
    }
    let mut start = 0;
    for class in &mut classes {
        class.start = start;
        start += class.count;
    }
    let mut ends: ArrayVec<usize, CLASSES> = classes.iter().map(|class| class.start).collect();
    let mut cards = [BLANK; CARDS];
    for (unseen, of) in puzzle.unseen.iter().zip(of) {
        cards[ends[of]] = unseen.card;
        ends[of] += 1;
    }
    Some((cards, classes))
}

/// How many more cards a group allows than it needs.
fn slack(group: &Group, classes: &[Class]) -> usize {
    let allowed = classes.iter().filter(|class| class.groups & group.bit != 0);
    allowed.map(|class| class.count).sum::<usize>().saturating_sub(group.size)
}

/// Takes a random one of the cards left of a class, and moves it behind them.
fn take<S: Stream>(cards: &mut [Card], start: usize, left: &mut usize, random: &mut S) -> Card {
    let at = start + random.below(*left as u32) as usize;
    *left -= 1;
    cards.swap(at, start + *left);
    cards[start + *left]
}

/// The share of the ways to fill a draw pile that is left after `taken` of its possible cards are taken.
fn kept(fresh: usize, drawable: usize, taken: usize) -> f64 {
    (0..taken).map(|taken| fresh.saturating_sub(drawable + taken) as f64 / (fresh - taken) as f64).product()
}

/// A random number from 0 up to, but not including, 1.
fn share<S: Stream>(random: &mut S) -> f64 {
    (random.bits() >> 11) as f64 / (1_u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use table::{Fast, Seat};

    use super::*;
    use crate::card::Tool;
    use crate::recall::Unseen;
    use crate::resample::puzzle::Place;
    use crate::resample::puzzle::samples::{fit, hand, hard, row};

    /// If every place drew from all cards, the barren hand alone would take five thousand tries.
    #[test]
    fn hard_puzzles_need_few_tries() {
        hard(&mut |name, puzzle| {
            let mut random = Fast::new(1);
            let mut tries = 0;
            for _ in 0..1_000 {
                let plan = Plan::new(puzzle).expect("there are few groups");
                let mut cards = plan.cards;
                tries += (1..=TRIES).find(|_| plan.draw(puzzle, &mut cards, &mut random).is_some()).expect(name);
            }
            assert!(tries < 20_000, "{name}: {tries} tries for 1,000 assignments");
        });
    }

    /// Different cards of three renewals, some of unknown age, in two rows, a barren hand, another hand and the pile.
    #[test]
    fn every_assignment_is_equally_likely() {
        use Tool::{Colt, Crowbar, Dynamite};
        let ages = [
            ("joe1-red", 0, 0),
            ("joe2-red", 0, 2),
            ("judy1-red", 0, 2),
            ("judy2-red", 2, 2),
            ("clint1-red", 1, 1),
            ("clint2-red", 2, 2),
            ("joker-red", 2, 2),
            ("vulture-red", 0, 2),
        ];
        let unseen = ages.map(|(card, since, latest)| Unseen { card: card.parse().unwrap(), since, latest });
        let rows = row(0, 2, fit(&[Dynamite]), 1).chain(row(1, 1, fit(&[Dynamite, Crowbar]), 2));
        let mixed: Vec<Place> =
            rows.chain(hand(1, 1, fit(&[Dynamite, Crowbar]).others())).chain(hand(2, 2, Trades::ALL)).collect();
        let laying = Some((Seat(2), fit(&[Crowbar])));
        let puzzle = Puzzle { unseen: &unseen, places: &mixed, drawable: 2, renewal: 2, laying };
        fair(&puzzle);

        let dealt = unseen.map(|unseen| Unseen { since: 0, latest: 0, ..unseen });
        let rows = row(0, 2, fit(&[Dynamite]), 0).chain(row(1, 2, fit(&[Dynamite, Colt]), 0));
        let barren: Vec<Place> = rows.chain(hand(1, 2, fit(&[Dynamite]).others())).collect();
        let puzzle = Puzzle { unseen: &dealt, places: &barren, drawable: 2, renewal: 0, laying: None };
        fair(&puzzle);
    }

    fn fair(puzzle: &Puzzle) {
        let mut counts = BTreeMap::new();
        let mut order = puzzle.unseen.to_vec();
        list(puzzle, &mut order, 0, &mut counts);
        let mut random = Fast::new(3);
        let each = 100;
        let plan = Plan::new(puzzle).expect("there are few groups");
        for _ in 0..counts.len() * each {
            let Assignment { placed, drawn } = plan.solve(puzzle, &mut random).expect("most tries succeed");
            let way: Vec<Card> = placed.into_iter().chain(drawn).collect();
            *counts.get_mut(&way).expect("the assignment is one of those listed") += 1;
        }
        assert!(counts.len() > 100);
        let chi: f64 = counts.values().map(|count| (f64::from(*count) - each as f64).powi(2) / each as f64).sum();
        let freedom = counts.len() as f64 - 1.0;
        assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt(), "{chi:.0} for {freedom} degrees of freedom");
    }

    /// Lists all assignments that keep the cards before `at` in place.
    fn list(puzzle: &Puzzle, order: &mut [Unseen], at: usize, found: &mut BTreeMap<Vec<Card>, u32>) {
        if at == order.len() {
            let way: Vec<Card> = order.iter().map(|unseen| unseen.card).collect();
            if puzzle.lays(&way[..puzzle.places.len()]) {
                found.insert(way, 0);
            }
            return;
        }
        for other in at..order.len() {
            order.swap(at, other);
            if puzzle.allows(at, order[at]) {
                list(puzzle, order, at + 1, found);
            }
            order.swap(at, other);
        }
    }
}
