//! Named randomness: every shuffle, draw and die uses a stream identified by name and number, as in `reshuffle/3`.
//!
//! A stream depends only on its source, its name and its number, not on the order of calls. So a replay gives the same
//! results. The algorithms are fixed; the golden vectors of a deal's key test them:
//!
//! * range: Lemire's multiplication with rejection;
//! * shuffle: Fisher–Yates from the last index down.

/// A source of random streams, each identified by name and number.
pub trait Chance {
    /// The type of a stream.
    type Stream: Stream;

    /// The stream with this name and number. The same arguments give the same stream.
    fn stream(&self, name: &'static str, number: u32) -> Self::Stream;
}

/// A sequence of random numbers.
pub trait Stream {
    /// The next 64 random bits.
    fn bits(&mut self) -> u64;

    /// A number in `0..end`, all equally likely (Lemire 2019).
    ///
    /// # Panics
    /// When `end` is 0.
    fn below(&mut self, end: u32) -> u32 {
        assert!(end > 0, "a range needs at least one number");
        let end = u64::from(end);
        loop {
            let product = (self.bits() >> 32) * end;
            let low = product & 0xffff_ffff;
            if low >= end || low >= (1 << 32) % end {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the items in a random order, all equally likely (Fisher–Yates).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// One of the items, all equally likely; `None` when there are none.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T>
    where
        Self: Sized,
    {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }
}

/// Fast randomness for playouts, bots, resampling and tests; tables use a `DealKey`. SplitMix64 (Steele, Lea,
/// Flood 2014).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fast(u64);

impl Fast {
    /// A generator from a seed.
    pub fn new(seed: u64) -> Fast {
        Fast(seed)
    }

    /// An independent generator, seeded from this one's next bits.
    #[must_use]
    pub fn split(&mut self) -> Fast {
        Fast(self.bits())
    }
}

impl Stream for Fast {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Chance for Fast {
    type Stream = Fast;

    #[inline]
    fn stream(&self, name: &'static str, number: u32) -> Fast {
        let named = name.bytes().fold(self.0, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Fast(named ^ u64::from(number).wrapping_mul(0xd6e8_feb8_6659_fd93))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_of_three_comes_up_equally_often() {
        let mut random = Fast::new(1);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            random.shuffle(&mut items);
            *seen.entry(items).or_insert(0_i32) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|count| (count - 10_000).abs() < 500), "{seen:?}");
    }
}
