//! Measures how many actions per second a folder's disk or a Postgres database allows: `cargo run --release -p
//! store-postgres --example appends -- FOLDER|ADDRESS`, with an address such as `postgres://posse@localhost/posse`. For
//! comparison: one insert per transaction with `pgbench`.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use futures_util::future::try_join_all;
use store::{
    Commit, Entry, FORMAT, FormId, Header, Holder, Kind, Millis, NewTable, Phase, Result, Sqlite, Store, StoreError,
    TableId, TableSettings, VisitorId, Who,
};
use store_postgres::Postgres;
use table::deal::{Party, Secret};
use table::{BySeat, Seat, Settings};
use tokio::task::JoinSet;

/// How many appends each run makes.
const APPENDS: u64 = 20_000;

async fn make(store: &dyn Store) -> Result<TableId> {
    let table = TableId::random();
    let header = Header {
        format: FORMAT,
        table: table.clone(),
        game: "toy".to_owned(),
        rules: 1,
        seats: 4,
        options: Settings::default(),
        edition: String::new(),
        created: Millis::now(),
        lesson: None,
        pace: None,
    };
    let (secret, header_text) = (Secret::new([0; 32]), header.text());
    let commitment = secret.commitment(Party::Server, &header_text);
    let holders = BySeat::new(4, |_| Holder::default());
    let (creator, settings) = (VisitorId::new([1; 32]), TableSettings::default());
    let (entries, due) = (Vec::new(), None);
    store.create(NewTable { header_text, secret, commitment, creator, settings, entries, holders, due }).await?;
    Ok(table)
}

async fn append(store: &dyn Store, table: &TableId, after: u64) -> Result<()> {
    let kind = Kind::Action { text: "lay row-2 clint/3".to_owned() };
    let at = Millis::now();
    let entries = vec![Entry { at, who: Who::Seat(Seat(0)), kind, digest: None }];
    let (drafts, phase) = (vec![(Seat(0), Vec::new())], Some(Phase::Running));
    let answer = Some((FormId::random(), "stay".to_owned()));
    store.commit(Commit { entries, drafts, phase, answer, ..Commit::new(table.clone(), after, at) }).await
}

#[tokio::main]
async fn main() -> Result<()> {
    let missing = || StoreError::Io("name a folder or the address of a Postgres database".to_owned());
    let place = std::env::args().nth(1).ok_or_else(missing)?;
    let store: Arc<dyn Store> = if Path::new(&place).is_dir() {
        Arc::new(Sqlite::open(format!("{place}/appends.sqlite"))?)
    } else {
        Arc::new(Postgres::open(&place).await?)
    };
    for callers in [1, 8, 64] {
        let tables = try_join_all((0..callers).map(|_| make(&*store))).await?;
        let start = Instant::now();
        // A task for each table, as in the server.
        let mut all = JoinSet::new();
        for table in tables {
            let store = store.clone();
            all.spawn(async move {
                for after in 0..APPENDS / callers {
                    append(&*store, &table, after).await?;
                }
                Ok::<(), StoreError>(())
            });
        }
        all.join_all().await.into_iter().collect::<Result<()>>()?;
        let a_second = APPENDS as f64 / start.elapsed().as_secs_f64();
        writeln!(std::io::stdout(), "{callers:>3} callers: {a_second:.0} appends a second")?;
    }
    let tables = store.tables_of(VisitorId::new([1; 32])).await?;
    let start = Instant::now();
    let mut entries = 0;
    for table in &tables {
        entries += store.load(&table.id).await?.map_or(0, |stored| stored.entries.len());
    }
    let a_second = entries as f64 / start.elapsed().as_secs_f64();
    writeln!(std::io::stdout(), "  1 reader: {a_second:.0} entries a second")?;
    Ok(())
}
