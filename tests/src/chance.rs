//! The random choices of a test, which its seed brings back.

use std::env;
use std::ops::Range;

/// The seed of a game of random choices: `POSSE_SEED`, or 1, so that all machines play the same. A test that fails shows
/// it.
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
/// When it is not one.
pub fn number(key: &str) -> Option<u64> {
    let text = env::var(key).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{key} must be a whole number, not `{text}`")))
}

/// A generator of random numbers (SplitMix64).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The generator for one choice of a game, such as the one of a position: it does not depend on what was chosen
    /// elsewhere, and when.
    pub fn at(seed: u64, place: &str) -> Chance {
        let hash = place.bytes().fold(seed, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Chance(hash)
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
