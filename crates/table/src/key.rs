//! The key of a deal and its streams: ChaCha12, keyed with HMAC-SHA-256(key, `name/number`), read as little-endian
//! `u64`s. Two tables with the same key are dealt the same cards. Golden vectors test it.

use chacha20::ChaCha12Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{Chance, Stream};

/// The key of a table's deal, from which all its streams derive. `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct DealKey([u8; 32]);

impl DealKey {
    /// A key from its 32 bytes.
    pub fn new(bytes: [u8; 32]) -> DealKey {
        DealKey(bytes)
    }
}

impl std::fmt::Debug for DealKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DealKey")
    }
}

impl Chance for DealKey {
    type Stream = ChaChaStream;

    fn stream(&self, name: &'static str, number: u32) -> ChaChaStream {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        mac.update(format!("{name}/{number}").as_bytes());
        ChaChaStream(ChaCha12Rng::from_seed(mac.finalize().into_bytes().into()))
    }
}

/// A stream derived from a [`DealKey`].
pub struct ChaChaStream(ChaCha12Rng);

impl Stream for ChaChaStream {
    fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key() -> DealKey {
        DealKey::new(std::array::from_fn(|at| at as u8))
    }

    /// Every stored game depends on these numbers. If they change, old tables replay differently.
    #[test]
    fn a_stream_keeps_its_golden_vector() {
        let mut stream = key().stream("bandits", 7);
        assert_eq!([stream.bits(), stream.bits()], GOLDEN_BITS);
        let mut stream = key().stream("die", 0);
        let dice: Vec<u32> = (0..12).map(|_| stream.below(6)).collect();
        assert_eq!(dice, GOLDEN_DICE);
        let mut cards: Vec<u8> = (0..10).collect();
        key().stream("pile", 1).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    const GOLDEN_BITS: [u64; 2] = [11_712_749_122_481_676_867, 17_891_392_048_571_028_221];
    const GOLDEN_DICE: [u32; 12] = [2, 5, 5, 4, 5, 2, 3, 3, 2, 4, 1, 1];
    const GOLDEN_SHUFFLE: [u8; 10] = [9, 5, 4, 6, 2, 0, 1, 8, 7, 3];

    #[test]
    fn a_stream_depends_on_key_name_and_number_alone() {
        let first = |name, number| key().stream(name, number).bits();
        assert_eq!(first("die", 3), first("die", 3));
        assert_ne!(first("die", 3), first("die", 4));
        assert_ne!(first("die", 3), first("bag", 3));
        assert_ne!(first("die", 3), DealKey::new([9; 32]).stream("die", 3).bits());
    }

    #[test]
    fn a_key_shows_nothing_of_itself() {
        assert_eq!(format!("{:?}", DealKey::new([7; 32])), "DealKey");
    }
}
