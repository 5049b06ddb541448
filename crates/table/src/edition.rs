//! Editions: TOML texts with every number printed on a component. A game declares the fields and checks them; an error
//! names the line.

use std::fmt::Display;
use std::ops::{Range, RangeInclusive};
use std::sync::{Arc, OnceLock};

use serde::de::DeserializeOwned;
pub use toml::Spanned;

use crate::{Game, Setup, SetupError};

/// An error in an edition: the place in its text and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionError {
    span: Range<usize>,
    reason: String,
}

impl EditionError {
    /// An error at this place of the text, for this reason.
    pub fn at<T>(place: &Spanned<T>, reason: impl Into<String>) -> EditionError {
        EditionError { span: place.span(), reason: reason.into() }
    }
}

/// Reads an edition: parses the text into the game's fields, which `check` turns into the edition.
///
/// # Errors
/// When the text is not TOML, has an unknown field, lacks a field, or `check` refuses it. The error has the line and
/// the reason.
pub fn read<T: DeserializeOwned, E>(
    text: &str,
    check: impl FnOnce(T) -> Result<E, EditionError>,
) -> Result<E, SetupError> {
    // Some of toml's messages have two lines.
    let reason = |error: &toml::de::Error| error.message().replace('\n', ", ");
    let fields = toml::from_str(text)
        .map_err(|error| EditionError { span: error.span().unwrap_or(0..0), reason: reason(&error) });
    fields.and_then(check).map_err(|EditionError { span, reason }| {
        let line = 1 + text.bytes().take(span.start).filter(|byte| *byte == b'\n').count();
        SetupError::Edition { line, reason }
    })
}

/// The edition that comes with a game: read once, then shared by all games that are played with it.
#[derive(Debug)]
pub struct Own<E>(OnceLock<Arc<E>>);

impl<E> Own<E> {
    /// An edition that has not been read yet.
    pub const fn unread() -> Own<E> {
        Own(OnceLock::new())
    }

    /// The edition of a setup. Reads any other edition than the game's own every time.
    ///
    /// # Errors
    /// See [`read`].
    pub fn edition<G: Game, T: DeserializeOwned>(
        &self,
        setup: &Setup,
        check: impl FnOnce(T) -> Result<E, EditionError>,
    ) -> Result<Arc<E>, SetupError> {
        let read = || read(&setup.edition, check).map(Arc::new);
        if setup.edition != G::EDITION {
            return read();
        }
        match self.0.get() {
            Some(own) => Ok(Arc::clone(own)),
            None => read().map(|own| Arc::clone(self.0.get_or_init(|| own))),
        }
    }
}

/// Checks that the number at this place is in the range, and returns it. The reason starts with `what` (`a price is a
/// number`).
///
/// # Errors
/// When the number is not in the range.
pub fn within<N: Copy + PartialOrd + Display>(
    place: &Spanned<N>,
    range: RangeInclusive<N>,
    what: &str,
) -> Result<N, EditionError> {
    let number = *place.get_ref();
    if range.contains(&number) {
        return Ok(number);
    }
    Err(EditionError::at(place, format!("{what} from {} to {}, not {number}", range.start(), range.end())))
}

/// Checks that `found` is the number `wanted`. `what` begins the reason, as in `a colour has 20 cards`.
///
/// # Errors
/// When the numbers differ.
pub fn exactly<T>(place: &Spanned<T>, wanted: usize, found: usize, what: &str) -> Result<(), EditionError> {
    if found == wanted { Ok(()) } else { Err(EditionError::at(place, format!("{what}, these are {found}"))) }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Text {
        price: Spanned<u8>,
        cards: Spanned<Vec<u8>>,
    }

    fn check(text: Text) -> Result<u8, EditionError> {
        exactly(&text.cards, 2, text.cards.get_ref().len(), "there are 2 cards")?;
        within(&text.price, 1..=9, "a price is a number")
    }

    #[test]
    fn a_wrong_place_is_told_with_its_line_and_the_reason() {
        let reads = |text: &str| read(text, check).map_err(|error| error.to_string());
        assert_eq!(reads("price = 3\ncards = [1, 2]"), Ok(3));
        assert_eq!(
            reads("\nprice = 12\ncards = [1, 2]").unwrap_err(),
            "edition, line 2: a price is a number from 1 to 9, not 12"
        );
        assert_eq!(reads("price = 3\ncards = [1]").unwrap_err(), "edition, line 2: there are 2 cards, these are 1");
        assert!(reads("price = 3\n\ncard = 1").unwrap_err().starts_with("edition, line 3: unknown field `card`"));
        assert!(reads("price =").unwrap_err().starts_with("edition, line 1: "));
    }
}
