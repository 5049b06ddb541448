//! A window is open for the same time whatever the seat holds and does, and other viewers receive nothing meanwhile.

use std::time::Duration;

use futures_util::future::join_all;
use play::{Config, Refused, Request, Snapshot, Table};
use store::{Kind, TableId, TableSettings, VisitorId};
use table::{Seat, Viewer};
use table_kit::named;
use tokio::time::{Instant, sleep};

use crate::house::{House, ask, begin, drain, next_move};
use crate::received::{self, bytes};

const GAME: &str = "wyatt-earp";
const SECONDS: u32 = 5;

/// A started game on a server of its own, and the steps that lead to a window.
struct Way {
    house: House,
    id: TableId,
    people: Vec<VisitorId>,
    steps: Vec<(Seat, String)>,
}

/// What a seat does in its window.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Does {
    /// Nothing: the window closes.
    Nothing,
    /// Passes at once.
    Passes,
    /// Passes, takes it back, and passes again later.
    PassesTwice,
    /// Starts to pass in all windows, in the middle of this one.
    LetsPass,
    /// Passes in the last moment. That is refused, since a slow commit could delay the closing of the window.
    PassesLate,
}

/// The action of a player who tries to play a Hideout on another's group, which opens windows.
pub(crate) fn choose(snapshot: &Snapshot, seat: Seat) -> Option<String> {
    let offers = snapshot.choices(seat);
    let wanted = ["hideout", "lay", "photo", "draw"];
    let wanted = wanted.iter().find_map(|start| offers.iter().rfind(|offer| offer.text.starts_with(start)));
    let any = || offers.get(snapshot.at(seat).actions as usize % offers.len().max(1));
    wanted.or_else(any).map(|offer| offer.text.clone())
}

pub(crate) async fn take(table: &Table, people: &[VisitorId], seat: Seat, action: &str) {
    let who = &people[seat.index()];
    let at = table.look(who).unwrap().at(seat);
    ask(table, who, Request::Step { seat, action: action.to_owned(), at }).await.unwrap();
}

/// Plays a deal until a window opens, and returns its start with the steps to the window; `None` when none opens.
async fn way_to_a_window(deal: &str, settings: TableSettings) -> Option<Way> {
    let house = House::watched(deal);
    let (id, people) = begin(&house, GAME, &["", "", ""], settings).await;
    let house = house.restart().await;
    let before = house.copy().await;
    let table = house.tables.table(&id).await.unwrap();
    let mut steps = Vec::new();
    loop {
        let snapshot = table.look(&people[0]).unwrap();
        if snapshot.window().is_some() {
            return Some(Way { house: before, id, people, steps });
        }
        let seat = snapshot.to_act().first()?;
        let action = choose(&snapshot, seat)?;
        take(&table, &people, seat, &action).await;
        steps.push((seat, action));
    }
}

/// A way to a window in which the seat can shoot, or cannot.
async fn way_to_a_window_that(deal: &str, settings: TableSettings, can_shoot: bool) -> Option<Way> {
    let way = way_to_a_window(deal, settings).await?;
    let house = way.house.copy().await;
    let table = house.tables.table(&way.id).await.unwrap();
    for (seat, action) in &way.steps {
        take(&table, &way.people, *seat, action).await;
    }
    let snapshot = table.look(&way.people[0]).unwrap();
    let choices = snapshot.choices(snapshot.window()?).len();
    ((choices > 1) == can_shoot).then_some(way)
}

/// How long this window is open: its seconds begin when everybody has seen what led to it.
fn open_for(snapshot: &Snapshot) -> Duration {
    Duration::from_secs(SECONDS.into()) + received::length(snapshot, Viewer::Spectator)
}

/// What each other viewer receives, and when, from the opening of the window until the game moves on; and how long the
/// window is open.
async fn heard(way: &Way, does: Does) -> (Vec<(Duration, Viewer, String)>, Duration) {
    let house = way.house.copy().await;
    let table = house.tables.table(&way.id).await.unwrap();
    let everybody: Vec<VisitorId> = way.people.iter().cloned().chain([crate::house::visitor()]).collect();
    let mut feeds = Vec::new();
    for who in &everybody {
        feeds.push(table.follow(who.clone()).unwrap());
    }
    sleep(Duration::from_secs(30)).await;
    for (seat, action) in &way.steps {
        take(&table, &way.people, *seat, action).await;
    }
    let opened = Instant::now();
    drain(&mut feeds);
    let snapshot = table.look(&way.people[0]).unwrap();
    let seat = snapshot.window().expect("the same steps open the same window");
    let who = &way.people[seat.index()];
    let at = |snapshot: &Snapshot| snapshot.at(seat);
    match does {
        Does::Nothing => {}
        Does::Passes => take(&table, &way.people, seat, "pass").await,
        Does::PassesTwice => {
            take(&table, &way.people, seat, "pass").await;
            sleep(Duration::from_secs(1)).await;
            let at = at(&table.look(who).unwrap());
            ask(&table, who, Request::Undo { seat, at }).await.unwrap();
            sleep(Duration::from_secs(1)).await;
            take(&table, &way.people, seat, "pass").await;
        }
        Does::LetsPass => {
            sleep(Duration::from_secs(2)).await;
            ask(&table, who, Request::PassForMe { seat, on: true }).await.unwrap();
        }
        Does::PassesLate => {
            sleep(open_for(&snapshot) - Duration::from_millis(10)).await;
            let pass = Request::Step { seat, action: "pass".to_owned(), at: at(&table.look(who).unwrap()) };
            assert_eq!(ask(&table, who, pass).await, Err(Refused::Stale));
        }
    }
    let others = feeds.into_iter().zip(Viewer::all(3)).filter(|(_, viewer)| *viewer != Viewer::Seat(seat));
    let heard = others.map(async |(mut feed, viewer)| {
        let mut heard = Vec::new();
        loop {
            let update = feed.next().await.unwrap();
            heard.push((opened.elapsed(), viewer, bytes(&update.snapshot, viewer)));
            if update.fresh {
                return heard;
            }
        }
    });
    (join_all(heard).await.concat(), open_for(&snapshot))
}

/// WE-25: with the same public information, all updates have the same times and sizes, whatever the seat does; and the
/// window is open for the same time in every deal, whatever the seat holds.
#[tokio::test(start_paused = true)]
async fn whatever_a_seat_holds_and_does_its_window_looks_the_same() {
    let settings = TableSettings { window_seconds: SECONDS, ..TableSettings::default() };
    let window = async |deal: &str, can_shoot| way_to_a_window_that(deal, settings.clone(), can_shoot).await;
    let with = named("window with a shot", 3, async |deal: &str| window(deal, true).await).await;
    let without = named("window without a shot", 2, async |deal: &str| window(deal, false).await).await;
    for way in [with, without] {
        let usual = heard(&way, Does::Nothing).await;
        for (after, viewer, _) in &usual.0 {
            assert_eq!(*after, usual.1, "{viewer:?}");
        }
        assert_eq!(usual.0.len(), 3, "each of the others receives one message: the window is past");
        for does in [Does::Passes, Does::PassesTwice, Does::LetsPass, Does::PassesLate] {
            assert_eq!(heard(&way, does).await, usual, "{does:?}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_window_without_a_clock_waits_for_the_player_or_for_his_standing_word() {
    let settings = TableSettings { window_seconds: 0, ..TableSettings::default() };
    let way = named("window", 1, async |deal: &str| way_to_a_window(deal, settings.clone()).await).await;
    let table = way.house.tables.table(&way.id).await.unwrap();
    for (seat, action) in &way.steps {
        take(&table, &way.people, *seat, action).await;
    }
    let snapshot = table.look(&way.people[0]).unwrap();
    let seat = snapshot.window().unwrap();
    sleep(Duration::from_secs(3600)).await;
    assert_eq!(table.look(&way.people[0]).unwrap().window(), Some(seat), "it does not close by itself");
    let entries = snapshot.number(Viewer::Spectator);
    ask(&table, &way.people[seat.index()], Request::PassForMe { seat, on: true }).await.unwrap();
    let after = table.look(&way.people[0]).unwrap();
    assert!(after.passes(seat) && after.number(Viewer::Spectator) > entries, "the seat passes at once");
}

/// WE-25: the window of a bot is open for its pause and until everybody has seen what led to it, whether the bot passes
/// or shoots.
#[tokio::test(start_paused = true)]
async fn the_window_of_a_bot_tells_nothing_but_what_it_does() {
    named("bots pass with and without a shot", 2, bots_pass).await;
}

/// Plays a game with two bots; `None` unless they pass in a window in which they can shoot, and in one in which they
/// cannot.
async fn bots_pass(deal: &str) -> Option<()> {
    let house = House::watched(deal);
    let settings = TableSettings { window_seconds: SECONDS, ..TableSettings::default() };
    let mut passes = [0, 0];
    let (id, people) = begin(&house, GAME, &["", "random", "random"], settings).await;
    let table = house.tables.table(&id).await.unwrap();
    let mut feed = table.follow(crate::house::visitor()).unwrap();
    loop {
        let snapshot = table.look(&people[0]).unwrap();
        if snapshot.ending().is_some() {
            break;
        }
        match snapshot.window() {
            Some(seat) if seat != Seat(0) => {
                let began = Instant::now();
                drain(std::slice::from_mut(&mut feed));
                let choices = snapshot.seen(Viewer::Seat(seat)).unwrap().choices().len();
                next_move(&mut feed).await;
                let stored = house.tables.store().load(&id).await.unwrap().unwrap();
                let acted = &stored.entries[usize::try_from(snapshot.number(Viewer::Spectator).entries).unwrap()];
                let passed = acted.kind == Kind::Action { text: "pass".to_owned() };
                // If much has happened since a person decided, bots take two fifths of their pause.
                let pause = Config::default().bot_pause;
                let pause = if snapshot.within > Duration::from_secs(2) { pause } else { pause * 2 / 5 };
                let time = pause.max(received::length(&snapshot, Viewer::Spectator));
                assert_eq!(began.elapsed(), time, "{acted:?}, of {choices} choices");
                if passed {
                    passes[usize::from(choices > 1)] += 1;
                }
            }
            _ => match snapshot.waits_for(Seat(0)).then(|| choose(&snapshot, Seat(0))).flatten() {
                Some(action) => take(&table, &people, Seat(0), &action).await,
                None => {
                    feed.next().await.unwrap();
                }
            },
        }
    }
    (!passes.contains(&0)).then_some(())
}
