//! Downloaded games are read back in.

use std::fs;

use serde_json::Value;
use store::Kind;

use crate::call::{Called, call};
use crate::played::{coloured, running, whole};
use crate::stored::{Server, get, stored};

#[test]
fn a_downloaded_game_is_read_in_beside_a_server_and_is_as_it_was() {
    let folder = stored(&[]);
    let (_server, address) = Server::start(folder.path(), &[]);
    let data = folder.path().to_str().unwrap();
    let games = [whole(22), coloured(23)];
    let files = games.each_ref().map(|game| {
        let file = folder.path().join(format!("{}.json", game.header.table));
        fs::write(&file, game.record().text()).unwrap();
        file.display().to_string()
    });
    let Called { status, out, err } = call(&["import", &files[0], &files[1], "--data", data, "--log", "off"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(out, "Table k3m9xq7w2fab was read in.\nTable c7p4hx2tq9mn was read in.\n");
    for (game, file) in games.iter().zip(&files) {
        let table = game.header.table.as_str();
        let (_, download) = get(&address, &format!("/t/{table}/download")).split_once("\r\n\r\n").map(own).unwrap();
        assert_eq!(download, game.record().text());
        let page = get(&address, &format!("/t/{table}"));
        assert!(page.starts_with("HTTP/1.1 200") && page.contains("Anna") && page.contains("id=\"ending\""), "{page}");
        assert!(get(&address, &format!("/t/{table}/replay?step=9")).starts_with("HTTP/1.1 200"));
        assert_eq!(call(&["replay", table, "--data", data]).out, call(&["replay", file]).out);
        let shown: Value =
            serde_json::from_str(&call(&["tables", "show", table, "--json", "--data", data]).out).unwrap();
        assert_eq!((&shown["state"], &shown["creator"]), (&"over".into(), &Value::Null));
        assert_eq!((&shown["people"][0]["name"], &shown["people"][0]["visitor"]), (&"Anna".into(), &Value::Null));
    }
}

fn own((head, body): (&str, &str)) -> (String, String) {
    (head.to_owned(), body.to_owned())
}

#[test]
fn a_file_that_does_not_fit_is_not_over_or_was_read_before_is_refused_and_the_others_are_read() {
    let folder = stored(&[]);
    let data = folder.path().to_str().unwrap();
    let mut other = whole(24);
    let last = other.entries.iter().rposition(|entry| matches!(entry.kind, Kind::Action { .. })).unwrap();
    other.entries[last].digest = Some("0123456789abcdef".parse().unwrap());
    let texts = [
        running(21, "r2r2r2r2r2r2").record().text(),
        other.record().text(),
        "Dear Anna".to_owned(),
        whole(22).record().text(),
        whole(22).record().text(),
    ];
    let mut call_with_files = vec!["import".to_owned(), "--data".to_owned(), data.to_owned(), "--log=off".to_owned()];
    for (number, text) in texts.iter().enumerate() {
        let file = folder.path().join(format!("{number}.json"));
        fs::write(&file, text).unwrap();
        call_with_files.push(file.display().to_string());
    }
    let Called { status, out, err } = call(&call_with_files.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!((status, out.as_str()), (1, "Table k3m9xq7w2fab was read in.\n"));
    let reasons = [
        ("0.json", "the game is not over in this file"),
        ("1.json", "leads to a different state"),
        ("2.json", "not a downloaded game"),
        ("4.json", "table k3m9xq7w2fab is in this database already"),
        ("posse", "4 of the files were not read in"),
    ];
    assert_eq!(err.lines().count(), reasons.len(), "{err}");
    for (line, (file, reason)) in err.lines().zip(reasons) {
        assert!(line.contains(file) && line.contains(reason), "{line}");
    }
}
