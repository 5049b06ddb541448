//! Several servers on one store: the game is the same whichever server is asked.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use erasure::Presence;
use futures_util::future::join;
use play::{Config, Done, Feed, How, Randomness, Refused, Request, Snapshot, Table, Tables};
use store::{Phrase, Said, Saying, Sqlite, TableId, TableSettings, VisitorId};
use table::{Seat, Viewer};
use tempfile::TempDir;
use tokio::time::{Instant, sleep, timeout};

use crate::house::{ANY, acting, ask, begin_at, drain, next_move, received, visitor};
use crate::received;
use crate::still::{Disk, Fault, Nodes, Still};
use crate::waking::{entries, left_to_a_bot};

/// Servers of one process on one store.
pub(crate) struct Servers {
    pub(crate) tables: Vec<Tables>,
    nodes: Arc<Nodes>,
    /// The disk of the store.
    disk: Disk,
    _folder: TempDir,
}

impl Servers {
    pub(crate) fn start(count: usize, bot_pause: Duration) -> Servers {
        let folder = TempDir::new().unwrap();
        let store = Sqlite::open(folder.path().join("posse.db")).unwrap();
        let disk = Disk::default();
        let (stores, nodes) = Still::shared(store, &disk, count);
        let config = Config { bot_pause, thinkers: 2, randomness: Randomness::named(ANY), ..Config::default() };
        let open = |store| Tables::new(Arc::new(store), catalog::titles(), config.clone());
        let tables: Vec<Tables> = stores.into_iter().map(open).collect();
        for tables in &tables {
            tokio::spawn(follow(tables.clone()));
        }
        Servers { tables, nodes, disk, _folder: folder }
    }

    fn all(&self) -> Range<usize> {
        0..self.tables.len()
    }

    async fn at(&self, server: usize, id: &TableId) -> Table {
        self.tables[server].table(id).await.unwrap()
    }

    /// The server dies without a word.
    fn kill(&self, server: usize) {
        self.nodes.dies(server);
        self.tables[server].close();
    }
}

/// Shows what a server hears from the others.
async fn follow(tables: Tables) {
    while let Ok(heard) = tables.hear().await {
        for heard in heard {
            let tables = tables.clone();
            tokio::spawn(async move { tables.heed(heard).await });
        }
    }
}

/// Lets the servers hear everything that was said so far.
async fn settle() {
    // Virtual time advances when everybody waits.
    sleep(Duration::from_millis(1)).await;
}

/// What a visitor hears at a table.
fn talk(table: &Table, visitor: &VisitorId) -> Vec<Said> {
    table.look(visitor).unwrap().heard(visitor).cloned().collect()
}

/// Everything that each viewer would receive about a table at a server.
async fn bytes(servers: &Servers, server: usize, id: &TableId, who: &VisitorId) -> Vec<String> {
    let snapshot = servers.at(server, id).await.look(who).unwrap();
    Viewer::all(snapshot.chairs().seats()).map(|viewer| received::bytes(&snapshot, viewer)).collect()
}

/// Takes an action for a seat that has to decide, both picked by `number`, or takes a step back; `None` when no seat
/// has to decide.
async fn act(table: &Table, people: &[VisitorId], number: usize) -> Option<()> {
    let snapshot = table.look(&people[0]).unwrap();
    let seat = Seat::all(snapshot.chairs().seats()).filter(|seat| snapshot.asks(*seat)).nth(number % 2);
    let seat = seat.or_else(|| Seat::all(snapshot.chairs().seats()).find(|seat| snapshot.asks(*seat)))?;
    let (choices, at) = (snapshot.choices(seat), snapshot.at(seat));
    let request = match choices.get(number % choices.len().max(1)) {
        Some(choice) if number % 7 != 6 || snapshot.drafted(seat) == 0 => {
            Request::Step { seat, action: choice.text.clone(), at }
        }
        _ => Request::Undo { seat, at },
    };
    match ask(table, &people[seat.index()], request).await {
        // A bot has moved, or a window closes.
        Ok(_) | Err(Refused::Stale | Refused::NotYourTurn | Refused::Over) => Some(()),
        Err(refused) => panic!("{refused}"),
    }
}

/// Numbers that look random, the same each time.
fn numbers(seed: usize) -> impl FnMut() -> usize {
    let mut state = seed as u64;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 40) as usize
    }
}

#[tokio::test(start_paused = true)]
async fn whichever_server_is_asked_everybody_receives_the_same() {
    for (seed, title) in catalog::titles().iter().enumerate() {
        let servers = Servers::start(3, Duration::ZERO);
        let settings = TableSettings { window_seconds: 0, ..TableSettings::default() };
        let (id, people) = begin_at(&servers.tables[0], title.name(), &["", "", ""], settings).await;
        // Each server has the table in memory, and has heard who is here.
        for server in servers.all() {
            servers.at(server, &id).await;
        }
        let mut next = numbers(seed);
        for step in 0..50 {
            let table = servers.at(next() % 3, &id).await;
            if act(&table, &people, next()).await.is_none() {
                break;
            }
            settle().await;
            let first = bytes(&servers, 0, &id, &people[0]).await;
            for server in 1..3 {
                for (one, other) in first.iter().zip(&bytes(&servers, server, &id, &people[0]).await) {
                    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
                    let part = |text: &str| text[at.saturating_sub(80)..].chars().take(200).collect::<String>();
                    assert_eq!(part(one), part(other), "{}, step {step}, server {server}", title.name());
                }
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_server_that_loads_a_table_late_shows_its_last_change_as_the_others() {
    for (seed, title) in catalog::titles().iter().enumerate() {
        for steps in [2, 3, 5, 8, 13, 21] {
            let servers = Servers::start(2, Duration::ZERO);
            let settings = TableSettings { window_seconds: 0, ..TableSettings::default() };
            let (id, people) = begin_at(&servers.tables[0], title.name(), &["", ""], settings).await;
            let mut next = numbers(seed);
            for _ in 0..steps {
                act(&servers.at(0, &id).await, &people, next()).await;
            }
            // It hears who is here.
            servers.at(1, &id).await;
            settle().await;
            let (shown, loaded) =
                (bytes(&servers, 0, &id, &people[0]).await, bytes(&servers, 1, &id, &people[0]).await);
            assert!(shown == loaded, "{}, {steps} steps", title.name());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn bots_and_windows_go_on_while_people_ask_at_random_servers() {
    for (seed, title) in catalog::titles().iter().enumerate() {
        let servers = Servers::start(2, Duration::from_millis(100));
        let settings = TableSettings { window_seconds: 2, ..TableSettings::default() };
        let (id, people) = begin_at(&servers.tables[0], title.name(), &["", "random", ""], settings).await;
        let mut next = numbers(seed);
        let mut idle = 0;
        loop {
            let table = servers.at(next() % 2, &id).await;
            if table.look(&people[0]).unwrap().ending().is_some() {
                break;
            }
            match act(&table, &people, next()).await {
                Some(()) => idle = 0,
                None => idle += 1,
            }
            assert!(idle < 100, "{}: nobody has moved for ten seconds", title.name());
            sleep(Duration::from_millis(100)).await;
        }
        let ending = servers.at(1, &id).await.look(&people[0]).unwrap().ending().unwrap().how;
        assert_eq!(ending, How::Played);
        let stored = servers.tables[0].store().load(&id).await.unwrap().unwrap();
        let record = play::record::Record::read(&play::record::Record::of(&stored).text()).unwrap();
        record.check(catalog::titles()).unwrap();
    }
}

async fn feeds(servers: &Servers, server: usize, id: &TableId, who: &[VisitorId]) -> Vec<Feed> {
    let table = servers.at(server, id).await;
    let mut feeds: Vec<Feed> = who.iter().map(|who| table.follow(who.clone()).unwrap()).collect();
    settle().await;
    drain(&mut feeds);
    feeds
}

async fn drafting(servers: &Servers, id: &TableId, people: &[VisitorId]) -> Seat {
    let mut next = numbers(1);
    loop {
        let table = servers.at(0, id).await;
        act(&table, people, next()).await.unwrap();
        let snapshot = table.look(&people[0]).unwrap();
        if let Some(seat) = Seat::all(2).find(|seat| snapshot.drafted(*seat) > 0) {
            settle().await;
            return seat;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_draft_at_one_server_wakes_its_seat_at_the_other_and_nobody_else() {
    let servers = Servers::start(2, Duration::ZERO);
    let (id, people) = begin_at(&servers.tables[0], "dollars-wanted", &["", ""], TableSettings::default()).await;
    let seat = drafting(&servers, &id, &people).await;
    let (own, other) = (&people[seat.index()], &people[1 - seat.index()]);
    let mut woken = feeds(&servers, 1, &id, &[own.clone(), other.clone(), visitor()]).await;
    let at = servers.at(0, &id).await.look(own).unwrap().at(seat);
    ask(&servers.at(0, &id).await, own, Request::Undo { seat, at }).await.unwrap();
    settle().await;
    let update = received(&mut woken[0]).expect("the seat sees its draft");
    assert_eq!(update.snapshot.drafted(seat), servers.at(0, &id).await.look(own).unwrap().drafted(seat));
    assert!(received(&mut woken[1]).is_none() && received(&mut woken[2]).is_none(), "nobody else is woken");
}

/// Both seats become ready at different servers, neither of which has heard of the other's choice.
#[tokio::test(start_paused = true)]
async fn a_secret_choice_that_ends_at_two_servers_at_once_is_made_once() {
    let servers = Servers::start(2, Duration::ZERO);
    let settings = TableSettings { window_seconds: 0, ..TableSettings::default() };
    let (id, people) = begin_at(&servers.tables[0], "desperados", &["", ""], settings).await;
    let look = async |server| servers.at(server, &id).await.look(&people[0]).unwrap();
    let mut next = numbers(5);
    while look(0).await.to_act().len() < 2 {
        act(&servers.at(0, &id).await, &people, next()).await.unwrap();
    }
    settle().await;
    let before = look(0).await.header().seats;
    assert_eq!(before, 2);
    let ready = async |server: usize, seat: Seat| {
        let table = servers.at(server, &id).await;
        loop {
            let snapshot = table.look(&people[0]).unwrap();
            if !snapshot.waits_for(seat) || snapshot.to_act().len() < 2 {
                return;
            }
            let (action, at) = (snapshot.choices(seat).last().unwrap().text.clone(), snapshot.at(seat));
            ask(&table, &people[seat.index()], Request::Step { seat, action, at }).await.unwrap();
        }
    };
    tokio::join!(ready(0, Seat(0)), ready(1, Seat(1)));
    settle().await;
    for server in servers.all() {
        let snapshot = look(server).await;
        assert_eq!((snapshot.drafted(Seat(0)), snapshot.drafted(Seat(1))), (0, 0), "both choices are in the log");
    }
}

#[tokio::test(start_paused = true)]
async fn of_two_who_take_one_seat_at_two_servers_one_sits() {
    let servers = Servers::start(2, Duration::ZERO);
    let creator = visitor();
    let wish = crate::house::wish(&["", ""], table::Settings::default());
    let id = servers.tables[0].create(&creator, wish).await.unwrap();
    let (here, there) = (servers.at(0, &id).await, servers.at(1, &id).await);
    let sit = |name: &str| Request::Sit { seat: Seat(0), name: name.to_owned(), commitment: None, of: None };
    let (anna, ben) = (visitor(), visitor());
    let sat = tokio::join!(ask(&here, &anna, sit("Anna")), ask(&there, &ben, sit("Ben")));
    let one = matches!(sat, (Ok(Done::Stay), Err(Refused::SeatTaken)) | (Err(Refused::SeatTaken), Ok(Done::Stay)));
    assert!(one, "{sat:?}");
}

#[tokio::test(start_paused = true)]
async fn the_rematch_asked_for_at_two_servers_is_one_table() {
    let servers = Servers::start(2, Duration::ZERO);
    let (id, people) = begin_at(&servers.tables[0], "dollars-wanted", &["", ""], TableSettings::default()).await;
    let (here, there) = (servers.at(0, &id).await, servers.at(1, &id).await);
    ask(&here, &people[0], Request::Close).await.unwrap();
    settle().await;
    let asked = tokio::join!(
        ask(&here, &people[0], Request::Rematch { game: None }),
        ask(&there, &people[1], Request::Rematch { game: None })
    );
    assert_eq!(asked.0, asked.1);
    let tables = servers.tables[0].mine(&people[0]).await.unwrap();
    assert_eq!(tables.len(), 2, "no table is left over");
}

#[tokio::test(start_paused = true)]
async fn a_form_that_is_sent_to_two_servers_is_done_once() {
    let servers = Servers::start(2, Duration::ZERO);
    let (id, people) = begin_at(&servers.tables[0], "dollars-wanted", &["", ""], TableSettings::default()).await;
    let snapshot = servers.at(0, &id).await.look(&people[0]).unwrap();
    let seat = acting(&snapshot);
    let (action, at) = (snapshot.choices(seat).first().unwrap().text.clone(), snapshot.at(seat));
    let (form, request) = (store::FormId::random(), Request::Step { seat, action, at });
    for server in [0, 1, 1, 0] {
        let table = servers.at(server, &id).await;
        assert_eq!(table.ask(&people[seat.index()], form.clone(), request.clone()).await, Ok(Done::Stay));
    }
}

/// A spectator has seen the first move at a table of bots.
#[tokio::test(start_paused = true)]
async fn bots_play_on_elsewhere_within_five_seconds_when_their_server_dies() {
    let servers = Servers::start(2, Duration::from_millis(300));
    let (id, people) =
        begin_at(&servers.tables[0], "dollars-wanted", &["random", "random"], TableSettings::default()).await;
    let mut feed = servers.at(1, &id).await.follow(people[0].clone()).unwrap();
    next_move(&mut feed).await;
    // Both have the table in memory. The one with its lease dies, and the other's feed goes on.
    let holder = servers.nodes.holder(&id).unwrap();
    let mut feed = servers.at(1 - holder, &id).await.follow(people[0].clone()).unwrap();
    servers.kill(holder);
    let died = Instant::now();
    next_move(&mut feed).await;
    assert!(died.elapsed() < Duration::from_secs(5), "{:?}", died.elapsed());
    assert_eq!(servers.nodes.holder(&id), Some(1 - holder));
}

#[tokio::test(start_paused = true)]
async fn bots_play_on_elsewhere_when_their_server_dies_and_nobody_is_there() {
    let servers = Servers::start(3, Duration::from_secs(2));
    let (id, people) = left_to_a_bot(&servers.tables[0]).await;
    settle().await;
    assert_eq!(servers.nodes.holder(&id), Some(0));
    let before = entries(&servers.tables[1], &id).await;
    servers.kill(0);
    sleep(Duration::from_secs(60)).await;
    assert_eq!(entries(&servers.tables[1], &id).await, before);

    let (one, other) = join(servers.tables[1].wake_orphans(), servers.tables[2].wake_orphans()).await;
    assert_eq!((one, other), (Ok(()), Ok(())));
    assert!(entries(&servers.tables[1], &id).await > before);
    assert_eq!(servers.tables[1].vitals().tables + servers.tables[2].vitals().tables, 1, "one of them went on with it");
    sleep(Duration::from_secs(600)).await;
    assert_eq!((servers.tables[1].vitals().tables, servers.tables[2].vitals().tables), (0, 0));
    let orphans = servers.tables[1].store().node().unwrap().orphans().await.unwrap();
    assert_eq!((orphans, servers.nodes.holder(&id)), (vec![], None), "it waits for a person, and no server has it");
    assert_eq!(acting(&servers.at(2, &id).await.look(&people[0]).unwrap()), Seat(0));
}

/// The task of the table panics at the server that has the lease; the server lives on, and nobody asks it any more.
#[tokio::test(start_paused = true)]
async fn bots_play_on_elsewhere_when_the_task_of_their_table_panics() {
    let servers = Servers::start(2, Duration::from_millis(300));
    let (id, people) =
        begin_at(&servers.tables[0], "dollars-wanted", &["random", "random"], TableSettings::default()).await;
    let mut feed = servers.at(1, &id).await.follow(people[0].clone()).unwrap();
    next_move(&mut feed).await;
    let holder = servers.nodes.holder(&id).unwrap();
    // Only bots move, so the next commit is made by the task that has the lease.
    servers.disk.has([Fault::Panics]);
    let gone = servers.at(holder, &id).await;
    while gone.look(&people[0]).is_ok() {
        sleep(Duration::from_millis(10)).await;
    }
    let mut feed = feeds(&servers, 1 - holder, &id, &people[..1]).await.remove(0);
    timeout(Duration::from_secs(5), next_move(&mut feed)).await.expect("the bots play on");
    assert_eq!(servers.nodes.holder(&id), Some(1 - holder));
}

/// The server with the lease falls silent for a while, plays on, and is heard from again.
#[tokio::test(start_paused = true)]
async fn a_server_whose_lease_has_run_out_writes_nothing() {
    let servers = Servers::start(2, Duration::from_millis(300));
    let (id, people) =
        begin_at(&servers.tables[0], "dollars-wanted", &["random", "random"], TableSettings::default()).await;
    let _looks_at_both = (servers.at(0, &id).await, servers.at(1, &id).await);
    let mut feed = servers.at(1, &id).await.follow(people[0].clone()).unwrap();
    while feed.next().await.unwrap().snapshot.ending().is_none() {
        if let Some(holder) = servers.nodes.holder(&id) {
            servers.nodes.dies(holder);
            sleep(Duration::from_secs(2)).await;
            servers.nodes.lives(holder);
        }
    }
    let stored = servers.tables[0].store().load(&id).await.unwrap().unwrap();
    let record = play::record::Record::read(&play::record::Record::of(&stored).text());
    assert!(record.is_ok() && stored.entries.len() > 20);
}

#[tokio::test(start_paused = true)]
async fn who_is_here_what_is_said_and_hints_are_shown_at_every_server() {
    let servers = Servers::start(2, Duration::ZERO);
    let settings = TableSettings { hints: true, ..TableSettings::default() };
    let (id, people) = begin_at(&servers.tables[0], "fistful-of-meeples", &["", "", "random"], settings).await;
    let here = servers.at(0, &id).await;
    let mut begun = here.follow(visitor()).unwrap();
    let seat = loop {
        let snapshot = begun.next().await.unwrap().snapshot;
        if let Some(seat) = [Seat(0), Seat(1)].into_iter().find(|seat| snapshot.asks(*seat)) {
            break seat;
        }
    };
    drop(begun);
    let own = &people[seat.index()];
    let feed = here.follow(own.clone()).unwrap();
    ask(&here, own, Request::Say { seat, saying: Saying::Phrase(Phrase::Hello) }).await.unwrap();
    let at = here.look(own).unwrap().at(seat);
    let hinted = ask(&here, own, Request::Hint { seat, at }).await;
    // The other server loads the table after that, and hears what is not stored.
    let there = servers.at(1, &id).await;
    settle().await;
    let stranger = visitor();
    let looked = |table: &Table| -> Arc<Snapshot> { table.look(&stranger).unwrap() };
    assert_eq!(talk(&there, own), talk(&here, own));
    assert_eq!(talk(&there, own).len(), 1);
    assert_eq!(hinted, Ok(Done::Stay));
    assert_eq!(looked(&there).hint(seat), looked(&here).hint(seat));
    assert!(looked(&there).hint(seat).is_some());
    let is_here = timeout(Duration::from_secs(30), async {
        while looked(&there).present()[seat] != Presence::Here {
            sleep(Duration::from_secs(1)).await;
        }
    });
    is_here.await.expect("the other server hears who is here");
    drop(feed);
    sleep(Duration::from_secs(120)).await;
    assert_eq!(looked(&there).present()[seat], Presence::Away);
}

#[tokio::test(start_paused = true)]
async fn an_analysis_that_is_asked_for_at_one_server_is_made_at_every_one() {
    let servers = Servers::start(2, Duration::ZERO);
    let (id, people) = begin_at(&servers.tables[0], "dollars-wanted", &["", ""], TableSettings::default()).await;
    ask(&servers.at(0, &id).await, &people[0], Request::Close).await.unwrap();
    servers.tables[0].analyse(&id, 1).await.unwrap();
    settle().await;
    assert!(servers.all().all(|server| servers.tables[server].analysis(&id).is_some()));
}

#[tokio::test(start_paused = true)]
async fn what_the_pages_of_one_server_tell_is_heard_at_the_others_alone() {
    let servers = Servers::start(3, Duration::ZERO);
    let id = TableId::random();
    let mut heard: Vec<_> = servers.tables.iter().map(Tables::pages_elsewhere).collect();
    servers.tables[1].tell_pages(&id, "step 7".to_owned());
    settle().await;
    let heard: Vec<_> = heard.iter_mut().map(|heard| heard.try_recv().ok()).collect();
    let told = Some((id, "step 7".to_owned()));
    assert_eq!(heard, [told.clone(), None, told]);
}

#[tokio::test(start_paused = true)]
async fn a_form_that_asks_two_servers_for_a_table_makes_one() {
    let servers = Servers::start(2, Duration::ZERO);
    let (who, form) = (visitor(), store::FormId::random());
    let wish = || crate::house::wish(&["", ""], table::Settings::default());
    let made = tokio::join!(
        servers.tables[0].create_by(&who, &form, wish()),
        servers.tables[1].create_by(&who, &form, wish())
    );
    assert!(made.0.is_ok());
    assert_eq!(made.0, made.1);
    assert_eq!(servers.tables[0].created_by(&who, &form).await, made.0.map(Some));
    assert_eq!(servers.tables[0].created_by(&visitor(), &form).await, Ok(None), "a form belongs to its visitor");
}

/// The other server has the table in memory, and has not been told of the draft yet.
#[tokio::test(start_paused = true)]
async fn whoever_comes_to_another_server_finds_his_own_draft_there() {
    let servers = Servers::start(2, Duration::ZERO);
    let (id, people) = begin_at(&servers.tables[0], "dollars-wanted", &["", ""], TableSettings::default()).await;
    let _loaded = servers.at(1, &id).await;
    let seat = drafting(&servers, &id, &people).await;
    let own = &people[seat.index()];
    for server in [1, 0, 1, 0] {
        let other = servers.tables[1 - server].table_for(&id, own).await.unwrap();
        let at = other.look(own).unwrap().at(seat);
        let table = servers.tables[server].table_for(&id, own).await.unwrap();
        let snapshot = table.look(own).unwrap();
        assert_eq!(snapshot.at(seat), at);
        let request = match snapshot.drafted(seat) {
            0 => Request::Step { seat, action: snapshot.choices(seat)[0].text.clone(), at },
            _ => Request::Undo { seat, at },
        };
        ask(&table, own, request).await.unwrap();
        let seen = servers.tables[1 - server].table_for(&id, own).await.unwrap().look(own).unwrap();
        assert_eq!(seen.at(seat), table.look(own).unwrap().at(seat));
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_said_twice_is_heard_twice_and_in_its_order() {
    let servers = Servers::start(2, Duration::ZERO);
    let (id, people) = begin_at(&servers.tables[0], "dollars-wanted", &["", ""], TableSettings::default()).await;
    let (here, there) = (servers.at(0, &id).await, servers.at(1, &id).await);
    let words = Saying::Words("what a bandit".to_owned());
    for (number, saying) in (1..).zip([Saying::Phrase(Phrase::Nice), words.clone(), words]) {
        servers.tables[0].store().clock().set_ahead(3_000 * number, 0);
        ask(&here, &people[0], Request::Say { seat: Seat(0), saying }).await.unwrap();
        settle().await;
    }
    assert_eq!(talk(&here, &people[1]).len(), 3);
    assert_eq!(talk(&there, &people[1]), talk(&here, &people[1]));
    assert_eq!(talk(&there, &visitor()).len(), 1, "words are for those who sit");
}

/// People play at one server; nobody asks the other any more.
#[tokio::test(start_paused = true)]
async fn a_server_keeps_no_table_that_is_played_elsewhere_alone() {
    let servers = Servers::start(2, Duration::ZERO);
    let (id, people) = begin_at(&servers.tables[0], "dollars-wanted", &["", ""], TableSettings::default()).await;
    drop(servers.at(1, &id).await);
    let mut next = numbers(3);
    for _ in 0..30 {
        act(&servers.at(0, &id).await, &people, next()).await;
        sleep(Duration::from_secs(5)).await;
    }
    assert_eq!((servers.tables[0].vitals().tables, servers.tables[1].vitals().tables), (1, 0));
}

/// The seat starts to pass in all windows, at another server, in the moment in which its window opens here.
#[tokio::test(start_paused = true)]
async fn a_window_without_a_clock_does_not_wait_for_whoever_always_passes() {
    let servers = Servers::start(2, Duration::ZERO);
    let settings = TableSettings { window_seconds: 0, ..TableSettings::default() };
    let (id, people) = begin_at(&servers.tables[0], "wyatt-earp", &["", "", ""], settings).await;
    let (here, there) = (servers.at(0, &id).await, servers.at(1, &id).await);
    let mut next = numbers(11);
    for _ in 0..200 {
        let snapshot = here.look(&people[0]).unwrap();
        if snapshot.ending().is_some() {
            break;
        }
        for seat in Seat::all(3) {
            let on = !snapshot.passes(seat);
            let change = ask(&there, &people[seat.index()], Request::PassForMe { seat, on });
            let (changed, acted) = tokio::join!(change, act(&here, &people, next()));
            assert!(matches!(changed, Ok(_) | Err(Refused::Over)), "{changed:?}");
            settle().await;
            let after = here.look(&people[0]).unwrap();
            let stuck = after.window().is_some_and(|seat| after.passes(seat));
            assert!(!stuck, "a seat that always passes is waited for: {acted:?}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn somebody_who_looks_at_one_server_counts_as_looking_at_every_one_for_a_minute() {
    let servers = Servers::start(2, Duration::ZERO);
    let (id, people) = begin_at(&servers.tables[0], "dollars-wanted", &["", ""], TableSettings::default()).await;
    let is_looking = async |server: usize| servers.tables[server].is_looking(&id, &people[0], Seat(0)).await.unwrap();
    assert!(is_looking(0).await && is_looking(1).await, "they have just been ready");
    sleep(Duration::from_secs(100)).await;
    // An open page is no look.
    let _feed = servers.at(1, &id).await.follow(people[0].clone()).unwrap();
    assert!(!is_looking(0).await && !is_looking(1).await);
    servers.at(0, &id).await.attend(&people[0]);
    settle().await;
    assert!(is_looking(0).await && is_looking(1).await);
}
