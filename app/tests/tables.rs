//! A host tidies up: lists, shows, closes and removes tables and forgets people, with or without a running server.

use std::fs;
use std::path::Path;

use serde_json::Value;
use store::{Commit, Kind, Millis, Phase, Sqlite, Store as _};
use table::Seat;
use tempfile::TempDir;
use tokio::runtime::Builder;

use crate::call::{Called, call, call_with, posse};
use crate::played::{Played, running, running_since, whole};
use crate::stored::{Server, get, stored};

const OVER: &str = "k3m9xq7w2fab";
const RUNNING: &str = "r2r2r2r2r2r2";

/// A folder with a database that contains a finished and a running table.
fn database(running: &Played) -> TempDir {
    let folder = stored(&[&whole(22), running]);
    let store = Sqlite::open(folder.path().join("posse.db")).unwrap();
    let after = whole(22).entries.len() as u64;
    let change = Commit::new(OVER.parse().unwrap(), after, running.header.created);
    let over = Commit { phase: Some(Phase::Over), ..change };
    Builder::new_current_thread().build().unwrap().block_on(store.commit(over)).unwrap();
    folder
}

/// Runs a command on the database in this folder.
fn on(folder: &Path, arguments: &[&str]) -> Called {
    call(&[arguments, &["--data", folder.to_str().unwrap()]].concat())
}

/// The output of a command that succeeds. Its log lines go to standard error.
fn done(folder: &Path, arguments: &[&str]) -> String {
    let Called { status, out, err } = on(folder, arguments);
    assert_eq!(status, 0, "{arguments:?}: {err}");
    out
}

#[test]
fn tables_are_listed_by_state_and_game() {
    let folder = database(&running(21, RUNNING));
    let ids = |arguments: &[&str]| {
        let out = done(folder.path(), &[&["tables", "list", "--json"], arguments].concat());
        let ids =
            out.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["table"].as_str().unwrap().to_owned());
        let mut ids: Vec<String> = ids.collect();
        ids.sort_unstable();
        ids
    };
    assert_eq!(ids(&[]), [OVER, RUNNING]);
    assert_eq!(ids(&["--running"]), [RUNNING]);
    assert_eq!(ids(&["--finished", "--game", "dollars-wanted"]), [OVER]);
    assert_eq!(ids(&["--game", "desperados"]), Vec::<String>::new());
    let told = done(folder.path(), &["tables", "list"]);
    for words in ["entries", "2026-11-01 00:00", "running", "over", "2 tables."] {
        assert!(told.contains(words), "{words} is missing in\n{told}");
    }
    assert!(told.lines().all(|line| line.chars().count() <= 100), "{told}");
}

#[test]
fn a_table_is_shown_with_its_people_and_without_its_cards() {
    let game = running(21, RUNNING);
    let folder = stored(&[&game]);
    let told = done(folder.path(), &["tables", "show", RUNNING]);
    for words in ["Dollars Wanted", "State: running", "Seat 1: Anna", "Seat 2: Ben", "colour-variant=off"] {
        assert!(told.contains(words), "{words} is missing in\n{told}");
    }
    let json = done(folder.path(), &["tables", "show", RUNNING, "--json"]);
    let value: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&value["people"][0]["name"], &value["state"]), (&"Anna".into(), &"running".into()));
    assert_eq!(value["entries"], game.entries.len());
    for secret in ["lay ", &game.secret.open(), &crate::played::value(Seat(0)).open()] {
        assert!(!told.contains(secret) && !json.contains(secret), "{secret} is shown in\n{told}{json}");
    }
}

#[test]
fn a_name_that_is_written_from_right_to_left_reorders_no_line_and_programs_read_it_as_it_is() {
    let names = ["דוד 10", "Ben أمينة"];
    let mut game = whole(22);
    for entry in &mut game.entries {
        if let Kind::Sit { seat, name, .. } = &mut entry.kind {
            names[usize::from(seat.0)].clone_into(name);
        }
    }
    let folder = stored(&[&game]);
    let record = folder.path().join("game.json");
    fs::write(&record, game.record().text()).unwrap();
    let play = ["play", "dollars-wanted", "--seed", "3", "--name", names[0], "--bot", "random"];
    let told = [
        ("show", on(folder.path(), &["tables", "show", OVER])),
        ("replay", on(folder.path(), &["replay", OVER])),
        ("verify", call(&["verify", record.to_str().unwrap()])),
        ("forget", on(folder.path(), &["forget", names[0]])),
        ("forget nobody", on(folder.path(), &["forget", "דוד 10 דוד 10"])),
        ("play", call_with(&play, &"1\n".repeat(50))),
    ];
    for (command, Called { out, err, .. }) in told {
        let text = (out + &err).replace("דוד 10 דוד 10", names[0]);
        let mut found = 0;
        for name in names {
            let pieces: Vec<&str> = text.split(name).collect();
            let isolated =
                pieces.windows(2).filter(|pair| pair[0].ends_with('\u{2068}') && pair[1].starts_with('\u{2069}'));
            assert_eq!(isolated.count(), pieces.len() - 1, "{command}: {text}");
            found += pieces.len() - 1;
        }
        assert!(found > 0, "{command}: {text}");
    }
    let json = done(folder.path(), &["tables", "show", OVER, "--json"]);
    assert_eq!(serde_json::from_str::<Value>(&json).unwrap()["people"][0]["name"], names[0]);
}

#[test]
fn nothing_is_destroyed_unasked() {
    let folder = stored(&[&running(21, RUNNING)]);
    let before = done(folder.path(), &["tables", "show", RUNNING]);
    let asks: [(&[&str], &str); 3] = [
        (&["tables", "close", RUNNING], "Close table r2r2r2r2r2r2 (Dollars Wanted, "),
        (&["tables", "remove", RUNNING], " entries)?"),
        (&["forget", "Anna"], "Forget Anna? One table is affected, and one seat is given up."),
    ];
    for (arguments, question) in asks {
        let Called { status, out, err } = on(folder.path(), arguments);
        assert_eq!((status, out.as_str()), (1, ""), "{arguments:?}");
        assert!(err.contains(question) && err.contains("add --yes"), "{err}");
        assert_eq!(done(folder.path(), &["tables", "show", RUNNING]), before);
    }
}

#[test]
fn what_cannot_be_tidied_up_says_what_to_do_next() {
    let folder = stored(&[&whole(22)]);
    let fails: [(&[&str], &str); 5] = [
        (&["tables", "close", OVER, "--yes"], "to remove it, use posse tables remove"),
        (&["tables", "close", "zzzzzzzzzzzz", "--yes"], "there is no table zzzzzzzzzzzz"),
        (&["tables", "remove", "zzzzzzzzzzzz", "--yes"], "there is no table zzzzzzzzzzzz"),
        (&["tables", "show", "zzzzzzzzzzzz"], "there is no table zzzzzzzzzzzz"),
        (&["forget", "Zoe", "--yes"], "nothing is stored about Zoe"),
    ];
    for (arguments, reason) in fails {
        let Called { status, out, err } = on(folder.path(), arguments);
        assert_eq!((status, out.as_str()), (1, ""), "{arguments:?}");
        assert!(err.contains(reason), "{err}");
    }
}

#[test]
fn a_stopped_server_finds_what_was_tidied_up() {
    let folder = database(&running(21, RUNNING));
    assert_eq!(done(folder.path(), &["tables", "close", RUNNING, "--yes"]), "Table r2r2r2r2r2r2 was closed.\n");
    let replayed = done(folder.path(), &["replay", RUNNING]);
    assert!(replayed.contains("Over: closed before the end."), "{replayed}");
    let told = done(folder.path(), &["forget", "Anna", "--yes"]);
    assert!(told.starts_with("Forgotten at 2 tables.\nWhat stays"), "{told}");
    for table in [OVER, RUNNING] {
        let replayed = done(folder.path(), &["replay", table]);
        assert!(!replayed.contains("Anna") && replayed.contains("N. N. 1"), "{replayed}");
    }
    let Called { status, err, .. } = on(folder.path(), &["tables", "remove", OVER, "--yes"]);
    assert_eq!(status, 0);
    assert!(
        err.lines().count() == 1 && err.contains("a table was removed") && err.contains(OVER),
        "one log line: {err}"
    );
    let (_server, address) = Server::start(folder.path(), &[]);
    assert!(get(&address, &format!("/t/{OVER}")).starts_with("HTTP/1.1 404"));
    assert!(get(&address, &format!("/t/{RUNNING}")).contains("N. N. 1"));
}

#[test]
fn a_running_server_shows_what_is_tidied_up() {
    let game = running_since(Millis::now(), 30, RUNNING);
    let folder = database(&game);
    let (mut server, address) = Server::start(folder.path(), &["--bot-pause", "600000"]);
    let (over, running) = (format!("/t/{OVER}"), format!("/t/{RUNNING}"));
    // The server has both tables in memory.
    assert!(get(&address, &over).contains("Anna") && get(&address, &running).contains("Anna"));
    done(folder.path(), &["forget", "Anna", "--yes"]);
    for _ in 0..2 {
        server.logged("was read again");
    }
    for table in [&over, &running] {
        let page = get(&address, table);
        assert!(page.starts_with("HTTP/1.1 200") && !page.contains("Anna"), "{page}");
    }
    assert!(get(&address, &running).contains("N. N. 1"));
    done(folder.path(), &["tables", "close", RUNNING, "--yes"]);
    assert!(server.logged("was read again").contains(RUNNING));
    assert!(get(&address, &format!("{running}/download")).starts_with("HTTP/1.1 200"));
    done(folder.path(), &["tables", "remove", OVER, "--yes"]);
    assert!(server.logged("that was removed is unloaded").contains(OVER));
    assert!(get(&address, &over).starts_with("HTTP/1.1 404"));
    assert_eq!(server.stop("TERM").0, Some(0));
}

#[test]
fn a_damaged_table_is_removed_too() {
    let folder = database(&running(21, RUNNING));
    let file = rusqlite::Connection::open(folder.path().join("posse.db")).unwrap();
    file.execute("UPDATE tables SET phase = 'runnin' WHERE id = ?1", [RUNNING]).unwrap();
    drop(file);
    assert!(!done(folder.path(), &["tables", "list"]).contains(RUNNING));
    let Called { err, .. } = on(folder.path(), &["tables", "remove", RUNNING]);
    assert!(err.contains("which is damaged?"), "{err}");
    done(folder.path(), &["tables", "remove", RUNNING, "--yes"]);
    assert!(on(folder.path(), &["tables", "show", RUNNING]).err.contains("there is no table"));
}

#[test]
fn the_commands_speak_the_language_of_the_person() {
    let folder = stored(&[&running(21, RUNNING)]);
    let mut command = posse();
    command.args(["tables", "remove", RUNNING, "--language", "de", "--data", folder.path().to_str().unwrap()]);
    let called: Called = command.stdin(std::process::Stdio::null()).output().unwrap().into();
    assert_eq!(called.status, 1);
    assert!(called.err.contains("löschen? Hier ist kein Terminal"), "{}", called.err);
}

#[test]
fn a_database_is_compacted_while_a_server_runs_on_it() {
    let folder = database(&running(21, RUNNING));
    let (_server, address) = Server::start(folder.path(), &[]);
    done(folder.path(), &["tables", "remove", OVER, "--yes"]);
    let told = done(folder.path(), &["compact"]);
    assert!(told.starts_with("The files of the database are ") && told.ends_with(" bytes smaller.\n"), "{told}");
    assert!(get(&address, "/health").starts_with("HTTP/1.1 200"));
}
