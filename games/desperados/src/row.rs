//! The cards in front of a place.

use serde::{Deserialize, Serialize};

use crate::bag::{self, Kinds};
use crate::card::{Card, Colour, Person};
use crate::place::PlaceCard;

/// The most cards in front of a place.
pub(crate) const ROW: usize = PlaceCard::GREATEST as usize;

/// The cards in front of a place, in the order laid: one colour, all persons different (DE-7). In one block of memory,
/// so that copying it is cheap.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub(crate) struct Row {
    /// Entries beyond the length always hold the same card.
    cards: [Card; ROW],
    length: u8,
    kinds: Kinds,
    open: Kinds,
}

impl Row {
    /// The cards in the order laid.
    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.length)]
    }

    /// The different cards in it.
    #[inline]
    pub(crate) fn kinds(&self) -> Kinds {
        self.kinds
    }

    /// The cards that may be placed here: any card in an empty row, otherwise cards of its colour with persons not yet
    /// there (DE-7).
    #[inline]
    pub(crate) fn open(&self) -> Kinds {
        self.open
    }

    /// Puts a card at the end.
    ///
    /// # Panics
    /// If the row is full.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.length)] = card;
        self.length += 1;
        self.kinds |= bag::only(card);
        self.open = open(Some(self.cards[0]), self.kinds);
    }
}

impl Default for Row {
    fn default() -> Row {
        Row { cards: [Card::new(Person::Ace, Colour::Red); ROW], length: 0, kinds: 0, open: bag::ALL }
    }
}

/// The cards that may be placed in a row with these cards (DE-7).
#[inline]
pub(crate) fn open(first: Option<Card>, kinds: Kinds) -> Kinds {
    match first {
        None => bag::ALL,
        Some(first) => bag::of_colour(first.colour()) & !bag::persons(kinds),
    }
}

impl From<Row> for Vec<Card> {
    fn from(row: Row) -> Vec<Card> {
        row.cards().to_vec()
    }
}

impl TryFrom<Vec<Card>> for Row {
    type Error = &'static str;
    fn try_from(cards: Vec<Card>) -> Result<Row, &'static str> {
        let mut row = Row::default();
        for card in cards {
            if row.open() & bag::only(card) == 0 || row.cards().len() == ROW {
                return Err("in front of a place lie at most five cards of one colour, each of another person");
            }
            row.push(card);
        }
        Ok(row)
    }
}
