//! Who is present at a table.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use erasure::Presence;
use store::{Holder, Millis, VisitorId};
use table::{BySeat, Seat, SeatSet};
use table_fold::{Attendance, Loaded, Snapshot};
use tokio::time::Instant;

/// How long a visitor without an open feed counts as present after their last request.
const LINGER: Duration = Duration::from_secs(60);

/// The same after they have closed their last feed: long enough to load the page again.
const RELOAD: Duration = Duration::from_secs(8);

/// How long people count as looking after they have last done something at the table's page.
pub const LOOKING: Duration = Duration::from_secs(60);

/// How long a table waits for a decision of a guest bot, which thinks faster than a person.
const SILENT: Duration = Duration::from_secs(60);

/// How long people count as present after another server has reported them. It reports more often than that.
const TOLD: Duration = Duration::from_secs(25);

/// Who is present at one table, shared by its task and its feeds. A std mutex, since it is never held across an await.
#[derive(Clone, Default)]
pub(crate) struct Presences(Arc<Mutex<Here>>);

#[derive(Default)]
struct Here {
    /// The visitors at this server.
    visitors: BTreeMap<VisitorId, Sighting>,
    /// By number of another server: the seats whose people are there, those of them who are looking, and until when that
    /// counts.
    elsewhere: BTreeMap<u64, (SeatSet, SeatSet, Instant)>,
}

struct Sighting {
    feeds: u32,
    /// Until when they count as present without a feed.
    until: Instant,
    /// Until when they count as looking.
    looking: Instant,
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
        self.meet(visitor, |seen| seen.until = Instant::now() + LINGER)
    }

    /// Records that a visitor has done something at the table's page. Returns whether they were not looking before.
    pub(crate) fn attended(&self, visitor: &VisitorId) -> bool {
        let mut was_looking = false;
        self.meet(visitor, |seen| {
            was_looking = seen.is_looking();
            (seen.until, seen.looking) = (Instant::now() + LINGER, Instant::now() + LOOKING);
        });
        !was_looking
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
                seen.until = Instant::now() + RELOAD;
            }
        });
    }

    /// Whether a visitor has an open feed, or has just been seen.
    fn here(&self, visitor: &VisitorId) -> bool {
        self.change(|seen| seen.get(visitor).is_some_and(Sighting::is_here))
    }

    /// The seats whose people are at this server.
    pub(crate) fn seats(&self, holders: &BySeat<Holder>) -> SeatSet {
        let is_here = |holder: &Holder| holder.visitor.as_ref().is_some_and(|visitor| self.here(visitor));
        holders.pairs().filter(|(_, holder)| is_here(holder)).map(|(seat, _)| seat).collect()
    }

    /// The seats whose people are looking, at this server.
    pub(crate) fn looking(&self, holders: &BySeat<Holder>) -> SeatSet {
        let is_looking = |holder: &Holder| holder.visitor.as_ref().is_some_and(|visitor| self.looks(visitor));
        holders.pairs().filter(|(_, holder)| is_looking(holder)).map(|(seat, _)| seat).collect()
    }

    fn looks(&self, visitor: &VisitorId) -> bool {
        self.change(|seen| seen.get(visitor).is_some_and(Sighting::is_looking))
    }

    /// Whether the person in a seat is looking, at this server or another.
    pub(crate) fn is_looking(&self, visitor: &VisitorId, seat: Seat) -> bool {
        let is_told =
            |(_, looking, until): &(SeatSet, SeatSet, Instant)| looking.contains(seat) && Instant::now() < *until;
        self.looks(visitor) || self.lock().elsewhere.values().any(is_told)
    }

    /// Records a report that the people of these seats are at another server, and which of them are looking.
    pub(crate) fn told(&self, server: u64, seats: SeatSet, looking: SeatSet) {
        self.lock().elsewhere.insert(server, (seats, looking, Instant::now() + TOLD));
    }

    /// The seats whose people are at other servers. Drops outdated reports.
    pub(crate) fn elsewhere(&self) -> SeatSet {
        let mut here = self.lock();
        here.elsewhere.retain(|_, (.., until)| Instant::now() < *until);
        here.elsewhere.values().flat_map(|(seats, ..)| seats.iter()).collect()
    }

    /// Tells whether the holder of a seat is here, at this server or another.
    fn is_here(&self) -> impl Fn(Seat, Option<&VisitorId>) -> bool {
        let elsewhere = self.elsewhere();
        move |seat, holder| elsewhere.contains(seat) || holder.is_some_and(|visitor| self.here(visitor))
    }

    /// The same snapshot with who is here now.
    pub(crate) fn refresh(&self, snapshot: Arc<Snapshot>) -> Arc<Snapshot> {
        snapshot.refreshed(self.is_here())
    }

    /// The presence of each seat at a table.
    fn of(&self, table: &Loaded) -> BySeat<Presence> {
        let is_here = self.is_here();
        let present =
            |(seat, holder): (Seat, &Holder)| table.progress.presence(seat, is_here(seat, holder.visitor.as_ref()));
        table.holders.pairs().map(present).collect()
    }

    /// Whether the creator of a table is here, with a seat or without.
    fn has_creator(&self, table: &Loaded, present: &BySeat<Presence>) -> bool {
        let mut seats = table.holders.pairs().filter(|(_, holder)| holder.visitor.as_ref() == Some(&table.creator));
        self.here(&table.creator) || seats.any(|(seat, _)| present[seat] == Presence::Here)
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
        Sighting { feeds: 0, until: Instant::now(), looking: Instant::now() }
    }

    fn is_looking(&self) -> bool {
        Instant::now() < self.looking
    }

    fn is_here(&self) -> bool {
        self.feeds > 0 || Instant::now() < self.until
    }
}

/// Since when people have been away from one table, as its task sees it.
pub(crate) struct Absences {
    since: BTreeMap<VisitorId, Instant>,
    /// The last look. People who are away at the next one count as away since then.
    looked: Instant,
    /// When the table was loaded. Whoever is slow has been asked since then.
    loaded: Instant,
}

impl Absences {
    /// Starts with a table that is loaded. Nobody has been here since the log last grew, as far as this server knows; but
    /// after a restart, people have time to come back.
    pub(crate) fn of(table: &Loaded) -> Absences {
        let (now, written) = (table.clock.now(), table.progress.written);
        let passed = if written == Millis(0) { 0 } else { now.0.saturating_sub(written.0) };
        let passed = Duration::from_millis(passed.try_into().unwrap_or_default());
        let (passed, now) = (passed.min(patience(table).saturating_sub(LINGER)), Instant::now());
        Absences { since: BTreeMap::new(), looked: now.checked_sub(passed).unwrap_or(now), loaded: now }
    }

    /// Looks who is away now.
    pub(crate) fn look(&mut self, table: &Loaded, presences: &Presences) {
        let present = presences.of(table);
        let people = table.holders.pairs().filter(|(seat, _)| present[*seat] == Presence::Away);
        let people = people.filter_map(|(_, holder)| holder.visitor.as_ref());
        let creator = Some(&table.creator).filter(|_| !presences.has_creator(table, &present));
        let before = std::mem::take(&mut self.since);
        let since = |visitor: &VisitorId| before.get(visitor).copied().unwrap_or(self.looked);
        self.since = people.chain(creator).map(|visitor| (visitor.clone(), since(visitor))).collect();
        self.looked = Instant::now();
    }

    /// Whether somebody has been away for as long as the table waits.
    fn is_gone(&self, table: &Loaded, visitor: &VisitorId) -> bool {
        let patience = patience(table);
        !patience.is_zero() && self.since.get(visitor).is_some_and(|since| since.elapsed() >= patience)
    }

    /// Whether a person has been asked for as long as the table waits, or a guest bot for a minute, whether they are here
    /// or not. Drafts and secret choices change nothing. Where clocks run, they alone say who is late.
    fn is_slow(&self, table: &Loaded, seat: Seat) -> bool {
        let progress = &table.progress;
        let Some(asked) = progress.asked[seat].filter(|_| progress.clocks.is_none()) else { return false };
        let patience = if progress.chairs[seat].guest.is_some() { SILENT } else { patience(table) };
        let waited = Duration::from_millis(table.time().0.saturating_sub(asked.at.0).try_into().unwrap_or_default());
        !patience.is_zero() && waited.min(self.loaded.elapsed()) >= patience
    }
}

/// How long a table waits for people who are away; zero means for ever.
fn patience(table: &Loaded) -> Duration {
    Duration::from_secs(60 * u64::from(table.settings.away_minutes))
}

/// Who attends a table now.
pub(crate) fn attendance(table: &Loaded, presences: &Presences, absences: &Absences) -> Attendance {
    let (holders, creator) = (&table.holders, &table.creator);
    let present = presences.of(table);
    let visitor = |seat: Seat| holders[seat].visitor.as_ref();
    let is_here = |seat: Seat| present[seat] == Presence::Here && visitor(seat).is_some();
    let seats = || Seat::all(holders.seats());
    let is_gone = |seat: &Seat| {
        present[*seat] == Presence::Away && visitor(*seat).is_some_and(|visitor| absences.is_gone(table, visitor))
    };
    let own = seats().find(|seat| visitor(*seat) == Some(creator));
    let next = || {
        let first = own.map_or(0, |seat| seat.index());
        let order = seats().cycle().skip(first).take(holders.seats().into());
        order.filter(|seat| is_here(*seat) && table.progress.chairs[*seat].is_persons()).find_map(visitor)
    };
    // Where turns have hours, being away means nothing: the rights pass on once a bot decides for the creator.
    let pace = table.progress.header.pace.filter(|pace| pace.time.is_by_day());
    let is_played = || own.is_none_or(|seat| table.progress.chairs[seat].bot().is_some());
    let is_idle = pace.is_some() && table.progress.game().is_some() && is_played();
    let is_absent = is_idle || absences.is_gone(table, creator);
    let is_replaced = is_absent && !presences.has_creator(table, &present);
    let host = match own {
        Some(seat) if table.progress.chairs[seat].guest.is_some() => next(),
        _ if is_replaced => next().or(Some(creator)),
        _ => Some(creator),
    };
    let slow = seats().filter(|seat| absences.is_slow(table, *seat)).collect();
    Attendance { gone: seats().filter(is_gone).collect(), slow, host: host.cloned(), present }
}
