//! `posse backup`: copies the database, even while it is in use.

use look::{Words, args};
use store::Backups;
use tokio::runtime;

use crate::cli::BackupArgs;
use crate::output::say;

pub(crate) fn run(args: &BackupArgs, words: &Words) -> anyhow::Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let file = runtime.block_on(async {
        let store = args.data.open().await?;
        let Some(keep) = args.keep else {
            store.backup(args.file.clone()).await?;
            return anyhow::Ok(args.file.clone());
        };
        Ok(Backups::new(args.file.clone(), 0, keep.into()).make(&*store, store.clock().now()).await?)
    })?;
    say!("{}", words.tell("backup-done", &args![file => file.display().to_string()]));
    say!("{}", words.say("backup-restore"));
    Ok(())
}
