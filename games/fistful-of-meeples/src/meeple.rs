//! The meeples, and counts of each kind.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// The number of kinds of meeples.
pub const KINDS: usize = 5;

/// The number of meeples besides the madame: three in each building (FM-1, FM-6).
pub const TOWNSFOLK: usize = 36;

table::names! {
    /// A kind of meeple (FM-1). Written `builder`, `miner`, `robber`, `deputy`, `madame`. Ordered by shooting skill,
    /// lowest first (FM-25); the madame takes no part in showdowns.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[repr(u8)]
    pub enum Meeple {
        /// Builds and upgrades signs (FM-19).
        Builder = "builder",
        /// Digs for the owner of the sign (FM-20).
        Miner = "miner",
        /// Robs miners (FM-21).
        Robber = "robber",
        /// Arrests robbers (FM-22).
        Deputy = "deputy",
        /// Invites builders to the saloon (FM-23). There is only one.
        Madame = "madame",
    }
}

table::written!(Meeple, Meeple::ALL, "meeple; meeples are `builder`, `miner`, `robber`, `deputy` and `madame`");

/// How many meeples of each kind are in a place, in a hand or out of the game. Serialized as five counts in the order
/// of [`Meeple::ALL`]. One byte per kind, so that one comparison tells whether anybody is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[u8; KINDS]", into = "[u8; KINDS]")]
pub struct Meeples(u64);

impl Meeples {
    /// No meeples.
    pub const NONE: Meeples = Meeples(0);

    /// One meeple.
    #[inline]
    pub const fn one(meeple: Meeple) -> Meeples {
        Meeples::of(meeple, 1)
    }

    /// This many meeples of one kind.
    #[inline]
    pub const fn of(meeple: Meeple, count: u8) -> Meeples {
        Meeples((count as u64) << (8 * meeple as u64))
    }

    /// How many of this kind there are.
    #[inline]
    pub const fn count(self, meeple: Meeple) -> u8 {
        (self.0 >> (8 * meeple as u64)) as u8
    }

    /// Whether it has a meeple of this kind.
    #[inline]
    pub const fn has(self, meeple: Meeple) -> bool {
        self.count(meeple) > 0
    }

    /// Whether it has no meeples.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The total number of meeples; less than 256.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// The kind, if all are of one kind.
    #[inline]
    pub fn sole(self) -> Option<Meeple> {
        let first = *Meeple::ALL.get(self.0.trailing_zeros() as usize / 8)?;
        self.without_all(first).is_empty().then_some(first)
    }

    /// The kinds present, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Meeple> {
        Meeple::ALL.into_iter().filter(move |meeple| self.has(*meeple))
    }

    /// Every meeple, in order.
    pub fn iter(self) -> impl Iterator<Item = Meeple> {
        Meeple::ALL.into_iter().flat_map(move |meeple| (0..self.count(meeple)).map(move |_| meeple))
    }

    /// The same without one meeple of this kind, which must be present.
    #[inline]
    #[must_use]
    pub const fn without(self, meeple: Meeple) -> Meeples {
        Meeples(self.0 - Meeples::one(meeple).0)
    }

    /// The same without all meeples of this kind.
    #[inline]
    #[must_use]
    pub const fn without_all(self, meeple: Meeple) -> Meeples {
        Meeples(self.0 & !(0xff << (8 * meeple as u64)))
    }
}

impl From<[u8; KINDS]> for Meeples {
    fn from(counts: [u8; KINDS]) -> Meeples {
        Meeple::ALL.into_iter().zip(counts).map(|(meeple, count)| Meeples::of(meeple, count)).sum()
    }
}

impl From<Meeples> for [u8; KINDS] {
    fn from(meeples: Meeples) -> [u8; KINDS] {
        Meeple::ALL.map(|meeple| meeples.count(meeple))
    }
}

impl Add for Meeples {
    type Output = Meeples;
    #[inline]
    fn add(self, other: Meeples) -> Meeples {
        Meeples(self.0 + other.0)
    }
}

impl AddAssign for Meeples {
    #[inline]
    fn add_assign(&mut self, other: Meeples) {
        *self = *self + other;
    }
}

impl Sum for Meeples {
    fn sum<I: Iterator<Item = Meeples>>(all: I) -> Meeples {
        all.fold(Meeples::NONE, Add::add)
    }
}

impl FromIterator<Meeple> for Meeples {
    fn from_iter<I: IntoIterator<Item = Meeple>>(meeples: I) -> Meeples {
        meeples.into_iter().map(Meeples::one).sum()
    }
}
