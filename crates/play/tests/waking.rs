//! Tables at which a bot was to decide go on after a restart.

use std::time::Duration;

use play::Tables;
use store::{TableId, TableSettings, VisitorId};
use table::Seat;
use tokio::time::sleep;

use crate::house::{ANY, House, acting, begin_at, duel, step};

/// A game of a person and a bot, in which it is the bot's turn.
pub(crate) async fn left_to_a_bot(tables: &Tables) -> (TableId, Vec<VisitorId>) {
    let (id, people) = begin_at(tables, "dollars-wanted", &["", "random"], TableSettings::default()).await;
    let table = tables.table(&id).await.unwrap();
    while acting(&table.look(&people[0]).unwrap()) == Seat(0) {
        step(&table, &people, false).await.unwrap();
    }
    (id, people)
}

/// How many entries are stored.
pub(crate) async fn entries(tables: &Tables, id: &TableId) -> usize {
    tables.store().load(id).await.unwrap().unwrap().entries.len()
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_bots_go_on_though_nobody_opens_their_tables() {
    let house = House::of(catalog::titles(), ANY, Duration::from_secs(2));
    let mut left = Vec::new();
    for _ in 0..6 {
        let (id, people) = left_to_a_bot(&house.tables).await;
        left.push((entries(&house.tables, &id).await, id, people));
    }
    duel(&house).await;
    let house = house.restart().await;
    sleep(Duration::from_secs(3600)).await;
    for (before, id, _) in &left {
        assert_eq!(entries(&house.tables, id).await, *before, "nothing moves by itself");
    }

    let loads = house.disk.loads();
    house.tables.wake_all().await.unwrap();
    assert_eq!(house.disk.loads() - loads, 2 * left.len() + 1, "the table without a bot is read, not kept");
    sleep(Duration::from_secs(600)).await;
    assert_eq!(house.tables.vitals().tables, 0, "none stays in memory");
    for (before, id, people) in &left {
        assert!(entries(&house.tables, id).await > *before);
        let table = house.tables.table(id).await.unwrap();
        assert_eq!(acting(&table.look(&people[0]).unwrap()), Seat(0), "a person decides");
    }
}
