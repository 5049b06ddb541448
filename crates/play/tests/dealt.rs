//! A name brings a deal back, with the choices of its bots. Without a name nobody can predict anything.

use std::time::Duration;

use play::record::Record;
use play::{Request, Table};
use store::{Entry, FormId, Millis, TableId, TableSettings};
use table::deal::{Party, Secret};
use table::{Seat, Settings};

use crate::house::{House, ask, begin, finished, visitor, wish};

/// A whole game of bots: its header, its secret, and its log without the times.
async fn played(house: &House, game: &str) -> (String, String, Vec<Entry>) {
    let (id, people) = begin(house, game, &["beginner", "random", "beginner"], TableSettings::default()).await;
    finished(house, &id, &people[0]).await;
    let stored = house.tables.store().load(&id).await.unwrap().unwrap();
    Record::read(&Record::of(&stored).text()).unwrap().check(catalog::titles()).unwrap();
    let entries = stored.entries.into_iter().map(|entry| Entry { at: Millis(0), ..entry }).collect();
    (stored.header_text, stored.secret.open(), entries)
}

#[tokio::test(start_paused = true)]
async fn the_same_name_deals_the_same_tables_and_its_bots_play_them_the_same() {
    // The pauses of bots differ, and with them the time that they might think.
    let first = House::dealt("twins");
    let second = House::watched("twins");
    for title in catalog::titles().iter() {
        assert_eq!(played(&first, title.name()).await, played(&second, title.name()).await, "{}", title.name());
    }
}

/// The expected values come from another process at another time.
#[tokio::test(start_paused = true)]
async fn a_name_deals_the_same_in_every_process_and_at_any_time() {
    let house = House::dealt("golden");
    let id = house.tables.create(&visitor(), wish(&["", ""], Settings::default())).await.unwrap();
    let stored = house.tables.store().load(&id).await.unwrap().unwrap();
    assert_eq!(id.as_str(), "pcpca65kcqt6");
    assert_eq!(stored.secret.open(), "39ca2d75fe90ae1cd30bda894fe4f5ae6e46c55e5ef910b21685819fa48ab6a3");
    assert!(stored.header_text.contains("\"created\":1767225600000"), "{}", stored.header_text);
}

#[tokio::test(start_paused = true)]
async fn another_name_and_the_next_table_of_one_name_are_dealt_otherwise() {
    let (one, other) = (House::dealt("one"), House::dealt("other"));
    let (first, next) = (played(&one, "desperados").await, played(&one, "desperados").await);
    let another = played(&other, "desperados").await;
    for (one, other) in [(&first, &next), (&first, &another)] {
        assert_ne!(one.0, other.0);
        assert_ne!(one.1, other.1);
        assert_ne!(one.2, other.2);
    }
}

/// Sits down at the only free seat of a new table with a value, and starts the game; returns what the seat then sees.
async fn dealt_with(value: u8) -> String {
    let (house, anna) = (House::dealt("values"), visitor());
    let id = house.tables.create(&anna, wish(&["", "random"], Settings::default())).await.unwrap();
    let table: Table = house.tables.table(&id).await.unwrap();
    let (seat, secret) = (Seat(0), Secret::new([value; 32]));
    let commitment = Some(secret.commitment(Party::Seat(seat), table.look(&anna).unwrap().header_text()));
    ask(&table, &anna, Request::Sit { seat, name: "Anna".to_owned(), commitment, of: None }).await.unwrap();
    ask(&table, &anna, Request::Ready { seat, opened: Some(secret) }).await.unwrap();
    table.look(&anna).unwrap().seen(table::Viewer::Seat(seat)).unwrap().view_json()
}

#[tokio::test(start_paused = true)]
async fn what_peoples_browsers_add_still_changes_a_named_deal() {
    assert_eq!(dealt_with(1).await, dealt_with(1).await);
    assert_ne!(dealt_with(1).await, dealt_with(2).await);
}

#[tokio::test(start_paused = true)]
async fn a_form_that_is_sent_again_opens_no_second_table_of_a_name() {
    let (house, who, form) = (House::dealt("forms"), visitor(), FormId::random());
    let wish = || wish(&["", ""], Settings::default());
    let made = house.tables.create_by(&who, &form, wish()).await.unwrap();
    assert_eq!(house.tables.created_by(&who, &form).await, Ok(Some(made.clone())));
    assert_eq!(house.tables.create_by(&who, &form, wish()).await, Ok(made.clone()));
    assert_ne!(house.tables.create_by(&who, &FormId::random(), wish()).await, Ok(made));
}

#[tokio::test(start_paused = true)]
async fn without_a_name_no_id_no_secret_and_no_deal_comes_twice() {
    let mut seen: Vec<(TableId, String, String)> = Vec::new();
    for _ in 0..8 {
        let house = House::real(catalog::titles(), Duration::ZERO);
        let before = house.tables.store().clock().now();
        let (id, _) = begin(&house, "dollars-wanted", &["random", "random"], TableSettings::default()).await;
        let stored = house.tables.store().load(&id).await.unwrap().unwrap();
        let created = store::Header::read(&stored.header_text).unwrap().created;
        assert!(created >= before && created <= house.tables.store().clock().now(), "it was made now");
        let digest = stored.entries.iter().find_map(|entry| entry.digest).unwrap().to_string();
        for (known, secret, deal) in &seen {
            assert!(*known != id && *secret != stored.secret.open() && *deal != digest);
        }
        seen.push((id, stored.secret.open(), digest));
    }
}
