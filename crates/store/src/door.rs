//! What an operator lets people do, and what lets a browser be the operator's.
//!
//! A person who was invited to open tables, by a link or by the operator's phrase, is marked with what invited them, and loses
//! the mark when the operator ends that. A person may be excluded for a time, and people report words to the operator. A browser
//! shows the admin page by a key, which it gets by a key that works once.

use std::fmt;
use std::str::FromStr;

use futures_util::future::BoxFuture;
use table::Seat;

use table_log::{Millis, NotAnId, PassId, Result, Said, TableId, VisitorId};

/// A link of the operator that lets people open tables, as often as it is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pass {
    /// The hash of its secret.
    pub id: PassId,
    /// What the operator calls it; may be empty.
    pub name: String,
    /// When it was made.
    pub made: Millis,
    /// Until when it can be used. Those who have used it in time stay invited.
    pub until: Option<Millis>,
}

/// What has invited a person to open tables.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Welcome {
    /// The phrase of the server.
    Phrase,
    /// A link.
    Pass(PassId),
}

/// The name of [`Welcome::Phrase`].
const PHRASE: &str = "phrase";

impl fmt::Display for Welcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Welcome::Phrase => f.write_str(PHRASE),
            Welcome::Pass(id) => id.fmt(f),
        }
    }
}

impl FromStr for Welcome {
    type Err = NotAnId;
    fn from_str(text: &str) -> std::result::Result<Welcome, NotAnId> {
        if text == PHRASE { Ok(Welcome::Phrase) } else { text.parse().map(Welcome::Pass) }
    }
}

/// What opens the admin page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdminKey {
    /// The hash of its secret.
    pub id: PassId,
    /// Whether it works once, in exchange for another that does not.
    pub is_once: bool,
    /// Until when it works.
    pub until: Millis,
}

/// What the operator tells everybody for a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// The text; empty for a restart of the server at the end of that time.
    pub text: String,
    /// Until when it is told.
    pub until: Millis,
}

/// A person has reported to the operator what was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    pub table: TableId,
    /// What was said. The report keeps a copy, since the table keeps only the last things.
    pub said: Said,
    /// Who said it, if that is known.
    pub speaker: Option<VisitorId>,
    /// Who has reported it.
    pub reporter: VisitorId,
    /// When they did.
    pub made: Millis,
}

/// A change of what the operator lets people do.
#[derive(Clone, Debug)]
pub enum DoorChange {
    /// See [`Doors::keep_pass`].
    Keep(Pass),
    /// See [`Doors::welcome`].
    Welcome(VisitorId, Welcome, Millis),
    /// See [`Doors::end_welcome`].
    End(Welcome),
    /// See [`Doors::exclude`].
    Exclude(VisitorId, Option<Millis>),
    /// See [`Doors::keep_admin_key`].
    KeepKey(AdminKey, Millis),
    /// See [`Doors::exchange_admin_key`].
    ExchangeKey(PassId, AdminKey, Millis),
    /// See [`Doors::end_admin_key`].
    EndKey(PassId),
    /// See [`Doors::announce`].
    Announce(Option<Announcement>),
    /// See [`Doors::report`].
    Report(Report, u32),
    /// See [`Doors::dismiss`].
    Dismiss(TableId, Millis, Seat),
}

/// Stores what the operator lets people do. Every change survives a power cut once its call has returned.
pub trait Doors {
    /// The links that have not ended, the first one first.
    fn passes(&self) -> BoxFuture<'_, Result<Vec<Pass>>>;

    /// What has invited a person, if anything has.
    fn welcome_of(&self, person: VisitorId) -> BoxFuture<'_, Result<Option<Welcome>>>;

    /// The invited persons, sorted by id, and what has invited them.
    fn welcomes(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Welcome)>>>;

    /// The excluded persons, sorted by id, and until when; that may be over.
    fn excluded(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Millis)>>>;

    /// The admin key with this id, which may be over.
    fn admin_key(&self, id: PassId) -> BoxFuture<'_, Result<Option<AdminKey>>>;

    /// What the operator tells everybody, which may be over.
    fn announcement(&self) -> BoxFuture<'_, Result<Option<Announcement>>>;

    /// The reports of a person or of all, the first one first. They end with their table, when one of the two persons is
    /// forgotten, and as answers to forms do.
    fn reports(&self, by: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Report>>>;

    /// Makes a change; returns how many links, persons, keys or reports it changed.
    fn change_doors(&self, change: DoorChange) -> BoxFuture<'_, Result<u32>>;

    /// Adds a link, unless there is one with this id.
    fn keep_pass(&self, pass: Pass) -> BoxFuture<'_, Result<u32>> {
        self.change_doors(DoorChange::Keep(pass))
    }

    /// Marks a person as invited. They become a known visitor. A link changes nothing for somebody who is invited
    /// already.
    ///
    /// Fails with `NotFound` when there is no such link, or it was over at this time.
    fn welcome(&self, person: VisitorId, by: Welcome, at: Millis) -> BoxFuture<'_, Result<u32>> {
        self.change_doors(DoorChange::Welcome(person, by, at))
    }

    /// Ends a link, and the marks of all whom it, or the phrase, has invited; returns how many they were.
    fn end_welcome(&self, by: Welcome) -> BoxFuture<'_, Result<u32>> {
        self.change_doors(DoorChange::End(by))
    }

    /// Excludes a known visitor until this time, or not any more.
    fn exclude(&self, person: VisitorId, until: Option<Millis>) -> BoxFuture<'_, Result<u32>> {
        self.change_doors(DoorChange::Exclude(person, until))
    }

    /// Adds an admin key. Deletes those that are over at this time.
    fn keep_admin_key(&self, key: AdminKey, at: Millis) -> BoxFuture<'_, Result<u32>> {
        self.change_doors(DoorChange::KeepKey(key, at))
    }

    /// Exchanges an admin key that works once for another.
    ///
    /// Fails with `NotFound` when there is no such key, or it was over at this time.
    fn exchange_admin_key(&self, once: PassId, key: AdminKey, at: Millis) -> BoxFuture<'_, Result<u32>> {
        self.change_doors(DoorChange::ExchangeKey(once, key, at))
    }

    /// Deletes an admin key.
    fn end_admin_key(&self, key: PassId) -> BoxFuture<'_, Result<u32>> {
        self.change_doors(DoorChange::EndKey(key))
    }

    /// Tells everybody something, in place of what was told before.
    fn announce(&self, what: Option<Announcement>) -> BoxFuture<'_, Result<u32>> {
        self.change_doors(DoorChange::Announce(what))
    }

    /// Adds a report, unless its reporter has reported the same before.
    ///
    /// Fails with `NotFound` when there is no such table, with `TooManyReports` when the reporter has made this many
    /// that have not ended.
    fn report(&self, report: Report, most: u32) -> BoxFuture<'_, Result<u32>> {
        self.change_doors(DoorChange::Report(report, most))
    }

    /// Ends all reports of what a seat said at this time.
    fn dismiss(&self, table: TableId, at: Millis, seat: Seat) -> BoxFuture<'_, Result<u32>> {
        self.change_doors(DoorChange::Dismiss(table, at, seat))
    }
}
