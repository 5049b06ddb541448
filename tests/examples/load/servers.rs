//! The servers under load: one, or several on one database.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use posse_tests::cluster::{Cluster, USER};
use posse_tests::server::Server;

use crate::process::Process;

/// No bots play here, but the server computes a table's moments only with a bot pause. This is the usual one.
const USUAL: [(&str, &str); 1] = [("POSSE_BOT_PAUSE", "500")];

/// The name of the database that several servers share.
const DATABASE: &str = "load";

/// Where the servers listen. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Servers(Arc<[SocketAddr]>);

impl Servers {
    /// The server for this seat of a table: its people are spread over all servers.
    pub(crate) fn of(&self, seat: usize) -> SocketAddr {
        self.0[seat % self.0.len()]
    }

    /// The first server.
    pub(crate) fn first(&self) -> SocketAddr {
        self.0[0]
    }
}

/// The measured processes, and what was started for them.
pub(crate) struct Started {
    pub(crate) servers: Servers,
    processes: Vec<Process>,
    pub(crate) own: Vec<Server>,
    _cluster: Option<Cluster>,
}

impl Started {
    /// A server that runs already.
    pub(crate) fn running(server: SocketAddr, process: Process) -> Started {
        Started { servers: Servers([server].into()), processes: vec![process], own: Vec::new(), _cluster: None }
    }

    /// Starts one server, or this many on one database.
    pub(crate) fn start(nodes: Option<u8>) -> anyhow::Result<Started> {
        let (own, cluster) = match nodes {
            Some(nodes) => {
                let mut cluster = Cluster::start()?;
                cluster.create(DATABASE)?;
                let store = format!("host={} user={USER} dbname={DATABASE}", cluster.folder().display());
                let own = (0..nodes).map(|_| Server::on_store(&store, &USUAL)).collect::<anyhow::Result<_>>()?;
                (own, Some(cluster))
            }
            None => (vec![Server::start(&USUAL)?], None),
        };
        let servers = own.iter().map(Server::address).collect();
        let processes = own.iter().map(|server| Process(server.process())).collect();
        Ok(Started { servers: Servers(servers), processes, own, _cluster: cluster })
    }

    /// The CPU time that all have used.
    pub(crate) fn computed(&self) -> anyhow::Result<Duration> {
        self.processes.iter().map(|process| process.computed()).sum()
    }

    /// The memory that all have, in megabytes.
    pub(crate) fn memory(&self) -> anyhow::Result<f64> {
        self.processes.iter().map(|process| process.memory()).sum()
    }

    /// The sum of the most memory that each has ever had, in megabytes.
    pub(crate) fn most_memory(&self) -> anyhow::Result<f64> {
        self.processes.iter().map(|process| process.most_memory()).sum()
    }
}
