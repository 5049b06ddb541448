//! The SQLite store: one file, one writer thread with group commit, a few reader threads.

mod backup;
mod change;
mod channels;
mod devices;
mod doors;
mod failure;
mod file;
mod lock;
mod notices;
mod owner;
mod read;
mod schema;
mod space;
mod tokens;
mod visitors;
mod writer;

use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use rusqlite::{Connection, OpenFlags};
use table::Seat;
use tokio::sync::oneshot;

pub use self::backup::partial;
use self::failure::name;
use self::lock::Lock;
use self::read::Readers;
use self::schema::Contents;
use self::space::BESIDE;
use crate::change::{Change, Job};
use crate::{
    AdminKey, Announcement, Channel, ChannelChange, ChannelId, Channels, Clock, Commit, Device, DeviceChange, DeviceId,
    Devices, DoorChange, Doors, Figure, FormId, Invitation, InvitationId, LinkId, Millis, NewTable, Node, Notice,
    Notification, Pass, PassId, Report, Result, Store, StoreError, Stored, Summary, TableId, TakerId, VisitorId,
    Welcome,
};

/// The number of reader threads.
const READERS: usize = 2;

/// SQLite truncates the write-ahead log to this many bytes after it has grown larger, as during a backup of a busy
/// server.
const LOG_BYTES: u32 = 16 << 20;

/// How often a server looks for changes that commands beside it have made.
const LOOK: Duration = Duration::from_secs(1);

/// Settings that tests change.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Tuning {
    /// `false`: commits do not wait for the disk. A test uses it to show that the durability tests can fail.
    pub durable: bool,
    /// The largest size of the database in pages, to imitate a full disk.
    pub most_pages: Option<u32>,
    /// SQLite's busy timeout: how long to wait while another process writes.
    pub patience: Duration,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning { durable: true, most_pages: None, patience: Duration::from_secs(2) }
    }
}

/// A store in one SQLite file. A change is on the disk before its call returns.
///
/// Dropping the store waits for pending changes.
pub struct Sqlite {
    path: PathBuf,
    /// Opens a connection for reading.
    open: fn(&Path) -> Result<Connection>,
    // Fields are dropped in this order: the readers, the writer, whose connection cleans up the log file, then the
    // lock.
    readers: Readers,
    writer: Option<Writer>,
    lock: Option<Lock>,
    clock: Clock,
}

struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // The panic was already reported when it happened.
            let _panicked = thread.join();
        }
    }
}

impl Sqlite {
    /// Opens a database for a server. Creates the file and its folder when they are missing. The server holds a lock on
    /// a file beside the database, with the extension `lock`, as long as it runs.
    ///
    /// # Errors
    /// `Locked` when another server uses the database, `Newer`, `Foreign`, `OldLog` or `Corrupt` when it cannot be read,
    /// `Full` or `Io` when it cannot be created. The database is unchanged.
    pub fn open(path: impl AsRef<Path>) -> Result<Sqlite> {
        Sqlite::open_tuned(path, &Tuning::default())
    }

    /// Opens a database for a short change, even while a server runs on it: the server learns of each change by
    /// [`Store::hear`].
    ///
    /// # Errors
    /// As for [`Sqlite::open_read_only`].
    pub fn open_beside(path: impl AsRef<Path>) -> Result<Sqlite> {
        let path = path.as_ref();
        let named = |error| owner::explain(path, name(path, error));
        file::check(path)?;
        let db = reader(path)?;
        let found = schema::look(&db).and_then(current).map_err(named)?;
        let tuning = Tuning { patience: BESIDE, ..Tuning::default() };
        let writer = writer(path, found, &tuning).map_err(named)?;
        Sqlite::start(path, writer, vec![db], None, true)
    }

    /// As [`Sqlite::open`], with other settings.
    #[doc(hidden)]
    pub fn open_tuned(path: impl AsRef<Path>, tuning: &Tuning) -> Result<Sqlite> {
        let path = path.as_ref();
        let named = |error: StoreError| name(path, error);
        if let Some(folder) = path.parent() {
            make_folder(folder).map_err(|error| name(folder, error.into()))?;
        }
        let place = lock::place(path).map_err(|error| named(error.into()))?;
        let open = || {
            let lock = Lock::take(&place)?;
            let found = if place.exists() {
                file::check(path)?;
                schema::look(&reader(path)?).map_err(named)?
            } else {
                owner::create(&place).map_err(|error| named(error.into()))?;
                Contents::Empty
            };
            Ok((writer(path, found, tuning).map_err(named)?, lock))
        };
        let (writer, lock) = open().map_err(|error| owner::explain(&place, error))?;
        let readers = (0..READERS).map(|_| reader(path)).collect::<Result<_>>()?;
        Sqlite::start(path, writer, readers, Some(lock), false)
    }

    fn start(
        path: &Path,
        writer: Connection,
        readers: Vec<Connection>,
        lock: Option<Lock>,
        is_beside: bool,
    ) -> Result<Sqlite> {
        let (jobs, waiting) = mpsc::channel();
        let thread = thread::Builder::new().name("store-write".to_owned());
        let thread = thread.spawn(move || writer::run(writer, waiting, is_beside))?;
        Ok(Sqlite {
            path: path.to_owned(),
            open: reader,
            readers: Readers::start(readers)?,
            writer: Some(Writer { jobs: Some(jobs), thread: Some(thread) }),
            lock,
            clock: Clock::default(),
        })
    }

    /// Opens a database to read or copy it, even while a server runs on it. Calls that would change it fail. In a folder
    /// that cannot be written, keeps servers away.
    ///
    /// # Errors
    /// `Newer`, `Foreign`, `OldLog` or `Corrupt` when it cannot be read, `NotWritable` when only somebody else can, `Io`
    /// when there is none or a server has to upgrade it first.
    pub fn open_read_only(path: impl AsRef<Path>) -> Result<Sqlite> {
        let path = path.as_ref();
        // What can be read only while nobody changes it can be read as for a copy.
        Sqlite::read(path, reader).or_else(|error| Sqlite::open_to_copy(path).map_err(|_| error))
    }

    /// As [`Sqlite::open_read_only`], but refuses a database on which a server runs, and keeps servers away.
    ///
    /// # Errors
    /// As for [`Sqlite::open_read_only`]; `Locked` when a server uses the database.
    pub fn open_to_copy(path: impl AsRef<Path>) -> Result<Sqlite> {
        let path = path.as_ref();
        let place = lock::place(path).map_err(|error| name(path, error.into()))?;
        let lock = Lock::take_existing(&place).map_err(|error| owner::explain(&place, error))?;
        let read = Sqlite::read(path, reader).or_else(|error| match error {
            StoreError::Io(_) | StoreError::NotWritable { .. } if is_at_rest(&place) => {
                Sqlite::read(path, still_reader).map_err(|_| error)
            }
            error => Err(error),
        });
        Ok(Sqlite { lock, ..read? })
    }

    fn read(path: &Path, open: fn(&Path) -> Result<Connection>) -> Result<Sqlite> {
        file::check(path)?;
        let look = || {
            let db = open(path)?;
            let found = schema::look(&db).map_err(|error| name(path, error))?;
            Ok((db, found))
        };
        let (db, found) = look().map_err(|error| owner::explain(path, error))?;
        current(found).map_err(|error| name(path, error))?;
        let readers = Readers::start(vec![db])?;
        Ok(Sqlite { path: path.to_owned(), open, readers, writer: None, lock: None, clock: Clock::default() })
    }

    /// What [`Store::hear`] would return, without waiting.
    #[doc(hidden)]
    pub async fn heard_by_now(&self) -> Result<Vec<Notice>> {
        let (numbers, notices): (Vec<i64>, Vec<Notice>) = self.readers.ask(read::notices).await?.into_iter().unzip();
        if !numbers.is_empty() {
            self.change(Change::Noticed(numbers)).await?;
        }
        Ok(notices)
    }

    /// Does work that can take long, in a thread with this name and on a connection of its own.
    async fn at_length<T: Send + 'static>(
        &self,
        thread: &str,
        work: impl FnOnce(&Path) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (reply, answer) = oneshot::channel();
        let path = self.path.clone();
        thread::Builder::new().name(thread.to_owned()).spawn(move || {
            // The caller may have stopped waiting. The work is done all the same.
            let _gone = reply.send(work(&path));
        })?;
        answer.await.map_err(|_| StoreError::Io("it was not finished".to_owned()))?
    }

    /// Whether it makes short changes while a server may run.
    fn is_beside(&self) -> bool {
        self.lock.is_none()
    }

    async fn change(&self, change: Change) -> Result<u32> {
        let jobs = self.writer.as_ref().and_then(|writer| writer.jobs.as_ref());
        let jobs = jobs.ok_or_else(|| StoreError::Io("it was opened for reading only".to_owned()))?;
        let (reply, answer) = oneshot::channel();
        jobs.send(Job { change, reply }).map_err(|_| StoreError::Io("its writer has stopped".to_owned()))?;
        answer.await.map_err(|_| StoreError::Unknown)?
    }
}

/// Creates a folder and its missing parents. Syncs each parent folder: a power cut could otherwise remove the new
/// folder and the database in it.
pub(crate) fn make_folder(folder: &Path) -> std::io::Result<()> {
    if folder.as_os_str().is_empty() || folder.is_dir() {
        return Ok(());
    }
    let above = owner::folder(folder);
    make_folder(above)?;
    owner::create_folder(folder)?;
    File::open(above)?.sync_all()
}

/// Checks that a database has this program's version.
fn current(found: Contents) -> Result<Contents> {
    match found {
        found @ Contents::Version(schema::VERSION) => Ok(found),
        Contents::Version(_) => Err(StoreError::Io("start a server on it once".to_owned())),
        Contents::Empty => Err(StoreError::Corrupt("the file is empty".to_owned())),
    }
}

/// A read-only connection.
fn reader(path: &Path) -> Result<Connection> {
    let open = || {
        let db = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        db.busy_timeout(Duration::from_secs(2))?;
        Ok(db)
    };
    open().map_err(|error: rusqlite::Error| name(path, error.into()))
}

/// A read-only connection to a database that nobody changes. Needs no files beside it, which other connections create.
fn still_reader(path: &Path) -> Result<Connection> {
    let place = lock::place(path).map_err(|error| name(path, error.into()))?;
    let escaped = place.as_os_str().as_encoded_bytes().iter().map(|byte| match byte {
        b'/' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' => char::from(*byte).to_string(),
        other => format!("%{other:02X}"),
    });
    let uri = format!("file:{}?immutable=1", escaped.collect::<String>());
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    Connection::open_with_flags(uri, flags).map_err(|error| name(path, error.into()))
}

/// Whether a database is complete without its log, as after its server has stopped.
fn is_at_rest(place: &Path) -> bool {
    std::fs::metadata(owner::beside(place, "-wal"))
        .map_or_else(|error| error.kind() == ErrorKind::NotFound, |log| log.len() == 0)
}

/// The writing connection. Upgrades the database to this program's version.
fn writer(path: &Path, found: Contents, tuning: &Tuning) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut db = Connection::open_with_flags(path, flags)?;
    db.busy_timeout(tuning.patience)?;
    let mode: String = db.query_row("PRAGMA journal_mode = wal", [], |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Io("this file system cannot keep a write-ahead log".to_owned()));
    }
    db.pragma_update(None, "synchronous", if tuning.durable { "full" } else { "off" })?;
    db.pragma_update(None, "foreign_keys", true)?;
    // Removed and rewritten data is overwritten in the file.
    let _on: bool = db.query_row("PRAGMA secure_delete = on", [], |row| row.get(0))?;
    let _bytes: i64 = db.query_row(&format!("PRAGMA journal_size_limit = {LOG_BYTES}"), [], |row| row.get(0))?;
    if let Some(pages) = tuning.most_pages {
        let _pages: u32 = db.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |row| row.get(0))?;
    }
    db.set_prepared_statement_cache_capacity(64);
    schema::upgrade(&mut db, found)?;
    // SQLite opens files that it may not write to, and would refuse only the first change.
    db.execute_batch("BEGIN IMMEDIATE; ROLLBACK")?;
    Ok(db)
}

/// Opens further writing connections to a database that is in use, which wait so long for their turn.
fn rewriter(path: &Path) -> impl Fn(Duration) -> Result<Connection> {
    |patience| writer(path, Contents::Version(schema::VERSION), &Tuning { patience, ..Tuning::default() })
}

impl Devices for Sqlite {
    fn device(&self, id: DeviceId) -> BoxFuture<'_, Result<Option<Device>>> {
        self.readers.ask(move |db| devices::device(db, &id)).boxed()
    }

    fn devices(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Device>>> {
        self.readers.ask(move |db| devices::devices(db, of.as_ref())).boxed()
    }

    fn invitation(&self, id: InvitationId) -> BoxFuture<'_, Result<Option<Invitation>>> {
        self.readers.ask(move |db| devices::invitation(db, &id)).boxed()
    }

    fn invitations(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Invitation>>> {
        self.readers.ask(move |db| devices::invitations(db, of.as_ref())).boxed()
    }

    fn change_devices(&self, change: DeviceChange) -> BoxFuture<'_, Result<u32>> {
        self.change(Change::Device(Box::new(change))).boxed()
    }
}

impl Doors for Sqlite {
    fn passes(&self) -> BoxFuture<'_, Result<Vec<Pass>>> {
        self.readers.ask(doors::passes).boxed()
    }

    fn welcome_of(&self, person: VisitorId) -> BoxFuture<'_, Result<Option<Welcome>>> {
        self.readers.ask(move |db| doors::welcome_of(db, &person)).boxed()
    }

    fn welcomes(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Welcome)>>> {
        self.readers.ask(doors::welcomes).boxed()
    }

    fn excluded(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Millis)>>> {
        self.readers.ask(doors::excluded).boxed()
    }

    fn admin_key(&self, id: PassId) -> BoxFuture<'_, Result<Option<AdminKey>>> {
        self.readers.ask(move |db| doors::admin_key(db, &id)).boxed()
    }

    fn announcement(&self) -> BoxFuture<'_, Result<Option<Announcement>>> {
        self.readers.ask(doors::announcement).boxed()
    }

    fn reports(&self, by: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Report>>> {
        self.readers.ask(move |db| doors::reports(db, by.as_ref())).boxed()
    }

    fn change_doors(&self, change: DoorChange) -> BoxFuture<'_, Result<u32>> {
        self.change(Change::Door(Box::new(change))).boxed()
    }
}

impl Channels for Sqlite {
    fn channel(&self, id: ChannelId) -> BoxFuture<'_, Result<Option<Channel>>> {
        self.readers.ask(move |db| channels::channel(db, &id)).boxed()
    }

    fn channels(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Channel>>> {
        self.readers.ask(move |db| channels::channels(db, of.as_ref())).boxed()
    }

    fn notifications(&self, of: ChannelId) -> BoxFuture<'_, Result<Vec<Notification>>> {
        self.readers.ask(move |db| channels::notifications(db, &of)).boxed()
    }

    fn taken(&self, by: TakerId) -> BoxFuture<'_, Result<Vec<Notification>>> {
        self.readers.ask(move |db| channels::taken(db, &by)).boxed()
    }

    fn waiting(&self, now: Millis) -> BoxFuture<'_, Result<u64>> {
        self.readers.ask(move |db| channels::waiting(db, now)).boxed()
    }

    fn uncalled(&self) -> BoxFuture<'_, Result<Vec<TableId>>> {
        self.readers.ask(channels::uncalled).boxed()
    }

    fn key(&self) -> BoxFuture<'_, Result<Option<String>>> {
        self.readers.ask(channels::key).boxed()
    }

    fn change_channels(&self, change: ChannelChange) -> BoxFuture<'_, Result<u32>> {
        self.change(Change::Channel(Box::new(change))).boxed()
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> BoxFuture<'_, Result<()>> {
        async move { self.change(Change::Create(Box::new(table), None)).await.map(|_| ()) }.boxed()
    }

    fn create_within(&self, table: NewTable, most: u32) -> BoxFuture<'_, Result<()>> {
        async move { self.change(Change::Create(Box::new(table), Some(most))).await.map(|_| ()) }.boxed()
    }

    fn commit(&self, commit: Commit) -> BoxFuture<'_, Result<()>> {
        async move { self.change(Change::Commit(Box::new(commit))).await.map(|_| ()) }.boxed()
    }

    fn remove<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<()>> {
        async move { self.change(Change::Remove(table.clone())).await.map(|_| ()) }.boxed()
    }

    fn hear(&self) -> BoxFuture<'_, Result<Vec<Notice>>> {
        async move {
            loop {
                let heard = self.heard_by_now().await?;
                if !heard.is_empty() {
                    return Ok(heard);
                }
                tokio::time::sleep(LOOK).await;
            }
        }
        .boxed()
    }

    fn node(&self) -> Option<&dyn Node> {
        None
    }

    fn clock(&self) -> Clock {
        self.clock.clone()
    }

    fn load<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Option<Stored>>> {
        let table = table.clone();
        self.readers.ask(move |db| read::load(db, &table)).boxed()
    }

    fn answer<'a>(&'a self, table: &'a TableId, form: &'a FormId) -> BoxFuture<'a, Result<Option<String>>> {
        let (table, form) = (table.clone(), form.clone());
        self.readers.ask(move |db| read::answer(db, &table, &form)).boxed()
    }

    fn tables_of(&self, visitor: VisitorId) -> BoxFuture<'_, Result<Vec<Summary>>> {
        self.readers.ask(move |db| read::tables_of(db, &visitor)).boxed()
    }

    fn public_tables(&self) -> BoxFuture<'_, Result<Vec<Summary>>> {
        self.readers.ask(read::public_tables).boxed()
    }

    fn expired(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        self.readers.ask(move |db| read::expired(db, now)).boxed()
    }

    fn due(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        self.readers.ask(move |db| read::due(db, now)).boxed()
    }

    fn running(&self, since: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        self.readers.ask(move |db| read::running(db, since)).boxed()
    }

    fn finished(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        self.readers.ask(move |db| read::finished(db, before)).boxed()
    }

    fn list(&self) -> BoxFuture<'_, Result<Vec<Summary>>> {
        self.readers.ask(read::list).boxed()
    }

    fn all_tables(&self) -> BoxFuture<'_, Result<Vec<TableId>>> {
        self.readers.ask(read::all_tables).boxed()
    }

    fn answers<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Vec<(FormId, String, Millis)>>> {
        let table = table.clone();
        self.readers.ask(move |db| read::answers(db, &table)).boxed()
    }

    fn visitors(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Millis)>>> {
        self.readers.ask(read::visitors).boxed()
    }

    fn seat_by_link(&self, link: LinkId) -> BoxFuture<'_, Result<Option<(TableId, Seat)>>> {
        self.readers.ask(move |db| read::seat_by_link(db, &link)).boxed()
    }

    fn seen(&self, visitor: VisitorId, at: Millis) -> BoxFuture<'_, Result<()>> {
        async move { self.change(Change::Seen(visitor, at)).await.map(|_| ()) }.boxed()
    }

    fn forget_visitors(&self, before: Millis) -> BoxFuture<'_, Result<u32>> {
        self.change(Change::Forget(before, self.clock.now())).boxed()
    }

    fn forget_strangers(&self) -> BoxFuture<'_, Result<u32>> {
        self.change(Change::ForgetStrangers).boxed()
    }

    fn check(&self) -> BoxFuture<'_, Result<()>> {
        let open = self.open;
        self.at_length("store-check", move |path| schema::check(&open(path)?).map_err(|error| name(path, error)))
            .boxed()
    }

    fn figures(&self) -> Vec<(Figure, u64)> {
        let size = |path: &Path| std::fs::metadata(path).map_or(0, |file| file.len());
        // The log lies beside the real file, not beside a symbolic link to it.
        let file = std::fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        vec![(Figure::File, size(&file)), (Figure::Log, size(&owner::beside(&file, "-wal")))]
    }

    fn backup(&self, file: PathBuf) -> BoxFuture<'_, Result<()>> {
        let open = self.open;
        self.at_length("store-backup", move |path| backup::copy(&open(path)?, &file)).boxed()
    }

    fn overwrite(&self) -> BoxFuture<'_, Result<()>> {
        let is_beside = self.is_beside();
        self.at_length("store-overwrite", move |path| space::overwrite(path, is_beside, rewriter(path))).boxed()
    }

    fn compact(&self) -> BoxFuture<'_, Result<Option<u64>>> {
        let is_beside = self.is_beside();
        self.at_length("store-compact", move |path| space::compact(path, is_beside, rewriter(path)).map(Some)).boxed()
    }
}
