//! Who may open tables, and how the host invites people to.

use axum::http::StatusCode;
use play::Token;
use store::{Millis, Pass, Welcome};
use web::{Openers, Phrase, WebConfig, limits};

use crate::house::{Browser, House};
use crate::log::lines;

fn house(openers: Openers) -> House {
    House::with(WebConfig { openers, ..WebConfig::default() })
}

fn invited() -> House {
    house(Openers::Invited(Phrase::of("Howdy, partner")))
}

/// A link of the host that can be used until this time.
async fn link(house: &House, until: Option<Millis>) -> (String, Pass) {
    let token = Token::random();
    let pass = Pass { id: token.pass(), name: "Club".to_owned(), made: Millis(1), until };
    house.web.tables().store().keep_pass(pass.clone()).await.unwrap();
    (format!("/w/{token}"), pass)
}

/// The statuses of the answers to all forms that open a table from the pages of the house.
async fn opened(browser: &mut Browser) -> Vec<u16> {
    let seats = [("seat-1", "person"), ("seat-2", "person")];
    let friends = [("who", "friends"), ("name", "Anna")];
    let mut answers = Vec::new();
    for fields in [seats, friends] {
        answers.push(browser.post("/new/dollars-wanted", &fields).await);
    }
    for way in ["play", "learn"] {
        answers.push(browser.post(&format!("/{way}/dollars-wanted"), &[]).await);
    }
    answers.into_iter().map(|answer| answer.status.as_u16()).collect()
}

#[tokio::test]
async fn who_is_not_invited_is_told_so_at_every_way_to_a_table_and_can_type_the_phrase_there() {
    let house = invited();
    let mut anna = house.visitor().await;
    assert_eq!(opened(&mut anna).await, [403; 4]);
    assert!(anna.get("/").await.body.contains("href=\"/welcome\""));
    for page in [anna.get("/new/dollars-wanted").await, anna.post("/play/dollars-wanted", &[]).await] {
        assert_eq!(page.status, StatusCode::FORBIDDEN);
        assert!(page.body.contains("by invitation") && page.body.contains("name=\"phrase\""), "{}", page.body);
    }
    assert!(house.web.tables().store().visitors().await.unwrap().is_empty(), "nobody left a trace");
    assert_eq!(anna.post("/welcome", &[("phrase", " ")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anna.post("/welcome", &[("phrase", "howdy,PART NER ")]).await.location(), "/welcome");
    assert!(anna.get("/welcome").await.body.contains("You may open tables here"));
    assert!(!anna.get("/").await.body.contains("href=\"/welcome\""));
    assert_eq!(anna.get("/new/dollars-wanted").await.status, StatusCode::OK);
    assert_eq!(opened(&mut anna).await, [303; 4]);
}

#[tokio::test]
async fn everybody_may_come_to_a_table_that_others_have_opened_but_not_open_the_next_from_it() {
    let house = invited();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    anna.post("/welcome", &[("phrase", "howdy, partner")]).await.location();
    let table = anna.table(&["person", "person"], "link").await;
    anna.sit(&table, "1", "Anna").await.location();
    ben.sit(&table, "2", "Ben").await.location();
    for (browser, seat) in [(&mut anna, "1"), (&mut ben, "2")] {
        browser.ready(&table, seat).await.location();
    }
    anna.post(&format!("{table}/concede"), &[("seat", "1"), ("yes", "1")]).await.location();
    let button = format!("action=\"{table}/rematch\"");
    assert!(anna.get(&table).await.body.contains(&button) && !ben.get(&table).await.body.contains(&button));
    let refused = ben.post(&format!("{table}/rematch"), &[]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.body.contains("by invitation") && refused.body.contains("name=\"phrase\""), "{}", refused.body);
    let next = anna.post(&format!("{table}/rematch"), &[]).await.location().to_owned();
    assert!(next.starts_with("/t/") && next != table, "{next}");
    assert_eq!(ben.post(&format!("{table}/rematch"), &[]).await.location(), next, "he plays there again");
    assert_eq!(opened(&mut ben).await, [403; 4]);
}

/// The host of a table lost the right to open one, or never had it.
#[tokio::test]
async fn who_may_open_no_tables_opens_none_by_closing_free_seats() {
    let house = invited();
    let mut anna = house.visitor().await;
    anna.post("/welcome", &[("phrase", "howdy, partner")]).await.location();
    let table = anna.table(&["person", "bot-random", "person"], "link").await;
    anna.sit(&table, "1", "Anna").await.location();
    assert!(anna.get(&table).await.body.contains("/close-seats"));
    house.web.tables().store().end_welcome(Welcome::Phrase).await.unwrap();
    assert!(!anna.get(&table).await.body.contains("/close-seats"));
    assert_eq!(anna.post(&format!("{table}/close-seats"), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.get(&table).await.status, StatusCode::OK);
}

#[tokio::test]
async fn one_address_does_not_take_the_seats_of_all_public_tables() {
    let house = house(Openers::Anyone);
    let mut taken = 0;
    let most = limits::SEATS.most as usize;
    for number in 0..=most {
        let (mut anna, mut zoe) = (house.visitor().await, house.visitor().await);
        zoe.address = "192.0.2.8:5000".parse().unwrap();
        let table = anna.table(&["person", "person"], "everybody").await;
        let answer = zoe.sit(&table, "1", &format!("Zoe {number}")).await;
        taken += usize::from(answer.status == StatusCode::SEE_OTHER);
        let own = anna.sit(&table, "2", "Anna").await;
        assert_eq!(own.status, StatusCode::SEE_OTHER, "who has opened a table takes a seat there");
    }
    assert_eq!(taken, most);
}

#[tokio::test]
async fn a_link_invites_after_a_click_until_it_is_over_and_takes_back_what_it_gave_when_it_ends() {
    let house = invited();
    let (path, pass) = link(&house, None).await;
    let (late, _) = link(&house, Some(Millis(2))).await;
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    assert!(anna.get(&path).await.body.contains("The operator invites you"));
    assert_eq!(opened(&mut anna).await, [403; 4], "looking at it changes nothing");
    assert_eq!(anna.get(&format!("{path}.")).await.location(), path, "it was not copied exactly");
    assert_eq!(anna.post(&path, &[]).await.location(), "/welcome");
    assert_eq!(opened(&mut anna).await, [303; 4]);
    for wrong in [late.as_str(), "/w/abc", &format!("/w/{}", Token::random())] {
        assert_eq!(ben.get(wrong).await.status, StatusCode::NOT_FOUND);
        assert_eq!(ben.post(wrong, &[]).await.status, StatusCode::NOT_FOUND);
    }
    let store = house.web.tables().store();
    assert_eq!(store.end_welcome(Welcome::Pass(pass.id)).await, Ok(1));
    assert_eq!(opened(&mut anna).await, [403; 4]);
    assert_eq!(anna.post(&path, &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_is_invited_on_one_device_is_on_all() {
    let house = invited();
    let (mut anna, mut phone) = (house.visitor().await, house.browser());
    let page = anna.post("/devices/link", &[]).await.body;
    let (_, rest) = page.split_once("/d/").unwrap();
    phone.post(&format!("/d/{}", rest.split('"').next().unwrap()), &[]).await.location();
    phone.post("/welcome", &[("phrase", "howdy, partner")]).await.location();
    assert_eq!(opened(&mut anna).await, [303; 4]);
}

#[tokio::test]
async fn an_excluded_person_who_types_the_phrase_reads_that_they_are_excluded() {
    let house = invited();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    anna.post("/welcome", &[("phrase", "howdy, partner")]).await.location();
    let store = house.web.tables().store();
    let (person, _) = store.visitors().await.unwrap().remove(0);
    let until = Millis(store.clock().now().0 + 3_600_000);
    store.exclude(person, Some(until)).await.unwrap();
    assert_eq!(anna.post("/welcome", &[("phrase", "howdy, partner")]).await.location(), "/welcome");
    let page = anna.get("/welcome").await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
    assert!(page.body.contains(&format!("excluded you until {}", until.utc())), "{}", page.body);
    assert!(!page.body.contains("You may open tables here"), "{}", page.body);
    assert_eq!(ben.get("/welcome").await.status, StatusCode::OK);
}

#[tokio::test]
async fn where_only_the_operator_opens_tables_no_phrase_helps() {
    let house = house(Openers::Operator);
    let mut anna = house.visitor().await;
    let page = anna.get("/welcome").await;
    assert!(page.body.contains("Only the operator opens tables here") && !page.body.contains("name=\"phrase\""));
    assert_eq!(anna.post("/welcome", &[("phrase", "howdy, partner")]).await.status, StatusCode::NOT_FOUND);
    let (path, _) = link(&house, None).await;
    anna.post(&path, &[]).await.location();
    assert_eq!(opened(&mut anna).await, [403; 4]);
}

#[tokio::test]
async fn wrong_phrases_are_refused_at_the_field_logged_once_and_limited() {
    let house = invited();
    let mut anna = house.browser();
    for _ in 0..limits::RECOVERIES.most {
        let page = anna.post("/welcome", &[("phrase", "open <sesame>")]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.body.contains("That is not the phrase") && page.body.contains("open &lt;sesame&gt;"));
    }
    let refused = anna.post("/welcome", &[("phrase", "howdy, partner")]).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let lines = lines();
    assert_eq!(lines.matches("not the operator's phrase").count(), 1, "{lines}");
    assert!(!lines.contains("sesame"), "{lines}");
}
