//! The built program as a process of its own, in a folder of its own: started, killed, started again.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread;

use anyhow::{Context, bail, ensure};
use tempfile::TempDir;

/// What the program writes before its address once it can be reached.
const OPEN: &str = "Posse is open: http://";

/// The built program: `POSSE_BIN`, or the one beside this test in the target directory.
///
/// # Errors
/// When it has not been built.
pub fn program() -> anyhow::Result<PathBuf> {
    if let Some(named) = env::var_os("POSSE_BIN") {
        return Ok(named.into());
    }
    let own = env::current_exe()?;
    // target/PROFILE/deps/TEST, or target/PROFILE/examples/EXAMPLE.
    let found = own.ancestors().skip(2).take(1).map(|folder| folder.join("posse")).find(|file| file.exists());
    found.context("the program is not there: run `cargo build -p posse` first, or name it in POSSE_BIN")
}

/// Runs the program to its end.
///
/// # Errors
/// When it cannot be run.
pub fn run(arguments: &[&str]) -> anyhow::Result<Output> {
    Ok(Command::new(program()?).args(arguments).output()?)
}

/// A server with its database; both end with it.
pub struct Server {
    folder: TempDir,
    address: SocketAddr,
    process: Child,
}

impl Server {
    /// Starts a server on a free port. Bots move at once; `with` are more variables of its environment.
    ///
    /// # Errors
    /// When it does not come up.
    pub fn start(with: &[(&str, &str)]) -> anyhow::Result<Server> {
        let folder = tempfile::tempdir()?;
        let (process, address) = spawn(folder.path(), "127.0.0.1:0", &[], with)?;
        Ok(Server { folder, address, process })
    }

    /// The same, with an edition of the host's own, as `--edition` has it.
    ///
    /// # Errors
    /// When it does not come up.
    pub fn with_edition(edition: Option<&str>) -> anyhow::Result<Server> {
        let folder = tempfile::tempdir()?;
        let arguments: Vec<&str> = edition.iter().flat_map(|edition| ["--edition", *edition]).collect();
        let (process, address) = spawn(folder.path(), "127.0.0.1:0", &arguments, &[])?;
        Ok(Server { folder, address, process })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of a page, whose path begins with a slash.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The folder of its database.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Ends it as `kill -9` does.
    ///
    /// # Errors
    /// When it cannot be ended.
    pub fn kill(&mut self) -> anyhow::Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Waits until it has ended by itself.
    ///
    /// # Errors
    /// When it cannot be waited for.
    pub fn wait(&mut self) -> anyhow::Result<ExitStatus> {
        Ok(self.process.wait()?)
    }

    /// Starts it again after its end, on the same port and database.
    ///
    /// # Errors
    /// When it does not come up.
    pub fn restart(&mut self) -> anyhow::Result<()> {
        ensure!(self.process.try_wait()?.is_some(), "the server still runs");
        let (process, address) = spawn(self.folder.path(), &self.address.to_string(), &[], &[])?;
        ensure!(address == self.address, "the server came up on another port");
        self.process = process;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ended = self.process.kill();
        let _reaped = self.process.wait();
    }
}

fn spawn(
    folder: &Path,
    listen: &str,
    arguments: &[&str],
    with: &[(&str, &str)],
) -> anyhow::Result<(Child, SocketAddr)> {
    let program = program()?;
    let mut process = Command::new(&program)
        .args(["--listen", listen, "--data"])
        .arg(folder)
        .args(arguments)
        .envs([("POSSE_LOG", "error"), ("POSSE_BOT_PAUSE", "0")])
        .envs(with.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{} does not start", program.display()))?;
    let mut lines = BufReader::new(process.stdout.take().context("its output is piped")?).lines();
    for line in lines.by_ref() {
        let line = line?;
        if let Some(address) = line.strip_prefix(OPEN) {
            let address = address.trim_end_matches('/').parse().with_context(|| line.clone())?;
            // Reads on, so that the program never waits for somebody to listen.
            thread::spawn(move || lines.for_each(drop));
            return Ok((process, address));
        }
    }
    bail!("the program ended with {} before it was open", process.wait()?)
}
