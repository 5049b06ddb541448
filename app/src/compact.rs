//! `posse compact`: gives the space of what was removed back to the system, even while a server runs.

use look::{Words, args};
use store::{Store, StoreError};
use tokio::runtime;

use crate::cli::CompactArgs;
use crate::failure::Failure;
use crate::output::say;

pub(crate) fn run(args: &CompactArgs, words: &Words) -> anyhow::Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let compacted = runtime.block_on(async { anyhow::Ok(args.data.beside().await?.compact().await?) });
    match compacted.map_err(|error| late(error, "compact-busy"))? {
        Some(bytes) => say!("{}", words.tell("compact-done", &args![bytes => bytes])),
        None => say!("{}", words.say("compact-by-itself")),
    }
    Ok(())
}

/// Overwrites what a command has removed.
///
/// # Errors
/// When others read the database for too long, or it cannot be used.
pub(crate) async fn overwrite(store: &dyn Store) -> anyhow::Result<()> {
    store.overwrite().await.map_err(|error| late(error.into(), "overwrite-late"))
}

/// What a command says that has waited for others for too long.
fn late(error: anyhow::Error, key: &'static str) -> anyhow::Error {
    match error.downcast_ref() {
        Some(StoreError::Locked) => Failure::plain(key).into(),
        _ => error,
    }
}
