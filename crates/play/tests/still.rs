//! A store for tests with virtual time: the clock is stopped while the store works.
//!
//! The database works on its own threads, which a paused clock does not see: it would take the wait for a commit for
//! idleness and jump to the next timer. It does not jump while a blocking task of the runtime is running.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use store::{
    AdminKey, Announcement, Channel, ChannelChange, ChannelId, Channels, Clock, Commit, Device, DeviceChange, DeviceId,
    Devices, DoorChange, Doors, FormId, Invitation, InvitationId, LinkId, Millis, NewTable, News, Node, Notice,
    Notification, Pass, PassId, Report, Result, Sqlite, Store, StoreError, Stored, Summary, TableId, TakerId, Version,
    VisitorId, Welcome,
};
use table::Seat;
use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::sleep;

/// How often a server looks for what others have changed.
const LOOK: Duration = Duration::from_secs(1);

pub(crate) struct Still {
    store: Arc<Sqlite>,
    disk: Disk,
    /// Tests can set it ahead.
    clock: Clock,
    /// Which of several servers uses the store; `None` if there is only one.
    member: Option<Member>,
}

impl Still {
    pub(crate) fn new(store: Sqlite, disk: Disk) -> Still {
        Still { store: Arc::new(store), disk, clock: Clock::default(), member: None }
    }

    /// One store for this many servers, which are nodes on it as on Postgres.
    pub(crate) fn shared(store: Sqlite, disk: &Disk, count: usize) -> (Vec<Still>, Arc<Nodes>) {
        let store = Arc::new(store);
        let (mouths, ears): (Vec<_>, Vec<_>) = (0..count).map(|_| unbounded_channel()).unzip();
        let nodes = Arc::new(Nodes { alive: Mutex::new((0..count).collect()), leases: Mutex::default(), mouths });
        let still = |(number, ears)| {
            let member = Member { number, nodes: nodes.clone(), ears: tokio::sync::Mutex::new(ears) };
            Still { store: store.clone(), disk: disk.clone(), clock: Clock::default(), member: Some(member) }
        };
        (ears.into_iter().enumerate().map(still).collect(), nodes)
    }
}

/// One of several servers on a store.
struct Member {
    number: usize,
    nodes: Arc<Nodes>,
    ears: tokio::sync::Mutex<UnboundedReceiver<Notice>>,
}

/// What the servers on one store know of each other.
pub(crate) struct Nodes {
    /// The nodes that are alive.
    alive: Mutex<BTreeSet<usize>>,
    /// Which of them has the lease of a table.
    leases: Mutex<BTreeMap<TableId, usize>>,
    mouths: Vec<UnboundedSender<Notice>>,
}

impl Nodes {
    /// The node falls silent: its leases are free.
    pub(crate) fn dies(&self, number: usize) {
        self.alive.lock().unwrap().remove(&number);
    }

    /// The node is heard from again.
    pub(crate) fn lives(&self, number: usize) {
        self.alive.lock().unwrap().insert(number);
    }

    /// The live node that has the lease of a table.
    pub(crate) fn holder(&self, table: &TableId) -> Option<usize> {
        let holder = self.leases.lock().unwrap().get(table).copied();
        holder.filter(|holder| self.alive.lock().unwrap().contains(holder))
    }

    /// Says something to all nodes but one.
    fn say(&self, from: usize, heard: &Notice) {
        for (number, mouth) in self.mouths.iter().enumerate() {
            if number != from {
                let _dead = mouth.send(heard.clone());
            }
        }
    }
}

impl Node for Still {
    fn take_lease<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<bool>> {
        let member = self.member.as_ref().unwrap();
        if member.nodes.holder(table).is_none() {
            member.nodes.leases.lock().unwrap().insert(table.clone(), member.number);
        }
        async { Ok(member.nodes.holder(table) == Some(member.number)) }.boxed()
    }

    fn give_back<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<()>> {
        let member = self.member.as_ref().unwrap();
        member.nodes.leases.lock().unwrap().retain(|of, holder| of != table || *holder != member.number);
        async { Ok(()) }.boxed()
    }

    fn orphans(&self) -> BoxFuture<'_, Result<Vec<TableId>>> {
        let nodes = &self.member.as_ref().unwrap().nodes;
        let leases: Vec<TableId> = nodes.leases.lock().unwrap().keys().cloned().collect();
        async move { Ok(leases.into_iter().filter(|table| nodes.holder(table).is_none()).collect()) }.boxed()
    }

    fn news<'a>(&'a self, table: &'a TableId, after: u64) -> BoxFuture<'a, Result<Option<News>>> {
        let news = move |stored: Stored| News {
            entries: stored.entries[after as usize..].to_vec(),
            holders: stored.holders,
            talk: stored.talk,
            drafts: stored.drafts,
            revisions: stored.revisions,
        };
        async move { Ok(still(self.store.load(table)).await?.map(news)) }.boxed()
    }

    fn versions<'a>(&'a self, tables: &'a [TableId]) -> BoxFuture<'a, Result<Vec<(TableId, Version)>>> {
        async move {
            let mut versions = Vec::new();
            for table in tables {
                if let Some(stored) = still(self.store.load(table)).await? {
                    let version = Version { entries: stored.entries.len() as u64, revisions: stored.revisions };
                    versions.push((table.clone(), version));
                }
            }
            Ok(versions)
        }
        .boxed()
    }

    fn tell<'a>(&'a self, table: &'a TableId, text: String) -> BoxFuture<'a, Result<()>> {
        let member = self.member.as_ref().unwrap();
        member.nodes.say(member.number, &Notice::Said(table.clone(), text));
        async { Ok(()) }.boxed()
    }

    fn leave(&self) -> BoxFuture<'_, ()> {
        let member = self.member.as_ref().unwrap();
        member.nodes.dies(member.number);
        async {}.boxed()
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
    /// The commit waits until the test notifies it.
    Waits(Waiting),
    /// The task that commits panics.
    Panics,
    /// The next load, not a commit, gives a log that differs from the stored one.
    Damages,
}

/// Until when a commit waits. All are equal.
#[derive(Clone, Default, Debug)]
pub(crate) struct Waiting(pub(crate) Arc<Notify>);

impl PartialEq for Waiting {
    fn eq(&self, _: &Waiting) -> bool {
        true
    }
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

impl Devices for Still {
    fn device(&self, id: DeviceId) -> BoxFuture<'_, Result<Option<Device>>> {
        still(self.store.device(id))
    }

    fn devices(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Device>>> {
        still(self.store.devices(of))
    }

    fn invitation(&self, id: InvitationId) -> BoxFuture<'_, Result<Option<Invitation>>> {
        still(self.store.invitation(id))
    }

    fn invitations(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Invitation>>> {
        still(self.store.invitations(of))
    }

    fn change_devices(&self, change: DeviceChange) -> BoxFuture<'_, Result<u32>> {
        still(self.store.change_devices(change))
    }
}

impl Doors for Still {
    fn passes(&self) -> BoxFuture<'_, Result<Vec<Pass>>> {
        still(self.store.passes())
    }

    fn welcome_of(&self, person: VisitorId) -> BoxFuture<'_, Result<Option<Welcome>>> {
        still(self.store.welcome_of(person))
    }

    fn welcomes(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Welcome)>>> {
        still(self.store.welcomes())
    }

    fn excluded(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Millis)>>> {
        still(self.store.excluded())
    }

    fn admin_key(&self, id: PassId) -> BoxFuture<'_, Result<Option<AdminKey>>> {
        still(self.store.admin_key(id))
    }

    fn announcement(&self) -> BoxFuture<'_, Result<Option<Announcement>>> {
        still(self.store.announcement())
    }

    fn reports(&self, by: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Report>>> {
        still(self.store.reports(by))
    }

    fn change_doors(&self, change: DoorChange) -> BoxFuture<'_, Result<u32>> {
        still(self.store.change_doors(change))
    }
}

impl Channels for Still {
    fn channel(&self, id: ChannelId) -> BoxFuture<'_, Result<Option<Channel>>> {
        still(self.store.channel(id))
    }

    fn channels(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Channel>>> {
        still(self.store.channels(of))
    }

    fn notifications(&self, of: ChannelId) -> BoxFuture<'_, Result<Vec<Notification>>> {
        still(self.store.notifications(of))
    }

    fn taken(&self, by: TakerId) -> BoxFuture<'_, Result<Vec<Notification>>> {
        still(self.store.taken(by))
    }

    fn waiting(&self, now: Millis) -> BoxFuture<'_, Result<u64>> {
        still(self.store.waiting(now))
    }

    fn uncalled(&self) -> BoxFuture<'_, Result<Vec<TableId>>> {
        still(self.store.uncalled())
    }

    fn key(&self) -> BoxFuture<'_, Result<Option<String>>> {
        still(self.store.key())
    }

    fn change_channels(&self, change: ChannelChange) -> BoxFuture<'_, Result<u32>> {
        still(self.store.change_channels(change))
    }
}

impl Store for Still {
    fn create(&self, table: NewTable) -> BoxFuture<'_, Result<()>> {
        still(self.store.create(table))
    }

    fn create_within(&self, table: NewTable, most: u32) -> BoxFuture<'_, Result<()>> {
        still(self.store.create_within(table, most))
    }

    fn commit(&self, commit: Commit) -> BoxFuture<'_, Result<()>> {
        async move {
            let table = commit.table.clone();
            if let Some(member) = &self.member
                && commit.by_lease
                && member.nodes.holder(&table) != Some(member.number)
            {
                return Err(StoreError::NoLease);
            }
            match self.disk.next() {
                None => {
                    still(self.store.commit(commit)).await?;
                    if let Some(member) = &self.member {
                        member.nodes.say(member.number, &Notice::Changed(table));
                    }
                    Ok(())
                }
                Some(Fault::Waits(Waiting(end))) => {
                    end.notified().await;
                    still(self.store.commit(commit)).await
                }
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

    fn hear(&self) -> BoxFuture<'_, Result<Vec<Notice>>> {
        async move {
            if let Some(member) = &self.member {
                return Ok(member.ears.lock().await.recv().await.into_iter().collect());
            }
            // The clock runs while there is nothing to hear.
            loop {
                let heard = still(self.store.heard_by_now()).await?;
                if !heard.is_empty() {
                    return Ok(heard);
                }
                sleep(LOOK).await;
            }
        }
        .boxed()
    }

    fn node(&self) -> Option<&dyn Node> {
        self.member.as_ref().map(|_| self as &dyn Node)
    }

    fn clock(&self) -> Clock {
        self.clock.clone()
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

    fn due(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        still(self.store.due(now))
    }

    fn expired(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        still(self.store.expired(now))
    }

    fn running(&self, since: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        still(self.store.running(since))
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
