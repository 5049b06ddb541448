//! Errors in the person's language. Errors keep their types up to here. An error without a message is printed as it is,
//! in English.

use std::error::Error;
use std::fmt;
use std::io;

use arena::{FileError, ForeignError, LineupError, PlayError};
use look::Words;
use look::words::Value;
use play::analysis::NotAnalysed;
use play::record::{FileKind, Mismatch, ReceiptMismatch, Unreadable};
use play::{Differs, NameFault, NoCrash, NoToken};
use store::{NoTableId, StoreError};
use table::{SettingError, SetupError};
use web::{NoLink, NoPublicUrl};

/// A failure as the key of a message and its arguments.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    key: &'static str,
    args: Vec<(&'static str, String)>,
}

impl Failure {
    /// A message with these arguments.
    pub(crate) fn new(key: &'static str, args: impl IntoIterator<Item = (&'static str, String)>) -> Failure {
        Failure { key, args: args.into_iter().collect() }
    }

    /// A message without arguments.
    pub(crate) fn plain(key: &'static str) -> Failure {
        Failure::new(key, [])
    }

    fn tell(&self, words: &Words) -> String {
        let args: Vec<_> = self.args.iter().map(|(name, value)| (*name, Value::from(value.as_str()))).collect();
        words.tell(self.key, &args)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

impl Error for Failure {}

/// The failure and its causes, in one line.
pub(crate) fn line(error: &anyhow::Error, words: &Words) -> String {
    let mut told = Vec::new();
    for cause in error.chain() {
        match known(cause, words) {
            // Its message includes its causes.
            Some(text) => {
                told.push(text);
                break;
            }
            None => told.push(cause.to_string()),
        }
    }
    told.join(words.colon())
}

/// The failure without its causes.
pub(crate) fn told(error: &(dyn Error + 'static), words: &Words) -> String {
    known(error, words).unwrap_or_else(|| error.to_string())
}

fn known(error: &(dyn Error + 'static), words: &Words) -> Option<String> {
    if let Some(failure) = error.downcast_ref::<Failure>() {
        return Some(failure.tell(words));
    }
    let failure = if let Some(error) = error.downcast_ref::<io::Error>() {
        of_io(error)?
    } else if let Some(error) = error.downcast_ref::<StoreError>() {
        of_store(error)?
    } else if let Some(error) = error.downcast_ref::<Unreadable>() {
        of_unreadable(error)
    } else if let Some(error) = error.downcast_ref::<Mismatch>() {
        of_mismatch(error, words)
    } else if let Some(error) = error.downcast_ref::<ReceiptMismatch>() {
        of_receipt(*error)
    } else if let Some(error) = error.downcast_ref::<Differs>() {
        of_differs(error)
    } else if let Some(error) = error.downcast_ref::<NotAnalysed>() {
        match error {
            NotAnalysed::NotOver => Failure::plain("analysis-not-over"),
            NotAnalysed::Differs(differs) => of_differs(differs),
        }
    } else if let Some(error) = error.downcast_ref::<SetupError>() {
        of_setup(error)
    } else if let Some(error) = error.downcast_ref::<SettingError>() {
        of_setting(error)
    } else if let Some(error) = error.downcast_ref::<LineupError>() {
        of_lineup(error)
    } else if let Some(error) = error.downcast_ref::<FileError>() {
        of_results(error)?
    } else if let Some(error) = error.downcast_ref::<ForeignError>() {
        of_foreign(error, words)
    } else if let Some(error) = error.downcast_ref::<PlayError>() {
        match error {
            PlayError::Setup(error) => of_setup(error),
            PlayError::Foreign(error) => of_foreign(error, words),
            PlayError::Stuck { .. } => return None,
        }
    } else if error.is::<NoTableId>() {
        Failure::plain("value-not-table")
    } else if error.is::<NoToken>() {
        Failure::plain("value-not-token")
    } else if error.is::<NoLink>() {
        Failure::plain("value-not-link")
    } else if error.is::<NoPublicUrl>() {
        Failure::plain("value-not-url")
    } else if error.is::<NoCrash>() {
        Failure::plain("value-not-crash")
    } else {
        return None;
    };
    Some(failure.tell(words))
}

fn of_io(error: &io::Error) -> Option<Failure> {
    use io::ErrorKind;
    let key = match error.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-denied",
        ErrorKind::AlreadyExists => "io-exists",
        ErrorKind::IsADirectory => "io-folder",
        ErrorKind::NotADirectory => "io-no-folder",
        ErrorKind::InvalidData => "io-no-text",
        ErrorKind::FileTooLarge => "io-large",
        ErrorKind::StorageFull => "io-full",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        ErrorKind::AddrInUse => "io-address-in-use",
        ErrorKind::AddrNotAvailable => "io-address-absent",
        _ => return None,
    };
    Some(Failure::plain(key))
}

fn of_store(error: &StoreError) -> Option<Failure> {
    Some(match error {
        StoreError::NotFound => Failure::plain("store-not-found"),
        StoreError::Full => Failure::plain("store-full"),
        StoreError::Locked => Failure::plain("store-locked"),
        StoreError::Corrupt(reason) => Failure::new("store-corrupt", [("reason", reason.clone())]),
        StoreError::Foreign(database) => Failure::new("store-foreign", [("database", database.clone())]),
        StoreError::OldLog(file) => Failure::new("store-old-log", [("file", file.display().to_string())]),
        StoreError::Damaged { table, reason } => {
            Failure::new("store-damaged", [("table", table.to_string()), ("reason", reason.clone())])
        }
        StoreError::Newer { version, known } => {
            Failure::new("store-newer", [("version", version.to_string()), ("known", known.to_string())])
        }
        StoreError::Exists(path) => Failure::new("store-exists", [("file", path.display().to_string())]),
        StoreError::NotWritable { file, owner } => {
            Failure::new("store-not-writable", [("file", file.display().to_string()), ("owner", owner.clone())])
        }
        StoreError::Unreachable(reason) => Failure::new("store-unreachable", [("reason", reason.clone())]),
        StoreError::Io(reason) => Failure::new("store-io", [("reason", reason.clone())]),
        // Only a running server gets these.
        StoreError::Conflict { .. }
        | StoreError::TooManyOpen
        | StoreError::TooManyReports
        | StoreError::SeatChanged(_)
        | StoreError::NoLease
        | StoreError::Answered(_)
        | StoreError::Unknown => return None,
    })
}

fn of_unreadable(error: &Unreadable) -> Failure {
    match error {
        Unreadable::Not { what, reason } => {
            let key = match what {
                FileKind::Record => "file-no-game",
                FileKind::Receipt => "file-no-receipt",
            };
            Failure::new(key, [("reason", reason.clone())])
        }
        Unreadable::Name { entry, fault } => {
            let entry = ("entry", entry.to_string());
            match fault {
                NameFault::Empty | NameFault::Long => Failure::new("file-name", [entry]),
                NameFault::Invisible(letter) => {
                    Failure::new("file-name-invisible", [entry, ("code", format!("U+{:04X}", u32::from(*letter)))])
                }
                NameFault::Marks => Failure::new("file-name-marks", [entry]),
            }
        }
        Unreadable::Newer { what, version } => {
            let key = match what {
                FileKind::Record => "file-newer-game",
                FileKind::Receipt => "file-newer-receipt",
            };
            Failure::new(key, [("version", version.to_string())])
        }
    }
}

fn of_mismatch(error: &Mismatch, words: &Words) -> Failure {
    match error {
        Mismatch::Header(reason) => Failure::new("mismatch-header", [("reason", reason.clone())]),
        Mismatch::Newer { version, known } => {
            Failure::new("mismatch-newer", [("version", version.to_string()), ("known", known.to_string())])
        }
        Mismatch::Game(reason) => Failure::new("mismatch-game", [("reason", told(reason, words))]),
        Mismatch::NotOver => Failure::plain("mismatch-not-over"),
        Mismatch::NoSecret => Failure::plain("mismatch-no-secret"),
        Mismatch::Secret => Failure::plain("mismatch-secret"),
        Mismatch::Lesson(lesson) => Failure::new("mismatch-lesson", [("lesson", lesson.clone())]),
        Mismatch::Value { entry, seat } => {
            Failure::new("mismatch-value", [("entry", entry.to_string()), ("seat", seat.to_string())])
        }
        Mismatch::Late { entry, seat } => {
            Failure::new("mismatch-late", [("entry", entry.to_string()), ("seat", seat.to_string())])
        }
        Mismatch::Digest { entry, what } => {
            Failure::new("mismatch-digest", [("entry", entry.to_string()), ("what", what.clone())])
        }
        Mismatch::Impossible { entry, what, reason } => {
            let args = [("entry", entry.to_string()), ("what", what.clone()), ("reason", reason.clone())];
            Failure::new("mismatch-impossible", args)
        }
        Mismatch::Receipt(mismatch) => of_receipt(*mismatch),
    }
}

fn of_receipt(error: ReceiptMismatch) -> Failure {
    let of = |key, seat: table::Seat| Failure::new(key, [("seat", seat.to_string())]);
    match error {
        ReceiptMismatch::Table => Failure::plain("receipt-table"),
        ReceiptMismatch::Header => Failure::plain("receipt-header"),
        ReceiptMismatch::Commitment => Failure::plain("receipt-commitment"),
        ReceiptMismatch::Itself => Failure::plain("receipt-itself"),
        ReceiptMismatch::Hash(seat) => of("receipt-hash", seat),
        ReceiptMismatch::Value(seat) => of("receipt-value", seat),
        ReceiptMismatch::Other(seat) => of("receipt-other", seat),
    }
}

fn of_differs(error: &Differs) -> Failure {
    match error {
        Differs::Digest { entry } => Failure::new("differs-digest", [("entry", entry.to_string())]),
        Differs::Impossible { entry, reason } => {
            Failure::new("differs-impossible", [("entry", entry.to_string()), ("reason", reason.clone())])
        }
        Differs::Setup(error) => of_setup(error),
        Differs::NoGame(game) => Failure::new("differs-no-game", [("game", game.clone())]),
    }
}

fn of_setup(error: &SetupError) -> Failure {
    match error {
        SetupError::Seats { seats, least, most } => {
            let args = [("seats", seats.to_string()), ("least", least.to_string()), ("most", most.to_string())];
            Failure::new("setup-seats", args)
        }
        SetupError::Setting(error) => of_setting(error),
        SetupError::Edition { line, reason } => {
            Failure::new("setup-edition", [("line", line.to_string()), ("reason", reason.clone())])
        }
        SetupError::Version { version, known } => {
            Failure::new("setup-version", [("version", version.to_string()), ("known", known.to_string())])
        }
    }
}

fn of_setting(error: &SettingError) -> Failure {
    match error {
        SettingError::Key { key, known } => {
            Failure::new("setting-key", [("key", key.clone()), ("known", known.clone())])
        }
        SettingError::Value { key, value, known } => {
            let args = [("key", key.clone()), ("value", value.clone()), ("known", known.clone())];
            Failure::new("setting-value", args)
        }
    }
}

fn of_lineup(error: &LineupError) -> Failure {
    match error {
        LineupError::Empty => Failure::plain("lineup-empty"),
        LineupError::Bot { bot, game, known } => no_bot(bot, game, known),
        LineupError::Budget(bot, name) => Failure::new("lineup-budget", [("bot", bot.clone()), ("name", name.clone())]),
        LineupError::Crowded { bots, seats } => {
            Failure::new("lineup-crowded", [("bots", bots.to_string()), ("seats", seats.to_string())])
        }
    }
}

/// The game has no bot of this name.
pub(crate) fn no_bot(bot: &str, game: &str, known: &str) -> Failure {
    Failure::new("lineup-bot", [("bot", bot.to_owned()), ("game", game.to_owned()), ("known", known.to_owned())])
}

fn of_results(error: &FileError) -> Option<Failure> {
    Some(match error {
        FileError::Exists => Failure::plain("results-exist"),
        FileError::Io(error) => return of_io(error),
        FileError::NoHeader => Failure::plain("results-no-header"),
        FileError::Other { parts } => Failure::new("results-other", [("parts", parts.clone())]),
        FileError::Line(line) => Failure::new("results-line", [("line", line.to_string())]),
    })
}

fn of_foreign(error: &ForeignError, words: &Words) -> Failure {
    match error {
        ForeignError::Shell(reason) => Failure::new("foreign-shell", [("reason", told(reason, words))]),
        ForeignError::Late(command) => Failure::new("foreign-late", [("command", command.clone())]),
        ForeignError::Unready(command) => Failure::new("foreign-unready", [("command", command.clone())]),
        ForeignError::Ended(command) => Failure::new("foreign-ended", [("command", command.clone())]),
    }
}
