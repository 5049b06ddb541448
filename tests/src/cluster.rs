//! A Postgres server for one test, which can be stopped and started again.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, ensure};

/// The script that runs the server; the tests of the store use it too.
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/store-postgres/tests/postgres.sh");

/// The user who owns the databases.
pub const USER: &str = "posse";

/// A running Postgres server, removed when this is dropped.
pub struct Cluster {
    folder: PathBuf,
    /// The process of the script, which takes orders on its standard input.
    keeper: Child,
    /// `None` once the keeper was told to end.
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

/// How the server is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopping {
    /// Its clients are disconnected, and uncommitted changes are rolled back.
    Fast,
    /// It ends at once, as in a crash, and recovers when it is started again.
    Immediate,
}

impl Cluster {
    /// Starts a server.
    ///
    /// # Errors
    /// When Postgres is not installed or does not start.
    pub fn start() -> anyhow::Result<Cluster> {
        let folder = tempfile::Builder::new().prefix("posse-postgres-").tempdir()?.keep();
        let mut keeper = Command::new("bash")
            .arg(SCRIPT)
            .arg(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("bash does not start")?;
        let orders = keeper.stdin.take();
        let answers = BufReader::new(keeper.stdout.take().context("its output is piped")?);
        let mut cluster = Cluster { folder, keeper, orders, answers };
        cluster.hear().context("Postgres does not start; on Debian: apt-get install postgresql")?;
        Ok(cluster)
    }

    /// The socket on which it listens.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// The folder of the socket, the host in an address.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Makes an empty database.
    ///
    /// # Errors
    /// When the name is taken, or the server does not run.
    pub fn create(&mut self, database: &str) -> anyhow::Result<()> {
        self.tell(&format!("create {database}"))
    }

    /// Removes a database and cuts its connections. Fewer databases shorten the recovery after a crash, which first
    /// syncs the files of all of them.
    ///
    /// # Errors
    /// When there is no such database, or the server does not run.
    pub fn remove(&mut self, database: &str) -> anyhow::Result<()> {
        self.tell(&format!("remove {database}"))
    }

    /// Stops the server.
    ///
    /// # Errors
    /// When it does not run.
    pub fn stop(&mut self, stop: Stopping) -> anyhow::Result<()> {
        self.tell(match stop {
            Stopping::Fast => "fast",
            Stopping::Immediate => "immediate",
        })
    }

    /// Starts the server again after it was stopped.
    ///
    /// # Errors
    /// When it runs already or does not start.
    pub fn start_again(&mut self) -> anyhow::Result<()> {
        self.tell("start")
    }

    fn tell(&mut self, order: &str) -> anyhow::Result<()> {
        writeln!(self.orders.as_ref().context("the keeper was told to end")?, "{order}")?;
        self.hear().with_context(|| format!("Postgres did not {order}"))
    }

    fn hear(&mut self) -> anyhow::Result<()> {
        let mut said = String::new();
        self.answers.read_line(&mut said)?;
        ensure!(said == "ready\n", "the keeper said `{said}`");
        Ok(())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // The keeper ends with its input, stops the server and removes its folder.
        self.orders = None;
        let _reaped = self.keeper.wait();
    }
}
