//! Who is present at a table.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::VisitorId;
use table::{BySeat, Presence, Seat};
use tokio::time::Instant;

use crate::progress::Progress;

/// How long a visitor counts as present after his last request or stream.
const LINGER: Duration = Duration::from_secs(60);

/// The visitors present at one table, shared by its task and its feeds. A std mutex, since it is never held across an
/// await.
#[derive(Clone, Default)]
pub(crate) struct Presences(Arc<Mutex<BTreeMap<VisitorId, Seen>>>);

struct Seen {
    feeds: u32,
    last: Instant,
}

impl Presences {
    fn change<T>(&self, act: impl FnOnce(&mut BTreeMap<VisitorId, Seen>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Records a request of a visitor.
    pub(crate) fn saw(&self, visitor: &VisitorId) {
        self.change(|seen| seen.entry(visitor.clone()).or_insert_with(Seen::new).last = Instant::now());
    }

    /// Records that a visitor has opened a feed.
    pub(crate) fn enter(&self, visitor: &VisitorId) {
        self.change(|seen| seen.entry(visitor.clone()).or_insert_with(Seen::new).feeds += 1);
    }

    /// Records that a visitor has closed a feed.
    pub(crate) fn leave(&self, visitor: &VisitorId) {
        self.change(|seen| {
            if let Some(seen) = seen.get_mut(visitor) {
                seen.feeds = seen.feeds.saturating_sub(1);
                seen.last = Instant::now();
            }
        });
    }

    /// Whether a visitor has an open feed, or was present in the last minute.
    fn here(&self, visitor: &VisitorId) -> bool {
        self.change(|seen| seen.get(visitor).is_some_and(Seen::is_here))
    }

    /// The presence of each seat, from its chair and its holder.
    pub(crate) fn by_seat<'a>(
        &self,
        progress: &Progress,
        holders: impl Iterator<Item = Option<&'a VisitorId>>,
    ) -> BySeat<Presence> {
        let seats = Seat::all(progress.header.seats);
        seats
            .zip(holders)
            .map(|(seat, holder)| progress.presence(seat, holder.is_some_and(|who| self.here(who))))
            .collect()
    }

    /// How many visitors are present.
    pub(crate) fn count(&self) -> usize {
        self.change(|seen| seen.values().filter(|seen| seen.is_here()).count())
    }

    /// Whether no visitor is present. Drops those who have left.
    pub(crate) fn nobody(&self) -> bool {
        self.change(|seen| {
            seen.retain(|_, seen| seen.is_here());
            seen.is_empty()
        })
    }
}

impl Seen {
    fn new() -> Seen {
        Seen { feeds: 0, last: Instant::now() }
    }

    fn is_here(&self) -> bool {
        self.feeds > 0 || self.last.elapsed() < LINGER
    }
}
