//! Unordered cards: hands, gangs, the warrant of arrest.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Colour, Person};

/// The most copies of one card that an edition may have.
pub const COPIES: usize = 3;

/// A set of different cards, one bit each.
pub(crate) type Kinds = u64;

/// All different cards.
pub(crate) const ALL: Kinds = (1 << Card::COUNT) - 1;

/// The first card of each person, as a set.
const EACH_PERSON: Kinds = 0x11_1111_1111;

/// The set of this one card.
#[inline]
pub(crate) fn only(card: Card) -> Kinds {
    1 << card.number()
}

/// All cards of a person.
#[inline]
pub(crate) fn of_person(person: Person) -> Kinds {
    0b1111 << (person as u32 * 4)
}

/// All cards of a colour.
#[inline]
pub(crate) fn of_colour(colour: Colour) -> Kinds {
    EACH_PERSON << colour as u32
}

/// All cards, in any colour, of the persons on these cards.
#[inline]
pub(crate) fn persons(kinds: Kinds) -> Kinds {
    ((kinds | kinds >> 1 | kinds >> 2 | kinds >> 3) & EACH_PERSON) * 0b1111
}

/// Takes the lowest of these cards out of the set.
#[inline]
pub(crate) fn take_first(kinds: &mut Kinds) -> Option<Card> {
    let card = Card::nth(kinds.trailing_zeros() as usize)?;
    *kinds &= *kinds - 1;
    Some(card)
}

/// A multiset of cards. Serialized as its cards in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Bag {
    /// Layer `n` holds the cards with more than `n` copies.
    layers: [Kinds; COPIES],
}

impl Bag {
    /// The different cards in it.
    #[inline]
    pub(crate) fn kinds(&self) -> Kinds {
        self.layers[0]
    }

    /// How many cards it holds.
    #[inline]
    pub fn len(&self) -> u8 {
        self.layers.iter().map(|layer| layer.count_ones()).sum::<u32>() as u8
    }

    /// Whether it holds none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.layers[0] == 0
    }

    /// How many copies of this card it holds.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.layers.iter().map(|layer| (layer >> card.number() & 1) as u8).sum()
    }

    /// How many cards of this person it holds, in any colour.
    #[inline]
    pub(crate) fn count_person(&self, person: Person) -> u8 {
        // The bit counts of 0 to 15, four bits each: a lookup is faster here than counting.
        const BITS: u64 = 0x4332_3221_3221_2110;
        let bits = |layer: &Kinds| (BITS >> ((layer >> (person as u32 * 4) & 0b1111) * 4) & 0b1111) as u8;
        self.layers.iter().map(bits).sum()
    }

    /// Adds a card.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        let mut carry = only(card);
        for layer in &mut self.layers {
            let full = *layer & carry;
            *layer |= carry;
            carry = full;
        }
        debug_assert_eq!(carry, 0, "an edition has at most three copies of a card");
    }

    /// Removes a card, which must be in the bag.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert_ne!(self.layers[0] & only(card), 0, "{card} must be in the bag");
        for layer in 0..COPIES {
            let above = self.layers.get(layer + 1).copied().unwrap_or(0);
            self.layers[layer] &= !only(card) | above;
        }
    }

    /// Adds all cards of another bag.
    #[inline]
    pub(crate) fn add_all(&mut self, other: &Bag) {
        let ([one, two, three], [first, second, third]) = (self.layers, other.layers);
        self.layers = [one | first, two | second | one & first, three | third | two & first | one & second];
    }

    /// Removes all cards of another bag, which must be in this one.
    #[inline]
    pub(crate) fn remove_all(&mut self, other: &Bag) {
        let ([one, two, three], [first, second, third]) = (self.layers, other.layers);
        // The cards with none, one or two copies removed.
        let (none, once, twice) = (!first, first & !second, second & !third);
        self.layers = [one & none | two & once | three & twice, two & none | three & once, three & none];
    }

    /// The different cards with more copies here than in `part`, which must be part of this bag.
    #[inline]
    pub(crate) fn more_than(&self, part: &Bag) -> Kinds {
        self.layers.iter().zip(&part.layers).fold(0, |more, (own, other)| more | own & !other)
    }

    /// Calls `call` with each card in order, copies one after the other. Faster than iterating over [`Bag::cards`].
    #[inline]
    pub(crate) fn each(&self, mut call: impl FnMut(Card)) {
        let mut kinds = self.kinds();
        while let Some(card) = take_first(&mut kinds) {
            (0..self.count(card)).for_each(|_| call(card));
        }
    }

    /// The cards in order, copies one after the other.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        let bag = *self;
        let mut kinds = bag.kinds();
        let mut next = Card::new(Person::Ace, Colour::Red);
        let mut copies = 0;
        std::iter::from_fn(move || {
            if copies == 0 {
                next = take_first(&mut kinds)?;
                copies = bag.count(next);
            }
            copies -= 1;
            Some(next)
        })
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Bag {
        let mut bag = Bag::default();
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl From<Bag> for Vec<Card> {
    fn from(bag: Bag) -> Vec<Card> {
        bag.cards().collect()
    }
}

impl TryFrom<Vec<Card>> for Bag {
    type Error = &'static str;
    fn try_from(cards: Vec<Card>) -> Result<Bag, &'static str> {
        let mut bag = Bag::default();
        for card in cards {
            if bag.layers[COPIES - 1] & only(card) != 0 {
                return Err("there are at most three equal cards");
            }
            bag.add(card);
        }
        Ok(bag)
    }
}
