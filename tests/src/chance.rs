//! The random choices of a test, which its seed brings back.

use std::ops::Range;

/// A generator of random numbers (SplitMix64).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// Another generator, for something whose choices must not depend on how many were made here since.
    #[must_use]
    pub fn fork(&mut self) -> Chance {
        Chance(self.next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number in a range that is not empty.
    pub fn number(&mut self, range: Range<u64>) -> u64 {
        range.start + self.next() % (range.end - range.start)
    }

    /// One item of a list that is not empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.number(0..list.len() as u64) as usize]
    }
}
