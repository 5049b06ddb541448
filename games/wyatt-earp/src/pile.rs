//! Piles of cards, top last.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Stream, sort_by_kind};

use crate::card::{CARDS, Card, KINDS};

/// A pile of cards, top last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Pile(ArrayVec<Card, CARDS>);

impl Pile {
    /// A pile of these cards, top last; at most all cards of the game.
    pub(crate) fn of(cards: &[Card]) -> Pile {
        let mut pile = Pile::default();
        pile.0.try_extend_from_slice(cards).expect("a pile has room for all cards");
        pile
    }

    /// How many cards it holds.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.0.len() as u8
    }

    /// Whether it holds none.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards, top last.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.0
    }

    /// The card on top.
    pub(crate) fn top(&self) -> Option<Card> {
        self.0.last().copied()
    }

    /// Lays a card on top.
    #[inline]
    pub(crate) fn put(&mut self, card: Card) {
        self.0.push(card);
    }

    /// Takes the card on top.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Card> {
        self.0.pop()
    }

    /// Removes one card of this kind from the pile.
    pub(crate) fn remove(&mut self, card: Card) {
        let at = self.0.iter().position(|other| *other == card).expect("only a card in the pile is removed");
        self.0.remove(at);
    }

    /// Removes all cards.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Sorts, then shuffles, so that the order before leaves no trace.
    pub(crate) fn shuffle<S: Stream>(&mut self, stream: &mut S) {
        sort_by_kind::<KINDS, _>(&mut self.0, Card::number);
        self.shuffle_sorted(stream);
    }

    /// Shuffles a sorted pile.
    pub(crate) fn shuffle_sorted<S: Stream>(&mut self, stream: &mut S) {
        stream.shuffle(&mut self.0);
    }

    /// Shuffles the discard pile and puts it beneath this pile (WE-8).
    pub(crate) fn renew<S: Stream>(&mut self, discard: &mut Pile, stream: &mut S) {
        let mut whole = std::mem::take(discard);
        whole.shuffle(stream);
        whole.0.try_extend_from_slice(&self.0).expect("a pile has room for all cards");
        *self = whole;
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        Pile(cards.into_iter().collect())
    }
}
