//! The options that the environment and the configuration file set too: all of `posse serve`, and for the other
//! commands those that they share with it.

use std::collections::BTreeSet;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use look::Words;

use crate::cli::file::{self, ConfigFile};
use crate::cli::{environment, help, value};

/// The options of other commands that are the server's too.
const SHARED: [&str; 7] = ["data", "store", "listen", "public-url", "log", "log-format", "language"];

/// The options that are only ever given on the command line.
const GIVEN: [&str; 3] = ["config", "help", "version"];

/// How similar a name must be to be proposed in place of another, as clap has it for options.
const SIMILAR: f64 = 0.7;

/// Whether the environment and the file set this option of this command.
fn is_settable(command: &str, option: &str) -> bool {
    let is_servers = ["posse", "serve", "config"].contains(&command);
    SHARED.contains(&option) || is_servers && !GIVEN.contains(&option) || (command, option) == ("bot", "token")
}

/// Whether an option may hold a secret, so that a file may hold its value.
fn is_secret(arg: &Arg) -> bool {
    arg.is_hide_env_values_set()
}

/// The environment variables that set an option.
fn setters(arg: &Arg, option: &str) -> impl Iterator<Item = String> + use<> {
    let count = if is_secret(arg) { 2 } else { 1 };
    environment::setters(option).into_iter().take(count)
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
        ArgAction::SetTrue => arg.value_parser(value::switch),
        _ => arg,
    };
    let arg = match setters(&arg, option).find(|variable| environment::value(variable).is_some()) {
        Some(variable) => arg.env(variable),
        None => arg,
    };
    match file.of(option) {
        Some(values) => arg.default_values(values.to_vec()),
        None => arg,
    }
}

/// The first option in the file that there is not, and the option that was perhaps meant.
pub(super) fn unknown<'a>(command: &Command, file: &'a ConfigFile) -> Option<(&'a str, Option<String>)> {
    let known = command.get_arguments().filter_map(Arg::get_long).filter(|option| is_settable("serve", option));
    let known: BTreeSet<String> = known.map(str::to_owned).collect();
    let unknown = file.options().find(|option| !known.contains(*option))?;
    Some((unknown, nearest(unknown, known)))
}

/// What is wrong with the names of the environment variables.
pub(super) enum WrongVariable {
    /// No option has this variable; the one that was perhaps meant.
    Unknown(String, Option<String>),
    /// An option has its value by the first variable, and from a file by the second.
    Twice(String, String),
}

/// The first environment variable of the program that is wrong. `command` is the whole command line.
pub(super) fn wrong_variable(command: &Command) -> Option<WrongVariable> {
    let (known, given) = (variables(command), environment::given());
    given.iter().find_map(|name| {
        if !known.contains(name) {
            return Some(WrongVariable::Unknown(name.clone(), nearest(name, known.iter().cloned())));
        }
        let other = name.strip_suffix(environment::IN_FILE).filter(|other| given.contains(*other))?;
        Some(WrongVariable::Twice(other.to_owned(), name.clone()))
    })
}

/// All environment variables that set something.
fn variables(command: &Command) -> BTreeSet<String> {
    let name = command.get_name();
    let options = command.get_arguments().filter_map(|arg| Some((arg, arg.get_long()?)));
    let options = options.filter(|(_, option)| is_settable(name, option));
    let own = options.flat_map(|(arg, option)| setters(arg, option));
    own.chain(command.get_subcommands().flat_map(variables)).chain([file::VARIABLE.to_owned()]).collect()
}

/// The most similar of these names, if one is similar.
fn nearest(name: &str, known: impl IntoIterator<Item = String>) -> Option<String> {
    let similar = known.into_iter().map(|other| (strsim::jaro(name, &other), other));
    let nearest = similar.max_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.filter(|(similarity, _)| *similarity > SIMILAR).map(|(_, other)| other)
}

/// An option of `posse config`, as it is set.
pub(crate) struct Setting {
    /// Its long name.
    pub(crate) name: String,
    /// Whether it is on, if it is a switch.
    pub(crate) switch: Option<bool>,
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
    let shown = config.get_arguments().filter(is_one).filter(|arg| !arg.is_hide_set());
    let setting = |arg: &Arg| {
        let id = arg.get_id().as_str();
        let values = matches.get_raw(id).into_iter().flatten().map(|value| value.to_string_lossy().into_owned());
        Setting {
            name: arg.get_long().unwrap_or(id).to_owned(),
            switch: matches!(arg.get_action(), ArgAction::SetTrue).then(|| matches.get_flag(id)),
            is_list: matches!(arg.get_action(), ArgAction::Append),
            is_secret: is_secret(arg),
            source: matches.value_source(id),
            values: values.collect(),
        }
    };
    shown.map(setting).collect()
}
