//! Twelve recovery words: 128 random bits and a checksum of four, in the form of BIP 39. The list of words is that of the
//! crate `bip39`, which is in the public domain (CC0); each word is known by its first four letters, and no other list
//! is so well tested by people who copy words by hand.

use std::sync::LazyLock;

use play::Token;
use sha2::{Digest, Sha256};

/// How many words there are.
pub(crate) const COUNT: usize = 12;

/// The bits of a word.
const BITS: usize = 11;

/// The 2,048 words, sorted.
static LIST: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("recovery_words.txt").lines().collect());

/// The random bits of recovery words.
pub(crate) struct RecoveryWords([u8; 16]);

/// Why a text is not recovery words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// There are so many words.
    Count(usize),
    /// This word is not on the list.
    Unknown(String),
    /// All words are on the list, but the checksum is wrong.
    Checksum,
}

impl RecoveryWords {
    /// New words from the system's random generator.
    ///
    /// # Panics
    /// When the system cannot supply random numbers.
    pub(crate) fn random() -> RecoveryWords {
        let mut bits = [0; 16];
        getrandom::fill(&mut bits).expect("the system supplies random numbers");
        RecoveryWords(bits)
    }

    /// The bits with the checksum in the first bits of the last byte.
    fn checked(&self) -> [u8; 17] {
        let mut all = [0; 17];
        all[..16].copy_from_slice(&self.0);
        all[16] = Sha256::digest(self.0)[0] & 0xf0;
        all
    }

    pub(crate) fn words(&self) -> [&'static str; COUNT] {
        let all = self.checked();
        let bit = |at: usize| usize::from(all[at / 8] >> (7 - at % 8) & 1);
        std::array::from_fn(|word| LIST[(0..BITS).fold(0, |number, at| number << 1 | bit(word * BITS + at))])
    }

    /// Reads words as people type them: in any case, with any spaces, numbers and punctuation between them.
    pub(crate) fn read(text: &str) -> Result<RecoveryWords, Fault> {
        let words = text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty());
        let words: Vec<String> = words.map(str::to_lowercase).collect();
        let place = |word: &String| LIST.binary_search(&word.as_str()).map_err(|_| Fault::Unknown(word.clone()));
        let places = words.iter().map(place).collect::<Result<Vec<usize>, Fault>>()?;
        if places.len() != COUNT {
            return Err(Fault::Count(places.len()));
        }
        let mut all = [0; 17];
        for (word, place) in places.into_iter().enumerate() {
            for at in (0..BITS).filter(|at| place >> (BITS - 1 - at) & 1 == 1) {
                let at = word * BITS + at;
                all[at / 8] |= 0x80 >> (at % 8);
            }
        }
        let read = RecoveryWords(*all.first_chunk().expect("17 bytes hold 16"));
        if read.checked() == all { Ok(read) } else { Err(Fault::Checksum) }
    }

    /// The token that the words stand for.
    pub(crate) fn token(&self) -> Token {
        Token::of(Sha256::new_with_prefix(b"posse words v1\0").chain_update(self.0).finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_sorted_and_each_word_is_known_by_four_letters() {
        assert_eq!(LIST.len(), 1 << BITS);
        assert!(LIST.is_sorted());
        let starts = |word: &&str| word.get(..4).unwrap_or(word).to_owned();
        assert!(LIST.windows(2).all(|pair| starts(&pair[0]) < starts(&pair[1])));
    }

    /// Test vectors of BIP 39.
    #[test]
    fn words_are_those_of_the_standard() {
        let sage = "legal winner thank year wave sausage worth useful legal winner thank yellow";
        assert_eq!(RecoveryWords([0x7f; 16]).words().join(" "), sage);
        assert_eq!(RecoveryWords([0xff; 16]).words().join(" "), format!("{}wrong", "zoo ".repeat(11)));
        assert_eq!(RecoveryWords([0; 16]).words().join(" "), format!("{}about", "abandon ".repeat(11)));
    }

    #[test]
    fn words_read_back_however_they_are_typed() {
        for _ in 0..100 {
            let words = RecoveryWords::random();
            let read = |text: String| RecoveryWords::read(&text).ok().map(|words| words.0);
            assert_eq!(read(words.words().join(" ")), Some(words.0));
            assert_eq!(read(format!("  1. {}\n", words.words().join(",\r\n 2. ").to_uppercase())), Some(words.0));
        }
    }

    #[test]
    fn what_is_wrong_with_words_is_told() {
        let fault = |text: &str| RecoveryWords::read(text).err();
        let right = format!("{}about", "abandon ".repeat(11));
        assert_eq!(fault(&right), None);
        assert_eq!(fault(""), Some(Fault::Count(0)));
        assert_eq!(fault("zoo zoo"), Some(Fault::Count(2)));
        assert_eq!(fault(&format!("{right} zoo")), Some(Fault::Count(13)));
        assert_eq!(fault(&right.replace("about", "abuot")), Some(Fault::Unknown("abuot".to_owned())));
        assert_eq!(fault(&right.replace("about", "above")), Some(Fault::Checksum));
    }
}
