//! What is removed is overwritten, and its space is given back, also beside a running server.

use std::fs;
use std::path::{Path, PathBuf};

use store::{Commit, Holder, Kind, Sqlite, Store, TableId};
use table::Seat;
use tempfile::TempDir;

use crate::fixture::{action, change, make, visitor};

/// How often a text is in all files of a folder.
fn count(folder: &Path, text: &str) -> usize {
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read(file.unwrap().path()).unwrap());
    files.map(|bytes| bytes.windows(text.len()).filter(|part| *part == text.as_bytes()).count()).sum()
}

/// A server on a database, in whose log are two tables of a visitor.
async fn served() -> (TempDir, PathBuf, Sqlite, [TableId; 2]) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.db");
    let server = Sqlite::open(&path).unwrap();
    let tables = [make(&server).await, make(&server).await];
    for id in &tables {
        let holder = Holder { visitor: Some(visitor(8)), ..Holder::default() };
        let sits = Commit { entries: vec![action(1)], holders: vec![(Seat(0), holder)], ..change(id, 0) };
        server.commit(sits).await.unwrap();
    }
    (folder, path, server, tables)
}

/// Removes the first table and forgets the visitor at the other.
async fn tidy(store: &Sqlite, [removed, other]: &[TableId; 2]) {
    store.remove(removed).await.unwrap();
    store.commit(Commit { holders: vec![(Seat(0), Holder::default())], ..change(other, 1) }).await.unwrap();
    store.forget_strangers().await.unwrap();
}

#[tokio::test]
async fn what_is_removed_beside_a_server_is_in_no_file_right_after() {
    let (folder, path, server, tables) = served().await;
    let beside = Sqlite::open_beside(&path).unwrap();
    tidy(&beside, &tables).await;
    let texts = [tables[0].as_str(), &visitor(8).to_string()].map(str::to_owned);
    assert!(texts.iter().all(|text| count(folder.path(), text) > 0), "the log still has it");
    let (overwritten, heard) = futures_util::future::join(beside.overwrite(), server.hear()).await;
    overwritten.unwrap();
    assert_eq!(heard.unwrap().len(), 2, "the server has read what was changed");
    assert_eq!(texts.map(|text| count(folder.path(), &text)), [0, 0]);
    assert_eq!(server.all_tables().await.unwrap(), [tables[1].clone()]);
}

#[tokio::test]
async fn what_is_removed_without_a_server_is_in_no_file_right_after() {
    let (folder, path, server, tables) = served().await;
    drop(server);
    let beside = Sqlite::open_beside(&path).unwrap();
    tidy(&beside, &tables).await;
    beside.overwrite().await.unwrap();
    assert_eq!(count(folder.path(), tables[0].as_str()) + count(folder.path(), &visitor(8).to_string()), 0);
}

#[tokio::test]
async fn a_server_overwrites_what_it_removes() {
    let (folder, _, server, tables) = served().await;
    tidy(&server, &tables).await;
    server.overwrite().await.unwrap();
    assert_eq!(count(folder.path(), tables[0].as_str()) + count(folder.path(), &visitor(8).to_string()), 0);
}

#[tokio::test]
async fn the_space_of_what_was_removed_is_given_back_beside_a_server_which_goes_on() {
    const LONG: usize = 1 << 20;
    let (_folder, path, server, [long, other]) = served().await;
    let entry = store::Entry { kind: Kind::Action { text: "x".repeat(LONG) }, ..action(2) };
    server.commit(Commit { entries: vec![entry], ..change(&long, 1) }).await.unwrap();
    server.remove(&long).await.unwrap();
    server.overwrite().await.unwrap();
    let size = || fs::metadata(&path).unwrap().len();
    let before = size();
    let beside = Sqlite::open_beside(&path).unwrap();
    let freed = beside.compact().await.unwrap().unwrap();
    assert_eq!(freed, before - size());
    assert!(freed >= LONG as u64, "{freed}");
    server.commit(Commit { entries: vec![action(2)], ..change(&other, 1) }).await.unwrap();
    assert_eq!(beside.load(&other).await.unwrap().unwrap().entries, [action(1), action(2)]);
}
