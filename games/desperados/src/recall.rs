//! A seat's recall: what it has been shown since the deal that still bears on hidden cards.

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::bag::{self, Bag, Kinds};
use crate::card::Card;
use crate::event::Event;
use crate::pile::Pile;
use crate::place::SPOTS;
use crate::row::Row;

/// A seat's memory: at most the eighty cards, each in one of these lists.
///
/// A card that the seat cannot locate is in the draw pile or in another hand. It is *fresh* if it came into play with
/// the last renewal of the draw pile (before the first renewal: with the deal), otherwise *old*. Old cards are always
/// in a hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Recall {
    pub(crate) seat: Seat,
    /// Old cards.
    pub(crate) old: Bag,
    /// Fresh cards.
    pub(crate) fresh: Bag,
    /// Cards that may be old or fresh: both kinds had copies, and one of the copies was seen again.
    pub(crate) either: Bag,
    /// What is known about each hand.
    pub(crate) hands: BySeat<Hand>,
    /// The cards in front of the places.
    pub(crate) rows: [Row; SPOTS],
    /// The discard pile, top last. Everybody saw its cards being discarded.
    pub(crate) discards: Pile,
    /// How often the draw pile has been renewed.
    pub(crate) renewals: u32,
    /// How many cards have been taken from stuck hands.
    pub(crate) stuck: u32,
}

/// What is known about a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Hand {
    /// How many cards it holds.
    pub(crate) cards: u8,
    /// The most of them that can be old.
    pub(crate) old: u8,
    /// At most how many of them are fresh.
    pub(crate) fresh: u8,
    /// The fewest that can be left from when the hand was stuck (DE-9).
    pub(crate) barren: u8,
    /// The cards that could have been placed when it was stuck; it held none of them then. One bit per card number.
    pub(crate) open: Kinds,
    /// The number of renewals when it was stuck: cards left from that hand came with none of the later ones.
    pub(crate) since: u32,
}

/// Whether a card that was shown was old or fresh.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Age {
    Old,
    Fresh,
    Either,
}

impl Recall {
    /// What a seat knows before the deal: all cards.
    pub(crate) fn new(seat: Seat, seats: u8, cards: Bag) -> Recall {
        Recall {
            seat,
            old: Bag::default(),
            fresh: cards,
            either: Bag::default(),
            hands: BySeat::new(seats, |_| Hand::default()),
            rows: Default::default(),
            discards: Pile::default(),
            renewals: 0,
            stuck: 0,
        }
    }

    /// The cards that the seat cannot locate: in the draw pile or in other hands.
    pub fn unseen(&self) -> impl Iterator<Item = Card> {
        self.old.cards().chain(self.fresh.cards()).chain(self.either.cards())
    }

    /// At least how many cards of another hand are left from its last stuck turn, when none could be placed.
    pub fn barren(&self, seat: Seat) -> u8 {
        self.hands[seat].barren
    }

    /// Forgets which seats were stuck.
    pub fn forget(&mut self) {
        self.hands.iter_mut().for_each(|hand| hand.barren = 0);
    }

    /// Takes in an event that the seat received.
    #[inline(always)]
    pub(crate) fn observe(&mut self, event: &Event) {
        match *event {
            Event::Drew { seat, count } => {
                let hand = &mut self.hands[seat];
                hand.cards += count;
                hand.fresh += count;
            }
            Event::YouDrew { ref cards } => cards.iter().for_each(|card| self.strike(*card, Age::Fresh)),
            // The draw pile is used up, so all unseen cards are in hands.
            Event::Reshuffled => {
                self.renewals += 1;
                for bag in [self.fresh, self.either] {
                    self.old.add_all(&bag);
                }
                self.fresh = std::mem::take(&mut self.discards).cards().iter().copied().collect();
                self.either = Bag::default();
                for hand in self.hands.iter_mut() {
                    (hand.old, hand.fresh) = (hand.cards, 0);
                }
            }
            Event::Placed { seat, card, spot } => {
                self.leaves(seat, card);
                self.rows[spot.index()].push(card);
            }
            Event::Stuck { seat, card, .. } => {
                if let Some(card) = card {
                    self.leaves(seat, card);
                    self.discards.push(card);
                    self.stuck += 1;
                }
                let hand = &mut self.hands[seat];
                hand.barren = hand.cards;
                hand.open = self.rows.iter().fold(0, |open, row| open | row.open());
                hand.since = self.renewals;
            }
            Event::Revealed { seat, ref gang, .. } => gang.iter().for_each(|card| self.leaves(seat, *card)),
            Event::Dismissed { ref gang, .. } => gang.iter().for_each(|card| self.discards.push(*card)),
            Event::Cleared { spot, ref cards } => {
                self.rows[spot.index()] = Row::default();
                cards.iter().for_each(|card| self.discards.push(*card));
            }
            Event::Opened { .. }
            | Event::First { .. }
            | Event::Turn { .. }
            | Event::HoldUp { .. }
            | Event::NobodyJoined { .. }
            | Event::Won { .. }
            | Event::Wanted { .. }
            | Event::Ended { .. } => {}
        }
    }

    /// A card leaves a hand in full view.
    fn leaves(&mut self, seat: Seat, card: Card) {
        let only = bag::only(card);
        let [old, fresh, either] = [&self.old, &self.fresh, &self.either].map(|bag| bag.count(card));
        let hand = &mut self.hands[seat];
        let age = if hand.fresh == 0 || fresh + either == 0 {
            Age::Old
        } else if hand.old == 0 || old + either == 0 {
            Age::Fresh
        } else {
            Age::Either
        };
        hand.cards -= 1;
        hand.old = (hand.old - u8::from(age == Age::Old && hand.old > 0)).min(hand.cards);
        hand.fresh = (hand.fresh - u8::from(age == Age::Fresh)).min(hand.cards);
        if hand.open & only == 0 {
            hand.barren = hand.barren.saturating_sub(1);
        }
        if seat != self.seat {
            self.strike(card, age);
        }
    }

    /// A card from an unknown place is seen. Which of several copies it was may stay open.
    fn strike(&mut self, card: Card, age: Age) {
        let has = |bag: &Bag| bag.kinds() & bag::only(card) != 0;
        match age {
            Age::Old if has(&self.old) => self.old.remove(card),
            Age::Fresh if has(&self.fresh) => self.fresh.remove(card),
            Age::Old | Age::Fresh => self.either.remove(card),
            Age::Either => match (has(&self.old), has(&self.fresh)) {
                // One of the two is gone, the other stays; nobody can tell which.
                (true, true) => {
                    self.old.remove(card);
                    self.fresh.remove(card);
                    self.either.add(card);
                }
                (true, false) => self.old.remove(card),
                (false, true) => self.fresh.remove(card),
                (false, false) => self.either.remove(card),
            },
        }
    }
}
