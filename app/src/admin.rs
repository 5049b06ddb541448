//! `posse admin`: prints a link by which one browser shows the operator's page, even while a server runs.

use look::{Words, args};
use play::Token;
use store::{AdminKey, Millis};
use tokio::runtime;

use crate::cli::AdminArgs;
use crate::output::{complain, say};

/// How long the link works.
const MINUTES: i64 = 10;

pub(crate) fn run(args: &AdminArgs, words: &Words) -> anyhow::Result<()> {
    args.data.tell_usual(words);
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let base = args.url.base()?;
        let (store, token) = (args.data.beside().await?, Token::random());
        let now = store.clock().now();
        let key = AdminKey { id: token.pass(), is_once: true, until: Millis(now.0 + MINUTES * 60_000) };
        store.keep_admin_key(key, now).await?;
        say!("{base}/admin/{token}");
        complain(&words.tell("admin-once", &args![minutes => MINUTES]));
        Ok(())
    })
}
