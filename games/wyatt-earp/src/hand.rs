//! Counted cards without an order: a hand, or a draw pile that is being searched.

use serde::{Deserialize, Serialize};

use crate::card::{Card, KINDS};
use crate::outlaw::OUTLAWS;

/// How many of each kind of card there are, in the order of [`Card::all`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Hand {
    counts: [u8; KINDS],
    total: u8,
    /// The kinds present, one bit each.
    kinds: u32,
}

impl Hand {
    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.total
    }

    /// Whether there are no cards.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of this kind there are.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.counts[card.number()]
    }

    /// The cards, sorted.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// How many cards there are of each outlaw.
    #[inline]
    pub(crate) fn outlaws(&self) -> &[u8; OUTLAWS] {
        self.counts.first_chunk().expect("outlaws come first among the kinds")
    }

    /// The kinds present, one bit each.
    #[inline]
    pub(crate) fn bits(&self) -> u32 {
        self.kinds
    }

    /// The kinds present, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().filter(|card| self.count(*card) > 0)
    }

    /// Adds a card.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.counts[card.number()] += 1;
        self.total += 1;
        self.kinds |= 1 << card.number();
    }

    /// Removes cards, which must be present.
    #[inline]
    pub(crate) fn take(&mut self, card: Card, count: u8) {
        let left = &mut self.counts[card.number()];
        *left -= count;
        self.kinds &= !(u32::from(*left == 0) << card.number());
        self.total -= count;
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

impl From<Vec<Card>> for Hand {
    fn from(cards: Vec<Card>) -> Hand {
        cards.into_iter().collect()
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Vec<Card> {
        hand.cards().collect()
    }
}
