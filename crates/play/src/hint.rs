//! Hints: what a bot would do in the place of a seat that has to decide, from what that seat knows.

use crate::number::PageNumber;

/// What a bot would do in a seat's place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The bot's name, as in `marshal`.
    pub bot: &'static str,
    /// The text of the action that it would take next.
    pub action: String,
    /// The page of the seat that it is about; it says nothing about any later one.
    pub(crate) number: PageNumber,
}
