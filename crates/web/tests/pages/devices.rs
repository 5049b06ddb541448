//! One person with several browsers: how they join, what they share, and how they end.

use axum::body::Body;
use axum::http::{StatusCode, header};
use futures_util::FutureExt;
use play::Token;
use play::housekeeping::{self, Whom};
use store::{Device, Grant, Millis, Scope};
use web::limits;

use crate::house::{BASE, Browser, House, body, form_id, two_at_play};

/// The path of a new link for a device.
async fn link(browser: &mut Browser) -> String {
    let page = browser.post("/devices/link", &[]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let (_, rest) = page.body.split_once(&format!("value=\"{BASE}/d/")).unwrap();
    format!("/d/{}", rest.split('"').next().unwrap())
}

/// Another browser of the same person.
async fn joined(house: &House, browser: &mut Browser) -> Browser {
    let (mut phone, link) = (house.browser(), link(browser).await);
    assert_eq!(phone.post(&link, &[]).await.location(), "/");
    phone
}

/// New recovery words.
async fn words(browser: &mut Browser) -> String {
    let page = browser.post("/devices/words", &[]).await;
    let (_, list) = page.body.split_once("<ol class=\"recovery\"").unwrap();
    let (list, _) = list.split_once("</ol>").unwrap();
    let words: Vec<&str> = list.split("<li>").skip(1).map(|item| item.split('<').next().unwrap()).collect();
    assert_eq!(words.len(), 12);
    words.join(" ")
}

/// The ids of the devices that the page can end.
async fn devices(browser: &mut Browser) -> Vec<String> {
    browser.get("/devices").await.buttons("device")
}

async fn end(browser: &mut Browser, device: &str) {
    browser.post("/devices/end", &[("device", device)]).await.location();
}

/// What the database says of a browser that is no longer a device of anybody.
fn device_of(browser: &Browser) -> String {
    browser.cookies["visitor"].parse::<Token>().unwrap().device().to_string()
}

#[tokio::test]
async fn a_phone_that_joins_has_the_tables_seats_and_rights_and_plays_on() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let mut phone = joined(&house, &mut anna).await;
    assert!(phone.get("/").await.body.contains(&table));
    assert_eq!(phone.get(&table).await.buttons("action"), anna.get(&table).await.buttons("action"));
    phone.step(&table, 0).await.location();
    assert!(ben.get(&table).await.buttons("action").is_empty(), "a step is not seen before it is committed");
    let mine = anna.table(&["person", "person"], "link").await;
    let public = phone.post(&format!("{mine}/close"), &[("yes", "1")]).await;
    assert_eq!(public.status, StatusCode::SEE_OTHER, "the host's rights are the person's: {}", public.body);
}

#[tokio::test]
async fn settings_and_the_name_come_along() {
    let house = House::new();
    let mut anna = house.visitor().await;
    anna.post("/language", &[("language", "nl")]).await.location();
    anna.post("/settings", &[("confirm", "off"), ("speed", "fast")]).await.location();
    let lobby = anna.table(&["person", "person"], "link").await;
    anna.sit(&lobby, "1", "Änne").await.location();
    let phone = joined(&house, &mut anna).await;
    for cookie in ["language", "preferences", "name"] {
        assert_eq!(phone.cookies[cookie], anna.cookies[cookie]);
    }
    assert_ne!(phone.cookies["visitor"], anna.cookies["visitor"]);
}

#[tokio::test]
async fn a_preview_of_the_link_uses_nothing_up_and_a_link_works_once() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let link = link(&mut anna).await;
    let preview = house.browser().get(&link).await;
    assert_eq!(preview.status, StatusCode::OK);
    assert!(preview.headers.get(header::SET_COOKIE).is_none());
    assert_eq!(house.browser().get(&format!("{link}.")).await.location(), link);
    assert_eq!(house.browser().get(&format!("/join?code={BASE}{link}")).await.location(), link);
    assert_eq!(anna.get(&link).await.location(), "/devices", "it is her own");
    assert_eq!(anna.post(&link, &[]).await.location(), "/devices");
    let (mut phone, mut eve) = (house.browser(), house.visitor().await);
    phone.post(&link, &[]).await.location();
    for answer in [eve.get(&link).await, eve.post(&link, &[]).await] {
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert!(answer.body.contains("This link is not valid any more"), "{}", answer.body);
    }
    assert_eq!(devices(&mut anna).await, devices(&mut phone).await);
}

#[tokio::test]
async fn a_form_that_is_sent_twice_joins_once() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let (link, form) = (link(&mut anna).await, form_id());
    let mut phone = house.browser();
    let mut lost = phone.clone();
    let fields = body(&[("form", &form)]);
    lost.post_body(&link, fields.clone()).await.location();
    assert_eq!(phone.post_body(&link, fields).await.location(), "/");
    assert_eq!(phone.cookies["visitor"], lost.cookies["visitor"]);
    assert_eq!(devices(&mut phone).await.len(), 2);
}

#[tokio::test]
async fn a_link_ends_in_time_or_with_the_next_one() {
    let house = House::new();
    let (mut anna, mut phone) = (house.visitor().await, house.browser());
    let first = link(&mut anna).await;
    let second = link(&mut anna).await;
    assert_eq!(phone.get(&first).await.status, StatusCode::NOT_FOUND);
    assert_eq!(phone.get(&second).await.status, StatusCode::OK);
    let until = i64::from(limits::LINK_TIME.most) * 1_000 + 1;
    house.database().execute("UPDATE invitations SET until = until - ?1", [until]).unwrap();
    assert_eq!(phone.get(&second).await.status, StatusCode::NOT_FOUND);
    assert_eq!(phone.post(&second, &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_browser_with_tables_of_its_own_agrees_to_leave_them() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let bens = ben.table(&["person", "person"], "link").await;
    let link = link(&mut anna).await;
    let page = ben.get(&link).await.body;
    assert!(page.contains("a table of its own, which stays behind") && page.contains("name=\"leave\""), "{page}");
    assert_eq!(ben.post(&link, &[]).await.status, StatusCode::BAD_REQUEST);
    assert!(ben.get("/").await.body.contains(&bens));
    ben.post(&link, &[("leave", "on")]).await.location();
    assert!(!ben.get("/").await.body.contains(&bens));
}

#[tokio::test]
async fn an_ended_device_is_told_so_once_and_is_a_stranger_afterwards() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let mut phone = joined(&house, &mut anna).await;
    // The first browser, whose own token the person is.
    let laptop = device_of(&anna);
    assert!(devices(&mut phone).await.contains(&laptop));
    end(&mut phone, &laptop).await;
    assert!(!devices(&mut phone).await.contains(&laptop));

    let mut other = anna.clone();
    let asked = anna.get(&table).await;
    assert_eq!(asked.status, StatusCode::FORBIDDEN);
    assert!(asked.body.contains("This browser was signed out under My devices"), "{}", asked.body);
    assert!(asked.headers.get(header::SET_COOKIE).is_none(), "the script asks in the background");
    let step = anna.post(&format!("{table}/step"), &[("seat", "1"), ("at", "0"), ("action", "x")]).await;
    assert_eq!(step.status, StatusCode::FORBIDDEN);
    let request = other.request("GET", &table).header(header::ACCEPT, "text/html");
    let read = other.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!((read.status, other.cookies["visitor"].as_str()), (StatusCode::FORBIDDEN, ""));
    assert!(read.body.contains(";lists=1\""), "the tables that it had are no longer shown without a connection");
    assert!(other.get(&table).await.buttons("action").is_empty(), "it watches");
    assert!(!phone.get(&table).await.buttons("action").is_empty());
    other.post("/language", &[("language", "en")]).await.location();
    assert_ne!(other.cookies["visitor"], anna.cookies["visitor"]);
}

#[tokio::test]
async fn the_open_pages_of_an_ended_device_stop_and_no_others() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let mut phone = joined(&house, &mut anna).await;
    let live = format!("{table}/live");
    let (mut ending, mut staying) = (anna.follow(&live).await, phone.follow(&live).await);
    for stream in [&mut ending, &mut staying] {
        stream.next().await.unwrap();
    }
    end(&mut phone, &device_of(&anna)).await;
    assert!(ending.next().await.is_none());
    assert!(staying.next().now_or_never().is_none());
    assert_eq!(anna.get_status(&live).await, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn nobody_ends_the_device_of_another_or_their_own_last_one() {
    let house = House::new();
    let (mut anna, mut eve) = (house.visitor().await, house.visitor().await);
    link(&mut anna).await;
    let alone = device_of(&anna);
    assert!(devices(&mut anna).await.is_empty(), "nothing can be ended");
    end(&mut anna, &alone).await;
    assert_eq!(anna.get("/").await.status, StatusCode::OK);
    words(&mut anna).await;
    assert_eq!(devices(&mut anna).await, std::slice::from_ref(&alone), "words bring everything back");
    joined(&house, &mut eve).await;
    end(&mut eve, &alone).await;
    assert_eq!(anna.get("/").await.status, StatusCode::OK);
    end(&mut anna, &alone).await;
    assert_eq!(anna.get("/").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn recovery_words_bring_everything_back_until_new_ones_replace_them() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let old = words(&mut anna).await;
    let words = words(&mut anna).await;
    let mut found = house.browser();
    let wrong = found.post("/recover", &[("words", &old)]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.body.contains("Nobody here has these words"), "{}", wrong.body);
    let typed = format!("  {} ", words.to_uppercase().replace(' ', "\n "));
    assert_eq!(found.post("/recover", &[("words", &typed)]).await.location(), "/");
    assert!(!found.get(&table).await.buttons("action").is_empty());
    let mut second = house.browser();
    assert_eq!(second.post("/recover", &[("words", &words)]).await.location(), "/", "words stay");
    assert_eq!(devices(&mut anna).await.len(), 3);
}

#[tokio::test]
async fn wrong_words_are_told_which_word_is_unknown() {
    let house = House::new();
    let mut anna = house.browser();
    let abandon = "abandon ".repeat(11);
    for (typed, told) in [
        (format!("{abandon}abuot"), "“abuot” is not one of the words"),
        (format!("{abandon}above"), "they do not belong together"),
        ("abandon".to_owned(), "That is one word; there are twelve"),
        ("<b>".to_owned(), "“b” is not one of the words"),
    ] {
        let answer = anna.post("/recover", &[("words", &typed)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains(told) && !answer.body.contains("<b>"), "{}", answer.body);
    }
}

#[tokio::test]
async fn words_can_be_tried_so_often_and_links_be_made_so_often() {
    let house = House::new();
    for (path, most) in [("/recover", limits::RECOVERIES.most), ("/devices/link", limits::INVITATIONS.most)] {
        let mut eve = house.visitor().await;
        for _ in 0..most {
            let status = eve.post(path, &[("words", "x")]).await.status;
            assert!(status != StatusCode::TOO_MANY_REQUESTS, "{path}");
        }
        let answer = eve.post(path, &[("words", "x")]).await;
        assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS, "{path}");
        assert!(answer.header("retry-after").parse::<u32>().unwrap() > 0);
        eve.address = "192.0.2.2:1".parse().unwrap();
        assert!(eve.post(path, &[("words", "x")]).await.status != StatusCode::TOO_MANY_REQUESTS, "{path}");
    }
}

#[tokio::test]
async fn a_person_has_so_many_devices() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for _ in 1..limits::DEVICES.most {
        joined(&house, &mut anna).await;
    }
    let (link, mut phone) = (link(&mut anna).await, house.browser());
    let answer = phone.post(&link, &[]).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    let first = devices(&mut anna).await[1].clone();
    end(&mut anna, &first).await;
    let link = self::link(&mut anna).await;
    phone.post(&link, &[]).await.location();
}

#[tokio::test]
async fn the_token_of_a_program_is_no_browser() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    joined(&house, &mut anna).await;
    let (token, store) = (Token::random(), house.web.tables().store().clone());
    let (person, now) = (anna.cookies["visitor"].parse::<Token>().unwrap().visitor(), store.clock().now());
    let scopes = Scope::ALL.into_iter().collect();
    let grant = Grant { scopes, table: None, until: Millis(i64::MAX), owner: person.clone(), of: String::new() };
    let (id, name, grant) = (token.device(), "Program".to_owned(), Some(grant));
    store.keep_device(Device { id, person, name, since: now, used: now, ended: None, grant }).await.unwrap();
    let mut program = house.browser();
    program.cookies.insert("visitor".to_owned(), token.to_string());
    for path in [&table, "/", "/devices"] {
        let answer = program.clone().get(path).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(program.post("/devices/link", &[]).await.status, StatusCode::FORBIDDEN);
    let page = anna.get("/devices").await.body;
    let (browsers, programs) = page.split_once("Tokens for programs").unwrap();
    assert!(!browsers.contains("Program</strong>") && programs.contains("Program</strong>"), "and is listed apart");
}

#[tokio::test]
async fn a_forgotten_person_has_no_devices_and_no_words() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let mut phone = joined(&house, &mut anna).await;
    let words = words(&mut phone).await;
    let person = anna.cookies["visitor"].parse::<Token>().unwrap().visitor();
    let store = house.web.tables().store().clone();
    let whom = Whom::Visitor(person.clone());
    let traces = housekeeping::traces(&*store, &whom).await.unwrap().tables;
    for trace in &traces {
        housekeeping::forget(&*store, catalog::titles(), &whom, &trace.table).await.unwrap();
    }
    housekeeping::forget_devices(&*store, &whom, &traces).await.unwrap();
    store.forget_strangers().await.unwrap();
    assert!(store.visitors().await.unwrap().iter().all(|(visitor, _)| *visitor != person));
    assert_eq!(store.devices(None).await, Ok(Vec::new()));
    let answer = house.browser().post("/recover", &[("words", &words)]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(phone.get("/").await.status == StatusCode::OK && !phone.get("/").await.body.contains(&table));
}

#[tokio::test]
async fn secrets_are_neither_stored_nor_logged() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let (words, link) = (words(&mut anna).await, link(&mut anna).await);
    let mut phone = house.browser();
    phone.post(&link, &[]).await.location();
    house.browser().post("/recover", &[("words", &words)]).await.location();
    let mut stored = String::new();
    for (table, columns) in [("devices", "id || person || name"), ("invitations", "id || person || settings")] {
        let database = house.database();
        let mut rows = database.prepare(&format!("SELECT {columns} FROM {table}")).unwrap();
        let rows = rows.query_map([], |row| row.get::<_, String>(0)).unwrap();
        rows.for_each(|row| stored.push_str(&row.unwrap()));
    }
    let logged = crate::log::lines();
    assert!(!stored.is_empty() && logged.contains("/d/{token}"), "{logged}");
    for secret in [&link[3..], &phone.cookies["visitor"], &anna.cookies["visitor"], &words] {
        assert!(!stored.contains(secret) && !logged.contains(secret), "{secret}");
    }
}
