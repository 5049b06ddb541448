//! The files of a database belong to the owner of its folder, and nobody else can read them.

use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};

use store::{Sqlite, Store as _, StoreError};

use crate::backups::names;
use crate::fixture::make;

#[tokio::test]
async fn only_the_owner_can_read_the_database_its_log_and_its_copies() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("posse.db")).unwrap();
    make(&store).await;
    store.backup(folder.path().join("copy.db")).await.unwrap();
    assert_eq!(names(folder.path()), ["copy.db", "posse.db", "posse.db-shm", "posse.db-wal", "posse.lock"]);
    for name in names(folder.path()) {
        let mode = fs::metadata(folder.path().join(&name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

/// Only root can give files away; for anybody else there is nothing to check.
#[tokio::test]
async fn what_root_creates_belongs_to_the_owner_of_the_folder() {
    const OWNER: u32 = 4_321;
    let above = tempfile::tempdir().unwrap();
    if chown(above.path(), Some(OWNER), Some(OWNER)).is_err() {
        return;
    }
    let folder = above.path().join("posse");
    let path = folder.join("posse.db");
    let all_are_the_owners = |when: &str| {
        assert_eq!(fs::metadata(&folder).unwrap().uid(), OWNER, "{when}");
        for name in names(&folder) {
            let file = fs::metadata(folder.join(&name)).unwrap();
            assert_eq!((file.uid(), file.gid()), (OWNER, OWNER), "{name}, {when}");
        }
    };
    let server = Sqlite::open(&path).unwrap();
    let id = make(&server).await;
    server.backup(folder.join("copy.db")).await.unwrap();
    assert_eq!(names(&folder).len(), 5);
    all_are_the_owners("of a server");
    drop(server);
    for open in [Sqlite::open_read_only, Sqlite::open_to_copy, Sqlite::open_beside] {
        let store = open(&path).unwrap();
        assert!(store.load(&id).await.unwrap().is_some());
        all_are_the_owners("while a command runs");
        drop(store);
        all_are_the_owners("after a command");
    }
}

#[tokio::test]
async fn a_database_is_copied_without_a_lock_file_and_never_from_under_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.db");
    let server = Sqlite::open(&path).unwrap();
    let id = make(&server).await;
    assert_eq!(Sqlite::open_to_copy(&path).err(), Some(StoreError::Locked));
    drop(server);
    let copied = Sqlite::open_to_copy(&path).unwrap();
    assert!(copied.load(&id).await.unwrap().is_some());
    assert_eq!(Sqlite::open(&path).err(), Some(StoreError::Locked), "no server starts meanwhile");
    drop(copied);
    fs::remove_file(folder.path().join("posse.lock")).unwrap();
    Sqlite::open_to_copy(&path).unwrap();
    assert!(!names(folder.path()).contains(&"posse.lock".to_owned()));
}
