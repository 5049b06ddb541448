//! Hints: what a bot would do in a seat's place, from what that seat knows.

use table::Seat;

use crate::aside::Aside;
use crate::number::PageNumber;

/// A bot's advice for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The bot's name, as in `marshal`.
    pub bot: &'static str,
    /// The text of the action that the bot would take next.
    pub action: String,
    /// The seat's page that the hint is for; it says nothing about any later one.
    pub(crate) number: PageNumber,
}

impl Hint {
    /// The hint as a message to other servers.
    pub(crate) fn aside(&self, seat: Seat) -> Aside {
        Aside::Hint { seat, bot: self.bot.to_owned(), action: self.action.clone(), number: self.number }
    }
}
