//! `posse import`: reads downloaded games back in, even while a server runs.

use std::path::Path;

use anyhow::Context as _;
use catalog::titles;
use look::{Words, args};
use play::import::{NotImported, import};
use play::record::Record;
use store::{Store, TableId};
use tokio::runtime;

use crate::cli::{self, ImportArgs};
use crate::failure::{self, Failure};
use crate::output::{complain, say};

pub(crate) fn run(args: &ImportArgs, words: &Words) -> anyhow::Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = args.data.beside().await?;
        let mut left = 0;
        for file in &args.files {
            match imported(&*store, file, words).await {
                Ok(table) => say!("{}", words.tell("import-done", &args![table => table.to_string()])),
                Err(error) => {
                    complain(&failure::line(&error, words));
                    left += 1;
                }
            }
        }
        match left {
            0 => Ok(()),
            left => Err(Failure::new("import-not-all", [("count", left.to_string())]).into()),
        }
    })
}

async fn imported(store: &dyn Store, file: &Path, words: &Words) -> anyhow::Result<TableId> {
    let text = cli::read(file, words)?;
    let named = || file.display().to_string();
    let record = Record::read(&text).with_context(named)?;
    let imported = import(store, titles(), &record).await.map_err(|error| match error {
        NotImported::Mismatch(mismatch) => anyhow::Error::new(mismatch),
        NotImported::Exists(table) => Failure::new("import-exists", [("table", table.to_string())]).into(),
        NotImported::Store(error) => error.into(),
    });
    imported.with_context(named)
}
