//! Copies that are made by themselves: when, and which are kept.

use std::fs;
use std::path::Path;

use store::{BackupState, Backups, Millis, Sqlite, Store, StoreError};
use tempfile::TempDir;

use crate::fixture::make;

const HOUR: i64 = 3_600_000;

/// 2026-11-01 00:00 in UTC.
const BEGIN: i64 = 1_793_491_200_000;

fn hours(hours: i64) -> Millis {
    Millis(BEGIN + hours * HOUR)
}

async fn open() -> (TempDir, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("posse.db")).unwrap();
    make(&store).await;
    (folder, store)
}

/// The names of the files in a folder.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = files.collect();
    names.sort_unstable();
    names
}

#[tokio::test]
async fn a_copy_is_made_when_the_last_is_old_enough_and_a_restart_makes_none() {
    let (folder, store) = open().await;
    let copies = folder.path().join("a/backups");
    for (hour, is_due) in [(0, true), (1, false), (5, false), (6, true), (7, false), (18, true)] {
        // Each time as a server that has just started.
        let backups = Backups::new(copies.clone(), 6, 14);
        let made = backups.make_due(&store, hours(hour)).await.unwrap();
        assert_eq!(made.is_some(), is_due, "{hour}");
        if let Some(file) = made {
            let copy = Sqlite::open_read_only(&file).unwrap();
            assert_eq!(copy.all_tables().await.unwrap(), store.all_tables().await.unwrap());
        }
        let last = [0, 6, 18].into_iter().rfind(|made| *made <= hour).map(hours);
        assert_eq!(backups.state(), BackupState { made: last, failed: None });
    }
    // The last copy turns out to be from a clock that was ahead. It is the first to go.
    for (hour, is_due) in [(12, true), (13, false), (17, false)] {
        let made = Backups::new(copies.clone(), 6, 2).make_due(&store, hours(hour)).await.unwrap();
        assert_eq!(made.is_some(), is_due, "{hour}");
    }
    assert_eq!(names(&copies), ["posse-2026-11-01T06-00-00Z.db", "posse-2026-11-01T12-00-00Z.db"]);
}

#[tokio::test]
async fn the_newest_are_kept_and_other_files_are_left_alone() {
    let (folder, store) = open().await;
    let copies = folder.path().join("backups");
    fs::create_dir(&copies).unwrap();
    let others = ["letter.txt", "posse-2026-10-01.db", "posse.db"];
    others.iter().for_each(|name| fs::write(copies.join(name), "mine").unwrap());
    // A server was killed while it made a copy.
    for (name, text) in [("posse-2026-10-02T00-00-00Z.db", ""), ("posse-2026-10-02T00-00-00Z.db.partial", "half")] {
        fs::write(copies.join(name), text).unwrap();
    }
    let backups = Backups::new(copies.clone(), 1, 2);
    for hour in 0..5 {
        backups.make_due(&store, hours(hour)).await.unwrap().unwrap();
    }
    let kept = ["posse-2026-11-01T03-00-00Z.db", "posse-2026-11-01T04-00-00Z.db"];
    assert_eq!(names(&copies), [&others[..2], &kept, &others[2..]].concat());
}

#[tokio::test]
async fn a_copy_that_fails_is_told_leaves_nothing_and_is_made_later() {
    let (folder, store) = open().await;
    let copies = folder.path().join("backups");
    fs::write(&copies, "not a folder").unwrap();
    let backups = Backups::new(copies.clone(), 1, 2);
    let refused = backups.make_due(&store, hours(0)).await;
    assert!(matches!(&refused, Err(StoreError::Io(reason)) if reason.contains("backups")), "{refused:?}");
    let BackupState { made, failed } = backups.state();
    assert_eq!((made, failed.map(|(at, _)| at)), (None, Some(hours(0))));
    fs::remove_file(&copies).unwrap();
    backups.make_due(&store, hours(0)).await.unwrap().unwrap();
    assert_eq!(backups.state(), BackupState { made: Some(hours(0)), failed: None });
    assert_eq!(names(&copies).len(), 1);
}
