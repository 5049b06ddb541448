//! Each append is synced to the disk before it is acknowledged, as the system calls show.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use store::{Sqlite, Store, TableId};

use crate::appender;
use crate::fixture::action;

/// Appends under strace, which may make calls fail. Returns what the process said, and its system calls.
fn watched(database: &Path, interfere: &[&str], callers: usize, steps: usize, durable: bool) -> (String, String) {
    let output = database.with_extension("trace");
    let mut strace = Command::new("strace");
    strace.args(["-f", "-y", "-s", "80", "-e", "trace=write,writev,pwrite64,fsync,fdatasync"]).args(interfere);
    strace.arg("-o").arg(&output).arg(std::env::current_exe().unwrap()).args(appender::ARGUMENTS);
    let run = appender::ask(&mut strace, database, callers, steps, durable)
        .output()
        .expect("strace can be run; on Debian: apt-get install strace");
    let (said, failed) = (String::from_utf8(run.stdout).unwrap(), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "strace must be allowed to watch a process: {failed}{said}");
    (said, std::fs::read_to_string(output).unwrap())
}

fn trace(callers: usize, steps: usize, durable: bool) -> String {
    let folder = tempfile::tempdir().unwrap();
    watched(&folder.path().join("posse.sqlite"), &[], callers, steps, durable).1
}

/// What a line of the trace tells of the write-ahead log.
#[derive(PartialEq, Eq, Debug)]
enum Told {
    /// Everything before belongs to the preparation.
    Ready,
    /// Something was written to the log.
    Written,
    /// What was written is on the disk.
    Synced,
    /// A step was acknowledged.
    Acknowledged,
}

fn told(trace: &str) -> Vec<Told> {
    let mut syncing = BTreeSet::new();
    let tell = |line: &str| {
        let (process, call) = line.split_once(' ')?;
        let call = call.trim_start();
        let (name, arguments) = call.split_once('(').unwrap_or((call, ""));
        let log = arguments.split([',', ')']).next().is_some_and(|file| file.contains(".sqlite-wal>"));
        match name {
            "write" | "writev" | "pwrite64" if log => Some(Told::Written),
            "write" if arguments.contains("\"ack ") => Some(Told::Acknowledged),
            "write" if arguments.contains("\"\\nready") => Some(Told::Ready),
            "fsync" | "fdatasync" if log && call.ends_with("= 0") => Some(Told::Synced),
            "fsync" | "fdatasync" if log && call.ends_with("<unfinished ...>") => {
                syncing.insert(process.to_owned());
                None
            }
            _ if call.contains("sync resumed>") && call.ends_with("= 0") && syncing.remove(process) => {
                Some(Told::Synced)
            }
            _ => None,
        }
    };
    let all: Vec<Told> = trace.lines().filter_map(tell).collect();
    let ready = all.iter().position(|told| *told == Told::Ready).expect("the tables were made");
    all.into_iter().skip(ready + 1).collect()
}

/// Of a single caller's acknowledgements: how many there are, and how many came with the append safe on the disk.
fn acknowledged(told: &[Told]) -> (usize, usize) {
    let groups: Vec<&[Told]> = told.split_inclusive(|told| *told == Told::Acknowledged).collect();
    let groups = groups.into_iter().filter(|group| group.ends_with(&[Told::Acknowledged]));
    let safe = |group: &&[Told]| {
        let last = |what| group.iter().rposition(|told| *told == what);
        last(Told::Written).is_some_and(|written| last(Told::Synced).is_some_and(|synced| written < synced))
    };
    (groups.clone().count(), groups.filter(safe).count())
}

#[test]
fn every_append_is_on_the_disk_before_it_is_acknowledged() {
    assert_eq!(acknowledged(&told(&trace(1, 25, true))), (25, 25));
}

/// Shows that the test above can fail.
#[test]
fn a_store_that_does_not_wait_for_the_disk_is_found_out() {
    assert_eq!(acknowledged(&told(&trace(1, 25, false))), (25, 0));
}

#[test]
fn those_who_wait_together_share_a_sync() {
    let told = told(&trace(32, 20, true));
    let count = |what| told.iter().filter(|told| **told == what).count();
    let (acknowledged, synced) = (count(Told::Acknowledged), count(Told::Synced));
    assert_eq!(acknowledged, 32 * 20);
    assert!(synced > 0 && synced * 4 < acknowledged, "{synced} syncs for {acknowledged} acknowledgements");
}

/// Appends thirty times while one system call fails. One append says so with this word, and all are stored in the end.
async fn broken_once(call: &str, word: &str) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("posse.sqlite");
    let (said, _) = watched(&database, &["-e", &format!("inject={call}")], 1, 30, true);
    let told: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix(word)).collect();
    let [told] = told[..] else { panic!("one call has failed, and of `{word}` there are {told:?}") };
    let (id, _) = told.split_once(' ').unwrap();
    let id: TableId = id.parse().unwrap();
    let stored = Sqlite::open(&database).unwrap().load(&id).await.unwrap().unwrap();
    assert_eq!(stored.entries, (0..30).map(action).collect::<Vec<_>>());
}

// strace counts the calls of each thread: only the writer makes so many, and it is appending by then.

#[tokio::test]
async fn a_sync_that_fails_is_not_acknowledged_and_the_table_goes_on_after_reading_again() {
    broken_once("fsync,fdatasync:error=EIO:when=15", "unknown ").await;
}

#[tokio::test]
async fn an_append_for_which_the_disk_has_no_room_changes_nothing_and_is_made_when_there_is() {
    broken_once("pwrite64:error=ENOSPC:when=100", "full ").await;
}
