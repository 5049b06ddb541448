//! The draw pile and the discard pile.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Colour, Person};

/// How many desperado cards there are (DE-1).
pub(crate) const CARDS: usize = 80;

/// A pile of cards, top last. In one block of memory, so that copying it is cheap.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub(crate) struct Pile {
    cards: [Card; CARDS],
    length: u8,
}

impl Pile {
    /// A pile without cards.
    pub(crate) fn new() -> Pile {
        Pile { cards: [Card::new(Person::Ace, Colour::Red); CARDS], length: 0 }
    }

    /// The cards, top last.
    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.length)]
    }

    /// The cards, to be rearranged.
    #[inline]
    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.length)]
    }

    /// How many cards it holds.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.length
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If the pile already holds all cards.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.length)] = card;
        self.length += 1;
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Card> {
        let top = self.cards().last().copied();
        self.length -= u8::from(top.is_some());
        top
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        let mut pile = Pile::new();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

/// Compares the cards only, not the unused rest of the array.
impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}

impl From<Pile> for Vec<Card> {
    fn from(pile: Pile) -> Vec<Card> {
        pile.cards().to_vec()
    }
}

impl TryFrom<Vec<Card>> for Pile {
    type Error = &'static str;
    fn try_from(cards: Vec<Card>) -> Result<Pile, &'static str> {
        if cards.len() > CARDS {
            Err("a pile holds more cards than there are")
        } else {
            Ok(cards.into_iter().collect())
        }
    }
}
