//! A Postgres server of the tests' own, and a database in it for each test.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio_postgres::NoTls;

/// The server of this process, which ends with it.
struct Cluster {
    folder: PathBuf,
    /// The server is stopped when this process' end of its standard input is closed.
    _keeper: Child,
}

fn cluster() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| {
        let folder = tempfile::Builder::new().prefix("posse-postgres-").tempdir().unwrap().keep();
        let mut keeper = Command::new("bash")
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/postgres.sh"))
            .arg(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        BufReader::new(keeper.stdout.take().unwrap()).read_line(&mut said).unwrap();
        assert_eq!(said, "ready\n", "Postgres could not be started; on Debian: apt-get install postgresql");
        Cluster { folder, _keeper: keeper }
    })
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
