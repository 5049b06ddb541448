//! What a table does by the clock: it closes windows, names the seats that are missing at a secret choice, and expires.

use std::time::Duration;

use erasure::Seen;
use store::{Kind, Millis, Phase, StoreError, TableSettings, Who, log_failure};
use table::{Seat, Viewer};
use table_fold::{LEAP, Owed, Plan, Refused, seating, steps};
use tokio::time::Instant;

use super::{LOOK_ROUND, Room};
use crate::sequence::{Deciders, Sequence};

/// In this last part of a window its seat can take no step, so that no commit delays the closing.
const WINDOW_SHUT: Duration = Duration::from_millis(250);

impl Room {
    /// Whether a window is about to close.
    pub(super) fn is_closing(&self) -> bool {
        let is_window = matches!(Owed::of(&self.table.progress), Owed::Window(..));
        is_window && self.due.is_some_and(|due| due.saturating_duration_since(Instant::now()) < WINDOW_SHUT)
    }

    /// Continues the timer of a window or secret choice that was running when the table was stored.
    pub(super) fn resume_clock(&mut self) {
        let waited = self.table.clock.now().0.saturating_sub(self.table.progress.moved.0);
        self.set_clock(Duration::from_millis(waited.try_into().unwrap_or_default()));
    }

    /// Calculates how long a spectator needs to see what has happened. At a table of bots only, each move is a sequence.
    pub(super) fn tell_moments(&mut self, by_person: bool) {
        let (progress, config) = (&self.table.progress, &self.server.config);
        if by_person || progress.chairs.iter().all(|chair| chair.bot().is_some()) {
            self.sequence = Sequence::new();
        }
        let seen = progress.game().map(|game| Seen::new(game, Viewer::Spectator));
        let is_bots = |seat| progress.chairs[seat].bot().is_some();
        let due = progress.to_act();
        let asked = match due.is_empty() {
            true => Deciders::Nobody,
            false if due.iter().all(is_bots) => Deciders::Bot,
            false => Deciders::Person,
        };
        let name = progress.title.name();
        let length = |within| seen.map_or(Duration::ZERO, |seen| (config.moments)(name, seen, within));
        self.sequence.tell(asked, length, config.bot_pause);
    }

    /// Starts the timer of a window or secret choice, less the time already waited. It runs from the moment when
    /// everybody has seen what led to it.
    pub(super) fn set_clock(&mut self, waited: Duration) {
        let TableSettings { window_seconds, name_missing_seconds, .. } = self.table.settings;
        let seconds = match Owed::of(&self.table.progress) {
            Owed::Window(..) if window_seconds > 0 => Some(window_seconds),
            // Where clocks run, nothing tells who has chosen before somebody's time is up.
            Owed::Together if self.table.progress.clocks.is_none() => Some(name_missing_seconds),
            Owed::Together | Owed::Window(..) | Owed::Alone => None,
        };
        let left = |seconds| Duration::from_secs(u64::from(seconds)).saturating_sub(waited);
        let start = self.sequence.watched.max(Instant::now());
        self.due = seconds.filter(|_| self.table.read_only.is_none()).map(|seconds| start + left(seconds));
        self.names_missing = false;
        if self.due.is_some() {
            self.want_lease();
        }
    }

    /// Sets when the next seat's time is up. A seat that has drafted its whole decision has nothing to fear.
    pub(super) fn set_flag(&mut self) {
        let table = &self.table;
        let Some(clocks) = table.progress.clocks.as_ref().filter(|_| table.read_only.is_none()) else { return };
        let missing = steps::missing(table);
        let falls = clocks.falling().filter(|(seat, _)| missing.contains(*seat)).map(|(_, falls)| falls).min();
        let left = |falls: Millis| Duration::from_millis((falls.0 + LEAP - table.time().0).max(0).cast_unsigned());
        let grace = Duration::from_millis(clocks.pace().time.grace().cast_unsigned());
        self.flag = falls.map(|falls| (Instant::now() + left(falls)).max(self.started + grace));
        if self.flag.is_some() {
            self.want_lease();
        }
    }

    /// Applies what follows for the seats whose time is up.
    pub(super) async fn flag_falls(&mut self) {
        self.flag = None;
        if !self.lease.is_here {
            self.take_lease().await;
        }
        let table = &self.table;
        let (Some(clocks), None) = (&table.progress.clocks, &table.read_only) else { return };
        let (missing, time) = (steps::missing(table), table.time());
        let has_fallen = |(seat, falls): &(Seat, Millis)| missing.contains(*seat) && falls.0 + LEAP <= time.0;
        let seats: Vec<Seat> = clocks.falling().filter(has_fallen).map(|(seat, _)| seat).collect();
        if seats.is_empty() || !self.lease.is_here {
            return self.set_flag();
        }
        let done = match seating::time_up(table, &seats) {
            Ok(plan) => self.commit(Plan { by_lease: true, ..plan }, None).await.map(|_| ()),
            Err(refused) => Err(refused),
        };
        if let Err(refused) = done {
            log_failure!(warn, refused, table = %self.id, "a player's time is up, and it could not be written");
            self.flag = Some(Instant::now() + LOOK_ROUND);
        }
    }

    pub(super) async fn time_is_over(&mut self) {
        if Owed::of(&self.table.progress) == Owed::Together {
            self.names_missing = true;
            return self.show(None, false);
        }
        let closed = match steps::close_window(&self.table) {
            Ok(Some(plan)) => self.commit(Plan { by_lease: true, ..plan }, None).await.map(|_| ()),
            Ok(None) => Ok(()),
            Err(refused) => Err(refused),
        };
        match closed {
            Ok(()) | Err(Refused::NoTable) => {}
            // Others have changed the table, and it has been read again. If its window is still open, it closes now or
            // as soon as this server has the lease again.
            Err(Refused::Store(StoreError::Conflict { .. } | StoreError::SeatChanged(_) | StoreError::NoLease)) => {
                self.due = self.due.or(Some(Instant::now()));
            }
            Err(refused) => {
                log_failure!(error, refused, table = %self.id, "a window could not be closed; trying again");
                if self.due.is_none() {
                    self.due = Some(Instant::now() + LOOK_ROUND);
                }
            }
        }
    }

    pub(super) async fn expire(&mut self) -> Result<(), Refused> {
        if self.table.progress.phase() == Phase::Over
            || !self.presences.nobody()
            || !self.presences.elsewhere().is_empty()
        {
            return Ok(());
        }
        if !self.lease.is_here {
            self.take_lease().await;
        }
        if !self.lease.is_here {
            // The server that has the lease closes the table.
            return Ok(());
        }
        let plan = Plan::entry(&self.table, Who::Server, Kind::Expire)?;
        self.commit(Plan { by_lease: true, ..plan }, None).await.map(|_| ())
    }
}
