//! Piles of cards.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A pile of at most `N` cards, top last. In one block of memory, so that copying it is cheap.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile<C, const N: usize>(ArrayVec<C, N>);

impl<C: Copy, const N: usize> Pile<C, N> {
    /// A pile of these cards, top last.
    ///
    /// # Panics
    /// If there are more than `N`.
    pub fn of(cards: &[C]) -> Self {
        let mut pile = ArrayVec::new();
        pile.try_extend_from_slice(cards).expect("a pile has room for all cards");
        Pile(pile)
    }

    /// How many cards it holds.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.len() as u8
    }

    /// Whether it holds none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards, top last.
    #[inline]
    pub fn cards(&self) -> &[C] {
        &self.0
    }

    /// The cards, to be rearranged.
    #[inline]
    pub fn cards_mut(&mut self) -> &mut [C] {
        &mut self.0
    }

    /// The card on top.
    pub fn top(&self) -> Option<C> {
        self.0.last().copied()
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If it already holds `N`.
    #[inline]
    pub fn push(&mut self, card: C) {
        self.0.push(card);
    }

    /// Takes the card on top.
    #[inline]
    pub fn pop(&mut self) -> Option<C> {
        self.0.pop()
    }

    /// Takes the lowest card that is equal to this one; `None` if there is none.
    pub fn take(&mut self, card: C) -> Option<C>
    where
        C: PartialEq,
    {
        let at = self.0.iter().position(|other| *other == card)?;
        Some(self.0.remove(at))
    }
}

impl<C, const N: usize> Default for Pile<C, N> {
    fn default() -> Self {
        Pile(ArrayVec::new())
    }
}

/// Copies the cards in one go.
impl<C: Copy, const N: usize> Clone for Pile<C, N> {
    #[inline]
    fn clone(&self) -> Self {
        Pile::of(&self.0)
    }
}

impl<C, const N: usize> FromIterator<C> for Pile<C, N> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        Pile(cards.into_iter().collect())
    }
}
