//! What bots say: a set phrase of the [persona](erasure::Persona) that a bot plays as, at a few moments of a game.
//!
//! Remarks follow from the log, so nothing is stored. They come from events that everybody hears, and from the table's
//! id and the number of these events, so they tell no secret.

use erasure::Persona;
use sha2::{Digest, Sha256};
use table::Seat;
use table_log::{Millis, TableId};

table::names! {
    /// What a remark is about. Translation keys end in its name.
    pub enum Occasion {
        /// The game has begun.
        Start = "start",
        /// It has won something.
        Won = "won",
        /// It has lost something.
        Lost = "lost",
        /// It has won the game.
        End = "end",
    }
}

/// The public events that must pass between two remarks. The winner may always speak.
const PAUSE: usize = 24;

/// A number that follows from a table's id and a text, the same on every server.
pub(crate) fn number_of(table: &TableId, what: &str) -> u64 {
    let hash = Sha256::new().chain_update(table.as_str()).chain_update([0]).chain_update(what).finalize();
    u64::from_le_bytes(std::array::from_fn(|at| hash[at]))
}

/// A remark of a bot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Remark {
    /// When.
    pub at: Millis,
    /// The bot's seat.
    pub seat: Seat,
    /// Its name at that time.
    pub name: String,
    /// The persona it plays as.
    pub persona: Persona,
    /// What the remark is about.
    pub occasion: Occasion,
    /// How many events everybody had heard by then.
    pub public: usize,
}

impl Remark {
    /// Whether the bot says it at this table after these: each once in a game, not soon after another and, unless the
    /// game is over, at about one of three occasions.
    pub(crate) fn is_said(&self, table: &TableId, before: &[Remark]) -> bool {
        let Remark { seat, occasion, public, .. } = *self;
        let number = number_of(table, &format!("remark {public} {seat} {}", occasion.name()));
        let is_quiet = before.last().is_none_or(|last| public >= last.public + PAUSE);
        let has_said = before.iter().any(|remark| (remark.seat, remark.occasion) == (seat, occasion));
        (occasion == Occasion::End || is_quiet && number.is_multiple_of(3)) && !has_said
    }
}
