//! The live tables of one server: made, found, loaded on demand, put away when nobody looks.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{FormId, Header, Holder, Millis, NewTable, Store, Summary, TableId, TableSettings, VisitorId};
use table::deal::{Party, Secret};
use table::{BySeat, Seat, Settings as Options, Setup};
use tokio::sync::{Semaphore, broadcast, oneshot, watch};

use crate::clock::{Clock, Reading};
use crate::crash::{Crash, Point};
use crate::loaded::Loaded;
use crate::progress::{Person, Progress};
use crate::request::{Done, Refused, Request};
use crate::room::{Change, Doors, Message, Room, Update};
use crate::seating;
use crate::snapshot::Snapshot;
use crate::token::Token;

/// After so many hours without a visit, a visitor is forgotten.
const FORGET_HOURS: u32 = 24 * 90;

/// What a server sets for all of its tables.
#[derive(Clone, Debug)]
pub struct Settings {
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

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            bot_pause: Duration::from_millis(900),
            thinkers: 2,
            tables_a_visitor: 20,
            editions: BTreeMap::new(),
            crash: None,
        }
    }
}

/// What somebody wants to play.
#[derive(Clone, PartialEq, Debug)]
pub struct Wish {
    /// The game's name.
    pub game: String,
    /// Its options.
    pub options: Options,
    /// The seats in order.
    pub seats: Vec<SeatWish>,
    /// Who may watch, and when the table expires.
    pub settings: TableSettings,
}

/// Who shall sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// Whoever comes.
    Open,
    /// The bot of this name.
    Bot(String),
}

impl Wish {
    /// The same once more.
    pub(crate) fn again(progress: &Progress, settings: &TableSettings) -> Wish {
        let seat = |person: &Person| match person {
            Person::Bot(name, _) => SeatWish::Bot(name.clone()),
            Person::Visitor | Person::Nobody => SeatWish::Open,
        };
        Wish {
            game: progress.header.game.clone(),
            options: progress.header.options.clone(),
            seats: progress.chairs.iter().map(|chair| seat(&chair.person)).collect(),
            settings: settings.clone(),
        }
    }
}

/// What the tables of one server have in common.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) thinkers: Arc<Semaphore>,
    /// What is known of the wall clock. A std mutex: it is never held across an await.
    clock: Mutex<Clock>,
    /// The tables in memory. A std mutex: it is never held across an await.
    rooms: Mutex<Option<BTreeMap<TableId, Handle>>>,
    /// Becomes true when the server stops.
    stop: watch::Sender<bool>,
}

#[derive(Clone)]
struct Handle {
    doors: Doors,
    stop: watch::Receiver<bool>,
}

impl Shared {
    fn rooms<T>(&self, act: impl FnOnce(&mut Option<BTreeMap<TableId, Handle>>) -> T) -> T {
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
        if let Some(crash) = &self.settings.crash {
            crash.reached(point);
        }
    }

    /// Makes a table.
    pub(crate) async fn create(&self, visitor: &VisitorId, wish: Wish) -> Result<TableId, Refused> {
        let title = catalog::title(&wish.game).ok_or(Refused::NoGame)?;
        let most = self.settings.tables_a_visitor;
        if self.store.count_open(visitor.clone()).await? >= most {
            return Err(Refused::TooManyTables { most });
        }
        let edition = self.settings.editions.get(&wish.game).map_or(title.edition(), String::as_str).to_owned();
        let (_, most_seats) = title.seats();
        let seats = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX).min(most_seats.saturating_add(1));
        let asked = Setup { seats, settings: wish.options.clone(), edition, version: title.version() };
        title.check(&asked)?;
        let options = asked.settings.complete(title.options()).map_err(table::SetupError::from)?;
        let id = TableId::random();
        let header = Header {
            format: store::FORMAT,
            table: id.clone(),
            game: wish.game,
            rules: asked.version,
            seats,
            options,
            edition: asked.edition,
            created: Millis::now(),
        };
        let header_text = header.text();
        let secret = random_secret();
        let commitment = secret.commitment(Party::Server, &header_text);
        let impossible = |differs: crate::progress::Differs| Refused::ReadOnly(differs.to_string());
        let mut progress = Progress::new(&header_text, header, secret.clone()).map_err(impossible)?;
        let mut entries = Vec::new();
        let bots = (0..).map(Seat).zip(&wish.seats);
        for (seat, wish) in bots {
            if let SeatWish::Bot(bot) = wish {
                let kind = seating::sit_bot(&progress, seat, bot)?;
                entries.push(progress.perform(Millis::now(), store::Who::Host, kind).map_err(impossible)?);
            }
        }
        if seating::all_ready(&progress) {
            let start = progress.perform(Millis::now(), store::Who::Server, store::Kind::Start);
            entries.push(start.map_err(impossible)?);
        }
        let table = NewTable {
            header_text,
            secret,
            commitment,
            creator: visitor.clone(),
            settings: wish.settings,
            entries,
            holders: BySeat::new(seats, |_| Holder::default()),
        };
        self.store.create(table).await?;
        tracing::info!(table = %id, game = progress.header.game, seats, "a table was made");
        Ok(id)
    }
}

fn random_secret() -> Secret {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    Secret::new(bytes)
}

/// The live tables of one server. Cheap to clone.
#[derive(Clone)]
pub struct Tables(Arc<Shared>);

impl Tables {
    /// The tables of a store.
    pub fn new(store: Arc<dyn Store>, settings: Settings) -> Tables {
        let thinkers = Arc::new(Semaphore::new(settings.thinkers.max(1)));
        let (stop, _) = watch::channel(false);
        let (clock, rooms) = (Mutex::new(Clock::start(Millis::now())), Mutex::new(Some(BTreeMap::new())));
        Tables(Arc::new(Shared { store, settings, thinkers, clock, rooms, stop }))
    }

    /// The store behind the tables.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }

    /// What the server sets for all tables.
    pub fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// Makes a table.
    ///
    /// # Errors
    /// When the wish cannot be fulfilled.
    pub async fn create(&self, visitor: &VisitorId, wish: Wish) -> Result<TableId, Refused> {
        self.0.create(visitor, wish).await
    }

    /// Finds a table, loading it when it is not in memory.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn table(&self, id: &TableId) -> Result<Table, Refused> {
        let found = |rooms: &mut Option<BTreeMap<TableId, Handle>>| match rooms {
            None => Err(Refused::Stopping),
            Some(rooms) => Ok(rooms.get(id).filter(|handle| !handle.doors.sender.is_closed()).cloned()),
        };
        let handle = match self.0.rooms(found)? {
            Some(handle) => handle,
            None => {
                let stored = self.0.store.load(id).await?.ok_or(Refused::NoTable)?;
                let loaded = Loaded::from(stored)?;
                self.0.rooms(|rooms| {
                    let rooms = rooms.as_mut().ok_or(Refused::Stopping)?;
                    // Somebody else may have loaded it meanwhile; there is only ever one.
                    if let Some(handle) = rooms.get(id).filter(|handle| !handle.doors.sender.is_closed()) {
                        return Ok(handle.clone());
                    }
                    let doors = Room::start(self.0.clone(), id.clone(), loaded);
                    let handle = Handle { doors, stop: self.0.stop.subscribe() };
                    rooms.insert(id.clone(), handle.clone());
                    Ok::<Handle, Refused>(handle)
                })?
            }
        };
        Ok(Table { id: id.clone(), handle })
    }

    /// The table and seat of a private link.
    ///
    /// # Errors
    /// When the link is not valid, or was renewed.
    pub async fn by_link(&self, token: &Token) -> Result<(Table, Seat), Refused> {
        let (id, seat) = self.0.store.seat_by_link(token.link()).await?.ok_or(Refused::BadLink)?;
        Ok((self.table(&id).await?, seat))
    }

    /// The tables that a visitor created or sits at, the newest first.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn mine(&self, visitor: &VisitorId) -> Result<Vec<Summary>, Refused> {
        Ok(self.0.store.tables_of(visitor.clone()).await?)
    }

    /// The tables that everybody may watch, the newest first.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn public(&self) -> Result<Vec<Summary>, Refused> {
        Ok(self.0.store.public_tables().await?)
    }

    /// Closes tables without a start or a move for as long as their settings say, and forgets visitors who do not come
    /// back. Since this cannot be undone, nothing of it is done in the first hour after the start of the server or after a
    /// leap of the wall clock.
    ///
    /// # Errors
    /// When the store cannot be used.
    pub async fn tidy(&self, now: Millis) -> Result<(), Refused> {
        match self.0.clock.lock().unwrap_or_else(PoisonError::into_inner).read(now) {
            Reading::Believed => {}
            Reading::Doubtful => return Ok(()),
            Reading::Leapt(ahead) => {
                let minutes = ahead.as_secs() / 60;
                tracing::warn!(
                    minutes,
                    "the clock has leapt ahead; for an hour no table is closed and nobody forgotten: if it is wrong, put \
                     it right"
                );
                return Ok(());
            }
        }
        for id in self.0.store.expired(now).await? {
            let table = match self.table(&id).await {
                Ok(table) => table,
                Err(refused) => {
                    tracing::warn!(table = %id, reason = %refused, "a table whose time is over cannot be closed");
                    continue;
                }
            };
            let (done, waiting) = oneshot::channel();
            if table.handle.doors.sender.send(Message::Expire(done)).await.is_ok() {
                // A task that ends instead leaves the table for the next time.
                let _ended = waiting.await;
            }
        }
        let forgotten = self.0.store.forget_visitors(now.hours_before(FORGET_HOURS)).await?;
        if forgotten > 0 {
            tracing::info!(visitors = forgotten, "visitors were forgotten who did not come back");
        }
        Ok(())
    }

    /// Ends all feeds and tasks. What is committed stays.
    pub fn close(&self) {
        self.0.rooms(|rooms| *rooms = None);
        self.0.stop.send_replace(true);
    }
}

/// A handle to one live table. Cheap to clone.
#[derive(Clone)]
pub struct Table {
    id: TableId,
    handle: Handle,
}

impl Table {
    /// The table's name.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The table as it is now; whoever looks counts as being there for a minute.
    ///
    /// # Errors
    /// When the server is stopping.
    pub fn look(&self, visitor: &VisitorId) -> Result<Arc<Snapshot>, Refused> {
        self.handle.doors.presences.saw(visitor);
        self.snapshot()
    }

    fn snapshot(&self) -> Result<Arc<Snapshot>, Refused> {
        let Doors { looks, presences, .. } = &self.handle.doors;
        // The task has ended if nobody can change the table any more.
        looks.has_changed().map_err(|_| Refused::Stopping)?;
        let snapshot = looks.borrow().clone();
        Ok(snapshot.refreshed(presences))
    }

    /// Follows the table from now on.
    ///
    /// # Errors
    /// When the server is stopping.
    pub fn follow(&self, visitor: VisitorId) -> Result<Feed, Refused> {
        let changes = self.handle.doors.changes.subscribe();
        self.handle.doors.presences.enter(&visitor);
        let mut feed = Feed { table: self.clone(), visitor, changes, first: None };
        feed.first = Some(Update { snapshot: self.snapshot()?, fresh: false });
        Ok(feed)
    }

    /// Asks the table for something.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub async fn ask(&self, visitor: &VisitorId, form: FormId, request: Request) -> Result<Done, Refused> {
        let (reply, answer) = oneshot::channel();
        let message = Message::Ask { visitor: visitor.clone(), form, request, reply };
        self.handle.doors.sender.send(message).await.map_err(|_| Refused::Stopping)?;
        answer.await.map_err(|_| Refused::Stopping)?
    }
}

/// What happens at a table, for one visitor: first the table as it is, then every change that concerns him. It ends with
/// the server, or when the table's task has failed.
pub struct Feed {
    table: Table,
    visitor: VisitorId,
    changes: broadcast::Receiver<Change>,
    first: Option<Update>,
}

impl Feed {
    /// The next change; nothing when the feed has ended. Whoever is too slow gets the table as it is.
    pub async fn next(&mut self) -> Option<Update> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        loop {
            let change = tokio::select! {
                change = self.changes.recv() => change,
                _ = self.table.handle.stop.wait_for(|stop| *stop) => return None,
                // The task has failed. Whoever looks again loads the table anew.
                () = self.table.handle.doors.sender.closed() => return None,
            };
            match change {
                Ok(Change { only, update }) => {
                    let own = |seat: Seat| update.snapshot.seats_of(&self.visitor).contains(seat);
                    if only.is_none_or(own) {
                        return Some(update);
                    }
                }
                Err(broadcast::error::RecvError::Lagged(_)) => {
                    self.changes = self.changes.resubscribe();
                    let snapshot = self.table.snapshot().ok()?;
                    return Some(Update { snapshot, fresh: false });
                }
                Err(broadcast::error::RecvError::Closed) => return None,
            }
        }
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        self.table.handle.doors.presences.leave(&self.visitor);
    }
}
