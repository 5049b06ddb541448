//! Resampling: a random world consistent with what a seat knows.
//!
//! Uniform over all assignments of the unseen cards to the other hands, the draw pile and the discards that the seat
//! has forgotten such that
//!
//! * each hand holds the cards known to be in it, and none that its seat was asked for and did not have,
//! * a pile that was searched holds the cards seen there, apart from those seen elsewhere since. A card that another
//!   seat's search took from it ([`Missing`]) is in that seat's hand, or among the cards that seat has shown since,
//! * a search that is under way finds something.
//!
//! If another seat has just taken a card in a search, it is the missing card, or any card of its hand if the pile was
//! not known. If that card can be played at once, the seat still has to decide about it in half of the worlds. If a
//! hundred tries find no assignment, one is built by augmenting paths, which is not uniform.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use table::{BySeat, Knows, MAX_SEATS, Seat, Stream};

use crate::card::{Card, KINDS};
use crate::event::Cards;
use crate::game::WyattEarp;
use crate::hand::Hand;
use crate::outlaw::Outlaw;
use crate::pile::Pile;
use crate::recall::{Missing, Recall};
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// How many random tries are made before an assignment is built.
const TRIES: usize = 100;

/// A random world in which the seat would know exactly this.
pub(crate) fn resample<S: Stream>(game: &WyattEarp, knows: &Knows<WyattEarp>, random: &mut S) -> State {
    worlds(game, knows)(random)
}

/// Draws such worlds one after another.
pub(crate) fn worlds<S: Stream>(game: &WyattEarp, knows: &Knows<WyattEarp>) -> impl Fn(&mut S) -> State {
    let Knows { view, recall } = knows;
    let own = view.viewer.seat();
    let puzzle = Puzzle::new(game.edition.copies, view, recall);
    move |random| {
        let Way { hands, draw, found, mut discards } = puzzle.solve(random);
        discards.try_extend_from_slice(&recall.discards).expect("the pile has room for all cards");
        let step = match recall.taker {
            Some(seat) if view.step == Step::Play && Some(seat) != own => {
                match found.or_else(|| any_found(&hands[seat], random)) {
                    Some(card) if !card.hits() && random.below(2) == 0 => Step::Found(card),
                    _ => Step::Play,
                }
            }
            _ => view.step,
        };
        State {
            number: view.number,
            dealer: view.dealer,
            active: view.active,
            step,
            money: view.money.clone(),
            posters: view.posters,
            hands,
            groups: view.groups.clone(),
            open: view.open,
            draw: Pile::of(&draw),
            discard: Pile::of(&discards),
            in_play: view.in_play,
            renewed: view.renewed,
            sheriff: view.sheriff,
            took: view.took,
            played: view.played,
            idle: view.idle,
            renewals: 0,
            searches: 0,
            duels: 0,
            hits: view.hits.clone(),
            sheet: view.sheet.iter().cloned().collect(),
        }
    }
}

/// A random card of a hand that a search can have found.
fn any_found<S: Stream>(hand: &Hand, random: &mut S) -> Option<Card> {
    let count = hand.len() - hand.count(Card::WYATT);
    if count == 0 { None } else { hand.cards().nth(random.below(u32::from(count)) as usize) }
}

/// The unseen cards and their possible places.
struct Puzzle {
    /// The cards with an unknown place.
    loose: Cards,
    /// The known part of each hand.
    hands: BySeat<Hand>,
    /// The hands with unknown cards; those known to lack the most outlaws come first.
    gaps: ArrayVec<Gap, MAX_SEATS>,
    /// The known cards of the draw pile, including a missing card.
    pile: Hand,
    /// How many cards the draw pile holds.
    draw: usize,
    /// Whether another seat is about to take a card from the draw pile.
    searched: bool,
    /// The possible fates of a missing card, each with its number of assignments up to a common factor; empty if none
    /// is missing.
    fates: ArrayVec<(Fate, f64), { 2 * KINDS }>,
}

/// The unknown cards of a hand.
#[derive(Clone, Copy)]
struct Gap {
    seat: Seat,
    count: u8,
    /// The outlaws that it does not have, one bit each.
    lacks: u8,
}

impl Gap {
    #[inline]
    fn lacks(&self, card: Card) -> bool {
        is_among(card, self.lacks)
    }
}

/// The whereabouts of a missing card.
#[derive(Clone, Copy)]
enum Fate {
    /// In the hand of this seat, which took it.
    Held(Seat, Card),
    /// Shown since by the seat that took it.
    Shown(Card),
}

/// An assignment of the unseen cards.
struct Way {
    hands: BySeat<Hand>,
    /// The draw pile, shuffled.
    draw: Cards,
    /// The missing card, if it is still in a hand.
    found: Option<Card>,
    /// The discards that the seat has forgotten, below those it knows.
    discards: Cards,
}

impl Puzzle {
    fn new(copies: [u8; KINDS], view: &View, recall: &Recall) -> Puzzle {
        let own = view.viewer.seat();
        let mut left = copies;
        let mut gone = |card: Card, count: u8| left[card.number()] = left[card.number()].saturating_sub(count);
        view.in_play.into_iter().for_each(|card| gone(card, 1));
        recall.discards.iter().for_each(|card| gone(*card, 1));
        for groups in view.groups.iter() {
            for (outlaw, group) in Outlaw::ALL.into_iter().zip(groups.iter()).filter(|(_, group)| group.stands()) {
                gone(Card::outlaw(outlaw), group.outlaws);
                gone(Card::photo(outlaw), u8::from(group.photo));
                gone(Card::STAGECOACH, group.stagecoaches);
                gone(Card::BANK, group.banks);
                gone(Card::GUN, u8::from(group.gun));
                gone(Card::HIDEOUT, u8::from(group.hidden));
            }
        }
        let mut hands: BySeat<Hand> = view.hands.iter().map(|_| Hand::default()).collect();
        let mut gaps = ArrayVec::new();
        for (seat, count) in view.hands.pairs() {
            if Some(seat) == own {
                hands[seat] = view.hand;
            } else {
                hands[seat] = recall.held[seat];
                let count = count - hands[seat].len();
                gaps.push(Gap { seat, count, lacks: recall.lacks[seat] });
            }
            hands[seat].kinds().for_each(|card| gone(card, hands[seat].count(card)));
        }
        gaps.sort_unstable_by_key(|gap: &Gap| Reverse(gap.lacks.count_ones()));
        let draw = usize::from(view.draw);
        let mut missing = recall.missing.filter(|_| view.pile.is_none());
        let seen = view.pile.or(recall.searched);
        let mut pile = seen.filter(|pile| pile.len() == view.draw + u8::from(missing.is_some())).unwrap_or_default();
        // If the pile held more copies of a card than are unseen now, that card is the one shown.
        let surely = |card: &Card| pile.count(*card) > left[card.number()];
        if let Some(card) = missing.and_then(|missing| missing.shown.kinds().find(surely)) {
            pile.take(card, 1);
            missing = None;
        }
        pile.kinds().for_each(|card| left[card.number()] = left[card.number()].saturating_sub(pile.count(card)));
        let mut loose = Cards::new();
        for (card, count) in Card::all().zip(left) {
            (0..count).for_each(|_| loose.push(card));
        }
        let searched = view.step == Step::Search && view.pile.is_none();
        let mut puzzle = Puzzle { loose, hands, gaps, pile, draw, searched, fates: ArrayVec::new() };
        if let Some(missing) = missing.filter(|_| !pile.is_empty()) {
            puzzle.weigh(&missing, &left);
        }
        puzzle
    }

    /// Counts the assignments for each card that may have been taken: it can be in any unknown place of the taker's
    /// hand, or be any of the cards shown that are like it; the loose cards take the other places.
    fn weigh(&mut self, missing: &Missing, left: &[u8; KINDS]) {
        let Some(gap) = self.gaps.iter().find(|gap| gap.seat == missing.seat) else { return };
        let places: u8 = self.gaps.iter().map(|gap| gap.count).sum();
        for card in self.pile.kinds().filter(|card| *card != Card::WYATT) {
            let copies = f64::from(self.pile.count(card));
            if gap.count > 0 && !gap.lacks(card) {
                self.fates.push((Fate::Held(gap.seat, card), f64::from(gap.count) * copies));
            }
            let shown = missing.shown.count(card);
            if shown > 0 {
                let others = f64::from(left[card.number()]) + 1.0;
                self.fates.push((Fate::Shown(card), f64::from(shown) * copies * f64::from(places) / others));
            }
        }
    }

    /// A random assignment.
    fn solve<S: Stream>(&self, random: &mut S) -> Way {
        (0..TRIES).find_map(|_| self.attempt(random)).unwrap_or_else(|| self.build(random))
    }

    /// One random assignment; `None` if it contradicts what is known.
    fn attempt<S: Stream>(&self, random: &mut S) -> Option<Way> {
        let fate = if self.fates.is_empty() { None } else { Some(self.fate(random)) };
        let mut open = self.open(fate);
        // The outlaws that every hand so far lacks: none of those hands took such a card, whatever it was given.
        let mut common = if fate.is_some() { 0 } else { u8::MAX };
        for gap in &open.gaps {
            let hand = &mut open.way.hands[gap.seat];
            if gap.lacks == 0 {
                for _ in 0..gap.count {
                    hand.add(open.loose.swap_remove(random.below(open.loose.len() as u32) as usize));
                }
                continue;
            }
            let (mut allowed, mut barred) = (0, 0);
            for at in 0..open.loose.len() {
                let card = open.loose[at];
                if gap.lacks(card) {
                    barred += u32::from(is_among(card, common));
                } else {
                    open.loose.swap(allowed, at);
                    allowed += 1;
                }
            }
            let most = open.loose.len() as u32 - barred;
            for taken in 0..u32::from(gap.count) {
                let left = allowed as u32;
                // Rejects with the probability that makes up for fewer choices than the most possible.
                if left == 0 || left < most - taken && random.below(most - taken) >= left {
                    return None;
                }
                let at = random.below(left) as usize;
                allowed -= 1;
                open.loose.swap(at, allowed);
                hand.add(open.loose.swap_remove(allowed));
            }
            common &= gap.lacks;
        }
        self.finish(open, random)
    }

    /// Puts the remaining cards into the draw pile and shuffles it; those that are more than it holds are forgotten
    /// discards. `None` if a search would then find nothing.
    fn finish<S: Stream>(&self, open: Open, random: &mut S) -> Option<Way> {
        let Open { mut way, mut loose, .. } = open;
        let drawn = self.draw.saturating_sub(way.draw.len());
        if loose.len() > drawn {
            random.shuffle(&mut loose);
            way.discards.extend(loose.drain(drawn..));
        }
        way.draw.extend(loose);
        random.shuffle(&mut way.draw);
        (!self.searched || way.draw.iter().any(|card| *card != Card::WYATT)).then_some(way)
    }

    /// A random fate for the missing card.
    fn fate<S: Stream>(&self, random: &mut S) -> Fate {
        let total: f64 = self.fates.iter().map(|(_, weight)| weight).sum();
        let mut at = total * f64::from(random.below(1 << 31)) / f64::from(1_u32 << 31);
        let over = |(_, weight): &&(Fate, f64)| {
            at -= weight;
            at < 0.0
        };
        self.fates.iter().find(over).unwrap_or(&self.fates[0]).0
    }

    /// What is left to be assigned, given this fate of the missing card.
    fn open(&self, fate: Option<Fate>) -> Open {
        let (draw, discards) = (Cards::new(), Cards::new());
        let mut way = Way { hands: self.hands.clone(), draw, found: None, discards };
        let (mut pile, mut loose, mut gaps) = (self.pile, copy(&self.loose), self.gaps.clone());
        match fate {
            Some(Fate::Held(seat, card)) => {
                pile.take(card, 1);
                way.hands[seat].add(card);
                way.found = Some(card);
                gaps.iter_mut().filter(|gap| gap.seat == seat).for_each(|gap| gap.count -= 1);
            }
            Some(Fate::Shown(card)) => {
                pile.take(card, 1);
                loose.push(card);
            }
            None => {}
        }
        way.draw.extend(pile.cards());
        Open { way, loose, gaps }
    }

    /// Builds an assignment, with the first fate of a missing card that allows one.
    fn build<S: Stream>(&self, random: &mut S) -> Way {
        let mut fates: ArrayVec<Option<Fate>, { 2 * KINDS }> = self.fates.iter().map(|(fate, _)| Some(*fate)).collect();
        if fates.is_empty() {
            fates.push(None);
        }
        random.shuffle(&mut fates);
        let mut open = fates.into_iter().find_map(|fate| self.fill(self.open(fate), random));
        let open = open.take().expect("the true world is an assignment");
        self.finish(open, random).expect("the draw pile was given a card that a search can find")
    }

    /// Fills the hands by augmenting paths over a random order of the cards; `None` if they cannot be filled. If the
    /// draw pile is being searched and has no card to find, one is swapped in.
    fn fill<S: Stream>(&self, mut open: Open, random: &mut S) -> Option<Open> {
        let mut cards = std::mem::take(&mut open.loose);
        random.shuffle(&mut cards);
        let mut given = [Hand::default(); MAX_SEATS];
        open.loose.extend(cards.into_iter().filter(|card| !place(*card, &open.gaps, &mut given, &mut 0)));
        if open.gaps.iter().zip(&given).any(|(gap, given)| given.len() < gap.count) {
            return None;
        }
        let is_wyatt = |card: &Card| *card == Card::WYATT;
        if self.searched && open.way.draw.iter().chain(&open.loose).all(is_wyatt) {
            let findable = |hand: &Hand| hand.kinds().find(|card| !is_wyatt(card));
            let hand = given.iter_mut().find(|hand| findable(hand).is_some())?;
            let card = findable(hand)?;
            hand.take(card, 1);
            hand.add(Card::WYATT);
            *open.loose.first_mut()? = card;
        }
        for (gap, given) in open.gaps.iter().zip(given) {
            given.cards().for_each(|card| open.way.hands[gap.seat].add(card));
        }
        Some(open)
    }
}

/// A partial assignment, and the cards and gaps left.
struct Open {
    way: Way,
    loose: Cards,
    gaps: ArrayVec<Gap, MAX_SEATS>,
}

/// Whether a card is of one of these outlaws, one bit each.
#[inline]
fn is_among(card: Card, outlaws: u8) -> bool {
    u32::from(outlaws) >> card.number() & 1 == 1
}

/// A copy of the cards, made in one go.
fn copy(cards: &Cards) -> Cards {
    let mut copy = Cards::new();
    copy.try_extend_from_slice(cards).expect("both have room for all cards");
    copy
}

/// Finds a hand for a card, moving other cards if necessary (Kuhn's algorithm, over hands instead of single places).
fn place(card: Card, gaps: &[Gap], given: &mut [Hand], tried: &mut u8) -> bool {
    for (at, gap) in gaps.iter().enumerate() {
        if *tried >> at & 1 == 1 || gap.lacks(card) {
            continue;
        }
        *tried |= 1 << at;
        if given[at].len() < gap.count {
            given[at].add(card);
            return true;
        }
        let held = given[at];
        for other in held.kinds() {
            given[at].take(other, 1);
            if place(other, gaps, given, tried) {
                given[at].add(card);
                return true;
            }
            given[at].add(other);
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use table::Fast;
    use table_kit::players::Course;
    use table_kit::{Policy, setups};

    use super::*;

    /// Few positions need a built assignment, so this test builds one at many positions where each seat was asked for
    /// every outlaw it lacks.
    #[test]
    fn a_way_that_is_built_agrees_with_what_is_known() {
        let mut ways = 0;
        for number in 0..30_u64 {
            let seats = 2 + (number % 3) as u8;
            let game: WyattEarp = setups::game(seats, &[]);
            let (chance, mut random) = (Fast::new(number), Fast::new(!number));
            let course = Course::record(&game, Policy::RANDOM, &chance, &mut random, &mut ()).expect("a game ends");
            for position in course.positions.iter().step_by(7) {
                let seat = Seat(random.below(u32::from(seats)) as u8);
                let Knows { view, mut recall } = position.knows(&game, seat);
                for (lacks, hand) in recall.lacks.iter_mut().zip(position.state.hands.iter()) {
                    let has = |outlaw: &Outlaw| hand.count(Card::outlaw(*outlaw)) > 0;
                    *lacks =
                        Outlaw::ALL.iter().filter(|outlaw| !has(outlaw)).fold(0, |all, own| all | 1 << own.index());
                }
                let puzzle = Puzzle::new(game.edition.copies, &view, &recall);
                let way = puzzle.build(&mut random);
                for (other, hand) in way.hands.pairs() {
                    assert_eq!(hand.len(), view.hands[other], "game {number}");
                    assert!(hand.kinds().all(|card| !is_among(card, recall.lacks[other])), "game {number}");
                }
                let all = |hands: &BySeat<Hand>, draw: &[Card]| -> Hand {
                    hands.iter().flat_map(Hand::cards).chain(draw.iter().copied()).collect()
                };
                assert_eq!(all(&way.hands, &way.draw), all(&position.state.hands, position.state.draw.cards()));
                assert!(!puzzle.searched || way.draw.iter().any(|card| *card != Card::WYATT), "game {number}");
                ways += 1;
            }
        }
        assert!(ways > 1_000, "{ways}");
    }
}
