//! Idle tables are unloaded, and no visitor notices.

use std::time::Duration;

use futures_util::future::join_all;
use play::{Refused, Request};
use store::{Phrase, Saying, TableId};
use table::Seat;
use tokio::time::sleep;

use crate::house::{House, acting, ask, duel, step, visitor};

/// Six visitors at once, this many seconds after the table was loaded and last used: each reads, opens a feed and makes
/// a request.
async fn everybody_asks(house: &House, id: &TableId, seconds: u64) {
    let asks = (0..6).map(async |_| {
        sleep(Duration::from_secs(seconds)).await;
        let (table, who) = (house.tables.table(id).await?, visitor());
        table.look(&who)?;
        assert!(table.follow(who.clone())?.next().await.is_some());
        let refused = ask(&table, &who, Request::Leave { seat: Seat(0) }).await;
        assert_eq!(refused, Err(Refused::Begun));
        Ok::<(), Refused>(())
    });
    for asked in join_all(asks).await {
        assert_eq!(asked, Ok(()), "after {seconds} s");
    }
}

/// A visitor counts as present for a minute; then the table is unloaded at the second idle check, one every ten
/// seconds.
#[tokio::test(start_paused = true)]
async fn a_table_that_is_asked_at_the_very_moment_of_its_unloading_answers() {
    let mut unloaded = Vec::new();
    for seconds in 60..=100 {
        let house = House::new();
        let (id, _) = duel(&house).await;
        let loads = house.disk.loads();
        everybody_asks(&house, &id, seconds).await;
        unloaded.push(house.disk.loads() > loads);
    }
    assert!(!unloaded[0] && unloaded[40], "it is unloaded in between");
    assert!(unloaded.is_sorted(), "and once it is, it stays so");
}

#[tokio::test(start_paused = true)]
async fn what_was_drafted_and_said_is_stored_with_the_table() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let seat = acting(&table.look(&people[0]).unwrap());
    let own = &people[seat.index()];
    step(&table, &people, false).await.unwrap();
    ask(&table, own, Request::Say { seat, saying: Saying::Phrase(Phrase::ALL[0]) }).await.unwrap();
    drop(table);
    let after = async |minutes: u64| {
        sleep(Duration::from_secs(60 * minutes)).await;
        let snapshot = house.tables.table(&id).await.unwrap().look(own).unwrap();
        (snapshot.drafted(seat), snapshot.heard(own).count())
    };
    assert_eq!([after(5).await, after(10).await], [(1, 1), (1, 1)]);
}

#[tokio::test(start_paused = true)]
async fn a_table_to_which_somebody_has_a_handle_stays_in_memory() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let loads = house.disk.loads();
    sleep(Duration::from_secs(3600)).await;
    let again = table.clone();
    drop(table);
    sleep(Duration::from_secs(3600)).await;
    again.look(&people[0]).unwrap();
    house.tables.table(&id).await.unwrap();
    assert_eq!(house.disk.loads(), loads);
    drop(again);
    sleep(Duration::from_secs(3600)).await;
    house.tables.table(&id).await.unwrap();
    assert_eq!(house.disk.loads(), loads + 1);
}
