//! A store for virtual time: while it works, the clock stands still.
//!
//! The database works on threads of its own, of which a paused clock knows nothing: it would take the wait for a commit
//! for idleness and jump to the next timer. It does not jump while a blocking task of the runtime's own is running.

use std::path::PathBuf;
use std::sync::mpsc;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use store::{Commit, FormId, LinkId, Millis, NewTable, Result, Sqlite, Store, Stored, Summary, TableId, VisitorId};
use table::Seat;

pub(crate) struct Still(pub(crate) Sqlite);

/// Does something while the clock stands still.
fn still<'a, T: Send>(work: impl Future<Output = T> + Send + 'a) -> BoxFuture<'a, T> {
    async move {
        let (done, waits) = mpsc::channel::<()>();
        // It ends when `done` is dropped, and the clock goes on.
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
        still(self.0.create(table))
    }

    fn commit(&self, commit: Commit) -> BoxFuture<'_, Result<()>> {
        still(self.0.commit(commit))
    }

    fn load<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Option<Stored>>> {
        still(self.0.load(table))
    }

    fn answer<'a>(&'a self, table: &'a TableId, form: &'a FormId) -> BoxFuture<'a, Result<Option<String>>> {
        still(self.0.answer(table, form))
    }

    fn tables_of(&self, visitor: VisitorId) -> BoxFuture<'_, Result<Vec<Summary>>> {
        still(self.0.tables_of(visitor))
    }

    fn public_tables(&self) -> BoxFuture<'_, Result<Vec<Summary>>> {
        still(self.0.public_tables())
    }

    fn expired(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        still(self.0.expired(now))
    }

    fn count_open(&self, visitor: VisitorId) -> BoxFuture<'_, Result<u32>> {
        still(self.0.count_open(visitor))
    }

    fn seat_by_link(&self, link: LinkId) -> BoxFuture<'_, Result<Option<(TableId, Seat)>>> {
        still(self.0.seat_by_link(link))
    }

    fn seen(&self, visitor: VisitorId, at: Millis) -> BoxFuture<'_, Result<()>> {
        still(self.0.seen(visitor, at))
    }

    fn forget_visitors(&self, before: Millis) -> BoxFuture<'_, Result<u32>> {
        still(self.0.forget_visitors(before))
    }

    fn backup(&self, file: PathBuf) -> BoxFuture<'_, Result<()>> {
        still(self.0.backup(file))
    }
}
