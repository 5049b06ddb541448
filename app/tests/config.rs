//! Options by the command line, the environment and a file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Stdio;

use crate::call::{Called, call, posse};

/// A value for each option of the server, as it stands in a configuration file. The edition is in this folder.
const VALUES: &[(&str, &str)] = &[
    ("listen", "127.0.0.1:1"),
    ("data", "/tmp/a"),
    ("store", "host=db.example dbname=posse"),
    ("public-url", "https://posse.example"),
    ("host", "saloon.local"),
    ("trust-proxy", "true"),
    ("proxy", "10.0.0.0/8"),
    ("edition", "desperados=my,own.toml"),
    ("metrics", "127.0.0.1:2"),
    ("keep-finished", "30d"),
    ("limit", "requests=2000"),
    ("backup-every", "1d"),
    ("backup-keep", "7"),
    ("backup-to", "/tmp/b"),
    ("open-tables", "invited"),
    ("phrase", "come in"),
    ("notice", "Welcome"),
    ("imprint", "https://posse.example/imprint"),
    ("privacy", "https://posse.example/privacy"),
    ("contact", "mailto:host@posse.example"),
    ("no-index", "true"),
    ("notify", "mail"),
    ("push-contact", "mailto:host@posse.example"),
    ("smtp", "smtp://mail.example"),
    ("mail-from", "posse@posse.example"),
    ("private-webhooks", "true"),
    ("log", "warn"),
    ("log-format", "json"),
    ("language", "en"),
];

/// What `posse config` says of each option: its value, if any, and where it is from.
fn told(called: &Called) -> BTreeMap<String, (String, String)> {
    assert_eq!((called.status, called.err.as_str()), (0, ""));
    let lines = called.out.lines().skip(1).map(|line| match line.split_once(" = ") {
        Some((option, rest)) => {
            let option = option.trim_start_matches("# ");
            let (value, source) = rest.split_once(" # from ").unwrap();
            (option.to_owned(), (value.replace(['"', '[', ']'], ""), source.to_owned()))
        }
        None => {
            let option = line.strip_prefix("# ").unwrap().split_once(": ").unwrap().0;
            (option.to_owned(), (String::new(), "nowhere".to_owned()))
        }
    });
    lines.collect()
}

/// Calls `posse config` in a folder with an edition.
fn config(arguments: &[&str], variables: &[(&str, &str)]) -> Called {
    let folder = tempfile::tempdir().unwrap();
    let edition = catalog::titles().find("desperados").unwrap().edition();
    fs::write(folder.path().join("my,own.toml"), edition).unwrap();
    let mut command = posse();
    command.current_dir(folder.path()).arg("config").args(arguments).envs(variables.iter().copied());
    command.stdin(Stdio::null()).output().unwrap().into()
}

#[test]
fn every_option_is_set_by_a_flag_or_else_a_variable_or_else_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("posse.toml");
    let path = file.to_str().unwrap();
    let known = told(&config(&[], &[]));
    assert!(
        known.keys().map(String::as_str).eq(VALUES.iter().map(|(option, _)| *option).collect::<BTreeSet<_>>()),
        "{known:?}"
    );
    // Two places of the database contradict each other, and a server copies files alone.
    let left_out: [&[&str]; 2] = [&["data", "backup-every", "backup-to"], &["store"]];
    for left_out in &left_out[usize::from(cfg!(not(feature = "postgres")))..] {
        let values: Vec<_> = VALUES.iter().filter(|(option, _)| !left_out.contains(option)).collect();
        let set: Vec<String> = values.iter().map(|(option, value)| format!("{option} = {value:?}\n")).collect();
        fs::write(&file, set.concat()).unwrap();
        let variable = |option: &str| format!("POSSE_{}", option.to_ascii_uppercase().replace('-', "_"));
        let variables: Vec<_> = values.iter().map(|(option, value)| (variable(option), *value)).collect();
        let variables: Vec<_> = variables.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        let flags = values.iter().flat_map(|(option, value)| match *value {
            "true" => vec![format!("--{option}")],
            value => vec![format!("--{option}"), value.to_owned()],
        });
        let flags: Vec<String> = flags.chain(["--config".to_owned(), path.to_owned()]).collect();
        let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
        let by_file = told(&config(&["--config", path], &[]));
        let by_variable = told(&config(&["--config", path], &variables));
        let by_flag = told(&config(&flags, &variables));
        for (option, value) in values {
            let shown = if ["store", "phrase"].contains(option) { "…" } else { value };
            assert_eq!(by_file[*option], (shown.to_owned(), path.to_owned()));
            assert_eq!(by_variable[*option], (shown.to_owned(), variable(option)));
            assert_eq!(by_flag[*option], (shown.to_owned(), format!("--{option}")));
        }
    }
}

#[test]
fn what_config_prints_is_a_file_that_sets_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("posse.toml");
    let listen = ["--listen", "[::1]:80", "--host", "a", "--host", "b", "--trust-proxy"];
    let texts =
        ["--mail-from", "A \"B\" <a@b>", "--notice", "Wel\u{301}come \u{2764}\u{fe0f}\\n!", "--phrase", "come in"];
    let lists = ["--edition", "desperados=my,own.toml", "--smtp", "smtp://mail.example", "--open-tables", "invited"];
    let printed = config(&[&listen[..], &texts, &lists].concat(), &[]);
    fs::write(&file, &printed.out).unwrap();
    let values = |called: &Called| {
        let mut values = told(called);
        let phrase = values.remove("phrase").unwrap();
        (phrase.1, values.into_values().map(|(value, _)| value).collect::<Vec<_>>())
    };
    let (phrase, again) = values(&config(&["--config", file.to_str().unwrap()], &[]));
    assert_eq!((phrase.as_str(), again), ("nowhere", values(&printed).1), "a hidden phrase is no phrase");
}

#[test]
fn what_a_server_refuses_config_refuses_in_the_same_words() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let wrong: &[&[&str]] = &[
        &["--mail-from", "posse@posse.example"],
        &["--phrase", "come in"],
        &["--backup-to", "/tmp/b"],
        &["--edition", "desperados=/nowhere,/mine.toml"],
        &["--smtp", "mail.example", "--mail-from", "posse@posse.example"],
        &["--store", "mysql://db.example/posse"],
        &["--store", "host=db.example", "--backup-every", "1d"],
    ];
    for wrong in wrong {
        let place = if wrong[0] == "--store" { &[][..] } else { &["--data", data.to_str().unwrap()] };
        let [served, checked] = ["serve", "config"].map(|command| call(&[&[command], *wrong, place].concat()));
        assert_eq!((checked.status, checked.out.as_str(), &checked.err), (1, "", &served.err), "{wrong:?}");
    }
    assert!(!data.exists());
}

#[test]
fn the_place_of_the_database_is_what_the_stronger_word_names() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing");
    let call = |arguments: &[&str], variables: &[(&str, &str)]| -> Called {
        let mut command = posse();
        command.args(["tables", "list"]).args(arguments).envs(variables.iter().copied()).output().unwrap().into()
    };
    let store = ("POSSE_STORE", "postgres://127.0.0.1:1/posse");
    let Called { status, err, .. } = call(&["--data", missing.to_str().unwrap()], &[store]);
    assert!(status == 1 && err.contains("there is no database at"), "a flag beats a variable: {err}");
    let both = [store, ("POSSE_DATA", missing.to_str().unwrap())];
    let Called { status, err, .. } = call(&[], &both);
    assert!(status == 2 && err.contains("--data <DIR> and --store <URL> cannot be used together"), "{err}");
    let Called { status, err, .. } = call(&["--data", missing.to_str().unwrap()], &both);
    assert!(status == 1 && err.contains("there is no database at"), "one word is the strongest: {err}");
}

#[test]
fn what_is_wrong_is_told_with_where_it_was_set() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("posse.toml");
    let path = file.to_str().unwrap();
    for (text, reasons) in [
        ("listen = 'here'", ["such as 127.0.0.1:8080", path]),
        ("lisen = '127.0.0.1:80'", ["--lisen does not belong here", path]),
        ("config = 'other.toml'", ["--config does not belong here", path]),
        ("# nothing\nlisten =", ["line 2", path]),
        ("keep-finished = 1.5", ["keep-finished must be a text", path]),
    ] {
        fs::write(&file, text).unwrap();
        let Called { status, err, .. } = call(&["config", "--config", path]);
        assert!(status == 2 && reasons.iter().all(|reason| err.contains(reason)), "{text}: {err}");
    }
    let Called { status, err, .. } = config(&[], &[("POSSE_LISTEN", "here")]);
    assert!(status == 2 && err.contains("POSSE_LISTEN") && err.contains("such as 127.0.0.1:8080"), "{err}");
    let Called { status, err, .. } = call(&["--config", "/nowhere/posse.toml"]);
    assert!(status == 2 && err.contains("/nowhere/posse.toml"), "{err}");
}
