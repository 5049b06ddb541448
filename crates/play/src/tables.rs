//! The live tables of one server: creates, finds, loads and unloads them.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use erasure::Titles;
use prometheus_client::metrics::histogram::Histogram;
use store::{
    DeviceId, Evening, FormId, Kind, Millis, Notice, Phase, Store, StoreError, Stored, Summary, TableId, Version,
    VisitorId, Watch, log_failure,
};
use table::{BySeat, Seat, SeatSet};
use table_fold::{
    Changes, Loaded, Refused, Replay, Snapshot, Token, analysis::Analysis, analysis::NotAnalysed, record::Record,
};
use tokio::sync::{broadcast, oneshot, watch};
use tokio::time::{sleep, timeout};
use tracing::Instrument as _;

use crate::analyses::Analysed;
use crate::analyst;
use crate::aside::Aside;
use crate::clock::{Reading, stopwatch};
use crate::live_table::Table;
use crate::message::Message;
use crate::opening::{self, Wish};
use crate::presence::{self, Absences, Presences};
use crate::room::Room;
use crate::server::{Config, Shared, Vitals};

/// How long the store may take to say whether a table in memory is up to date. After that, the copy in memory is shown.
const FRESH: Duration = Duration::from_secs(1);

/// How long a server that has loaded a table waits to hear who is there at other servers.
const HEARD: Duration = Duration::from_secs(2);

/// Visitors are forgotten after this many hours without a visit.
const FORGET_HOURS: u32 = 24 * 90;

/// The live tables of one server. Cheap to clone.
#[derive(Clone)]
pub struct Tables(pub(crate) Arc<Shared>);

impl Tables {
    /// The tables in a store, with the games that can be played.
    pub fn new(store: Arc<dyn Store>, titles: Titles, config: Config) -> Tables {
        Tables(Arc::new(Shared::new(store, titles, config)))
    }

    /// The store behind the tables.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.0.store
    }

    /// The games.
    pub fn titles(&self) -> Titles {
        self.0.titles
    }

    /// The settings for all tables.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// Creates a table.
    ///
    /// # Errors
    /// When the game, a bot or the setup is not possible, the visitor has too many tables, or the store fails.
    pub async fn create(&self, visitor: &VisitorId, wish: Wish) -> Result<TableId, Refused> {
        opening::open(&self.0, opening::new_id(&self.0), visitor, wish, Evening::default()).await
    }

    /// Creates a table for a form. If the form is sent again, to this server or another, the result is the same table.
    ///
    /// # Errors
    /// As for [`Tables::create`].
    pub async fn create_by(&self, visitor: &VisitorId, form: &FormId, wish: Wish) -> Result<TableId, Refused> {
        let id = opening::id(&self.0, visitor, form);
        match opening::open(&self.0, id.clone(), visitor, wish, Evening::default()).await {
            Err(Refused::Store(StoreError::Conflict { .. })) => Ok(id),
            opened => opened,
        }
    }

    /// The table that a form has created, if any.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn created_by(&self, visitor: &VisitorId, form: &FormId) -> Result<Option<TableId>, Refused> {
        let id = opening::id(&self.0, visitor, form);
        Ok(self.0.store.load(&id).await?.map(|_| id))
    }

    /// Finds a table, and loads it if it is not in memory. If several servers use the store, the table is up to date
    /// with its stored log.
    ///
    /// # Errors
    /// When there is no such table, it cannot be read, or the server is stopping.
    pub async fn table(&self, id: &TableId) -> Result<Table, Refused> {
        self.fresh(id, |_| SeatSet::EMPTY).await
    }

    /// As [`Tables::table`]; it also has what the visitor's own seats have drafted at other servers.
    ///
    /// # Errors
    /// As [`Tables::table`].
    pub async fn table_for(&self, id: &TableId, visitor: &VisitorId) -> Result<Table, Refused> {
        self.fresh(id, |snapshot| snapshot.seats_of(visitor)).await
    }

    /// A table that is up to date with its stored log and the drafts of these seats. It does not wait for the drafts of
    /// other seats: the delay would give them away.
    async fn fresh(&self, id: &TableId, own: impl FnOnce(&Snapshot) -> SeatSet) -> Result<Table, Refused> {
        let (Some(node), Some(handle)) = (self.0.store.node(), self.0.find(id)?) else { return self.open(id).await };
        let snapshot = handle.doors.looks.borrow().clone();
        let (known, own) = (snapshot.version(), own(&snapshot));
        let is_known = |stored: &Version| {
            let same = |seat| stored.revisions.seats[seat] == known.revisions.seats[seat];
            stored.entries == known.entries && own.iter().all(same)
        };
        // A read-only table is not updated anyway. If the database does not answer, the state in memory is shown.
        let stored = match timeout(FRESH, node.versions(std::slice::from_ref(id))).await {
            Ok(Ok(stored)) if snapshot.read_only.is_none() => stored,
            _ => return self.open(id).await,
        };
        if !stored.first().is_some_and(|(_, stored)| is_known(stored)) {
            self.0.reread(id).await?;
        }
        self.open(id).await
    }

    /// Finds a table, and loads it if it is not in memory.
    pub(crate) async fn open(&self, id: &TableId) -> Result<Table, Refused> {
        let handle = match self.0.find(id)? {
            Some(handle) => handle,
            None => {
                let span = tracing::trace_span!(target: "traces", "load");
                let stored = self.0.store.load(id).instrument(span.clone()).await?.ok_or(Refused::NoTable)?;
                return span.in_scope(|| self.start(id, stored));
            }
        };
        Ok(Table { id: id.clone(), handle })
    }

    /// Starts a table that was not in memory when it was read.
    fn start(&self, id: &TableId, stored: Stored) -> Result<Table, Refused> {
        let mut loaded = Loaded::from(self.0.titles, self.0.store.clock(), stopwatch(), stored)?;
        // Nobody noticed a leap of the clock at this table, but the server did.
        let clock = self.0.clock.lock().unwrap_or_else(PoisonError::into_inner);
        loaded.beat.0.0 -= clock.leapt_since(loaded.progress.written);
        drop(clock);
        let handle = self.0.find_or_start(id, || Room::start(self.0.clone(), id.clone(), loaded))?;
        Ok(Table { id: id.clone(), handle })
    }

    /// The current snapshot of a table for somebody who may never come back, such as the preview of a link. It is no
    /// visit, and a table that is not in memory is read but not started, so that no bot plays.
    ///
    /// # Errors
    /// As [`Tables::table`].
    pub async fn peek(&self, id: &TableId) -> Result<Arc<Snapshot>, Refused> {
        if self.0.find(id)?.is_some() {
            return self.table(id).await?.snapshot();
        }
        let stored = self.0.store.load(id).await?.ok_or(Refused::NoTable)?;
        let table = Loaded::from(self.0.titles, self.0.store.clock(), stopwatch(), stored)?;
        let numbers = Changes { public: self.0.next_change(), own: BySeat::new(table.progress.header.seats, |_| 0) };
        let attendance = presence::attendance(&table, &Presences::default(), &Absences::of(&table));
        Ok(Arc::new(Snapshot::of(&table, attendance, false, Duration::ZERO, numbers, Millis(0))))
    }

    /// The current snapshots of tables for a list, `None` for one that cannot be read. They are loaded if need be, on
    /// all cores at once; this does not count as a visit.
    pub async fn glances(&self, ids: &[TableId]) -> Vec<Option<Arc<Snapshot>>> {
        let is_absent = |id: &&TableId| matches!(self.0.find(id), Ok(None));
        let absent: Vec<TableId> = ids.iter().filter(is_absent).cloned().collect();
        let stored = self.0.store.load_all(&absent).await;
        let start = |(id, stored): (TableId, store::Result<Option<Stored>>)| {
            let tables = self.clone();
            tokio::spawn(async move { tables.start(&id, stored?.ok_or(Refused::NoTable)?) })
        };
        let starting: Vec<_> = absent.into_iter().zip(stored).map(start).collect();
        // Their handles keep the tables in memory until they have been looked at. A table that failed is not in memory.
        let mut started = Vec::new();
        for table in starting {
            started.push(table.await);
        }
        ids.iter().map(|id| self.in_memory(id)).collect()
    }

    /// The current snapshot of a table that is in memory, for a list: it loads nothing and does not count as a visit.
    /// `None` when the table is not in memory or the server is stopping.
    fn in_memory(&self, id: &TableId) -> Option<Arc<Snapshot>> {
        let handle = self.0.find(id).ok()??;
        Table { id: id.clone(), handle }.snapshot().ok()
    }

    /// The table and seat of a private link.
    ///
    /// # Errors
    /// When the link is invalid or was replaced.
    pub async fn by_link(&self, token: &Token) -> Result<(Table, Seat), Refused> {
        let (id, seat) = self.0.store.seat_by_link(token.link()).await?.ok_or(Refused::BadLink)?;
        Ok((self.table(&id).await?, seat))
    }

    /// Changes when some table of this server may wait for others than before, or with other deadlines.
    pub fn asked(&self) -> watch::Receiver<()> {
        self.0.asked.subscribe()
    }

    /// Whether the person in a seat is looking at the table: they have done something at its page lately, on this server
    /// or another.
    ///
    /// # Errors
    /// When the table cannot be read, or the server is stopping.
    pub async fn is_looking(&self, id: &TableId, visitor: &VisitorId, seat: Seat) -> Result<bool, Refused> {
        let handle = match (self.0.find(id)?, self.0.store.node()) {
            (Some(handle), _) => handle,
            // Nobody has opened its page.
            (None, None) => return Ok(false),
            (None, Some(_)) => {
                let table = self.open(id).await?;
                sleep(HEARD).await;
                table.handle
            }
        };
        Ok(handle.doors.presences.is_looking(visitor, seat))
    }

    /// The tables that a visitor created or has a seat at, newest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn mine(&self, visitor: &VisitorId) -> Result<Vec<Summary>, Refused> {
        Ok(self.0.store.tables_of(visitor.clone()).await?)
    }

    /// The public tables, newest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn public(&self) -> Result<Vec<Summary>, Refused> {
        Ok(self.0.store.public_tables().await?)
    }

    /// A replay of a table as it is stored, before its first entry. [`Replay::perspectives`] says what a viewer may see
    /// of it.
    ///
    /// # Errors
    /// When there is no such table, its game or setup is not valid, or the store fails.
    pub async fn replay(&self, id: &TableId) -> Result<Replay, Refused> {
        let stored = self.0.store.load(id).await?.ok_or(Refused::NoTable)?;
        Replay::of(self.0.titles, stored).map_err(|error| Refused::ReadOnly(error.to_string()))
    }

    /// The record of a finished game as it is stored, even if today's rules cannot follow its log.
    ///
    /// # Errors
    /// When there is no such table, the visitor may not see it, its game is not over, or the store fails.
    pub async fn record(&self, id: &TableId, visitor: &VisitorId) -> Result<Record, Refused> {
        let stored = self.0.store.load(id).await?.ok_or(Refused::NoTable)?;
        let has_part = || {
            let mut holders = stored.holders.iter().filter_map(|holder| holder.visitor.as_ref());
            stored.creator == *visitor || holders.any(|holder| holder == visitor)
        };
        let is_outsider = stored.phase != Phase::Open && stored.settings.watch == Watch::Nobody && !has_part();
        if is_outsider && stored.entries.iter().all(|entry| entry.kind != Kind::Publish) {
            return Err(Refused::Hidden);
        }
        let mut record = Record::of(&stored);
        if is_outsider {
            // Its people go on among themselves.
            record.entries.retain(|entry| !matches!(entry.kind, Kind::Rematch { .. }));
        }
        // The secret is revealed when the game is over; until then the record would reveal hidden information.
        if record.secret().is_some() { Ok(record) } else { Err(Refused::NotOver) }
    }

    /// Starts the analysis of a finished table in the background, unless it was started before. `whose` is a number
    /// that stands for the asker: where several wait, they take turns.
    ///
    /// # Errors
    /// When there is no such table, its game is not over or cannot be replayed, or the store fails.
    pub async fn analyse(&self, id: &TableId, whose: u64) -> Result<(), Refused> {
        if self.analysis(id).is_none() {
            self.begin_analysis(id, whose).await?;
            self.0.tell(id, &Aside::Analyse { whose });
        }
        Ok(())
    }

    async fn begin_analysis(&self, id: &TableId, whose: u64) -> Result<(), Refused> {
        let analysis = Analysis::of(self.replay(id).await?).map_err(|error| match error {
            NotAnalysed::NotOver => Refused::NotOver,
            NotAnalysed::Differs(differs) => Refused::ReadOnly(differs.to_string()),
        })?;
        if let Some(progress) = self.0.analyses.begin(id, whose, analysis.len()) {
            analyst::start(&self.0, whose, analysis, progress);
        }
        Ok(())
    }

    /// The progress of a table's analysis; `None` if nobody has asked for it since the server started, or it was
    /// dropped for newer ones.
    pub fn analysis(&self, id: &TableId) -> Option<Analysed> {
        self.0.analyses.of(id)
    }

    /// Closes expired tables, removes those that have been over for as long as the server keeps them, and forgets
    /// visitors who have stayed away. Does nothing in the first hour after the start of the server or a leap of the
    /// wall clock, since this cannot be undone.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn tidy(&self, now: Millis) -> Result<(), Refused> {
        match self.0.clock.lock().unwrap_or_else(PoisonError::into_inner).read(now) {
            Reading::Believed => {}
            Reading::Doubtful => return Ok(()),
            Reading::Leapt(ahead) => {
                let minutes = ahead.as_secs() / 60;
                tracing::warn!(
                    minutes,
                    "the clock has leapt ahead; for an hour no table is closed and nobody is forgotten: if it is \
                     wrong, correct it"
                );
                return Ok(());
            }
        }
        let mut expired = Vec::new();
        for id in self.0.store.expired(now).await? {
            match self.table(&id).await {
                Ok(table) => expired.push(table),
                Err(refused) => {
                    log_failure!(warn, refused, table = %id, "an expired table cannot be closed");
                }
            }
        }
        if self.0.store.node().is_some() && !expired.is_empty() {
            sleep(HEARD).await;
        }
        for table in expired {
            let (done, waiting) = oneshot::channel();
            if table.handle.doors.sender.send(Box::new(Message::Expire(done))).await.is_ok() {
                // If the task ends first, the table expires at the next call.
                let _ended = waiting.await;
            }
        }
        let mut removed = 0;
        if let Some(hours) = self.0.config.keep_finished_hours {
            removed = self.remove_finished(now.hours_before(hours)).await?;
            if removed > 0 {
                tracing::info!(tables = removed, "finished tables were removed after their time");
            }
        }
        let forgotten = self.0.store.forget_visitors(now.hours_before(FORGET_HOURS)).await?;
        if forgotten > 0 {
            tracing::info!(visitors = forgotten, "visitors who did not come back were forgotten");
        }
        if removed + forgotten > 0
            && let Err(error) = self.0.store.overwrite().await
        {
            tracing::debug!(reason = %error, "what was removed is overwritten later");
        }
        Ok(())
    }

    /// Sees to the tables at which somebody's time is up. Does nothing in the first hour after the start of the server
    /// or a leap of the wall clock: people could not come, or the clock may be wrong.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn tell_time(&self, now: Millis) -> Result<(), Refused> {
        let is_believed = self.0.clock.lock().unwrap_or_else(PoisonError::into_inner).read(now) == Reading::Believed;
        if !is_believed {
            return Ok(());
        }
        for id in self.0.store.due(now).await? {
            let (done, waiting) = oneshot::channel();
            match self.open(&id).await {
                Ok(table) => {
                    if table.handle.doors.sender.send(Box::new(Message::TimeUp(done))).await.is_ok() {
                        // If the task ends first, the next call finds the table again.
                        let _ended = waiting.await;
                    }
                }
                Err(refused) => {
                    log_failure!(warn, refused, table = %id, "a table whose time is up cannot be read");
                }
            }
        }
        Ok(())
    }

    /// Removes the tables that are over and have not changed since `before`; returns how many.
    async fn remove_finished(&self, before: Millis) -> Result<u32, Refused> {
        let mut removed = 0;
        loop {
            let finished = self.0.store.finished(before).await?;
            if finished.is_empty() {
                return Ok(removed);
            }
            for id in finished {
                match self.0.store.remove(&id).await {
                    Ok(()) => removed += 1,
                    // Another server was first.
                    Err(StoreError::NotFound) => {}
                    Err(error) => return Err(error.into()),
                }
                self.0.reread(&id).await?;
            }
        }
    }

    /// Waits for changes and messages of other programs on the store: commands beside this server, and other servers.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn hear(&self) -> Result<Vec<Notice>, Refused> {
        Ok(self.0.store.hear().await?)
    }

    /// Acts on a notice: reads a table again, unloads it if it was removed, or passes a message on.
    ///
    /// # Errors
    /// When the store fails or the server is stopping.
    pub async fn heed(&self, heard: Notice) -> Result<(), Refused> {
        match heard {
            Notice::Changed(id) => self.0.reread(&id).await,
            Notice::Said(id, text) => match Aside::read(&text) {
                Some(Aside::Analyse { whose }) => self.begin_analysis(&id, whose).await,
                Some(Aside::Page(text)) => {
                    // There may be no listener.
                    let _nobody = self.0.pages.send((id, text));
                    Ok(())
                }
                Some(aside) => self.0.pass_on(&id, aside).await,
                None => {
                    tracing::debug!(table = %id, "another server sent a message that this one does not know");
                    Ok(())
                }
            },
            Notice::Ended(device) => {
                self.end_streams(Some(device));
                Ok(())
            }
            Notice::Missed => {
                self.end_streams(None);
                self.compare().await
            }
        }
    }

    /// Sends a message about a table to the pages of other servers.
    pub fn tell_pages(&self, id: &TableId, text: String) {
        self.0.tell(id, &Aside::Page(text));
    }

    /// Messages about tables from the pages of other servers, from now on.
    pub fn pages_elsewhere(&self) -> broadcast::Receiver<(TableId, String)> {
        self.0.pages.subscribe()
    }

    /// Ends a device of a visitor, on all servers. Returns whether it was still theirs.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn end_device(&self, device: &DeviceId, visitor: &VisitorId) -> Result<bool, Refused> {
        let store = &self.0.store;
        let ended = store.end_device(device.clone(), visitor.clone(), store.clock().now()).await? > 0;
        self.end_streams(Some(device.clone()));
        Ok(ended)
    }

    fn end_streams(&self, device: Option<DeviceId>) {
        // There may be no stream.
        let _nobody = self.0.endings.send(device);
    }

    /// The devices that end from now on; `None` if some may have been missed, so that the store has to be asked.
    pub fn endings(&self) -> broadcast::Receiver<Option<DeviceId>> {
        self.0.endings.subscribe()
    }

    /// If several servers use the store: compares the tables in memory with it, and reads those again that differ.
    ///
    /// # Errors
    /// When the store fails or the server is stopping.
    pub async fn compare(&self) -> Result<(), Refused> {
        let Some(node) = self.0.store.node() else { return Ok(()) };
        let known = self.0.versions()?;
        let ids: Vec<TableId> = known.keys().cloned().collect();
        let stored: BTreeMap<TableId, Version> = node.versions(&ids).await?.into_iter().collect();
        for (id, version) in known {
            if stored.get(&id) != Some(&version) {
                self.0.reread(&id).await?;
            }
        }
        Ok(())
    }

    /// The current load.
    pub fn vitals(&self) -> Vitals {
        self.0.vitals()
    }

    /// How many seconds the appends of the tables took.
    pub fn appends(&self) -> &Histogram {
        &self.0.appends
    }

    /// Leaves the other servers of the store: they take over this one's tables at once.
    pub async fn leave(&self) {
        if let Some(node) = self.0.store.node() {
            node.leave().await;
        }
    }

    /// Ends all feeds and tasks. Committed entries are safe in the store.
    pub fn close(&self) {
        self.0.close();
    }

    /// Turns true when the server stops.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping()
    }
}
