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

/// What `posse config` says of this option.
fn of(called: &Called, option: &str) -> (String, String) {
    told(called).remove(option).unwrap()
}

#[test]
fn a_switch_is_what_its_word_means_and_config_prints_what_runs() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("posse.toml");
    let path = file.to_str().unwrap();
    for (is_on, texts) in
        [(true, ["true", "1", "yes", "on", "True", "YES"]), (false, ["false", "0", "no", "off", "False", "OFF"])]
    {
        for text in texts {
            let told = of(&config(&[], &[("POSSE_TRUST_PROXY", text)]), "trust-proxy");
            assert_eq!(told, (is_on.to_string(), "POSSE_TRUST_PROXY".to_owned()), "{text}");
            fs::write(&file, format!("trust-proxy = '{text}'")).unwrap();
            assert_eq!(of(&call(&["config", "--config", path]), "trust-proxy").0, is_on.to_string(), "{text}");
        }
    }
    fs::write(&file, "trust-proxy = true").unwrap();
    let variable = [("POSSE_TRUST_PROXY", "0")];
    assert_eq!(of(&config(&["--config", path], &variable), "trust-proxy").0, "false", "a variable beats the file");
    for wrong in ["ture", "2", "disabled", "y"] {
        let Called { status, err, .. } = config(&[], &[("POSSE_TRUST_PROXY", wrong)]);
        assert!(status == 2 && err.contains("true or false") && err.contains("set by POSSE_TRUST_PROXY"), "{err}");
    }
}

#[test]
fn an_empty_variable_is_as_if_it_were_not_set() {
    let without = told(&config(&[], &[]));
    let variable = |option: &str| format!("POSSE_{}", option.to_ascii_uppercase().replace('-', "_"));
    let others = ["POSSE_CONFIG", "POSSE_STORE_FILE", "POSSE_CRASH", "POSSE_UNHEARD_OF"].map(str::to_owned);
    let empty: Vec<String> = VALUES.iter().map(|(option, _)| variable(option)).chain(others).collect();
    let empty: Vec<_> = empty.iter().map(|name| (name.as_str(), "")).collect();
    assert_eq!(told(&config(&[], &empty)), without);
}

#[test]
fn a_variable_that_sets_nothing_is_refused_with_the_nearest_name() {
    let near = [
        ("POSSE_TRUST_PROXI", "POSSE_TRUST_PROXY"),
        ("POSSE_LISEN", "POSSE_LISTEN"),
        ("POSSE_PUBLICURL", "POSSE_PUBLIC_URL"),
        ("POSSE_STORE_FIEL", "POSSE_STORE_FILE"),
        ("POSSE_LISTEN_FILE", "POSSE_LISTEN"),
    ];
    for (wrong, right) in near {
        let Called { status, err, .. } = config(&[], &[(wrong, "x")]);
        assert!(status == 2 && err.contains(&format!("{wrong} sets no option")) && err.contains(right), "{err}");
    }
    let called = |arguments: &[&str], variable: (&str, &str)| -> Called {
        let mut command = posse();
        command.args(arguments).env(variable.0, variable.1).stdin(Stdio::null()).output().unwrap().into()
    };
    // The commands that find a server or its database by variables; the others would only be in somebody's way.
    for arguments in
        [&["serve"][..], &[], &["tables", "list"], &["backup", "x.db"], &["health"], &["admin"], &["forget", "A"]]
    {
        let Called { status, err, .. } = called(arguments, ("POSSE_DATTA", "x"));
        assert!(status == 2 && err.contains("POSSE_DATTA") && err.contains("POSSE_DATA?"), "{arguments:?}: {err}");
    }
    for arguments in [&["--help"][..], &["completions", "bash"], &["play", "desperados"], &["help", "serve"]] {
        let Called { status, err, .. } = called(arguments, ("POSSE_DATTA", "x"));
        assert_eq!((status, err.as_str()), (0, ""), "{arguments:?}");
    }
    // Kubernetes sets this beside a service that is called `posse`.
    assert_eq!(config(&[], &[("POSSE_PORT", "tcp://10.0.0.1:80"), ("POSSE_SERVICE_HOST", "10.0.0.1")]).status, 0);
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), "trust-proxi = true").unwrap();
    let err = config(&["--config", file.path().to_str().unwrap()], &[]).err;
    assert!(err.contains("did you mean --trust-proxy?"), "{err}");
}

#[test]
fn a_secret_comes_from_a_file_if_a_variable_names_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let (phrase, mail) = (file("phrase", "howdy, partner\r\n"), file("mail", "smtp://anna:s3cret@mail.example\n"));
    let mut variables =
        vec![("POSSE_PHRASE_FILE", phrase.as_str()), ("POSSE_OPEN_TABLES", "invited"), ("POSSE_SMTP_FILE", &mail)];
    variables.push(("POSSE_MAIL_FROM", "posse@posse.example"));
    let called = config(&[], &variables);
    assert!(!called.out.contains("howdy") && !called.out.contains("s3cret"), "{}", called.out);
    assert_eq!(of(&called, "phrase"), ("…".to_owned(), "POSSE_PHRASE_FILE".to_owned()));
    assert_eq!(of(&called, "smtp"), ("…".to_owned(), "POSSE_SMTP_FILE".to_owned()));

    // What it holds is what counts.
    let wrong = file("wrong", "mysql://anna:s3cret@db.example/posse");
    let Called { status, err, .. } = config(&[], &[("POSSE_STORE_FILE", &wrong)]);
    assert!(status == 1 && !err.contains("s3cret"), "{err}");
    let by_value = config(&[], &[("POSSE_STORE", "mysql://anna:s3cret@db.example/posse")]);
    assert_eq!((by_value.status, &by_value.err), (status, &err));
    let mut bot = posse();
    bot.args(["bot", "--table", "http://127.0.0.1:1/t/k3m9xq7w2fab", "--command", "true"]);
    let Called { status, err, .. } = bot.env("POSSE_TOKEN_FILE", &wrong).output().unwrap().into();
    assert!(status == 2 && err.contains("64 hexadecimal digits") && err.contains("POSSE_TOKEN_FILE"), "{err}");

    let Called { status, err, .. } = config(&[], &[("POSSE_PHRASE_FILE", "/nowhere/phrase")]);
    assert!(status == 2 && err.contains("/nowhere/phrase") && err.contains("set by POSSE_PHRASE_FILE"), "{err}");
    let Called { status, err, .. } = config(&[], &[("POSSE_PHRASE_FILE", &phrase), ("POSSE_PHRASE", "howdy")]);
    assert!(status == 2 && err.contains("POSSE_PHRASE and POSSE_PHRASE_FILE cannot be used together"), "{err}");
}

/// Such as toml's errors, which have two lines.
#[test]
fn what_is_wrong_in_a_file_is_told_without_escapes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("wrong.toml");
    let edition = format!("desperados={}", file.display());
    for text in ["listen =", "listen = 'a", "listen = [1,", "a b", "[", "x = 1e", "\"\\q\" = 1"] {
        fs::write(&file, text).unwrap();
        for arguments in [["--config", file.to_str().unwrap()], ["--edition", &edition]] {
            let Called { status, err, .. } = config(&arguments, &[]);
            assert!(status != 0 && !err.contains("\\u000a"), "{text}: {err}");
        }
    }
}
