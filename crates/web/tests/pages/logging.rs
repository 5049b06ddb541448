//! What the server logs about its visitors.

use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use tokio::net::TcpListener;
use tokio::time::sleep;

use crate::house::{Browser, House};
use crate::log::lines;

#[tokio::test(start_paused = true)]
async fn refusals_that_come_again_and_again_are_one_line_and_then_a_sum_each_minute() {
    let house = House::new();
    let mut anna = house.browser();
    let refuse = async |anna: &mut Browser, times: usize| {
        for _ in 0..times {
            let mut request = anna.request("GET", "/fairness").body(Body::empty()).unwrap();
            request.headers_mut().insert(header::HOST, HeaderValue::from_static("evil.example"));
            assert_eq!(anna.send(request).await.status, StatusCode::MISDIRECTED_REQUEST);
        }
    };
    // The line with advice comes once an hour.
    let is_told = |line: &&str| line.contains(" INFO ") && !line.contains(" expected=");
    let told = || lines().lines().filter(is_told).map(str::to_owned).collect::<Vec<_>>();
    refuse(&mut anna, 100).await;
    let first = told();
    assert!(first.len() == 1 && first[0].contains("unknown host name"), "{first:?}");

    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    tokio::spawn(web::serve(web::Listener::Tcp(listener), house.web.clone(), std::future::pending()));
    sleep(Duration::from_secs(61)).await;
    let sum = told();
    assert!(sum.len() == 1 && sum[0].contains("reason=\"unknown host name\" more=99"), "{sum:?}");
    sleep(Duration::from_secs(120)).await;
    assert_eq!(told(), [""; 0]);
    refuse(&mut anna, 2).await;
    assert_eq!(told().len(), 1, "after a quiet minute the first is logged at once");
}

#[tokio::test]
async fn a_full_disk_is_told_once_and_not_with_each_form() {
    let house = House::on_a_disk_of(60);
    let mut failed = 0;
    for number in 1..=10 {
        let mut anna = house.visitor().await;
        anna.address = ([192, 0, 2, number], 1).into();
        for _ in 0..12 {
            let seats = [("seat-1", "person"), ("seat-2", "person")];
            let answer = anna.post("/new/dollars-wanted", &seats).await;
            failed += u32::from(answer.status == StatusCode::SERVICE_UNAVAILABLE);
        }
    }
    assert!(failed > 20, "the disk is full after a few tables: {failed}");
    let lines = lines();
    let told: Vec<_> = lines.lines().filter(|line| line.contains(" ERROR ") || line.contains(" WARN ")).collect();
    assert!(matches!(told[..], [line] if line.contains("the disk is full")), "{told:#?}");
}

#[tokio::test]
async fn no_log_line_holds_a_name_a_token_a_link_or_a_decision() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "bot-random"], "everybody").await;
    anna.sit(&table, "1", "Annabella").await.location();
    anna.ready(&table, "1").await.location();
    let link = anna.post(&format!("{table}/link"), &[("seat", "1")]).await.body;
    let link = link.split("/s/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    anna.get(&format!("/s/{link}")).await;
    anna.get(&format!("/s/{}", &link[1..])).await;
    let page = anna.get(&table).await;
    let at = if page.body.contains("name=\"at\"") { page.hidden("at") } else { "1.0.0".to_owned() };
    anna.post(&format!("{table}/step"), &[("seat", "1"), ("at", &at), ("action", "lay the-hidden-card 1")]).await;
    let text = lines();
    assert!(text.contains("answered") && text.contains("refused"), "{text}");
    for hidden in ["Annabella", &link, &link[1..], &anna.cookies["visitor"], "the-hidden-card"] {
        assert!(!text.contains(hidden), "{hidden} is in:\n{text}");
    }
}
