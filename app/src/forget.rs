//! `posse forget`: forgets a browser, or everybody with a name, even while a server runs.

use anyhow::Context as _;
use catalog::titles;
use look::{Words, args};
use play::Refused;
use play::housekeeping::{self, Footprint, Whom};
use play::name::{self, Name};
use store::{Store, VisitorId};
use tokio::runtime;

use crate::cli::ForgetArgs;
use crate::compact;
use crate::confirm::confirm;
use crate::failure::Failure;
use crate::output::{complain, say};

pub(crate) fn run(args: &ForgetArgs, words: &Words) -> anyhow::Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(forget(args, words))
}

async fn forget(args: &ForgetArgs, words: &Words) -> anyhow::Result<()> {
    let store = args.data.beside().await?;
    let (whom, who) = (whom(&args.who), Name::from(args.who.as_str()).shown());
    let Footprint { tables, unreadable } = housekeeping::traces(&*store, &whom).await?;
    if tables.is_empty() && unreadable.is_empty() && !is_known(&*store, &whom).await? {
        return Err(Failure::new("forget-nobody", [("who", who)]).into());
    }
    let seats: usize = tables.iter().map(|table| table.seats.len()).sum();
    let about = args![who => who, tables => tables.len(), seats => seats];
    confirm(&words.tell("forget-ask", &about), args.yes, words)?;
    for table in &tables {
        let forgotten = housekeeping::forget(&*store, titles(), &whom, &table.table).await;
        let forgotten = forgotten.map_err(|refused| match refused {
            Refused::Store(error) => anyhow::Error::new(error),
            other => other.into(),
        });
        forgotten.with_context(|| words.tell("copy-table", &args![table => table.table.as_str()]))?;
    }
    housekeeping::forget_devices(&*store, &whom, &tables).await?;
    store.forget_strangers().await?;
    compact::overwrite(&*store).await?;
    say!("{}", words.tell("forget-done", &args![tables => tables.len()]));
    say!("{}", words.say("forget-stays"));
    for table in &unreadable {
        complain(&words.tell("forget-unreadable", &args![table => table.as_str()]));
    }
    match unreadable.len() {
        0 => Ok(()),
        count => Err(Failure::new("forget-not-all", [("count", count.to_string())]).into()),
    }
}

/// A visitor is 64 hexadecimal digits; a name is shorter.
fn whom(who: &str) -> Whom {
    match who.parse::<VisitorId>() {
        Ok(visitor) => Whom::Visitor(visitor),
        Err(_) => Whom::Name(name::clean(who).unwrap_or_else(|_| who.to_owned())),
    }
}

/// Whether the store still knows a browser, even if no table does.
async fn is_known(store: &dyn Store, whom: &Whom) -> anyhow::Result<bool> {
    Ok(match whom {
        Whom::Visitor(visitor) => store.visitors().await?.iter().any(|(known, _)| known == visitor),
        Whom::Name(_) => false,
    })
}
