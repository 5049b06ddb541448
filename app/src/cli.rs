//! The command line: its commands and options. Their texts are in `app/i18n`.

mod call;
mod data;
mod door;
mod environment;
mod file;
pub(crate) mod help;
mod server;
mod settings;
mod value;
mod wrong;

use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use anyhow::Context as _;
use catalog::{shows, titles};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use erasure::Title;
use look::{Language, Show, Words, args};
use play::Token;
use store::TableId;
use table::{MAX_SEATS, Settings, Setup};
use tracing_subscriber::filter::LevelFilter;
use web::PublicUrl;

use crate::bot::link::Link;
pub(crate) use crate::cli::call::parse;
use crate::cli::data::DataArgs;
pub(crate) use crate::cli::data::FILE;
pub(crate) use crate::cli::environment::setter;
pub(crate) use crate::cli::file::ConfigFile;
pub(crate) use crate::cli::server::ServeArgs;
pub(crate) use crate::cli::settings::{Setting, settings};
pub(crate) use crate::cli::value::LogFormat;
use crate::cli::value::Secret;
pub(crate) use crate::cli::wrong::{Wrong, misused, tell};
use crate::failure::Failure;
use crate::listen::Listen;
use crate::text;

/// The program's version, with the commit that it was built from where that is known.
pub(crate) const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("BUILT_COMMIT"));

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
    Bot(BotArgs),
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

    #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',', required_unless_present = "against")]
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
    pub(crate) against: Vec<String>,

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
pub(crate) struct BotArgs {
    #[arg(long, value_name = "LINK")]
    pub(crate) table: Link,

    #[arg(long, value_name = "COMMAND")]
    pub(crate) command: String,

    #[arg(long, value_name = "MS", default_value = "10000", value_parser = value::between::<u64>(1, 3_600_000))]
    pub(crate) ms: u64,

    #[arg(long, value_name = "NAME", required_unless_present = "token")]
    pub(crate) name: Option<String>,

    #[arg(long, value_name = "NAME", required_unless_present = "token", conflicts_with = "token")]
    pub(crate) of: Option<String>,

    #[arg(long, value_name = "NUMBER", value_parser = value::between::<u8>(1, MAX_SEATS as u8))]
    pub(crate) seat: Option<u8>,

    #[arg(long)]
    pub(crate) rematch: bool,

    /// From the environment too, as other people on a machine can read what programs are called with.
    #[arg(long, value_name = "TOKEN", hide_env_values = true, value_parser = Secret::<Token>::default())]
    pub(crate) token: Option<Token>,
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
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,

    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080", value_parser = Listen::from_str)]
    listen: Listen,
}

impl UrlArgs {
    /// The server's public address, or else where it listens.
    ///
    /// # Errors
    /// When that is a socket.
    pub(crate) fn base(&self) -> Result<String, Failure> {
        let known = self.public_url.as_ref().map(ToString::to_string).or_else(|| self.listen.url());
        known.ok_or(Failure::plain("url-unknown"))
    }
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
    text::read(path).with_context(file)
}
