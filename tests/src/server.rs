//! The built program in a process and folder of its own: started, killed, restarted.

use std::env;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread;

use anyhow::{Context, bail, ensure};
use tempfile::TempDir;

use crate::deal;
use crate::games::Game;

/// What the program prints before its address when it is ready.
const OPEN: &str = "Posse is open: http://";

/// The variable that names the deal of a server.
const DEAL: &str = "POSSE_DEAL";

/// The log file of a server whose database is elsewhere.
const LOG: &str = "log";

/// The path of the built program: `POSSE_BIN`, or the file next to this test in the target directory.
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
    found.context("the program is not there: `cargo build -p posse --features postgres`, or name it in POSSE_BIN")
}

/// The program, without variables for the tests, such as `POSSE_SEED`: it refuses those that set no option.
///
/// # Errors
/// When it has not been built.
pub fn command() -> anyhow::Result<Command> {
    let mut command = Command::new(program()?);
    let own = env::vars_os().map(|(name, _)| name).filter(|name| name.as_encoded_bytes().starts_with(b"POSSE_"));
    own.for_each(|name| {
        command.env_remove(name);
    });
    Ok(command)
}

/// Runs the program until it exits.
///
/// # Errors
/// When it cannot be started.
pub fn run(arguments: &[&str]) -> anyhow::Result<Output> {
    Ok(command()?.args(arguments).env("LC_ALL", "C").output()?)
}

/// A running server with its database. Dropping it stops the server and deletes the database, unless the test has
/// failed: then it says where the database is kept.
///
/// A debug build deals by a name, [`deal::ANY`] by default; a release build never does. Servers that share a database
/// deal by no name, or they would make the same tables.
pub struct Server {
    folder: TempDir,
    /// The name of its deal; `None` for a random deal.
    deal: Option<String>,
    /// The address of its database, if that is not in the folder.
    store: Option<String>,
    address: SocketAddr,
    process: Child,
}

/// A signal to a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {
    /// Ask the process to end gracefully.
    Terminate,
    /// Freeze the process.
    Stop,
    /// Let the process go on.
    Continue,
}

impl Server {
    /// Starts a server on a free port. Bots move at once; `with` adds environment variables.
    ///
    /// # Errors
    /// When it does not start.
    pub fn start(with: &[(&str, &str)]) -> anyhow::Result<Server> {
        Server::begin(tempfile::tempdir()?, None, deal::ANY, &[], with)
    }

    /// As [`Server::start`], dealing by this name.
    ///
    /// # Errors
    /// When it does not start.
    pub fn dealt(deal: &str, with: &[(&str, &str)]) -> anyhow::Result<Server> {
        Server::begin(tempfile::tempdir()?, None, deal, &[], with)
    }

    /// As [`Server::dealt`], with the shorter edition of a game.
    ///
    /// # Errors
    /// When it does not start, or the edition cannot be made shorter.
    pub fn short(game: Game, deal: &str, with: &[(&str, &str)]) -> anyhow::Result<Server> {
        let folder = tempfile::tempdir()?;
        let edition = game.short_edition(folder.path())?;
        let arguments: Vec<&str> = edition.iter().flat_map(|edition| ["--edition", edition]).collect();
        Server::begin(folder, None, deal, &arguments, with)
    }

    /// Starts a server on a free port, with a database elsewhere; `with` adds environment variables. Its log is
    /// the file `log` in its folder.
    ///
    /// # Errors
    /// When it does not start.
    pub fn on_store(store: &str, with: &[(&str, &str)]) -> anyhow::Result<Server> {
        Server::begin(tempfile::tempdir()?, Some(store), deal::ANY, &[], with)
    }

    /// As [`Server::on_store`], with arguments that name neither the address to listen on nor the database.
    ///
    /// # Errors
    /// When it does not start.
    pub fn on_store_with(store: &str, arguments: &[&str]) -> anyhow::Result<Server> {
        Server::begin(tempfile::tempdir()?, Some(store), deal::ANY, arguments, &[])
    }

    /// Starts a server on a free port; `arguments` must name neither the address to listen on nor the folder.
    ///
    /// # Errors
    /// When it does not start.
    pub fn with_arguments(arguments: &[&str]) -> anyhow::Result<Server> {
        Server::begin(tempfile::tempdir()?, None, deal::ANY, arguments, &[])
    }

    fn begin(
        folder: TempDir,
        store: Option<&str>,
        deal: &str,
        arguments: &[&str],
        with: &[(&str, &str)],
    ) -> anyhow::Result<Server> {
        let deal = (store.is_none() && cfg!(debug_assertions)).then(|| deal.to_owned());
        let environment: Vec<_> = deal.iter().map(|deal| (DEAL, deal.as_str())).chain(with.iter().copied()).collect();
        let (process, address) = spawn(folder.path(), store, "127.0.0.1:0", arguments, &environment)?;
        Ok(Server { folder, deal, store: store.map(str::to_owned), address, process })
    }

    /// The address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL of a page; its path starts with a slash.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The id of its process.
    pub fn process(&self) -> u32 {
        self.process.id()
    }

    /// The folder of its database.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Kills the process, as `kill -9` does.
    ///
    /// # Errors
    /// When it cannot be killed.
    pub fn kill(&mut self) -> anyhow::Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Sends a signal to the process.
    ///
    /// # Errors
    /// When it has exited.
    pub fn signal(&self, signal: Signal) -> anyhow::Result<()> {
        let name = match signal {
            Signal::Terminate => "-TERM",
            Signal::Stop => "-STOP",
            Signal::Continue => "-CONT",
        };
        let sent = Command::new("kill").args([name, &self.process().to_string()]).status()?;
        ensure!(sent.success(), "no signal reaches the server");
        Ok(())
    }

    /// Whether the process has exited.
    ///
    /// # Errors
    /// When it cannot be asked.
    pub fn has_ended(&mut self) -> anyhow::Result<bool> {
        Ok(self.process.try_wait()?.is_some())
    }

    /// Waits until the process exits.
    ///
    /// # Errors
    /// When it cannot be waited for.
    pub fn wait(&mut self) -> anyhow::Result<ExitStatus> {
        Ok(self.process.wait()?)
    }

    /// Restarts it after it has exited, on the same port and database. With the same name its next table would equal
    /// its first, so it deals by another name.
    ///
    /// # Errors
    /// When it still runs or does not start.
    pub fn restart(&mut self) -> anyhow::Result<()> {
        self.restart_with(&[])
    }

    /// As [`Server::restart`]; `with` adds environment variables.
    ///
    /// # Errors
    /// When it still runs or does not start.
    pub fn restart_with(&mut self, with: &[(&str, &str)]) -> anyhow::Result<()> {
        ensure!(self.has_ended()?, "the server still runs");
        let listen = self.address.to_string();
        self.deal = self.deal.take().map(|deal| format!("{deal}, again"));
        let deal = self.deal.iter().map(|deal| (DEAL, deal.as_str()));
        let environment: Vec<_> = deal.chain(with.iter().copied()).collect();
        let (process, address) = spawn(self.folder.path(), self.store.as_deref(), &listen, &[], &environment)?;
        ensure!(address == self.address, "the server came up on another port");
        self.process = process;
        Ok(())
    }
}

#[expect(clippy::print_stderr, reason = "a failed test says where its games are kept")]
impl Drop for Server {
    fn drop(&mut self) {
        // The process may have exited already.
        let _ended = self.process.kill();
        let _reaped = self.process.wait();
        if thread::panicking() {
            self.folder.disable_cleanup(true);
            let folder = self.folder.path().display();
            match self.store {
                None => eprintln!("The games of this server are kept: posse replay TABLE --open --data {folder}"),
                Some(_) => eprintln!("The log of this server is kept: {folder}/{LOG}"),
            }
        }
    }
}

fn spawn(
    folder: &Path,
    store: Option<&str>,
    listen: &str,
    arguments: &[&str],
    with: &[(&str, &str)],
) -> anyhow::Result<(Child, SocketAddr)> {
    let mut command = command()?;
    command
        .args(["--listen", listen])
        .args(arguments)
        .envs([("POSSE_LOG", "error"), ("POSSE_BOT_PAUSE", "0"), ("LC_ALL", "C")])
        .envs(with.iter().copied());
    match store {
        None => command.arg("--data").arg(folder),
        Some(store) => {
            let log = File::options().create(true).append(true).open(folder.join(LOG))?;
            command.args(["--store", store]).env("POSSE_LOG", "info").stderr(log)
        }
    };
    let mut process =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().context("the program does not start")?;
    let mut lines = BufReader::new(process.stdout.take().context("its output is piped")?).lines();
    for line in lines.by_ref() {
        let line = line?;
        if let Some(address) = line.strip_prefix(OPEN) {
            let address = address.trim_end_matches('/').parse().with_context(|| line.clone())?;
            // Keeps reading, so that the program never blocks on a full pipe.
            thread::spawn(move || lines.for_each(drop));
            return Ok((process, address));
        }
    }
    bail!("the program ended with {} before it was open", process.wait()?)
}
