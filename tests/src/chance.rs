//! Random choices for tests, reproducible from a seed.

use std::env;
use std::ops::Range;

/// The seed of a randomly played game: `POSSE_SEED`, or 1, so that all machines play the same game. A failed test
/// prints it.
///
/// # Panics
/// When `POSSE_SEED` is not a number.
#[expect(clippy::print_stdout, reason = "the harness shows it where a test fails")]
pub fn seed() -> u64 {
    let seed = number("POSSE_SEED").unwrap_or(1);
    println!("POSSE_SEED={seed} plays this again");
    seed
}

/// A number from the environment.
///
/// # Panics
/// When it is not a number.
pub fn number(key: &str) -> Option<u64> {
    let text = env::var(key).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{key} must be a whole number, not `{text}`")))
}

/// A generator of random numbers (SplitMix64).
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The generator for a seed.
    pub fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }

    /// The generator for one choice of a game, named by a place such as a position. It does not depend on other choices
    /// or on their order.
    pub fn at(seed: u64, place: &str) -> SplitMix {
        let hash = place.bytes().fold(seed, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        SplitMix(hash)
    }

    /// An independent generator: its choices do not depend on how many are made here later.
    #[must_use]
    pub fn fork(&mut self) -> SplitMix {
        SplitMix(self.next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number in a non-empty range.
    pub fn number(&mut self, range: Range<u64>) -> u64 {
        range.start + self.next() % (range.end - range.start)
    }

    /// One item of a non-empty list.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.number(0..list.len() as u64) as usize]
    }
}
