//! The verifiable deal, sound even when the host is one of the players.
//!
//! 1. The server draws a 32-byte [`Secret`] and publishes its [`Commitment`], which also hashes the table's header.
//! 2. Each human seat draws its own [`Secret`] and sends only its [`Commitment`], which hashes the header and seat too.
//! 3. When all are ready, the seats send their secrets. One that does not match its commitment is refused.
//! 4. The deal key is HMAC-SHA-256 of the server's secret over the header and the seats' secrets in seat order.
//! 5. The server's secret is published when the game is over. Then everybody can verify the deal.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;

use crate::{BySeat, DealKey, Lesson, Seat, hex};

/// 32 secret random bytes. `Debug` does not print them; [`Secret::open`] does.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 32]);

/// The hash of a [`Secret`], sent before the secret. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

/// Who makes a commitment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    /// The server.
    Server,
    /// A seat's browser.
    Seat(Seat),
}

impl Secret {
    /// A secret from its 32 random bytes.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret of a guided first game, which anybody can compute: SHA-256 over `posse lesson v1`, a zero byte, and
    /// the name of the deal.
    pub fn of_lesson(deal: &str) -> Secret {
        let mut hash = Sha256::new();
        hash.update(b"posse lesson v1\0");
        hash.update(deal.as_bytes());
        Secret(hash.finalize().into())
    }

    /// The secret as 64 hexadecimal digits, for the log. Everybody may see it after the game.
    pub fn open(&self) -> String {
        hex::encode(&self.0)
    }

    /// The commitment to this secret: SHA-256 over `posse server v1` or `posse seat v1`, a zero byte, the 32 bytes of
    /// the secret, for a seat its number (one byte, from 0), and the header's text.
    pub fn commitment(&self, party: Party, header: &str) -> Commitment {
        let mut hash = Sha256::new();
        match party {
            Party::Server => {
                hash.update(b"posse server v1\0");
                hash.update(self.0);
            }
            Party::Seat(seat) => {
                hash.update(b"posse seat v1\0");
                hash.update(self.0);
                hash.update([seat.0]);
            }
        }
        hash.update(header.as_bytes());
        Commitment(hash.finalize().into())
    }
}

impl Commitment {
    /// Whether this commitment was made to this secret, by this party, for this header.
    pub fn fits(&self, secret: &Secret, party: Party, header: &str) -> bool {
        self.0.ct_eq(&secret.commitment(party, header).0).into()
    }
}

/// The deal key: HMAC-SHA-256, keyed with the server's secret, over `posse deal v1`, a zero byte, the header's text, a
/// zero byte, and for each seat that opened a secret its number (one byte, from 0) and the 32 bytes of the secret. In a
/// guided first game the name of the deal replaces the header's text, so all such tables have the same key.
pub fn key(secret: &Secret, header: &str, opened: &BySeat<Option<Secret>>) -> DealKey {
    let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes a key of any length");
    mac.update(b"posse deal v1\0");
    mac.update(header.as_bytes());
    mac.update(b"\0");
    for (seat, value) in opened.pairs() {
        if let Some(value) = value {
            mac.update(&[seat.0]);
            mac.update(&value.0);
        }
    }
    DealKey::new(mac.finalize().into_bytes().into())
}

impl Lesson {
    /// The key of its deal.
    pub fn key(self) -> DealKey {
        key(&Secret::of_lesson(self.deal), self.deal, &BySeat::new(self.seats, |_| None))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

impl FromStr for Secret {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Secret, NotHex> {
        hex::decode_array(text).map(Secret).ok_or(NotHex)
    }
}

impl FromStr for Commitment {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Commitment, NotHex> {
        hex::decode_array(text).map(Commitment).ok_or(NotHex)
    }
}

impl TryFrom<String> for Secret {
    type Error = NotHex;
    fn try_from(text: String) -> Result<Secret, NotHex> {
        text.parse()
    }
}

impl TryFrom<String> for Commitment {
    type Error = NotHex;
    fn try_from(text: String) -> Result<Commitment, NotHex> {
        text.parse()
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        secret.open()
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        commitment.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance, Stream};

    fn secret(byte: u8) -> Secret {
        Secret::new([byte; 32])
    }

    #[test]
    fn a_commitment_fits_its_secret_party_and_header_and_nothing_else() {
        let commitment = secret(1).commitment(Party::Seat(Seat(2)), "header");
        assert!(commitment.fits(&secret(1), Party::Seat(Seat(2)), "header"));
        assert!(!commitment.fits(&secret(2), Party::Seat(Seat(2)), "header"));
        assert!(!commitment.fits(&secret(1), Party::Seat(Seat(1)), "header"));
        assert!(!commitment.fits(&secret(1), Party::Server, "header"));
        assert!(!commitment.fits(&secret(1), Party::Seat(Seat(2)), "another"));
    }

    #[test]
    fn every_part_changes_the_key() {
        let first = |secret: &Secret, header, opened: &[Option<Secret>]| {
            key(secret, header, &opened.iter().cloned().collect()).stream("die", 0).bits()
        };
        let plain = first(&secret(1), "header", &[Some(secret(2)), None]);
        assert_eq!(plain, first(&secret(1), "header", &[Some(secret(2)), None]));
        assert_ne!(plain, first(&secret(3), "header", &[Some(secret(2)), None]));
        assert_ne!(plain, first(&secret(1), "other", &[Some(secret(2)), None]));
        assert_ne!(plain, first(&secret(1), "header", &[None, Some(secret(2))]));
        assert_ne!(plain, first(&secret(1), "header", &[Some(secret(2)), Some(secret(2))]));
    }

    #[test]
    fn a_secret_shows_nothing_until_it_is_opened() {
        assert_eq!(format!("{:?}", secret(1)), "Secret");
        assert_eq!(secret(0xab).open(), "ab".repeat(32));
    }

    /// Stored guided games are dealt from these bytes.
    #[test]
    fn the_deal_of_a_guided_game_never_changes() {
        let secret = Secret::of_lesson("toy 1");
        assert_eq!(secret.open(), "3911bb0c5b2ccc1d8da24a1785f36bff0a474bb1305c0bd9569d768cd751d5b2");
        assert_ne!(secret, Secret::of_lesson("toy 2"));
        let first = |key: DealKey| key.stream("die", 0).bits();
        let lesson = Lesson { deal: "toy 1", seats: 2 };
        assert_eq!(first(lesson.key()), first(key(&secret, "toy 1", &BySeat::new(2, |_| None))));
    }
}
