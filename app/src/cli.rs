//! The command line: its commands, options and help texts.

#![allow(rustdoc::bare_urls, reason = "these comments are the help texts, which the terminal shows as they are")]

use std::env;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use catalog::{shows, titles};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory as _, Parser, Subcommand};
use erasure::Title;
use look::{Language, Show};
use play::Crash;
use store::Sqlite;
use table::{Settings, Setup};
use tracing_subscriber::filter::LevelFilter;
use web::PublicUrl;

/// Western table games, played properly: with friends anywhere, or against honest bots.
///
/// Started without a command, posse serves on http://127.0.0.1:8080. Open that page and play.
/// To let others on your network play, listen on all addresses:
///
///     posse --listen 0.0.0.0:8080
#[derive(Parser)]
#[command(name = "posse", version, verbatim_doc_comment, args_conflicts_with_subcommands = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: ServeArgs,
    #[command(flatten)]
    pub(crate) log: LogArgs,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the games to browsers (this is what posse does without a command)
    Serve(ServeArgs),
    /// Play a game in the terminal against bots
    #[command(verbatim_doc_comment)]
    Play(PlayArgs),
    /// Print a stored game move by move
    ///
    /// While a game runs, this shows what somebody without a seat may see. What was hidden is shown
    /// when the game is over, or with --open.
    #[command(verbatim_doc_comment)]
    Replay(ReplayArgs),
    /// Check a downloaded game without the server
    ///
    /// Works the whole game out again: every fingerprint and opened value, the deal, every decision
    /// and the state after it. docs/fairness.md tells what this proves and what it cannot.
    #[command(verbatim_doc_comment)]
    Verify(VerifyArgs),
    /// Measure how fast the rules are, and what a search pays for
    ///
    /// Random games on one core. A move is one decision between at least two
    /// actions, its list of legal actions computed and drawn from; forced steps do not count.
    ///
    /// Then what a search pays for, in microseconds: a playout (a random game from the deal to the
    /// end), a seat's view, all that it knows (view and recall), a copy of the state, and a random
    /// world that it may be in: the mean, the 99.9th percentile and the slowest. Measured at every
    /// seventh decision of random games, for the seat that decides.
    #[command(verbatim_doc_comment)]
    Bench(BenchArgs),
    /// Play a tournament between bots
    ///
    /// A bot is written by its name: beginner. What it may think in a turn stands behind an @:
    /// marshal@50ms thinks 50 milliseconds, marshal@1000 makes 1000 iterations (the default). With
    /// iterations the same seed gives the same games on every machine.
    ///
    /// Every deal is played once in each rotation of the bots over the seats, so that luck of the
    /// deal hits all alike. A deal is one observation: the intervals say with 95 % confidence where
    /// the true value lies, from the differences between deals.
    ///
    ///     posse arena --game dollars-wanted --bots beginner,random --games 1000
    ///     posse arena --game desperados --bots beginner,random,random,random --json games.jsonl
    ///     posse arena --game desperados --bots beginner --against 'python3 docs/example_bot.py'
    ///
    /// Ctrl-C ends a tournament early; its table counts the deals that are whole. To go on with it,
    /// give the same command with --resume FILE in place of --json FILE.
    #[command(verbatim_doc_comment)]
    Arena(ArenaArgs),
    /// Copy the database to a new file, also while the server runs
    Backup(BackupArgs),
}

/// What is written to standard error while the program runs.
#[derive(Args)]
pub(crate) struct LogArgs {
    /// What is logged: off, error, warn, info or debug
    #[arg(
        long = "log",
        value_name = "LEVEL",
        env = "POSSE_LOG",
        default_value = "info",
        global = true,
        hide_env_values = true
    )]
    pub(crate) level: LevelFilter,
}

/// Where the database lies.
#[derive(Args)]
pub(crate) struct DataArgs {
    /// The folder of the database [default: posse in your data directory]
    #[arg(long, value_name = "DIR", env = "POSSE_DATA", hide_env_values = true)]
    data: Option<PathBuf>,
}

impl DataArgs {
    /// The path of the database file.
    ///
    /// # Errors
    /// When no folder is given and the system names no data directory.
    pub(crate) fn file(&self) -> anyhow::Result<PathBuf> {
        let folder = self.data.clone().or_else(data_folder);
        Ok(folder.context("your data directory is not known; name a folder with --data DIR")?.join("posse.db"))
    }

    /// Opens the database for reading, even while a server runs on it.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub(crate) fn open(&self) -> anyhow::Result<Sqlite> {
        let file = self.file()?;
        if !file.exists() {
            anyhow::bail!("there is no database at {}; name its folder with --data DIR", file.display());
        }
        Ok(Sqlite::open_read_only(file)?)
    }
}

/// The folder for posse's files in the user's data directory; `None` when the system names none.
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
    /// The address to listen on; 0.0.0.0:8080 lets your whole network play
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080")]
    pub(crate) listen: SocketAddr,

    #[command(flatten)]
    pub(crate) data: DataArgs,

    /// The address under which people reach the server, as in https://posse.example
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,

    /// Another name by which browsers may reach the server, as in saloon.local; may be repeated
    #[arg(long = "host", value_name = "NAME")]
    pub(crate) hosts: Vec<String>,

    /// Believe the X-Forwarded headers of the proxy before the server; without one, never
    #[arg(long)]
    pub(crate) trust_proxy: bool,

    /// Play new tables of a game by your own edition; may be repeated
    #[arg(long = "edition", value_name = "GAME=FILE", value_parser = edition)]
    pub(crate) editions: Vec<(String, PathBuf)>,

    /// Abort when a point is reached for the n-th time, as in after-append:3
    #[arg(
        long,
        value_name = "POINT:COUNT",
        env = "POSSE_CRASH",
        hide_short_help = true,
        hide_env_values = true,
        help_heading = "For tests"
    )]
    pub(crate) crash: Option<Crash>,

    /// How many milliseconds each turn of a bot takes at least, of which it thinks for three quarters
    ///
    /// With 0, bots do not wait until people have seen what happened either.
    #[arg(
        long,
        value_name = "MS",
        env = "POSSE_BOT_PAUSE",
        hide_short_help = true,
        hide_env_values = true,
        help_heading = "For tests"
    )]
    pub(crate) bot_pause: Option<u64>,
}

#[derive(Args)]
pub(crate) struct PlayArgs {
    /// The game
    #[arg(value_parser = game)]
    pub(crate) game: String,

    /// How many play [default: the fewest the game is for]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seats: Option<u8>,

    /// Which seat is yours, from 1
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seat: u8,

    /// A bot for the others in order; the last takes the rest [default: the strongest]
    #[arg(long = "bot", value_name = "BOT")]
    pub(crate) bots: Vec<String>,

    /// An option of the game, as in colour-variant=on; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, String)>,

    /// Your name at the table
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,

    #[command(flatten)]
    pub(crate) language: LanguageArgs,

    /// Deal the cards that belong to this number, every time the same
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

#[derive(Args)]
pub(crate) struct LanguageArgs {
    /// The language: en, de, fr or nl
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
    pub(crate) language: Language,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// A table's name, as in its link, or the file of a downloaded game
    pub(crate) table: String,

    #[command(flatten)]
    pub(crate) data: DataArgs,

    /// Show what is hidden although the game is not over: every card, to whoever looks
    #[arg(long)]
    pub(crate) open: bool,

    /// Tell also what the strongest bot thinks of each decision; only of a finished game
    #[arg(long)]
    pub(crate) analysis: bool,

    /// Tell also how long a full replay takes
    #[arg(long)]
    pub(crate) time: bool,

    #[command(flatten)]
    pub(crate) language: LanguageArgs,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// The downloaded game
    pub(crate) file: PathBuf,

    /// The receipt that a player's browser kept
    #[arg(long, value_name = "FILE")]
    pub(crate) receipt: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct BenchArgs {
    /// The game [default: all of them]
    #[arg(value_parser = game)]
    pub(crate) game: Option<String>,

    /// How long random games run, and how long costs are measured
    #[arg(long, value_name = "NUMBER", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
}

#[derive(Args)]
pub(crate) struct ArenaArgs {
    /// The game
    #[arg(long, value_parser = game)]
    pub(crate) game: String,

    /// The bots in their order around the table, as in marshal@50ms,beginner,beginner
    #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,

    /// How many games are played; the last deal is always played in all rotations
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,

    /// How many play; the last bot takes the seats left over [default: as many as there are bots]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seats: Option<u8>,

    /// An option of the game, as in colour-variant=on; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, String)>,

    /// The number from which all deals follow
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many games are played at the same time [default: one on each core]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,

    /// Write the games and the statistics to a new file, a JSON value on each line
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) json: Option<PathBuf>,

    /// Go on with a file that --json made, and skip the games that it has
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,

    /// Add a bot that is a process, started by sh; docs/arena-protocol.md says how it is spoken to
    #[arg(long, value_name = "COMMAND")]
    pub(crate) against: Option<String>,

    /// How many milliseconds the process has for each decision
    #[arg(long, value_name = "MS", default_value_t = 1000, requires = "against", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) against_ms: u64,
}

#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The file to make; it must not exist
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) data: DataArgs,
}

fn game(name: &str) -> Result<String, String> {
    match titles().find(name) {
        Some(title) => Ok(title.name().to_owned()),
        None => Err(format!("the games are: {}", titles().names())),
    }
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| "the languages are: en, de, fr, nl".to_owned())
}

fn edition(text: &str) -> Result<(String, PathBuf), String> {
    let (name, file) = text.split_once('=').ok_or("write GAME=FILE, as in dollars-wanted=my-edition.toml")?;
    Ok((game(name)?, PathBuf::from(file)))
}

fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write KEY=VALUE, as in colour-variant=on")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// The game of this name. The command line has checked the name.
pub(crate) fn title(name: &str) -> anyhow::Result<&'static dyn Title> {
    titles().find(name).with_context(|| format!("there is no game {name}; the games are: {}", titles().names()))
}

/// The page of the game of this name. The command line has checked the name.
pub(crate) fn show(name: &str) -> anyhow::Result<&'static dyn Show> {
    shows().find(name).with_context(|| format!("there is no game {name}; the games are: {}", titles().names()))
}

/// The setup with this number of seats and the defaults for everything else.
pub(crate) fn usual(title: &dyn Title, seats: u8) -> Setup {
    Setup { seats, settings: Settings::default(), edition: title.edition().to_owned(), version: title.version() }
}

/// A usage error that could be found only after the command line was parsed.
pub(crate) fn misused(reason: impl std::fmt::Display) -> anyhow::Error {
    Cli::command().error(ErrorKind::ValueValidation, reason).into()
}

/// Reads a text file named on the command line.
///
/// # Errors
/// When it cannot be read. The error names the file.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}
