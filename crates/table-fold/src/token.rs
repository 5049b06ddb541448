//! Random tokens that authenticate visitors and links. Only their hashes are stored.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use table::hex;
use table_log::{DeviceId, FormId, InvitationId, LinkId, PassId, VisitorId};
use thiserror::Error;

/// 32 random bytes: the cookie of a visitor's device, a link by which another device joins, a private link to a seat, or
/// an invitation of the operator.
/// `Debug` does not print them.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A new token from the operating system's random numbers.
    ///
    /// # Panics
    /// When the system cannot supply random numbers.
    pub fn random() -> Token {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the system supplies random numbers");
        Token(bytes)
    }

    /// The token of these bytes, which have to be secret.
    pub fn of(bytes: [u8; 32]) -> Token {
        Token(bytes)
    }

    /// The id of the visitor with this token, unless it is a [device](Token::device) of another.
    pub fn visitor(&self) -> VisitorId {
        VisitorId::new(self.hash(b"posse visitor v1\0"))
    }

    /// The id of the device with this token.
    pub fn device(&self) -> DeviceId {
        DeviceId::new(self.hash(b"posse device v1\0"))
    }

    /// The id of the invitation with this token.
    pub fn invitation(&self) -> InvitationId {
        InvitationId::new(self.hash(b"posse invitation v1\0"))
    }

    /// The token of the device that joins with this token by this form. The same form sent again gives the same token.
    pub fn joining(&self, form: &FormId) -> Token {
        let hash = Sha256::new_with_prefix(b"posse joining v1\0").chain_update(self.0).chain_update(form.bytes());
        Token(hash.finalize().into())
    }

    /// The id of the operator's link with this token.
    pub fn pass(&self) -> PassId {
        PassId::new(self.hash(b"posse pass v1\0"))
    }

    /// The id of the link with this token.
    pub fn link(&self) -> LinkId {
        LinkId::new(self.hash(b"posse link v1\0"))
    }

    fn hash(&self, purpose: &[u8]) -> [u8; 32] {
        Sha256::new().chain_update(purpose).chain_update(self.0).finalize().into()
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// 64 hexadecimal digits, for the cookie or the link only.
impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

/// The text is not a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a token is 64 hexadecimal digits")]
pub struct NoToken;

impl FromStr for Token {
    type Err = NoToken;
    fn from_str(text: &str) -> Result<Token, NoToken> {
        hex::decode_array(text).map(Token).ok_or(NoToken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_back_and_shows_nothing_in_debug_output() {
        let token = Token::random();
        assert_eq!(token.to_string().parse(), Ok(token.clone()));
        assert_eq!(format!("{token:?}"), "Token");
        assert_eq!("zz".parse::<Token>(), Err(NoToken));
        assert_ne!(Token::random(), token);
    }
}
