//! Fills a database with finished and running games, to measure a server on it: `cargo run --release --features
//! postgres --example fill -- FOLDER|ADDRESS TABLES OWN`, with a folder for `posse --data` or an address for `posse
//! --store`. TABLES belong to others, and nine in ten are over. OWN belong to one visitor, whose cookie is printed: one
//! in ten is over, and every second of the others waits for the visitor.
//!
//! To measure the time from the start of a server to its first answer, and the time of the visitor's home page:
//!
//! ```sh
//! posse --data FOLDER & time curl --retry 99 --retry-connrefused --retry-delay 0 -so page http://127.0.0.1:8080/
//! curl -so page -w '%{time_total}\n' -H 'Cookie: …' 'http://127.0.0.1:8080/?[1-20]'
//! ```

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use play::{Progress, Token};
use store::{
    Commit, Entry, FORMAT, Header, Holder, Kind, Millis, NewTable, Phase, Sqlite, Store, TableId, TableSettings,
    VisitorId, Who,
};
use store_postgres::Postgres;
use table::deal::{Party, Secret};
use table::{BySeat, Seat, Settings, Setup};
use tokio::task::JoinSet;

/// The number of tables that are made at the same time.
const AT_ONCE: u64 = 64;

/// Who sits at each table. The visitor with the cookie has the first seat.
const NAMES: [&str; 3] = ["Anna", "Ben", "Cleo"];

/// How far a game is played.
#[derive(Clone, Copy)]
enum Until {
    /// To the end.
    Over,
    /// To about the middle, stopping when it is the first seat's turn, or when it is not.
    Middle { first: bool },
}

/// A table with a game that was played at random.
struct Played {
    new: NewTable,
    phase: Phase,
}

/// Plays the game with this number.
fn play(number: u64, creator: VisitorId, first: VisitorId, until: Until) -> anyhow::Result<Played> {
    let titles = catalog::titles();
    let title = titles.iter().nth(number as usize % titles.iter().count()).expect("there are games");
    let (id, created) = (TableId::random(), Millis(Millis::now().0 - 3_600_000));
    let seats = NAMES.len() as u8;
    let setup =
        Setup { seats, settings: Settings::default(), edition: title.edition().to_owned(), version: title.version() };
    let header = Header {
        format: FORMAT,
        table: id,
        game: title.name().to_owned(),
        rules: setup.version,
        seats,
        options: setup.settings.complete(title.options())?,
        edition: setup.edition,
        created,
        lesson: None,
        pace: None,
    };
    let header_text = header.text();
    let secret = Secret::new([7; 32]);
    let commitment = secret.commitment(Party::Server, &header_text);
    let mut progress = Progress::new(titles, &header_text, header, secret.clone())?;
    let mut entries: Vec<Entry> = Vec::new();
    for (seat, name) in (0..).map(Seat).zip(NAMES) {
        let sit = Kind::Sit { seat, name: name.to_owned(), commitment: None, of: None };
        entries.push(progress.perform(created, Who::Seat(seat), sit)?);
        entries.push(progress.perform(created, Who::Seat(seat), Kind::Ready { seat, opened: None })?);
    }
    entries.push(progress.perform(created, Who::Server, Kind::Start)?);
    let mut chance = number;
    loop {
        let asked = progress.to_act();
        let stops = match until {
            Until::Over => false,
            Until::Middle { first } => progress.actions >= 40 && asked.contains(Seat(0)) == first,
        };
        let Some(seat) = asked.iter().next().filter(|_| !stops) else { break };
        let choices = progress.game().expect("it has started").choices(seat);
        // A step of a linear congruential generator; its upper bits are more random.
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let text = choices[(chance >> 33) as usize % choices.len()].text.clone();
        progress.clear_frames();
        entries.push(progress.perform(created, Who::Seat(seat), Kind::Action { text })?);
    }
    let is_over = progress.to_act().first().is_none();
    if is_over {
        entries.push(progress.perform(created, Who::Server, Kind::Finish)?);
        entries.push(progress.perform(created, Who::Server, Kind::Reveal { secret: secret.clone() })?);
    }
    let mut holders = BySeat::new(seats, |_| Holder { visitor: Some(Token::random().visitor()), ..Holder::default() });
    holders[Seat(0)].visitor = Some(first);
    let settings = TableSettings::default();
    let new = NewTable { header_text, secret, commitment, creator, settings, entries, holders, due: None };
    Ok(Played { new, phase: if is_over { Phase::Over } else { Phase::Running } })
}

async fn put(store: &dyn Store, Played { new, phase }: Played) -> anyhow::Result<()> {
    let id = Header::read(&new.header_text)?.table;
    let have = new.entries.len() as u64;
    store.create(new).await?;
    Ok(store.commit(Commit { phase: Some(phase), ..Commit::new(id, have, Millis::now()) }).await?)
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [place, tables, own] = &args[..] else { anyhow::bail!("call it with FOLDER|ADDRESS TABLES OWN") };
    let (tables, own): (u64, u64) = (tables.parse()?, own.parse()?);
    let store: Arc<dyn Store> = if Path::new(place).is_dir() {
        Arc::new(Sqlite::open(format!("{place}/posse.db"))?)
    } else {
        Arc::new(Postgres::open(place).await?)
    };
    let visitor = Token::random();
    let (next, who) = (Arc::new(AtomicU64::new(0)), visitor.visitor());
    let mut makers = JoinSet::new();
    for _ in 0..AT_ONCE {
        let (store, next, who) = (store.clone(), next.clone(), who.clone());
        makers.spawn(async move {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let first = number / 4 % 2 == 0;
                let (first, until) = match number.checked_sub(tables) {
                    None if number % 10 != 0 => (Token::random().visitor(), Until::Over),
                    None => (Token::random().visitor(), Until::Middle { first }),
                    Some(own) if own % 10 == 0 => (who.clone(), Until::Over),
                    Some(_) => (who.clone(), Until::Middle { first }),
                };
                if number >= tables + own {
                    return anyhow::Ok(());
                }
                put(&*store, play(number, Token::random().visitor(), first, until)?).await?;
            }
        });
    }
    while let Some(made) = makers.join_next().await {
        made??;
    }
    writeln!(std::io::stdout(), "Cookie: visitor={visitor}")?;
    Ok(())
}
