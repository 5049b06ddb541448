//! The threads that hold the connections. Blocking work never runs on the async runtime.

use std::sync::mpsc;
use std::thread;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::failure;
use crate::{Result, StoreError};

/// The most jobs that share one commit.
const GROUP: usize = 256;

/// Answers a job, once it is known what became of the commit.
type Finish = Box<dyn FnOnce(Result<()>)>;

type Job = Box<dyn FnOnce(&Connection) -> (bool, Finish) + Send>;

/// The one thread that writes. Jobs that wait are committed together and answered after the disk has them.
pub(super) struct Writer(mpsc::Sender<Job>);

impl Writer {
    pub(super) fn start(connection: Connection) -> Writer {
        let (jobs, waiting) = mpsc::channel();
        thread::spawn(move || {
            while let Ok(first) = waiting.recv() {
                let group = std::iter::once(first).chain(std::iter::from_fn(|| waiting.try_recv().ok()));
                commit_together(&connection, group.take(GROUP).collect());
            }
        });
        Writer(jobs)
    }

    pub(super) fn ask<T: Send + 'static>(
        &self,
        act: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> oneshot::Receiver<Result<T>> {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let done = act(connection);
            let good = done.is_ok();
            let finish: Finish = Box::new(move |committed| {
                // Whoever asked may have gone.
                let _gone = reply.send(done.and_then(|value| committed.map(|()| value)));
            });
            (good, finish)
        });
        // A writer that has stopped drops the job, and with it the reply.
        let _stopped = self.0.send(job);
        answer
    }
}

/// Runs each job in a savepoint of one transaction, so that one that fails takes no other with it.
fn commit_together(connection: &Connection, jobs: Vec<Job>) {
    let run = |sql: &str| connection.execute_batch(sql).map_err(failure);
    let mut begun = run("BEGIN IMMEDIATE");
    let mut finishes: Vec<Finish> = Vec::new();
    for job in jobs {
        if begun.is_ok() {
            begun = run("SAVEPOINT job");
        }
        if let Err(error) = &begun {
            // Nothing can be written: the job runs on nothing, and its answer is why.
            let (_, finish) = refuse(job, connection);
            finish(Err(error.clone()));
            continue;
        }
        let (good, finish) = job(connection);
        finishes.push(finish);
        if connection.is_autocommit() {
            // SQLite has taken the whole transaction back, as it does when the disk is full.
            finishes.drain(..).for_each(|finish| finish(Err(StoreError::Full)));
            begun = run("BEGIN IMMEDIATE");
            continue;
        }
        begun = run(if good { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" });
    }
    let committed = match begun.and_then(|()| run("COMMIT")) {
        Ok(()) => Ok(()),
        Err(error) => {
            let taken_back = connection.is_autocommit() || run("ROLLBACK").is_ok();
            tracing::error!(reason = %error, taken_back, "a commit failed");
            Err(if taken_back { error } else { StoreError::Unknown })
        }
    };
    finishes.into_iter().for_each(|finish| finish(committed.clone()));
}

/// Answers a job without a transaction: what it writes is taken back at once.
fn refuse(job: Job, connection: &Connection) -> (bool, Finish) {
    let before = connection.execute_batch("PRAGMA query_only = ON");
    let answer = job(connection);
    if before.is_ok() {
        // The next group finds out if this fails.
        let _next = connection.execute_batch("PRAGMA query_only = OFF");
    }
    answer
}

type Question = Box<dyn FnOnce(&Connection) + Send>;

/// A thread that reads.
pub(super) struct Reader(mpsc::Sender<Question>);

impl Reader {
    pub(super) fn start(connection: Connection) -> Reader {
        let (questions, waiting) = mpsc::channel::<Question>();
        thread::spawn(move || waiting.into_iter().for_each(|question| question(&connection)));
        Reader(questions)
    }

    pub(super) fn ask<T: Send + 'static>(
        &self,
        act: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> oneshot::Receiver<Result<T>> {
        let (reply, answer) = oneshot::channel();
        let question: Question = Box::new(move |connection| {
            let _gone = reply.send(act(connection));
        });
        let _stopped = self.0.send(question);
        answer
    }
}
