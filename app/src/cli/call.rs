//! Parses the command line.

use std::env;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource::CommandLine;
use clap::{ArgMatches, FromArgMatches as _};
use look::Words;

use crate::cli::settings::{self, WrongVariable};
use crate::cli::{Cli, ConfigFile, help, setter};

/// Parses the program's arguments; the environment and the file set what they leave open. Returns the matches of the
/// command too.
///
/// # Errors
/// When they are wrong, or ask for help or the version.
pub(crate) fn parse(words: &Words, file: &ConfigFile) -> Result<(Cli, ArgMatches), clap::Error> {
    let mut command = settings::set(help::command(words), file);
    parsed(&mut command, file).map_err(|error| traced(error, file))
}

fn parsed(command: &mut clap::Command, file: &ConfigFile) -> Result<(Cli, ArgMatches), clap::Error> {
    if let Some((option, meant)) = settings::unknown(command, file) {
        let mut error = unknown(format!("--{option}"), meant.map(|meant| format!("--{meant}")));
        error.insert(ContextKind::Custom, ContextValue::String(file.name.clone()));
        return Err(error);
    }
    let matches = command.try_get_matches_from_mut(env::args_os())?;
    no_option_of_serve_before_a_command(command, &matches)?;
    let own = of_command(&matches);
    if reads_environment(called(command, &matches)) {
        variables_fit(command)?;
    }
    one_place(own)?;
    let cli = Cli::from_arg_matches(&matches).map_err(|error| error.format(command))?;
    Ok((cli, own.clone()))
}

/// Something that there is not, and what was perhaps meant.
fn unknown(name: String, meant: Option<String>) -> clap::Error {
    let mut error = clap::Error::new(ErrorKind::UnknownArgument);
    error.insert(ContextKind::InvalidArg, ContextValue::String(name));
    if let Some(meant) = meant {
        error.insert(ContextKind::SuggestedArg, ContextValue::String(meant));
    }
    error
}

/// Two options or variables that contradict each other.
fn conflict(one: &str, other: &str) -> clap::Error {
    let mut error = clap::Error::new(ErrorKind::ArgumentConflict);
    error.insert(ContextKind::InvalidArg, ContextValue::String(one.to_owned()));
    error.insert(ContextKind::PriorArg, ContextValue::String(other.to_owned()));
    error
}

/// Whether a command has the options by which the server or its database is found. A misspelt variable would lead it to
/// another one without a word; to a game in the terminal it does nothing.
fn reads_environment(command: &clap::Command) -> bool {
    command.get_arguments().any(|arg| matches!(arg.get_long(), Some("data" | "listen")))
}

/// Refuses environment variables that set nothing, or the same twice.
fn variables_fit(command: &clap::Command) -> Result<(), clap::Error> {
    match settings::wrong_variable(command) {
        None => Ok(()),
        Some(WrongVariable::Unknown(name, meant)) => Err(unknown(name, meant)),
        Some(WrongVariable::Twice(one, other)) => Err(conflict(&one, &other)),
    }
}

/// The command that is called.
fn called<'a>(command: &'a clap::Command, matches: &ArgMatches) -> &'a clap::Command {
    let below = matches.subcommand().and_then(|(name, below)| Some((command.find_subcommand(name)?, below)));
    below.map_or(command, |(command, matches)| called(command, matches))
}

/// The matches of the command that is called.
fn of_command(matches: &ArgMatches) -> &ArgMatches {
    matches.subcommand().map_or(matches, |(_, matches)| of_command(matches))
}

/// Refuses two places of the database that are named by equally strong words.
fn one_place(matches: &ArgMatches) -> Result<(), clap::Error> {
    let has_both = ["data", "store"].iter().all(|place| matches.try_contains_id(place).unwrap_or(false));
    if !has_both || matches.value_source("data") != matches.value_source("store") {
        return Ok(());
    }
    Err(conflict("--data <DIR>", "--store <URL>"))
}

/// Adds where a wrong option was set, unless it was on the command line.
fn traced(mut error: clap::Error, file: &ConfigFile) -> clap::Error {
    let Some(ContextValue::String(wrong)) = error.get(ContextKind::InvalidArg) else { return error };
    let option = wrong.split([' ', '=']).next().unwrap_or_default();
    let name = option.trim_start_matches('-');
    let is_given = env::args_os().any(|given| given.to_string_lossy().split('=').next() == Some(option));
    let origin = match setter(name) {
        _ if is_given => return error,
        Some(variable) => variable,
        None if file.of(name).is_some() => file.name.clone(),
        None => return error,
    };
    error.insert(ContextKind::Custom, ContextValue::String(origin));
    error
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
