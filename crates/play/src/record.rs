//! A game that is over, as one file that anybody can check without the server.
//!
//! The file holds the log as it was stored: what was agreed on, every fingerprint and opened value, every decision with
//! the digest of the state after it, and the server's secret. [`Record::check`] works all of it out again;
//! [`Checked::receipt`] compares it with what a browser kept.

use erasure::Titles;
use serde::{Deserialize, Serialize};
use store::{Entry, Header, Kind, StoreError, Stored, TableId, Who};
use table::deal::{Commitment, Party, Secret};
use table::{BySeat, Seat, SeatSet};
use thiserror::Error;

use crate::progress::{Chair, Differs, Ending, Person, Progress};

/// The format of the file that this program writes, and the newest that it reads.
const FORMAT: u32 = 1;

/// A game that is over, with everything that is needed to check it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The format.
    pub posse: u32,
    /// The header's text, byte for byte: every fingerprint is bound to it.
    pub header: String,
    /// The fingerprint of the server's secret.
    pub commitment: Commitment,
    /// The log.
    pub entries: Vec<Entry>,
}

/// What a browser keeps of the value that it added to the deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Receipt {
    /// The format.
    pub posse_receipt: u32,
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// The value.
    pub value: Secret,
    /// Its fingerprint, which was sent when the person sat down.
    pub hash: Commitment,
    /// The fingerprint of the server's secret, as it was then.
    pub commitment: Commitment,
    /// What was agreed on then.
    pub header: String,
    /// The fingerprints of all seats when the value was opened, if the browser kept them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<BySeat<Option<Commitment>>>,
}

/// Why a text is no such file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unreadable {
    /// It is something else, or damaged.
    #[error("this is no {what} of Posse: {reason}")]
    Not {
        /// What it should be.
        what: &'static str,
        /// What is wrong, with its line.
        reason: String,
    },
    /// It is of a newer format.
    #[error("the {what} has format {version}, this program knows {FORMAT}; use a newer program")]
    Newer {
        /// What it is.
        what: &'static str,
        /// The format that was found.
        version: u32,
    },
}

/// What does not fit.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Mismatch {
    /// The header cannot be read.
    #[error("the header cannot be used: {0}")]
    Header(#[from] StoreError),
    /// No game can be made of the header.
    #[error("no game can be made of the header: {0}")]
    Game(Differs),
    /// The log has no end.
    #[error("the game is not over in this file; download it again when it is")]
    NotOver,
    /// The server has not shown its secret.
    #[error("the server's secret is missing, so the deal cannot be worked out")]
    NoSecret,
    /// The server's secret is not the one that it was bound to.
    #[error("the server's secret does not fit its fingerprint: the secret, the fingerprint or the header was changed")]
    Secret,
    /// A seat's value is not the one that it was bound to.
    #[error("entry {entry}: the value that seat {seat} opened does not fit its fingerprint")]
    Value {
        /// The entry, from 1.
        entry: u64,
        /// The seat.
        seat: Seat,
    },
    /// A seat was bound to a value only after another had been opened.
    #[error("entry {entry}: seat {seat} gave a fingerprint after a value had been opened, so it could choose")]
    Late {
        /// The entry, from 1.
        entry: u64,
        /// The seat.
        seat: Seat,
    },
    /// The state after an entry is not the one that the file says.
    #[error("entry {entry} ({what}) leads to another state than the file says")]
    Digest {
        /// The entry, from 1.
        entry: u64,
        /// What it says.
        what: String,
    },
    /// An entry is not possible where it stands.
    #[error("entry {entry} ({what}) is not possible where it stands: {reason}")]
    Impossible {
        /// The entry, from 1.
        entry: u64,
        /// What it says.
        what: String,
        /// What is wrong.
        reason: String,
    },
    /// The receipt contradicts the file, or itself.
    #[error(transparent)]
    Receipt(#[from] ReceiptMismatch),
}

/// What does not fit between a receipt and the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ReceiptMismatch {
    /// It is of another table.
    #[error("the receipt is of another table")]
    Table,
    /// Something else was agreed on.
    #[error("the receipt's header is not the file's: something else was agreed on when this person sat down")]
    Header,
    /// The server was bound to another secret.
    #[error("the server's fingerprint in the receipt is not the one in the file: the server has changed its secret")]
    Commitment,
    /// The receipt's value and fingerprint belong to different things.
    #[error("the receipt contradicts itself: its value does not fit its fingerprint")]
    Itself,
    /// The seat's fingerprint is another in the file.
    #[error("the fingerprint of seat {0} in the receipt is not the one in the file")]
    Hash(Seat),
    /// The seat's opened value is another in the file, or none.
    #[error("the value of seat {0} in the receipt is not the one in the file")]
    Value(Seat),
    /// Another seat was bound to something else when this one opened its value.
    #[error("the fingerprint of seat {0} was another, or none, when the receipt's value was opened")]
    Other(Seat),
}

/// What a seat added to the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A value of its own.
    Value,
    /// Nothing: it trusted the host.
    Trust,
    /// Nothing: a bot.
    Bot,
}

/// A file that fits together.
#[derive(Clone)]
pub struct Checked {
    /// Whether, and how, the game came to its end.
    pub ending: Ending,
    /// The table at its end.
    pub progress: Progress,
    /// The seats from which somebody got up with a value that he had promised, after another had been opened: whoever
    /// it was could choose between two deals.
    pub withdrawn: SeatSet,
    commitment: Commitment,
}

impl Record {
    /// The record of a stored table. One that is not over gives a record too, which [`Record::check`] refuses, as long
    /// as the server's secret is not in its log; it is then not to be shown to anybody.
    pub fn of(stored: &Stored) -> Record {
        Record {
            posse: FORMAT,
            header: stored.header_text.clone(),
            commitment: stored.commitment,
            entries: stored.entries.clone(),
        }
    }

    /// Reads a downloaded file.
    ///
    /// # Errors
    /// When it is no such file, or of a newer format.
    pub fn read(text: &str) -> Result<Record, Unreadable> {
        read(text, "downloaded game", |record: &Record| record.posse)
    }

    /// The file's text.
    pub fn text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a record is plain data");
        text.push('\n');
        text
    }

    /// The server's secret; `None` while it is not shown.
    pub(crate) fn secret(&self) -> Option<Secret> {
        self.entries.iter().find_map(|entry| match &entry.kind {
            Kind::Reveal { secret } => Some(secret.clone()),
            _ => None,
        })
    }

    /// Works the whole game out again.
    ///
    /// # Errors
    /// When something does not fit; with what it is.
    pub fn check(&self, titles: Titles) -> Result<Checked, Mismatch> {
        let header = Header::read(&self.header)?;
        let ended = |entry: &Entry| matches!(entry.kind, Kind::Finish | Kind::Abandon | Kind::Expire);
        if !self.entries.iter().any(ended) {
            return Err(Mismatch::NotOver);
        }
        let secret = self.secret().ok_or(Mismatch::NoSecret)?;
        if !self.commitment.fits(&secret, Party::Server, &self.header) {
            return Err(Mismatch::Secret);
        }
        let mut progress = Progress::new(titles, &self.header, header, secret).map_err(Mismatch::Game)?;
        let mut withdrawn = SeatSet::EMPTY;
        for entry in &self.entries {
            if let Some(seat) = withdraws(&progress, entry) {
                withdrawn = withdrawn.with(seat);
            }
            follow(&mut progress, entry)?;
            progress.turn_page();
        }
        let ending = progress.ending.clone().ok_or(Mismatch::NotOver)?;
        Ok(Checked { ending, progress, withdrawn, commitment: self.commitment })
    }
}

/// The seat whose promised value is given up by this entry although another value is known.
fn withdraws(progress: &Progress, entry: &Entry) -> Option<Seat> {
    let Kind::Leave { seat } = entry.kind else { return None };
    let others = || progress.chairs.pairs().any(|(other, chair)| other != seat && chair.opened.is_some());
    let promised = progress.chairs.get(seat).is_some_and(|chair| chair.commitment.is_some());
    (promised && others()).then_some(seat)
}

/// Follows one entry. The server is not believed: what it checked when the entry was made is checked again.
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

/// What an entry says, in a few words.
fn what(entry: &Entry) -> String {
    let of = |seat: &Seat, what: &str| format!("seat {seat} {what}");
    match (&entry.kind, &entry.who) {
        (Kind::Action { text }, Who::Seat(seat) | Who::Bot { seat, .. }) => format!("seat {seat}: {text}"),
        (Kind::Action { text }, Who::Server | Who::Host) => text.clone(),
        (Kind::Sit { seat, .. } | Kind::SitBot { seat, .. }, _) => of(seat, "sits down"),
        (Kind::Leave { seat }, _) => of(seat, "gets up"),
        (Kind::Ready { seat, .. }, _) => of(seat, "is ready"),
        (Kind::HandOver { seat, .. }, _) => of(seat, "is handed to a bot"),
        (Kind::HandBack { seat }, _) => of(seat, "is handed back"),
        (Kind::Concede { seat }, _) => of(seat, "gives up"),
        (Kind::Start, _) => "the deal".to_owned(),
        (Kind::Finish, _) => "the end".to_owned(),
        (Kind::Abandon, _) => "the table is closed".to_owned(),
        (Kind::Expire, _) => "the table has expired".to_owned(),
        (Kind::Reveal { .. }, _) => "the server's secret".to_owned(),
        (Kind::Rematch { .. }, _) => "a new table".to_owned(),
    }
}

impl Receipt {
    /// The receipt of a value that this seat drew.
    pub fn new(seat: Seat, value: Secret, commitment: Commitment, header: &Header) -> Receipt {
        let text = header.text();
        let hash = value.commitment(Party::Seat(seat), &text);
        let table = header.table.clone();
        Receipt { posse_receipt: FORMAT, table, seat, value, hash, commitment, header: text, seats: None }
    }

    /// Reads a saved receipt.
    ///
    /// # Errors
    /// When it is none, or of a newer format.
    pub fn read(text: &str) -> Result<Receipt, Unreadable> {
        read(text, "receipt", |receipt: &Receipt| receipt.posse_receipt)
    }
}

fn read<T: serde::de::DeserializeOwned>(
    text: &str,
    what: &'static str,
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
    /// What each seat added to the deal.
    pub fn part(&self, seat: Seat) -> Part {
        match &self.progress.chairs[seat] {
            Chair { opened: Some(_), .. } => Part::Value,
            Chair { person: Person::Bot(..), .. } => Part::Bot,
            _ => Part::Trust,
        }
    }

    /// Compares what a browser kept with the file.
    ///
    /// # Errors
    /// When something does not fit; with what it is.
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
            // A promise may be given up, which `withdrawn` tells, but none may be made or changed.
            let chair = self.progress.chairs.get(other).ok_or(ReceiptMismatch::Other(other))?;
            right(chair.commitment.is_none() || chair.commitment == *known, ReceiptMismatch::Other(other))?;
        }
        Ok(())
    }
}
