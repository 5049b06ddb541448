//! `posse invite`: makes links that let people open tables, lists them, and ends them, even while a server runs.

use look::{Words, args};
use play::Token;
use store::{Millis, Pass, Store, Welcome};
use tokio::runtime;

use crate::cli::InviteArgs;
use crate::failure::Failure;
use crate::output::{self, say};

/// How many digits of a link's id are shown, and name it.
const SHOWN: usize = 8;

const HOUR: i64 = 3_600_000;

pub(crate) fn run(args: &InviteArgs, words: &Words) -> anyhow::Result<()> {
    args.data.tell_usual(words);
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match &args.end {
            Some(link) => end(&*args.data.beside().await?, link, words).await,
            None if args.list => list(&*args.data.open().await?, words).await,
            None => invite(&*args.data.beside().await?, args).await,
        }
    })
}

async fn invite(store: &dyn Store, args: &InviteArgs) -> anyhow::Result<()> {
    let base = args.url.base()?;
    let (token, made) = (Token::random(), store.clock().now());
    let until = args.until.map(|hours| Millis(made.0 + i64::from(hours) * HOUR));
    store.keep_pass(Pass { id: token.pass(), name: args.name.trim().to_owned(), made, until }).await?;
    say!("{base}/w/{token}");
    tracing::info!(link = shown(&Welcome::Pass(token.pass())), "a link that lets people open tables was made");
    Ok(())
}

/// The first digits of a link's id, or the name of the phrase.
fn shown(by: &Welcome) -> String {
    by.to_string().chars().take(SHOWN).collect()
}

async fn list(store: &dyn Store, words: &Words) -> anyhow::Result<()> {
    let (passes, welcomes) = (store.passes().await?, store.welcomes().await?);
    let now = store.clock().now();
    let row = |by: Welcome, name: &str, made: String, until: String| {
        let people = welcomes.iter().filter(|(_, welcome)| *welcome == by).count();
        vec![shown(&by), name.to_owned(), people.to_string(), made, until]
    };
    let mut rows = Vec::new();
    for Pass { id, name, made, until } in passes {
        let until = match until {
            Some(until) if until < now => words.say("invite-over"),
            until => until.map_or_else(String::new, Millis::utc),
        };
        rows.push(row(Welcome::Pass(id), &name, made.utc(), until));
    }
    rows.push(row(Welcome::Phrase, "", String::new(), String::new()));
    let head = [
        "invite-column-link",
        "invite-column-name",
        "invite-column-people",
        "tables-column-made",
        "invite-column-until",
    ];
    output::table(head.map(|key| words.say(key)).to_vec(), rows);
    Ok(())
}

async fn end(store: &dyn Store, link: &str, words: &Words) -> anyhow::Result<()> {
    let absent = || Failure::new("invite-absent", [("link", link.to_owned())]);
    let given = store.passes().await?.into_iter().map(|pass| Welcome::Pass(pass.id)).chain([Welcome::Phrase]);
    let is_named = |by: &Welcome| link == by.to_string() || link.len() >= SHOWN && by.to_string().starts_with(link);
    let mut found = given.filter(is_named);
    let by = found.next().filter(|_| found.next().is_none()).ok_or_else(absent)?;
    let people = store.end_welcome(by).await?;
    store.forget_strangers().await?;
    say!("{}", words.tell("invite-ended", &args![link => link, count => people]));
    Ok(())
}
