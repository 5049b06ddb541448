//! What a visitor can ask of a table, and what may come of it.

use erasure::Reason;
use store::{StoreError, TableId};
use table::deal::{Commitment, Secret};
use table::{Seat, SetupError};
use thiserror::Error;

use crate::name::NameFault;
use crate::number::ListNumber;
use crate::token::Token;

/// What a visitor asks.
#[derive(Clone, Debug)]
pub enum Request {
    /// Sit down with a name; the commitment of the browser's value, if it has drawn one.
    Sit {
        /// Where.
        seat: Seat,
        /// As whom.
        name: String,
        /// The hash of the value that *ready* will open.
        commitment: Option<Commitment>,
    },
    /// Get up before the start.
    Leave {
        /// From where.
        seat: Seat,
    },
    /// Free somebody's seat before the start; the creator's right.
    Free {
        /// Which.
        seat: Seat,
    },
    /// Put a bot into an empty seat before the start; the creator's right.
    PutBot {
        /// Which.
        seat: Seat,
        /// Its name.
        bot: String,
    },
    /// Be ready to start; opens the value that was committed to.
    Ready {
        /// Whose.
        seat: Seat,
        /// The value.
        opened: Option<Secret>,
    },
    /// Take a step of the game.
    Step {
        /// Whose.
        seat: Seat,
        /// The action's text.
        action: String,
        /// What the page showed, see [`Snapshot::at`](crate::Snapshot::at).
        at: ListNumber,
    },
    /// Take the last drafted step back.
    Undo {
        /// Whose.
        seat: Seat,
        /// What the page showed.
        at: ListNumber,
    },
    /// Take one drafted step back; those after it stay.
    TakeBack {
        /// Whose.
        seat: Seat,
        /// The action's text.
        action: String,
        /// What the page showed.
        at: ListNumber,
    },
    /// Take all drafted steps back.
    Reset {
        /// Whose.
        seat: Seat,
        /// What the page showed.
        at: ListNumber,
    },
    /// Let every window pass, or be asked again.
    PassForMe {
        /// Whose.
        seat: Seat,
        /// Whether to let them pass.
        on: bool,
    },
    /// Let a bot play for an absent seat; the creator's right.
    HandOver {
        /// Which.
        seat: Seat,
    },
    /// Give the seat back to its person; the creator's right and the person's own.
    HandBack {
        /// Which.
        seat: Seat,
    },
    /// Give up.
    Concede {
        /// Who.
        seat: Seat,
    },
    /// Close the table; the creator's right.
    Close,
    /// Make a private link to the seat; the one before it ends.
    NewLink {
        /// Which.
        seat: Seat,
    },
    /// Take the seat of a private link to this browser.
    TakeSeat {
        /// The link's token.
        token: Token,
    },
    /// Open a new table for the same players, or find the one that was opened.
    Rematch,
}

/// What came of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// The table shows it.
    Stay,
    /// A private link, to be shown once.
    Link(Token),
    /// Another table.
    Table(TableId),
}

/// Why a request was refused. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Refused {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is no such seat at this table.
    #[error("there is no such seat at this table")]
    NoSeat,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game has begun already.
    #[error("the game has begun already")]
    Begun,
    /// The game has not begun yet.
    #[error("the game has not begun yet")]
    NotBegun,
    /// Only those who sit at the table may see it.
    #[error("nobody may watch this table")]
    Hidden,
    /// The seat belongs to somebody else.
    #[error("this seat belongs to somebody else")]
    NotYourSeat,
    /// Only the table's creator may do this.
    #[error("only the table's creator may do this")]
    NotCreator,
    /// It is not this seat's turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The action is none, or not legal now.
    #[error("this action is not possible now")]
    NotLegal {
        /// The action's text, shortened.
        action: String,
        /// The game's reason, where the text is an action of the game.
        reason: Option<Reason>,
    },
    /// The seat's own list has changed since the page was made.
    #[error("the table has moved on since this page was made")]
    Stale,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// The person is there and can play.
    #[error("whoever has this seat is here; a bot takes over only for somebody who is away")]
    StillHere,
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingDrafted,
    /// The name cannot be used.
    #[error(transparent)]
    BadName(#[from] NameFault),
    /// Somebody at the table has this name.
    #[error("somebody at this table has this name already")]
    NameTaken,
    /// Somebody sits there.
    #[error("somebody sits there already")]
    SeatTaken,
    /// There is no bot of this name.
    #[error("there is no bot of this name")]
    NoBot,
    /// The seat is not played by a bot, or is already.
    #[error("this seat cannot be handed over now")]
    NotHanded,
    /// What was asked is so already.
    #[error("this has been done already")]
    Already,
    /// Not everybody is ready to start.
    #[error("not everybody is ready")]
    NotReady,
    /// Somebody else does this, or decides for this seat.
    #[error("somebody else does this, or decides for this seat")]
    NotTheirs,
    /// The opened value does not fit what was committed to.
    #[error("the value does not fit what this seat committed to; get up and sit down again")]
    BadValue,
    /// The link is not valid, or was renewed.
    #[error("this link is not valid, or has been renewed")]
    BadLink,
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// The options, the number of seats or the edition are not possible.
    #[error(transparent)]
    BadSetup(#[from] SetupError),
    /// The visitor has as many open tables as anybody may have.
    #[error("too many open tables: at most {most}")]
    TooManyTables {
        /// How many are allowed.
        most: u32,
    },
    /// The table can be read, but not played on.
    #[error("this table can only be read: {0}")]
    ReadOnly(String),
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server is shutting down.
    #[error("the server is stopping; try again in a moment")]
    Stopping,
}
