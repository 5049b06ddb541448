//! Changes that other programs have made in the store: another server, or a command beside this one.

use std::sync::Arc;

use store::{Holder, News, VisitorId};
use table::{BySeat, Seat};
use table_fold::{Differs, Loaded, Refused, change};

use super::Room;
use super::commit::Written;
use crate::clock::stopwatch;

impl Room {
    /// Reads what is new of the table in the store and shows it. Returns whether anything was. If the table was
    /// removed, its task ends.
    ///
    /// # Errors
    /// `NoTable` when it was removed, or the store fails.
    pub(super) async fn read_again(&mut self) -> Result<bool, Refused> {
        let Some(node) = self.server.store.node() else { return self.load_again().await };
        let Some(news) = node.news(&self.id, self.table.progress.entries).await? else { return Err(self.leave()) };
        if self.table.read_only.is_some() || news.revisions.table != self.table.revision {
            return self.load_again().await;
        }
        let is_heard = *self.table.talk == news.talk;
        if !is_heard {
            self.table.talk = Arc::new(news.talk.clone());
        }
        let is_known = news.revisions.seats.pairs().all(|(seat, known)| self.table.drafts[seat].revision == *known);
        if news.entries.is_empty() && is_known {
            if !is_heard {
                self.show(None, false);
            }
            return Ok(!is_heard);
        }
        match self.follow(news) {
            Ok(()) => Ok(true),
            // Loading says what is wrong with the table.
            Err(_) => self.load_again().await,
        }
    }

    /// Applies what is new, one change after the other.
    fn follow(&mut self, news: News) -> Result<(), Differs> {
        let mut pages = Vec::new();
        let mut next = self.table.progress.clone();
        for together in news.entries.chunk_by(|entry, later| entry.at == later.at) {
            change::follow_live(&mut next, together)?;
            pages.push((next.clone(), together));
        }
        let last = pages.pop();
        for (next, entries) in pages {
            // The drafts in between are not known; the current ones are shown after the last change.
            let drafts = Seat::all(next.header.seats).map(|seat| (seat, Vec::new())).collect();
            self.adopt(Written { next, entries, drafts, holders: Vec::new(), revisions: Vec::new(), only: None });
        }
        let (next, entries) = last.unwrap_or((next, &[]));
        let seats = Seat::all(next.header.seats);
        let changed: Vec<Seat> = seats
            .filter(|seat| {
                let draft = &self.table.drafts[*seat];
                draft.revision != news.revisions.seats[*seat] || draft.actions != news.drafts[*seat]
            })
            .collect();
        let is_private = entries.is_empty() && visitors(&self.table.holders) == visitors(&news.holders);
        let stored = |seats: &[Seat]| Written {
            next: next.clone(),
            entries,
            drafts: seats.iter().map(|seat| (*seat, news.drafts[*seat].clone())).collect(),
            holders: seats.iter().map(|seat| (*seat, news.holders[*seat].clone())).collect(),
            revisions: seats.iter().map(|seat| (*seat, news.revisions.seats[*seat])).collect(),
            only: seats.first().copied().filter(|_| is_private),
        };
        if is_private {
            // A seat's draft is shown only to that seat.
            changed.iter().for_each(|seat| self.adopt(stored(&[*seat])));
        } else {
            self.adopt(stored(&changed));
        }
        Ok(())
    }

    /// Unloads the table, which was removed from the store.
    fn leave(&mut self) -> Refused {
        self.is_removed = true;
        self.server.drop_table(&self.id);
        tracing::info!(table = %self.id, "a table that was removed is unloaded");
        Refused::NoTable
    }

    /// Reads the whole table from the store again.
    async fn load_again(&mut self) -> Result<bool, Refused> {
        let Some(stored) = self.server.store.load(&self.id).await? else { return Err(self.leave()) };
        self.replace(Loaded::from(self.server.titles, self.server.store.clock(), stopwatch(), stored)?);
        Ok(true)
    }

    /// Replaces the state with a reloaded one and shows it to the viewers who see a difference. The timer restarts only
    /// if the game has moved.
    fn replace(&mut self, loaded: Loaded) {
        let before = std::mem::replace(&mut self.table, loaded);
        if self.table.progress.entries == before.progress.entries {
            self.table.beat = before.beat;
        }
        let table = &self.table;
        let differs = |seat: &Seat| {
            table.drafts[*seat].actions != before.drafts[*seat].actions || table.holders[*seat] != before.holders[*seat]
        };
        let changed: Vec<Seat> = Seat::all(table.progress.header.seats).filter(differs).collect();
        let concerns_all = table.progress.entries != before.progress.entries
            || table.read_only != before.read_only
            // A visitor who lost a seat is notified too.
            || visitors(&table.holders) != visitors(&before.holders)
            || table.creator != before.creator
            // The name of a forgotten person was replaced.
            || table.progress.notes != before.progress.notes
            || table.talk != before.talk
            || self.names_missing;
        let moved = table.progress.actions != before.progress.actions;
        if moved || table.progress.ending.is_some() {
            self.resume_clock();
        }
        if concerns_all {
            self.show(None, moved);
        } else {
            changed.into_iter().for_each(|seat| self.show(Some(seat), false));
        }
    }
}

/// Who holds the seats.
fn visitors(holders: &BySeat<Holder>) -> Vec<Option<&VisitorId>> {
    holders.iter().map(|holder| holder.visitor.as_ref()).collect()
}
