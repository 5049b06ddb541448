//! Several servers (nodes) on one database, each with its own proxy to Postgres.

use std::net::SocketAddr;
use std::sync::{Arc, PoisonError, RwLock};

use anyhow::{Context, ensure};

use crate::cluster::{Cluster, USER};
use crate::faketime::faketime;
use crate::patience::Patience;
use crate::proxy::{self, Proxy};
use crate::server::{Server, Signal};

/// The error of each node's clock in seconds, in turn.
const CLOCKS: [&str; 3] = ["+0", "+60", "-60"];

/// A server and its proxy to Postgres.
pub struct Member {
    pub server: Server,
    /// Its proxy to Postgres.
    pub proxy: Proxy,
    store: String,
    /// The environment that makes its clock wrong.
    clock: Vec<(&'static str, String)>,
}

/// Starts a server with a wrong clock.
fn server(store: &str, clock: &[(&'static str, String)]) -> anyhow::Result<Server> {
    let clock: Vec<(&str, &str)> = clock.iter().map(|(name, value)| (*name, value.as_str())).collect();
    Server::on_store(store, &clock)
}

/// The environment that shifts a program's wall clock by this many seconds. Its monotonic clock stays right.
fn clock(seconds: &str) -> anyhow::Result<Vec<(&'static str, String)>> {
    let mut clock = faketime(&format!("{seconds}s"))?;
    clock.push(("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()));
    Ok(clock)
}

/// The nodes' addresses, as a load balancer knows them: a stopped node keeps its last address.
#[derive(Clone)]
pub struct Addresses(Arc<RwLock<Vec<SocketAddr>>>);

/// The nodes of one database.
pub struct Fleet {
    nodes: Vec<Member>,
    addresses: Addresses,
    store: String,
}

impl Addresses {
    /// The current addresses.
    pub fn all(&self) -> Vec<SocketAddr> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, node: usize, address: SocketAddr) {
        self.0.write().unwrap_or_else(PoisonError::into_inner)[node] = address;
    }
}

impl Fleet {
    /// Starts this many nodes on a new database of this name. Their clocks differ by a minute.
    ///
    /// # Errors
    /// When the database or a node cannot be started.
    pub async fn start(cluster: &mut Cluster, database: &str, count: usize) -> anyhow::Result<Fleet> {
        cluster.create(database)?;
        let mut nodes = Vec::new();
        for seconds in CLOCKS.iter().cycle().take(count) {
            let proxy = Proxy::start(proxy::Proxied::Socket(cluster.socket())).await?;
            let store = format!("host=127.0.0.1 port={} user={USER} dbname={database}", proxy.port());
            let clock = clock(seconds)?;
            nodes.push(Member { server: server(&store, &clock)?, proxy, store, clock });
        }
        let addresses = nodes.iter().map(|node| node.server.address()).collect();
        let store = format!("host={} user={USER} dbname={database}", cluster.folder().display());
        Ok(Fleet { nodes, addresses: Addresses(Arc::new(RwLock::new(addresses))), store })
    }

    pub fn nodes(&self) -> &[Member] {
        &self.nodes
    }

    /// Their addresses, kept up to date.
    pub fn addresses(&self) -> Addresses {
        self.addresses.clone()
    }

    /// The address of the database, without a proxy.
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
    /// When it does not end in time, or ends with a failure.
    pub async fn terminate(&mut self, node: usize) -> anyhow::Result<()> {
        let Member { server, .. } = &mut self.nodes[node];
        server.signal(Signal::Terminate)?;
        let mut patience = Patience::<()>::default();
        while !server.has_ended()? {
            patience.wait().await.context("a node that was asked to end still runs")?;
        }
        let status = server.wait()?;
        ensure!(status.success(), "a node that was asked to end did so with {status}");
        Ok(())
    }

    /// Starts a new node in place of one that has ended.
    ///
    /// # Errors
    /// When it does not start.
    pub fn replace(&mut self, node: usize) -> anyhow::Result<()> {
        let Member { server: ended, store, clock, .. } = &mut self.nodes[node];
        *ended = server(store, clock)?;
        self.addresses.set(node, ended.address());
        Ok(())
    }
}
