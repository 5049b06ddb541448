//! The program `posse`. It only connects the crates that do the work.

mod admin;
mod analysis;
mod arena;
#[cfg(feature = "postgres")]
mod awaited;
mod backup;
mod bench;
mod bot;
mod cli;
mod clock;
mod compact;
mod completions;
mod config;
mod confirm;
mod copy;
mod failure;
mod forget;
mod health;
mod import;
mod invite;
mod lan;
mod listen;
mod man;
mod output;
mod postgres;
mod replay;
mod script;
mod serve;
mod speech;
mod tables;
mod terminal;
mod text;
#[cfg(feature = "traces")]
mod traces;
mod verify;

use std::env;
use std::io::IsTerminal as _;
use std::process::ExitCode;

use clap::ArgMatches;
use clap::error::ErrorKind;
use look::Words;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::PrettyFields;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use web::LogLines;

use crate::cli::{Cli, Command, ConfigFile, LogFormat, Wrong};

/// The system's allocator is slower and keeps the memory of closed pages. How soon this one returns it is set at compile
/// time, in `.cargo/config.toml`.
#[cfg(all(target_os = "linux", feature = "jemalloc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// The exit status after a wrong call.
const WRONG: u8 = 2;

fn main() -> ExitCode {
    let file = ConfigFile::named();
    let in_file = file.as_ref().ok().and_then(|file| file.of("language")).map(|values| values.concat());
    let words = speech::words(in_file.as_deref());
    let terminal = std::io::stderr().is_terminal();
    let coloured = terminal && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let file = match file {
        Ok(file) => file,
        Err(error) => {
            output::complain_of_call(&Wrong::new(error).tell(&words, coloured));
            return ExitCode::from(WRONG);
        }
    };
    let (cli, matches) = match cli::parse(&words, &file) {
        Ok(parsed) => parsed,
        Err(wanted) if !wanted.use_stderr() => wanted.exit(),
        // `posse tables` without a command: its help, in the person's language.
        Err(wanted) if wanted.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => wanted.exit(),
        Err(error) => {
            output::complain_of_call(&cli::tell(&error, &words, coloured));
            return ExitCode::from(WRONG);
        }
    };
    let log = tracing_subscriber::fmt::layer().with_writer(|| output::Log);
    let log = match cli.everywhere.log_format {
        LogFormat::Text => log.with_ansi(terminal).boxed(),
        LogFormat::Json => log.json().flatten_event(true).with_span_list(false).boxed(),
    };
    // The pool warns of each broken connection; the store says once that the database is lost.
    let only = |level| Targets::new().with_default(level).with_target("deadpool", LevelFilter::OFF);
    let shown = only(cli.everywhere.log);
    let lines = LogLines::default();
    let kept = lines.clone();
    // Its fields are of another kind than those of the log on the terminal, which may be coloured.
    let kept = tracing_subscriber::fmt::layer()
        .fmt_fields(PrettyFields::new())
        .with_ansi(false)
        .with_writer(move || kept.clone());
    let subscriber = tracing_subscriber::registry().with(log.with_filter(shown));
    let subscriber = subscriber.with(kept.with_filter(only(LevelFilter::WARN)));
    #[cfg(feature = "traces")]
    let (subscriber, _traces) = match traces::Traces::start() {
        Ok(traces) => (subscriber.with(traces.layer()), traces),
        Err(error) => {
            output::complain(&failure::line(&error, &words));
            return ExitCode::FAILURE;
        }
    };
    subscriber.init();
    match run(&cli, lines, &matches, &file, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => match error.downcast_ref::<Wrong>() {
            Some(wrong) => {
                output::complain_of_call(&wrong.tell(&words, coloured));
                ExitCode::from(WRONG)
            }
            None => {
                output::complain(&failure::line(&error, &words));
                ExitCode::FAILURE
            }
        },
    }
}

/// Runs the command that was called; without one, `posse serve`.
fn run(cli: &Cli, lines: LogLines, matches: &ArgMatches, file: &ConfigFile, words: &Words) -> anyhow::Result<()> {
    match &cli.command {
        None => serve::run(&cli.serve, lines, words),
        Some(Command::Serve(args)) => serve::run(args, lines, words),
        Some(Command::Play(args)) => terminal::run(args, words),
        Some(Command::Replay(args)) => replay::run(args, words),
        Some(Command::Verify(args)) => verify::run(args, words),
        Some(Command::Bench(args)) => bench::run(args, words),
        Some(Command::Arena(args)) => arena::run(args, words),
        Some(Command::Bot(args)) => bot::run(args, words),
        Some(Command::Backup(args)) => backup::run(args, words),
        Some(Command::Copy(args)) => copy::run(args, words),
        Some(Command::Import(args)) => import::run(args, words),
        Some(Command::Tables(args)) => tables::run(&args.command, words),
        Some(Command::Forget(args)) => forget::run(args, words),
        Some(Command::Config(args)) => config::run(args, matches, file, words),
        Some(Command::Compact(args)) => compact::run(args, words),
        Some(Command::Health(args)) => health::run(args, words),
        Some(Command::Invite(args)) => invite::run(args, words),
        Some(Command::Admin(args)) => admin::run(args, words),
        Some(Command::Completions(args)) => completions::run(args, words),
        Some(Command::Man(args)) => man::run(args, words),
    }
}
