//! Macros for types with a small fixed list of values, each with a name.

use thiserror::Error;

/// The text is not the name of a value of its type.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{text}` is no {what}")]
pub struct UnknownName {
    text: String,
    what: &'static str,
}

impl UnknownName {
    /// The error for this text; only its first 40 characters are kept. `what` names the type and the form of its names,
    /// as in ``card; a card is written as in `clint1-red` ``.
    pub fn new(text: &str, what: &'static str) -> UnknownName {
        UnknownName { text: text.chars().take(40).collect(), what }
    }
}

/// Defines an enum with a name for each value. It has `ALL`, `name` and the usual derives.
///
/// ```
/// table::names! {
///     /// What a hand is good for.
///     pub enum Use {
///         /// It is laid.
///         Lay = "lay",
///         /// It is shown.
///         ShowAll = "show-all",
///     }
/// }
/// assert_eq!(Use::ALL.map(Use::name), ["lay", "show-all"]);
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$about:meta])* $visible:vis enum $Type:ident { $($(#[$each:meta])* $Value:ident = $name:literal,)+ }) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $(#[$about])*
        $visible enum $Type { $($(#[$each])* $Value,)+ }

        impl $Type {
            /// All values in order.
            $visible const ALL: [$Type; [$($name),+].len()] = [$($Type::$Value),+];

            /// The stable name. It is also the last part of the value's key in the game's words.
            $visible fn name(self) -> &'static str {
                [$($name),+][self as usize]
            }
        }
    };
}

/// Defines an enum of reasons why an action is not legal. Each value has a name and the clause that it comes from.
#[macro_export]
macro_rules! reasons {
    ($(#[$about:meta])* $visible:vis enum $Type:ident {
        $($(#[$each:meta])* $Value:ident = ($name:literal, $clause:literal),)+
    }) => {
        $crate::names! {
            $(#[$about])*
            $visible enum $Type { $($(#[$each])* $Value = $name,)+ }
        }

        impl $crate::Reason for $Type {
            fn clause(&self) -> &'static str {
                [$($clause),+][*self as usize]
            }
        }
    };
}

/// Implements `Display` and `FromStr` for a type that has a `name`: `Display` writes the name, `FromStr` finds it in
/// `$all`.
#[macro_export]
macro_rules! written {
    ($Type:ident, $all:expr, $what:literal) => {
        impl ::std::fmt::Display for $Type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $Type {
            type Err = $crate::UnknownName;
            fn from_str(text: &str) -> Result<$Type, $crate::UnknownName> {
                let found = $all.into_iter().find(|known| known.name() == text);
                found.ok_or_else(|| $crate::UnknownName::new(text, $what))
            }
        }
    };
}

/// Implements `name`, `Display`, `Debug`, `FromStr` and serde's form as a string for a type that counts its values
/// (`all` in order, `number` from 0). The function `$text` gives each value's text. The texts are computed once,
/// because every log entry writes a whole state for its digest.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, serde::Deserialize)]
/// #[serde(try_from = "String")]
/// struct Tile(u8);
///
/// impl Tile {
///     fn all() -> impl Iterator<Item = Tile> {
///         (0..3).map(Tile)
///     }
///     fn number(self) -> usize {
///         self.0.into()
///     }
/// }
///
/// table::texts!(Tile, "tile; a tile is written as in `tile-1`", |tile| format!("tile-{}", tile.0));
///
/// assert_eq!(serde_json::to_string(&Tile(2))?, r#""tile-2""#);
/// assert_eq!(serde_json::from_str::<Tile>(r#""tile-1""#)?, Tile(1));
/// let error = "tile-3".parse::<Tile>().unwrap_err();
/// assert_eq!(error.to_string(), "`tile-3` is no tile; a tile is written as in `tile-1`");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! texts {
    ($Type:ident, $what:literal, $text:expr) => {
        impl $Type {
            /// Its text.
            pub fn name(self) -> &'static str {
                static TEXTS: ::std::sync::LazyLock<Vec<String>> =
                    ::std::sync::LazyLock::new(|| $Type::all().map($text).collect());
                &TEXTS[self.number()]
            }
        }

        $crate::written!($Type, $Type::all(), $what);

        impl ::std::fmt::Debug for $Type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::serde::Serialize for $Type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl TryFrom<String> for $Type {
            type Error = $crate::UnknownName;
            fn try_from(text: String) -> Result<$Type, $crate::UnknownName> {
                text.parse()
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::{Reason, UnknownName};

    crate::reasons! {
        /// Why a tile may not be turned.
        enum Why {
            /// It has been turned.
            Turned = ("turned", "T-1"),
            /// It is somebody else's.
            NotYours = ("not-yours", "T-2"),
        }
    }

    #[test]
    fn a_reason_has_its_name_and_its_clause() {
        assert_eq!(Why::ALL.map(Why::name), ["turned", "not-yours"]);
        assert_eq!(Why::ALL.map(|why| why.clause()), ["T-1", "T-2"]);
    }

    #[test]
    fn of_a_text_without_end_forty_letters_are_told() {
        let error = UnknownName::new(&"é".repeat(1000), "tile");
        assert_eq!(error.to_string(), format!("`{}` is no tile", "é".repeat(40)));
    }
}
