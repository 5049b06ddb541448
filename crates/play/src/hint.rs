//! Hints: what a bot would do in the place of a seat that has to decide, from what that seat knows.

use table::Seat;

use crate::aside::Aside;
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

impl Hint {
    /// As it is told to other servers.
    pub(crate) fn aside(&self, seat: Seat) -> Aside {
        Aside::Hint { seat, bot: self.bot.to_owned(), action: self.action.clone(), number: self.number }
    }
}
