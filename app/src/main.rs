//! The program `posse`. It only connects the crates that do the work.

mod analysis;
mod arena;
mod backup;
mod bench;
mod cli;
mod lan;
mod output;
mod replay;
mod script;
mod serve;
mod terminal;
mod verify;

use std::io::IsTerminal as _;
use std::process::ExitCode;

use clap::Parser as _;

use crate::cli::{Cli, Command};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let coloured = std::io::stderr().is_terminal();
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(coloured).with_max_level(cli.log.level).init();
    let done = match &cli.command {
        None => serve::run(&cli.serve),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Play(args)) => terminal::run(args),
        Some(Command::Replay(args)) => replay::run(args),
        Some(Command::Verify(args)) => verify::run(args),
        Some(Command::Bench(args)) => bench::run(args),
        Some(Command::Arena(args)) => arena::run(args),
        Some(Command::Backup(args)) => backup::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => match error.downcast::<clap::Error>() {
            Ok(usage) => usage.exit(),
            Err(error) => {
                output::complain(&format!("{error:#}"));
                ExitCode::FAILURE
            }
        },
    }
}
