//! The tests' own Postgres server, and a database in it for each test.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio_postgres::NoTls;

/// A server of this process, which ends with it.
struct Cluster {
    folder: PathBuf,
    /// Its standard input: when this process closes it, the server stops.
    _keeper: Child,
}

impl Cluster {
    /// Starts a server that listens on its socket and, with a port, also on that port for encrypted connections.
    fn start(port: Option<u16>) -> Cluster {
        let folder = tempfile::Builder::new().prefix("posse-postgres-").tempdir().unwrap().keep();
        let mut keeper = Command::new("bash")
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/postgres.sh"))
            .arg(&folder)
            .args(port.map(|port| port.to_string()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        BufReader::new(keeper.stdout.take().unwrap()).read_line(&mut said).unwrap();
        assert_eq!(said, "ready\n", "Postgres could not be started; on Debian: apt-get install postgresql openssl");
        Cluster { folder, _keeper: keeper }
    }
}

fn cluster() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| Cluster::start(None))
}

/// A server with encrypted connections.
pub(crate) struct Encrypted {
    port: u16,
    cluster: Cluster,
}

impl Encrypted {
    pub(crate) fn start() -> Encrypted {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        Encrypted { port, cluster: Cluster::start(Some(port)) }
    }

    /// The path of a certificate.
    pub(crate) fn certificate(&self, name: &str) -> String {
        self.cluster.folder.join(name).display().to_string()
    }

    /// Its address over the network, under this host name.
    pub(crate) fn address(&self, host: &str) -> String {
        format!("host={host} hostaddr=127.0.0.1 port={} user=posse dbname=postgres", self.port)
    }

    /// Its address over its socket.
    pub(crate) fn socket(&self) -> String {
        format!("host={} port={} user=posse dbname=postgres", self.cluster.folder.display(), self.port)
    }
}

/// The address of a database of the test server.
fn address(database: &str) -> String {
    format!("host={} user=posse dbname={database}", cluster().folder.display())
}

/// A connection to a database.
pub(crate) async fn connect(address: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// The address of a new, empty database.
pub(crate) async fn database() -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
    connect(&address("postgres")).await.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    address(&name)
}
