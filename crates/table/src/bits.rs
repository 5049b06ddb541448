//! Sets of numbers as bits, to list legal actions and to pick one without a list.

/// A set of numbers below 64 × `WORDS`, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bits<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Bits<WORDS> {
    /// The empty set.
    pub const EMPTY: Bits<WORDS> = Bits([0; WORDS]);

    /// Adds the number `first` if the lowest bit is set, the next number for the next bit, and so on.
    #[inline]
    pub fn put(&mut self, first: usize, bits: u64) {
        let (word, shift) = (first / 64, first % 64);
        self.0[word] |= bits << shift;
        if shift > 0 && word + 1 < WORDS {
            self.0[word + 1] |= bits >> (64 - shift);
        }
    }

    /// Appends an item for each number, in order.
    #[inline]
    pub fn list<T>(self, list: &mut Vec<T>, item: impl Fn(usize) -> T) {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            // The range tells its length, so the list reserves room once per word.
            list.extend((0..bits.count_ones()).map(|_| {
                let number = word * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                item(number)
            }));
        }
    }

    /// One of the numbers: `choose` gets how many there are, and answers which of them, counted from 0. `None`, without
    /// asking, if the set is empty.
    #[inline]
    pub fn pick(self, choose: impl FnOnce(u32) -> u32) -> Option<usize> {
        let [first, rest @ ..] = &self.0[..] else { return None };
        // Often there are only low numbers.
        if rest.iter().all(|word| *word == 0) {
            let ranks = ranks(*first);
            let count = (ranks >> 56) as u32;
            return (count > 0).then(|| nth(*first, ranks, choose(count)));
        }
        let ranks = self.0.map(ranks);
        let count = ranks.iter().map(|ranks| (ranks >> 56) as u32).sum();
        let place = choose(count);
        // The word of the number, and how many numbers are in the words before it; without branches.
        let (mut word, mut before, mut sum) = (0, 0, 0);
        for ranks in &ranks[..WORDS - 1] {
            sum += (ranks >> 56) as u32;
            let is_past = place >= sum;
            word += usize::from(is_past);
            before = if is_past { sum } else { before };
        }
        Some(word * 64 + nth(self.0[word], ranks[word], place - before))
    }
}

/// For each set of numbers below `N`, by its bits: its numbers in order, padded, and how many they are. There are
/// 2 to the power of `N` sets.
pub const fn subsets<const N: usize, const SETS: usize>() -> [([u8; N], usize); SETS] {
    let mut subsets = [([0; N], 0); SETS];
    let mut bits = 0;
    while bits < SETS {
        let (mut number, mut count) = (0, 0);
        while number < N {
            if bits >> number & 1 == 1 {
                subsets[bits].0[count] = number as u8;
                count += 1;
            }
            number += 1;
        }
        subsets[bits].1 = count;
        bits += 1;
    }
    subsets
}

/// A 1 in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// This byte eight times.
const fn each(byte: u64) -> u64 {
    byte * EACH
}

/// For each byte, how many bits are set in it and the bytes below.
#[inline]
fn ranks(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & each(0x55));
    let fours = (pairs & each(0x33)) + (pairs >> 2 & each(0x33));
    ((fours + (fours >> 4)) & each(0x0f)).wrapping_mul(EACH)
}

/// The position of each set bit of each byte.
const POSITIONS: [[u8; 8]; 256] = {
    let mut positions = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut count) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                positions[byte][count] = bit;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    positions
};

/// The position of the set bit with this many set bits below it (Vigna 2008, “Broadword implementation of rank/select
/// queries”).
#[inline]
fn nth(bits: u64, ranks: u64, below: u32) -> usize {
    let below = u64::from(below);
    let high = each(0x80);
    // The top bit of each byte up to which there are too few bits; the bit is in the first byte without one.
    let passed = ((each(below) | high) - ranks) & high;
    let start = u64::from((passed ^ high).trailing_zeros()) & 0b11_1000;
    let before = (ranks << 8 >> start) & 0xff;
    start as usize + usize::from(POSITIONS[(bits >> start & 0xff) as usize][(below - before) as usize & 7])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fast, Stream};

    #[test]
    fn picks_what_the_list_has_at_each_place() {
        let mut random = Fast::new(1);
        for round in 0..1000 {
            let mut set = Bits::<3>::EMPTY;
            let mut listed = Vec::new();
            for first in [0, 50, 100] {
                // Few numbers or many, up to all of them.
                let bits = match round % 4 {
                    0 => random.bits() & random.bits() & random.bits(),
                    1 => random.bits() | random.bits() | random.bits(),
                    2 => 1 << random.below(50),
                    _ => u64::MAX,
                } & ((1 << 50) - 1);
                set.put(first, bits);
                listed.extend((0..50).filter(|at| bits >> at & 1 == 1).map(|at| first + at));
            }
            let mut list = Vec::new();
            set.list(&mut list, |number| number);
            assert_eq!(list, listed, "{set:?}");
            for (place, number) in (0..).zip(&listed) {
                let picked = set.pick(|count| {
                    assert_eq!(count as usize, listed.len(), "{set:?}");
                    place
                });
                assert_eq!(picked, Some(*number), "place {place} of {set:?}");
            }
        }
    }

    #[test]
    fn nothing_is_asked_about_an_empty_set() {
        assert_eq!(Bits::<2>::EMPTY.pick(|_| unreachable!("the set is empty")), None);
    }
}
