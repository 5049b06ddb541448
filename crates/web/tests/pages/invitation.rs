//! What the preview of a link to a table shows, and that it leaves no trace.

use std::collections::BTreeMap;

use rusqlite::types::Value;

use crate::house::{BASE, Browser, House, two_at_play};

/// The Open Graph tags of a page.
pub(crate) fn tags(page: &str) -> BTreeMap<&str, &str> {
    let tags = page.split("<meta property=\"og:").skip(1);
    tags.map(|rest| {
        let (name, rest) = rest.split_once("\" content=\"").unwrap();
        (name, rest.split('"').next().unwrap())
    })
    .collect()
}

/// A program that fetches a page for its preview: no cookies, no language.
async fn preview(house: &House, table: &str) -> String {
    house.browser().get(table).await.body
}

#[tokio::test]
async fn a_link_tells_who_invites_to_which_game_with_its_picture() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for title in catalog::titles().iter() {
        let fields = [("seat-1", "me"), ("seat-2", "person"), ("name", "Anna <3")];
        let table = anna.post(&format!("/new/{}", title.name()), &fields).await.location().to_owned();
        let page = preview(&house, &table).await;
        let tags = tags(&page);
        let game = catalog::shows().find(title.name()).unwrap().words(look::Language::En).say("game-name");
        assert_eq!(tags["title"], format!("Anna &lt;3 invites you to play {game}"));
        assert_eq!(tags["url"], format!("{BASE}{table}"));
        assert!(!tags["description"].is_empty(), "{tags:?}");
        let picture = tags["image"].strip_prefix(BASE).unwrap();
        let picture = house.browser().get(picture).await;
        assert_eq!(picture.header("content-type"), "image/png");
        assert!(picture.body.contains("PNG"), "{}", title.name());
    }
}

#[tokio::test]
async fn a_host_without_a_name_or_a_seat_is_not_named_and_whoever_is_seated_needs_no_invitation() {
    let house = House::new();
    let mut stranger = house.visitor().await;
    let unnamed =
        stranger.post("/new/dollars-wanted", &[("who", "friends"), ("name", "Laredo")]).await.location().to_owned();
    let unseated = stranger.table(&["person", "person"], "link").await;
    for table in [&unnamed, &unseated] {
        assert_eq!(tags(&preview(&house, table).await)["title"], "You are invited to play Dollars Wanted");
    }
    assert!(tags(&stranger.get(&unnamed).await.body).is_empty());
}

#[tokio::test]
async fn the_preview_of_a_running_game_names_its_players_and_stays_the_same_while_they_play() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let before = preview(&house, &table).await;
    assert_eq!(tags(&before)["title"], "Dollars Wanted, the table of Anna and Ben.");
    anna.step(&table, 0).await.location();
    assert_eq!(tags(&preview(&house, &table).await), tags(&before));
    let private = [("seat-1", "me"), ("seat-2", "bot-random"), ("watch", "nobody"), ("name", "Anna")];
    let private = anna.post("/new/dollars-wanted", &private).await.location().to_owned();
    assert!(tags(&preview(&house, &private).await).is_empty(), "nobody may watch it");
}

/// Everything in the database.
fn stored(house: &House) -> Vec<Vec<Value>> {
    let database = house.database();
    let mut names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").unwrap();
    let names: Vec<String> = names.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut all = Vec::new();
    for name in names {
        let mut rows = database.prepare(&format!("SELECT * FROM {name}")).unwrap();
        let count = rows.column_count();
        let rows = rows.query_map([], |row| (0..count).map(|at| row.get(at)).collect()).unwrap();
        all.extend(rows.map(|row| row.unwrap()));
    }
    all
}

#[tokio::test]
async fn a_preview_leaves_no_trace() {
    let house = House::new();
    let mut anna: Browser = house.visitor().await;
    // A bot begins, and would play once the table is in memory.
    let table = anna.table(&["bot-random", "bot-random"], "link").await;
    let house = house.again(&mut [&mut anna]).await;
    let before = stored(&house);
    let answer = house.browser().get(&table).await;
    assert!(answer.headers.get("set-cookie").is_none(), "{:?}", answer.headers);
    assert!(answer.body.contains("og:title"), "{}", answer.body);
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    let vitals = house.web.tables().vitals();
    assert_eq!((vitals.tables, vitals.people, vitals.thinking), (0, 0, 0));
    assert_eq!(stored(&house), before);

    let mut ben = house.browser();
    let lobby = anna.table(&["person", "person"], "link").await;
    anna.get(&lobby).await;
    let people = house.web.tables().vitals().people;
    ben.get(&lobby).await;
    assert_eq!(house.web.tables().vitals().people, people, "nor at a table that is in memory");
}
