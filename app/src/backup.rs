//! `posse backup`: copies the database, even while it is in use.

use look::{Words, args};
use tokio::runtime;

use crate::cli::BackupArgs;
use crate::output::say;

pub(crate) fn run(args: &BackupArgs, words: &Words) -> anyhow::Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async { anyhow::Ok(args.data.open().await?.backup(args.file.clone()).await?) })?;
    say!("{}", words.tell("backup-done", &args![file => args.file.display().to_string()]));
    say!("{}", words.say("backup-restore"));
    Ok(())
}
