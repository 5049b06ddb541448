//! The store in a Postgres database, which several servers can share: a pool of connections for reading, and one task
//! that writes with group commit.

mod address;
mod change;
mod channels;
mod devices;
mod doors;
mod failure;
mod lone;
mod node;
mod reach;
mod read;
mod schema;
mod writer;
mod writes;

use std::future;
use std::path::PathBuf;
use std::time::Duration;

use deadpool_postgres::{
    Client, ClientWrapper, Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Timeouts,
};
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, TryFutureExt};
use store::change::{Change, Job};
use store::{
    AdminKey, Announcement, Channel, ChannelChange, ChannelId, Channels, Clock, Commit, Device, DeviceChange, DeviceId,
    Devices, DoorChange, Doors, Figure, FormId, Invitation, InvitationId, LinkId, Millis, NewTable, Node, Notice,
    Notification, Pass, PassId, Report, Result, Store, StoreError, Stored, Summary, TableId, TakerId, VisitorId,
    Welcome,
};
use table::Seat;
use tokio::sync::{mpsc, oneshot};

use self::address::Address;
use self::node::{Author, Member};
use self::reach::{Connections, Reach};

/// The most connections of one store, including the writer's. A node has one more.
const CONNECTIONS: usize = 10;

/// How long to wait for a new connection, or for a free one.
const PATIENCE: Duration = Duration::from_secs(5);

/// The settings of each connection: a commit is on the disk before it is answered, and no statement hangs forever.
const SESSION: &str = "SET synchronous_commit = on; SET statement_timeout = '30s'; SET client_min_messages = warning";

/// A store in a Postgres database. A change is on its server's disk before its call returns.
pub struct Postgres {
    pool: Connections,
    writer: Option<mpsc::UnboundedSender<Job>>,
    /// This server as one of several.
    node: Option<Member>,
    /// The connection that holds the exclusive lock of the database for this store.
    _alone: Option<Client>,
}

/// How to connect to a database.
fn address(text: &str) -> Result<Address> {
    let mut address = Address::read(text)?;
    let config = &mut address.config;
    config.application_name("posse").connect_timeout(PATIENCE);
    config.keepalives_idle(PATIENCE).keepalives_interval(PATIENCE).tcp_user_timeout(PATIENCE);
    Ok(address)
}

/// A pool of connections to a database. Each begins with the statement `first`.
fn pool(address: Address, first: &'static str) -> Result<Connections> {
    let Address { config, tls, place } = address;
    let manager = Manager::from_config(config, tls, ManagerConfig { recycling_method: RecyclingMethod::Fast });
    let session = Hook::async_fn(move |client: &mut ClientWrapper, _| {
        let begun = async move {
            client.batch_execute(SESSION).await?;
            client.batch_execute(first).await
        };
        begun.map_err(HookError::Backend).boxed()
    });
    let pool = Pool::builder(manager)
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .timeouts(Timeouts { wait: Some(PATIENCE), create: Some(PATIENCE), recycle: Some(PATIENCE) })
        .post_create(session)
        .build()
        .map_err(|error| StoreError::Io(error.to_string()))?;
    Ok(Connections { pool, reach: Reach::new(&place) })
}

/// Starts the task that writes.
fn writer(pool: &Connections, author: Author) -> mpsc::UnboundedSender<Job> {
    let (jobs, waiting) = mpsc::unbounded_channel();
    tokio::spawn(writer::run(pool.clone(), waiting, author));
    jobs
}

/// Checks that a database has this program's version, or a newer one that it can use.
async fn current(client: &Client) -> Result<()> {
    match schema::look(client).await? {
        Some(schema::VERSION..) => Ok(()),
        Some(_) => Err(StoreError::Io("start a server on it once".to_owned())),
        None => Err(StoreError::Corrupt("the database is empty".to_owned())),
    }
}

impl Postgres {
    /// Checks an address without connecting to it.
    ///
    /// # Errors
    /// `Io` when it is not an address, or there are no certificates to trust.
    pub fn check_address(text: &str) -> Result<()> {
        Address::read(text).map(|_| ())
    }

    /// Opens a database for a server, by an address such as `postgres://posse@db.example/posse` or
    /// `host=/run/postgresql user=posse dbname=posse`. Creates or upgrades its tables. Several servers may use it at
    /// once, each as a [`Node`].
    ///
    /// # Errors
    /// `Unreachable` when nobody answers there, `Locked` when another program has the database to itself, `Newer` or
    /// `Corrupt` when it cannot be read, `Io` when the address is wrong, or what the server acknowledges would not
    /// survive a power cut.
    pub async fn open(text: &str) -> Result<Postgres> {
        let address = address(text)?;
        let pool = pool(address.clone(), "")?;
        schema::is_durable(&pool.get().await?).await?;
        let node = Member::join(address, pool.clone()).await?;
        Ok(Postgres { writer: Some(writer(&pool, node.author())), pool, node: Some(node), _alone: None })
    }

    /// Opens a database so that no server can use it meanwhile. Creates or upgrades its tables.
    ///
    /// # Errors
    /// As for [`Postgres::open`]; `Locked` also when a server uses the database.
    pub async fn open_alone(text: &str) -> Result<Postgres> {
        let pool = pool(address(text)?, "")?;
        let mut alone = pool.get().await?;
        schema::lock_alone(&alone).await?;
        schema::is_durable(&alone).await?;
        schema::upgrade(&mut alone).await?;
        Ok(Postgres { writer: Some(writer(&pool, Author::alone())), pool, node: None, _alone: Some(alone) })
    }

    /// Opens a database for a short change, even while servers run on it: they learn of each change by [`Store::hear`].
    ///
    /// # Errors
    /// As for [`Postgres::open_read_only`], and `Io` when what Postgres acknowledges would not survive a power cut.
    pub async fn open_beside(text: &str) -> Result<Postgres> {
        let pool = pool(address(text)?, "")?;
        let client = pool.get().await?;
        schema::is_durable(&client).await?;
        current(&client).await?;
        Ok(Postgres { writer: Some(writer(&pool, Author::beside())), pool, node: None, _alone: None })
    }

    /// Opens a database to read it, even while servers run on it. Calls that would change it fail.
    ///
    /// # Errors
    /// `Unreachable` when nobody answers there, `Newer` or `Corrupt` when it cannot be read, `Io` when there is none or
    /// a server has to upgrade it first.
    pub async fn open_read_only(text: &str) -> Result<Postgres> {
        let pool = pool(address(text)?, "SET default_transaction_read_only = on")?;
        current(&pool.get().await?).await?;
        Ok(Postgres { pool, writer: None, node: None, _alone: None })
    }

    async fn change(&self, change: Change) -> Result<u32> {
        let writer = self.writer.as_ref().ok_or_else(|| StoreError::Io("it was opened for reading only".to_owned()))?;
        let (reply, answer) = oneshot::channel();
        let stopped = |_| StoreError::Io("its writer has stopped".to_owned());
        writer.send(Job { change, reply }).map_err(stopped)?;
        answer.await.map_err(|_| StoreError::Unknown)?
    }

    async fn client(&self) -> Result<Client> {
        Ok(self.pool.get().await?)
    }
}

impl Devices for Postgres {
    fn device(&self, id: DeviceId) -> BoxFuture<'_, Result<Option<Device>>> {
        async move { devices::device(&self.client().await?, &id).await }.boxed()
    }

    fn devices(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Device>>> {
        async move { devices::devices(&self.client().await?, of.as_ref()).await }.boxed()
    }

    fn invitation(&self, id: InvitationId) -> BoxFuture<'_, Result<Option<Invitation>>> {
        async move { devices::invitation(&self.client().await?, &id).await }.boxed()
    }

    fn invitations(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Invitation>>> {
        async move { devices::invitations(&self.client().await?, of.as_ref()).await }.boxed()
    }

    fn change_devices(&self, change: DeviceChange) -> BoxFuture<'_, Result<u32>> {
        self.change(Change::Device(Box::new(change))).boxed()
    }
}

impl Doors for Postgres {
    fn passes(&self) -> BoxFuture<'_, Result<Vec<Pass>>> {
        async move { doors::passes(&self.client().await?).await }.boxed()
    }

    fn welcome_of(&self, person: VisitorId) -> BoxFuture<'_, Result<Option<Welcome>>> {
        async move { doors::welcome_of(&self.client().await?, &person).await }.boxed()
    }

    fn welcomes(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Welcome)>>> {
        async move { doors::welcomes(&self.client().await?).await }.boxed()
    }

    fn excluded(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Millis)>>> {
        async move { doors::excluded(&self.client().await?).await }.boxed()
    }

    fn admin_key(&self, id: PassId) -> BoxFuture<'_, Result<Option<AdminKey>>> {
        async move { doors::admin_key(&self.client().await?, &id).await }.boxed()
    }

    fn announcement(&self) -> BoxFuture<'_, Result<Option<Announcement>>> {
        async move { doors::announcement(&self.client().await?).await }.boxed()
    }

    fn reports(&self, by: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Report>>> {
        async move { doors::reports(&self.client().await?, by.as_ref()).await }.boxed()
    }

    fn change_doors(&self, change: DoorChange) -> BoxFuture<'_, Result<u32>> {
        self.change(Change::Door(Box::new(change))).boxed()
    }
}

impl Channels for Postgres {
    fn channel(&self, id: ChannelId) -> BoxFuture<'_, Result<Option<Channel>>> {
        async move { channels::channel(&self.client().await?, &id).await }.boxed()
    }

    fn channels(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Channel>>> {
        async move { channels::channels(&self.client().await?, of.as_ref()).await }.boxed()
    }

    fn notifications(&self, of: ChannelId) -> BoxFuture<'_, Result<Vec<Notification>>> {
        async move { channels::notifications(&self.client().await?, &of).await }.boxed()
    }

    fn taken(&self, by: TakerId) -> BoxFuture<'_, Result<Vec<Notification>>> {
        async move { channels::taken(&self.client().await?, &by).await }.boxed()
    }

    fn waiting(&self, now: Millis) -> BoxFuture<'_, Result<u64>> {
        async move { channels::waiting(&self.client().await?, now).await }.boxed()
    }

    fn uncalled(&self) -> BoxFuture<'_, Result<Vec<TableId>>> {
        async move { channels::uncalled(&self.client().await?).await }.boxed()
    }

    fn key(&self) -> BoxFuture<'_, Result<Option<String>>> {
        async move { channels::key(&self.client().await?).await }.boxed()
    }

    fn change_channels(&self, change: ChannelChange) -> BoxFuture<'_, Result<u32>> {
        self.change(Change::Channel(Box::new(change))).boxed()
    }
}

impl Store for Postgres {
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
            match &self.node {
                Some(node) => Ok(node.hear().await),
                None => future::pending().await,
            }
        }
        .boxed()
    }

    fn node(&self) -> Option<&dyn Node> {
        self.node.as_ref().map(|node| node as &dyn Node)
    }

    fn clock(&self) -> Clock {
        self.node.as_ref().map_or_else(Clock::default, Member::clock)
    }

    fn load<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Option<Stored>>> {
        async move { read::load(&mut self.client().await?, table).await }.boxed()
    }

    fn load_all<'a>(&'a self, tables: &'a [TableId]) -> BoxFuture<'a, Vec<Result<Option<Stored>>>> {
        async move {
            let loaded = async { read::load_all(&mut self.client().await?, tables).await };
            loaded.await.unwrap_or_else(|error| vec![Err(error); tables.len()])
        }
        .boxed()
    }

    fn answer<'a>(&'a self, table: &'a TableId, form: &'a FormId) -> BoxFuture<'a, Result<Option<String>>> {
        async move { read::answer(&self.client().await?, table, form).await }.boxed()
    }

    fn tables_of(&self, visitor: VisitorId) -> BoxFuture<'_, Result<Vec<Summary>>> {
        async move { read::tables_of(&self.client().await?, &visitor).await }.boxed()
    }

    fn public_tables(&self) -> BoxFuture<'_, Result<Vec<Summary>>> {
        async move { read::public_tables(&self.client().await?).await }.boxed()
    }

    fn expired(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        async move { read::expired(&self.client().await?, now).await }.boxed()
    }

    fn due(&self, now: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        async move { read::due(&self.client().await?, now).await }.boxed()
    }

    fn running(&self, since: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        async move { read::running(&self.client().await?, since).await }.boxed()
    }

    fn finished(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>>> {
        async move { read::finished(&self.client().await?, before).await }.boxed()
    }

    fn list(&self) -> BoxFuture<'_, Result<Vec<Summary>>> {
        async move { read::list(&self.client().await?).await }.boxed()
    }

    fn all_tables(&self) -> BoxFuture<'_, Result<Vec<TableId>>> {
        async move { read::all_tables(&self.client().await?).await }.boxed()
    }

    fn answers<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Vec<(FormId, String, Millis)>>> {
        async move { read::answers(&self.client().await?, table).await }.boxed()
    }

    fn visitors(&self) -> BoxFuture<'_, Result<Vec<(VisitorId, Millis)>>> {
        async move { read::visitors(&self.client().await?).await }.boxed()
    }

    fn seat_by_link(&self, link: LinkId) -> BoxFuture<'_, Result<Option<(TableId, Seat)>>> {
        async move { read::seat_by_link(&self.client().await?, &link).await }.boxed()
    }

    fn seen(&self, visitor: VisitorId, at: Millis) -> BoxFuture<'_, Result<()>> {
        async move { self.change(Change::Seen(visitor, at)).await.map(|_| ()) }.boxed()
    }

    fn forget_visitors(&self, before: Millis) -> BoxFuture<'_, Result<u32>> {
        self.change(Change::Forget(before, self.clock().now())).boxed()
    }

    fn forget_strangers(&self) -> BoxFuture<'_, Result<u32>> {
        self.change(Change::ForgetStrangers).boxed()
    }

    fn figures(&self) -> Vec<(Figure, u64)> {
        let pool = self.pool.pool.status();
        let figures = [
            (Figure::Up, usize::from(!self.pool.reach.is_lost())),
            (Figure::Connections, pool.size),
            (Figure::InUse, pool.size.saturating_sub(pool.available)),
            (Figure::Most, pool.max_size),
            (Figure::Waiting, pool.waiting),
        ];
        figures.map(|(figure, count)| (figure, count as u64)).to_vec()
    }

    fn backup(&self, _: PathBuf) -> BoxFuture<'_, Result<()>> {
        async { Err(StoreError::Io("a Postgres database is backed up by its own tools, such as pg_dump".to_owned())) }
            .boxed()
    }
}
