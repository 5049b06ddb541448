//! `posse backup`: copies the database, even while it is in use.

use std::fs;
use std::path::Path;
use std::pin::pin;
use std::time::Duration;

use look::{Words, args};
use store::{Backups, Figure, Store, partial};
use tokio::runtime;
use tokio::time::interval;

use crate::cli::{BackupArgs, FILE};
use crate::failure::Failure;
use crate::output::{bar, say};

/// How often to look how much of the copy is written.
const LOOK: Duration = Duration::from_millis(200);

pub(crate) fn run(args: &BackupArgs, words: &Words) -> anyhow::Result<()> {
    let named = &args.file;
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let file = runtime.block_on(async {
        let store = args.data.open().await?;
        let wrong = |key, example: &Path| {
            Failure::new(key, [("file", named.display().to_string()), ("example", example.display().to_string())])
        };
        let now = store.clock().now();
        let Some(keep) = args.keep else {
            if named.is_dir() {
                return Err(wrong("backup-folder", &named.join(FILE)).into());
            }
            let folder = named.parent().filter(|folder| *folder != Path::new(""));
            if folder.is_some_and(|folder| matches!(folder.try_exists(), Ok(false))) {
                return Err(Failure::new("backup-absent", [("file", named.display().to_string())]).into());
            }
            watched(store.backup(named.clone()), named, &*store, words).await?;
            return Ok(named.clone());
        };
        if named.is_file() {
            return Err(wrong("backup-no-folder", named).into());
        }
        let backups = Backups::new(named.clone(), 0, keep.into());
        anyhow::Ok(watched(backups.make(&*store, now), &backups.file(now), &*store, words).await?)
    })?;
    say!("{}", words.tell("backup-done", &args![file => file.display().to_string()]));
    say!("{}", words.say("backup-restore"));
    Ok(())
}

/// Makes a copy, and shows meanwhile how much of it is written.
async fn watched<T>(making: impl Future<Output = T>, file: &Path, store: &dyn Store, words: &Words) -> T {
    let megabytes = |bytes: u64| bytes.div_ceil(1_000_000);
    let whole = store.figures().into_iter().find_map(|(figure, bytes)| (figure == Figure::File).then_some(bytes));
    let bar = bar(megabytes(whole.unwrap_or_default()), "backup-progress", words);
    let (mut making, mut looks) = (pin!(making), interval(LOOK));
    let made = loop {
        tokio::select! {
            made = &mut making => break made,
            _ = looks.tick() => {
                let written = fs::metadata(partial(file)).map_or(0, |file| file.len());
                bar.set_position(megabytes(written));
            }
        }
    };
    bar.finish_and_clear();
    made
}
