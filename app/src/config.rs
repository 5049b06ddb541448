//! `posse config`: prints what a server would run with, and where each setting is from.

use clap::ArgMatches;
use clap::parser::ValueSource;
use look::{Words, args};

use crate::cli::{ConfigFile, ServeArgs, Setting, setter, settings};
use crate::output::say;
use crate::serve;

/// Prints all options of `posse serve` as a configuration file, if a server accepts them. Passwords are left out.
pub(crate) fn run(args: &ServeArgs, matches: &ArgMatches, file: &ConfigFile, words: &Words) -> anyhow::Result<()> {
    serve::prepare(args, words)?;
    say!("# {}", words.say("config-about"));
    for Setting { name, switch, is_list, is_secret, source, values } in settings(matches, words) {
        let source = match source {
            None => {
                say!("# {name}: {}", words.say("config-unset"));
                continue;
            }
            Some(ValueSource::CommandLine) => format!("--{name}"),
            Some(ValueSource::EnvVariable) => setter(&name).unwrap_or_default(),
            Some(_) if file.of(&name).is_some() => file.name.clone(),
            Some(_) => words.say("config-default"),
        };
        let shown: Vec<String> = values.iter().map(|value| told(value, is_secret)).collect();
        // What is hidden would be wrong in a file.
        let mark = if shown == values { "" } else { "# " };
        let quoted = |value: &String| match switch {
            Some(is_on) => is_on.to_string(),
            None => serde_json::Value::from(value.as_str()).to_string(),
        };
        let values: Vec<String> = shown.iter().map(quoted).collect();
        let value = if is_list { format!("[{}]", values.join(", ")) } else { values.concat() };
        say!("{mark}{name} = {value} # {}", words.tell("config-from", &args![source => source]));
    }
    Ok(())
}

/// A value without its password: that of a URL, or the whole of what is no URL.
fn told(value: &str, is_secret: bool) -> String {
    const HIDDEN: &str = "…";
    let Some((scheme, rest)) = value.split_once("://").filter(|_| is_secret && !value.contains("password=")) else {
        return if is_secret { HIDDEN } else { value }.to_owned();
    };
    match rest.rsplit_once('@') {
        Some((person, place)) => {
            let person = person.split_once(':').map_or(person.to_owned(), |(name, _)| format!("{name}:{HIDDEN}"));
            format!("{scheme}://{person}@{place}")
        }
        None => value.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_told() {
        for (value, shown) in [
            ("postgres://posse:s3cret@db.example/posse", "postgres://posse:…@db.example/posse"),
            ("postgres://posse:s3@cret@db.example/posse", "postgres://posse:…@db.example/posse"),
            ("postgres://posse@db.example/posse", "postgres://posse@db.example/posse"),
            ("smtps://a:s3cret@mail.example", "smtps://a:…@mail.example"),
            ("smtp://mail.example", "smtp://mail.example"),
            ("postgres://posse@db.example/posse?password=s3cret", "…"),
            ("postgres://db.example/posse?password=s3cret", "…"),
            ("host=db.example password=s3cret", "…"),
            ("come in", "…"),
        ] {
            assert_eq!(told(value, true), shown);
        }
        assert_eq!(told("127.0.0.1:8080", false), "127.0.0.1:8080");
    }
}
