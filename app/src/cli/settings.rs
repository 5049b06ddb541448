//! The options that the environment and the configuration file set too: all of `posse serve`, and for the other
//! commands those that they share with it.

use clap::builder::FalseyValueParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use look::Words;

use crate::cli::file::ConfigFile;
use crate::cli::help;

/// The options of other commands that are the server's too.
const SHARED: [&str; 7] = ["data", "store", "listen", "public-url", "log", "log-format", "language"];

/// The options that are only ever given on the command line.
const GIVEN: [&str; 3] = ["config", "help", "version"];

/// The environment variable that sets an option.
pub(crate) fn variable(option: &str) -> String {
    format!("POSSE_{}", option.to_ascii_uppercase().replace('-', "_"))
}

/// Whether the environment and the file set this option of this command.
fn is_settable(command: &str, option: &str) -> bool {
    let is_servers = ["posse", "serve", "config"].contains(&command);
    SHARED.contains(&option) || is_servers && !GIVEN.contains(&option)
}

/// The command line, with what the environment and the file set.
pub(super) fn set(command: Command, file: &ConfigFile) -> Command {
    let name = command.get_name().to_owned();
    let of_arg = |arg: Arg| match arg.get_long().map(str::to_owned) {
        Some(option) if is_settable(&name, &option) => set_arg(arg, &option, file),
        _ => arg,
    };
    command.mut_args(of_arg).mut_subcommands(|command| set(command, file))
}

fn set_arg(arg: Arg, option: &str, file: &ConfigFile) -> Arg {
    let arg = match arg.get_action() {
        ArgAction::SetTrue => arg.value_parser(FalseyValueParser::new()),
        _ => arg,
    };
    let arg = arg.env(variable(option));
    match file.of(option) {
        Some(values) => arg.default_values(values.to_vec()),
        None => arg,
    }
}

/// The first option in the file that there is not.
pub(super) fn unknown<'a>(command: &Command, file: &'a ConfigFile) -> Option<&'a str> {
    let is_known = |option: &str| {
        is_settable("serve", option) && command.get_arguments().any(|arg| arg.get_long() == Some(option))
    };
    file.options().find(|option| !is_known(option))
}

/// An option of `posse config`, as it is set.
pub(crate) struct Setting {
    /// Its long name.
    pub(crate) name: String,
    /// Whether it is on or off.
    pub(crate) is_switch: bool,
    /// Whether it has several values.
    pub(crate) is_list: bool,
    /// Whether its values may hold a password.
    pub(crate) is_secret: bool,
    /// Who has set it.
    pub(crate) source: Option<ValueSource>,
    /// Its values as texts.
    pub(crate) values: Vec<String>,
}

/// All options of `posse config`, as these matches of it say.
pub(crate) fn settings(matches: &ArgMatches, words: &Words) -> Vec<Setting> {
    let command = help::command(words);
    let config = command.find_subcommand("config").expect("the derive names it");
    let is_one = |arg: &&Arg| arg.get_long().is_some_and(|option| is_settable("config", option));
    let shown = config.get_arguments().filter(is_one).filter(|arg| !arg.is_hide_short_help_set());
    let setting = |arg: &Arg| {
        let id = arg.get_id().as_str();
        let values = matches.get_raw(id).into_iter().flatten().map(|value| value.to_string_lossy().into_owned());
        Setting {
            name: arg.get_long().unwrap_or(id).to_owned(),
            is_switch: matches!(arg.get_action(), ArgAction::SetTrue),
            is_list: matches!(arg.get_action(), ArgAction::Append),
            is_secret: arg.is_hide_env_values_set(),
            source: matches.value_source(id),
            values: values.collect(),
        }
    };
    shown.map(setting).collect()
}
