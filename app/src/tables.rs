//! `posse tables`: lists the stored tables, shows, closes or removes one, even while a server runs.

use catalog::{shows, titles};
use look::{Words, args};
use play::{Chair, Person, Progress, Refused, housekeeping};
use serde_json::json;
use store::{Header, Phase, Store, Stored, Summary, TableId, VisitorId};
use table::BySeat;
use tokio::runtime;

use crate::cli::{EndArgs, ListArgs, ShowArgs, TablesCommand};
use crate::compact;
use crate::confirm::confirm;
use crate::failure::Failure;
use crate::output::{self, complain, say};

pub(crate) fn run(command: &TablesCommand, words: &Words) -> anyhow::Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match command {
            TablesCommand::List(args) => list(args, words).await,
            TablesCommand::Show(args) => show(args, words).await,
            TablesCommand::Close(args) => close(args, words).await,
            TablesCommand::Remove(args) => remove(args, words).await,
        }
    })
}

async fn list(args: &ListArgs, words: &Words) -> anyhow::Result<()> {
    args.data.tell_usual(words);
    let is_wanted = |table: &Summary| {
        let is_over = table.phase == Phase::Over;
        !(args.running && is_over || args.finished && !is_over)
            && args.game.as_ref().is_none_or(|game| *game == table.game)
    };
    let tables: Vec<Summary> = args.data.open().await?.list().await?.into_iter().filter(is_wanted).collect();
    if args.json {
        for table in &tables {
            say!("{}", json(table));
        }
        return Ok(());
    }
    let head = [
        "tables-column-table",
        "tables-column-game",
        "tables-column-state",
        "tables-column-seats",
        "tables-column-entries",
        "tables-column-made",
        "tables-column-changed",
    ];
    let row = |table: &Summary| {
        vec![
            table.id.to_string(),
            table.game.clone(),
            words.say(state(table.phase)),
            table.seats.to_string(),
            table.entries.to_string(),
            table.created.utc(),
            table.touched.utc(),
        ]
    };
    output::table(head.map(|key| words.say(key)).to_vec(), tables.iter().map(row).collect());
    say!("{}", words.tell("tables-count", &args![count => tables.len()]));
    Ok(())
}

/// A table as JSON. Times are milliseconds since 1970.
fn json(table: &Summary) -> serde_json::Value {
    json!({
        "table": table.id,
        "game": table.game,
        "state": table.phase,
        "seats": table.seats,
        "watch": table.watch,
        "entries": table.entries,
        "created": table.created,
        "changed": table.touched,
    })
}

fn state(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "state-open",
        Phase::Running => "state-running",
        Phase::Over => "state-over",
    }
}

async fn show(args: &ShowArgs, words: &Words) -> anyhow::Result<()> {
    let store = args.data.open().await?;
    let stored = store.load(&args.table).await?.ok_or_else(|| absent(&args.table))?;
    let header = Header::read(&stored.header_text)?;
    let (chairs, follows) = chairs(&header, &stored);
    let creator = Some(&stored.creator).filter(|creator| **creator != VisitorId::FORGOTTEN);
    if args.json {
        let people = chairs.pairs().zip(stored.holders.iter()).map(|((seat, chair), holder)| {
            json!({
                "seat": seat.to_string(),
                "name": Some(chair.name.plain()).filter(|name| !name.is_empty()),
                "bot": chair.bot().map(|(bot, _)| bot),
                "visitor": holder.visitor.as_ref().map(ToString::to_string),
            })
        });
        let mut table = json(&summary(&header, &stored));
        table["options"] = json!(header.options);
        table["creator"] = json!(creator.map(ToString::to_string));
        table["people"] = people.collect();
        say!("{table}");
        return Ok(());
    }
    let title = title(&header.game, words);
    say!("{}", words.tell("told-table", &args![table => args.table.as_str(), game => title, seats => header.seats]));
    for (key, value) in &header.options.0 {
        say!("  {key}={value}");
    }
    let (made, changed) = (header.created.utc(), stored.touched.utc());
    let (state, entries) = (words.say(state(stored.phase)), stored.entries.len());
    let about = args![state => state, made => made, changed => changed, count => entries];
    say!("{}", words.tell("show-state", &about));
    match creator {
        Some(creator) => say!("{}", words.tell("show-creator", &args![visitor => creator.to_string()])),
        None => say!("{}", words.say("show-no-creator")),
    }
    for ((seat, chair), holder) in chairs.pairs().zip(stored.holders.iter()) {
        let visitor = holder.visitor.as_ref().map_or_else(|| words.say("show-no-visitor"), ToString::to_string);
        let key = match (&chair.person, chair.bot()) {
            (Person::Nobody, _) => "show-free",
            (Person::Bot(..), _) => "show-bot",
            (Person::Visitor, None) => "show-person",
            (Person::Visitor, Some(_)) => "show-stand-in",
        };
        let bot = chair.bot().map_or("", |(bot, _)| bot);
        let about = args![seat => seat.to_string(), name => chair.name.shown(), bot => bot, visitor => visitor];
        say!("{}", words.tell(key, &about));
    }
    if !follows {
        complain(&words.say("show-unfollowed"));
    }
    Ok(())
}

/// Who sits at a table, and whether its log could be replayed to the end.
fn chairs(header: &Header, stored: &Stored) -> (BySeat<Chair>, bool) {
    match Progress::new(titles(), &stored.header_text, header.clone(), stored.secret.clone()) {
        Ok(mut progress) => {
            let follows = stored.entries.iter().all(|entry| progress.follow(entry).is_ok());
            (progress.chairs, follows)
        }
        Err(_) => (BySeat::new(header.seats, |_| Chair::default()), false),
    }
}

fn summary(header: &Header, stored: &Stored) -> Summary {
    Summary {
        id: header.table.clone(),
        game: header.game.clone(),
        seats: header.seats,
        phase: stored.phase,
        watch: stored.settings.watch,
        entries: stored.entries.len() as u64,
        created: header.created,
        touched: stored.touched,
    }
}

async fn close(args: &EndArgs, words: &Words) -> anyhow::Result<()> {
    let store = args.data.beside().await?;
    let table = found(&*store, &args.table).await?.ok_or_else(|| unclosable(&args.table))?;
    if table.phase == Phase::Over {
        return Err(over(&args.table).into());
    }
    let about = args![table => args.table.as_str(), game => title(&table.game, words), count => table.entries];
    confirm(&words.tell("close-ask", &about), args.yes, words)?;
    housekeeping::close(&*store, titles(), &args.table).await.map_err(|refused| match refused {
        Refused::Over => over(&args.table).into(),
        Refused::NoTable => absent(&args.table).into(),
        Refused::ReadOnly(_) => unclosable(&args.table).into(),
        Refused::Store(error) => anyhow::Error::new(error),
        other => other.into(),
    })?;
    say!("{}", words.tell("close-done", &args![table => args.table.as_str()]));
    Ok(())
}

async fn remove(args: &EndArgs, words: &Words) -> anyhow::Result<()> {
    let store = args.data.beside().await?;
    let table = args.table.as_str();
    let question = match found(&*store, &args.table).await? {
        Some(found) => {
            let about = args![table => table, game => title(&found.game, words), count => found.entries];
            words.tell("remove-ask", &about)
        }
        None => words.tell("remove-ask-damaged", &args![table => table]),
    };
    confirm(&question, args.yes, words)?;
    store.remove(&args.table).await?;
    tracing::info!(%table, "a table was removed");
    store.forget_strangers().await?;
    compact::overwrite(&*store).await?;
    say!("{}", words.tell("remove-done", &args![table => table]));
    Ok(())
}

/// The table in the list of all tables; `None` if it is too damaged to be listed.
async fn found(store: &dyn Store, id: &TableId) -> anyhow::Result<Option<Summary>> {
    let listed = store.list().await?.into_iter().find(|table| table.id == *id);
    if listed.is_none() && !store.all_tables().await?.contains(id) {
        return Err(absent(id).into());
    }
    Ok(listed)
}

/// The name of a game in the person's language.
fn title(game: &str, words: &Words) -> String {
    shows().find(game).map_or_else(|| game.to_owned(), |show| show.words(words.language()).say("game-name"))
}

fn absent(table: &TableId) -> Failure {
    Failure::new("told-no-table", [("table", table.to_string())])
}

fn over(table: &TableId) -> Failure {
    Failure::new("close-over", [("table", table.to_string())])
}

fn unclosable(table: &TableId) -> Failure {
    Failure::new("close-unfollowed", [("table", table.to_string())])
}
