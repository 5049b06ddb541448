//! What a request comes to, before anything is stored or shown.

use store::{Entry, Holder, Kind, Millis, Who};
use table::Seat;

use crate::loaded::Loaded;
use crate::progress::Progress;
use crate::request::{Done, Refused};

/// What a request comes to: entries for the log and what changes beside it.
pub(crate) struct Plan {
    /// The table after it.
    pub(crate) next: Progress,
    /// What is appended.
    pub(crate) entries: Vec<Entry>,
    /// Drafts that are replaced.
    pub(crate) drafts: Vec<(Seat, Vec<String>)>,
    /// Holders that are replaced.
    pub(crate) holders: Vec<(Seat, Holder)>,
    /// The one seat that it concerns, where nothing is appended.
    pub(crate) only: Option<Seat>,
    /// The answer.
    pub(crate) done: Done,
}

impl Plan {
    /// Nothing yet, on a copy of the table.
    pub(crate) fn on(table: &Loaded) -> Plan {
        let next = table.progress.clone();
        Plan { next, entries: Vec::new(), drafts: Vec::new(), holders: Vec::new(), only: None, done: Done::Stay }
    }

    /// One entry.
    ///
    /// # Errors
    /// When the table cannot follow it.
    pub(crate) fn entry(table: &Loaded, who: Who, kind: Kind) -> Result<Plan, Refused> {
        let mut plan = Plan::on(table);
        plan.enter(who, kind)?;
        Ok(plan)
    }

    /// Replaces a seat's draft, which concerns nobody else.
    pub(crate) fn draft(table: &Loaded, seat: Seat, actions: Vec<String>) -> Plan {
        Plan { drafts: vec![(seat, actions)], only: Some(seat), ..Plan::on(table) }
    }

    /// Whether everything stays as it is.
    pub(crate) fn changes_nothing(&self) -> bool {
        self.entries.is_empty() && self.drafts.is_empty() && self.holders.is_empty()
    }

    /// Whose a seat is after it.
    pub(crate) fn holder<'a>(&'a self, table: &'a Loaded, seat: Seat) -> &'a Holder {
        let replaced = self.holders.iter().rev().find(|(other, _)| *other == seat);
        replaced.map_or(&table.holders[seat], |(_, holder)| holder)
    }

    /// Adds an entry. With the first one begins what is new to those who follow the table.
    ///
    /// # Errors
    /// When the table cannot follow it.
    pub(crate) fn enter(&mut self, who: Who, kind: Kind) -> Result<(), Refused> {
        if self.entries.is_empty() {
            self.next.turn_page();
        }
        let entry = self.next.perform(Millis::now(), who, kind);
        self.entries.push(entry.map_err(|differs| Refused::ReadOnly(differs.to_string()))?);
        Ok(())
    }

    /// Adds what the server does by itself where it is due.
    ///
    /// # Errors
    /// When the table cannot follow it.
    pub(crate) fn follow(&mut self, kind: Kind) -> Result<(), Refused> {
        if self.next.admits(&Who::Server, &kind).is_ok() { self.enter(Who::Server, kind) } else { Ok(()) }
    }
}
