//! Parses the command line.

use std::env;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource::CommandLine;
use clap::{ArgMatches, FromArgMatches as _};
use look::Words;

use crate::cli::{Cli, ConfigFile, help, settings, variable};

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
    if let Some(option) = settings::unknown(command, file) {
        let mut error = clap::Error::new(ErrorKind::UnknownArgument);
        error.insert(ContextKind::InvalidArg, ContextValue::String(format!("--{option}")));
        error.insert(ContextKind::Custom, ContextValue::String(file.name.clone()));
        return Err(error);
    }
    let matches = command.try_get_matches_from_mut(env::args_os())?;
    no_option_of_serve_before_a_command(command, &matches)?;
    let own = of_command(&matches);
    one_place(own)?;
    let cli = Cli::from_arg_matches(&matches).map_err(|error| error.format(command))?;
    Ok((cli, own.clone()))
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
    let mut error = clap::Error::new(ErrorKind::ArgumentConflict);
    error.insert(ContextKind::InvalidArg, ContextValue::String("--data <DIR>".to_owned()));
    error.insert(ContextKind::PriorArg, ContextValue::String("--store <URL>".to_owned()));
    Err(error)
}

/// Adds where a wrong option was set, unless it was on the command line.
fn traced(mut error: clap::Error, file: &ConfigFile) -> clap::Error {
    let Some(ContextValue::String(wrong)) = error.get(ContextKind::InvalidArg) else { return error };
    let option = wrong.split([' ', '=']).next().unwrap_or_default();
    let name = option.trim_start_matches('-');
    let is_given = env::args_os().any(|given| given.to_string_lossy().split('=').next() == Some(option));
    let origin = match env::var_os(variable(name)) {
        _ if is_given => return error,
        Some(_) => variable(name),
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
