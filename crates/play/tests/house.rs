//! A server with one store, for tests. Time is virtual, so bots' pauses and expiry cost no real time.

use std::sync::Arc;
use std::time::Duration;

use erasure::{Seen, Titles};
use futures_util::FutureExt;
use play::{Config, Done, Feed, Randomness, Refused, Request, SeatWish, Snapshot, Table, Tables, Token, Update, Wish};
use store::{FormId, Sqlite, Store as _, TableId, TableSettings, VisitorId};
use table::deal::{Party, Secret};
use table::{Seat, Settings as Options};
use table_kit::Sweep;
use tempfile::TempDir;
use tokio::task::unconstrained;

use crate::still::{Disk, Still};

/// How many bots think at once.
pub(crate) const THINKERS: usize = 2;

/// The deal for tests that would pass with any other.
pub(crate) const ANY: &str = "any";

/// The deals for whole games, from `POSSE_SEED`, which is 1 unless it is set.
#[expect(clippy::print_stdout, reason = "the harness shows it where a test fails")]
pub(crate) fn seeded() -> String {
    let seed = Sweep::from_env().seed;
    println!("POSSE_SEED={seed} plays this again");
    format!("seed {seed}")
}

pub(crate) struct House {
    pub(crate) tables: Tables,
    pub(crate) disk: Disk,
    pub(crate) titles: Titles,
    folder: TempDir,
}

impl House {
    /// A house of all games, in which bots answer at once.
    pub(crate) fn new() -> House {
        House::dealt(ANY)
    }

    /// A house of these games that deals by this name, in which each turn of a bot takes this long.
    pub(crate) fn of(titles: Titles, deal: &str, bot_pause: Duration) -> House {
        House::with(titles, Config { bot_pause, randomness: Randomness::named(deal), ..Config::default() })
    }

    /// A house of all games that deals by this name, in which bots answer at once.
    pub(crate) fn dealt(deal: &str) -> House {
        House::of(catalog::titles(), deal, Duration::ZERO)
    }

    /// A house of these games with the system's randomness, as people have it: bots think in their pauses.
    pub(crate) fn real(titles: Titles, bot_pause: Duration) -> House {
        House::with(titles, Config { bot_pause, ..Config::default() })
    }

    /// A house of all games that deals by this name, with the usual pauses, in which bots wait until people have seen
    /// what has happened.
    pub(crate) fn watched(deal: &str) -> House {
        let length = |game: &str, seen: Seen<'_>, within| catalog::shows().find(game).unwrap().length(seen, within);
        let randomness = Randomness::named(deal);
        House::with(catalog::titles(), Config { moments: length, randomness, ..Config::default() })
    }

    fn with(titles: Titles, config: Config) -> House {
        let (folder, disk) = (TempDir::new().unwrap(), Disk::default());
        let store = Sqlite::open(folder.path().join("posse.db")).unwrap();
        let config = Config { thinkers: THINKERS, ..config };
        House { tables: open(store, &disk, titles, config), disk, titles, folder }
    }

    /// A house that keeps finished tables for this many hours.
    pub(crate) fn keeping(hours: u32) -> House {
        let (keep_finished_hours, randomness) = (Some(hours), Randomness::named(ANY));
        let config = Config { bot_pause: Duration::ZERO, keep_finished_hours, randomness, ..Config::default() };
        House::with(catalog::titles(), config)
    }

    /// The database, opened beside the server as by a command.
    pub(crate) fn beside(&self) -> Still {
        Still::new(Sqlite::open_beside(self.folder.path().join("posse.db")).unwrap(), Disk::default())
    }

    /// Hears of what commands have changed, and shows it.
    pub(crate) async fn notice(&self) {
        for heard in self.tables.hear().await.unwrap() {
            self.tables.heed(heard).await.unwrap();
        }
    }

    /// A second server on a copy of this one's database. Nothing may be running.
    pub(crate) async fn copy(&self) -> House {
        let (folder, disk) = (TempDir::new().unwrap(), Disk::default());
        let file = folder.path().join("posse.db");
        self.tables.store().backup(file.clone()).await.unwrap();
        let config = self.tables.config().clone();
        House {
            tables: open(Sqlite::open(&file).unwrap(), &disk, self.titles, config),
            disk,
            titles: self.titles,
            folder,
        }
    }

    /// Stops the server and starts it again on the same file.
    pub(crate) async fn restart(self) -> House {
        self.restart_after(0).await
    }

    /// As [`House::restart`], so many hours later by the wall clock.
    pub(crate) async fn restart_after(self, hours: i64) -> House {
        let House { tables, disk, titles, folder } = self;
        let config = tables.config().clone();
        tables.close();
        drop(tables);
        let file = folder.path().join("posse.db");
        // The database is locked until the last task that uses the old store has ended.
        loop {
            match Sqlite::open(&file) {
                Ok(store) => {
                    let store = Still::new(store, disk.clone());
                    store.clock().set_ahead(hours * 3_600_000, 0);
                    return House { tables: Tables::new(Arc::new(store), titles, config), disk, titles, folder };
                }
                Err(store::StoreError::Locked) => tokio::task::yield_now().await,
                Err(error) => panic!("{error}"),
            }
        }
    }
}

fn open(store: Sqlite, disk: &Disk, titles: Titles, config: Config) -> Tables {
    Tables::new(Arc::new(Still::new(store, disk.clone())), titles, config)
}

pub(crate) fn visitor() -> VisitorId {
    Token::random().visitor()
}

pub(crate) fn wish(seats: &[&str], options: Options) -> Wish {
    let seat = |name: &&str| if name.is_empty() { SeatWish::Open } else { SeatWish::Bot((*name).to_owned()) };
    Wish {
        game: "dollars-wanted".to_owned(),
        options,
        seats: seats.iter().map(seat).collect(),
        settings: TableSettings::default(),
        lesson: None,
        pace: None,
    }
}

pub(crate) async fn ask(table: &Table, who: &VisitorId, request: Request) -> Result<Done, Refused> {
    table.ask(who, FormId::random(), request).await
}

/// Sits down with a commitment to a value, as a browser does.
pub(crate) async fn join(table: &Table, who: &VisitorId, seat: Seat, name: &str) {
    let value = Secret::new([seat.0 + 1; 32]);
    let header = table.look(who).unwrap().header_text().to_owned();
    let commitment = Some(value.commitment(Party::Seat(seat), &header));
    ask(table, who, Request::Sit { seat, name: name.to_owned(), commitment, of: None }).await.unwrap();
}

pub(crate) async fn ready(table: &Table, who: &VisitorId, seat: Seat) {
    let opened = Some(Secret::new([seat.0 + 1; 32]));
    ask(table, who, Request::Ready { seat, opened }).await.unwrap();
}

/// A started game of two people.
pub(crate) async fn duel(house: &House) -> (TableId, [VisitorId; 2]) {
    let (id, people) = begin(house, "dollars-wanted", &["", ""], TableSettings::default()).await;
    (id, people.try_into().expect("two people"))
}

/// A started game. Each seat is a person (an empty string) or a bot's name. Returns a visitor for each seat.
pub(crate) async fn begin(
    house: &House,
    game: &str,
    seats: &[&str],
    settings: TableSettings,
) -> (TableId, Vec<VisitorId>) {
    begin_at(&house.tables, game, seats, settings).await
}

/// As [`begin`], at one of several servers.
pub(crate) async fn begin_at(
    tables: &Tables,
    game: &str,
    seats: &[&str],
    settings: TableSettings,
) -> (TableId, Vec<VisitorId>) {
    let wish = Wish { game: game.to_owned(), settings, ..wish(seats, Options::default()) };
    begin_wish(tables, seats, wish).await
}

/// A started game by this wish, whose seats are as in [`begin`].
pub(crate) async fn begin_wish(tables: &Tables, seats: &[&str], wish: Wish) -> (TableId, Vec<VisitorId>) {
    let people: Vec<VisitorId> = seats.iter().map(|_| visitor()).collect();
    let id = tables.create(&people[0], wish).await.unwrap();
    let table = tables.table(&id).await.unwrap();
    let persons = || (0..).map(Seat).zip(&people).filter(|(seat, _)| seats[seat.index()].is_empty());
    for (seat, who) in persons() {
        join(&table, who, seat, ["Anna", "Ben", "Cleo", "Dora", "Emil"][seat.index()]).await;
    }
    for (seat, who) in persons() {
        ready(&table, who, seat).await;
    }
    (id, people)
}

/// Waits until a game is over.
pub(crate) async fn finished(house: &House, id: &TableId, who: &VisitorId) {
    let mut feed = house.tables.table(id).await.unwrap().follow(who.clone()).unwrap();
    while feed.next().await.unwrap().snapshot.ending().is_none() {}
}

/// Takes the first or last legal action of a seat that has to act.
pub(crate) async fn step(table: &Table, people: &[VisitorId], last: bool) -> Result<Done, Refused> {
    let snapshot = table.look(&people[0])?;
    let seat = snapshot.to_act().first().unwrap();
    let offers = snapshot.choices(seat);
    let offer = if last { offers.last() } else { offers.first() };
    let action = offer.unwrap().text.clone();
    ask(table, &people[seat.index()], Request::Step { seat, action, at: snapshot.at(seat) }).await
}

pub(crate) fn acting(snapshot: &Snapshot) -> Seat {
    snapshot.to_act().first().unwrap()
}

/// The next update that a feed has received already. Polled without the runtime's cooperative budget: once that is used
/// up, a feed with waiting updates would look empty.
pub(crate) fn received(feed: &mut Feed) -> Option<Update> {
    unconstrained(feed.next()).now_or_never().flatten()
}

/// Discards what feeds have received so far.
pub(crate) fn drain(feeds: &mut [Feed]) {
    for feed in feeds {
        while received(feed).is_some() {}
    }
}

/// Waits for the next move that a feed shows. Changes of presence may come before.
pub(crate) async fn next_move(feed: &mut Feed) -> Update {
    loop {
        let update = feed.next().await.unwrap();
        if update.fresh {
            return update;
        }
    }
}
