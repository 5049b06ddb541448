//! `posse copy`: copies every table from one database to another, such as from a file to Postgres.

use std::path::PathBuf;

use anyhow::Context as _;
use catalog::titles;
use look::{Words, args};
use play::Replay;
use store::{Sqlite, Store, StoreError, TableId, copy};
use tokio::runtime;

use crate::cli::{CopyArgs, FILE};
use crate::failure::{self, Failure};
use crate::output::{bar, complain, say};
use crate::postgres::{self, Purpose};

pub(crate) fn run(args: &CopyArgs, words: &Words) -> anyhow::Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let file = file(&args.from);
        if !is_address(&args.from) && !file.exists() {
            return Err(Failure::new("copy-no-file", [("file", file.display().to_string())]).into());
        }
        let from = open(&args.from, Sqlite::open_to_copy).await.with_context(|| words.say("copy-from"))?;
        let to = open(&args.to, Sqlite::open).await.with_context(|| words.say("copy-to"))?;
        let tables = from.all_tables().await?;
        let bar = bar(tables.len() as u64, "copy-progress", words);
        let mut left = Vec::new();
        for id in &tables {
            match copied(id, &*from, &*to).await {
                Ok(()) => {}
                Err(error) if is_of_one_table(&error) => left.push((id, error)),
                Err(error) => return Err(error).context(words.tell("copy-table", &args![table => id.as_str()])),
            }
            bar.inc(1);
        }
        let visitors = copy::visitors(&*from, &*to).await;
        bar.finish_and_clear();
        visitors?;
        for (id, error) in &left {
            let reason = failure::line(error, words);
            complain(&words.tell("copy-left", &args![table => id.as_str(), reason => reason]));
        }
        say!("{}", words.tell("copy-done", &args![count => tables.len() - left.len()]));
        match left.len() {
            0 => Ok(()),
            count => Err(Failure::new("copy-not-all", [("count", count.to_string())]).into()),
        }
    })
}

/// Copies a table and replays the copy, which checks each of its digests.
async fn copied(id: &TableId, from: &dyn Store, to: &dyn Store) -> anyhow::Result<()> {
    let stored = copy::table(id, from, to).await.map_err(|error| match error {
        StoreError::Conflict { .. } => anyhow::Error::new(Failure::plain("copy-conflict")),
        error => error.into(),
    })?;
    let mut replay = Replay::of(titles(), stored)?;
    while replay.next().is_some() {
        replay.forward()?;
    }
    Ok(())
}

/// Whether the other tables can still be copied.
fn is_of_one_table(error: &anyhow::Error) -> bool {
    match error.downcast_ref::<StoreError>() {
        Some(error) => matches!(error, StoreError::Damaged { .. } | StoreError::Newer { .. }),
        None => true,
    }
}

/// Opens a database so that nobody else can use it at the same time.
async fn open(place: &str, by: impl FnOnce(PathBuf) -> store::Result<Sqlite>) -> anyhow::Result<Box<dyn Store>> {
    if is_address(place) { postgres::open(place, Purpose::Copy).await } else { Ok(Box::new(by(file(place))?)) }
}

/// The file of a database, which its folder may name.
fn file(place: &str) -> PathBuf {
    let path = PathBuf::from(place);
    if path.is_dir() { path.join(FILE) } else { path }
}

/// Whether the text is the address of a Postgres database rather than a file.
fn is_address(place: &str) -> bool {
    ["postgres://", "postgresql://", "host="].iter().any(|start| place.starts_with(start))
}
