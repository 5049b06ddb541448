//! SQLite as a store: the common suite, and faults that only a file can have.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use rusqlite::Connection;
use store::{
    Commit, Entry, FormId, Holder, Kind, Millis, Phase, Revisions, Said, Saying, Sqlite, Store, StoreError, TableId,
    Tuning,
};
use table::{BySeat, Seat};
use tempfile::TempDir;

use crate::fixture::{action, change, make, new_table, visitor};
use crate::suite;

fn fresh() -> (Arc<dyn Store>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (Arc::new(Sqlite::open(folder.path().join("posse.sqlite")).unwrap()), folder)
}

suite::of!(fresh());

/// A closed database with one table of three entries.
async fn filled() -> (TempDir, PathBuf, TableId) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.sqlite");
    let store = Sqlite::open(&path).unwrap();
    let id = make(&store).await;
    store.commit(Commit { entries: (0..3).map(action).collect(), ..change(&id, 0) }).await.unwrap();
    (folder, path, id)
}

fn refusal(path: &Path) -> StoreError {
    Sqlite::open(path).err().expect("the file is refused")
}

#[tokio::test]
async fn a_database_is_there_after_a_restart() {
    let (_folder, path, id) = filled().await;
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries.len(), 3);
    store.commit(Commit { entries: vec![action(3)], ..change(&id, 3) }).await.unwrap();
}

/// Settings that the first version did not know get their defaults.
#[tokio::test]
async fn a_database_of_the_first_version_is_brought_up_to_date() {
    let (_folder, path, id) = filled().await;
    let old = Connection::open(&path).unwrap();
    let later = [
        ("window_seconds", "tables"),
        ("name_missing_seconds", "tables"),
        ("passes", "seats"),
        ("hints", "tables"),
        ("away_minutes", "tables"),
        ("own_words", "tables"),
        ("guests", "tables"),
        ("latecomers", "tables"),
        ("due", "tables"),
        ("called", "tables"),
        ("since", "seats"),
        ("revision", "tables"),
        ("revision", "seats"),
        ("welcome", "visitors"),
        ("excluded", "visitors"),
        ("at", "entries"),
        ("form", "entries"),
        ("answer", "entries"),
    ];
    old.execute_batch("DROP INDEX tables_due; DROP INDEX visitors_excluded").unwrap();
    for (column, table) in later {
        old.execute_batch(&format!("ALTER TABLE {table} DROP COLUMN {column}")).unwrap();
    }
    old.execute_batch(
        "DROP TABLE talk; DROP TABLE notices; DROP INDEX tables_over; DROP TABLE devices; DROP TABLE invitations;
         DROP TABLE notifications; DROP TABLE channels; DROP TABLE keys; DROP TABLE passes;
         DROP TABLE admins; DROP TABLE announcements; DROP TABLE reports",
    )
    .unwrap();
    old.execute_batch("UPDATE tables SET phase = 'running'").unwrap();
    old.pragma_update(None, "user_version", 1).unwrap();
    drop(old);
    assert!(Sqlite::open_read_only(&path).is_err(), "a reader changes nothing, so it cannot bring it up to date");
    assert!(Sqlite::open_beside(&path).is_err(), "a server of the first version may run on it");
    let store = Sqlite::open(&path).unwrap();
    let stored = store.load(&id).await.unwrap().unwrap();
    let settings = &stored.settings;
    assert_eq!((settings.window_seconds, settings.name_missing_seconds, settings.away_minutes), (5, 120, 5));
    assert!(
        stored.holders.iter().all(|holder| !holder.passes)
            && !settings.hints
            && !settings.guests
            && !settings.latecomers
    );
    assert_eq!(stored.revisions, Revisions { seats: BySeat::new(3, |_| 0), table: 0 });
    assert_eq!((stored.entries.len(), stored.touched), (3, Millis(2_000)));
    store.commit(Commit { at: Millis(2_001), entries: vec![action(3)], ..change(&id, 3) }).await.unwrap();
    let stored = store.load(&id).await.unwrap().unwrap();
    assert_eq!((stored.entries.len(), stored.touched), (4, Millis(2_001)));
}

/// A running game has rows for the entries to come.
#[tokio::test]
async fn a_row_without_an_entry_is_none_and_goes_with_the_end_of_the_game() {
    let (_folder, path, id) = filled().await;
    let store = Sqlite::open(&path).unwrap();
    let file = Connection::open(&path).unwrap();
    let rows = |which: &str| {
        file.query_row(&format!("SELECT count(*) FROM entries WHERE {which}"), [], |row| row.get::<_, u32>(0)).unwrap()
    };
    let form = FormId::new([7; 16]);
    let (phase, answer) = (Some(Phase::Running), Some((form.clone(), "done".to_owned())));
    store.commit(Commit { entries: vec![action(3)], phase, answer, ..change(&id, 3) }).await.unwrap();
    let runs = Commit { entries: vec![action(4)], ..change(&id, 4) };
    store.commit(runs.clone()).await.unwrap();
    assert!(rows("TRUE") > 5);
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries.len(), 5);
    assert_eq!(store.commit(runs).await, Err(StoreError::Conflict { have: 5, wanted: 4 }));
    assert_eq!(store.commit(change(&id, 6)).await, Err(StoreError::Conflict { have: 5, wanted: 6 }));
    let beyond = store.commit(Commit { rewritten: vec![(5, action(0))], ..change(&id, 5) }).await;
    assert!(matches!(beyond, Err(StoreError::Io(_))), "{beyond:?}");
    store.commit(Commit { phase: Some(Phase::Over), ..change(&id, 5) }).await.unwrap();
    assert_eq!((rows("TRUE"), rows("form IS NOT NULL OR answer IS NOT NULL")), (5, 0));
    assert_eq!(store.answer(&id, &form).await, Ok(Some("done".to_owned())));
}

#[tokio::test]
async fn a_server_learns_what_is_changed_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.sqlite");
    let server = Sqlite::open(&path).unwrap();
    let beside = Sqlite::open_beside(&path).unwrap();
    suite::a_server_learns_what_is_changed_beside_it(Arc::new(server), Arc::new(beside)).await;
}

#[tokio::test]
async fn what_is_removed_or_rewritten_is_no_longer_in_the_file() {
    let (_folder, path, id) = filled().await;
    let secret = |name: &str| Entry {
        kind: Kind::Sit { seat: Seat(0), name: name.to_owned(), commitment: None, of: None },
        ..action(0)
    };
    let other = {
        let store = Sqlite::open(&path).unwrap();
        let other = make(&store).await;
        store.commit(Commit { entries: vec![secret("Rumpelstilzchen")], ..change(&id, 3) }).await.unwrap();
        store.commit(Commit { entries: vec![secret("Dornröschen")], ..change(&other, 0) }).await.unwrap();
        other
    };
    let holds = |name: &str| fs::read(&path).unwrap().windows(name.len()).any(|part| part == name.as_bytes());
    let said = Said {
        at: Millis(1),
        seat: Seat(0),
        name: "Rumpelstilzchen".to_owned(),
        saying: Saying::Words("ach wie gut".to_owned()),
    };
    {
        let store = Sqlite::open(&path).unwrap();
        store.commit(Commit { said: vec![said], ..change(&id, 4) }).await.unwrap();
    }
    assert!(holds("Rumpelstilzchen") && holds("Dornröschen") && holds("ach wie gut"));
    let store = Sqlite::open_beside(&path).unwrap();
    let unsaid = ["Rumpelstilzchen".to_owned()].into();
    store.commit(Commit { rewritten: vec![(3, secret("N. N."))], unsaid, ..change(&id, 4) }).await.unwrap();
    store.remove(&other).await.unwrap();
    drop(store);
    assert!(!holds("Rumpelstilzchen") && !holds("Dornröschen") && !holds("ach wie gut"));
}

#[tokio::test]
async fn a_missing_folder_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a/b/posse.sqlite");
    make(&Sqlite::open(&path).unwrap()).await;
    assert!(path.exists());
}

#[tokio::test]
async fn a_newer_database_is_refused_unchanged() {
    let (_folder, path, _) = filled().await;
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 18).unwrap();
    let before = fs::read(&path).unwrap();
    assert_eq!(refusal(&path), StoreError::Newer { version: 18, known: 17 });
    assert_eq!(Sqlite::open_read_only(&path).err(), Some(StoreError::Newer { version: 18, known: 17 }));
    assert_eq!(fs::read(&path).unwrap(), before);
}

/// The newer program was killed: its version is only in the write-ahead log.
#[tokio::test]
async fn a_newer_database_is_refused_unchanged_also_when_it_was_not_closed() {
    let (folder, path, _) = filled().await;
    let copy = folder.path().join("copy.sqlite");
    let wal = |path: &Path| PathBuf::from(format!("{}-wal", path.display()));
    let newer = Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 18).unwrap();
    fs::copy(&path, &copy).unwrap();
    fs::copy(wal(&path), wal(&copy)).unwrap();
    let before = (fs::read(&copy).unwrap(), fs::read(wal(&copy)).unwrap());
    assert!(!before.1.is_empty());
    assert_eq!(refusal(&copy), StoreError::Newer { version: 18, known: 17 });
    assert_eq!((fs::read(&copy).unwrap(), fs::read(wal(&copy)).unwrap()), before);
}

/// The write-ahead log beside a database, as it is while the database is open.
fn log(path: &Path) -> PathBuf {
    PathBuf::from(format!("{}-wal", path.display()))
}

#[tokio::test]
async fn a_copy_that_is_put_beside_the_log_of_the_database_before_it_is_refused_unchanged() {
    let (folder, path, id) = filled().await;
    let copy = folder.path().join("copy.sqlite");
    let store = Sqlite::open(&path).unwrap();
    store.backup(copy.clone()).await.unwrap();
    store.commit(Commit { entries: vec![action(3)], ..change(&id, 3) }).await.unwrap();
    // As after a crash: the log is there, and what it was for is gone.
    fs::copy(log(&path), log(&copy)).unwrap();
    drop(store);
    let before = (fs::read(&copy).unwrap(), fs::read(log(&copy)).unwrap());
    assert_eq!(refusal(&copy), StoreError::OldLog(log(&copy)));
    for opened in [Sqlite::open_read_only(&copy), Sqlite::open_to_copy(&copy), Sqlite::open_beside(&copy)] {
        assert_eq!(opened.err(), Some(StoreError::OldLog(log(&copy))));
    }
    assert_eq!((fs::read(&copy).unwrap(), fs::read(log(&copy)).unwrap()), before);
    fs::remove_file(log(&copy)).unwrap();
    let store = Sqlite::open(&copy).unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries.len(), 3);
    // From now on the log beside it is its own, also after a crash.
    store.commit(Commit { entries: vec![action(3)], ..change(&id, 3) }).await.unwrap();
    let crashed = folder.path().join("crashed.sqlite");
    fs::copy(&copy, &crashed).unwrap();
    fs::copy(log(&copy), log(&crashed)).unwrap();
    assert_eq!(Sqlite::open(&crashed).unwrap().load(&id).await.unwrap().unwrap().entries.len(), 4);
}

#[tokio::test]
async fn a_new_database_takes_nothing_from_a_log_that_was_left() {
    let (folder, path, id) = filled().await;
    let store = Sqlite::open(&path).unwrap();
    store.commit(Commit { entries: vec![action(3)], ..change(&id, 3) }).await.unwrap();
    let new = folder.path().join("new.sqlite");
    fs::copy(log(&path), log(&new)).unwrap();
    assert_eq!(Sqlite::open(&new).unwrap().all_tables().await, Ok(Vec::new()));
}

#[tokio::test]
async fn a_backup_is_not_made_beside_the_log_of_another_database() {
    let (folder, path, _) = filled().await;
    let copy = folder.path().join("copy.sqlite");
    fs::write(log(&copy), "left").unwrap();
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.backup(copy.clone()).await, Err(StoreError::Exists(log(&copy))));
    assert!(!copy.exists());
}

#[test]
fn a_file_that_is_no_database_is_refused_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.sqlite");
    let letter = "Dear Wyatt, ".repeat(1_000);
    fs::write(&path, &letter).unwrap();
    let foreign = StoreError::Foreign(path.display().to_string());
    assert_eq!(refusal(&path), foreign);
    for opened in [Sqlite::open_read_only(&path), Sqlite::open_to_copy(&path), Sqlite::open_beside(&path)] {
        assert_eq!(opened.err().as_ref(), Some(&foreign));
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), letter);
}

#[test]
fn a_database_of_another_program_is_refused_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.sqlite");
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    let before = fs::read(&path).unwrap();
    assert_eq!(refusal(&path), StoreError::Foreign(path.display().to_string()));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_database_without_a_sound_page_is_refused_unchanged() {
    let (_folder, path, _) = filled().await;
    let mut bytes = fs::read(&path).unwrap();
    // The first page lists the tables; their contents come after it.
    bytes[4096..].fill(0xa5);
    fs::write(&path, &bytes).unwrap();
    let error = refusal(&path);
    assert!(matches!(error, StoreError::Corrupt(_)), "{error}");
    assert!(error.to_string().contains("restore a backup"));
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

/// A database with one damaged page, far from everything that is read at the start.
async fn hurt() -> (TempDir, PathBuf) {
    let (folder, path, id) = filled().await;
    let store = Sqlite::open(&path).unwrap();
    store.commit(Commit { entries: (3..2_000).map(action).collect(), ..change(&id, 3) }).await.unwrap();
    drop(store);
    assert_eq!(Sqlite::open(&path).unwrap().check().await, Ok(()));
    let mut bytes = fs::read(&path).unwrap();
    let entry = bytes.windows(9).position(|text| text == b"step 1000").unwrap();
    let page = entry / 4096 * 4096;
    bytes[page..page + 4096].fill(0xa5);
    fs::write(&path, bytes).unwrap();
    (folder, path)
}

#[tokio::test]
async fn damage_that_the_start_does_not_meet_is_found_by_the_check() {
    let (_folder, path) = hurt().await;
    let checked = Sqlite::open(&path).unwrap().check().await;
    assert!(matches!(&checked, Err(StoreError::Corrupt(reason)) if reason.contains("posse.sqlite")), "{checked:?}");
}

#[tokio::test]
async fn a_damaged_database_is_not_upgraded() {
    let (_folder, path) = hurt().await;
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 4).unwrap();
    let before = fs::read(&path).unwrap();
    assert!(matches!(refusal(&path), StoreError::Corrupt(_)));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_truncated_database_is_refused_unchanged() {
    let (_folder, path, _) = filled().await;
    let bytes = fs::read(&path).unwrap();
    let half = &bytes[..bytes.len() / 2];
    fs::write(&path, half).unwrap();
    assert!(matches!(refusal(&path), StoreError::Corrupt(_)));
    assert_eq!(fs::read(&path).unwrap(), half);
}

#[tokio::test]
async fn an_entry_that_is_missing_or_unreadable_is_found_on_loading() {
    for damage in [
        "DELETE FROM entries WHERE number = 1",
        "DELETE FROM entries WHERE number = 2",
        "UPDATE entries SET entry = '{\"at\":1' WHERE number = 1",
    ] {
        let (_folder, path, id) = filled().await;
        Connection::open(&path).unwrap().execute_batch(damage).unwrap();
        let loaded = Sqlite::open(&path).unwrap().load(&id).await;
        assert!(matches!(&loaded, Err(StoreError::Damaged { table, .. }) if *table == id), "{loaded:?}");
    }
}

/// Lists leave out a damaged table; loading it reports the damage.
#[tokio::test]
async fn a_damaged_word_of_one_table_costs_no_other_table() {
    for damage in [
        "phase = 'running!'",
        "watch = 'some', phase = 'open'",
        "seats = 300",
        "header = '{}'",
        "creator = 'Anna'",
        "idle_hours = -1",
        "id = 'nonsense'",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("posse.sqlite");
        let store = Sqlite::open(&path).unwrap();
        let (sound, hurt) = (make(&store).await, make(&store).await);
        for id in [&sound, &hurt] {
            let sits = (Seat(0), Holder { visitor: Some(visitor(1)), ..Holder::default() });
            store.commit(Commit { holders: vec![sits], ..change(id, 0) }).await.unwrap();
        }
        let file = Connection::open(&path).unwrap();
        file.execute_batch("UPDATE tables SET watch = 'everybody'").unwrap();
        file.execute_batch(&format!("UPDATE tables SET {damage} WHERE id = '{hurt}'")).unwrap();

        for listed in [store.tables_of(visitor(1)).await, store.public_tables().await] {
            let listed = listed.unwrap_or_else(|error| panic!("{damage}: {error}"));
            assert!(listed.iter().any(|summary| summary.id == sound), "{damage}");
        }
        let expired = store.expired(Millis(i64::MAX / 2)).await.unwrap_or_else(|error| panic!("{damage}: {error}"));
        assert!(expired.contains(&sound), "{damage}");
        assert!(store.load(&sound).await.unwrap().is_some(), "{damage}");
        match store.load(&hurt).await {
            Err(StoreError::Damaged { table, .. }) => assert_eq!(table, hurt, "{damage}"),
            Ok(None) => assert!(damage.starts_with("id"), "{damage}"),
            // Only lists read this column.
            Ok(Some(_)) => assert!(damage.starts_with("seats"), "{damage}"),
            Err(other) => panic!("{damage}: {other}"),
        }
    }
}

/// A newer program may have written entries that this one does not know.
#[tokio::test]
async fn a_table_of_a_newer_format_is_newer_and_not_damaged() {
    let (_folder, path, id) = filled().await;
    let newer = "UPDATE tables SET header = '{\"format\":9}';
                 UPDATE entries SET entry = '{\"at\":1,\"who\":\"server\",\"kind\":\"clock\"}' WHERE number = 1";
    Connection::open(&path).unwrap().execute_batch(newer).unwrap();
    let loaded = Sqlite::open(&path).unwrap().load(&id).await;
    assert_eq!(loaded, Err(StoreError::Newer { version: 9, known: 5 }));
}

#[cfg(unix)]
#[tokio::test]
async fn a_second_server_is_refused_also_through_a_symbolic_link() {
    use std::os::unix::fs::symlink;

    let (folder, path, _) = filled().await;
    let elsewhere = folder.path().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    let link = elsewhere.join("other-name.sqlite");
    symlink(&path, &link).unwrap();
    let first = Sqlite::open(&path).unwrap();
    assert_eq!(refusal(&link), StoreError::Locked);
    drop(first);
    let _first = Sqlite::open(&link).unwrap();
    assert_eq!(refusal(&path), StoreError::Locked);
}

/// The database and its lock are created where the link leads.
#[cfg(unix)]
#[test]
fn a_second_server_is_refused_through_a_link_to_a_database_that_is_still_to_be_made() {
    use std::os::unix::fs::symlink;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.sqlite");
    fs::create_dir(folder.path().join("elsewhere")).unwrap();
    let link = folder.path().join("elsewhere/other-name.sqlite");
    symlink("../posse.sqlite", &link).unwrap();
    let _first = Sqlite::open(&link).unwrap();
    assert_eq!(refusal(&path), StoreError::Locked);
}

#[tokio::test]
async fn a_second_server_is_refused_and_a_reader_is_not() {
    let (_folder, path, id) = filled().await;
    let first = Sqlite::open(&path).unwrap();
    assert_eq!(refusal(&path), StoreError::Locked);
    let reader = Sqlite::open_read_only(&path).unwrap();
    first.commit(Commit { entries: vec![action(3)], ..change(&id, 3) }).await.unwrap();
    assert_eq!(reader.load(&id).await.unwrap().unwrap().entries.len(), 4);
    let refused = reader.commit(Commit { entries: vec![action(4)], ..change(&id, 4) }).await;
    assert!(matches!(refused, Err(StoreError::Io(reason)) if reason.contains("reading only")));
    drop(first);
    Sqlite::open(&path).unwrap();
}

#[tokio::test]
async fn while_another_program_writes_nothing_is_changed() {
    let (_folder, path, id) = filled().await;
    let tuning = Tuning { patience: Duration::from_millis(10), ..Tuning::default() };
    let store = Sqlite::open_tuned(&path, &tuning).unwrap();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let next = Commit { entries: vec![action(3)], ..change(&id, 3) };
    assert_eq!(store.commit(next.clone()).await, Err(StoreError::Locked));
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries.len(), 3);
    other.execute_batch("ROLLBACK").unwrap();
    store.commit(next).await.unwrap();
}

#[tokio::test]
async fn on_a_full_disk_what_is_too_much_is_refused_and_the_rest_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.sqlite");
    let store = Sqlite::open_tuned(&path, &Tuning { most_pages: Some(60), ..Tuning::default() }).unwrap();
    let tables = [make(&store).await, make(&store).await];
    let long = |number: usize| {
        let mut entry = action(number);
        entry.kind = store::Kind::Action { text: "x".repeat(60_000 * number) };
        entry
    };
    // Both wait for one transaction: the first is too large for the disk, the second is not.
    let [too_much, little] = [(&tables[0], long(10)), (&tables[1], action(1))]
        .map(|(id, entry)| store.commit(Commit { entries: vec![entry], ..change(id, 0) }));
    let (too_much, little) = futures_util::future::join(too_much, little).await;
    assert_eq!((too_much, little), (Err(StoreError::Full), Ok(())));
    // Then it fills up.
    let mut have = 0;
    let error = loop {
        match store.commit(Commit { entries: vec![long(1)], ..change(&tables[0], have) }).await {
            Ok(()) => have += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StoreError::Full);
    assert!(have > 0);
    assert_eq!(store.load(&tables[0]).await.unwrap().unwrap().entries.len() as u64, have);
    drop(store);
    // With room again it goes on where it was.
    let store = Sqlite::open(&path).unwrap();
    store.commit(Commit { entries: vec![long(1)], ..change(&tables[0], have) }).await.unwrap();
    assert_eq!(store.load(&tables[1]).await.unwrap().unwrap().entries, [action(1)]);
}

#[tokio::test]
async fn no_room_for_a_new_database_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.sqlite");
    let full = Sqlite::open_tuned(&path, &Tuning { most_pages: Some(2), ..Tuning::default() }).err();
    assert_eq!(full, Some(StoreError::Full));
    make(&Sqlite::open(&path).unwrap()).await;
}

#[tokio::test]
async fn a_running_database_is_copied_whole() {
    let (folder, path, id) = filled().await;
    let store = Sqlite::open(&path).unwrap();
    // Beside a server, and by the server itself.
    let reader = Sqlite::open_read_only(&path).unwrap();
    for (have, (from, name)) in (3..).zip([(&reader, "one.sqlite"), (&store, "two.sqlite")]) {
        let copy = folder.path().join(name);
        let more = async {
            let id = make(&store).await;
            for step in 0..50 {
                store.commit(Commit { entries: vec![action(step)], ..change(&id, step as u64) }).await.unwrap();
            }
        };
        let (copied, ()) = futures_util::future::join(from.backup(copy.clone()), more).await;
        copied.unwrap();
        let copied = Sqlite::open(&copy).unwrap();
        assert_eq!(copied.load(&id).await.unwrap(), store.load(&id).await.unwrap());
        assert_eq!(copied.load(&id).await.unwrap().unwrap().entries.len(), have);
        store.commit(Commit { entries: vec![action(have)], ..change(&id, have as u64) }).await.unwrap();
    }
}

#[tokio::test]
async fn a_copy_never_replaces_a_file() {
    let (folder, path, _) = filled().await;
    let store = Sqlite::open(&path).unwrap();
    let there = folder.path().join("letter.txt");
    fs::write(&there, "Dear Wyatt").unwrap();
    assert_eq!(store.backup(there.clone()).await, Err(StoreError::Exists(there.clone())));
    assert_eq!(fs::read_to_string(&there).unwrap(), "Dear Wyatt");
    let nowhere = folder.path().join("no/such/folder/copy.sqlite");
    assert!(matches!(store.backup(nowhere).await, Err(StoreError::Io(reason)) if reason.contains("copy.sqlite")));
}

#[test]
fn a_reader_needs_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.sqlite");
    assert!(matches!(Sqlite::open_read_only(&path), Err(StoreError::Io(reason)) if reason.contains("posse.sqlite")));
    assert!(!path.exists());
    fs::write(&path, "").unwrap();
    assert!(matches!(Sqlite::open_read_only(&path), Err(StoreError::Corrupt(_))));
}

#[tokio::test]
async fn a_change_is_made_although_nobody_waits_for_it_any_more() {
    let (_folder, path, id) = filled().await;
    let store = Sqlite::open(&path).unwrap();
    let mut asked = store.commit(Commit { entries: vec![action(3)], ..change(&id, 3) });
    assert!((&mut asked).now_or_never().is_none());
    drop(asked);
    drop(store);
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries.len(), 4);
    assert_eq!(store.create(new_table(&id, 1)).await, Err(StoreError::Conflict { have: 4, wanted: 0 }));
    assert_eq!(store.tables_of(visitor(1)).await.unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_reads_does_not_wait_for_a_commit() {
    let (_folder, path, id) = filled().await;
    let store = Arc::new(Sqlite::open(&path).unwrap());
    let held_up = Connection::open(&path).unwrap();
    held_up.execute_batch("BEGIN IMMEDIATE").unwrap();
    let commit = Commit { entries: vec![action(3)], ..change(&id, 3) };
    let going = tokio::spawn({
        let store = store.clone();
        async move { store.commit(commit).await }
    });
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries.len(), 3);
    assert_eq!(store.tables_of(visitor(1)).await.unwrap().len(), 1);
    assert!(!going.is_finished(), "the commit waits");
    held_up.execute_batch("ROLLBACK").unwrap();
    going.await.unwrap().unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries.len(), 4);
}
