//! Parses the command line.

use std::env;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource::CommandLine;
use clap::{ArgMatches, FromArgMatches as _};
use look::Words;

use crate::cli::{Cli, help};

/// Parses the program's arguments.
///
/// # Errors
/// When they are wrong, or ask for help or the version.
pub(crate) fn parse(words: &Words) -> Result<Cli, clap::Error> {
    let mut command = help::command(words);
    let matches = command.try_get_matches_from_mut(env::args_os())?;
    no_option_of_serve_before_a_command(&command, &matches)?;
    Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

/// Refuses `posse --listen ADDR play`: an option before a command must belong to all commands.
fn no_option_of_serve_before_a_command(command: &clap::Command, matches: &ArgMatches) -> Result<(), clap::Error> {
    let Some(name) = matches.subcommand_name() else { return Ok(()) };
    let own = command.get_arguments().filter(|arg| !arg.is_global_set());
    let given = own.filter(|arg| matches.value_source(arg.get_id().as_str()) == Some(CommandLine));
    let given: Vec<String> = given.map(ToString::to_string).collect();
    if given.is_empty() {
        return Ok(());
    }
    let mut error = clap::Error::new(ErrorKind::ArgumentConflict).with_cmd(command);
    error.insert(ContextKind::InvalidSubcommand, ContextValue::String(name.to_owned()));
    error.insert(ContextKind::PriorArg, ContextValue::Strings(given));
    Err(error)
}
