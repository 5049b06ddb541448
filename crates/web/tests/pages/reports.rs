//! Words that people report: who may, how it is marked, and what the host sees and does.

use axum::http::StatusCode;
use play::Token;
use web::WebConfig;

use crate::admin::host;
use crate::house::{Answer, Browser, House};
use crate::log::lines;

/// A table at which three people play; returns its path.
async fn three(house: &House) -> (String, [Browser; 3]) {
    let mut people = [house.visitor().await, house.visitor().await, house.visitor().await];
    let table = people[0].table(&["person", "person", "person"], "link").await;
    let seats = [("1", "Anna"), ("2", "Ben"), ("3", "Cleo")];
    for (person, (seat, name)) in people.iter_mut().zip(seats) {
        person.sit(&table, seat, name).await.location();
    }
    for (person, (seat, _)) in people.iter_mut().zip(seats) {
        person.ready(&table, seat).await.location();
    }
    (table, people)
}

async fn say(browser: &mut Browser, table: &str, seat: &str, words: &str) {
    browser.post(&format!("{table}/say"), &[("seat", seat), ("words", words)]).await.location();
}

/// The addresses at which a page offers to report words, the newest first.
fn offered(page: &str) -> Vec<String> {
    let links = page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap().replace("&amp;", "&"));
    links.filter(|link| link.contains("/report?")).collect()
}

async fn offers(browser: &mut Browser, table: &str) -> Vec<String> {
    offered(&browser.get(table).await.body)
}

/// Sends the form that the question at this address shows to somebody who may report.
async fn report(browser: &mut Browser, address: &str) -> Answer {
    let (path, query) = address.split_once('?').unwrap();
    let fields: Vec<(&str, &str)> = query.split('&').map(|field| field.split_once('=').unwrap()).collect();
    browser.post(path, &fields).await
}

/// The beginning of a visitor's id, as the host sees it.
fn short(browser: &Browser) -> String {
    let token: Token = browser.cookies["visitor"].parse().unwrap();
    token.visitor().to_string()[..8].to_owned()
}

#[tokio::test]
async fn reported_words_reach_the_host_who_excludes_their_speaker_and_dismisses_the_report() {
    let house = House::new();
    let (table, [mut anna, mut ben, mut cleo]) = three(&house).await;
    let mut host = host(&house).await;
    say(&mut anna, &table, "1", "you <fool>").await;
    assert!(!host.get("/admin").await.body.contains("fool"), "nobody has reported it");
    let address = offers(&mut ben, &table).await.pop().unwrap();
    let question = ben.get(&address).await.body;
    assert!(question.contains("Report these words?") && question.contains("Anna: you &lt;fool&gt;"), "{question}");
    assert!(question.contains(&format!("href=\"{table}#talk\"")));
    lines();
    for _twice in 0..2 {
        assert_eq!(report(&mut ben, &address).await.location(), format!("{table}#talk"));
    }
    let logged = lines();
    let told: Vec<&str> = logged.lines().filter(|line| line.contains("words were reported")).collect();
    assert!(told.len() == 1 && told[0].contains(" INFO "), "{told:?}");
    assert!(!told[0].contains("fool") && !told[0].contains(&short(&ben)) && !told[0].contains(&short(&anna)));

    let page = host.get("/admin").await.body;
    assert!(page.contains("Anna: you &lt;fool&gt;") && page.contains("reported just now"), "{page}");
    assert!(page.contains(&short(&anna)) && !page.contains(&short(&ben)), "nobody is told who has reported it");
    assert!(page.contains(&format!("href=\"/admin{table}\"")) && !page.contains(&format!("\"{table}")));
    report(&mut cleo, &address).await.location();
    let page = host.get("/admin").await;
    assert!(page.body.contains("reported by 2 people, last just now"), "{}", page.body);
    assert!(host.get(&format!("/admin{table}")).await.body.contains("you &lt;fool&gt;"));

    let fields = [("person", &*page.hidden("person")), ("days", "7")];
    assert_eq!(host.post(&format!("/admin{table}/exclude"), &fields).await.location(), "/admin");
    let said = anna.post(&format!("{table}/say"), &[("seat", "1"), ("words", "again")]).await;
    assert_eq!(said.status, StatusCode::FORBIDDEN);
    let page = host.get("/admin").await;
    assert!(page.body.contains("excluded until") && !page.body.contains("/exclude\""), "{}", page.body);
    let line = [("at", &*page.hidden("at")), ("seat", &*page.hidden("seat"))];
    lines();
    assert_eq!(host.post(&format!("/admin{table}/dismiss"), &line).await.location(), "/admin");
    let log = lines();
    assert!(log.contains("the operator has dismissed a report") && !log.contains("fool"), "{log}");
    assert!(!host.get("/admin").await.body.contains("fool"));
    assert_eq!(offers(&mut ben, &table).await, [address]);
}

#[tokio::test]
async fn whoever_has_reported_words_sees_a_mark_on_the_page_and_in_its_stream_and_nobody_else_does() {
    let house = House::new();
    let (table, [mut anna, mut ben, mut cleo]) = three(&house).await;
    say(&mut anna, &table, "1", "unkind").await;
    let address = offers(&mut ben, &table).await.pop().unwrap();
    report(&mut ben, &address).await.location();
    let is_marked = |page: &str| page.contains(">Reported</span>");
    for (person, marked, offered_to) in [(&mut ben, true, 0), (&mut cleo, false, 1), (&mut anna, false, 0)] {
        let page = person.get(&table).await.body;
        let mut stream = person.follow(&format!("{table}/live")).await;
        let first = stream.next().await.unwrap();
        for shown in [&*page, first["html"].as_str().unwrap()] {
            assert_eq!((is_marked(shown), offered(shown).len()), (marked, offered_to), "{shown}");
        }
    }
    ben.language = "de";
    assert!(ben.get(&table).await.body.contains(">Gemeldet</span>"));
}

#[tokio::test]
async fn only_words_that_somebody_else_has_said_to_the_reporter_are_reported() {
    let house = House::new();
    let (table, [mut anna, mut ben, mut cleo]) = three(&house).await;
    let (mut heir, mut stranger, mut host) = (house.visitor().await, house.visitor().await, host(&house).await);
    say(&mut ben, &table, "2", "unkind").await;
    anna.post(&format!("{table}/say"), &[("seat", "1"), ("phrase", "hello")]).await.location();
    let page = cleo.get(&table).await.body;
    let words = offered(&page);
    assert_eq!(words.len(), 1, "set phrases cannot hurt");
    let at = page.split("data-at=\"").nth(1).unwrap().split('"').next().unwrap();
    let phrase = format!("{table}/report?at={at}&seat=1");

    let given = ben.post(&format!("{table}/link"), &[("seat", "2")]).await;
    let link = format!("/s/{}", given.body.split("/s/").nth(1).unwrap().split('"').next().unwrap());
    let page = heir.get(&link).await;
    let (id, seat) = (page.hidden("table"), page.hidden("seat"));
    heir.post(&link, &[("table", &id), ("seat", &seat)]).await.location();
    let cases = [(&mut heir, &words[0]), (&mut ben, &words[0]), (&mut stranger, &words[0]), (&mut cleo, &phrase)];
    for (person, address) in cases {
        for answer in [report(person, address).await, person.get(address).await] {
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{address}");
            assert!(answer.body.contains("You can report what somebody else has said"), "{}", answer.body);
        }
    }
    for (query, status) in [("", 400), ("?at=x&seat=2", 400), ("?at=1&seat=0", 400), ("?at=1&seat=2", 404)] {
        assert_eq!(cleo.get(&format!("{table}/report{query}")).await.status.as_u16(), status, "{query}");
    }
    assert!(offers(&mut heir, &table).await.is_empty() && !host.get("/admin").await.body.contains("unkind"));

    report(&mut cleo, &words[0]).await.location();
    let page = host.get("/admin").await.body;
    assert!(page.contains("unkind") && page.contains("not known who said it"), "{page}");
    assert!(!page.contains("/exclude\"") && page.contains("/dismiss\""), "nobody else is excluded for it: {page}");
}

#[tokio::test]
async fn a_visitor_has_so_many_reports_that_wait_for_the_host() {
    let limits = vec!["reports=1".parse().unwrap()].into();
    let house = House::with(WebConfig { limits, ..WebConfig::default() });
    let (table, [mut anna, mut ben, mut cleo]) = three(&house).await;
    let mut host = host(&house).await;
    say(&mut anna, &table, "1", "unkind").await;
    say(&mut ben, &table, "2", "and more").await;
    let words = offers(&mut cleo, &table).await;
    report(&mut cleo, &words[0]).await.location();
    let refused = report(&mut cleo, &words[1]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("1 of your reports wait"), "{}", refused.body);
    report(&mut cleo, &words[0]).await.location();
    let page = host.get("/admin").await;
    let line = [("at", &*page.hidden("at")), ("seat", &*page.hidden("seat"))];
    host.post(&format!("/admin{table}/dismiss"), &line).await.location();
    report(&mut cleo, &words[1]).await.location();
}
