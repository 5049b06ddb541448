//! Hints: what a bot would do in a seat's place, from what that seat knows.

use erasure::Advice;

use crate::number::PageNumber;

/// A bot's advice for a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The bot's name, as in `marshal`.
    pub bot: &'static str,
    /// What it would do next, by the texts of the actions, and why.
    pub advice: Advice<String>,
    /// The seat's page that the hint is for; it says nothing about any later one.
    pub number: PageNumber,
}
