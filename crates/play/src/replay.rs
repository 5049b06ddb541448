//! A stored or downloaded table, entry by entry.

use erasure::Titles;
use store::{Entry, Header, Kind, Stored, TableSettings};
use table::deal::{Commitment, Secret};
use table::{BySeat, DealKey, Presence, Setup};

use crate::loaded::Draft;
use crate::perspective::Perspective;
use crate::progress::{Differs, Person, Progress};
use crate::record::{Mismatch, Record};
use crate::snapshot::Snapshot;

/// A table whose log is read again from its beginning. At every entry it gives the same [`Snapshot`] as a live table.
pub struct Replay {
    start: Progress,
    now: Progress,
    entries: Vec<Entry>,
    settings: TableSettings,
    commitment: Commitment,
}

impl Replay {
    /// A stored table before its first entry.
    ///
    /// # Errors
    /// When no game can be made of its header.
    pub fn of(titles: Titles, stored: Stored) -> Result<Replay, Mismatch> {
        let Stored { header_text, secret, commitment, settings, entries, .. } = stored;
        Replay::new(titles, &header_text, secret, entries, settings, commitment)
    }

    /// A downloaded table before its first entry. Use [`Record::check`] to learn whether the file is to be believed.
    ///
    /// # Errors
    /// When no game can be made of its header, or the server's secret is missing.
    pub fn of_record(titles: Titles, record: Record) -> Result<Replay, Mismatch> {
        let secret = record.secret().ok_or(Mismatch::NoSecret)?;
        let Record { header, commitment, entries, .. } = record;
        Replay::new(titles, &header, secret, entries, TableSettings::default(), commitment)
    }

    fn new(
        titles: Titles,
        header_text: &str,
        secret: Secret,
        entries: Vec<Entry>,
        settings: TableSettings,
        commitment: Commitment,
    ) -> Result<Replay, Mismatch> {
        let header = Header::read(header_text)?;
        let start = Progress::new(titles, header_text, header, secret).map_err(Mismatch::Game)?;
        Ok(Replay { now: start.clone(), start, entries, settings, commitment })
    }

    /// The whole log.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// After how many entries the table stands.
    pub fn at(&self) -> u64 {
        self.now.entries
    }

    /// The entry that follows; `None` at the end.
    pub fn next(&self) -> Option<&Entry> {
        self.entries.get(usize::try_from(self.at()).ok()?)
    }

    /// Follows one entry; the frames of the snapshot after it are this entry's. Nothing at the end.
    ///
    /// # Errors
    /// When the entry cannot be followed; then the replay goes no further.
    pub fn forward(&mut self) -> Result<(), Differs> {
        let Some(entry) = self.next().cloned() else { return Ok(()) };
        let mut after = self.now.clone();
        after.turn_page();
        after.follow(&entry)?;
        self.now = after;
        Ok(())
    }

    /// Goes to the table after so many entries, or to the last if there are fewer.
    ///
    /// # Errors
    /// When an entry before cannot be followed; then the table stands before that entry.
    pub fn go(&mut self, to: u64) -> Result<(), Differs> {
        if to < self.at() {
            self.now = self.start.clone();
        }
        while self.at() < to && self.next().is_some() {
            self.forward()?;
        }
        Ok(())
    }

    /// Whether the server has shown its secret in this log: then every card may be seen by everybody.
    pub fn is_open(&self) -> bool {
        self.entries.iter().any(|entry| matches!(entry.kind, Kind::Reveal { .. }))
    }

    /// From where the log may be read: as a spectator, and in a seat only after the end, since some games are about memory.
    pub fn perspectives(&self) -> Vec<Perspective> {
        Perspective::of_log(self.now.header.seats, self.is_open())
    }

    /// What the game is dealt from: the setup, and the key of the values that are opened so far.
    pub fn deal(&self) -> (Setup, DealKey) {
        self.now.deal()
    }

    /// The table as it stands. Nobody holds a seat of it or is there, and nothing is drafted.
    pub fn snapshot(&self) -> Snapshot {
        let seats = self.now.header.seats;
        let presence = |person: &Person| if let Person::Bot(..) = person { Presence::Bot } else { Presence::Away };
        Snapshot {
            present: self.now.chairs.iter().map(|chair| presence(&chair.person)).collect(),
            progress: self.now.clone(),
            drafts: BySeat::new(seats, |_| Draft::default()),
            holders: BySeat::new(seats, |_| None),
            creator: None,
            settings: self.settings.clone(),
            commitment: self.commitment,
            read_only: None,
            passes: BySeat::new(seats, |_| false),
            missing: None,
        }
    }
}
