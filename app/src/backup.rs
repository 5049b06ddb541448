//! `posse backup`: copies the database, even while it is in use.

use store::Store as _;
use tokio::runtime;

use crate::cli::BackupArgs;
use crate::output::say;

pub(crate) fn run(args: &BackupArgs) -> anyhow::Result<()> {
    let store = args.data.open()?;
    let runtime = runtime::Builder::new_current_thread().build()?;
    runtime.block_on(store.backup(args.file.clone()))?;
    say!("The database was copied to {}.", args.file.display());
    say!("To go back to it: stop the server, remove posse.db-wal and posse.db-shm, and put this file in the place of");
    say!("posse.db.");
    Ok(())
}
