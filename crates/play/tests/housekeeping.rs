//! A host closes and removes tables and forgets people while the server runs.

use std::time::Duration;

use play::housekeeping::{self, Whom};
use play::{Feed, How, Person, Refused, Request, Snapshot};
use store::{
    Commit, Device, DeviceId, Devices, FormId, Header, Kind, Millis, NewTable, Phase, Store, TableId, VisitorId,
};
use table::Seat;
use tokio::time::advance;

use crate::house::{House, acting, ask, begin, duel, finished, join, next_move, step, visitor, wish};

async fn feed(house: &House, id: &TableId, who: &VisitorId) -> Feed {
    let mut feed = house.tables.table(id).await.unwrap().follow(who.clone()).unwrap();
    feed.next().await.unwrap();
    feed
}

/// Everything that is stored of a table, as text.
async fn stored(house: &House, id: &TableId) -> String {
    let stored = house.tables.store().load(id).await.unwrap().unwrap();
    format!("{:?} {:?} {:?}", stored.entries, stored.holders, stored.creator)
}

fn name(name: &str) -> Whom {
    Whom::Name(name.to_owned())
}

#[tokio::test(start_paused = true)]
async fn everybody_at_a_table_sees_that_it_was_closed() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let mut feeds = [feed(&house, &id, &people[1]).await, feed(&house, &id, &visitor()).await];
    housekeeping::close(&house.beside(), house.titles, &id).await.unwrap();
    house.notice().await;
    for feed in &mut feeds {
        assert_eq!(feed.next().await.unwrap().snapshot.ending().unwrap().how, How::Closed);
    }
    let table = house.tables.table(&id).await.unwrap();
    assert_eq!(ask(&table, &people[0], Request::Concede { seat: Seat(0) }).await, Err(Refused::Over));
    let entries = house.tables.store().load(&id).await.unwrap().unwrap().entries;
    assert!(matches!(entries.last().unwrap().kind, Kind::Reveal { .. }), "its players can check the deal");
    let again = housekeeping::close(&house.beside(), house.titles, &id).await;
    assert_eq!(again, Err(Refused::Over));
}

#[tokio::test(start_paused = true)]
async fn a_table_that_goes_on_while_it_is_closed_is_closed_all_the_same() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let beside = house.beside();
    // The server does not know yet, and its next step finds out.
    housekeeping::close(&beside, house.titles, &id).await.unwrap();
    let seat = acting(&table.look(&people[0]).unwrap());
    let concede = ask(&table, &people[seat.index()], Request::Concede { seat }).await;
    assert_eq!(concede, Err(Refused::Over));
    assert_eq!(table.look(&people[0]).unwrap().ending().unwrap().how, How::Closed);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_was_removed_is_gone_for_everybody() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let mut feed = feed(&house, &id, &people[1]).await;
    let table = house.tables.table(&id).await.unwrap();
    house.beside().remove(&id).await.unwrap();
    house.notice().await;
    assert!(feed.next().await.is_none());
    assert!(table.look(&people[0]).is_err());
    assert_eq!(house.tables.table(&id).await.map(|_| ()), Err(Refused::NoTable));
}

#[tokio::test(start_paused = true)]
async fn a_step_at_a_table_that_was_removed_finds_no_table() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    house.beside().remove(&id).await.unwrap();
    let concede = ask(&table, &people[0], Request::Concede { seat: Seat(0) }).await;
    assert_eq!(concede, Err(Refused::NoTable));
    assert_eq!(house.tables.table(&id).await.map(|_| ()), Err(Refused::NoTable));
}

fn names(snapshot: &Snapshot) -> Vec<String> {
    snapshot.names().iter().cloned().collect()
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_on_for_somebody_who_is_forgotten_under_his_name() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let (elsewhere, others) = duel(&house).await;
    let mut feed = feed(&house, &id, &people[1]).await;
    let (beside, anna) = (house.beside(), name("Anna"));
    let traces = housekeeping::traces(&beside, &anna).await.unwrap();
    let held: Vec<_> = traces.tables.iter().map(|trace| (&trace.table, &trace.seats[..], trace.is_creator)).collect();
    assert_eq!(held, [(&id, &[Seat(0)][..], true), (&elsewhere, &[Seat(0)][..], true)]);
    housekeeping::forget(&beside, house.titles, &anna, &id).await.unwrap();
    house.notice().await;

    let seen = feed.next().await.unwrap().snapshot;
    assert_eq!(names(&seen), ["N. N. 1", "Ben"]);
    assert!(seen.seats_of(&people[0]).is_empty() && seen.chairs()[Seat(0)].bot().is_some());
    assert_eq!(seen.seats_of(&people[1]).iter().collect::<Vec<_>>(), [Seat(1)]);
    // The game goes on: Ben moves, and then the bot of the seat.
    let table = house.tables.table(&id).await.unwrap();
    for seat in [Seat(0), Seat(1)] {
        while acting(&table.look(&people[1]).unwrap()) != seat {
            if seat == Seat(0) {
                step(&table, &people, true).await.unwrap();
            } else {
                next_move(&mut feed).await;
            }
        }
    }
    let kept = stored(&house, &id).await;
    for gone in ["Anna".to_owned(), format!("{:?}", people[0])] {
        assert!(!kept.contains(&gone), "{gone} in {kept}");
    }
    assert!(kept.contains(&format!("{:?}", people[1])) && stored(&house, &elsewhere).await.contains("Anna"));
    assert!(house.tables.replay(&id).await.unwrap().go(u64::MAX).is_ok(), "the log still replays");

    assert_eq!(house.tables.mine(&others[0]).await.unwrap().len(), 1);
    housekeeping::forget(&beside, house.titles, &anna, &elsewhere).await.unwrap();
    assert_eq!(housekeeping::traces(&beside, &anna).await.unwrap(), housekeeping::Footprint::default());
    assert_eq!(beside.forget_strangers().await.unwrap(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_browser_that_is_forgotten_leaves_every_seat_and_its_names() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let open = house.tables.create(&people[1], wish(&["", ""], table::Settings::default())).await.unwrap();
    let lobby = house.tables.table(&open).await.unwrap();
    join(&lobby, &people[1], Seat(1), "Benedikt").await;
    let (beside, ben) = (house.beside(), Whom::Visitor(people[1].clone()));
    let traces = housekeeping::traces(&beside, &ben).await.unwrap();
    assert_eq!(traces.tables.len(), 2);
    for trace in &traces.tables {
        housekeeping::forget(&beside, house.titles, &ben, &trace.table).await.unwrap();
    }
    house.notice().await;

    let seen = lobby.look(&visitor()).unwrap();
    assert_eq!((seen.phase(), seen.chairs()[Seat(1)].person.clone()), (Phase::Open, Person::Nobody));
    let running = house.tables.table(&id).await.unwrap().look(&visitor()).unwrap();
    assert_eq!(names(&running), ["Anna", "N. N. 2"]);
    let back = Request::HandBack { seat: Seat(1) };
    assert_eq!(running.admits(&people[0], &back), Err(Refused::NotHanded), "there is nobody to give it back to");
    for table in [&id, &open] {
        let kept = stored(&house, table).await;
        assert!(!kept.contains("Ben") && !kept.contains(&format!("{:?}", people[1])), "{kept}");
    }
    assert!(house.tables.mine(&people[1]).await.unwrap().is_empty());
    assert_eq!(beside.forget_strangers().await.unwrap(), 1);
}

#[tokio::test(start_paused = true)]
async fn with_a_name_the_devices_of_visitors_are_forgotten_who_have_no_table_left() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let (beside, anna, now) = (house.beside(), name("Anna"), Millis(0));
    for (number, person) in (1..).zip(&people) {
        let (id, person, name) = (DeviceId::new([number; 32]), person.clone(), String::new());
        beside.keep_device(Device { id, person, name, since: now, used: now, ended: None, grant: None }).await.unwrap();
    }
    let traces = housekeeping::traces(&beside, &anna).await.unwrap().tables;
    housekeeping::forget_devices(&beside, &anna, &traces).await.unwrap();
    assert_eq!(beside.devices(None).await.unwrap().len(), 2, "the table is still theirs");
    housekeeping::forget(&beside, house.titles, &anna, &id).await.unwrap();
    housekeeping::forget_devices(&beside, &anna, &traces).await.unwrap();
    let left: Vec<VisitorId> = beside.devices(None).await.unwrap().into_iter().map(|device| device.person).collect();
    assert_eq!(left, people[1..]);
}

/// Two people play at one screen, and one of them is forgotten.
#[tokio::test(start_paused = true)]
async fn whoever_plays_at_the_same_screen_stays() {
    let house = House::new();
    let anna = visitor();
    let id = house.tables.create(&anna, wish(&["", ""], table::Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    join(&table, &anna, Seat(0), "Anna").await;
    join(&table, &anna, Seat(1), "Ben").await;
    let beside = house.beside();
    housekeeping::forget(&beside, house.titles, &name("Ben"), &id).await.unwrap();
    house.notice().await;
    let seen = table.look(&anna).unwrap();
    assert_eq!(names(&seen), ["Anna", ""]);
    assert_eq!(seen.seats_of(&anna).iter().collect::<Vec<_>>(), [Seat(0)]);
    let free = Request::PutBot { seat: Seat(1), bot: "random".to_owned() };
    table.ask(&anna, FormId::random(), free).await.expect("the table is still hers");
}

#[tokio::test(start_paused = true)]
async fn finished_tables_are_removed_after_their_time_and_no_others() {
    let house = House::keeping(24);
    let (over, people) = begin(&house, "dollars-wanted", &["random", "random"], Default::default()).await;
    finished(&house, &over, &people[0]).await;
    let (running, _) = duel(&house).await;
    let stored = house.tables.store().load(&over).await.unwrap().unwrap();
    let ended = stored.touched;
    // More than the store lists at once.
    for _ in 0..100 {
        let mut header = Header::read(&stored.header_text).unwrap();
        header.table = TableId::random();
        let other = NewTable {
            header_text: header.text(),
            secret: stored.secret.clone(),
            commitment: stored.commitment,
            creator: stored.creator.clone(),
            settings: stored.settings.clone(),
            entries: Vec::new(),
            holders: stored.holders.clone(),
            due: None,
        };
        house.tables.store().create(other).await.unwrap();
        let whole =
            Commit { entries: stored.entries.clone(), phase: Some(Phase::Over), ..Commit::new(header.table, 0, ended) };
        house.tables.store().commit(whole).await.unwrap();
    }
    let after = |hours: i64| Millis(ended.0 + hours * 3_600_000);
    let hour = Duration::from_secs(3600);
    house.tables.tidy(Millis::now()).await.unwrap();
    // The clock is believed an hour after the start.
    advance(24 * hour).await;
    house.tables.tidy(after(24)).await.unwrap();
    assert!(house.tables.table(&over).await.is_ok());
    advance(hour).await;
    house.tables.tidy(after(25)).await.unwrap();
    assert_eq!(house.tables.table(&over).await.map(|_| ()), Err(Refused::NoTable));
    assert_eq!(house.tables.store().all_tables().await.unwrap(), vec![running.clone()]);
    assert!(house.tables.table(&running).await.is_ok());
}
