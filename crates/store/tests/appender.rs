//! A separate process that appends and says what was acknowledged: this same test program, started again.

use std::io::Write;
use std::path::Path;
use std::process::Command;

use futures_util::future::join_all;
use store::{Commit, FormId, Phase, Sqlite, Store, StoreError, Tuning};
use table::Seat;

use crate::fixture::{action, change, make};

const DATABASE: &str = "POSSE_TEST_DATABASE";
const CALLERS: &str = "POSSE_TEST_CALLERS";
const STEPS: &str = "POSSE_TEST_STEPS";
const DURABLE: &str = "POSSE_TEST_DURABLE";

/// The arguments with which this program appends.
pub(crate) const ARGUMENTS: [&str; 3] = ["appender::appends_when_it_is_asked_to", "--exact", "--nocapture"];

/// Sets what the process appends to, how many callers append at once, each at its own table, and how often.
pub(crate) fn ask<'a>(
    command: &'a mut Command,
    database: &Path,
    callers: usize,
    steps: usize,
    durable: bool,
) -> &'a mut Command {
    command
        .env(DATABASE, database)
        .env(CALLERS, callers.to_string())
        .env(STEPS, steps.to_string())
        .env(DURABLE, durable.to_string())
}

/// The form that asks for a step. Its answer is the step.
pub(crate) fn form(step: usize) -> FormId {
    FormId::new((step as u128).to_be_bytes())
}

/// Writes a line with one system call.
fn say(line: &str) {
    std::io::stdout().lock().write_all(format!("{line}\n").as_bytes()).unwrap();
}

/// Does nothing unless [`ask`] has set the variables. Says `ready` when the tables are made, and `ack TABLE STEP` for
/// each acknowledged step, which is also the seat's draft and the answer to its form.
#[tokio::test]
async fn appends_when_it_is_asked_to() {
    let Some(database) = std::env::var_os(DATABASE) else { return };
    let number = |name| std::env::var(name).unwrap().parse::<usize>().unwrap();
    let durable = std::env::var(DURABLE).unwrap() == "true";
    let store = Sqlite::open_tuned(database, &Tuning { durable, ..Tuning::default() }).unwrap();
    let tables = join_all((0..number(CALLERS)).map(|_| make(&store))).await;
    // Ends the line that the test runner has begun.
    say("\nready");
    join_all(tables.iter().map(async |id| {
        let mut step = 0;
        let mut room = true;
        while step < number(STEPS) {
            let drafts = vec![(Seat(0), vec![step.to_string()])];
            let played = Commit {
                entries: vec![action(step)],
                drafts,
                phase: Some(Phase::Running),
                answer: Some((form(step), step.to_string())),
                ..change(id, step as u64)
            };
            match store.commit(played).await {
                Ok(()) => {
                    say(&format!("ack {id} {step}"));
                    step += 1;
                }
                Err(StoreError::Unknown) => {
                    step = store.load(id).await.unwrap().unwrap().entries.len();
                    say(&format!("unknown {id} {step}"));
                }
                // Only once: if the tests' own disk is full, they end.
                Err(StoreError::Full) if room => {
                    room = false;
                    say(&format!("full {id} {step}"));
                }
                Err(error) => panic!("{error}"),
            }
        }
    }))
    .await;
}
