//! How many pages of its log a commit writes, as the log's size shows.

use rusqlite::Connection;
use store::{Commit, FormId, Phase, Sqlite, Store, TableId, Tuning};
use table::{Fast, Seat, Stream};

use crate::fixture::{action, change, new_table};

/// The size of a page with its head in the log.
const FRAME: u64 = 4096 + 24;

/// How many actions are counted at each table.
const ACTIONS: usize = 256;

/// The pages that an action writes in the mean, when these many tables have their turn one after another.
async fn pages_an_action(tables: usize) -> f64 {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("posse.db");
    let store = Sqlite::open_tuned(&path, &Tuning { durable: false, ..Tuning::default() }).unwrap();
    let log = Connection::open(&path).unwrap();
    let mut random = Fast::new(1);
    let mut ids = Vec::new();
    for _ in 0..tables {
        let id = TableId::random();
        let mut new = new_table(&id, 1_000);
        // A header is longer than a page.
        new.header_text = new.header_text.replace("Prärie", &"x".repeat(6_000));
        store.create(new).await.unwrap();
        store.commit(Commit { phase: Some(Phase::Running), ..change(&id, 0) }).await.unwrap();
        ids.push(id);
    }
    let mut frames = 0;
    for step in 0..ACTIONS {
        log.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
        for id in &ids {
            let seat = Seat((step % 3) as u8);
            let form = std::array::from_fn(|_| random.below(256) as u8);
            let played = Commit {
                known: vec![(seat, (step / 3) as u64)],
                entries: vec![action(step)],
                drafts: vec![(seat, Vec::new())],
                phase: Some(Phase::Running),
                answer: Some((FormId::new(form), "stay".to_owned())),
                ..change(id, step as u64)
            };
            store.commit(played).await.unwrap();
        }
        frames += std::fs::metadata(path.with_extension("db-wal")).unwrap().len() / FRAME;
    }
    frames as f64 / (ACTIONS * tables) as f64
}

#[tokio::test]
async fn an_action_writes_little_more_than_the_pages_of_its_entry_and_its_seat() {
    for tables in [1, 100] {
        let pages = pages_an_action(tables).await;
        assert!((2.0..2.2).contains(&pages), "{pages:.2} pages an action at {tables} tables");
    }
}
