//! The effects of a request, before they are stored or shown.

use table::{Seat, SeatSet};
use table_log::{Commit, Entry, FormId, Holder, Kind, Millis, Said, VisitorId, Who};

use crate::loaded::Loaded;
use crate::progress::Progress;
use crate::request::{Done, Refused};
use crate::turn::Owed;

/// The effects of a request: entries for the log, and changes outside the log.
pub struct Plan {
    /// When they happen: later than all earlier entries, and than all that was said. Entries that are written together
    /// share this time, and no others have it.
    pub at: Millis,
    /// The table after these effects.
    pub next: Progress,
    /// Entries to append.
    pub entries: Vec<Entry>,
    /// Drafts to replace.
    pub drafts: Vec<(Seat, Vec<String>)>,
    /// Holders to replace.
    pub holders: Vec<(Seat, Holder)>,
    /// What is said.
    pub said: Option<Said>,
    /// The new creator, if that changes.
    pub creator: Option<VisitorId>,
    /// Whether only the server with the table's lease may make this change.
    pub by_lease: bool,
    /// The only seat to be notified, if nothing is appended; `None` for everybody.
    pub only: Option<Seat>,
    /// The answer to the request.
    pub done: Done,
    /// How far the clock of the store has leapt since the last entry, if clocks run by it.
    pub leap: Option<i64>,
}

impl Plan {
    /// No effects, on a copy of the table.
    pub fn on(table: &Loaded) -> Plan {
        let next = table.progress.clone();
        let last = table.talk.last().map_or(next.written, |said| said.at.max(next.written));
        let at = table.clock.now().max(Millis(last.0 + 1));
        Plan {
            at,
            next,
            entries: Vec::new(),
            drafts: Vec::new(),
            holders: Vec::new(),
            said: None,
            creator: None,
            by_lease: false,
            only: None,
            done: Done::Stay,
            leap: table.leapt(at),
        }
    }

    /// A single entry.
    ///
    /// # Errors
    /// When the entry is not possible.
    pub fn entry(table: &Loaded, who: Who, kind: Kind) -> Result<Plan, Refused> {
        let mut plan = Plan::on(table);
        plan.enter(who, kind)?;
        Ok(plan)
    }

    /// Replaces a seat's draft; only that seat is notified.
    pub fn draft(table: &Loaded, seat: Seat, actions: Vec<String>) -> Plan {
        Plan { drafts: vec![(seat, actions)], only: Some(seat), ..Plan::on(table) }
    }

    /// The change to the store that makes these effects durable, with the answer to the form that asked for them.
    /// `table` is the state before.
    pub fn commit(&self, table: &Loaded, answer: Option<(FormId, String)>) -> Commit {
        Commit {
            known: self.known(table).iter().map(|seat| (seat, table.drafts[seat].revision)).collect(),
            by_lease: self.by_lease,
            entries: self.entries.clone(),
            drafts: self.drafts.clone(),
            holders: self.holders.clone(),
            said: self.said.clone().into_iter().collect(),
            creator: self.creator.clone(),
            phase: Some(self.next.phase()),
            due: self.next.due(),
            answer,
            ..Commit::new(self.next.header.table.clone(), table.progress.entries, self.at)
        }
    }

    /// The seats that these effects name.
    pub fn named(&self) -> SeatSet {
        let drafts = self.drafts.iter().map(|(seat, _)| *seat);
        drafts.chain(self.holders.iter().map(|(seat, _)| *seat)).collect()
    }

    /// The seats that these effects depend on: those that they name; in a secret choice all that decide, since the last
    /// decision appends everybody's; and the seat that has a window afterwards, since it may pass in all windows.
    fn known(&self, table: &Loaded) -> SeatSet {
        let together = match Owed::of(&table.progress) {
            Owed::Together if !self.drafts.is_empty() => table.progress.to_act(),
            _ => SeatSet::EMPTY,
        };
        let window = match Owed::of(&self.next) {
            Owed::Window(seat, _) if !self.entries.is_empty() => SeatSet::only(seat),
            _ => SeatSet::EMPTY,
        };
        self.named().iter().chain(together.iter()).chain(window.iter()).collect()
    }

    /// Whether there are no effects.
    pub fn changes_nothing(&self) -> bool {
        self.entries.is_empty() && self.drafts.is_empty() && self.holders.is_empty() && self.said.is_none()
    }

    /// The holder of a seat after these effects.
    pub fn holder<'a>(&'a self, table: &'a Loaded, seat: Seat) -> &'a Holder {
        let replaced = self.holders.iter().rev().find(|(other, _)| *other == seat);
        replaced.map_or(&table.holders[seat], |(_, holder)| holder)
    }

    /// Adds an entry. The first one clears the recorded frames.
    ///
    /// # Errors
    /// When the entry is not possible.
    pub fn enter(&mut self, who: Who, kind: Kind) -> Result<(), Refused> {
        if self.entries.is_empty() {
            self.next.clear_frames();
            if let Some(millis) = self.leap.take() {
                self.perform(Who::Server, Kind::Leap { millis })?;
            }
        }
        self.perform(who, kind)
    }

    fn perform(&mut self, who: Who, kind: Kind) -> Result<(), Refused> {
        let entry = self.next.perform(self.at, who, kind);
        self.entries.push(entry.map_err(|differs| Refused::ReadOnly(differs.to_string()))?);
        Ok(())
    }

    /// Adds an entry of the server, if it is admitted now.
    ///
    /// # Errors
    /// When the entry is not possible.
    pub fn follow(&mut self, kind: Kind) -> Result<(), Refused> {
        if self.next.admits(&Who::Server, &kind).is_ok() { self.enter(Who::Server, kind) } else { Ok(()) }
    }
}
