//! The guided first game: one click to a table with a guide, always dealt the same.

use axum::http::StatusCode;
use store::{Phase, TableId};
use web::limits;

use crate::house::{Answer, Browser, House};

/// Opens the guided game of this name.
async fn learn(browser: &mut Browser, game: &str) -> String {
    browser.get("/").await;
    browser.post(&format!("/learn/{game}"), &[]).await.location().to_owned()
}

fn id(table: &str) -> TableId {
    table.strip_prefix("/t/").unwrap().parse().unwrap()
}

/// The names of the tips on a page, in their order.
fn tips(page: &Answer) -> Vec<&str> {
    page.body.split("data-tip=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The values of the buttons that decide.
fn choices(page: &Answer) -> Vec<String> {
    page.buttons("action")
}

#[tokio::test]
async fn one_click_leads_to_the_first_choice_of_every_game_with_its_first_tip() {
    let house = House::new();
    for title in catalog::titles().iter() {
        let lesson = title.lesson().unwrap_or_else(|| panic!("{} has no guided game", title.name()));
        let mut stranger = house.browser();
        let address = format!("action=\"/learn/{}\"", title.name());
        assert!(stranger.get("/").await.body.contains(&address));
        assert!(stranger.get(&format!("/rules/{}", title.name())).await.body.contains(&address));
        let table = learn(&mut stranger, title.name()).await;
        let page = stranger.get(&table).await;
        assert!(!choices(&page).is_empty(), "{}: the learner has the first decision", title.name());
        assert_eq!(tips(&page).first(), Some(&"goal"), "{}", title.name());
        assert!(page.body.contains("id=\"guide\"") && page.body.contains("always has the same deal"));
        let snapshot = house.web.tables().glances(&[id(&table)]).await.remove(0).unwrap();
        let bots =
            snapshot.chairs().iter().filter(|chair| chair.bot().is_some_and(|(bot, _)| bot.starts_with("beginner.")));
        assert_eq!(bots.count(), usize::from(lesson.seats) - 1, "{}", title.name());
    }
}

#[tokio::test]
async fn every_guided_game_has_the_same_deal_and_no_other_has_it() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let mut ben = house.visitor().await;
    let (first, second) = (learn(&mut anna, "dollars-wanted").await, learn(&mut ben, "dollars-wanted").await);
    let (first, second) = (choices(&anna.get(&first).await), choices(&ben.get(&second).await));
    assert_eq!(first, second);
    let seats = [("seat-1", "me"), ("seat-2", "bot-beginner"), ("name", "Anna")];
    let usual = anna.post("/new/dollars-wanted", &seats).await.location().to_owned();
    let usual = anna.get(&usual).await;
    assert_ne!(choices(&usual), first);
    assert!(!usual.body.contains("id=\"guide\"") && !usual.body.contains("always has the same deal"));
}

#[tokio::test]
async fn the_guide_is_there_after_a_restart_and_for_nobody_else() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = learn(&mut anna, "fistful-of-meeples").await;
    let before = anna.get(&table).await;
    let house = house.again(&mut [&mut anna]).await;
    let after = anna.get(&table).await;
    assert_eq!((tips(&after), choices(&after)), (tips(&before), choices(&before)));
    let mut eve = house.visitor().await;
    for address in [table.clone(), format!("{table}?seat=1"), format!("{table}?view=table")] {
        let page = eve.get(&address).await;
        assert!(!page.body.contains("id=\"guide\"") && choices(&page).is_empty(), "{address}");
    }
    assert_ne!(eve.post(&format!("{table}/step"), &[("seat", "1"), ("at", "1"), ("action", "pass")]).await.status, 200);
    assert!(!anna.get(&format!("{table}?view=table")).await.body.contains("id=\"guide\""), "nor on a television");
}

#[tokio::test]
async fn whoever_plays_without_a_name_is_you_to_himself_and_has_a_name_of_no_language_to_others() {
    let house = House::new();
    let (mut anna, mut eve) = (house.visitor().await, house.visitor().await);
    let table = learn(&mut anna, "dollars-wanted").await;
    let names = |page: &Answer| {
        let names = page.body.split("class=\"name\"").skip(1);
        let text = |rest: &str| Some(rest.split_once('>')?.1.split('<').next()?.trim().to_owned());
        names
            .filter_map(text)
            .filter(|name| name == "You" || look::NEWCOMERS.contains(&name.as_str()))
            .collect::<Vec<String>>()
    };
    let (own, watched) = (names(&anna.get(&table).await), names(&eve.get(&table).await));
    // The phone's line of players, the panel, and the place in the menu, which only she has.
    assert_eq!(own, ["You", "You", "You"]);
    assert!(watched.len() == 2 && watched[0] == watched[1] && watched[0] != "You", "{watched:?}");
}

#[tokio::test]
async fn the_home_page_marks_a_guided_game_and_its_end_leads_to_a_usual_one_against_bots() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let usual = anna.post("/play/dollars-wanted", &[]).await.location().to_owned();
    let table = learn(&mut anna, "dollars-wanted").await;
    let home = anna.get("/").await.body;
    let line = |table: &str| home.split(&format!("href=\"{table}\"")).last().unwrap().split("</a>").next().unwrap();
    assert!(line(&table).contains("guided") && !line(&usual).contains("guided"), "{home}");
    for (table, leads) in [(&table, true), (&usual, false)] {
        anna.post(&format!("{table}/close"), &[]).await.location();
        let over = anna.get(table).await.body;
        assert_eq!(over.contains("action=\"/play/dollars-wanted\""), leads, "{over}");
    }
    let mut eve = house.visitor().await;
    assert!(!eve.get(&table).await.body.contains("action=\"/play/"), "it is only for the learner");
}

#[tokio::test]
async fn once_it_is_over_there_is_no_guide_and_the_rematch_is_a_usual_game() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = learn(&mut anna, "dollars-wanted").await;
    anna.post(&format!("{table}/close"), &[]).await.location();
    assert!(!anna.get(&table).await.body.contains("id=\"guide\""));
    assert!(!anna.get(&format!("{table}/replay")).await.body.contains("data-tip"), "nor in the replay");
    let next = anna.post(&format!("{table}/rematch"), &[]).await.location().to_owned();
    let snapshot = house.web.tables().glances(&[id(&next)]).await.remove(0).unwrap();
    assert_eq!((snapshot.phase(), snapshot.header().lesson.clone()), (Phase::Running, None));
}

#[tokio::test]
async fn a_downloaded_guided_game_can_be_checked_and_has_the_secret_of_its_lesson() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = learn(&mut anna, "dollars-wanted").await;
    anna.post(&format!("{table}/close"), &[]).await.location();
    let text = anna.get(&format!("{table}/download")).await.body;
    let record = play::record::Record::read(&text).unwrap();
    let checked = record.check(catalog::titles()).unwrap();
    assert!(checked.progress.header.lesson.is_some());
}

#[tokio::test]
async fn guided_games_count_among_the_new_tables_and_unknown_ones_are_not_found() {
    let house = House::new();
    let mut anna = house.visitor().await;
    assert_eq!(anna.post("/learn/poker", &[]).await.status, StatusCode::NOT_FOUND);
    for _ in 0..limits::TABLES.most / limits::OPEN_TABLES.most {
        let mut learner = house.visitor().await;
        for _ in 0..limits::OPEN_TABLES.most {
            learner.post("/learn/dollars-wanted", &[]).await.location();
        }
    }
    let answer = anna.post("/learn/dollars-wanted", &[]).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS, "the household has made too many tables");
    assert!(answer.body.contains("opened many tables"), "{}", answer.body);
}
