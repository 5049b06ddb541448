//! Tournaments from outside: the table, the file, and runs that are stopped or killed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

use serde_json::Value;
use tempfile::TempDir;

use crate::call::{Called, call, docs, posse};

const TOURNAMENT: [&str; 5] = ["arena", "--game", "desperados", "--bots", "beginner,random,random"];

fn arena(more: &[&str]) -> Called {
    call(&TOURNAMENT.iter().chain(more).copied().collect::<Vec<_>>())
}

fn folder() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.jsonl");
    (folder, file)
}

/// The games in a file, without their times.
fn games(file: &Path) -> Vec<Value> {
    let text = fs::read_to_string(file).unwrap();
    let lines = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut games: Vec<Value> = lines.filter(|line| line.get("deal").is_some()).collect();
    for place in games.iter_mut().flat_map(|game| game["places"].as_array_mut().unwrap()) {
        place.as_object_mut().unwrap().retain(|key, _| !key.ends_with("_us"));
    }
    games
}

/// Starts a tournament that would take hours, and waits until its file has some games.
fn started(file: &Path) -> Child {
    let mut command = posse();
    command.args(TOURNAMENT).args(["--games", "1000000", "--json", file.to_str().unwrap()]);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while !file.exists() || fs::read_to_string(file).unwrap().lines().count() < 20 {
        assert!(child.try_wait().unwrap().is_none(), "it is still playing");
        thread::yield_now();
    }
    child
}

#[test]
fn a_tournament_tells_its_table_and_writes_its_games() {
    let (_folder, file) = folder();
    let Called { status, out, err } = arena(&["--games", "29", "--json", file.to_str().unwrap()]);
    assert_eq!((status, err.as_str()), (0, ""), "no progress bar without a terminal");
    for words in [
        "desperados: 30 games, 10 deals in 3 rotations, seed 1",
        "beginner",
        "wins %",
        "iterations a turn",
        " to ",
        "95 %",
    ] {
        assert!(out.contains(words), "{words} is missing in\n{out}");
    }
    let row = out.lines().find(|line| line.trim_start().starts_with("beginner")).unwrap();
    assert!(row.contains("  –  "), "a beginner does not search: {row}");
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 1 + 30 + 1);
    assert_eq!(lines[0]["game"], "desperados");
    assert_eq!(lines[0]["lineup"]["bots"][0]["mind"]["own"]["budget"]["iterations"], 1000);
    assert_eq!(lines[31]["statistics"]["deals"], 10);
    assert_eq!(lines[31]["statistics"]["bots"][0]["bot"], "beginner");

    // It can continue, and does not play again what was played.
    let Called { status, out, err } = arena(&["--games", "60", "--resume", file.to_str().unwrap()]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("60 games, 20 deals"), "{out}");
    assert!(fs::read_to_string(&file).unwrap().starts_with(text.rsplit_once("{\"statistics\"").unwrap().0));
}

#[test]
fn a_killed_tournament_resumes_to_the_games_of_one_run() {
    let ((_one, whole), (_two, killed)) = (folder(), folder());
    let mut child = started(&killed);
    child.kill().unwrap();
    child.wait().unwrap();
    let count = games(&killed).len();
    let up_to = (count + 10).to_string();
    assert_eq!(arena(&["--games", &up_to, "--resume", killed.to_str().unwrap(), "--jobs", "1"]).status, 0);
    assert_eq!(arena(&["--games", &up_to, "--json", whole.to_str().unwrap(), "--jobs", "3"]).status, 0);
    assert!(games(&killed).len() > count && games(&killed) == games(&whole));
}

#[test]
fn ctrl_c_ends_a_tournament_with_the_table_of_what_was_played() {
    let (_folder, file) = folder();
    let child = started(&file);
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let Called { status, out, err } = child.wait_with_output().unwrap().into();
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.starts_with("Stopped; ") && out.contains("continue with --resume") && out.contains("95 %"), "{out}");
    let count = games(&file).len().to_string();
    assert_eq!(arena(&["--games", &count, "--resume", file.to_str().unwrap()]).status, 0);
}

#[test]
fn a_process_plays_along_and_its_lost_decisions_are_told() {
    let example = format!("python3 '{}' rob", docs("example_bot.py").display());
    let against = |command: &str| {
        // Long enough for any answer, even on a busy machine.
        let game = ["arena", "--game", "dollars-wanted", "--games", "2", "--against-ms", "60000"];
        call(&[&game[..], &["--bots", "beginner", "--against", command]].concat())
    };
    let Called { status, out, err } = against(&example);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("foreign") && !out.contains("lost"), "{out}");
    let Called { status, out, .. } = against("while read line; do echo '{\"ready\":true}'; done");
    assert_eq!(status, 0);
    assert!(out.contains("foreign lost ") && out.contains(" not on the list"), "{out}");
}

#[test]
fn a_wrong_tournament_is_refused_and_says_what_would_be_right() {
    let with = |more: &[&'static str]| -> Vec<&'static str> {
        ["arena", "--game", "desperados", "--bots", "beginner"].iter().chain(more).copied().collect()
    };
    let wrong = [
        (vec!["arena", "--game", "desperados"], "--bots"),
        (vec!["arena", "--game", "chess", "--bots", "random"], "the games are: dollars-wanted"),
        (
            vec!["arena", "--game", "desperados", "--bots", "hal,random"],
            "the bots of desperados are: random, plain, tenderfoot",
        ),
        (vec!["arena", "--game", "desperados", "--bots", "beginner@fast"], "beginner@50ms"),
        (with(&["--seats", "9"]), "players, not 9"),
        (with(&["--games", "0"]), "--games"),
        (with(&["--option", "speed=slow"]), "option"),
        (with(&["--json", "a", "--resume", "b"]), "--resume"),
        (with(&["--against-ms", "5"]), "--against"),
    ];
    for (arguments, reason) in wrong {
        let Called { status, err, .. } = call(&arguments);
        assert_eq!(status, 2, "{arguments:?}: {err}");
        assert!(err.contains(reason), "{arguments:?}: {err}");
    }
}

#[test]
fn a_file_that_does_not_fit_is_refused_and_says_what_to_do() {
    let (_folder, file) = folder();
    let name = file.to_str().unwrap();
    assert_eq!(arena(&["--games", "3", "--json", name]).status, 0);
    for (arguments, reason) in [
        (["--json", name, "--seed", "1"], "continue it with --resume"),
        (["--resume", name, "--seed", "2"], "it has seed 1"),
        (["--resume", "nowhere.jsonl", "--seed", "1"], "nowhere.jsonl"),
    ] {
        let Called { status, out, err } = arena(&arguments);
        assert_eq!((status, out.as_str()), (1, ""), "{arguments:?}: {err}");
        assert!(err.starts_with("posse: ") && err.contains(reason), "{arguments:?}: {err}");
    }
}
