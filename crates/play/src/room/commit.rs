//! What a request changes: stored first, then shown, and read again where its outcome is not known.

use std::time::Duration;

use store::{FormId, Kind, StoreError, Who};
use tokio::time::Instant;

use super::Room;
use crate::crash::Point;
use crate::loaded::Loaded;
use crate::plan::Plan;
use crate::request::{Done, Refused};
use crate::turn::Turn;
use crate::{answer, steps};

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

    /// Without a time limit for windows, a seat that passes in all of them passes at once.
    fn let_pass(&self, plan: &mut Plan) -> Result<(), Refused> {
        while let Turn::Window(seat, lapse) = Turn::of(&plan.next)
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
        let commit = plan.commit(&self.id, answer);
        let Plan { next, entries, drafts, holders, only, done, .. } = plan;
        let begun = Instant::now();
        let committed = self.server.store.commit(commit).await;
        self.server.appends.observe(begun.elapsed().as_secs_f64());
        if let Err(error) = committed {
            let refused = self.recover(error).await;
            match refused {
                // The store works and the state is right, so there is nothing to wait for.
                Refused::Store(StoreError::Answered(_) | StoreError::Conflict { .. }) => self.wake_bot(),
                _ => self.retry_later(),
            }
            return Err(refused);
        }
        self.server.reached(Point::AfterAppend);
        (self.retry, self.failures) = (None, 0);

        let moved = next.actions != self.table.progress.actions
            || next.game().is_some() != self.table.progress.game().is_some();
        let missing = steps::missing(&self.table);
        self.table.progress = next;
        for (seat, actions) in &drafts {
            self.table.set_draft(*seat, actions.clone());
        }
        for (seat, holder) in holders {
            self.table.holders[seat] = holder;
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
        Ok(done)
    }

    /// Lets the table's bots retry after a pause, which doubles each time.
    pub(super) fn retry_later(&mut self) {
        let pause = RETRY_FIRST.saturating_mul(1 << self.failures.min(16)).min(RETRY_LONGEST);
        self.failures += 1;
        self.retry = Some(Instant::now() + pause);
    }

    /// Handles a failed commit: if its outcome is unknown or the table was changed in the store, reloads it.
    async fn recover(&mut self, error: StoreError) -> Refused {
        if matches!(error, StoreError::Unknown | StoreError::Conflict { .. } | StoreError::NotFound) {
            tracing::warn!(table = %self.id, reason = %error, "the table is read from the store again");
            if let Err(refused) = self.reread().await {
                return refused;
            }
        }
        Refused::Store(error)
    }

    /// Reads the table from the store again. If it was removed, the task ends.
    pub(super) async fn reread(&mut self) -> Result<(), Refused> {
        let Some(stored) = self.server.store.load(&self.id).await? else {
            tracing::info!(table = %self.id, "a table that was removed is left");
            self.is_removed = true;
            self.server.drop_table(&self.id);
            return Err(Refused::NoTable);
        };
        self.replace(Loaded::from(self.server.titles, stored)?);
        Ok(())
    }

    /// Replaces the state by a reloaded one and shows it to the viewers for whom it differs. The timer restarts only if
    /// the game has moved.
    fn replace(&mut self, mut loaded: Loaded) {
        let mut changed = Vec::new();
        for (seat, before) in self.table.drafts.pairs() {
            let (draft, holders) = (&mut loaded.drafts[seat], (&loaded.holders[seat], &self.table.holders[seat]));
            let is_same = draft.actions == before.actions && holders.0 == holders.1;
            draft.revision = before.revision + u64::from(!is_same);
            changed.extend((!is_same).then_some(seat));
        }
        let before = std::mem::replace(&mut self.table, loaded);
        let visitors = |table: &Loaded| table.holders.iter().map(|holder| holder.visitor.clone()).collect::<Vec<_>>();
        let concerns_all = self.table.progress.entries != before.progress.entries
            || self.table.read_only != before.read_only
            // Whoever lost a seat is notified too.
            || visitors(&self.table) != visitors(&before)
            || self.table.creator != before.creator
            // The name of somebody who is forgotten was replaced.
            || self.table.progress.notes != before.progress.notes
            || self.names_missing;
        let moved = self.table.progress.actions != before.progress.actions;
        if moved || self.table.progress.ending.is_some() {
            self.resume_clock();
        }
        if concerns_all {
            self.show(None, moved);
        } else {
            changed.into_iter().for_each(|seat| self.show(Some(seat), false));
        }
    }
}
