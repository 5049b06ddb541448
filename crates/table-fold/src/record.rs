//! The record of a finished game: one file that anybody can check without the server.
//!
//! The file holds the stored log: the header, all commitments and opened values, every decision with the digest of the
//! state after it, and the server's secret. [`Record::check`] replays the log; [`Checked::receipt`] compares it with a
//! browser's receipt.

use std::{fmt, iter};

use erasure::Titles;
use serde::{Deserialize, Serialize};
use table::deal::{Commitment, Party, Secret};
use table::{BySeat, Seat, SeatSet};
use table_log::{Entry, Header, Kind, StoreError, Stored, TableId, Who};
use thiserror::Error;

use crate::name::{self, NameFault};
use crate::progress::{Chair, Differs, Ending, Person, Progress};

/// The file format that this program writes, and the newest that it reads.
const FORMAT: u32 = 1;

/// The record of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The file format, see `FORMAT`.
    pub posse: u32,
    /// The header's text, byte for byte, since all commitments include it.
    pub header: String,
    /// The server's commitment to its secret.
    pub commitment: Commitment,
    /// The log.
    pub entries: Vec<Entry>,
}

/// A browser's receipt for the value that it added to the deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Receipt {
    /// The file format, see `FORMAT`.
    pub posse_receipt: u32,
    pub table: TableId,
    pub seat: Seat,
    /// The value that the browser drew.
    pub value: Secret,
    /// The commitment to the value, sent when the person sat down.
    pub hash: Commitment,
    /// The server's commitment to its secret at that time.
    pub commitment: Commitment,
    /// The header's text at that time.
    pub header: String,
    /// The commitments of all seats when the value was opened, if the browser kept them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<BySeat<Option<Commitment>>>,
}

/// A kind of file that can be checked without the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// A [`Record`].
    Record,
    /// A [`Receipt`].
    Receipt,
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileKind::Record => "downloaded game",
            FileKind::Receipt => "receipt",
        })
    }
}

/// Why a text cannot be read as a record or receipt.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unreadable {
    /// The text is something else, or damaged.
    #[error("this is not a {what} of Posse: {reason}")]
    Not {
        /// The kind of file that was expected.
        what: FileKind,
        /// What is wrong, with the line.
        reason: String,
    },
    /// A name in the log that is not allowed at a table.
    #[error("entry {entry} of this downloaded game: {fault}")]
    Name {
        /// The entry's number, from 1.
        entry: u64,
        /// What is wrong with the name.
        fault: NameFault,
    },
    /// The file has a newer format.
    #[error("the {what} has format {version}, this program knows {FORMAT}; use a newer program")]
    Newer {
        /// The kind of file.
        what: FileKind,
        /// The format of the file.
        version: u32,
    },
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Mismatch {
    /// The header cannot be read. Holds the reason.
    #[error("the header cannot be used: {0}")]
    Header(String),
    /// The header needs a newer program.
    #[error("the header has format {version}, this program knows {known}; use a newer program")]
    Newer {
        /// The format that was found.
        version: u32,
        /// The newest that is known.
        known: u32,
    },
    /// The header's game or setup is not valid.
    #[error("no game can be made from the header: {0}")]
    Game(Differs),
    /// The log has no ending.
    #[error("the game is not over in this file; download it again when it is")]
    NotOver,
    /// The log does not contain the server's secret.
    #[error("the server's secret is missing, so the deal cannot be worked out")]
    NoSecret,
    /// The server's secret does not fit its commitment.
    #[error("the server's secret does not fit its fingerprint: the secret, the fingerprint or the header was changed")]
    Secret,
    /// The server's secret is not the one of the guided game that the header names.
    #[error("the server's secret is not the one of the guided game `{0}`, which always has the same secret")]
    Lesson(String),
    /// A seat's opened value does not fit its commitment.
    #[error("entry {entry}: the value that seat {seat} opened does not fit its fingerprint")]
    Value {
        /// The entry's number, from 1.
        entry: u64,
        seat: Seat,
    },
    /// A seat made its commitment after another seat had opened its value.
    #[error("entry {entry}: seat {seat} gave a fingerprint after a value had been opened, so it could choose")]
    Late {
        /// The entry's number, from 1.
        entry: u64,
        seat: Seat,
    },
    /// The state after an entry differs from the digest in the file.
    #[error("entry {entry} ({what}) leads to a different state from the one in the file")]
    Digest {
        /// The entry's number, from 1.
        entry: u64,
        /// The entry in a few words.
        what: String,
    },
    /// An entry is not possible in its place.
    #[error("entry {entry} ({what}) is not possible where it stands: {reason}")]
    Impossible {
        /// The entry's number, from 1.
        entry: u64,
        /// The entry in a few words.
        what: String,
        /// What is wrong.
        reason: String,
    },
    /// The receipt contradicts the record or itself.
    #[error(transparent)]
    Receipt(#[from] ReceiptMismatch),
}

/// What differs between a receipt and the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ReceiptMismatch {
    /// The receipt belongs to another table.
    #[error("the receipt is for another table")]
    Table,
    /// The headers differ.
    #[error("the receipt's header is not the file's: something else was agreed on when this person sat down")]
    Header,
    /// The server's commitments differ.
    #[error("the server's fingerprint in the receipt is not the one in the file: the server has changed its secret")]
    Commitment,
    /// The receipt's value does not fit the receipt's commitment.
    #[error("the receipt contradicts itself: its value does not fit its fingerprint")]
    Itself,
    /// The seat's commitments differ.
    #[error("the fingerprint of seat {0} in the receipt is not the one in the file")]
    Hash(Seat),
    /// The seat's opened values differ, or the record has none.
    #[error("the value of seat {0} in the receipt is not the one in the file")]
    Value(Seat),
    /// Another seat had a different commitment, or none, when this seat opened its value.
    #[error("seat {0} had another fingerprint, or none, when the receipt's value was opened")]
    Other(Seat),
}

/// A seat's contribution to the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contribution {
    /// A value drawn by its browser.
    Value,
    /// None: the seat trusted the server.
    Trust,
    /// None: the seat belongs to a bot.
    Bot,
}

/// A record that passed all checks.
#[derive(Clone)]
pub struct Checked {
    /// How the game ended.
    pub ending: Ending,
    /// The table after the last entry.
    pub progress: Progress,
    /// The seats that a person left after committing to a value, when another seat had opened its value: by leaving,
    /// they chose between two deals.
    pub withdrawn: SeatSet,
    commitment: Commitment,
}

/// The header of a downloaded game, which is no database.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn header(text: &str) -> Result<Header, Mismatch> {
    Header::read(text).map_err(|error| match error {
        StoreError::Newer { version, known } => Mismatch::Newer { version, known },
        StoreError::Corrupt(reason) => Mismatch::Header(reason),
        other => Mismatch::Header(other.to_string()),
    })
}

impl Record {
    /// The record of a stored table. A table that is not over gives a record too; [`Record::check`] refuses it while
    /// the log lacks the server's secret. Do not show such a record to anybody.
    pub fn of(stored: &Stored) -> Record {
        Record {
            posse: FORMAT,
            header: stored.header_text.clone(),
            commitment: stored.commitment,
            entries: stored.entries.clone(),
        }
    }

    /// Reads a downloaded record.
    ///
    /// # Errors
    /// When the text is not a record, has a newer format, or holds a name that is not allowed at a table.
    pub fn read(text: &str) -> Result<Record, Unreadable> {
        let record = read(text, FileKind::Record, |record: &Record| record.posse)?;
        for (entry, Entry { kind, .. }) in (1..).zip(&record.entries) {
            let names: Vec<&String> = match kind {
                Kind::Sit { name, of, .. } => iter::once(name).chain(of).collect(),
                Kind::SitBot { name, .. } | Kind::TakeOver { name, .. } => vec![name],
                Kind::Evening(evening) => evening.won.keys().collect(),
                _ => Vec::new(),
            };
            for name in names {
                name::clean(name).map_err(|fault| Unreadable::Name { entry, fault })?;
            }
        }
        Ok(record)
    }

    /// The file's text.
    pub fn text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a record is plain data");
        text.push('\n');
        text
    }

    /// The server's secret; `None` until it is revealed.
    pub fn secret(&self) -> Option<Secret> {
        self.entries.iter().find_map(|entry| match &entry.kind {
            Kind::Reveal { secret } => Some(secret.clone()),
            _ => None,
        })
    }

    /// Replays the game and checks all commitments and digests.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn check(&self, titles: Titles) -> Result<Checked, Mismatch> {
        let header = header(&self.header)?;
        let ended = |entry: &Entry| matches!(entry.kind, Kind::Finish | Kind::Abandon | Kind::Expire);
        if !self.entries.iter().any(ended) {
            return Err(Mismatch::NotOver);
        }
        let secret = self.secret().ok_or(Mismatch::NoSecret)?;
        if !self.commitment.fits(&secret, Party::Server, &self.header) {
            return Err(Mismatch::Secret);
        }
        if let Some(lesson) = header.lesson.as_ref().filter(|lesson| secret != Secret::of_lesson(lesson)) {
            return Err(Mismatch::Lesson(lesson.clone()));
        }
        let mut progress = Progress::new(titles, &self.header, header, secret).map_err(Mismatch::Game)?;
        let mut withdrawn = SeatSet::EMPTY;
        for entry in &self.entries {
            if let Some(seat) = withdraws(&progress, entry) {
                withdrawn = withdrawn.with(seat);
            }
            follow(&mut progress, entry)?;
            progress.clear_frames();
        }
        let ending = progress.ending.clone().ok_or(Mismatch::NotOver)?;
        Ok(Checked { ending, progress, withdrawn, commitment: self.commitment })
    }
}

/// The seat whose commitment this entry withdraws although another seat's value is known.
fn withdraws(progress: &Progress, entry: &Entry) -> Option<Seat> {
    let Kind::Leave { seat } = entry.kind else { return None };
    let others = || progress.chairs.pairs().any(|(other, chair)| other != seat && chair.opened.is_some());
    let promised = progress.chairs.get(seat).is_some_and(|chair| chair.commitment.is_some());
    (promised && others()).then_some(seat)
}

/// Follows one entry. Everything that the server checked when the entry was made is checked again.
fn follow(progress: &mut Progress, entry: &Entry) -> Result<(), Mismatch> {
    let number = progress.entries + 1;
    match &entry.kind {
        Kind::Sit { seat, commitment: Some(_), .. } if progress.chairs.iter().any(|chair| chair.opened.is_some()) => {
            return Err(Mismatch::Late { entry: number, seat: *seat });
        }
        Kind::Ready { seat, opened }
            if progress.chairs.get(*seat).is_some() && !progress.fits(*seat, opened.as_ref()) =>
        {
            return Err(Mismatch::Value { entry: number, seat: *seat });
        }
        _ => {}
    }
    progress.follow(entry).map_err(|differs| match differs {
        Differs::Digest { entry: number } => Mismatch::Digest { entry: number, what: what(entry) },
        Differs::Impossible { entry: number, reason } => {
            Mismatch::Impossible { entry: number, what: what(entry), reason }
        }
        other => Mismatch::Game(other),
    })
}

/// The entry in a few words.
fn what(entry: &Entry) -> String {
    let of = |seat: &Seat, what: &str| format!("seat {seat} {what}");
    match (&entry.kind, &entry.who) {
        (Kind::Action { text }, Who::Seat(seat) | Who::Bot { seat, .. }) => format!("seat {seat}: {text}"),
        (Kind::Action { text }, Who::Server | Who::Host) => text.clone(),
        (Kind::Sit { seat, .. } | Kind::SitBot { seat, .. }, _) => of(seat, "sits down"),
        (Kind::Evening(_), _) => "the games before".to_owned(),
        (Kind::Leave { seat }, _) => of(seat, "gets up"),
        (Kind::Ready { seat, .. }, _) => of(seat, "is ready"),
        (Kind::HandOver { seat, .. }, _) => of(seat, "is handed to a bot"),
        (Kind::HandBack { seat }, _) => of(seat, "is handed back"),
        (Kind::TakeOver { seat, .. }, _) => of(seat, "is taken over from its bot"),
        (Kind::Concede { seat }, _) => of(seat, "gives up"),
        (Kind::Agree { seat }, _) => of(seat, "lets others see the game"),
        (Kind::Publish, _) => "others may see the game".to_owned(),
        (Kind::TimeUp { seat }, _) => of(seat, "has no time left"),
        (Kind::Vacate { seat, .. }, _) => of(seat, "loses its person"),
        (Kind::Nights { seat, .. }, _) => of(seat, "says when its nights are"),
        (Kind::Holiday { seat, .. }, _) => of(seat, "has a holiday"),
        (Kind::Pause, _) => "the clocks stop".to_owned(),
        (Kind::Resume, _) => "the clocks go on".to_owned(),
        (Kind::Leap { .. }, _) => "the server's clock was set".to_owned(),
        (Kind::Start, _) => "the deal".to_owned(),
        (Kind::Finish, _) => "the end".to_owned(),
        (Kind::Abandon, _) => "the table is closed".to_owned(),
        (Kind::Expire, _) => "the table has expired".to_owned(),
        (Kind::Reveal { .. }, _) => "the server's secret".to_owned(),
        (Kind::Rematch { .. }, _) => "a new table".to_owned(),
    }
}

impl Receipt {
    /// The receipt for a value that this seat's browser drew.
    pub fn new(seat: Seat, value: Secret, commitment: Commitment, header: &Header) -> Receipt {
        let text = header.text();
        let hash = value.commitment(Party::Seat(seat), &text);
        let table = header.table.clone();
        Receipt { posse_receipt: FORMAT, table, seat, value, hash, commitment, header: text, seats: None }
    }

    /// Reads a saved receipt.
    ///
    /// # Errors
    /// When the text is not a receipt, or has a newer format.
    pub fn read(text: &str) -> Result<Receipt, Unreadable> {
        read(text, FileKind::Receipt, |receipt: &Receipt| receipt.posse_receipt)
    }
}

fn read<T: serde::de::DeserializeOwned>(
    text: &str,
    what: FileKind,
    version: impl Fn(&T) -> u32,
) -> Result<T, Unreadable> {
    #[derive(Deserialize)]
    struct Format {
        #[serde(alias = "posse_receipt")]
        posse: u32,
    }
    let not = |error: serde_json::Error| Unreadable::Not { what, reason: error.to_string() };
    let Format { posse: found } = serde_json::from_str(text).map_err(not)?;
    if found > FORMAT {
        return Err(Unreadable::Newer { what, version: found });
    }
    let read: T = serde_json::from_str(text).map_err(not)?;
    match version(&read) {
        0 => Err(Unreadable::Not { what, reason: "it has format 0".to_owned() }),
        _ => Ok(read),
    }
}

impl Checked {
    /// A seat's contribution to the deal.
    pub fn part(&self, seat: Seat) -> Contribution {
        match &self.progress.chairs[seat] {
            Chair { opened: Some(_), .. } => Contribution::Value,
            Chair { person: Person::Bot(..), .. } => Contribution::Bot,
            _ => Contribution::Trust,
        }
    }

    /// Compares a browser's receipt with the record.
    ///
    /// # Errors
    /// The first difference.
    pub fn receipt(&self, receipt: &Receipt) -> Result<(), ReceiptMismatch> {
        let Receipt { table, seat, value, hash, commitment, header, seats, .. } = receipt;
        let right = |fine: bool, mismatch| if fine { Ok(()) } else { Err(mismatch) };
        right(*table == self.progress.header.table, ReceiptMismatch::Table)?;
        right(**header == *self.progress.header_text, ReceiptMismatch::Header)?;
        right(*commitment == self.commitment, ReceiptMismatch::Commitment)?;
        right(hash.fits(value, Party::Seat(*seat), header), ReceiptMismatch::Itself)?;
        let chair = self.progress.chairs.get(*seat).ok_or(ReceiptMismatch::Hash(*seat))?;
        right(chair.commitment == Some(*hash), ReceiptMismatch::Hash(*seat))?;
        right(chair.opened.as_ref() == Some(value), ReceiptMismatch::Value(*seat))?;
        for (other, known) in seats.iter().flat_map(BySeat::pairs) {
            // A commitment may be withdrawn, which `withdrawn` shows, but none may be added or changed.
            let chair = self.progress.chairs.get(other).ok_or(ReceiptMismatch::Other(other))?;
            right(chair.commitment.is_none() || chair.commitment == *known, ReceiptMismatch::Other(other))?;
        }
        Ok(())
    }
}
