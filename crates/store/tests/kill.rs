//! A server that is killed at any moment has kept everything that it acknowledged, and nothing half-written.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use store::{Commit, Sqlite, Store, StoreError, TableId};
use table::{Fast, Seat, Stream};

use crate::appender;
use crate::fixture::{action, change};

const ROUNDS: usize = 12;

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill() {
    let seed = match std::env::var("POSSE_SEED") {
        Ok(seed) => seed.parse().expect("POSSE_SEED is a number"),
        Err(_) => getrandom::u64().unwrap(),
    };
    println!("again with: POSSE_SEED={seed}");
    let mut random = Fast::new(seed);
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("posse.sqlite");
    let mut acknowledged: BTreeMap<TableId, usize> = BTreeMap::new();
    for round in 0..ROUNDS {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(appender::ARGUMENTS).stdout(Stdio::piped());
        let mut child = appender::ask(&mut command, &database, 8, usize::MAX, true).spawn().unwrap();
        let mut left = random.below(600);
        let mut heard = 0;
        // What it said before it was killed is still in the pipe, and counts.
        for line in BufReader::new(child.stdout.take().unwrap()).lines() {
            let line = line.unwrap();
            let Some((table, step)) = line.strip_prefix("ack ").and_then(|ack| ack.split_once(' ')) else { continue };
            acknowledged.insert(table.parse().unwrap(), step.parse().unwrap());
            heard += 1;
            if left == 0 {
                // It may be dead already, from the line before.
                child.kill().unwrap();
            }
            left = left.saturating_sub(1);
        }
        assert!(!child.wait().unwrap().success(), "round {round}: it was killed");
        assert!(heard > 0, "round {round}: something was acknowledged");

        let store = Sqlite::open(&database).unwrap();
        for (table, step) in &acknowledged {
            let stored = store.load(table).await.unwrap().expect("the table was made");
            let count = stored.entries.len();
            assert!(count > *step, "round {round}: step {step} of {table} was acknowledged, {count} are there");
            // A caller waits for each step before the next: at most one was on its way.
            assert!(count <= step + 2, "round {round}: {count} entries of {table} after step {step}");
            assert_eq!(stored.entries, (0..count).map(action).collect::<Vec<_>>());
            assert_eq!(stored.drafts[Seat(0)], [(count - 1).to_string()], "a draft is committed with its entry");
            for step in [*step, count - 1, step / 2] {
                let again =
                    Commit { answer: Some((appender::form(step), String::new())), ..change(table, count as u64) };
                assert_eq!(store.commit(again).await, Err(StoreError::Answered(step.to_string())), "round {round}");
            }
        }
    }
}
