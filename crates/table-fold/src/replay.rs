//! Replays a stored or downloaded table, entry by entry. A table's past is never kept in memory: it is replayed from
//! the log.

use std::sync::Arc;
use std::time::Duration;

use erasure::{AnyMatch, Titles, When};
use table::deal::{Commitment, Secret};
use table::{BySeat, DealKey, Setup};
use table_log::{Entry, Kind, Millis, Stored, TableSettings};

use crate::attendance::Attendance;
use crate::change;
use crate::loaded::Draft;
use crate::number::PublicNumber;
use crate::perspective::Perspective;
use crate::progress::{Differs, Progress};
use crate::record::{self, Mismatch, Record};
use crate::snapshot::{Changes, Snapshot};

/// A page that a live table showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PastPage {
    /// The number of the last log entry before it.
    pub entry: u64,
    /// The turn and the step of the first decision that it shows; the start for the deal.
    pub first: When,
    /// The same of the last decision.
    pub when: When,
}

/// A table replayed from the start of its log. After every entry it gives the same [`Snapshot`] as the live table.
#[derive(Clone)]
pub struct Replay {
    start: Progress,
    now: Progress,
    entries: Vec<Entry>,
    settings: TableSettings,
    commitment: Commitment,
}

impl Replay {
    /// Replays a stored table; starts before its first entry.
    ///
    /// # Errors
    /// When the header's game or setup is not valid.
    pub fn of(titles: Titles, stored: Stored) -> Result<Replay, Mismatch> {
        let Stored { header_text, secret, commitment, settings, entries, .. } = stored;
        Replay::new(titles, &header_text, secret, entries, settings, commitment)
    }

    /// Replays a downloaded table; starts before its first entry. It does not verify the file; [`Record::check`] does.
    ///
    /// # Errors
    /// When the header's game or setup is not valid, or the server's secret is missing.
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
        let header = record::header(header_text)?;
        let start = Progress::new(titles, header_text, header, secret).map_err(Mismatch::Game)?;
        Ok(Replay { now: start.clone(), start, entries, settings, commitment })
    }

    /// The whole log.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How many entries have been applied.
    pub fn at(&self) -> u64 {
        self.now.entries
    }

    /// The next entry; `None` at the end.
    pub fn next(&self) -> Option<&Entry> {
        self.entries.get(usize::try_from(self.at()).ok()?)
    }

    /// Applies one entry; the next snapshot has the frames of this entry. Does nothing at the end.
    ///
    /// # Errors
    /// When the entry cannot be followed; then the replay stays before it.
    pub fn forward(&mut self) -> Result<(), Differs> {
        let Some(entry) = self.next().cloned() else { return Ok(()) };
        let mut after = self.now.clone();
        after.clear_frames();
        after.follow(&entry)?;
        self.now = after;
        Ok(())
    }

    /// Goes to the state after this many entries, or after the last if there are fewer.
    ///
    /// # Errors
    /// When an earlier entry cannot be followed; then the replay stays before it.
    pub fn go(&mut self, to: u64) -> Result<(), Differs> {
        if to < self.at() {
            self.now = self.start.clone();
        }
        while self.at() < to && self.next().is_some() {
            self.forward()?;
        }
        Ok(())
    }

    /// Goes on to the entry with this event, counted from 1 over those that a spectator has heard; to the end if there
    /// are fewer.
    ///
    /// # Errors
    /// When an earlier entry cannot be followed; then the replay stays before it.
    pub fn go_to_moment(&mut self, number: usize) -> Result<(), Differs> {
        while self.game().is_none_or(|game| game.public() < number) && self.next().is_some() {
            self.forward()?;
        }
        Ok(())
    }

    /// The pages that the live table showed, from the deal to the last action: one for each group of entries that were
    /// written together, which share one time. Empty when the game was never dealt.
    ///
    /// # Errors
    /// When an entry cannot be followed.
    pub fn pages(&self) -> Result<Vec<PastPage>, Differs> {
        let mut progress = self.start.clone();
        let mut page = PastPage { entry: 0, first: When::default(), when: When::default() };
        let mut pages = Vec::new();
        for together in self.entries.chunk_by(|entry, next| entry.at == next.at) {
            page.entry += together.len() as u64;
            let before = page.when;
            for entry in together {
                if let (Kind::Action { .. }, Some(game)) = (&entry.kind, progress.game()) {
                    let when = game.when().next();
                    page = PastPage { first: if page.when == before { when } else { page.first }, when, ..page };
                }
                progress.clear_frames();
                progress.follow(entry)?;
            }
            if together.iter().any(|entry| matches!(entry.kind, Kind::Start | Kind::Action { .. })) {
                pages.push(page);
            }
        }
        Ok(pages)
    }

    /// Goes to the page after this entry: the next snapshot shows what the live table showed then. Several entries may
    /// be one step.
    ///
    /// # Errors
    /// When an earlier entry cannot be followed; then the replay stays before it.
    pub fn go_to_page(&mut self, to: u64) -> Result<(), Differs> {
        let to = usize::try_from(to).unwrap_or(usize::MAX).min(self.entries.len());
        let Some(at) = to.checked_sub(1).map(|last| self.entries[last].at) else { return self.go(0) };
        let first = self.entries[..to].iter().rposition(|entry| entry.at != at).map_or(0, |before| before + 1);
        self.go(first as u64)?;
        let mut after = self.now.clone();
        change::follow(&mut after, &self.entries[first..to])?;
        self.now = after;
        Ok(())
    }

    /// The running game; `None` before the deal.
    pub(crate) fn game(&self) -> Option<&dyn AnyMatch> {
        self.now.game()
    }

    /// Whether this log reveals the server's secret; then everybody may see every card.
    pub fn is_open(&self) -> bool {
        self.entries.iter().any(|entry| matches!(entry.kind, Kind::Reveal { .. }))
    }

    /// The roles in which the log can be read: as a spectator and, once the secret is revealed, in every seat. Not
    /// earlier, since memory is part of some games.
    pub fn perspectives(&self) -> Vec<Perspective> {
        Perspective::of_log(self.now.header.seats, self.is_open())
    }

    /// What the game is dealt from: the setup, and the key made of the values opened so far.
    pub fn deal(&self) -> (Setup, DealKey) {
        self.now.deal()
    }

    /// The snapshot of the current state. No seat has a holder or a draft, and nobody is here or away.
    pub fn snapshot(&self) -> Snapshot {
        let seats = self.now.header.seats;
        Snapshot {
            attendance: Attendance::past(&self.now),
            progress: self.now.clone(),
            drafts: BySeat::new(seats, |_| Draft::default()),
            holders: BySeat::new(seats, |_| None),
            creator: None,
            settings: self.settings.clone(),
            commitment: self.commitment,
            read_only: None,
            passes: BySeat::new(seats, |_| false),
            missing: None,
            hints: BySeat::new(seats, |_| None),
            talk: Arc::default(),
            since: BySeat::new(seats, |_| Millis(0)),
            within: Duration::MAX,
            spared: Millis(0),
            changes: Changes { public: PublicNumber::default(), own: BySeat::new(seats, |_| 0) },
            revision: 0,
        }
    }
}
