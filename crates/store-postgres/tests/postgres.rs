//! Postgres as a store: the common suite, and faults that only a server can have.

use std::sync::Arc;

use store::{Commit, Millis, Phase, Store, StoreError, TableId};
use store_postgres::Postgres;
use table::Seat;

use crate::cluster::{connect, database};
use crate::fixture::{action, change, make, visitor};
use crate::suite;

async fn fresh() -> (Arc<dyn Store>, ()) {
    (Arc::new(Postgres::open(&database().await).await.unwrap()), ())
}

suite::of!(fresh().await);

async fn refusal(address: &str) -> StoreError {
    Postgres::open(address).await.err().expect("the database is refused")
}

#[tokio::test]
async fn a_database_is_there_after_a_restart() {
    let address = database().await;
    let store = Postgres::open(&address).await.unwrap();
    let id = make(&store).await;
    store.commit(Commit { entries: vec![action(0)], ..change(&id, 0) }).await.unwrap();
    drop(store);
    let store = Postgres::open(&address).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries, [action(0)]);
    store.commit(Commit { entries: vec![action(1)], ..change(&id, 1) }).await.unwrap();
}

#[tokio::test]
async fn a_database_is_read_while_a_server_uses_it_and_not_changed() {
    let address = database().await;
    assert!(Postgres::open_read_only(&address).await.is_err(), "a reader cannot make the tables");
    let store = Postgres::open(&address).await.unwrap();
    let id = make(&store).await;
    let reader = Postgres::open_read_only(&address).await.unwrap();
    assert_eq!(reader.load(&id).await, store.load(&id).await);
    let append = Commit { entries: vec![action(0)], ..change(&id, 0) };
    assert!(matches!(reader.commit(append).await, Err(StoreError::Io(_))));
}

#[tokio::test]
async fn a_damaged_table_costs_none_that_is_read_with_it() {
    let address = database().await;
    let store = Postgres::open(&address).await.unwrap();
    let (sound, hurt) = (make(&store).await, make(&store).await);
    connect(&address).await.execute("UPDATE tables SET header = '{}' WHERE id = $1", &[&hurt.as_str()]).await.unwrap();
    for ids in [[hurt.clone(), sound.clone()], [sound.clone(), hurt.clone()]] {
        let read = store.load_all(&ids).await;
        for (id, read) in ids.iter().zip(read) {
            match read {
                Ok(Some(stored)) => assert!(*id == sound && stored.entries.is_empty()),
                other => assert!(*id == hurt && matches!(other, Err(StoreError::Damaged { .. })), "{other:?}"),
            }
        }
    }
}

#[tokio::test]
async fn a_server_learns_what_is_changed_beside_it() {
    let address = database().await;
    assert!(Postgres::open_beside(&address).await.is_err(), "no server has created the tables yet");
    let server = Postgres::open(&address).await.unwrap();
    let beside = Postgres::open_beside(&address).await.unwrap();
    suite::a_server_learns_what_is_changed_beside_it(Arc::new(server), Arc::new(beside)).await;
}

#[tokio::test]
async fn what_another_program_or_a_newer_one_has_made_is_refused_and_left_alone() {
    let address = database().await;
    let other = connect(&address).await;
    other.batch_execute("CREATE TABLE tables (legs INTEGER)").await.unwrap();
    assert!(matches!(refusal(&address).await, StoreError::Foreign(_)));
    other.batch_execute("DROP TABLE tables").await.unwrap();

    drop(Postgres::open(&address).await.unwrap());
    other.batch_execute("UPDATE posse SET version = 99, oldest = 16").await.unwrap();
    let newer = StoreError::Newer { version: 99, known: 15 };
    assert_eq!(refusal(&address).await, newer);
    assert_eq!(Postgres::open_beside(&address).await.err(), Some(newer));
}

#[tokio::test]
async fn a_newer_database_that_this_program_can_use_is_used_and_stays_newer() {
    let address = database().await;
    drop(Postgres::open(&address).await.unwrap());
    let other = connect(&address).await;
    other.batch_execute("UPDATE posse SET version = 99, oldest = 3").await.unwrap();
    make(&Postgres::open(&address).await.unwrap()).await;
    make(&Postgres::open_beside(&address).await.unwrap()).await;
    let version: i32 = other.query_one("SELECT version FROM posse", &[]).await.unwrap().get(0);
    assert_eq!(version, 99);
}

#[tokio::test]
async fn an_address_that_leads_nowhere_says_so_and_keeps_the_password() {
    for address in ["postgres://posse:secret@127.0.0.1:1/posse", "postgres:///posse?port=secret"] {
        let (StoreError::Io(reason) | StoreError::Unreachable(reason)) = refusal(address).await else {
            panic!("{address}")
        };
        assert!(!reason.contains("secret") && !reason.is_empty(), "{reason}");
    }
}

#[tokio::test]
async fn a_database_of_the_second_version_is_brought_up_to_date() {
    let address = database().await;
    let store = Postgres::open(&address).await.unwrap();
    let id = make(&store).await;
    store.commit(Commit { entries: vec![action(0)], ..change(&id, 0) }).await.unwrap();
    let before = store.load(&id).await.unwrap();
    drop(store);
    let old = connect(&address).await;
    let back = "ALTER TABLE tables DROP COLUMN node, DROP COLUMN revision, DROP COLUMN revisions,
                DROP COLUMN away_minutes, DROP COLUMN own_words, DROP COLUMN due, DROP COLUMN called,
                DROP COLUMN guests, DROP COLUMN latecomers;
                ALTER TABLE seats DROP COLUMN since;
                ALTER TABLE entries DROP COLUMN at;
                ALTER TABLE visitors DROP COLUMN welcome, DROP COLUMN excluded;
                DROP TABLE talk;
                DROP TABLE nodes, devices, invitations, notifications, channels, keys, passes, admins,
                announcements, reports;
                ALTER TABLE posse DROP COLUMN oldest;
                UPDATE posse SET version = 2;
                CREATE TABLE notices (number BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY, id TEXT NOT NULL)";
    old.batch_execute(back).await.unwrap();
    assert!(Postgres::open_beside(&address).await.is_err(), "a server of the second version may run on it");
    let store = Postgres::open(&address).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap(), before);
    assert_eq!(store.node().unwrap().take_lease(&id).await, Ok(true), "nobody has the lease of an old table");
    let (known, drafts) = (vec![(Seat(2), 0)], vec![(Seat(2), vec!["a".to_owned()])]);
    store.commit(Commit { by_lease: true, known, drafts, ..change(&id, 1) }).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().revisions.seats[Seat(2)], 1);
}

/// The time of the last change is in an index, and servers of the version before go by it.
#[tokio::test]
async fn the_row_of_a_running_table_is_behind_by_less_than_a_minute_and_no_later_one_is_lost() {
    let address = database().await;
    let store = Postgres::open(&address).await.unwrap();
    let id = make(&store).await;
    let other = connect(&address).await;
    let touched = async || other.query_one("SELECT touched FROM tables", &[]).await.unwrap().get::<_, i64>(0);
    let start = Commit { phase: Some(Phase::Running), at: Millis(0), entries: vec![action(0)], ..change(&id, 0) };
    store.commit(start).await.unwrap();
    let rows = [(1, 0), (59_999, 0), (60_000, 60_000), (61_000, 60_000)];
    for (have, (at, row)) in (1..).zip(rows) {
        let plain = Commit { at: Millis(at), entries: vec![action(have)], ..change(&id, have as u64) };
        // What changes a creator is not made by one statement.
        let grouped = Commit { creator: Some(visitor(2)), ..plain.clone() };
        let next = if have % 2 == 0 { plain } else { grouped };
        store.commit(next).await.unwrap();
        assert_eq!((touched().await, store.load(&id).await.unwrap().unwrap().touched), (row, Millis(at)));
    }
    let by_the_version_before = "INSERT INTO entries (key, number, entry)
                                 SELECT key, entries, (SELECT entry FROM entries WHERE number = 4) FROM tables;
                                 UPDATE tables SET entries = entries + 1, touched = 62000";
    other.batch_execute(by_the_version_before).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().touched, Millis(62_000));
}

/// A commit whose connection is cut is not acknowledged; the next one has a new connection.
#[tokio::test]
async fn a_cut_connection_is_made_anew() {
    let address = database().await;
    let store = Postgres::open(&address).await.unwrap();
    let id = make(&store).await;
    let other = connect(&address).await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let mut have = 0;
    for _ in 0..20 {
        other.batch_execute(cut).await.unwrap();
        let append = Commit { entries: vec![action(have)], ..change(&id, have as u64) };
        match store.commit(append).await {
            Ok(()) => have += 1,
            Err(StoreError::Io(_)) => {}
            Err(StoreError::Unknown) => have = reread(&store, &id).await,
            Err(error) => panic!("{error}"),
        }
    }
    assert!(have > 0);
    assert_eq!(reread(&store, &id).await, have);
}

/// The number of a table's entries, read as soon as a connection is there again.
async fn reread(store: &Postgres, id: &TableId) -> usize {
    loop {
        match store.load(id).await {
            Ok(stored) => return stored.unwrap().entries.len(),
            Err(StoreError::Io(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }
}
