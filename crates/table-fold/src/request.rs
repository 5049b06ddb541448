//! The requests of visitors, their results and their refusals.

use erasure::AnyReason;
use table::deal::{Commitment, Secret};
use table::{Seat, SetupError};
use table_log::{Night, Saying, StoreError, TableId};
use thiserror::Error;

use crate::name::NameFault;
use crate::number::ListNumber;
use crate::token::Token;

/// A request to a table.
#[derive(Clone, Debug)]
pub enum Request {
    /// Sit down under a name, with a commitment if the browser has drawn a value. In a running game, a visitor without
    /// a seat takes over from a bot that has played since the start, if the table allows latecomers.
    Sit {
        seat: Seat,
        name: String,
        /// The commitment to the value that [`Request::Ready`] opens.
        commitment: Option<Commitment>,
        /// Whose guest bot it is; `None` for a person. Guest bots sit down before the start, where the table allows it.
        of: Option<String>,
    },
    /// Take another name in a seat of one's own, before one is ready. Refused once a value was opened.
    Rename { seat: Seat, name: String },
    /// Commit to a value in a seat of one's own that has no commitment yet. Refused once a value was opened.
    Promise {
        seat: Seat,
        /// The commitment to the value that [`Request::Ready`] opens.
        commitment: Commitment,
    },
    /// Move from a seat of one's own to a free one before the start, with a commitment as for [`Request::Sit`]. Refused
    /// once a person is ready.
    Move {
        /// The visitor's seat.
        from: Seat,
        /// The free seat.
        to: Seat,
        /// The commitment to the value that [`Request::Ready`] opens.
        commitment: Option<Commitment>,
    },
    /// Swap a seat with the one before it. Only the host may, before the start and until a person is ready. Both
    /// people then make new commitments, since a commitment is for one seat.
    MoveUp { seat: Seat },
    /// Leave a seat before the start.
    Leave { seat: Seat },
    /// Remove somebody from a seat before the start. Only the host may.
    Free { seat: Seat },
    /// Put a bot into an empty seat before the start. Only the host may.
    PutBot {
        seat: Seat,
        /// The bot's name.
        bot: String,
    },
    /// Put a bot into each empty seat before the start, and be ready. Only the host may, from a seat.
    Fill {
        /// The host's seat.
        seat: Seat,
        /// The bots' name.
        bot: String,
        /// The seat's committed value, if it has a commitment and is not ready yet.
        opened: Option<Secret>,
    },
    /// Play without the free seats: everybody goes to a new table that has none. A table's seats are part of its header,
    /// which all commitments include, so they cannot change. Only the host may, before the start.
    CloseSeats,
    /// Be ready to start; opens the committed value.
    Ready {
        seat: Seat,
        /// The committed value, if there is a commitment.
        opened: Option<Secret>,
    },
    /// Take a step in the game.
    Step {
        seat: Seat,
        /// The action's text.
        action: String,
        /// The number of the page's list, see [`Snapshot::at`](crate::Snapshot::at).
        at: ListNumber,
    },
    /// Take back the last drafted step.
    Undo {
        seat: Seat,
        /// The number of the page's list.
        at: ListNumber,
    },
    /// Take back one drafted step; later ones stay.
    TakeBack {
        seat: Seat,
        /// The action's text.
        action: String,
        /// The number of the page's list.
        at: ListNumber,
    },
    /// Take back all drafted steps.
    Reset {
        seat: Seat,
        /// The number of the page's list.
        at: ListNumber,
    },
    /// Ask what the strongest bot would do in the seat's place. Only the seat sees the answer; it is not in the log.
    Hint {
        seat: Seat,
        /// The number of the page's list.
        at: ListNumber,
    },
    /// Say something: a set phrase to everybody at the table, or words to those who sit. Guest bots may not.
    Say {
        seat: Seat,
        /// What it says.
        saying: Saying,
    },
    /// Pass in all windows, or stop doing so.
    PassForMe {
        seat: Seat,
        /// Whether to pass in all windows.
        on: bool,
    },
    /// Let a bot play. The seat's person may, and anybody who sits once the [table has waited for them too
    /// long](crate::Snapshot::holds_up). At a table without clocks, the host may while that person is away.
    HandOver { seat: Seat },
    /// Give a seat back from its bot to its person, who may be away. That person may, and the host. The seat's
    /// private link becomes invalid.
    HandBack { seat: Seat },
    /// Give up the game. The seat's private link becomes invalid.
    Concede { seat: Seat },
    /// Stop all clocks, or let them go on. Anybody who sits may, and the host. Where several people play, each stops them
    /// at most three times.
    Pause {
        /// Whether they stop.
        on: bool,
    },
    /// Say when one's nights are; one's clock stands still then. Where turns have hours.
    Nights {
        seat: Seat,
        /// The nights; `None` for none.
        night: Option<Night>,
    },
    /// Begin a holiday, in which one's clock stands still, or end it. Where turns have hours.
    Holiday {
        seat: Seat,
        /// How many days it lasts; 0 ends it.
        days: u8,
    },
    /// Close the table. Only the host may.
    Close,
    /// Make a new private link to the seat; the previous link becomes invalid. The seat's person may, but no guest bot,
    /// and, while a bot plays, the host, to give the seat to somebody.
    NewLink { seat: Seat },
    /// Move the seat of a private link to this browser, or take it over from the bot that plays it.
    TakeSeat {
        /// The link's token.
        token: Token,
        /// The new name when taking over from a bot; without one, the seat keeps its name.
        name: Option<String>,
    },
    /// Go to the next table of the same people; the first request creates it, which is not for a guest bot.
    Rematch {
        /// The game that it is for; `None` for the same.
        game: Option<String>,
    },
    /// Agree that everybody with the link may see the finished game of a private table. Once all of its people agree,
    /// they may.
    Agree { seat: Seat },
}

/// The result of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// The change is visible on the table.
    Stay,
    /// A private link, to be shown only once.
    Link(Token),
    /// A table to go to.
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
    /// Only the table's [host](crate::Snapshot::is_host) may do this.
    #[error("only the table's host may do this")]
    NotHost,
    /// It is not this seat's turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The text is not an action, or the action is not legal now.
    #[error("this action is not possible now")]
    NotLegal {
        /// The action's text, shortened.
        action: String,
        /// The game's reason, if the text is an action.
        reason: Option<AnyReason>,
    },
    /// The seat's list of actions has changed since the page was made.
    #[error("the table has moved on since this page was made")]
    Stale,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// The seat's person is present and can play.
    #[error("this seat's player is here; a bot takes over only for somebody who is away")]
    StillHere,
    /// The seat's time and grace are not over, so nobody lets a bot play for its person.
    #[error("this seat's player has time left; a bot takes over only when it is up")]
    InTime,
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
    #[error("somebody already sits there")]
    SeatTaken,
    /// There is no bot of this name.
    #[error("there is no bot of this name")]
    NoBot,
    /// The seat has a bot already, or has none to give back.
    #[error("this seat cannot be handed over now")]
    NotHanded,
    /// The request would change nothing.
    #[error("this has been done already")]
    Already,
    /// Not everybody is ready to start.
    #[error("not everybody is ready")]
    NotReady,
    /// Nothing at this table has a deadline, or nights and holidays do not count at it.
    #[error("this table has no such clocks")]
    NoClocks,
    /// The clocks stand still already, or run.
    #[error("the clocks do this already")]
    ClocksSet,
    /// A player has stopped the clocks as often as they may.
    #[error("a player may stop the clocks {most} times")]
    NoPauses {
        /// How often.
        most: usize,
    },
    /// The seat's time is not up, or was up already.
    #[error("this seat's time is not up")]
    NotUp,
    /// A holiday that is too long, or begins too late.
    #[error(
        "a holiday lasts at most {most} days, and you have {left} left; once your time is up, it is too late for one"
    )]
    NoHoliday {
        /// The most days.
        most: i64,
        /// How many are left.
        left: i64,
    },
    /// Nights that are impossible, or are changed while the seat's own clock runs.
    #[error("a night lasts one to ten hours, and cannot be changed while your clock runs")]
    NoNight,
    /// Only another actor may make this entry, or decides for this seat.
    #[error("somebody else does this, or decides for this seat")]
    NotTheirs,
    /// A player with a seat may not take over another, since they would see its hand.
    #[error("you have a seat at this table, and may not see another's hand")]
    HasSeat,
    /// The host lets nobody take a bot's seat in the running game, other than by a private link.
    #[error("at this table, only the host gives a bot's seat to somebody")]
    NoLatecomers,
    /// The table allows no hints, or none for a guest bot.
    #[error("there are no hints at this table")]
    NoHints,
    /// A bot is already thinking of a hint for this seat.
    #[error("a bot is already thinking of a hint for this seat")]
    HintPending,
    /// The bot that was asked for a hint gave no answer.
    #[error("the bot gave no hint")]
    HintFailed,
    /// The table allows no guest bots, or its game has begun.
    #[error("guest bots may not sit down at this table now")]
    NoGuests,
    /// Guest bots do not talk.
    #[error("guest bots do not talk")]
    Silent,
    /// There are only bots to talk to.
    #[error("nobody else sits at this table to hear it")]
    Alone,
    /// The seat has just said something.
    #[error("this seat has just said something; wait a moment")]
    JustSaid,
    /// The table does not let players talk in their own words.
    #[error("at this table, people talk in set phrases only")]
    NoOwnWords,
    /// Words that cannot be read: none, too many, or invisible ones.
    #[error("say something of 1 to {most} visible characters")]
    BadWords {
        /// The most characters.
        most: usize,
    },
    /// The opened value does not fit the seat's commitment.
    #[error("the value does not fit what this seat committed to; get up and sit down again")]
    BadValue,
    /// The link is invalid or was replaced.
    #[error("this link is not valid, or has been renewed")]
    BadLink,
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// The options, the number of seats or the edition are not valid.
    #[error(transparent)]
    BadSetup(#[from] SetupError),
    /// The visitor has reached the limit of open tables.
    #[error("too many open tables: at most {most}")]
    TooManyTables {
        /// The limit.
        most: u32,
    },
    /// The table is read-only, with the reason.
    #[error("this table can only be read: {0}")]
    ReadOnly(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server is shutting down.
    #[error("the server is stopping; try again in a moment")]
    Stopping,
}

impl Refused {
    /// Whether the way to the database broke. The store logs that itself, once.
    pub fn is_outage(&self) -> bool {
        matches!(self, Refused::Store(error) if error.is_outage())
    }
}
