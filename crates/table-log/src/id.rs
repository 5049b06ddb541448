//! The ids of tables, visitors and their devices, private links and forms.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::hex;
use thiserror::Error;

/// The characters of a table id: base 32 without characters that are easily confused.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// The number of characters in a table id: 12 × 5 = 60 random bits.
const LETTERS_A_NAME: usize = 12;

/// A table's id: twelve random characters. It cannot be guessed, so only people with the link can find the table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(String);

impl TableId {
    /// A new id from the system's random generator.
    ///
    /// # Panics
    /// When the system cannot supply random numbers.
    pub fn random() -> TableId {
        let mut bytes = [0; LETTERS_A_NAME];
        getrandom::fill(&mut bytes).expect("the system supplies random numbers");
        TableId::of(&bytes)
    }

    /// The id made from random bytes.
    pub fn of(bytes: &[u8; LETTERS_A_NAME]) -> TableId {
        TableId(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The text is not a table id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a table's name is twelve letters and digits, as in its link")]
pub struct NoTableId;

impl FromStr for TableId {
    type Err = NoTableId;
    fn from_str(text: &str) -> Result<TableId, NoTableId> {
        let good = text.len() == LETTERS_A_NAME && text.bytes().all(|byte| LETTERS.contains(&byte));
        good.then(|| TableId(text.to_owned())).ok_or(NoTableId)
    }
}

impl TryFrom<String> for TableId {
    type Error = NoTableId;
    fn try_from(text: String) -> Result<TableId, NoTableId> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.0
    }
}

/// The text is not the hexadecimal form of the id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected hexadecimal digits")]
pub struct NotAnId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $bytes:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name([u8; $bytes]);

        impl $name {
            /// An id from its bytes.
            pub fn new(bytes: [u8; $bytes]) -> $name {
                $name(bytes)
            }

            /// The bytes of the id.
            pub fn bytes(&self) -> &[u8; $bytes] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(&self.0))
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;
            fn from_str(text: &str) -> Result<$name, NotAnId> {
                hex::decode_array(text).map($name).ok_or(NotAnId)
            }
        }
    };
}

id! {
    /// The hash of a visitor's token. The token itself is never stored.
    VisitorId, 32
}
id! {
    /// The hash of the token of a visitor's device.
    DeviceId, 32
}
id! {
    /// The hash of the secret by which a device joins a visitor: of a link's token, or of recovery words.
    InvitationId, 32
}
id! {
    /// The hash of a private link's token.
    LinkId, 32
}
id! {
    /// The hash of the token of an operator's link or browser.
    PassId, 32
}
id! {
    /// The random id of a channel.
    ChannelId, 16
}
id! {
    /// The random id of a server that takes notifications.
    TakerId, 16
}
id! {
    /// The random id of a form. A form that is sent again is not executed again.
    FormId, 16
}

impl VisitorId {
    /// Replaces the id of a forgotten visitor. No known token has this hash.
    pub const FORGOTTEN: VisitorId = VisitorId([0; 32]);
}

macro_rules! random {
    ($($name:ident)+) => {
        $(
            impl $name {
                /// A new id from the system's random generator.
                ///
                /// # Panics
                /// When the system cannot supply random numbers.
                pub fn random() -> $name {
                    let mut bytes = [0; 16];
                    getrandom::fill(&mut bytes).expect("the system supplies random numbers");
                    $name(bytes)
                }
            }
        )+
    };
}

random! { ChannelId TakerId FormId }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_a_name_of_twelve_clear_letters() {
        let name = TableId::random();
        assert_eq!(name.to_string().parse(), Ok(name.clone()));
        assert_ne!(name, TableId::random());
        for bad in ["", "k3m9xq7w2fa", "k3m9xq7w2fabc", "K3m9xq7w2fab", "k3m9xq7w2fal", "k3m9xq7w2fa0", "k3m9xq7w2fö"]
        {
            assert_eq!(bad.parse::<TableId>(), Err(NoTableId), "{bad}");
        }
    }
}
