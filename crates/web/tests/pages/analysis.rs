//! The page of a finished table's analysis.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use play::Analysed;
use web::limits;

use crate::house::{Browser, House, two_at_play};

/// A finished table of two bots. Its game is the one that is analysed fastest.
async fn played(browser: &mut Browser, watch: &str) -> String {
    let fields = [("seat-1", "bot-random"), ("seat-2", "bot-random"), ("watch", watch)];
    let table = browser.post("/new/fistful-of-meeples", &fields).await.location().to_owned();
    let mut stream = browser.follow(&format!("{table}/live")).await;
    while !stream.next().await.unwrap()["html"].as_str().unwrap().contains("id=\"ending\"") {}
    table
}

/// The page of a started analysis, once it is done.
async fn done(house: &House, browser: &mut Browser, table: &str) -> String {
    let url = format!("{table}/analysis");
    let id = table.strip_prefix("/t/").unwrap().parse().unwrap();
    let running = browser.get(&url).await.body;
    assert!(running.contains("data-wait") && running.contains("http-equiv=\"refresh\""), "{running}");
    while let Some(Analysed::Running { .. }) = house.web.tables().analysis(&id) {
        tokio::task::yield_now().await;
    }
    browser.get(&url).await.body
}

#[tokio::test]
async fn a_finished_table_is_analysed_when_somebody_asks_and_shows_lines_figures_and_decisions() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = played(&mut anna, "link").await;
    let url = format!("{table}/analysis");
    assert!(anna.get(&table).await.body.contains(&format!("href=\"{url}\"")), "the table's page leads there");
    let before = anna.get(&url).await.body;
    assert!(before.contains("Analyse this game") && !before.contains("polyline"), "{before}");
    assert_eq!(anna.post(&url, &[]).await.location(), url);
    let page = done(&house, &mut anna, &table).await;
    assert_eq!(page.matches("<polyline").count(), 2, "one line per seat: {page}");
    let figures = page.split("<tbody>").nth(1).unwrap().split("</tbody>").next().unwrap();
    let rows = figures.matches("<tr>").count();
    let points = page.split("points=\"").skip(1).map(|rest| rest.split('"').next().unwrap().split(' ').count());
    assert_eq!(rows, points.sum::<usize>(), "every point of the lines is in the table");
    assert!((1..=15).contains(&page.matches("<li class=\"sheet\">").count()), "random play makes mistakes");
    assert_eq!(page.matches("class=\"glimpse\" inert").count(), page.matches("<li class=\"sheet\">").count());
    let ids: Vec<&str> = page.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "small pictures bring no ids: {ids:?}");
    assert!(page.contains(" of 100 tries after the better choice, and in "), "some decision says why: {page}");
    let points = page.matches(" tabindex=\"-1\"><path class=\"reach\"").count();
    assert_eq!(points, rows - 2, "every decision is a point that leads to the replay, and so does its row: {page}");
    let link = figures.split("<a href=\"").nth(points / 2).unwrap();
    let (there, number) = link.split_once("\">").unwrap();
    let replay = anna.get(&there.replace("&amp;", "&")).await.body;
    let (turn, step) = number.split('<').next().unwrap().split_once('·').unwrap();
    let place = replay.split("<output for=\"replay-at\"><b>").nth(1).unwrap().split('<').next().unwrap();
    let steps = place.strip_prefix(&format!("{turn}·")).expect(place);
    let (from, to) = steps.split_once('–').unwrap_or((steps, steps));
    let [from, step, to] = [from, step, to].map(|number| number.parse::<u32>().unwrap());
    assert!((from..=to).contains(&step), "{turn}·{step} leads to {place}");
    let mut german = Browser { language: "de", ..house.visitor().await };
    let page = german.get(&url).await.body;
    assert!(page.contains("Die teuersten Entscheidungen") && !page.contains("analysis-"), "{page}");
}

#[tokio::test]
async fn a_game_that_goes_on_is_not_analysed() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let url = format!("{table}/analysis");
    assert!(!anna.get(&table).await.body.contains(&url));
    assert_eq!(anna.get(&url).await.status, StatusCode::CONFLICT);
    let answer = anna.post(&url, &[]).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("The game is not over yet"), "{}", answer.body);
}

#[tokio::test]
async fn who_may_not_see_a_table_may_neither_start_nor_read_its_analysis() {
    let house = House::new();
    let (mut anna, mut eve) = (house.visitor().await, house.visitor().await);
    let table = played(&mut anna, "nobody").await;
    let url = format!("{table}/analysis");
    assert_eq!(eve.post(&url, &[]).await.status, StatusCode::FORBIDDEN);
    assert!(anna.get(&url).await.body.contains("Analyse this game"), "nobody has started it");
    anna.post(&url, &[]).await.location();
    assert_eq!(eve.get(&url).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.get(&url).await.status, StatusCode::OK);
}

#[tokio::test]
async fn an_address_starts_so_many_analyses_an_hour() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let mut start = async || {
        let table = anna.table(&["person", "person"], "link").await;
        anna.post(&format!("{table}/close"), &[]).await.location();
        let answer = anna.post(&format!("{table}/analysis"), &[]).await;
        (answer.status, anna.get(&format!("{table}/analysis")).await.body)
    };
    for _ in 0..limits::ANALYSES.most {
        assert_eq!(start().await.0, StatusCode::SEE_OTHER);
    }
    let (status, page) = start().await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert!(page.contains("Analyse this game"), "it has not started: {page}");
}
