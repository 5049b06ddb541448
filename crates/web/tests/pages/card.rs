//! The card of a finished game, and the link to send with it.

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{StatusCode, header};
use tower::ServiceExt;

use crate::house::{BASE, Browser, House, two_at_play};
use crate::invitation::tags;
use crate::moment::played;

/// The status, the entity tag, the caching and the body of a card.
async fn card(browser: &Browser, path: &str, known: &str) -> (StatusCode, String, String, Bytes) {
    let request = browser.request("GET", path).header(header::IF_NONE_MATCH, known).body(Body::empty()).unwrap();
    let response = browser.router.clone().oneshot(request).await.unwrap();
    let header = |name| response.headers().get(name).map_or("", |value| value.to_str().unwrap()).to_owned();
    let (status, tag, caching) = (response.status(), header(header::ETAG), header(header::CACHE_CONTROL));
    (status, tag, caching, to_bytes(response.into_body(), usize::MAX).await.unwrap())
}

#[tokio::test]
async fn every_finished_game_has_a_card_in_the_asked_language_that_is_sent_once() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let stranger = house.browser();
    for (title, language) in catalog::titles().iter().zip(["en", "de", "fr", "nl"]) {
        let table = played(&mut anna, title.name()).await;
        let path = format!("{table}/card.png?language={language}");
        let (status, tag, caching, picture) = card(&stranger, &path, "").await;
        assert_eq!((status, caching.as_str()), (StatusCode::OK, "no-cache"), "{path}");
        assert!(picture.starts_with(b"\x89PNG") && picture[16..24] == [0, 0, 4, 0xb0, 0, 0, 2, 0x76], "{path}");
        assert!(picture.len() < 150_000, "{path}: {} bytes", picture.len());
        assert_eq!(card(&anna, &path, &tag).await.0, StatusCode::NOT_MODIFIED, "{path}");
        let (status, own, ..) = card(&stranger, &format!("{table}/card.png?language=zz"), "").await;
        assert_eq!(
            (status, own == tag),
            (StatusCode::OK, language == "en"),
            "{path}: the reader's own language is English"
        );
    }
}

#[tokio::test]
async fn a_link_to_a_finished_game_tells_who_won_and_what_is_worth_retelling_with_its_card() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = played(&mut anna, "desperados").await;
    let ending = anna.get(&table).await.body;
    let told: Vec<&str> = ending
        .split("class=\"highlights\"")
        .nth(1)
        .unwrap()
        .split("</ul>")
        .next()
        .unwrap()
        .split("<span>")
        .skip(1)
        .map(|rest| rest.split("</span>").next().unwrap())
        .collect();
    for page in [table.clone(), format!("{table}/replay")] {
        let page = house.browser().get(&page).await.body;
        let tags = tags(&page);
        assert!(tags["title"].ends_with("Desperados") && !tags["title"].contains("the table of"), "{tags:?}");
        assert_eq!(tags["description"], told.join(" "));
        assert_eq!(tags["url"], format!("{BASE}{table}/replay"));
        let picture = tags["image"].strip_prefix(BASE).unwrap();
        assert_eq!(card(&house.browser(), picture, "").await.0, StatusCode::OK);
        let sends = format!("data-send=\"replay-link\" data-title=\"{}\"", tags["title"]);
        assert!(
            page.contains(&sends) && page.contains("id=\"replay-link\" type=\"text\" readonly hidden aria"),
            "{page}"
        );
    }
    for moment in
        ending.split("class=\"highlights\"").nth(1).unwrap().split("</ul>").next().unwrap().split("href=\"").skip(1)
    {
        assert_eq!(anna.get(moment.split('"').next().unwrap()).await.status, StatusCode::OK, "{moment}");
    }
}

/// A finished private table of two people, for whom bots played: one name is as wide as a name can be and looks like
/// markup, the other has letters that the card cannot draw.
pub(crate) async fn private(house: &House) -> (String, Browser, Browser) {
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = anna.table_of("desperados", &["person", "person"], "nobody").await;
    for (browser, seat, name) in [(&mut anna, "1", "<b>WWWWWWWWWWWWWWWW&amp;"), (&mut ben, "2", "Яна")] {
        browser.sit(&table, seat, name).await.location();
    }
    let mut stream = anna.follow(&format!("{table}/live")).await;
    for (browser, seat) in [(&mut anna, "1"), (&mut ben, "2")] {
        browser.ready(&table, seat).await.location();
    }
    for (browser, seat) in [(&mut anna, "1"), (&mut ben, "2")] {
        browser.post(&format!("{table}/hand-over"), &[("seat", seat)]).await.location();
    }
    while !stream.next().await.unwrap()["html"].as_str().unwrap_or_default().contains("id=\"ending\"") {}
    (table, anna, ben)
}

#[tokio::test]
async fn a_private_game_is_seen_by_others_once_all_of_its_people_agree() {
    let house = House::new();
    let (table, mut anna, mut ben) = private(&house).await;
    let mut stranger = house.visitor().await;
    let pages = ["", "/replay", "/card.png", "/download", "/moment/9"].map(|page| format!("{table}{page}"));
    let agree = format!("{table}/agree");
    let alone = anna.get(&table).await.body;
    assert!(alone.contains("Send: ask the others") && !alone.contains("data-send"), "{alone}");
    assert!(alone.contains("A bot played for you to the end") && alone.contains("A bot played for Яна to the end"));
    assert_eq!(card(&anna, &pages[2], "").await.2, "private, no-cache");
    anna.post(&agree, &[("seat", "1")]).await.location();
    for seat in ["1", "2"] {
        assert_eq!(stranger.post(&agree, &[("seat", seat)]).await.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(anna.post(&agree, &[("seat", "2")]).await.status, StatusCode::FORBIDDEN);
    for page in &pages {
        assert_eq!(stranger.get_status(page).await, StatusCode::FORBIDDEN, "{page}");
    }
    let asked = anna.get(&table).await.body;
    assert!(asked.contains("Not agreed yet: Яна.") && !asked.contains(&agree), "{asked}");
    let asked = ben.get(&table).await.body;
    assert!(asked.contains("Yes, others may see it") && asked.contains("Not agreed yet: you."), "{asked}");
    ben.post(&agree, &[("seat", "2")]).await.location();
    for browser in [&mut anna, &mut ben, &mut stranger] {
        let page = browser.get(&table).await.body;
        assert!(page.contains("data-send") && !page.contains(&agree), "{page}");
    }
    for page in &pages {
        assert_eq!(stranger.get_status(page).await, StatusCode::OK, "{page}");
    }
    assert_eq!(card(&stranger, &pages[2], "").await.2, "no-cache");
    let next = anna.post(&format!("{table}/rematch"), &[]).await.location().to_owned();
    for page in [table.clone(), format!("{table}/download")] {
        assert!(ben.get(&page).await.body.contains(&next[3..]), "{page} leads its people to the next game");
        assert!(!stranger.get(&page).await.body.contains(&next[3..]), "{page} leads others there");
    }
    assert_eq!(stranger.post(&format!("{table}/rematch"), &[]).await.status, StatusCode::FORBIDDEN);
    let _house = house.again(&mut [&mut anna, &mut ben, &mut stranger]).await;
    assert_eq!(stranger.get_status(&pages[1]).await, StatusCode::OK, "it stays so");
}

#[tokio::test]
async fn a_running_game_has_no_card_and_one_without_a_result_neither() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let path = format!("{table}/card.png");
    assert_eq!(anna.get(&path).await.status, StatusCode::CONFLICT);
    assert_eq!(anna.get("/t/aaaaaaaaaaaa/card.png").await.status, StatusCode::NOT_FOUND);
    let seat = anna.get(&table).await.hidden("seat");
    anna.post(&format!("{table}/concede"), &[("seat", &seat)]).await.location();
    assert_eq!(anna.get(&path).await.status, StatusCode::NOT_FOUND);
    let ending = anna.get(&table).await.body;
    assert!(!ending.contains("data-send") && !ending.contains("card.png"), "{ending}");
}
