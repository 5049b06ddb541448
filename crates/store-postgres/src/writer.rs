//! The writer. It makes all waiting changes in one transaction and answers when that is on the disk.

use std::collections::BTreeSet;
use std::slice;

use deadpool_postgres::Client;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use store::change::{Change, Failed, GROUP, Job};
use store::{Commit, DeviceChange, Result, StoreError};
use tokio::sync::mpsc;
use tokio_postgres::error::SqlState;

use crate::change::Group;
use crate::failure::Fault;
use crate::lone;
use crate::node::Author;
use crate::reach::Connections;

/// Why a transaction failed that was not yet to be committed.
fn failed(error: tokio_postgres::Error) -> Failed {
    let is_closed = error.is_closed();
    let reason = Fault::from(error).into();
    if is_closed { Failed::Closed(reason) } else { Failed::RolledBack(reason) }
}

/// Makes changes until all senders are dropped.
pub(crate) async fn run(pool: Connections, mut jobs: mpsc::UnboundedReceiver<Job>, author: Author) {
    let mut group = Vec::new();
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        let results = settle(&pool, &group, &author).await;
        for (job, result) in group.drain(..).zip(results) {
            // The caller may have stopped waiting. The change is made all the same.
            let _gone = job.reply.send(result);
        }
    }
}

/// The result of each job in a group. When the transaction is rolled back, each change is retried in its own.
fn settle<'a>(pool: &'a Connections, group: &'a [Job], author: &'a Author) -> BoxFuture<'a, Vec<Result<u32>>> {
    async move {
        match together(pool, group, author).await {
            Ok(results) => results,
            Err(Failed::RolledBack(_)) if group.len() > 1 => {
                let mut results = Vec::with_capacity(group.len());
                for job in group {
                    results.extend(settle(pool, slice::from_ref(job), author).await);
                }
                results
            }
            Err(Failed::RolledBack(error) | Failed::Closed(error)) => vec![Err(error); group.len()],
            Err(Failed::Unknown) => vec![Err(StoreError::Unknown); group.len()],
        }
    }
    .boxed()
}

/// Makes a group's changes in one transaction. A change that is refused does not affect the others.
async fn together(pool: &Connections, jobs: &[Job], author: &Author) -> std::result::Result<Vec<Result<u32>>, Failed> {
    let client = pool.get().await.map_err(|fault| Failed::Closed(fault.into()))?;
    let made = make(&client, jobs, author).await;
    if made.is_err() {
        // A transaction may be open; closing the connection ends it.
        drop(Client::take(client));
    }
    made
}

async fn make(client: &Client, jobs: &[Job], author: &Author) -> std::result::Result<Vec<Result<u32>>, Failed> {
    if let [Job { change: Change::Commit(commit), .. }] = jobs
        && alone(client, commit, author).await?
    {
        return Ok(vec![Ok(1)]);
    }
    let mut group = Group::begin(client, author.node(), jobs.iter().map(|job| &job.change)).await.map_err(failed)?;
    let mut results = Vec::with_capacity(jobs.len());
    let (mut changed, mut ended) = (BTreeSet::new(), Vec::new());
    for job in jobs {
        let result = group.make(client, &job.change).await.map_err(failed)?;
        changed.extend(job.change.table().filter(|_| result.is_ok()));
        if let (Change::Device(change), Ok(1)) = (&job.change, &result)
            && let DeviceChange::End(device, ..) = &**change
        {
            ended.extend(author.of_ending(device));
        }
        results.push(result);
    }
    match group.end(client, author.of_changes(&changed).into_iter().chain(ended).collect()).await.map_err(failed)? {
        (Ok(()), Ok(())) => Ok(results),
        // After a write that Postgres refused, the commit was a rollback.
        (Err(error), _) if error.as_db_error().is_some() => Err(Failed::RolledBack(Fault::from(error).into())),
        (Ok(()), Err(error)) if error.code().is_some_and(is_refusal) => {
            Err(Failed::RolledBack(Fault::from(error).into()))
        }
        _ => Err(Failed::Unknown),
    }
}

/// Makes a commit in one statement. Returns whether it was made; what Postgres refused changed nothing.
async fn alone(client: &Client, commit: &Commit, author: &Author) -> std::result::Result<bool, Failed> {
    let notification = author.of_changes(&BTreeSet::from([&commit.table]));
    match lone::commit(client, commit, author.node(), notification).await {
        Ok(is_made) => Ok(is_made),
        Err(error) if error.code().is_some_and(is_refusal) => Ok(false),
        Err(_) => Err(Failed::Unknown),
    }
}

/// Whether Postgres refused to commit: a constraint, a conflict with another transaction, or no room. A server that is
/// being stopped answers with an error too, and may have committed before.
fn is_refusal(code: &SqlState) -> bool {
    ["23", "40", "53"].iter().any(|class| code.code().starts_with(class))
}
