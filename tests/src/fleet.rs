//! Several servers on one database: the nodes, each with a line of its own to Postgres.

use std::net::SocketAddr;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use anyhow::ensure;
use tokio::time::{Instant, sleep};

use crate::cluster::{Cluster, USER};
use crate::proxy::Proxy;
use crate::server::{Server, Signal};

/// How long a graceful end may take: requests that are being answered have 15 s.
const PATIENCE: Duration = Duration::from_secs(30);

/// The pause between two looks at a process.
const PAUSE: Duration = Duration::from_millis(20);

/// A server and its line to Postgres.
pub struct Node {
    /// The server.
    pub server: Server,
    /// Its line.
    pub proxy: Proxy,
    store: String,
}

/// Where the nodes listen, as a load balancer knows it: a node that does not run keeps its last address.
#[derive(Clone)]
pub struct Addresses(Arc<RwLock<Vec<SocketAddr>>>);

/// The nodes of one database.
pub struct Fleet {
    nodes: Vec<Node>,
    addresses: Addresses,
    store: String,
}

impl Addresses {
    /// The addresses now.
    pub fn all(&self) -> Vec<SocketAddr> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, node: usize, address: SocketAddr) {
        self.0.write().unwrap_or_else(PoisonError::into_inner)[node] = address;
    }
}

impl Fleet {
    /// Starts this many nodes on a new database of this name.
    ///
    /// # Errors
    /// When the database or a node cannot be started.
    pub async fn start(cluster: &mut Cluster, database: &str, count: usize) -> anyhow::Result<Fleet> {
        cluster.create(database)?;
        let mut nodes = Vec::new();
        for _ in 0..count {
            let proxy = Proxy::start(cluster.socket()).await?;
            let store = format!("host=127.0.0.1 port={} user={USER} dbname={database}", proxy.port());
            nodes.push(Node { server: Server::on_store(&store, &[])?, proxy, store });
        }
        let addresses = nodes.iter().map(|node| node.server.address()).collect();
        let store = format!("host={} user={USER} dbname={database}", cluster.folder().display());
        Ok(Fleet { nodes, addresses: Addresses(Arc::new(RwLock::new(addresses))), store })
    }

    /// The nodes.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Where they listen, also later.
    pub fn addresses(&self) -> Addresses {
        self.addresses.clone()
    }

    /// The address of the database, past all proxies.
    pub fn store(&self) -> &str {
        &self.store
    }

    /// Kills a node, as `kill -9` does.
    ///
    /// # Errors
    /// When it cannot be killed.
    pub fn kill(&mut self, node: usize) -> anyhow::Result<()> {
        self.nodes[node].server.kill()
    }

    /// Ends a node gracefully.
    ///
    /// # Errors
    /// When it does not end in time, or as after a failure.
    pub async fn terminate(&mut self, node: usize) -> anyhow::Result<()> {
        let Node { server, .. } = &mut self.nodes[node];
        server.signal(Signal::Terminate)?;
        let end = Instant::now() + PATIENCE;
        while !server.has_ended()? {
            ensure!(Instant::now() < end, "a node that was asked to end still runs after {PATIENCE:?}");
            sleep(PAUSE).await;
        }
        let status = server.wait()?;
        ensure!(status.success(), "a node that was asked to end did so with {status}");
        Ok(())
    }

    /// Starts a new node in the place of one that has ended.
    ///
    /// # Errors
    /// When it does not start.
    pub fn replace(&mut self, node: usize) -> anyhow::Result<()> {
        let Node { server, store, .. } = &mut self.nodes[node];
        *server = Server::on_store(store, &[])?;
        self.addresses.set(node, server.address());
        Ok(())
    }
}
