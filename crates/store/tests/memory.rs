//! A database that cannot be read because memory is short does not count as damaged.

use std::path::Path;
use std::process::Command;

use rusqlite::Connection;
use store::{Commit, Sqlite, Store, StoreError};

use crate::fixture::{action, change, make};

/// The variable that names the database to the process that checks it.
const DATABASE: &str = "POSSE_TEST_SCARCE";

/// This test starts its own program again, since SQLite's memory limit holds for the whole process.
#[tokio::test]
async fn a_check_for_which_there_is_too_little_memory_finds_no_damage() {
    if let Some(database) = std::env::var_os(DATABASE) {
        return check_in_ever_less_memory(Path::new(&database)).await;
    }
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("posse.sqlite");
    let store = Sqlite::open(&database).unwrap();
    let id = make(&store).await;
    store.commit(Commit { entries: (0..5_000).map(action).collect(), ..change(&id, 0) }).await.unwrap();
    drop(store);
    let mut again = Command::new(std::env::current_exe().unwrap());
    let name = "memory::a_check_for_which_there_is_too_little_memory_finds_no_damage";
    let done = again.args([name, "--exact", "--nocapture"]).env(DATABASE, &database).output().unwrap();
    let said = [done.stdout, done.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    assert!(done.status.success() && said[0].contains("1 passed"), "{}{}", said[0], said[1]);
}

/// Checks a sound database with less memory each time, until a connection can no longer be opened.
async fn check_in_ever_less_memory(database: &Path) {
    let store = Sqlite::open(database).unwrap();
    assert_eq!(store.check().await, Ok(()));
    let limit = Connection::open_in_memory().unwrap();
    let mut unread = Vec::new();
    for kilobytes in (1..600).rev().map(|step| 4 * step) {
        let pragma = format!("PRAGMA hard_heap_limit = {}", kilobytes * 1024);
        if limit.query_row(&pragma, [], |_| Ok(())).is_err() {
            break;
        }
        match store.check().await {
            Ok(()) => {}
            Err(StoreError::Corrupt(reason)) => panic!("with {kilobytes} kB: {reason}"),
            Err(error) => unread.push(error.to_string()),
        }
    }
    let of_a_page = unread.iter().filter(|reason| reason.contains("unable to get the page")).count();
    assert!(of_a_page > 0, "memory never ran out in the middle of a check: {unread:?}");
}
