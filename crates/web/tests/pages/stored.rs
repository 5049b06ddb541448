//! What visits store in the database, and what a damaged table affects.

use std::time::Duration;

use axum::http::StatusCode;
use futures_util::FutureExt;
use play::record::Record;
use store::Millis;

use crate::house::{Browser, House, two_at_play};

#[tokio::test]
async fn visits_alone_leave_nothing_in_the_database() {
    let house = House::new();
    let visitors =
        || house.database().query_row("SELECT count(*) FROM visitors", [], |row| row.get::<_, u32>(0)).unwrap();
    for _ in 0..20 {
        let mut visitor = house.visitor().await;
        visitor.get("/").await;
        visitor.post("/language", &[("language", "de")]).await;
    }
    assert_eq!(visitors(), 0);

    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = anna.table(&["person", "person"], "link").await;
    assert_eq!(visitors(), 1);
    ben.get(&table).await;
    assert_eq!(visitors(), 1);
    ben.sit(&table, "2", "Ben").await.location();
    assert_eq!(visitors(), 2);
}

#[tokio::test]
async fn a_request_that_changes_nothing_leaves_nothing_in_the_database() {
    let house = House::new();
    let answers =
        || house.database().query_row("SELECT count(*) FROM answers", [], |row| row.get::<_, u32>(0)).unwrap();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    anna.sit(&table, "1", "Anna").await.location();
    anna.ready(&table, "1").await.location();
    let before = answers();
    anna.ready(&table, "1").await.location();
    assert_eq!(answers(), before, "Anna is ready already");
}

#[tokio::test]
async fn the_home_page_after_a_restart_tells_who_sits_at_each_of_a_visitors_tables() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    for _ in 0..3 {
        let table = anna.table(&["person", "person"], "link").await;
        ben.sit(&table, "2", "Ben").await.location();
    }
    let house = house.again(&mut [&mut anna, &mut ben]).await;
    assert_eq!(house.web.tables().vitals().tables, 0);
    for _ in 0..2 {
        assert_eq!(anna.get("/").await.body.matches("Ben").count(), 3);
        assert_eq!(house.web.tables().vitals().tables, 3);
    }
}

/// A restarted server with two tables that Anna has made, one of them damaged.
struct Damaged {
    house: House,
    anna: Browser,
    /// The path of the damaged table.
    hurt: String,
    /// The path of the other table.
    sound: String,
    /// The id of the damaged table.
    id: String,
}

/// Makes two public tables, and writes an invalid value into a column of the first.
async fn one_damaged_of_two(column: &str, value: &str) -> Damaged {
    let house = House::new();
    let mut anna = house.visitor().await;
    let hurt = anna.table(&["person", "person"], "everybody").await;
    let sound = anna.table(&["person", "person"], "everybody").await;
    let id = hurt.strip_prefix("/t/").unwrap().to_owned();
    house.database().execute(&format!("UPDATE tables SET {column} = ?1 WHERE id = ?2"), [value, id.as_str()]).unwrap();
    let house = house.again(&mut [&mut anna]).await;
    Damaged { house, anna, hurt, sound, id }
}

#[tokio::test]
async fn one_damaged_table_says_so_and_everything_else_is_as_usual() {
    let Damaged { house, mut anna, hurt, sound, id } = one_damaged_of_two("phase", "runnin").await;

    assert_eq!(anna.get("/health").await.status, StatusCode::OK);
    for browser in [&mut anna, &mut house.browser()] {
        let home = browser.get("/").await;
        assert_eq!(home.status, StatusCode::OK);
        assert!(home.body.contains(&sound) && !home.body.contains(&hurt), "{}", home.body);
        assert_eq!(browser.get(&sound).await.status, StatusCode::OK);
        let answer = browser.get(&hurt).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(answer.body.contains("This table is damaged"), "{}", answer.body);
        assert_eq!(answer.header("retry-after"), "", "waiting does not help");
    }
    let log = crate::log::lines();
    assert!(log.contains(&id) && log.contains("`runnin` is no phase"), "{log}");
}

/// Changes the digest of a table's deal, as if the rules had been different then.
fn differ(house: &House, table: &str) {
    let id = table.strip_prefix("/t/").unwrap();
    let of_start = "key = (SELECT key FROM tables WHERE id = ?1) AND entry LIKE '%\"kind\":\"start\"%'";
    let read = format!("SELECT entry FROM entries WHERE {of_start}");
    let entry: String = house.database().query_row(&read, [id], |row| row.get(0)).unwrap();
    let mut entry: serde_json::Value = serde_json::from_str(&entry).unwrap();
    entry["digest"] = "0123456789abcdef".into();
    let write = format!("UPDATE entries SET entry = ?2 WHERE {of_start}");
    assert_eq!(house.database().execute(&write, [id, &entry.to_string()]).unwrap(), 1);
}

#[tokio::test]
async fn a_finished_game_that_todays_rules_cannot_follow_is_downloaded_as_it_was_stored() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let seat = anna.get(&table).await.hidden("seat");
    anna.post(&format!("{table}/concede"), &[("seat", &seat)]).await.location();
    let download = format!("{table}/download");
    let before = Record::read(&ben.get(&download).await.body).unwrap();
    differ(&house, &table);
    let house = house.again(&mut [&mut anna, &mut ben]).await;

    let page = ben.get(&table).await.body;
    assert!(page.contains("replays differently") && page.contains(&format!("href=\"{download}\"")), "{page}");
    for browser in [&mut ben, &mut house.browser()] {
        let file = browser.get(&download).await;
        assert_eq!(file.status, StatusCode::OK);
        let record = Record::read(&file.body).unwrap();
        assert_eq!((&record.header, record.commitment), (&before.header, before.commitment));
        let differing = record.entries.iter().zip(&before.entries).filter(|(now, then)| now != then).count();
        assert_eq!((record.entries.len(), differing), (before.entries.len(), 1));
    }

    // A game that the program no longer knows has no page, but its record is complete.
    house.database().execute("UPDATE tables SET header = replace(header, 'dollars-wanted', 'poker')", []).unwrap();
    let house = house.again(&mut [&mut anna, &mut ben]).await;
    assert_eq!(ben.get(&table).await.status, StatusCode::CONFLICT);
    let record = Record::read(&house.browser().get(&download).await.body).unwrap();
    assert!(record.header.contains("poker") && record.entries.len() == before.entries.len());
}

#[tokio::test]
async fn a_running_or_private_game_that_todays_rules_cannot_follow_gives_nothing_away() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    differ(&house, &table);
    let house = house.again(&mut [&mut anna, &mut ben]).await;
    let page = anna.get(&table).await.body;
    assert!(page.contains("replays differently") && !page.contains("/download"), "{page}");
    assert_eq!(anna.get(&format!("{table}/download")).await.status, StatusCode::CONFLICT);

    house.database().execute("UPDATE tables SET watch = 'nobody', phase = 'over'", []).unwrap();
    let house = house.again(&mut [&mut anna, &mut ben]).await;
    assert_eq!(ben.get(&format!("{table}/download")).await.status, StatusCode::CONFLICT, "its secret is not shown");
    let stranger = house.browser().get(&format!("{table}/download")).await;
    assert_eq!(stranger.status, house.browser().get(&table).await.status);
    assert!(!stranger.body.contains("entries"), "{}", stranger.body);
}

/// A failed read for a page is not reported as a failed write.
#[tokio::test]
async fn a_database_that_cannot_be_read_is_not_said_to_be_one_that_cannot_be_written() {
    let house = House::new();
    house.database().execute_batch("ALTER TABLE tables RENAME TO gone").unwrap();
    let answer = house.browser().get("/").await;
    assert_eq!((answer.status, answer.header("retry-after")), (StatusCode::SERVICE_UNAVAILABLE, "5"));
    assert!(answer.body.contains("cannot use its database"), "{}", answer.body);
}

#[tokio::test]
async fn a_page_changes_its_language_while_the_database_fails() {
    let house = House::new();
    let mut anna = house.visitor().await;
    house.database().execute_batch("ALTER TABLE channels RENAME TO gone").unwrap();
    let form = [("language", "de"), ("back", "/rules/desperados")];
    assert_eq!(anna.post("/language", &form).await.location(), "/rules/desperados");
    assert!(anna.get("/rules/desperados").await.body.contains("<html lang=\"de\""));
    let log = crate::log::lines();
    assert!(log.contains("messages keep their language for now") && !log.contains(" WARN "), "{log}");
}

#[tokio::test]
async fn who_asks_whether_the_server_works_is_told_in_one_line_and_the_log_says_it_once() {
    let house = House::new();
    let database = house.database();
    let mut lines = Vec::new();
    for (change, status) in [("tables RENAME TO gone", 503), ("gone RENAME TO tables", 200)] {
        database.execute_batch(&format!("ALTER TABLE {change}")).unwrap();
        // Another server could do no better.
        assert_eq!(house.browser().get("/ready").await.status, StatusCode::OK);
        for path in ["/health", "/health"] {
            let answer = house.browser().get(path).await;
            let body = if status == 200 { "ok\n" } else { "the database cannot be read\n" };
            assert_eq!((answer.status.as_u16(), &*answer.body), (status, body), "{path}");
            assert!(answer.header("content-type").starts_with("text/plain"), "{path}");
        }
        let log = crate::log::lines();
        let told = log.lines().filter(|line| [" ERROR ", " WARN ", " INFO "].iter().any(|level| line.contains(level)));
        lines.push(told.map(str::to_owned).collect::<Vec<_>>());
    }
    assert!(matches!(&lines[0][..], [line] if line.contains("ERROR") && line.contains("no such table")), "{lines:#?}");
    assert!(matches!(&lines[1][..], [line] if line.contains("INFO") && line.contains("again")), "{lines:#?}");
}

#[tokio::test]
async fn a_damaged_table_keeps_no_other_from_being_closed_in_time() {
    let Damaged { house, mut anna, sound, id, .. } = one_damaged_of_two("header", "{").await;

    let begun = Millis::now();
    house.web.tables().tidy(begun).await.unwrap();
    let hours = 25;
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(hours * 3600)).await;
    tokio::time::resume();
    house.web.tables().tidy(Millis(begun.0 + hours as i64 * 3_600_000)).await.unwrap();
    assert!(anna.get(&sound).await.body.contains("id=\"ending\""));
    let log = crate::log::lines();
    assert!(log.contains(&format!("table={id}")) && log.contains("cannot be closed"), "{log}");
}

/// A commit of another visitor's draft may wait for the disk; pages must not wait for it, or they would reveal the
/// draft.
#[tokio::test]
async fn no_page_and_no_poll_waits_for_the_draft_of_another() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    // A visitor whose visit the server would store.
    let mut stranger = house.visitor().await;
    let database = house.database();
    database.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut drafting = Box::pin(async { anna.step(&table, 0).await });
    // Lets the draft run until it waits for the disk.
    for _ in 0..100 {
        assert!((&mut drafting).now_or_never().is_none(), "the disk is locked");
        tokio::task::yield_now().await;
    }
    for path in [table.clone(), format!("{table}/turn")] {
        for browser in [&mut ben, &mut stranger] {
            assert_eq!(browser.get(&path).await.status, StatusCode::OK);
        }
    }
    assert!((&mut drafting).now_or_never().is_none(), "nobody waited for Anna");
    database.execute_batch("ROLLBACK").unwrap();
    drafting.await.location();
}
