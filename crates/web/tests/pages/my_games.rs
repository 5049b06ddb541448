//! A person's tables: what waits for them first, how finished ones ended, and the way to the next.

use crate::house::{House, two_at, two_at_play};

#[tokio::test]
async fn finished_tables_tell_how_they_ended_for_each_who_sat_there() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let seat = anna.get(&table).await.hidden("seat");
    anna.post(&format!("{table}/concede"), &[("seat", &seat)]).await.location();
    for (who, result) in [(&mut anna, "you gave up"), (&mut ben, "you won")] {
        let page = who.get("/games?over=true").await.body;
        let row = page.split(&format!("href=\"{table}\"")).nth(1).unwrap().split("</a>").next().unwrap();
        assert!(row.contains(result), "{row}");
        assert!(!who.get("/games").await.body.contains(&table), "it runs no more");
    }
}

#[tokio::test]
async fn a_person_finds_all_their_tables_page_by_page_and_by_game() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let mut tables = Vec::new();
    for _ in 0..21 {
        let table = anna.table_of("wyatt-earp", &["person", "person"], "link").await;
        anna.post(&format!("{table}/close"), &[]).await.location();
        tables.push(table);
    }
    let other = anna.table_of("desperados", &["person", "person"], "link").await;
    let home = anna.get("/").await.body;
    assert!(home.contains("href=\"/games?over=true\">Finished tables (21)") && home.contains(&other));
    let shown = |page: &str| tables.iter().filter(|table| page.contains(*table)).count();
    let first = anna.get("/games?over=true").await.body;
    assert!(shown(&first) == 20 && first.contains("rel=\"next\"") && !first.contains("rel=\"prev\""));
    let second = anna.get("/games?over=true&page=1").await.body;
    assert!(shown(&second) == 1 && !second.contains("rel=\"next\"") && second.contains("rel=\"prev\""));
    assert!(anna.get("/games?over=false").await.body.contains(&other));
    let of_game = anna.get("/games?over=true&game=desperados").await.body;
    assert!(shown(&of_game) == 0 && of_game.contains("There are none."));
    assert_eq!(anna.get("/games?game=chess").await.status, 404);
    let stranger = house.browser().get("/games?over=true").await.body;
    assert_eq!(shown(&stranger), 0);
}

#[tokio::test]
async fn the_next_game_is_the_one_that_waits_longest_and_never_the_one_that_one_comes_from() {
    let house = House::new();
    let (first, mut anna, _ben) = two_at_play(&house).await;
    assert_eq!(anna.get("/next").await.location(), first);
    assert_eq!(anna.get(&format!("/next?from={}", first.trim_start_matches("/t/"))).await.location(), "/");
    assert_eq!(house.browser().get("/next?from=nonsense").await.location(), "/");
    let page = anna.get(&first).await.body;
    assert!(page.contains(&format!("href=\"/next?from={}\"", first.trim_start_matches("/t/"))));
    let (other, ..) = two_at(&house, "desperados").await;
    assert_ne!(anna.get("/next").await.location(), other, "it is not theirs");
}
