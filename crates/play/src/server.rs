//! What the tables of one server have in common.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{Millis, Store, TableId};
use tokio::sync::{Semaphore, watch};

use crate::clock::Clock;
use crate::crash::{Crash, Point};
use crate::message::Doors;

/// What a server sets for all of its tables.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How many tables that are not over one visitor may have created.
    pub tables_a_visitor: u32,
    /// The host's own editions, by game, as TOML texts; the program's own for games that are not named.
    pub editions: BTreeMap<String, String>,
    /// Where a test kills the server.
    pub crash: Option<Crash>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bot_pause: Duration::from_millis(900),
            thinkers: 2,
            tables_a_visitor: 20,
            editions: BTreeMap::new(),
            crash: None,
        }
    }
}

/// What the tables of one server have in common.
pub(crate) struct Server {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) thinkers: Arc<Semaphore>,
    /// What is known of the wall clock. A std mutex: it is never held across an await.
    pub(crate) clock: Mutex<Clock>,
    /// The tables in memory. A std mutex: it is never held across an await.
    rooms: Mutex<Option<BTreeMap<TableId, Handle>>>,
    /// Becomes true when the server stops.
    pub(crate) stop: watch::Sender<bool>,
}

/// A way to the task of a table.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) doors: Doors,
    pub(crate) stop: watch::Receiver<bool>,
}

impl Server {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> Server {
        let (stop, _) = watch::channel(false);
        Server {
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            clock: Mutex::new(Clock::start(Millis::now())),
            rooms: Mutex::new(Some(BTreeMap::new())),
            store,
            config,
            stop,
        }
    }

    /// Looks at the tables in memory, or changes them; there are none once the server has stopped.
    pub(crate) fn rooms<T>(&self, act: impl FnOnce(&mut Option<BTreeMap<TableId, Handle>>) -> T) -> T {
        act(&mut self.rooms.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Forgets a table if nobody else holds a handle to it; then its task ends.
    pub(crate) fn put_away(&self, id: &TableId) {
        self.rooms(|rooms| {
            let Some(rooms) = rooms.as_mut() else { return };
            if rooms.get(id).is_some_and(|handle| handle.doors.sender.strong_count() == 1) {
                rooms.remove(id);
            }
        });
    }

    /// A point at which a test may kill the server.
    pub(crate) fn reached(&self, point: Point) {
        if let Some(crash) = &self.config.crash {
            crash.reached(point);
        }
    }
}
