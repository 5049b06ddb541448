//! Who is present at a table.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Holder, VisitorId};
use table::{BySeat, Presence, Seat, SeatSet};
use tokio::time::Instant;

use crate::progress::Progress;

/// How long a visitor counts as present after their last request or stream.
const LINGER: Duration = Duration::from_secs(60);

/// How long people count as present after another server has reported them. It reports more often than that.
const TOLD: Duration = Duration::from_secs(25);

/// Who is present at one table, shared by its task and its feeds. A std mutex, since it is never held across an await.
#[derive(Clone, Default)]
pub(crate) struct Presences(Arc<Mutex<Here>>);

#[derive(Default)]
struct Here {
    /// The visitors at this server.
    visitors: BTreeMap<VisitorId, Sighting>,
    /// By number of another server: the seats whose people are there, and until when that counts.
    elsewhere: BTreeMap<u64, (SeatSet, Instant)>,
}

struct Sighting {
    feeds: u32,
    last: Instant,
}

impl Presences {
    fn lock(&self) -> MutexGuard<'_, Here> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change<T>(&self, act: impl FnOnce(&mut BTreeMap<VisitorId, Sighting>) -> T) -> T {
        act(&mut self.lock().visitors)
    }

    /// Records a visitor's request. Returns whether they were absent before.
    pub(crate) fn saw(&self, visitor: &VisitorId) -> bool {
        self.meet(visitor, |seen| seen.last = Instant::now())
    }

    /// Records that a visitor has opened a feed. Returns whether they were absent before.
    pub(crate) fn enter(&self, visitor: &VisitorId) -> bool {
        self.meet(visitor, |seen| seen.feeds += 1)
    }

    fn meet(&self, visitor: &VisitorId, act: impl FnOnce(&mut Sighting)) -> bool {
        self.change(|seen| {
            let is_new = !seen.get(visitor).is_some_and(Sighting::is_here);
            act(seen.entry(visitor.clone()).or_insert_with(Sighting::new));
            is_new
        })
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
        self.change(|seen| seen.get(visitor).is_some_and(Sighting::is_here))
    }

    /// The seats whose people are at this server.
    pub(crate) fn seats(&self, holders: &BySeat<Holder>) -> SeatSet {
        let is_here = |holder: &Holder| holder.visitor.as_ref().is_some_and(|visitor| self.here(visitor));
        holders.pairs().filter(|(_, holder)| is_here(holder)).map(|(seat, _)| seat).collect()
    }

    /// Records a report that the people of these seats are at another server.
    pub(crate) fn told(&self, server: u64, seats: SeatSet) {
        self.lock().elsewhere.insert(server, (seats, Instant::now() + TOLD));
    }

    /// The seats whose people are at other servers. Drops outdated reports.
    pub(crate) fn elsewhere(&self) -> SeatSet {
        let mut here = self.lock();
        here.elsewhere.retain(|_, (_, until)| Instant::now() < *until);
        here.elsewhere.values().flat_map(|(seats, _)| seats.iter()).collect()
    }

    /// The presence of each seat, from its chair and its holder.
    pub(crate) fn by_seat<'a>(
        &self,
        progress: &Progress,
        holders: impl Iterator<Item = Option<&'a VisitorId>>,
    ) -> BySeat<Presence> {
        let elsewhere = self.elsewhere();
        let is_here = |seat, holder: Option<&VisitorId>| {
            elsewhere.contains(seat) || holder.is_some_and(|visitor| self.here(visitor))
        };
        let seats = Seat::all(progress.header.seats);
        seats.zip(holders).map(|(seat, holder)| progress.presence(seat, is_here(seat, holder))).collect()
    }

    /// How many visitors are present at this server.
    pub(crate) fn count(&self) -> usize {
        self.change(|seen| seen.values().filter(|seen| seen.is_here()).count())
    }

    /// Whether no visitor is present at this server. Drops those who have left.
    pub(crate) fn nobody(&self) -> bool {
        self.change(|seen| {
            seen.retain(|_, seen| seen.is_here());
            seen.is_empty()
        })
    }
}

impl Sighting {
    fn new() -> Sighting {
        Sighting { feeds: 0, last: Instant::now() }
    }

    fn is_here(&self) -> bool {
        self.feeds > 0 || self.last.elapsed() < LINGER
    }
}
