//! The options that name the database.

use std::env;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{ArgMatches, Args, FromArgMatches};
use look::{Words, args};
use store::{Sqlite, Store, StoreError};

use crate::cli::value::Secret;
use crate::failure::Failure;
use crate::output::complain;
use crate::postgres::{self, Purpose};

/// The name of a database's file in its folder.
pub(crate) const FILE: &str = "posse.db";

/// Two ways to name the database.
#[derive(Args)]
struct LocationArgs {
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// The address may contain a password, so neither the help nor `posse config` shows it.
    #[arg(long, value_name = "URL", hide_env_values = true, value_parser = Secret::<String>::default())]
    store: Option<String>,
}

/// The location of the database: a folder, or the address of a Postgres server.
pub(crate) enum DataArgs {
    /// A folder; without a path the usual one.
    Folder(Option<PathBuf>),
    /// The address of a Postgres server.
    Address(String),
}

impl FromArgMatches for DataArgs {
    /// Of two places, that holds which the stronger word names: the command line, else the environment, else the file.
    /// `call` refuses equally strong ones.
    fn from_arg_matches(matches: &ArgMatches) -> Result<DataArgs, clap::Error> {
        let LocationArgs { data, store } = LocationArgs::from_arg_matches(matches)?;
        let is_weaker = matches.value_source("store") < matches.value_source("data");
        Ok(match store.filter(|_| !is_weaker) {
            Some(address) => DataArgs::Address(address),
            None => DataArgs::Folder(data),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = DataArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for DataArgs {
    fn augment_args(command: clap::Command) -> clap::Command {
        LocationArgs::augment_args(command)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        LocationArgs::augment_args_for_update(command)
    }
}

impl DataArgs {
    /// Checks what can be checked without the database.
    ///
    /// # Errors
    /// When it is no place for a database.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        match self {
            DataArgs::Address(address) => postgres::check(address),
            DataArgs::Folder(_) => self.file().map(|_| ()),
        }
    }

    /// Opens the database for a server. Returns it with its name for the log.
    ///
    /// # Errors
    /// When it cannot be used, or when no place is given and the system has no data directory.
    pub(crate) async fn serve(&self) -> anyhow::Result<(Arc<dyn Store>, String)> {
        if let DataArgs::Address(address) = self {
            let store = postgres::open(address, Purpose::Serve).await?;
            return Ok((Arc::from(store), "postgres".to_owned()));
        }
        let file = self.file()?;
        let name = file.display().to_string();
        let store = Sqlite::open(&file).map_err(|error| match error {
            StoreError::Full | StoreError::Locked | StoreError::Newer { .. } => {
                anyhow::Error::new(error).context(name.clone())
            }
            // The others name their file.
            error => error.into(),
        })?;
        Ok((Arc::new(store), name))
    }

    /// Opens the database for reading, even while a server runs on it.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub(crate) async fn open(&self) -> anyhow::Result<Box<dyn Store>> {
        match self {
            DataArgs::Address(address) => postgres::open(address, Purpose::Read).await,
            DataArgs::Folder(_) => Ok(Box::new(Sqlite::open_read_only(self.existing()?)?)),
        }
    }

    /// Opens the database to change it, even while a server runs on it.
    ///
    /// # Errors
    /// When there is none, or it cannot be used.
    pub(crate) async fn beside(&self) -> anyhow::Result<Box<dyn Store>> {
        match self {
            DataArgs::Address(address) => postgres::open(address, Purpose::Change).await,
            DataArgs::Folder(_) => Ok(Box::new(Sqlite::open_beside(self.existing()?)?)),
        }
    }

    /// Says on standard error which database it is, unless one was named: another user's commands use another one.
    pub(crate) fn tell_usual(&self, words: &Words) {
        if let (DataArgs::Folder(None), Ok(file)) = (self, self.file()) {
            complain(&words.tell("data-usual", &args![file => file.display().to_string()]));
        }
    }

    /// The path of the database file, which exists.
    fn existing(&self) -> anyhow::Result<PathBuf> {
        let file = self.file()?;
        if !file.exists() {
            return Err(Failure::new("fail-no-database", [("file", file.display().to_string())]).into());
        }
        Ok(file)
    }

    /// The path of the database file.
    pub(super) fn file(&self) -> anyhow::Result<PathBuf> {
        let named = if let DataArgs::Folder(named) = self { named.clone() } else { None };
        let folder = named.or_else(data_folder);
        Ok(folder.ok_or(Failure::plain("fail-data"))?.join(FILE))
    }
}

/// Posse's folder in the user's data directory; `None` if the system has no data directory.
fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = |rest: &str| env::home_dir().map(|home| home.join(rest));
    let data = if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home("Library/Application Support")
    } else {
        named("XDG_DATA_HOME").or_else(|| home(".local/share"))
    };
    data.map(|data| data.join("posse"))
}
