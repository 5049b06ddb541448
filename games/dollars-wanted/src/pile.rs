//! Draw piles and discard piles: one for everybody in the base game, one per colour in the variant.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Colour};

/// How many cards there are in all.
pub(crate) const CARDS: usize = 100;

/// All draw piles, or all discard piles, in one block of memory: a single pile of up to 100 cards, or five of up to 20.
/// The last card of a pile is its top.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Vec<Card>>", into = "Vec<Vec<Card>>")]
pub(crate) struct Piles {
    cards: [Card; CARDS],
    lengths: [u8; Colour::ALL.len()],
    room: u8,
}

/// A filler for unused array slots.
pub(crate) const BLANK: Card = Card::new(crate::card::Kind::Clint1, Colour::Red);

impl Piles {
    /// Empty piles: one, or one per colour.
    pub(crate) fn new(colours: bool) -> Piles {
        let room = if colours { CARDS / Colour::ALL.len() } else { CARDS };
        Piles { cards: [BLANK; CARDS], lengths: [0; 5], room: room as u8 }
    }

    /// How many piles there are.
    pub(crate) fn count(&self) -> usize {
        CARDS / usize::from(self.room)
    }

    /// The cards of a pile, top last.
    #[inline]
    pub(crate) fn cards(&self, pile: usize) -> &[Card] {
        let start = pile * usize::from(self.room);
        &self.cards[start..start + usize::from(self.lengths[pile])]
    }

    /// The cards of a pile, to be rearranged.
    #[inline]
    pub(crate) fn cards_mut(&mut self, pile: usize) -> &mut [Card] {
        let start = pile * usize::from(self.room);
        &mut self.cards[start..start + usize::from(self.lengths[pile])]
    }

    /// How many cards a pile holds.
    #[inline]
    pub(crate) fn len(&self, pile: usize) -> u8 {
        self.lengths[pile]
    }

    /// Puts a card on top.
    #[inline]
    pub(crate) fn push(&mut self, pile: usize, card: Card) {
        let room = usize::from(self.room);
        let length = usize::from(self.lengths[pile]);
        assert!(length < room, "a pile never holds more cards than exist");
        self.cards[pile * room + length] = card;
        self.lengths[pile] += 1;
    }

    /// Puts cards on top, the last of them topmost.
    pub(crate) fn lay(&mut self, pile: usize, cards: &[Card]) {
        let length = usize::from(self.lengths[pile]);
        assert!(length + cards.len() <= usize::from(self.room), "a pile never holds more cards than exist");
        let start = pile * usize::from(self.room) + length;
        self.cards[start..start + cards.len()].copy_from_slice(cards);
        self.lengths[pile] += cards.len() as u8;
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn pop(&mut self, pile: usize) -> Option<Card> {
        let top = self.cards(pile).last().copied();
        self.lengths[pile] -= u8::from(top.is_some());
        top
    }

    /// Removes all cards from a pile.
    pub(crate) fn clear(&mut self, pile: usize) {
        self.lengths[pile] = 0;
    }
}

/// Compares the cards only, not the unused rest of the array.
impl PartialEq for Piles {
    fn eq(&self, other: &Piles) -> bool {
        self.room == other.room && (0..self.count()).all(|pile| self.cards(pile) == other.cards(pile))
    }
}

impl From<Piles> for Vec<Vec<Card>> {
    fn from(piles: Piles) -> Vec<Vec<Card>> {
        (0..piles.count()).map(|pile| piles.cards(pile).to_vec()).collect()
    }
}

impl TryFrom<Vec<Vec<Card>>> for Piles {
    type Error = &'static str;
    fn try_from(lists: Vec<Vec<Card>>) -> Result<Piles, &'static str> {
        let mut piles = match lists.len() {
            1 => Piles::new(false),
            5 => Piles::new(true),
            _ => return Err("there is one pile, or one a colour"),
        };
        if lists.iter().any(|list| list.len() > usize::from(piles.room)) {
            return Err("a pile holds more cards than there are");
        }
        for (pile, list) in lists.iter().enumerate() {
            list.iter().for_each(|card| piles.push(pile, *card));
        }
        Ok(piles)
    }
}
