//! What all tables of a server share.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use erasure::{Seen, Titles};
use prometheus_client::metrics::histogram::Histogram;
use store::{DeviceId, Store, TableId, Version};
use table_fold::{PublicNumber, Refused};
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use crate::analyses::Analyses;
use crate::aside::Aside;
use crate::clock::ClockCheck;
use crate::crash::{Crash, Point};
use crate::message::{Doors, Message};
use crate::pool::Pool;
use crate::randomness::{Randomness, random_number};

/// The settings for all tables of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long each turn of a bot takes at least, so that people can follow and its tempo tells nothing. The bot
    /// thinks for a part of this time; if it is zero, for one iteration.
    pub bot_pause: Duration,
    /// How long a spectator needs to watch what has happened at a table of this game since the page was turned, if it
    /// may take at most `within`. Bots and windows wait for that.
    pub moments: fn(game: &str, seen: Seen<'_>, within: Duration) -> Duration,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// The most tables that one visitor may have created that are not over.
    pub tables_a_visitor: u32,
    /// Finished tables are removed after this many hours; `None` keeps them for good.
    pub keep_finished_hours: Option<u32>,
    /// The operator's editions as TOML texts, by game; other games use the built-in edition.
    pub editions: BTreeMap<String, String>,
    /// Where a crash test kills the server.
    pub crash: Option<Crash>,
    /// Where ids, secrets and the bots' seeds come from.
    pub randomness: Randomness,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bot_pause: Duration::from_millis(500),
            moments: |_, _, _| Duration::ZERO,
            thinkers: 2,
            tables_a_visitor: 20,
            keep_finished_hours: None,
            editions: BTreeMap::new(),
            crash: None,
            randomness: Randomness::default(),
        }
    }
}

/// The current load of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Vitals {
    /// The tables in memory.
    pub tables: usize,
    /// The people present, counted at each table.
    pub people: usize,
    /// The bots that think or wait for a place.
    pub thinking: usize,
}

/// The bounds of the histogram of how long appends take, in seconds.
const APPENDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

/// How many messages from the pages of other servers are kept for a slow listener.
const TOLD: usize = 256;

/// What all tables of a server share.
pub(crate) struct Shared {
    /// The games.
    pub(crate) titles: Titles,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) thinkers: Pool,
    pub(crate) analyses: Analyses,
    /// How many seconds the appends of the tables took.
    pub(crate) appends: Histogram,
    /// The check of the wall clock. A std mutex, since it is never held across an await.
    pub(crate) clock: Mutex<ClockCheck>,
    /// The tables in memory; `None` once the server has stopped. A std mutex, since it is never held across an await.
    rooms: Mutex<Option<BTreeMap<TableId, InMemory>>>,
    /// Messages for the other servers, in order.
    told: OnceLock<mpsc::UnboundedSender<(TableId, String)>>,
    /// Messages about tables from the pages of other servers.
    pub(crate) pages: broadcast::Sender<(TableId, String)>,
    /// Says that some table waits for others than before.
    pub(crate) asked: watch::Sender<()>,
    /// The devices that have ended, on this server or others; `None` if some may have been missed.
    pub(crate) endings: broadcast::Sender<Option<DeviceId>>,
    /// Identifies this server to others on the same store.
    pub(crate) number: u64,
    /// The number of the last change that everybody at some table was shown.
    last_change: AtomicU64,
    /// Turns true when the server stops.
    stop: watch::Sender<bool>,
}

/// A table in memory, with the number of its handles. The number leaves zero only under the lock of `rooms`.
struct InMemory {
    doors: Doors,
    handles: Arc<AtomicUsize>,
}

/// A handle to the task of a table; the table stays loaded as long as there is one.
pub(crate) struct Handle {
    pub(crate) doors: Doors,
    pub(crate) stop: watch::Receiver<bool>,
    handles: Arc<AtomicUsize>,
}

impl Handle {
    fn new(live: &InMemory, stop: watch::Receiver<bool>) -> Handle {
        live.handles.fetch_add(1, Ordering::SeqCst);
        Handle { doors: live.doors.clone(), stop, handles: live.handles.clone() }
    }
}

impl Clone for Handle {
    fn clone(&self) -> Handle {
        self.handles.fetch_add(1, Ordering::SeqCst);
        Handle { doors: self.doors.clone(), stop: self.stop.clone(), handles: self.handles.clone() }
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        self.handles.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Shared {
    pub(crate) fn new(store: Arc<dyn Store>, titles: Titles, config: Config) -> Shared {
        let (stop, _) = watch::channel(false);
        Shared {
            titles,
            thinkers: Pool::new(config.thinkers),
            analyses: Analyses::new(),
            appends: Histogram::new(APPENDS),
            clock: Mutex::new(ClockCheck::start(store.clock().now())),
            rooms: Mutex::new(Some(BTreeMap::new())),
            told: OnceLock::new(),
            pages: broadcast::channel(TOLD).0,
            asked: watch::Sender::new(()),
            endings: broadcast::channel(TOLD).0,
            number: random_number(),
            store,
            config,
            last_change: AtomicU64::new(0),
            stop,
        }
    }

    /// Gives back the lease of a table that is unloaded, even if it is not known here: the store may have granted it
    /// and the answer have been lost. If the table has been loaded again meanwhile, its next change finds that out and
    /// takes the lease again.
    pub(crate) async fn give_back(self: Arc<Shared>, id: TableId) {
        if let Some(node) = self.store.node()
            && let Err(error) = node.give_back(&id).await
        {
            tracing::debug!(table = %id, reason = %error, "the table's lease could not be given back");
        }
    }

    /// Runs `act` on the tables in memory, under their lock.
    fn rooms<T>(&self, act: impl FnOnce(&mut BTreeMap<TableId, InMemory>) -> Result<T, Refused>) -> Result<T, Refused> {
        act(self.rooms.lock().unwrap_or_else(PoisonError::into_inner).as_mut().ok_or(Refused::Stopping)?)
    }

    /// A handle to a table, if it is in memory.
    ///
    /// # Errors
    /// When the server is stopping.
    pub(crate) fn find(&self, id: &TableId) -> Result<Option<Handle>, Refused> {
        let handle = |live: &InMemory| Handle::new(live, self.stopping());
        self.rooms(|rooms| Ok(rooms.get(id).filter(|live| !live.doors.sender.is_closed()).map(handle)))
    }

    /// A handle to a table that has just been loaded. Starts its task, unless the table was loaded concurrently.
    ///
    /// # Errors
    /// When the server is stopping.
    pub(crate) fn find_or_start(&self, id: &TableId, start: impl FnOnce() -> Doors) -> Result<Handle, Refused> {
        self.rooms(|rooms| {
            if rooms.get(id).is_none_or(|live| live.doors.sender.is_closed()) {
                rooms.insert(id.clone(), InMemory { doors: start(), handles: Arc::default() });
            }
            Ok(Handle::new(&rooms[id], self.stopping()))
        })
    }

    /// Unloads a table, unless it has handles or `is_busy` says that its task has messages. No handle can be made
    /// meanwhile; later requests load the table again.
    pub(crate) fn unload(&self, id: &TableId, is_busy: impl FnOnce() -> bool) -> bool {
        let unloaded = self.rooms(|rooms| {
            let is_idle = rooms.get(id).is_some_and(|live| live.handles.load(Ordering::SeqCst) == 0) && !is_busy();
            Ok(is_idle && rooms.remove(id).is_some())
        });
        unloaded.unwrap_or_default()
    }

    /// The current load; zero once the server has stopped.
    pub(crate) fn vitals(&self) -> Vitals {
        let counted = self.rooms(|rooms| {
            let people = rooms.values().map(|live| live.doors.presences.count()).sum();
            Ok(Vitals { tables: rooms.len(), people, thinking: self.thinkers.busy() })
        });
        counted.unwrap_or_default()
    }

    /// The versions of the tables in memory that are not read-only.
    ///
    /// # Errors
    /// When the server is stopping.
    pub(crate) fn versions(&self) -> Result<BTreeMap<TableId, Version>, Refused> {
        let version = |(id, live): (&TableId, &InMemory)| {
            let snapshot = live.doors.looks.borrow();
            snapshot.read_only.is_none().then(|| (id.clone(), snapshot.version()))
        };
        self.rooms(|rooms| Ok(rooms.iter().filter_map(version).collect()))
    }

    /// Makes the task of a table read it again, if it is in memory, and waits for it.
    ///
    /// # Errors
    /// When the server is stopping.
    pub(crate) async fn reread(&self, id: &TableId) -> Result<(), Refused> {
        if let Some(handle) = self.find(id)? {
            let (done, waiting) = oneshot::channel();
            if handle.doors.sender.send(Box::new(Message::Reread(done))).await.is_ok() {
                // If the task ends first, the table is loaded again when somebody asks for it.
                let _ended = waiting.await;
            }
        }
        Ok(())
    }

    /// Passes a message from another server on to a table, if it is in memory.
    ///
    /// # Errors
    /// When the server is stopping.
    pub(crate) async fn pass_on(&self, id: &TableId, aside: Aside) -> Result<(), Refused> {
        if let Some(handle) = self.find(id)? {
            // If the task has ended, there is nobody to show it to.
            let _ended = handle.doors.sender.send(Box::new(Message::Aside(aside))).await;
        }
        Ok(())
    }

    /// Sends a message about a table to the other servers of the store, after all that were sent before.
    pub(crate) fn tell(&self, id: &TableId, aside: &Aside) {
        if self.store.node().is_none() {
            return;
        }
        let told = self.told.get_or_init(|| {
            let (told, telling) = mpsc::unbounded_channel();
            tokio::spawn(tell_all(self.store.clone(), telling));
            told
        });
        // Its task ends with this server.
        let _ended = told.send((id.clone(), aside.text()));
    }

    /// Drops a table that was removed from the store. Its task ends.
    pub(crate) fn drop_table(&self, id: &TableId) {
        // When the server stops, all tables are dropped.
        let _stopping = self.rooms(|rooms| Ok(rooms.remove(id)));
    }

    /// Stops all tables; none can be loaded afterwards.
    pub(crate) fn close(&self) {
        *self.rooms.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.stop.send_replace(true);
    }

    /// Turns true when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// A new number, for a change that everybody at a table is shown.
    pub(crate) fn next_change(&self) -> PublicNumber {
        PublicNumber(self.last_change.fetch_add(1, Ordering::Relaxed) + 1)
    }

    /// Marks a point at which a crash test may kill the server.
    pub(crate) fn reached(&self, point: Point) {
        if let Some(crash) = &self.config.crash {
            crash.reached(point);
        }
    }
}

/// Sends messages to the other servers, one after the other.
async fn tell_all(store: Arc<dyn Store>, mut telling: mpsc::UnboundedReceiver<(TableId, String)>) {
    while let (Some((id, text)), Some(node)) = (telling.recv().await, store.node()) {
        if let Err(error) = node.tell(&id, text).await {
            tracing::debug!(table = %id, reason = %error, "the other servers could not be told");
        }
    }
}
