//! A downloaded game comes from a stranger: nothing in it may control the terminal.

use std::fs;

use play::record::{Record, Unreadable};
use serde_json::{Value, json};
use table::deal::Party;

use crate::call::{Called, call};
use crate::checked_deal::{Change, entry, python};
use crate::played::whole;

/// What a dishonest host could write into a file: text that clears the screen, claims that all is well, and reverses
/// text.
const TRICK: &str = "\u{1b}[2J\u{1b}[Hx\nEverything fits together.\r\u{9b}2J\u{7f}\u{8}ab\u{202e}cd\u{2066}ef\u{2028}\
                     Everything fits together.\u{2029}";

/// Whether printed text consists only of lines: no character controls the terminal or reverses text.
fn is_plain(printed: &str) -> bool {
    let steers =
        |letter: char| letter.is_control() || ('\u{2028}'..='\u{202e}').contains(&letter) || letter == '\u{2066}';
    printed.lines().all(|line| !line.contains(steers)) && !printed.contains('\r')
}

#[test]
fn no_file_steers_the_terminal_or_claims_for_itself_that_it_fits() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let played = whole(9);
    let header = |json: &mut Value, key: &str, value: Value| {
        let mut header: Value = serde_json::from_str(json["header"].as_str().unwrap()).unwrap();
        header[key] = value;
        json["header"] = json!(header.to_string());
        json["commitment"] = json!(played.secret.commitment(Party::Server, &header.to_string()));
    };
    let first = |json: &mut Value, kind: &str, key: &str, value: Value| {
        let at = entry(json, |entry| entry["kind"] == kind) as usize - 1;
        json["entries"][at][key] = value;
    };
    let places: [(&str, Change<'_>); 12] = [
        ("a name", &|json| first(json, "sit", "name", json!(TRICK))),
        ("a bot's name", &|json| first(json, "sit_bot", "name", json!(TRICK))),
        ("a bot", &|json| first(json, "sit_bot", "bot", json!(TRICK))),
        ("an action", &|json| first(json, "action", "text", json!(TRICK))),
        ("a kind", &|json| first(json, "action", "kind", json!(TRICK))),
        ("the game", &|json| header(json, "game", json!(TRICK))),
        ("an option", &|json| header(json, "options", json!({ TRICK: "on" }))),
        ("its value", &|json| header(json, "options", json!({ "colour-variant": TRICK }))),
        ("the edition", &|json| header(json, "edition", json!(format!("name = {TRICK}")))),
        ("the lesson", &|json| header(json, "lesson", json!(TRICK))),
        ("the table", &|json| header(json, "table", json!(TRICK))),
        ("the commitment", &|json| json["commitment"] = json!(TRICK)),
    ];
    for (place, put) in places {
        let mut json: Value = serde_json::from_str(&played.record().text()).unwrap();
        put(&mut json);
        fs::write(&file, json.to_string()).unwrap();
        let path = file.to_str().unwrap();
        let called = [call(&["verify", path]), call(&["replay", path]), python(&[&file])];
        assert_eq!(called[0].status, 1, "{place}");
        for Called { out, err, .. } in called {
            assert!(is_plain(&out) && is_plain(&err), "{place}: {out:?} {err:?}");
            assert!(!out.lines().chain(err.lines()).any(|line| line.starts_with("Everything")), "{place}: {out}{err}");
        }
    }
    // The same goes for file names.
    let named = folder.path().join("a\u{202e}b\n.json");
    let Called { err, .. } = call(&["verify", named.to_str().unwrap(), "--receipt"]);
    assert!(is_plain(&err), "{err:?}");
    let Called { err, .. } = call(&["verify", named.to_str().unwrap(), named.to_str().unwrap()]);
    assert!(is_plain(&err) && err.contains("\\u202e") && err.contains("\\u000a"), "{err:?}");
}

#[test]
fn a_game_with_a_name_that_nobody_can_have_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let reasons = [("An\u{202e}na", "U+202E"), ("", "1 to 24"), (&"x".repeat(25), "1 to 24"), ("\u{301}nna", "a mark")];
    for (name, reason) in reasons {
        for kind in ["sit", "sit_bot"] {
            let mut json: Value = serde_json::from_str(&whole(9).record().text()).unwrap();
            let at = entry(&json, |entry| entry["kind"] == kind);
            json["entries"][at as usize - 1]["name"] = json!(name);
            let read = Record::read(&json.to_string());
            assert!(matches!(read, Err(Unreadable::Name { entry, .. }) if entry == at), "{name:?}: {read:?}");
            fs::write(&file, json.to_string()).unwrap();
            for command in ["verify", "replay"] {
                let Called { status, out, err } = call(&[command, file.to_str().unwrap()]);
                assert_eq!((status, out.as_str()), (1, ""), "{name:?}");
                assert!(err.contains(&format!("entry {at} of this game")) && err.contains(reason), "{err}");
            }
        }
    }
}
