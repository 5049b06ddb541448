//! A store for tests with virtual time: the clock is stopped while the store works.
//!
//! The database works on its own threads, which a paused clock does not see: it would take the wait for a commit for
//! idleness and jump to the next timer. It does not jump while a blocking task of the runtime is running.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use store::{
    Clock, Commit, FormId, Heard, LinkId, Millis, NewTable, Node, Result, Sqlite, Store, StoreError, Stored, Summary,
    TableId, VisitorId,
};
use table::Seat;

/// How often a server looks for what others have changed.
const LOOK: Duration = Duration::from_secs(1);

pub(crate) struct Still {
    store: Sqlite,
    disk: Disk,
}

impl Still {
    pub(crate) fn new(store: Sqlite, disk: Disk) -> Still {
        Still { store, disk }
    }
}

/// Faults to inject, and a count of loads.
#[derive(Clone, Default)]
pub(crate) struct Disk {
    faults: Arc<Mutex<VecDeque<Fault>>>,
    loads: Arc<AtomicUsize>,
}

/// A fault.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Fault {
    /// The commit fails.
    Fails(StoreError),
    /// The commit succeeds but reports an unknown outcome.
    SucceedsUnknown,
    /// The task that commits panics.
    Panics,
    /// The next load, not a commit, gives a log that differs from the stored one.
    Damages,
}

impl Disk {
    /// Adds faults for the next operations, in order.
    pub(crate) fn has(&self, faults: impl IntoIterator<Item = Fault>) {
        self.faults.lock().unwrap().extend(faults);
    }

    /// How many faults are left.
    pub(crate) fn faults(&self) -> usize {
        self.faults.lock().unwrap().len()
    }

    /// How often a table was loaded.
    pub(crate) fn loads(&self) -> usize {
        self.loads.load(Ordering::Relaxed)
    }

    /// Whether the current load is damaged.
    fn damages(&self) -> bool {
        self.faults.lock().unwrap().pop_front_if(|fault| *fault == Fault::Damages).is_some()
    }

    fn next(&self) -> Option<Fault> {
        self.faults.lock().unwrap().pop_front()
    }
}

/// Runs the work while the clock is stopped.
fn still<'a, T: Send>(work: impl Future<Output = T> + Send + 'a) -> BoxFuture<'a, T> {
    async move {
        let (done, waits) = mpsc::channel::<()>();
        // The task ends when `done` is dropped; then the clock runs again.
        let clock = tokio::task::spawn_blocking(move || waits.recv());
        let result = work.await;
        drop(done);
        let _over = clock.await;
        result
    }
    .boxed()
}

impl Store for Still {
    fn create(&self, table: NewTable) -> BoxFuture<'_, Result<()>> {
        still(self.store.create(table))
    }

    fn commit(&self, commit: Commit) -> BoxFuture<'_, Result<()>> {
        async move {
            match self.disk.next() {
                None => still(self.store.commit(commit)).await,
                Some(Fault::Fails(error)) => Err(error),
                Some(Fault::Panics | Fault::Damages) => panic!("on purpose"),
                Some(Fault::SucceedsUnknown) => {
                    still(self.store.commit(commit)).await?;
                    Err(StoreError::Unknown)
                }
            }
        }
        .boxed()
    }

    fn remove<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<()>> {
        still(self.store.remove(table))
    }

    fn hear(&self) -> BoxFuture<'_, Result<Vec<Heard>>> {
        // The clock runs while there is nothing to hear.
        async move {
            loop {
                let heard = still(self.store.heard_by_now()).await?;
                if !heard.is_empty() {
                    return Ok(heard);
                }
                tokio::time::sleep(LOOK).await;
            }
        }
        .boxed()
    }

    fn node(&self) -> Option<&dyn Node> {
        self.store.node()
    }

    fn clock(&self) -> Clock {
        self.store.clock()
    }

    fn load<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Option<Stored>>> {
        async move {
            self.disk.loads.fetch_add(1, Ordering::Relaxed);
            let mut stored = still(self.store.load(table)).await?;
            if self.disk.damages() {
                let entries = stored.iter_mut().flat_map(|stored| &mut stored.entries);
                entries.for_each(|entry| entry.digest = None);
            }
            Ok(stored)
        }
        .boxed()
    }

    fn answer<'a>(&'a self, table: &'a TableId, form: &'a FormId) -> BoxFuture<'a, Result<Option<String>>> {
        still(self.store.answer(table, form))
    }

    fn tables_of(&self, visitor: VisitorId) -> BoxFuture<'_, Result<Vec<Summary>>> {
        still(self.store.tables_of(visitor))
    }

    fn public_tables(&self) -> BoxFuture<'_, Result<Vec<Summary>>> {
        still(self.store.public_tables())
    }

    fn expired(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        still(self.store.expired(now))
    }

    fn finished(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        still(self.store.finished(before))
    }

    fn list(&self) -> BoxFuture<'_, Result<Vec<Summary>>> {
        still(self.store.list())
    }

    fn all_tables(&self) -> BoxFuture<'_, Result<Vec<TableId>>> {
        still(self.store.all_tables())
    }

    fn answers<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Vec<(FormId, String, Millis)>>> {
        still(self.store.answers(table))
    }

    fn visitors(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Millis)>>> {
        still(self.store.visitors())
    }

    fn count_open(&self, visitor: VisitorId) -> BoxFuture<'_, Result<u32>> {
        still(self.store.count_open(visitor))
    }

    fn seat_by_link(&self, link: LinkId) -> BoxFuture<'_, Result<Option<(TableId, Seat)>>> {
        still(self.store.seat_by_link(link))
    }

    fn seen(&self, visitor: VisitorId, at: Millis) -> BoxFuture<'_, Result<()>> {
        still(self.store.seen(visitor, at))
    }

    fn forget_visitors(&self, before: Millis) -> BoxFuture<'_, Result<u32>> {
        still(self.store.forget_visitors(before))
    }

    fn forget_strangers(&self) -> BoxFuture<'_, Result<u32>> {
        still(self.store.forget_strangers())
    }

    fn backup(&self, file: PathBuf) -> BoxFuture<'_, Result<()>> {
        still(self.store.backup(file))
    }
}
