//! This server as one node of several on a database. A node has a connection of its own, on which it hears from the
//! others, shows that it lives, and shares the lock of the database. Its other statements go through the pool.

use std::collections::BTreeSet;
use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use deadpool_postgres::Client;
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, StreamExt, stream};
use store::{Clock, DeviceId, Millis, News, Node, Notice, Result, TableId, Version};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{AsyncMessage, Row};

use crate::address::Address;
use crate::failure::{self, Fault};
use crate::reach::{Connections, Reach};
use crate::{read, schema};

/// Sends a notification to all nodes when its transaction is committed.
pub(crate) const NOTIFY: &str = "SELECT pg_notify('posse', $1)";

/// How often a node shows that it lives. If it does not for three seconds, it is taken for dead.
const BEAT: Duration = Duration::from_millis(750);

/// How long the connection of a node may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// The first and the longest pause between tries to reconnect.
const PAUSES: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(2));

/// How far the clock may be from the database's, in milliseconds, before it is set.
const DOUBT: i64 = 20;

/// The most items that are heard at once.
const HEARD: usize = 256;

/// The settings of the connection of a node. What it writes need not survive a power cut.
const SESSION: &str = "SET synchronous_commit = off; SET statement_timeout = '2s'; SET client_min_messages = warning;
                       LISTEN posse";

/// Who makes changes.
#[derive(Clone)]
pub(crate) struct Author {
    /// The name that signs notifications. Without one, nobody is told of the changes.
    name: Option<String>,
    /// The node's number, if the author is a node.
    node: Option<Arc<AtomicI64>>,
}

impl Author {
    /// A program that has the database to itself.
    pub(crate) fn alone() -> Author {
        Author { name: None, node: None }
    }

    /// A command beside the nodes.
    pub(crate) fn beside() -> Author {
        Author { name: Some(random_name()), node: None }
    }

    /// The node's number, if the author is a node.
    pub(crate) fn node(&self) -> Option<i64> {
        self.node.as_ref().map(|id| id.load(Ordering::Relaxed))
    }

    /// The notification that tables were changed.
    pub(crate) fn of_changes(&self, tables: &BTreeSet<&TableId>) -> Option<String> {
        let name = self.name.as_ref().filter(|_| !tables.is_empty())?;
        Some(tables.iter().fold(format!("changed {name}"), |text, table| text + " " + table.as_str()))
    }

    /// The notification that a device has ended.
    pub(crate) fn of_ending(&self, device: &DeviceId) -> Option<String> {
        self.name.as_ref().map(|name| format!("ended {name} {device}"))
    }
}

fn random_name() -> String {
    format!("{:016x}", getrandom::u64().expect("the system supplies random numbers"))
}

/// What a notification says; nothing if it is signed with one's own name, or comes from a newer program and is unknown
/// here. Of deleted tokens all nodes hear, also the one that deletes them: these are signed with `-`.
fn understood(text: &str, own: &str) -> Vec<Notice> {
    let mut parts = text.splitn(3, ' ');
    match (parts.next(), parts.next(), parts.next()) {
        (_, Some(name), _) if name == own => Vec::new(),
        (Some("changed"), _, Some(tables)) => {
            tables.split(' ').filter_map(|table| table.parse().ok()).map(Notice::Changed).collect()
        }
        (Some("ended"), _, Some(device)) => device.parse().ok().map(Notice::Ended).into_iter().collect(),
        (Some("said"), _, Some(said)) => {
            let said = said.split_once(' ').and_then(|(table, text)| Some((table.parse().ok()?, text.to_owned())));
            said.into_iter().map(|(table, text)| Notice::Said(table, text)).collect()
        }
        _ => Vec::new(),
    }
}

/// This server as a node. Dropping it leaves the others, so its leases are free at once.
pub(crate) struct Member {
    pool: Connections,
    name: String,
    id: Arc<AtomicI64>,
    clock: Clock,
    heard: Mutex<mpsc::UnboundedReceiver<Notice>>,
    /// The task of the node, which ends when the sender is dropped.
    life: Mutex<Option<(oneshot::Sender<()>, JoinHandle<()>)>>,
}

impl Member {
    /// Joins the nodes of a database, and creates or upgrades its tables.
    ///
    /// # Errors
    /// `Locked` when another program has the database to itself; otherwise as for [`schema::upgrade`].
    pub(crate) async fn join(address: Address, pool: Connections) -> failure::Result<Member> {
        let (heard, hears) = mpsc::unbounded_channel();
        let (name, reach) = (random_name(), pool.reach.clone());
        let mut life = Life { address, name, id: Arc::default(), clock: Clock::default(), heard, reach };
        life.address.config.application_name("posse node");
        let link = life.connect().await?;
        schema::upgrade(&mut pool.get().await?).await?;
        life.register(&link.client).await?;
        pool.reach.begin();
        let (stays, stayed) = oneshot::channel();
        Ok(Member {
            pool,
            name: life.name.clone(),
            id: life.id.clone(),
            clock: life.clock.clone(),
            heard: Mutex::new(hears),
            life: Mutex::new(Some((stays, tokio::spawn(life.run(link, stayed))))),
        })
    }

    /// The node as the author of changes.
    pub(crate) fn author(&self) -> Author {
        Author { name: Some(self.name.clone()), node: Some(self.id.clone()) }
    }

    /// The database's clock.
    pub(crate) fn clock(&self) -> Clock {
        self.clock.clone()
    }

    /// Waits until there is something to hear; forever, once the node has left.
    pub(crate) async fn hear(&self) -> Vec<Notice> {
        let mut all = Vec::new();
        if self.heard.lock().await.recv_many(&mut all, HEARD).await == 0 {
            pending().await
        }
        all
    }

    async fn client(&self) -> Result<Client> {
        Ok(self.pool.get().await?)
    }

    async fn query(&self, statement: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>> {
        read::query(&self.client().await?, statement, values).await
    }
}

// Leases and messages need not survive a power cut: these statements are committed without waiting for the disk. A
// change made under a lease waits for the disk; then everything that was written before is there too.
impl Node for Member {
    fn take_lease<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<bool>> {
        async move {
            let id = self.id.load(Ordering::Relaxed);
            let look = "SELECT coalesce(node = $2, FALSE), EXISTS (SELECT FROM nodes WHERE nodes.id = tables.node
                                                                   AND until > clock_timestamp())
                        FROM tables WHERE id = $1";
            let found = self.query(look, &[&table.as_str(), &id]).await?;
            let Some(row) = found.first() else { return Ok(false) };
            let (is_own, lives): (bool, bool) = (read::get(row, 0)?, read::get(row, 1)?);
            if lives {
                return Ok(is_own);
            }
            let take = "UPDATE tables SET node = $2
                        WHERE id = $1
                          AND NOT EXISTS (SELECT FROM nodes WHERE nodes.id = tables.node AND until > clock_timestamp())
                          AND EXISTS (SELECT FROM nodes WHERE nodes.id = $2 AND until > clock_timestamp())
                        RETURNING set_config('synchronous_commit', 'off', TRUE)";
            Ok(!self.query(take, &[&table.as_str(), &id]).await?.is_empty())
        }
        .boxed()
    }

    fn give_back<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<()>> {
        async move {
            let give = "UPDATE tables SET node = NULL WHERE id = $1 AND node = $2
                        RETURNING set_config('synchronous_commit', 'off', TRUE)";
            self.query(give, &[&table.as_str(), &self.id.load(Ordering::Relaxed)]).await.map(drop)
        }
        .boxed()
    }

    fn orphans(&self) -> BoxFuture<'_, Result<Vec<TableId>>> {
        async move {
            // One that is dead never comes back, and one of the others deletes it.
            let dead = "DELETE FROM nodes WHERE until < now() - INTERVAL '10 seconds'
                        RETURNING set_config('synchronous_commit', 'off', TRUE)";
            for _ in self.query(dead, &[]).await? {
                tracing::info!("a server on this database is gone without a word; the others go on with its tables");
            }
            read::orphans(&self.client().await?).await
        }
        .boxed()
    }

    fn news<'a>(&'a self, table: &'a TableId, after: u64) -> BoxFuture<'a, Result<Option<News>>> {
        async move { read::news(&mut self.client().await?, table, after).await }.boxed()
    }

    fn versions<'a>(&'a self, tables: &'a [TableId]) -> BoxFuture<'a, Result<Vec<(TableId, Version)>>> {
        async move { read::versions(&self.client().await?, tables).await }.boxed()
    }

    fn tell<'a>(&'a self, table: &'a TableId, text: String) -> BoxFuture<'a, Result<()>> {
        async move {
            let notify = "SELECT set_config('synchronous_commit', 'off', TRUE), pg_notify('posse', $1)";
            self.query(notify, &[&format!("said {} {table} {text}", self.name)]).await.map(drop)
        }
        .boxed()
    }

    fn leave(&self) -> BoxFuture<'_, ()> {
        async {
            if let Some((stays, ended)) = self.life.lock().await.take() {
                drop(stays);
                // If its task has panicked, the node is taken for dead soon.
                let _panicked = ended.await;
            }
        }
        .boxed()
    }
}

/// The connection of a node, and the task that reads from it.
struct Listener {
    client: tokio_postgres::Client,
    reader: JoinHandle<()>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

/// What the task of a node owns.
struct Life {
    address: Address,
    name: String,
    id: Arc<AtomicI64>,
    clock: Clock,
    heard: mpsc::UnboundedSender<Notice>,
    reach: Reach,
}

impl Life {
    /// Shows that the node lives until its store is dropped. When that fails, it connects again.
    async fn run(self, mut link: Listener, mut stayed: oneshot::Receiver<()>) {
        loop {
            let Listener { client, reader } = &mut link;
            let beat = async {
                sleep(BEAT).await;
                timeout(PATIENCE, self.renew(client)).await
            };
            tokio::select! {
                _ = &mut stayed => break,
                beat = beat => match beat {
                    Ok(Ok(true)) => {
                        self.reach.back();
                        continue;
                    }
                    // It is here, and has taken this node for dead.
                    Ok(Ok(false)) => {}
                    Ok(Err(fault)) => self.reach.lost(&fault.reason()),
                    Err(_) => self.reach.lost("it does not answer"),
                },
                _ = reader => self.reach.lost("the connection was closed"),
            }
            drop(link);
            link = tokio::select! {
                _ = &mut stayed => return,
                again = self.again() => again,
            };
            self.reach.back();
            // Said after the new connection listens, so everything that was missed is older.
            self.say(Notice::Missed);
        }
        let values: &[(&(dyn ToSql + Sync), Type)] = &[(&self.id(), Type::INT8)];
        let leave = link.client.execute_typed("DELETE FROM nodes WHERE id = $1", values);
        // A node that cannot say so is taken for dead three seconds later.
        let _left = timeout(PATIENCE, leave).await;
    }

    /// Tries to connect until it succeeds. The node stays the same if it was not taken for dead.
    async fn again(&self) -> Listener {
        let mut pause = PAUSES.0;
        loop {
            if let Ok(Ok(link)) = timeout(PATIENCE, self.rejoin()).await {
                return link;
            }
            sleep(pause).await;
            pause = PAUSES.1.min(pause * 2);
        }
    }

    async fn rejoin(&self) -> failure::Result<Listener> {
        let link = self.connect().await?;
        if !self.renew(&link.client).await? {
            self.register(&link.client).await?;
        }
        Ok(link)
    }

    /// Connects, shares the lock of the database, and listens.
    async fn connect(&self) -> failure::Result<Listener> {
        let Address { config, tls, place } = &self.address;
        let connected = config.connect(tls.clone()).await;
        let (client, mut connection) = connected.map_err(|error| Fault::from(error).at(place))?;
        let (heard, own) = (self.heard.clone(), self.name.clone());
        let reader = tokio::spawn(async move {
            let mut messages = stream::poll_fn(|context| connection.poll_message(context));
            while let Some(Ok(message)) = messages.next().await {
                if let AsyncMessage::Notification(notification) = message {
                    for news in understood(notification.payload(), &own) {
                        // The store is being dropped.
                        let _gone = heard.send(news);
                    }
                }
            }
        });
        let link = Listener { client, reader };
        schema::lock_shared(&link.client).await?;
        link.client.batch_execute(SESSION).await?;
        Ok(link)
    }

    /// Shows that the node lives. Returns `false` when it was taken for dead: then it never comes back.
    async fn renew(&self, client: &tokio_postgres::Client) -> failure::Result<bool> {
        let renew = "UPDATE nodes SET until = clock_timestamp() + INTERVAL '3 seconds'
                     WHERE id = $1 AND until > clock_timestamp()
                     RETURNING id, (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        self.told(client, renew, &[(&self.id(), Type::INT8)]).await
    }

    /// Registers a new node, without a lease, in place of the one that was taken for dead.
    async fn register(&self, client: &tokio_postgres::Client) -> failure::Result<()> {
        client.execute_typed("DELETE FROM nodes WHERE id = $1", &[(&self.id(), Type::INT8)]).await?;
        let register = "INSERT INTO nodes (until) VALUES (clock_timestamp() + INTERVAL '3 seconds')
                        RETURNING id, (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        self.told(client, register, &[]).await.map(drop)
    }

    /// Runs a statement and takes over the node's number and the time that it returns. `false` when it returns nothing.
    async fn told(
        &self,
        client: &tokio_postgres::Client,
        statement: &str,
        values: &[(&(dyn ToSql + Sync), Type)],
    ) -> failure::Result<bool> {
        let (asked, since) = (Millis::now(), Instant::now());
        let rows = client.query_typed(statement, values).await?;
        let half = i64::try_from(since.elapsed().as_millis() / 2).unwrap_or(i64::MAX);
        let Some(row) = rows.first() else { return Ok(false) };
        let (id, now): (i64, i64) = (read::get(row, 0)?, read::get(row, 1)?);
        self.id.store(id, Ordering::Relaxed);
        self.clock.set_ahead(now - asked.0 - half, DOUBT + half);
        Ok(true)
    }

    fn id(&self) -> i64 {
        self.id.load(Ordering::Relaxed)
    }

    fn say(&self, heard: Notice) {
        // The store is being dropped.
        let _gone = self.heard.send(heard);
    }
}
