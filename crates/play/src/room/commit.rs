//! Commits: a change is stored first, then shown; if its outcome is unknown, the table is read again.
//!
//! A failed commit stops nobody: bots retry after a pause that grows to a minute, and a window goes on where it was.

use std::time::Duration;

use store::{Entry, FormId, Holder, Kind, StoreError, Who};
use table::Seat;
use table_fold::{Done, Owed, Plan, Progress, Refused, steps};
use tokio::time::Instant;
use tracing::Instrument as _;

use super::Room;
use crate::answer;
use crate::clock::stopwatch;
use crate::crash::Point;

/// A stored change.
pub(super) struct Written<'a> {
    /// The table after it.
    pub(super) next: Progress,
    pub(super) entries: &'a [Entry],
    /// The drafts that were replaced.
    pub(super) drafts: Vec<(Seat, Vec<String>)>,
    /// The holders that were replaced.
    pub(super) holders: Vec<(Seat, Holder)>,
    /// The new revisions of the seats that were named.
    pub(super) revisions: Vec<(Seat, u64)>,
    /// The only seat to be notified, if nothing was appended; `None` for everybody.
    pub(super) only: Option<Seat>,
}

/// The first pause of a bot after a failed commit; it doubles after each further failure.
const RETRY_FIRST: Duration = Duration::from_secs(1);

/// The longest pause of a bot after failed commits.
const RETRY_LONGEST: Duration = Duration::from_secs(60);

impl Room {
    /// Adds the entries that follow without a request: the start once all are ready, the end of the game, and then the
    /// server's secret.
    fn follow_up(&self, plan: &mut Plan) -> Result<(), Refused> {
        plan.follow(Kind::Start)?;
        self.let_pass(plan)?;
        plan.follow(Kind::Finish)?;
        plan.follow(Kind::Reveal { secret: self.table.secret.clone() })
    }

    /// If windows have no time limit, a seat that passes in all of them passes at once.
    fn let_pass(&self, plan: &mut Plan) -> Result<(), Refused> {
        while let Owed::Window(seat, lapse) = Owed::of(&plan.next)
            && self.table.settings.window_seconds == 0
            && plan.next.chairs[seat].bot().is_none()
            && plan.holder(&self.table, seat).passes
        {
            plan.enter(Who::Seat(seat), Kind::Action { text: lapse })?;
            plan.drafts.push((seat, Vec::new()));
        }
        Ok(())
    }

    /// Stores a plan's effects, applies them and shows them.
    pub(super) async fn commit(&mut self, mut plan: Plan, form: Option<&FormId>) -> Result<Done, Refused> {
        self.follow_up(&mut plan)?;
        if plan.changes_nothing() {
            return Ok(plan.done);
        }
        self.server.reached(Point::BeforeAppend);
        let answer = form.map(|form| (form.clone(), answer::write(&plan.done)));
        let begun = Instant::now();
        let span = tracing::trace_span!(target: "traces", "commit");
        let committed = self.server.store.commit(plan.commit(&self.table, answer)).instrument(span).await;
        self.server.appends.observe(begun.elapsed().as_secs_f64());
        if let Err(error) = committed {
            let refused = self.recover(error).await;
            match refused {
                // The store works and the state is right, so there is nothing to wait for.
                Refused::Store(
                    StoreError::Answered(_)
                    | StoreError::Conflict { .. }
                    | StoreError::SeatChanged(_)
                    | StoreError::NoLease,
                ) => self.wake_bot(),
                _ => self.retry_later(),
            }
            return Err(refused);
        }
        self.server.reached(Point::AfterAppend);
        (self.retry, self.failures) = (None, 0);
        let revisions = plan.named().iter().map(|seat| (seat, self.table.drafts[seat].revision + 1)).collect();
        let Plan { next, entries, drafts, holders, said, creator, only, done, .. } = plan;
        if let Some(said) = said {
            self.table.hear(said);
        }
        if let Some(creator) = creator {
            self.table.creator = creator;
            self.table.revision += 1;
        }
        self.adopt(Written { next, entries: &entries, drafts, holders, revisions, only });
        Ok(done)
    }

    /// Applies a stored change and shows it.
    pub(super) fn adopt(&mut self, stored: Written<'_>) {
        let Written { next, entries, drafts, holders, revisions, only } = stored;
        let moved = next.actions != self.table.progress.actions
            || next.game().is_some() != self.table.progress.game().is_some();
        let missing = steps::missing(&self.table);
        if next.asked != self.table.progress.asked || next.clocks.is_some() {
            self.server.asked.send_replace(());
        }
        self.table.progress = next;
        if !entries.is_empty() {
            self.table.beat = (self.table.clock.now().max(self.table.progress.written), stopwatch());
        }
        for (seat, actions) in drafts {
            self.table.set_draft(seat, actions);
        }
        for (seat, holder) in holders {
            self.table.holders[seat] = holder;
        }
        for (seat, revision) in revisions {
            self.table.drafts[seat].revision = revision;
        }
        self.server.reached(Point::BeforeShow);
        if moved {
            self.tell_moments(entries.iter().any(|entry| matches!(entry.who, Who::Seat(_))));
        }
        if moved || self.table.progress.ending.is_some() {
            self.set_clock(Duration::ZERO);
        }
        // A change of one seat is shown to that seat only, unless it changes which missing seats are named.
        let named = self.names_missing && missing != steps::missing(&self.table);
        self.show(only.filter(|_| entries.is_empty() && !named), moved);
        self.wake_bot();
    }

    /// Lets the table's bots retry after a pause, which doubles each time.
    pub(super) fn retry_later(&mut self) {
        let pause = RETRY_FIRST.saturating_mul(1 << self.failures.min(16)).min(RETRY_LONGEST);
        self.failures += 1;
        self.retry = Some(Instant::now() + pause);
    }

    /// Handles a failed commit: if its outcome is unknown or the table was changed in the store, reads it again.
    async fn recover(&mut self, error: StoreError) -> Refused {
        match error {
            StoreError::NoLease => self.lose_lease(),
            StoreError::Unknown | StoreError::Conflict { .. } | StoreError::SeatChanged(_) | StoreError::NotFound => {
                tracing::debug!(table = %self.id, reason = %error, "the table is read from the store again");
                if let Err(refused) = self.read_again().await {
                    return refused;
                }
            }
            _ => {}
        }
        Refused::Store(error)
    }
}
