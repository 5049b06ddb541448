//! The help texts: clap's commands with texts in the person's language. The derive in `cli.rs` names the commands and
//! options; their texts are the messages in `app/i18n`.
//!
//! The message of a command is `command-NAME`. The message of an option is `arg-COMMAND-OPTION`, or `arg-OPTION` if it
//! is the same for all commands. The attribute `long` holds what `--help` shows and `-h` does not. The message of a
//! placeholder such as `NUMBER` is `value-NUMBER`.

use catalog::titles;
use clap::builder::{Resettable, StyledStr};
use clap::{Arg, Command, CommandFactory as _};
use look::{Words, args};

use crate::cli::Cli;

/// The command line with its help in this language.
pub(crate) fn command(words: &Words) -> Command {
    let mut command = introduced(Cli::command(), words);
    // This makes clap add its own options and the command `help`, so that they are translated too, and determine which
    // commands have a long help.
    command.build();
    translated(introduced(command, words), words)
}

/// The command and its subcommands, with the text about each as a whole.
fn introduced(command: Command, words: &Words) -> Command {
    let key = format!("command-{}", command.get_name());
    let about = words.say(&key);
    let long = format!("{key}.long");
    let long = words.has(&long).then(|| format!("{about}\n\n{}", words.say(&long)));
    let command = command.mut_subcommands(|command| introduced(command, words)).about(about);
    match long {
        Some(long) => command.long_about(long),
        None => command,
    }
}

/// The command and its subcommands, with their options and headings.
fn translated(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    let header = command.get_styles().get_header();
    let usage = words.say("heading-usage");
    let template = format!("{{about-with-newline}}\n{header}{usage}:{header:#} {{usage}}\n\n{{all-args}}");
    let mut command = command
        .mut_args(|arg| explained(arg, if ["posse", "config"].contains(&&*name) { "serve" } else { &name }, words))
        .mut_subcommands(|command| translated(command, words))
        .subcommand_help_heading(words.say("heading-commands"))
        .subcommand_value_name(words.say("value-COMMAND"))
        .help_template(template);
    let usage = command.render_usage().ansi().to_string();
    let usage = usage.split_once(' ').map_or_else(String::new, |(_, usage)| in_usage(usage, words));
    command.override_usage(usage)
}

/// An option of this command with its texts. clap's own notes, such as the default, would be in English.
fn explained(arg: Arg, command: &str, words: &Words) -> Arg {
    let name = arg.get_long().unwrap_or_else(|| arg.get_id().as_str());
    let own = format!("arg-{command}-{name}");
    let key = if words.has(&own) { own } else { format!("arg-{name}") };
    let about = words.tell(&key, &args![games => titles().names()]);
    let long = format!("{key}.long");
    let long = words.has(&long).then(|| format!("{about}\n\n{}", words.say(&long)));
    let note = note(&arg, words);
    let with_note = |text: String, space: &str| match note.as_str() {
        "" => text,
        note => format!("{text}{space}{note}"),
    };
    let heading = if arg.is_positional() { "heading-arguments" } else { "heading-options" };
    let values: Vec<String> =
        arg.get_value_names().unwrap_or_default().iter().map(|name| placeholder(name, words)).collect();
    let takes_values = arg.get_action().takes_values();
    let arg = arg
        .help(with_note(about, " "))
        // Set even if there is none, because clap has its own for `--help`.
        .long_help(Resettable::from(long.map(|long| StyledStr::from(with_note(long, "\n\n")))))
        .help_heading(words.say(heading))
        .hide_default_value(true)
        .hide_env(true);
    if takes_values { arg.value_names(values) } else { arg }
}

/// The note on an option: its default.
fn note(arg: &Arg, words: &Words) -> String {
    let defaults = arg.get_default_values().iter().filter(|_| arg.get_action().takes_values());
    defaults.map(|value| words.tell("note-default", &args![value => value.to_string_lossy()])).collect()
}

/// A placeholder, such as `GAME=FILE`, with each word in capitals translated.
fn placeholder(name: &str, words: &Words) -> String {
    let mut text = String::new();
    let mut rest = name;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_uppercase()) {
        let (before, word) = rest.split_at(start);
        let end = word.find(|letter: char| !letter.is_ascii_uppercase()).unwrap_or(word.len());
        text += before;
        text += &words.say(&format!("value-{}", &word[..end]));
        rest = &word[end..];
    }
    text + rest
}

/// A usage line from clap, with its English words replaced.
pub(super) fn in_usage(usage: &str, words: &Words) -> String {
    usage.replace("Usage:", &format!("{}:", words.say("heading-usage"))).replace("OPTIONS", &words.say("value-OPTIONS"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use look::Language;

    use super::*;
    use crate::speech;

    /// This command and all its subcommands, recursively.
    fn all(command: &Command) -> Vec<&Command> {
        std::iter::once(command).chain(command.get_subcommands().flat_map(all)).collect()
    }

    /// Words from clap's own texts that this language does not share.
    fn of_clap(language: Language) -> Vec<&'static str> {
        let anywhere = ["Usage", "Commands", "COMMAND]", "[default", "[env:", "Print", "possible values", "For more"];
        let also: &[&str] = match language {
            Language::En | Language::Pseudo => return Vec::new(),
            Language::Fr => &[],
            Language::De | Language::Nl => &["Options:", "[OPTIONS]", "Arguments:"],
        };
        anywhere.iter().chain(also).copied().collect()
    }

    #[test]
    fn every_command_and_option_has_its_help_in_four_languages() {
        for language in Language::SPOKEN {
            let words = speech::in_language(language);
            let is_message =
                |text: &str| ["command-", "arg-", "heading-", "value-"].iter().any(|key| text.contains(key));
            let mut seen = BTreeSet::new();
            for command in all(&command(&words)) {
                let name = command.get_name().to_owned();
                seen.insert(name.clone());
                let about = command.get_about().map(ToString::to_string).unwrap_or_default();
                assert!(!about.is_empty(), "{language:?}: {name} has no help");
                for arg in command.get_arguments() {
                    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    assert!(!help.is_empty(), "{language:?}: {arg} of {name} has no help");
                }
                let mut command = command.clone();
                for help in [command.render_help(), command.render_long_help()].map(|help| help.to_string()) {
                    assert!(!is_message(&help), "{language:?}: a message is missing in\n{help}");
                    for word in of_clap(language) {
                        assert!(!help.contains(word), "{language:?}: {word} in\n{help}");
                    }
                    let longest = help.lines().map(|line| line.chars().count()).max().unwrap_or_default();
                    assert!(longest <= 100, "{language:?}: a line of {longest} characters in\n{help}");
                }
            }
            let commands = [
                "admin",
                "arena",
                "backup",
                "bench",
                "bot",
                "close",
                "compact",
                "completions",
                "config",
                "copy",
                "forget",
                "health",
                "help",
                "import",
                "invite",
                "list",
                "man",
                "play",
                "posse",
                "remove",
                "replay",
                "serve",
                "show",
                "tables",
                "verify",
            ];
            assert_eq!(seen, commands.map(str::to_owned).into());
        }
    }

    #[test]
    fn no_message_of_the_help_is_left_over() {
        let words = speech::in_language(Language::En);
        let command = command(&words);
        let arguments = |command: &Command| -> Vec<String> {
            let name = if command.get_name() == "posse" { "serve" } else { command.get_name() };
            let names = command.get_arguments().map(|arg| arg.get_long().unwrap_or(arg.get_id().as_str()).to_owned());
            names.flat_map(|arg| [format!("arg-{name}-{arg}"), format!("arg-{arg}")]).collect()
        };
        let all = all(&command);
        let of_commands = all.iter().map(|command| format!("command-{}", command.get_name()));
        let known: BTreeSet<String> = all.iter().flat_map(|command| arguments(command)).chain(of_commands).collect();
        for key in speech::keys().filter(|key| key.starts_with("arg-") || key.starts_with("command-")) {
            assert!(known.contains(key.split('.').next().unwrap_or_default()), "{key} is of no command");
        }
    }

    #[test]
    fn a_placeholder_is_translated_word_by_word() {
        let words = speech::in_language(Language::De);
        assert_eq!(placeholder("GAME=FILE", &words), "SPIEL=DATEI");
        assert_eq!(placeholder("BOT,BOT…", &words), "BOT,BOT…");
    }
}
