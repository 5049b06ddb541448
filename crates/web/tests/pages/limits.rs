//! Each limit, reached and exceeded.

use std::time::Duration;

use axum::http::StatusCode;
use web::WebConfig;
use web::limits::{self, Limit};

use crate::house::{House, body, form_id};

#[tokio::test]
async fn a_long_address_is_refused() {
    let mut anna = House::new().browser();
    let long = |length: u32| format!("/{}", "x".repeat(length as usize - 1));
    assert_eq!(anna.get(&long(limits::URL.most)).await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get(&long(limits::URL.most + 1)).await.status, StatusCode::URI_TOO_LONG);
}

#[tokio::test]
async fn a_long_form_is_refused() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let fields = |length: usize| format!("language=en&x={}", "x".repeat(length - "language=en&x=".len()));
    let most = limits::BODY.most as usize;
    assert_eq!(anna.post_body("/language", fields(most)).await.status, StatusCode::SEE_OTHER);
    let answer = anna.post_body("/language", fields(most + 1)).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.body.contains("too much"));
}

#[tokio::test]
async fn a_form_with_many_fields_is_refused() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let fields = |count: u32| format!("language=de{}", "&x=1".repeat(count as usize - 1));
    assert_eq!(anna.post_body("/language", fields(limits::FIELDS.most)).await.status, StatusCode::SEE_OTHER);
    assert_eq!(
        anna.post_body("/language", fields(limits::FIELDS.most + 1)).await.status,
        StatusCode::PAYLOAD_TOO_LARGE
    );
}

#[tokio::test]
async fn a_long_name_is_refused() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    let long = "x".repeat(limits::NAME.most as usize + 1);
    assert_eq!(anna.sit(&table, "1", &long).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anna.sit(&table, "1", &long[1..]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test(start_paused = true)]
async fn an_address_gets_so_many_answers_a_minute_and_others_do_not_notice() {
    let house = House::with(WebConfig::default());
    let mut anna = house.browser();
    for _ in 0..limits::REQUESTS.most {
        assert_eq!(anna.get("/nowhere").await.status, StatusCode::NOT_FOUND);
    }
    let answer = anna.get("/nowhere").await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    let seconds: u64 = answer.header("retry-after").parse().unwrap();
    assert!(answer.body.contains("a lot at once"));
    let mut ben = house.browser();
    ben.address = "192.0.2.2:1".parse().unwrap();
    assert_eq!(ben.get("/nowhere").await.status, StatusCode::NOT_FOUND);
    tokio::time::advance(Duration::from_secs(seconds)).await;
    assert_eq!(anna.get("/nowhere").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(start_paused = true)]
async fn the_addresses_of_one_ipv6_network_count_together() {
    let house = House::with(WebConfig::default());
    let mut anna = house.browser();
    for at in 0..limits::REQUESTS.most {
        anna.address = format!("[2001:db8::{at:x}]:1").parse().unwrap();
        assert_eq!(anna.get("/nowhere").await.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(anna.get("/nowhere").await.status, StatusCode::TOO_MANY_REQUESTS);
    anna.address = "[2001:db8:0:1::1]:1".parse().unwrap();
    assert_eq!(anna.get("/nowhere").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_visitor_sends_so_many_forms_a_minute() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let mut refused = 0;
    // A few tokens are refilled while the test runs.
    for _ in 0..limits::FORMS.most + 40 {
        let status = anna.post_body("/language", "language=de").await.status;
        refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0);
    assert_eq!(ben.post_body("/language", "language=de").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_visitor_has_so_many_open_tables_and_an_address_makes_so_many_an_hour() {
    let house = House::new();
    let fields = || body(&[("seat-1", "person"), ("seat-2", "person"), ("form", &form_id())]);
    let mut made = 0;
    for _ in 0..limits::TABLES.most / limits::OPEN_TABLES.most {
        let mut anna = house.visitor().await;
        for _ in 0..limits::OPEN_TABLES.most {
            anna.post_body("/new/dollars-wanted", fields()).await.location();
            made += 1;
        }
        if made < limits::TABLES.most {
            let mut elsewhere = anna.clone();
            elsewhere.address = "192.0.2.77:1".parse().unwrap();
            let answer = elsewhere.post_body("/new/dollars-wanted", fields()).await;
            assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
            assert_eq!(answer.header("retry-after"), "60");
            assert!(answer.body.contains("unfinished tables"), "{}", answer.body);
        }
    }
    let mut ben = house.visitor().await;
    let answer = ben.post_body("/new/dollars-wanted", fields()).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(answer.body.contains("opened many tables"), "{}", answer.body);
    ben.address = "192.0.2.99:1".parse().unwrap();
    ben.post_body("/new/dollars-wanted", fields()).await.location();
}

#[tokio::test]
async fn a_visitor_and_an_address_have_so_many_live_streams() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    let live = format!("{table}/live");
    let mut open = Vec::new();
    for _ in 0..limits::STREAMS.most {
        open.push(anna.follow(&live).await);
    }
    let answer = anna.get(&live).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(answer.header("retry-after"), "20");
    open.pop();
    open.push(anna.follow(&live).await);
    while open.len() < limits::ADDRESS_STREAMS.most as usize {
        let ben = house.visitor().await;
        for _ in 0..limits::STREAMS.most.min(limits::ADDRESS_STREAMS.most - open.len() as u32) {
            open.push(ben.follow(&live).await);
        }
    }
    let mut eve = house.visitor().await;
    assert_eq!(eve.get(&live).await.status, StatusCode::TOO_MANY_REQUESTS);
    eve.address = "192.0.2.88:1".parse().unwrap();
    eve.follow(&live).await;
}

/// Without an identity nobody has a seat, so their streams are limited by their address alone.
#[tokio::test]
async fn those_who_look_without_an_identity_follow_side_by_side_and_count_as_one_for_each_address() {
    let house = House::new();
    let table = house.browser().table(&["person", "person"], "link").await;
    let people = || house.web.tables().vitals().people;
    let before = people();
    let mut open = Vec::new();
    for _ in 0..=limits::STREAMS.most {
        let mut nobody = house.browser();
        assert_eq!(nobody.get(&table).await.status, StatusCode::OK);
        open.push(nobody.follow(&format!("{table}/live")).await);
    }
    assert_eq!(people() - before, 1);
    let mut other = house.browser();
    other.address = "192.0.2.88:1".parse().unwrap();
    other.get(&table).await;
    assert_eq!(people() - before, 1, "a page alone is no visit, such as a preview's");
    open.push(other.follow(&format!("{table}/live")).await);
    assert_eq!(people() - before, 2);
}

/// If the server has room for few connections, live streams leave a fifth of them free.
#[tokio::test]
async fn a_fifth_of_the_connections_stays_for_everything_but_live_streams() {
    let house = House::with(WebConfig { room: Some(10), ..WebConfig::default() });
    let mut anna = house.visitor().await;
    let live = format!("{}/live", anna.table(&["person", "person"], "link").await);
    let mut open = Vec::new();
    for _ in 0..8 {
        open.push(anna.follow(&live).await);
    }
    let mut ben = house.visitor().await;
    ben.address = "192.0.2.2:1".parse().unwrap();
    assert_eq!(ben.get(&live).await.status, StatusCode::TOO_MANY_REQUESTS);
    open.pop();
    ben.follow(&live).await;
}

#[tokio::test]
async fn a_limit_is_as_high_as_the_host_sets_it_and_told_so() {
    let own = ["forms=3", "devices=77"].map(|text| text.parse().unwrap()).to_vec();
    let house = House::with(WebConfig { limits: own.into(), ..WebConfig::default() });
    let mut anna = house.visitor().await;
    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.push(anna.post("/language", &[("language", "de")]).await.status.as_u16());
    }
    assert_eq!(answers, [303, 303, 303, 429]);
    assert!(anna.get("/fairness").await.body.contains("<td>77</td>"));
}

#[test]
fn the_table_in_the_hosting_guide_is_the_list() {
    let guide = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/hosting.md");
    let guide = std::fs::read_to_string(guide).unwrap();
    assert!(guide.contains(&limits::markdown()), "docs/hosting.md must contain:\n{}", limits::markdown());
    assert!(limits::ALL.iter().all(|Limit { most, about, .. }| *most > 0 && !about.is_empty()));
}

#[test]
fn every_limit_has_its_word() {
    for language in look::Language::SPOKEN {
        let words = look::Words::load(language, &[]);
        assert!(limits::ALL.iter().all(|limit| words.has(&format!("limit-{}", limit.name))), "{language:?}");
    }
}
