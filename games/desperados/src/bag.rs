//! Cards whose order does not matter: hands, gangs, the warrant of arrest.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Colour, Person};

/// The most equal cards an edition may have.
pub const COPIES: usize = 3;

/// A set of different cards, a bit each.
pub(crate) type Kinds = u64;

/// All different cards.
pub(crate) const ALL: Kinds = (1 << Card::COUNT) - 1;

/// The first card of each person.
const EACH_PERSON: Kinds = 0x11_1111_1111;

/// The card alone.
#[inline]
pub(crate) fn only(card: Card) -> Kinds {
    1 << card.number()
}

/// The cards of a person.
#[inline]
pub(crate) fn of_person(person: Person) -> Kinds {
    0b1111 << (person as u32 * 4)
}

/// The cards of a colour.
#[inline]
pub(crate) fn of_colour(colour: Colour) -> Kinds {
    EACH_PERSON << colour as u32
}

/// All cards of the persons of these cards, in any colour.
#[inline]
pub(crate) fn persons(kinds: Kinds) -> Kinds {
    ((kinds | kinds >> 1 | kinds >> 2 | kinds >> 3) & EACH_PERSON) * 0b1111
}

/// The least of these cards, which is taken out of them.
#[inline]
pub(crate) fn take_first(kinds: &mut Kinds) -> Option<Card> {
    let card = Card::nth(kinds.trailing_zeros() as usize)?;
    *kinds &= *kinds - 1;
    Some(card)
}

/// A multiset of cards. Written as its cards in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Bag {
    /// In the layer `n`, the cards that are there more than `n` times.
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

    /// How many such cards it holds.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.layers.iter().map(|layer| (layer >> card.number() & 1) as u8).sum()
    }

    /// How many cards of a person it holds, in any colour.
    #[inline]
    pub(crate) fn count_person(&self, person: Person) -> u8 {
        // The number of bits in each of 0 to 15, four bits each: quicker here than counting them.
        const BITS: u64 = 0x4332_3221_3221_2110;
        let bits = |layer: &Kinds| (BITS >> ((layer >> (person as u32 * 4) & 0b1111) * 4) & 0b1111) as u8;
        self.layers.iter().map(bits).sum()
    }

    /// Puts a card in.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        let mut carry = only(card);
        for layer in &mut self.layers {
            let full = *layer & carry;
            *layer |= carry;
            carry = full;
        }
        debug_assert_eq!(carry, 0, "no edition has more than three equal cards");
    }

    /// Takes a card out that is in it.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert_ne!(self.layers[0] & only(card), 0, "{card} is in the bag");
        for layer in 0..COPIES {
            let above = self.layers.get(layer + 1).copied().unwrap_or(0);
            self.layers[layer] &= !only(card) | above;
        }
    }

    /// Puts all of these cards in.
    #[inline]
    pub(crate) fn add_all(&mut self, other: &Bag) {
        let ([one, two, three], [first, second, third]) = (self.layers, other.layers);
        self.layers = [one | first, two | second | one & first, three | third | two & first | one & second];
    }

    /// Takes all of these cards out, which are in it.
    #[inline]
    pub(crate) fn remove_all(&mut self, other: &Bag) {
        let ([one, two, three], [first, second, third]) = (self.layers, other.layers);
        // The cards that are not taken, taken once and taken twice.
        let (none, once, twice) = (!first, first & !second, second & !third);
        self.layers = [one & none | two & once | three & twice, two & none | three & once, three & none];
    }

    /// The different cards of which it holds more than `part`, which is part of it.
    #[inline]
    pub(crate) fn more_than(&self, part: &Bag) -> Kinds {
        self.layers.iter().zip(&part.layers).fold(0, |more, (own, other)| more | own & !other)
    }

    /// Calls this with each card in their order, equal ones one after the other; quicker than going through
    /// [`Bag::cards`].
    #[inline]
    pub(crate) fn each(&self, mut call: impl FnMut(Card)) {
        let mut kinds = self.kinds();
        while let Some(card) = take_first(&mut kinds) {
            (0..self.count(card)).for_each(|_| call(card));
        }
    }

    /// The cards in their order, equal ones one after the other.
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
