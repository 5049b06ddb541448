//! Help, wrong calls, closed pipes, and the game in the terminal.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use serde_json::{Value, json};

use crate::call::{Called, call, call_with, docs, posse};

const COMMANDS: [&str; 10] =
    ["serve", "play", "replay", "verify", "bench", "arena", "backup", "health", "completions", "man"];

#[test]
fn help_names_every_command_and_each_explains_itself() {
    let Called { status, out, .. } = call(&["--help"]);
    assert_eq!(status, 0);
    for command in COMMANDS {
        assert!(out.contains(&format!("  {command} ")), "{out}");
        let Called { status, out, err } = call(&[command, "--help"]);
        assert_eq!((status, err.as_str()), (0, ""), "{command}");
        assert!(out.contains("Usage: posse") && out.contains(&format!("\n    posse {command} ")), "{out}");
        let longest = out.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(longest <= 110, "{command}: a line of {longest} characters\n{out}");
    }
    for option in ["--listen", "--data", "--public-url", "--trust-proxy", "--edition", "--log"] {
        assert!(out.contains(option), "{option} is missing in\n{out}");
    }
}

#[test]
fn no_help_names_what_is_for_tests() {
    for arguments in [&["-h"][..], &["--help"], &["serve", "--help"], &["config", "--help"], &["man"]] {
        let shown = call(arguments).out;
        assert!(shown.contains("proxy"), "{shown}");
        for option in ["crash", "bot-pause", "bot\\-pause", "--deal", "\\-\\-deal", "For tests"] {
            assert!(!shown.contains(option), "{arguments:?}: {option} in\n{shown}");
        }
    }
}

#[cfg(not(feature = "postgres"))]
#[test]
fn a_program_without_postgres_says_how_to_build_one_with_it() {
    for command in [["serve"].as_slice(), &["tables", "list"]] {
        let Called { status, err, .. } = call(&[command, &["--store", "postgres://db.example/posse"]].concat());
        assert!(status == 1 && err.contains("--features postgres"), "{command:?}: {err}");
    }
}

#[test]
fn a_wrong_call_ends_with_2_and_says_what_would_be_right() {
    let wrong: [(&[&str], &str); 20] = [
        (&["dance"], "dance"),
        (&["--listen", "everywhere"], "everywhere"),
        (&["play", "chess"], "the games are: dollars-wanted"),
        (&["play", "dollars-wanted", "--seats", "9"], "2 to 5 players"),
        (&["play", "dollars-wanted", "--seat", "3"], "seats 1 to 2"),
        (&["play", "dollars-wanted", "--bot", "hal"], "the bots of dollars-wanted are: random, plain, tenderfoot"),
        (&["play", "dollars-wanted", "--option", "speed=slow"], "the options are: colour-variant"),
        (&["play", "dollars-wanted", "--language", "tlh"], "en, de, fr, nl"),
        (&["--edition", "dollars-wanted"], "GAME=FILE"),
        (&["health", "--listen", "https://posse.example"], "http://127.0.0.1:8080"),
        (&["--keep-finished", "30"], "12h, 30d or 8w"),
        (&["tables", "remove", "Anna"], "twelve letters and digits"),
        (&["tables", "list", "--running", "--finished"], "cannot be used together"),
        (&["tables"], "Usage: posse tables [OPTIONS] <COMMAND>"),
        (&["--public-url", "posse.example"], "https://posse.example"),
        (&["--notify", "pigeon"], "push,mail,webhook,calendar, or none"),
        (&["--push-contact", "me"], "mailto:host@posse.example"),
        (&["--host", "a b"], "without a port"),
        (&["--limit", "wishes=3"], "requests, forms, tables"),
        (&["tables", "list", "--data", "here", "--store", "postgres://there/posse"], "cannot be used together"),
    ];
    for (arguments, reason) in wrong {
        let Called { status, err, .. } = call(arguments);
        assert_eq!(status, 2, "{arguments:?}: {err}");
        assert!(err.contains(reason), "{arguments:?}: {err}");
    }
}

#[test]
fn what_cannot_be_done_ends_with_1_and_says_what_to_do_next() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().to_str().unwrap();
    let game = docs("fixtures/dollars-wanted.json");
    let text = folder.path().join("letter.txt");
    fs::write(&text, "Dear Anna").unwrap();
    let text = text.to_str().unwrap();
    let receipt = docs("fixtures/dollars-wanted-receipt.json");
    let fails: [(&[&str], &str); 8] = [
        (&["verify", "nowhere.json"], "nowhere.json cannot be read"),
        (&["verify", text], "not a downloaded game of Posse"),
        (&["verify", game.to_str().unwrap(), "--receipt", text], "not a receipt of Posse"),
        (&["verify", receipt.to_str().unwrap()], "not a downloaded game of Posse"),
        (&["replay", "k3m9xq7w2fab", "--data", empty], "name its folder with --data"),
        (&["replay", "elsewhere"], "neither a table nor a file"),
        (&["backup", "copy.db", "--data", empty], "name its folder with --data"),
        (&["--smtp", "mail.example", "--mail-from", "me@posse.example"], "--smtp or --mail-from cannot be used"),
    ];
    for (arguments, reason) in fails {
        let Called { status, out, err } = call(arguments);
        assert_eq!((status, out.as_str()), (1, ""), "{arguments:?}: {err}");
        assert!(err.starts_with("posse: ") && err.contains(reason), "{arguments:?}: {err}");
    }
}

#[test]
fn a_path_that_leads_nowhere_is_named_once() {
    let folder = crate::stored::stored(&[]);
    let data = folder.path().to_str().unwrap();
    let game = docs("fixtures/dollars-wanted.json");
    let nowhere = folder.path().join("nowhere/file");
    let nowhere = nowhere.to_str().unwrap();
    let [letter, edition] = [folder.path().join("letter").display().to_string(), format!("desperados={nowhere}")];
    fs::write(&letter, "Dear Anna").unwrap();
    let arena = ["arena", "--game", "desperados", "--bots", "random,random"];
    let calls: [(&[&str], &str); 15] = [
        (&["verify", nowhere], nowhere),
        (&["verify", game.to_str().unwrap(), "--receipt", nowhere], nowhere),
        (&["replay", nowhere], nowhere),
        (&["import", nowhere, "--data", data], nowhere),
        (&["import", &letter, "--data", data], &letter),
        (&["backup", nowhere, "--data", data], nowhere),
        (&["backup", &letter, "--keep", "1", "--data", data], &letter),
        (&["copy", "--from", nowhere, "--to", data], nowhere),
        (&["copy", "--from", &letter, "--to", data], &letter),
        (&["copy", "--from", data, "--to", &format!("{letter}/posse.db")], &letter),
        (&["tables", "list", "--data", nowhere], nowhere),
        (&["serve", "--data", &letter], &letter),
        (&["serve", "--data", data, "--edition", &edition], nowhere),
        (&[&arena[..], &["--json", nowhere]].concat(), nowhere),
        (&["config", "--config", nowhere], nowhere),
    ];
    for (arguments, path) in calls {
        let Called { status, err, .. } = call(arguments);
        assert_ne!(status, 0, "{arguments:?}");
        assert_eq!(err.lines().next().unwrap().matches(path).count(), 1, "{arguments:?}: {err}");
    }
}

/// Files from Windows begin with a byte-order mark.
#[test]
fn every_file_that_the_call_names_is_read_with_a_byte_order_mark() {
    let folder = crate::stored::stored(&[]);
    let data = folder.path().to_str().unwrap();
    let game = fs::read_to_string(docs("fixtures/dollars-wanted.json")).unwrap();
    let receipt = fs::read_to_string(docs("fixtures/dollars-wanted-receipt.json")).unwrap();
    let edition = catalog::titles().find("desperados").unwrap().edition();
    let wide = |text: &str| "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let narrow = |text: &str| format!("\u{feff}{text}").into_bytes();
    for marked in [narrow as fn(&str) -> Vec<u8>, wide] {
        let file = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, marked(text)).unwrap();
            path.display().to_string()
        };
        let [game, receipt] = [file("game.json", &game), file("receipt.json", &receipt)];
        let edition = format!("edition = [\"desperados={}\"]\n", file("mine.toml", edition));
        let config = file("posse.toml", &edition);
        let calls: [&[&str]; 4] = [
            &["verify", &game, "--receipt", &receipt],
            &["replay", &game],
            &["config", "--config", &config],
            &["import", &game, "--data", data, "--log", "off"],
        ];
        for arguments in calls {
            let Called { status, err, .. } = call(arguments);
            // The second time it is there already.
            assert!(
                (status, err.as_str()) == (0, "") || err.contains("in this database already"),
                "{arguments:?}: {err}"
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_without_an_end_is_refused_wherever_a_file_is_read() {
    let folder = crate::stored::stored(&[]);
    let data = folder.path().to_str().unwrap();
    let endless = folder.path().join("endless");
    std::os::unix::fs::symlink("/dev/zero", &endless).unwrap();
    let endless = endless.to_str().unwrap();
    let game = docs("fixtures/dollars-wanted.json");
    let edition = format!("desperados={endless}");
    let calls: [&[&str]; 6] = [
        &["verify", endless],
        &["verify", game.to_str().unwrap(), "--receipt", endless],
        &["import", endless, "--data", data],
        &["config", "--config", endless],
        &["config", "--edition", &edition],
        &["arena", "--game", "desperados", "--bots", "random,random", "--resume", endless],
    ];
    for arguments in calls {
        let Called { status, err, .. } = call(arguments);
        assert!(status != 0 && err.contains("16 MB") != arguments.contains(&"arena"), "{arguments:?}: {err}");
    }
    let mut command = posse();
    command.args(["play", "dollars-wanted"]).stdin(fs::File::open(endless).unwrap());
    let mut play = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut answers = BufReader::new(play.stdout.take().unwrap()).lines();
    assert!(answers.any(|line| line.unwrap().contains("Possible answers")), "it answers instead of reading on");
    play.kill().unwrap();
    play.wait().unwrap();
}

#[test]
fn a_wrong_edition_is_refused_before_the_server_starts() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    let own = catalog::titles().find("dollars-wanted").unwrap().edition();
    let line = 1 + own.lines().position(|line| line.starts_with("joker")).unwrap();
    fs::write(&file, own.replacen("joker = 1", "joker = \"one\"", 1)).unwrap();
    let named = format!("dollars-wanted={}", file.display());
    let data = folder.path().join("data");
    let Called { status, out, err } = call(&["--data", data.to_str().unwrap(), "--edition", &named]);
    assert_eq!((status, out.as_str()), (1, ""));
    assert!(err.contains("mine.toml") && err.contains(&format!("line {line}")), "{err}");
    assert!(!data.exists());
}

#[test]
fn a_closed_pipe_ends_a_command_quietly() {
    let game = docs("fixtures/dollars-wanted.json");
    let game = game.to_str().unwrap();
    let commands: [&[&str]; 3] =
        [&["replay", game], &["play", "dollars-wanted", "--seed", "1"], &["bench", "--seconds", "1"]];
    for arguments in commands {
        let mut command = posse();
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stdout.take());
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""), "{arguments:?}");
    }
}

#[test]
fn one_line_is_enough_for_a_reader_that_leaves() {
    let game = docs("fixtures/dollars-wanted.json");
    let mut command = posse();
    command.arg("replay").arg(game).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut first = String::new();
    let mut out = BufReader::with_capacity(16, child.stdout.take().unwrap());
    out.read_line(&mut first).unwrap();
    drop(out);
    let output = child.wait_with_output().unwrap();
    assert!(first.starts_with("Table k3m9xq7w2fab"), "{first}");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn a_game_is_played_in_the_terminal_from_the_first_card_to_the_last() {
    let arguments = ["play", "dollars-wanted", "--seed", "3", "--name", "Anna", "--bot", "random"];
    let Called { status, out, err } = call_with(&arguments, &"1\n".repeat(3000));
    assert_eq!(status, 0, "{err}");
    for words in ["Dollars Wanted", "Your turn", "Anna (you)", "Lay ", "Rob nothing", "$"] {
        assert!(out.contains(words), "{words} is missing");
    }
    assert!(
        out.contains(" wins!") || out.contains("You win!") || out.contains("share the victory"),
        "{}",
        &out[out.len() - 600..]
    );
    assert_eq!(call_with(&arguments, &"1\n".repeat(3000)).out, out, "a seed gives the same game again");
}

#[test]
fn the_terminal_shows_the_players_own_hand_and_nobody_elses() {
    let Called { out, .. } = call(&["play", "dollars-wanted", "--seed", "5", "--seats", "4", "--name", "Anna"]);
    assert_eq!(out.matches("card 1 of 6").count(), 1, "{out}");
    assert!(!out.contains("<") && !out.contains("aria"), "{out}");
}

#[test]
fn the_terminal_speaks_german_says_why_not_and_lets_people_leave() {
    let arguments = ["play", "dollars-wanted", "--seed", "5", "--language", "de", "--seat", "1"];
    let Called { status, out, .. } = call_with(&arguments, "rob 9\nrob 1\nt\n0\nq\n");
    assert_eq!(status, 0);
    assert!(out.contains("Du bist") || out.contains("Dein Zug") || out.contains("dran"), "{out}");
    assert!(out.contains("(DW-"), "the clause that forbids it: {out}");
}

#[test]
fn bench_counts_moves_games_bytes_and_costs() {
    let Called { status, out, err } = call(&["bench", "dollars-wanted", "--seconds", "1"]);
    assert_eq!(status, 0, "{err}");
    for words in [
        "moves/s",
        "reference moves/s",
        "of reference",
        "games/s",
        "decisions a game",
        "bytes of state",
        "playout",
        "world",
        "worst",
    ] {
        assert!(out.contains(words), "{out}");
    }
    assert_eq!(out.lines().count(), 2 + 4 + 1, "a line for each number of seats and one for a replay\n{out}");
}

#[test]
fn bench_and_verify_write_json_for_programs() {
    let value = |line: &str| serde_json::from_str::<Value>(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    let Called { status, out, err } = call(&["bench", "fistful-of-meeples", "--seconds", "1", "--json"]);
    assert_eq!(status, 0, "{err}");
    let figures: Vec<Value> = out.lines().map(value).collect();
    assert_eq!(figures.len(), 3 + 1, "two to four seats, and a replay: {out}");
    assert!(figures[0]["moves_per_second"].as_f64().unwrap() > 0.0 && figures[0]["seats"] == 2.0, "{out}");
    assert!(figures[3]["replay"]["with_digests_ms"].as_f64() > figures[3]["replay"]["ms"].as_f64(), "{out}");

    let path = |name: &str| docs(name).to_str().unwrap().to_owned();
    let game = path("fixtures/dollars-wanted.json");
    let receipt = path("fixtures/dollars-wanted-receipt.json");
    let Called { status, out, err } = call(&["verify", &game, "--receipt", &receipt, "--json"]);
    assert_eq!(status, 0, "{err}");
    let checked = value(&out);
    assert_eq!((&checked["game"], &checked["ending"]), (&json!("dollars-wanted"), &json!("played")), "{out}");
    assert!(checked["people"].as_array().unwrap().iter().any(|person| person["seat"] == checked["receipt"]), "{out}");
}

#[test]
fn shells_get_completions_and_readers_man_pages() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let Called { status, out, err } = call(&["completions", shell]);
        assert_eq!(status, 0, "{err}");
        assert!(out.contains("keep-finished") && out.contains("forget"), "{shell}: {out}");
    }
    let page = call(&["man"]).out;
    assert!(page.contains(".SH SYNOPSIS") && page.contains("posse\\-verify(1)"), "{page}");
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    let Called { status, err, .. } = call(&["man", pages.to_str().unwrap()]);
    assert_eq!(status, 0, "{err}");
    for command in COMMANDS {
        assert!(pages.join(format!("posse-{command}.1")).exists(), "{command}");
    }
    assert!(pages.join("posse-tables-list.1").exists());
}

#[test]
fn the_version_names_the_commit_that_it_is_built_from() {
    let out = call(&["--version"]).out;
    let (name, commit) = out.trim().split_once(" (").unwrap_or((out.trim(), "built outside a repository)"));
    assert_eq!(name, format!("posse {}", env!("CARGO_PKG_VERSION")));
    assert!(commit.ends_with(')'), "{out}");
}
