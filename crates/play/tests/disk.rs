//! Store failures must not stop a table, show that somebody has a draft, or restart a window's timer.

use std::time::Duration;

use play::{Done, Refused, Request, Snapshot, Table};
use store::{StoreError, TableSettings, VisitorId};
use table::{Seat, Viewer};
use table_kit::named;
use tokio::time::{Instant, sleep};

use crate::house::{House, acting, ask, begin, drain, duel, received, step, visitor};
use crate::still::{Fault, Waiting};
use crate::windows::{choose, take};

/// A table at which two bots play and a visitor watches.
async fn bots(house: &House) -> (Table, VisitorId) {
    let (id, people) = begin(house, "dollars-wanted", &["beginner", "random"], TableSettings::default()).await;
    (house.tables.table(&id).await.unwrap(), people[0].clone())
}

#[tokio::test(start_paused = true)]
async fn bots_play_on_once_the_disk_works_again() {
    let unknown = Fault::Fails(StoreError::Unknown);
    for fault in [Fault::Fails(StoreError::Full), Fault::Fails(StoreError::Locked), unknown, Fault::SucceedsUnknown] {
        let house = House::new();
        let (table, who) = bots(&house).await;
        house.disk.has(vec![fault.clone(); 5]);
        let mut feed = table.follow(who).unwrap();
        let began = Instant::now();
        while feed.next().await.unwrap().snapshot.ending().is_none() {}
        assert_eq!(house.disk.faults(), 0, "{fault:?}");
        // Pauses of 1, 2, 4, 8 and 16 seconds.
        assert_eq!(began.elapsed().as_secs(), 31, "{fault:?}: five failures are not five hundred tries");
    }
}

#[tokio::test(start_paused = true)]
async fn bots_play_on_at_once_where_nothing_is_wrong_with_the_disk() {
    for error in [StoreError::Conflict { have: 1, wanted: 2 }, StoreError::Answered("stay".to_owned())] {
        let house = House::new();
        let (table, who) = bots(&house).await;
        house.disk.has(vec![Fault::Fails(error.clone()); 5]);
        let mut feed = table.follow(who).unwrap();
        let began = Instant::now();
        while feed.next().await.unwrap().snapshot.ending().is_none() {}
        assert_eq!((house.disk.faults(), began.elapsed().as_secs()), (0, 0), "{error}");
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_had_a_seat_hears_that_it_was_taken_though_nobody_knows_whether_that_was_saved() {
    let house = House::new();
    let (id, people) = begin(&house, "dollars-wanted", &["", ""], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    let Ok(Done::Link(token)) = ask(&table, &people[0], Request::NewLink { seat: Seat(0) }).await else {
        panic!("a link")
    };
    let mut feeds = [table.follow(people[0].clone()).unwrap()];
    drain(&mut feeds);
    house.disk.has([Fault::SucceedsUnknown]);
    let _unknown = ask(&table, &visitor(), Request::TakeSeat { token, name: None }).await;
    let update = received(&mut feeds[0]).expect("the old page hears of it");
    assert!(update.snapshot.seats_of(&people[0]).is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_table_that_turns_out_to_differ_is_shown_as_one_that_can_only_be_read() {
    let house = House::new();
    let (id, people) = begin(&house, "dollars-wanted", &["", ""], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    // The deal is the last entry, so the reloaded table has as many entries as before.
    let mut feeds = [table.follow(people[0].clone()).unwrap()];
    drain(&mut feeds);
    house.disk.has([Fault::Fails(StoreError::Unknown), Fault::Damages]);
    let _unknown = ask(&table, &people[0], Request::Concede { seat: Seat(0) }).await;
    let update = received(&mut feeds[0]).expect("everybody hears of it");
    assert!(update.snapshot.read_only.is_some());
}

/// A table of *Wyatt Earp* whose window of ten seconds has been open for six, in its house.
async fn window() -> (House, Table, Vec<VisitorId>, Seat) {
    named("window of two", 1, async |deal: &str| {
        let house = House::dealt(deal);
        let settings = TableSettings { window_seconds: 10, ..TableSettings::default() };
        let (id, people) = begin(&house, "wyatt-earp", &["", ""], settings).await;
        let table = house.tables.table(&id).await.unwrap();
        loop {
            let snapshot = table.look(&people[0]).unwrap();
            if let Some(seat) = snapshot.window() {
                sleep(Duration::from_secs(6)).await;
                return Some((house, table, people, seat));
            }
            let seat = snapshot.to_act().first()?;
            take(&table, &people, seat, &choose(&snapshot, seat)?).await;
        }
    })
    .await
}

#[tokio::test(start_paused = true)]
async fn a_window_goes_on_where_it_was_when_nobody_knows_whether_a_commit_was_saved() {
    for fault in [Fault::Fails(StoreError::Unknown), Fault::SucceedsUnknown] {
        let (house, table, people, seat) = window().await;
        let mut feed = table.follow(visitor()).unwrap();
        feed.next().await.unwrap();
        house.disk.has([fault.clone()]);
        let pass = Request::PassForMe { seat, on: true };
        let refused = ask(&table, &people[seat.index()], pass).await;
        assert!(refused.is_ok() || refused == Err(Refused::Store(StoreError::Unknown)), "{refused:?}");
        let since = Instant::now();
        while feed.next().await.unwrap().snapshot.window() == Some(seat) {}
        assert_eq!(since.elapsed().as_secs(), 4, "{fault:?}");
    }
}

/// Their changes leave the window open.
#[tokio::test(start_paused = true)]
async fn a_window_closes_in_time_although_others_change_the_table_in_that_moment() {
    for error in [StoreError::Conflict { have: 9, wanted: 8 }, StoreError::SeatChanged(Seat(0))] {
        let (house, table, _people, seat) = window().await;
        let mut feed = table.follow(visitor()).unwrap();
        feed.next().await.unwrap();
        house.disk.has([Fault::Fails(error.clone())]);
        let since = Instant::now();
        while feed.next().await.unwrap().snapshot.window() == Some(seat) {}
        assert_eq!(since.elapsed().as_secs(), 4, "{error}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_draft_of_which_nobody_knows_whether_it_was_saved_is_told_to_nobody_else() {
    for fault in [Fault::Fails(StoreError::Unknown), Fault::SucceedsUnknown] {
        let house = House::new();
        let (id, people) = begin(&house, "dollars-wanted", &["", ""], TableSettings::default()).await;
        let table = house.tables.table(&id).await.unwrap();
        let snapshot = table.look(&people[0]).unwrap();
        let seat = acting(&snapshot);
        let others = [people[1 - seat.index()].clone(), visitor()];
        let mut feeds = others.map(|who| table.follow(who).unwrap());
        sleep(Duration::from_secs(30)).await;
        drain(&mut feeds);
        house.disk.has([fault.clone()]);
        let action = snapshot.choices(seat)[0].text.clone();
        let step = Request::Step { seat, action, at: snapshot.at(seat) };
        let _unknown = ask(&table, &people[seat.index()], step).await;
        assert!(feeds.iter_mut().all(|feed| received(feed).is_none()), "{fault:?}");
        let after = table.look(&people[0]).unwrap();
        assert_eq!(after.drafted(seat), usize::from(fault == Fault::SucceedsUnknown));
        for viewer in [Viewer::Seat(Seat(1 - seat.0)), Viewer::Spectator] {
            assert_eq!(after.number(viewer), snapshot.number(viewer), "{fault:?}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_whose_task_has_failed_ends_its_feeds_and_is_loaded_again() {
    let house = House::new();
    let (id, people) = begin(&house, "dollars-wanted", &["", ""], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    let mut feed = table.follow(visitor()).unwrap();
    house.disk.has([Fault::Panics]);
    let refused = ask(&table, &people[0], Request::Concede { seat: Seat(0) }).await;
    assert_eq!(refused, Err(Refused::Stopping));
    while feed.next().await.is_some() {}
    assert!(table.look(&people[0]).is_err());
    let again = house.tables.table(&id).await.unwrap();
    assert!(again.look(&people[0]).unwrap().ending().is_none());
}

#[tokio::test(start_paused = true)]
async fn what_could_not_be_saved_is_shown_to_nobody() {
    let house = House::new();
    let (id, people) = begin(&house, "dollars-wanted", &["", ""], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    let before = table.look(&people[0]).unwrap();
    house.disk.has([Fault::Fails(StoreError::Full)]);
    let refused = ask(&table, &people[0], Request::Concede { seat: Seat(0) }).await;
    assert_eq!(refused, Err(Refused::Store(StoreError::Full)));
    let after = table.look(&people[0]).unwrap();
    assert!(after.ending().is_none() && after.number(Viewer::Spectator) == before.number(Viewer::Spectator));
}

#[tokio::test(start_paused = true)]
async fn a_commit_that_waits_for_the_disk_holds_up_no_page_and_no_other_table() {
    let house = House::new();
    let (slow, people) = duel(&house).await;
    let (other, others) = duel(&house).await;
    let (slow, other) = (house.tables.table(&slow).await.unwrap(), house.tables.table(&other).await.unwrap());
    let (before, began) = (slow.look(&people[0]).unwrap(), Instant::now());
    let disk = Waiting::default();
    house.disk.has([Fault::Waits(disk.clone())]);
    let mut feed = slow.follow(people[1].clone()).unwrap();
    let going = tokio::spawn({
        let (slow, who) = (slow.clone(), people[0].clone());
        async move { ask(&slow, &who, Request::Concede { seat: Seat(0) }).await }
    });
    while house.disk.faults() > 0 {
        tokio::task::yield_now().await;
    }

    // A page of this table, and a stream that begins.
    let number = |snapshot: &Snapshot| snapshot.number(Viewer::Spectator);
    assert_eq!(number(&slow.look(&visitor()).unwrap()), number(&before));
    assert!(slow.follow(visitor()).unwrap().next().await.is_some());
    // What others do elsewhere, and the messages about it.
    let mut elsewhere = other.follow(others[1].clone()).unwrap();
    step(&other, &others, false).await.unwrap();
    assert_eq!(other.look(&others[0]).unwrap().drafted(acting(&other.look(&others[0]).unwrap())), 1, "a draft");
    ask(&other, &others[0], Request::Concede { seat: Seat(0) }).await.unwrap();
    while elsewhere.next().await.unwrap().snapshot.ending().is_none() {}
    // A table that is not in memory.
    let (third, _) = duel(&house).await;
    assert!(house.tables.table(&third).await.unwrap().look(&visitor()).is_ok());
    assert!(!going.is_finished() && began.elapsed().is_zero(), "all that took no time");
    assert!(slow.look(&people[0]).unwrap().ending().is_none(), "and nothing was shown before it was stored");

    disk.0.notify_one();
    going.await.unwrap().unwrap();
    while feed.next().await.unwrap().snapshot.ending().is_none() {}
}
