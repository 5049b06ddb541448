//! Secret choices are invisible to others until the last seat is ready.

use std::time::Duration;

use play::{Feed, ListNumber, Refused, Request, Snapshot, Table, Update};
use store::{TableSettings, VisitorId};
use table::{Seat, SeatSet, Viewer};
use table_kit::named;
use tokio::time::Instant;

use crate::house::{House, ask, begin, drain, next_move, received, visitor};
use crate::received::{self, bytes};

const GAME: &str = "desperados";

/// Seconds; long enough that no missing seat is named during a test.
pub(crate) const PATIENT: u32 = 100_000;

/// A hold-up of people only, at its start.
pub(crate) async fn hold_up(house: &House, seats: usize, name_missing_seconds: u32) -> (Table, Vec<VisitorId>) {
    let settings = TableSettings { name_missing_seconds, hints: true, ..TableSettings::default() };
    let (id, people) = begin(house, GAME, &vec![""; seats], settings).await;
    let table = house.tables.table(&id).await.unwrap();
    loop {
        let snapshot = table.look(&people[0]).unwrap();
        let due = snapshot.to_act();
        if due.len() > 1 {
            assert_eq!(due.len(), seats, "everybody is asked");
            return (table, people);
        }
        let seat = due.iter().next().unwrap();
        step(&table, &people, seat, "").await.unwrap();
    }
}

/// Takes the first legal action with this prefix.
pub(crate) async fn step(table: &Table, people: &[VisitorId], seat: Seat, start: &str) -> Result<(), Refused> {
    let who = &people[seat.index()];
    let snapshot = table.look(who)?;
    let offer = snapshot.choices(seat).into_iter().find(|offer| offer.text.starts_with(start)).expect("it is offered");
    ask(table, who, Request::Step { seat, action: offer.text, at: snapshot.at(seat) }).await.map(|_| ())
}

pub(crate) async fn undo(table: &Table, people: &[VisitorId], seat: Seat) {
    let who = &people[seat.index()];
    let at = table.look(who).unwrap().at(seat);
    ask(table, who, Request::Undo { seat, at }).await.unwrap();
}

/// Feeds of all these people, with no update waiting, after presence has been updated.
pub(crate) async fn listen(table: &Table, people: &[VisitorId]) -> Vec<Feed> {
    let mut feeds = Vec::new();
    for who in people {
        feeds.push(table.follow(who.clone()).unwrap());
    }
    tokio::time::sleep(Duration::from_secs(30)).await;
    drain(&mut feeds);
    feeds
}

/// Reads a feed until a snapshot fulfils the condition.
async fn until(feed: &mut Feed, is_so: impl Fn(&Snapshot) -> bool) -> Update {
    loop {
        let update = feed.next().await.unwrap();
        if is_so(&update.snapshot) {
            return update;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_receives_anything_before_the_last_is_ready() {
    let house = House::new();
    let (table, people) = hold_up(&house, 3, PATIENT).await;
    let everybody: Vec<VisitorId> = people.iter().cloned().chain([visitor()]).collect();
    let mut feeds = listen(&table, &everybody).await;
    let before = table.look(&people[0]).unwrap();
    // Anna is ready, takes it back, and is ready again; then Ben is ready.
    for (seat, start) in [(0, "ready"), (0, "undo"), (0, "ready"), (1, "ready")] {
        let seat = Seat(seat);
        if start == "undo" {
            undo(&table, &people, seat).await;
        } else {
            step(&table, &people, seat, start).await.unwrap();
        }
        let now = table.look(&people[0]).unwrap();
        for (feed, viewer) in feeds.iter_mut().zip(Viewer::all(3)) {
            if viewer == Viewer::Seat(seat) {
                assert!(received(feed).is_some(), "the seat sees what it does");
            } else {
                assert!(received(feed).is_none(), "{viewer:?} hears of {start} of {seat:?}");
            }
            let has_chosen = matches!(viewer, Viewer::Seat(Seat(0))) || viewer == Viewer::Seat(seat);
            assert!(has_chosen || bytes(&now, viewer) == bytes(&before, viewer), "{viewer:?} sees {start} of {seat:?}");
        }
        assert_eq!(now.to_act(), before.to_act());
        assert!(now.missing().is_none());
    }
    step(&table, &people, Seat(2), "ready").await.unwrap();
    let after = table.look(&people[0]).unwrap();
    assert!(Seat::all(3).all(|seat| after.drafted(seat) == 0), "all choices are committed");
    for (feed, viewer) in feeds.iter_mut().zip(Viewer::all(3)) {
        assert!(received(feed).is_some_and(|update| update.fresh), "{viewer:?} sees the reveal");
        assert!(!received::frames(&after, viewer).is_empty());
    }
    let counts: Vec<usize> = Viewer::all(3).map(|viewer| received::said(&after, viewer).len()).collect();
    assert!(counts.iter().all(|count| *count >= counts[3]), "a seat hears at least what a spectator does: {counts:?}");
    for viewer in Seat::all(3).map(Viewer::Seat) {
        let (log, first_new) = received::log(&after, viewer);
        assert!(first_new.is_some(), "the outcome is news for {viewer:?}: {log:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn one_card_can_be_taken_out_of_a_choice() {
    let seat = Seat(0);
    let (_house, table, people, joined) = named("gang of two", 5, async |deal: &str| {
        let house = House::dealt(deal);
        let (table, people) = hold_up(&house, 2, PATIENT).await;
        let mut joined = Vec::new();
        while joined.len() < 2 {
            let offers = table.look(&people[0]).unwrap().choices(seat);
            let offer = offers.into_iter().find(|offer| offer.text.starts_with("join"))?;
            step(&table, &people, seat, &offer.text).await.unwrap();
            joined.push(offer.text);
        }
        Some((house, table, people, joined))
    })
    .await;
    let now = table.look(&people[0]).unwrap();
    let back = |action: &str, at| Request::TakeBack { seat, action: action.to_owned(), at };
    let old = ListNumber { draft: !now.at(seat).draft, ..now.at(seat) };
    let stale = ask(&table, &people[0], back(&joined[0], old)).await;
    assert_eq!(stale, Err(Refused::Stale));
    assert_eq!(ask(&table, &people[0], back("ready", now.at(seat))).await, Err(Refused::NothingDrafted));
    ask(&table, &people[0], back(&joined[0], now.at(seat))).await.unwrap();
    let after = table.look(&people[0]).unwrap();
    assert_eq!(after.drafted(seat), 1);
    assert!(after.choices(seat).iter().any(|offer| offer.text == joined[0]), "it may join again");
}

#[tokio::test(start_paused = true)]
async fn whoever_is_missing_is_named_after_two_minutes_and_not_before() {
    let house = House::new();
    let (table, people) = hold_up(&house, 3, 120).await;
    let began = Instant::now();
    let mut feed = table.follow(visitor()).unwrap();
    step(&table, &people, Seat(1), "ready").await.unwrap();
    let missing = |seats: &[u8]| Some(seats.iter().map(|seat| Seat(*seat)).collect::<SeatSet>());
    let named = until(&mut feed, |snapshot| snapshot.missing().is_some()).await;
    assert_eq!(began.elapsed().as_secs(), 120);
    assert_eq!(named.snapshot.missing(), missing(&[0, 2]));
    step(&table, &people, Seat(2), "ready").await.unwrap();
    until(&mut feed, |snapshot| snapshot.missing() == missing(&[0])).await;
    step(&table, &people, Seat(0), "ready").await.unwrap();
    until(&mut feed, |snapshot| snapshot.missing().is_none()).await;
}

#[tokio::test(start_paused = true)]
async fn a_restart_before_the_last_is_ready_loses_no_choice() {
    let house = House::new();
    let (table, people) = hold_up(&house, 2, PATIENT).await;
    step(&table, &people, Seat(1), "ready").await.unwrap();
    let before = table.look(&people[1]).unwrap();
    let id = table.id().clone();
    drop(table);
    let house = house.restart().await;
    let table = house.tables.table(&id).await.unwrap();
    let after = table.look(&people[1]).unwrap();
    for viewer in Viewer::all(2) {
        assert_eq!(received::view(&after, viewer), received::view(&before, viewer), "{viewer:?}");
    }
    assert_eq!((after.drafted(Seat(1)), after.waits_for(Seat(1))), (1, false));
    step(&table, &people, Seat(0), "ready").await.unwrap();
    assert_eq!(table.look(&people[0]).unwrap().drafted(Seat(1)), 0);
}

#[tokio::test(start_paused = true)]
async fn bots_choose_unseen() {
    let house = House::new();
    let settings = TableSettings { name_missing_seconds: PATIENT, ..TableSettings::default() };
    let (id, people) = begin(&house, GAME, &["", "beginner", "random"], settings).await;
    let table = house.tables.table(&id).await.unwrap();
    let mut feed = table.follow(people[0].clone()).unwrap();
    let mut hold_ups = 0;
    while hold_ups < 2 {
        let snapshot = table.look(&people[0]).unwrap();
        if snapshot.ending().is_some() {
            break;
        }
        if snapshot.to_act().len() > 1 {
            // No viewer learns how far the bots are.
            let now = table.look(&people[0]).unwrap();
            assert_eq!(bytes(&now, Viewer::Spectator), bytes(&snapshot, Viewer::Spectator));
            step(&table, &people, Seat(0), "ready").await.unwrap();
            // The bots' moves after the reveal may have led to the next hold-up already.
            let number = snapshot.number(Viewer::Spectator);
            until(&mut feed, |now| now.number(Viewer::Spectator) > number).await;
            hold_ups += 1;
        } else if snapshot.waits_for(Seat(0)) {
            step(&table, &people, Seat(0), "").await.unwrap();
        } else {
            feed.next().await.unwrap();
        }
    }
}

/// DE-11: until the reveal each bot takes the same time, whether it has a choice or not.
#[tokio::test(start_paused = true)]
async fn a_hold_up_takes_the_same_time_whatever_its_bots_hold() {
    named("bots with and without a choice", 3, bots_take_their_time).await;
}

/// Plays a game with two bots; `None` unless they have a choice in one hold-up and none in another.
async fn bots_take_their_time(deal: &str) -> Option<()> {
    let pause = Duration::from_millis(900);
    let house = House::of(catalog::titles(), deal, pause);
    let settings = TableSettings { name_missing_seconds: PATIENT, ..TableSettings::default() };
    let (mut free, mut bound) = (0, 0);
    let (id, people) = begin(&house, GAME, &["", "beginner", "random"], settings).await;
    let table = house.tables.table(&id).await.unwrap();
    let mut feed = table.follow(visitor()).unwrap();
    loop {
        let snapshot = table.look(&people[0]).unwrap();
        if snapshot.ending().is_some() {
            break;
        }
        if snapshot.to_act().len() > 1 {
            let began = Instant::now();
            // A bot's seat sees whether it has a choice.
            for seat in [Seat(1), Seat(2)] {
                match snapshot.seen(Viewer::Seat(seat)).unwrap().choices().len() {
                    1 => bound += 1,
                    _ => free += 1,
                }
            }
            drain(std::slice::from_mut(&mut feed));
            step(&table, &people, Seat(0), "ready").await.unwrap();
            next_move(&mut feed).await;
            assert_eq!(began.elapsed(), 2 * pause, "a pause for each of the two bots");
        } else if snapshot.waits_for(Seat(0)) {
            step(&table, &people, Seat(0), "").await.unwrap();
        } else {
            feed.next().await.unwrap();
        }
    }
    (free > 0 && bound > 0).then_some(())
}
