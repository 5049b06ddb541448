//! The command line: its commands and options. Their texts are in `app/i18n`.

mod call;
mod door;
mod file;
pub(crate) mod help;
mod settings;
mod value;
mod wrong;

use std::env;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::sync::Arc;

use anyhow::Context as _;
use catalog::{shows, titles};
use clap::{ArgMatches, Args, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;
use erasure::Title;
use look::{Language, Show, Words, args};
use notify::Reach;
use notify::mail::Mailer;
use play::Crash;
use store::{Backups, Sqlite, Store, TableId};
use table::{Settings, Setup};
use tracing_subscriber::filter::LevelFilter;
use web::limits::OwnLimit;
use web::{Network, Proxies, PublicUrl};

pub(crate) use crate::cli::call::parse;
pub(crate) use crate::cli::door::DoorArgs;
pub(crate) use crate::cli::file::ConfigFile;
pub(crate) use crate::cli::settings::{Setting, settings, variable};
pub(crate) use crate::cli::value::{LogFormat, Ways};
pub(crate) use crate::cli::wrong::{Wrong, misused, tell};
use crate::failure::Failure;
use crate::listen::Listen;
use crate::postgres::{self, Purpose};

/// The program's version, with the commit that it was built from where that is known.
pub(crate) const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("POSSE_COMMIT"));

#[derive(Parser)]
#[command(name = "posse", version = VERSION, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: ServeArgs,
    #[command(flatten)]
    pub(crate) everywhere: EverywhereArgs,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(Box<ServeArgs>),
    Play(PlayArgs),
    Replay(ReplayArgs),
    Verify(VerifyArgs),
    Bench(BenchArgs),
    Arena(ArenaArgs),
    Backup(BackupArgs),
    Copy(CopyArgs),
    Import(ImportArgs),
    Tables(TablesArgs),
    Forget(ForgetArgs),
    Config(Box<ServeArgs>),
    Compact(CompactArgs),
    Health(HealthArgs),
    Invite(InviteArgs),
    Admin(AdminArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// Options of all commands.
#[derive(Args)]
pub(crate) struct EverywhereArgs {
    #[arg(
        long,
        value_name = "LEVEL",
        default_value = "info",
        global = true,
        value_parser = value::level
    )]
    pub(crate) log: LevelFilter,

    #[arg(
        long,
        value_name = "FORMAT",
        default_value = "text",
        global = true,
        value_parser = value::log_format
    )]
    pub(crate) log_format: LogFormat,

    /// Checked here; `speech` has read it before, so that wrong calls are answered in this language too.
    #[arg(long, value_name = "CODE", global = true, value_parser = value::language)]
    language: Option<Language>,

    /// Checked here; `ConfigFile` has read it before.
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
}

/// Two ways to name the database.
#[derive(Args)]
struct PlaceArgs {
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// The address may contain a password, so neither the help nor `posse config` shows it.
    #[arg(long, value_name = "URL", hide_env_values = true)]
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
        let PlaceArgs { data, store } = PlaceArgs::from_arg_matches(matches)?;
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
        PlaceArgs::augment_args(command)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        PlaceArgs::augment_args_for_update(command)
    }
}

impl DataArgs {
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
        let store = Sqlite::open(&file).with_context(|| name.clone())?;
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

    /// The path of the database file, which exists.
    fn existing(&self) -> anyhow::Result<PathBuf> {
        let file = self.file()?;
        if !file.exists() {
            return Err(Failure::new("fail-no-database", [("file", file.display().to_string())]).into());
        }
        Ok(file)
    }

    /// The path of the database file.
    fn file(&self) -> anyhow::Result<PathBuf> {
        let named = if let DataArgs::Folder(named) = self { named.clone() } else { None };
        let folder = named.or_else(data_folder);
        Ok(folder.ok_or(Failure::plain("fail-data"))?.join("posse.db"))
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

#[derive(Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080", value_parser = Listen::from_str)]
    pub(crate) listen: Listen,

    #[command(flatten)]
    pub(crate) data: DataArgs,

    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,

    #[arg(long = "host", value_name = "NAME", value_parser = value::host)]
    pub(crate) hosts: Vec<String>,

    #[arg(long)]
    trust_proxy: bool,

    #[arg(long = "proxy", value_name = "ADDRESS", value_parser = value::network)]
    proxy_addresses: Vec<Network>,

    #[arg(long = "edition", value_name = "GAME=FILE", value_parser = value::edition)]
    pub(crate) editions: Vec<(String, PathBuf)>,

    #[arg(long, value_name = "ADDR", value_parser = value::address)]
    pub(crate) metrics: Option<SocketAddr>,

    #[arg(long, value_name = "TIME", value_parser = value::hours)]
    pub(crate) keep_finished: Option<u32>,

    #[arg(long = "limit", value_name = "NAME=NUMBER", value_parser = value::limit)]
    pub(crate) limits: Vec<OwnLimit>,

    #[command(flatten)]
    pub(crate) backups: BackupsArgs,

    #[command(flatten)]
    pub(crate) doors: DoorArgs,

    #[command(flatten)]
    pub(crate) notify: NotifyArgs,

    #[arg(long, value_name = "POINT:COUNT", hide_short_help = true, help_heading = "tests")]
    pub(crate) crash: Option<Crash>,

    #[arg(
        long,
        value_name = "MS",
        hide_short_help = true,
        help_heading = "tests",
        value_parser = value::between::<u64>(0, u64::MAX)
    )]
    pub(crate) bot_pause: Option<u64>,

    #[arg(
        long,
        value_name = "NAME",
        hide = !value::MAY_NAME_DEALS,
        hide_short_help = true,
        help_heading = "tests",
        value_parser = value::deal
    )]
    pub(crate) deal: Option<String>,
}

impl ServeArgs {
    /// The proxies in front of a server, which may listen at a socket: only a proxy connects to one.
    pub(crate) fn proxies(&self, is_socket: bool) -> Proxies {
        match &self.proxy_addresses[..] {
            [] if self.trust_proxy || is_socket => Proxies::Anybody,
            [] => Proxies::Nobody,
            known => Proxies::At(known.iter().copied().chain(is_socket.then_some(Network::HERE)).collect()),
        }
    }
}

/// The copies of the database that a server makes by itself.
#[derive(Args)]
pub(crate) struct BackupsArgs {
    #[arg(long, value_name = "TIME", value_parser = value::hours)]
    backup_every: Option<u32>,

    #[arg(
        long,
        value_name = "NUMBER",
        default_value = "14",
        value_parser = value::between::<u16>(1, 9_999)
    )]
    backup_keep: u16,

    #[arg(long, value_name = "DIR")]
    backup_to: Option<PathBuf>,
}

impl BackupsArgs {
    /// The copies of this database; `None` if none are wanted.
    ///
    /// # Errors
    /// When the database is not a file.
    pub(crate) fn of(&self, store: &dyn Store) -> anyhow::Result<Option<Arc<Backups>>> {
        let Some(hours) = self.backup_every else {
            return if self.backup_to.is_none() { Ok(None) } else { Err(Failure::plain("serve-backup-never").into()) };
        };
        let file = store.file().ok_or(Failure::plain("serve-backup-postgres"))?;
        let folder = self.backup_to.clone().unwrap_or_else(|| file.with_file_name("backups"));
        Ok(Some(Arc::new(Backups::new(folder, hours, self.backup_keep.into()))))
    }
}

/// How people are told about their tables while their page is closed.
#[derive(Args)]
pub(crate) struct NotifyArgs {
    #[arg(
        long,
        value_name = "WAY,WAY…",
        default_value = "push,mail,webhook,calendar",
        value_parser = value::ways
    )]
    notify: Ways,

    #[arg(long, value_name = "CONTACT", value_parser = value::contact)]
    push_contact: Option<String>,

    /// The address may contain a password, so neither the help nor `posse config` shows it.
    #[arg(long, value_name = "URL", hide_env_values = true)]
    smtp: Option<String>,

    #[arg(long, value_name = "MAILBOX")]
    mail_from: Option<String>,

    #[arg(long)]
    private_webhooks: bool,
}

impl NotifyArgs {
    /// The settings of the notifier. Push services may know the host by the public address.
    ///
    /// # Errors
    /// When the mail server or the sender cannot be used.
    pub(crate) fn config(&self, public_url: Option<&PublicUrl>) -> anyhow::Result<notify::Config> {
        if self.smtp.is_some() != self.mail_from.is_some() {
            return Err(Failure::plain("serve-half-mail").into());
        }
        let mailer = self.smtp.as_ref().zip(self.mail_from.as_ref()).map(|(url, from)| Mailer::new(url, from));
        let unusable = |reason: notify::Invalid| Failure::new("serve-mail", [("reason", reason.to_string())]);
        let origin = public_url.map(PublicUrl::origin).filter(|origin| origin.starts_with("https:"));
        Ok(notify::Config {
            ways: self.notify.0.clone(),
            contact: self.push_contact.clone().or_else(|| origin.map(str::to_owned)),
            mailer: mailer.transpose().map_err(unusable)?,
            reach: if self.private_webhooks { Reach::Any } else { Reach::Public },
        })
    }
}

#[derive(Args)]
pub(crate) struct PlayArgs {
    #[arg(value_parser = value::game)]
    pub(crate) game: String,

    #[arg(long, value_name = "NUMBER", value_parser = value::between::<u8>(0, u8::MAX))]
    pub(crate) seats: Option<u8>,

    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = value::between::<u8>(0, u8::MAX))]
    pub(crate) seat: u8,

    #[arg(long = "bot", value_name = "BOT")]
    pub(crate) bots: Vec<String>,

    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = value::option)]
    pub(crate) options: Vec<(String, String)>,

    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,

    #[arg(long, value_name = "NUMBER", value_parser = value::between::<u64>(0, u64::MAX))]
    pub(crate) seed: Option<u64>,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    pub(crate) table: String,

    #[command(flatten)]
    pub(crate) data: DataArgs,

    #[arg(long)]
    pub(crate) open: bool,

    #[arg(long)]
    pub(crate) analysis: bool,

    #[arg(long)]
    pub(crate) time: bool,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    pub(crate) file: PathBuf,

    #[arg(long, value_name = "FILE")]
    pub(crate) receipt: Option<PathBuf>,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct BenchArgs {
    #[arg(value_parser = value::game)]
    pub(crate) game: Option<String>,

    #[arg(long, value_name = "NUMBER", default_value = "3", value_parser = value::between::<u64>(1, 600))]
    pub(crate) seconds: u64,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ArenaArgs {
    #[arg(long, value_parser = value::game)]
    pub(crate) game: String,

    #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,

    #[arg(long, value_name = "NUMBER", default_value = "1000", value_parser = value::between::<u32>(1, 1_000_000))]
    pub(crate) games: u32,

    #[arg(long, value_name = "NUMBER", value_parser = value::between::<u8>(0, u8::MAX))]
    pub(crate) seats: Option<u8>,

    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = value::option)]
    pub(crate) options: Vec<(String, String)>,

    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = value::between::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,

    #[arg(long, value_name = "NUMBER", value_parser = value::between::<u16>(1, 1024))]
    pub(crate) jobs: Option<u16>,

    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) json: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,

    #[arg(long, value_name = "COMMAND")]
    pub(crate) against: Option<String>,

    #[arg(
        long,
        value_name = "MS",
        default_value = "1000",
        requires = "against",
        value_parser = value::between::<u64>(1, 3_600_000)
    )]
    pub(crate) against_ms: u64,
}

#[derive(Args)]
pub(crate) struct BackupArgs {
    pub(crate) file: PathBuf,

    #[arg(long, value_name = "NUMBER", value_parser = value::between::<u16>(1, 9_999))]
    pub(crate) keep: Option<u16>,

    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args)]
pub(crate) struct CopyArgs {
    #[arg(long, value_name = "DATABASE")]
    pub(crate) from: String,

    #[arg(long, value_name = "DATABASE")]
    pub(crate) to: String,
}

#[derive(Args)]
pub(crate) struct ImportArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args)]
pub(crate) struct TablesArgs {
    #[command(subcommand)]
    pub(crate) command: TablesCommand,
}

#[derive(Subcommand)]
pub(crate) enum TablesCommand {
    List(ListArgs),
    Show(ShowArgs),
    Close(EndArgs),
    Remove(EndArgs),
}

#[derive(Args)]
pub(crate) struct ListArgs {
    #[arg(long, conflicts_with = "finished")]
    pub(crate) running: bool,

    #[arg(long)]
    pub(crate) finished: bool,

    #[arg(long, value_parser = value::game)]
    pub(crate) game: Option<String>,

    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args)]
pub(crate) struct ShowArgs {
    pub(crate) table: TableId,

    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// The arguments of the commands that end a table.
#[derive(Args)]
pub(crate) struct EndArgs {
    pub(crate) table: TableId,

    #[arg(long)]
    pub(crate) yes: bool,

    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args)]
pub(crate) struct ForgetArgs {
    pub(crate) who: String,

    #[arg(long)]
    pub(crate) yes: bool,

    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args)]
pub(crate) struct CompactArgs {
    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args)]
pub(crate) struct InviteArgs {
    #[arg(long, value_name = "NAME", default_value = "")]
    pub(crate) name: String,

    #[arg(long, value_name = "TIME", value_parser = value::hours)]
    pub(crate) until: Option<u32>,

    #[arg(long, conflicts_with_all = ["name", "until", "end"])]
    pub(crate) list: bool,

    #[arg(long, value_name = "LINK", conflicts_with_all = ["name", "until"])]
    pub(crate) end: Option<String>,

    #[command(flatten)]
    pub(crate) url: UrlArgs,

    #[command(flatten)]
    pub(crate) data: DataArgs,
}

#[derive(Args)]
pub(crate) struct HealthArgs {
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080", value_parser = value::server)]
    pub(crate) listen: Listen,
}

#[derive(Args)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    pub(crate) url: UrlArgs,

    #[command(flatten)]
    pub(crate) data: DataArgs,
}

/// The address that a printed link begins with.
#[derive(Args)]
pub(crate) struct UrlArgs {
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    pub(crate) public_url: PublicUrl,
}

#[derive(Args)]
pub(crate) struct CompletionsArgs {
    #[arg(value_parser = value::shell)]
    pub(crate) shell: Shell,
}

#[derive(Args)]
pub(crate) struct ManArgs {
    #[arg(value_name = "DIR")]
    pub(crate) folder: Option<PathBuf>,
}

/// The game with this name. The command line has checked the name.
pub(crate) fn title(name: &str) -> anyhow::Result<&'static dyn Title> {
    Ok(titles().find(name).ok_or_else(|| unknown(name))?)
}

fn unknown(name: &str) -> Failure {
    Failure::new("differs-no-game", [("game", name.to_owned())])
}

/// The page of the game with this name. The command line has checked the name.
pub(crate) fn show(name: &str) -> anyhow::Result<&'static dyn Show> {
    Ok(shows().find(name).ok_or_else(|| unknown(name))?)
}

/// The setup with this number of seats and otherwise default settings.
pub(crate) fn usual(title: &dyn Title, seats: u8) -> Setup {
    Setup { seats, settings: Settings::default(), edition: title.edition().to_owned(), version: title.version() }
}

/// Reads a text file named on the command line.
///
/// # Errors
/// When it cannot be read. The error names the file.
pub(crate) fn read(path: &Path, words: &Words) -> anyhow::Result<String> {
    let file = || words.tell("fail-read", &args![file => path.display().to_string()]);
    std::fs::read_to_string(path).with_context(file)
}
