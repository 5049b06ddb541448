//! The store in one SQLite file: write-ahead log, `synchronous=FULL`, one writer with group commit, readers beside it.

mod read;
mod schema;
mod worker;
mod write;

use std::fs::File;
use std::path::{Path, PathBuf};

use futures_util::future::BoxFuture;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use table::Seat;

use crate::{Commit, FormId, LinkId, Millis, NewTable, Result, Store, StoreError, Stored, Summary, TableId, VisitorId};
use worker::{Reader, Writer};

/// How many connections read at once.
const READERS: usize = 2;

/// Tables in a SQLite file. One process at a time may write to it; others may read.
pub struct Sqlite {
    writer: Option<Writer>,
    readers: Vec<Reader>,
    next: std::sync::atomic::AtomicUsize,
    /// Held while the file is open for writing.
    _lock: Option<File>,
}

/// How careful the store is, for tests that show what is lost without it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Care {
    /// Does not wait for the disk; a power cut then loses what was acknowledged.
    pub careless: bool,
    /// The most pages of the file, as if the disk were full beyond.
    pub most_pages: Option<u32>,
}

impl Sqlite {
    /// Opens the file for writing, making it when there is none.
    ///
    /// # Errors
    /// When another process has it, it is no such database or damaged, or was written by a newer program. Then nothing
    /// has changed.
    pub fn open(file: &Path) -> Result<Sqlite> {
        Sqlite::open_with(file, Care::default())
    }

    /// Opens the file as a test wants it.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    #[doc(hidden)]
    pub fn open_with(file: &Path, care: Care) -> Result<Sqlite> {
        let io = |error: std::io::Error| StoreError::Io(format!("{}: {error}", file.display()));
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(io)?;
        }
        let lock = File::create(file.with_extension("lock")).map_err(io)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => return Err(StoreError::Locked),
            Err(std::fs::TryLockError::Error(error)) => return Err(io(error)),
        }
        let connection = Connection::open(file).map_err(failure)?;
        schema::prepare(&connection, care)?;
        let mut sqlite = Sqlite::reading(file)?;
        sqlite.writer = Some(Writer::start(connection));
        sqlite._lock = Some(lock);
        Ok(sqlite)
    }

    /// Opens the file for reading alone, beside a running server or without one.
    ///
    /// # Errors
    /// When there is no such file, it is no such database or damaged, or was written by a newer program.
    pub fn open_read_only(file: &Path) -> Result<Sqlite> {
        if !file.exists() {
            return Err(StoreError::Io(format!("there is no database at {}", file.display())));
        }
        Sqlite::reading(file)
    }

    fn reading(file: &Path) -> Result<Sqlite> {
        let open = || {
            let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
            let connection = Connection::open_with_flags(file, flags).map_err(failure)?;
            schema::check(&connection)?;
            Ok(Reader::start(connection))
        };
        let readers = (0..READERS).map(|_| open()).collect::<Result<_>>()?;
        Ok(Sqlite { writer: None, readers, next: Default::default(), _lock: None })
    }

    fn read<T: Send + 'static>(
        &self,
        act: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> BoxFuture<'_, Result<T>> {
        let turn = self.next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let answer = self.readers[turn % READERS].ask(act);
        Box::pin(async move { answer.await.unwrap_or_else(|_| Err(stopped())) })
    }

    fn write<T: Send + 'static>(
        &self,
        act: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> BoxFuture<'_, Result<T>> {
        let Some(writer) = &self.writer else {
            return Box::pin(async { Err(StoreError::Io("it was opened for reading alone".to_owned())) });
        };
        let answer = writer.ask(act);
        Box::pin(async move { answer.await.unwrap_or_else(|_| Err(stopped())) })
    }
}

fn stopped() -> StoreError {
    StoreError::Io("the thread that uses it has stopped".to_owned())
}

/// What an error of SQLite means here.
fn failure(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Locked,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Corrupt(error.to_string()),
        _ => StoreError::Io(error.to_string()),
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> BoxFuture<'_, Result<()>> {
        self.write(move |connection| write::create(connection, &table))
    }

    fn commit(&self, commit: Commit) -> BoxFuture<'_, Result<()>> {
        self.write(move |connection| write::commit(connection, &commit))
    }

    fn load<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Option<Stored>>> {
        let table = table.clone();
        self.read(move |connection| read::load(connection, &table))
    }

    fn answer<'a>(&'a self, table: &'a TableId, form: &'a FormId) -> BoxFuture<'a, Result<Option<String>>> {
        let (table, form) = (table.clone(), form.clone());
        self.read(move |connection| read::answer(connection, &table, &form))
    }

    fn tables_of(&self, visitor: VisitorId) -> BoxFuture<'_, Result<Vec<Summary>>> {
        self.read(move |connection| read::tables_of(connection, &visitor))
    }

    fn public_tables(&self) -> BoxFuture<'_, Result<Vec<Summary>>> {
        self.read(read::public_tables)
    }

    fn expired(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        self.read(move |connection| read::expired(connection, now))
    }

    fn count_open(&self, visitor: VisitorId) -> BoxFuture<'_, Result<u32>> {
        self.read(move |connection| read::count_open(connection, &visitor))
    }

    fn seat_by_link(&self, link: LinkId) -> BoxFuture<'_, Result<Option<(TableId, Seat)>>> {
        self.read(move |connection| read::seat_by_link(connection, &link))
    }

    fn seen(&self, visitor: VisitorId, at: Millis) -> BoxFuture<'_, Result<()>> {
        self.write(move |connection| write::seen(connection, &visitor, at))
    }

    fn forget_visitors(&self, before: Millis) -> BoxFuture<'_, Result<u32>> {
        self.write(move |connection| write::forget_visitors(connection, before))
    }

    fn backup(&self, file: PathBuf) -> BoxFuture<'_, Result<()>> {
        self.read(move |connection| read::backup(connection, &file))
    }
}
