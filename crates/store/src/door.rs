//! What a host grants by a link: to open tables here. A person who was invited, by a link or by the host's phrase, is
//! marked with what invited them, and loses the mark when the host ends that.

use std::fmt;
use std::str::FromStr;

use futures_util::future::BoxFuture;

use crate::error::Result;
use crate::id::{NotAnId, PassId, VisitorId};
use crate::time::Millis;

/// A link of the host that lets people open tables, as often as it is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pass {
    /// The hash of its secret.
    pub id: PassId,
    /// What the host calls it; may be empty.
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

/// A change of what the host grants.
#[derive(Clone, Debug)]
pub enum DoorChange {
    /// See [`Doors::keep_pass`].
    Keep(Pass),
    /// See [`Doors::welcome`].
    Welcome(VisitorId, Welcome, Millis),
    /// See [`Doors::end_welcome`].
    End(Welcome),
}

/// Stores what the host grants. Every change survives a power cut once its call has returned.
pub trait Doors {
    /// The links that have not ended, the first one first.
    fn passes(&self) -> BoxFuture<'_, Result<Vec<Pass>>>;

    /// What has invited a person, if anything has.
    fn welcome_of(&self, person: VisitorId) -> BoxFuture<'_, Result<Option<Welcome>>>;

    /// The invited persons, sorted by id, and what has invited them.
    fn welcomes(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Welcome)>>>;

    /// Makes a change; returns how many links or persons it changed.
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
}
