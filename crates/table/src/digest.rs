//! The digest of a state, stored in the log to detect replays that differ.

use std::fmt;
use std::io;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::hex;

/// The first eight bytes of the SHA-256 of the state's JSON. Written as 16 hexadecimal digits.
///
/// A digest detects a replay that differs. It must not be shown while the game runs: a player could guess a hidden card
/// and check the guess against it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest([u8; 8]);

impl Digest {
    /// The digest of a state.
    pub fn of<T: Serialize>(state: &T) -> Digest {
        let mut hash = Hashed(Sha256::new());
        serde_json::to_writer(io::BufWriter::with_capacity(4096, &mut hash), state).expect("a state is plain data");
        let whole: [u8; 32] = hash.0.finalize().into();
        Digest(std::array::from_fn(|at| whole[at]))
    }
}

struct Hashed(Sha256);

impl io::Write for Hashed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.to_string()
    }
}

/// The text is not 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a digest is 16 hexadecimal digits")]
pub struct NoDigest;

impl FromStr for Digest {
    type Err = NoDigest;
    fn from_str(text: &str) -> Result<Digest, NoDigest> {
        hex::decode_array(text).map(Digest).ok_or(NoDigest)
    }
}

impl TryFrom<String> for Digest {
    type Error = NoDigest;
    fn try_from(text: String) -> Result<Digest, NoDigest> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_reads_back_as_it_was_written() {
        let digest = Digest::of(&[1, 2, 3]);
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert_ne!(digest, Digest::of(&[1, 2, 4]));
        assert_eq!("xyz".parse::<Digest>(), Err(NoDigest));
    }
}
