//! What a program may not do over the API.

use axum::http::StatusCode;
use play::Token;
use serde_json::{Value, json};
use store::Millis;
use web::{Openers, Phrase, WebConfig};

use crate::house::{Browser, House, two_at_play};
use crate::log::lines;
use crate::program::Program;

fn of(table: &str) -> String {
    table.replace("/t/", "/tables/")
}

/// An open table of two that allows guest bots, its opener without a seat.
async fn inviting(anna: &mut Browser) -> String {
    let body = json!({"game": "dollars-wanted", "seats": ["person", "person"], "guests": true, "watch": "everybody"});
    let mut owner = anna.program("open play read").await;
    let state = owner.post("/tables", body).await;
    format!("/tables/{}", state["table"]["table"].as_str().unwrap())
}

/// A guest bot that a stranger brings to a table.
async fn guest(anna: &Browser, table: &str) -> Program {
    let mut bot = anna.stranger();
    let id = table.trim_start_matches("/tables/");
    let made = bot.post("/bots", json!({"table": id, "name": "Doc", "of": "Ben"})).await;
    bot.token = made["token"].as_str().unwrap().to_owned();
    bot
}

#[tokio::test]
async fn the_token_of_a_guest_bot_is_nobodys_cookie_even_after_its_end() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = inviting(&mut anna).await;
    let mut brought = guest(&anna, &table).await;
    let mut owned = anna.program("bot").await;
    for (seat, bot) in [&mut brought, &mut owned].into_iter().enumerate() {
        bot.post(&table, json!({"do": "sit", "seat": seat})).await;
        assert_eq!(bot.send("DELETE", "/token", &[], "").await.status, StatusCode::NO_CONTENT);
        let mut thief = house.browser();
        thief.cookies.insert("visitor".to_owned(), bot.token.clone());
        let (page, number) = (table.replace("/tables/", "/t/"), (seat + 1).to_string());
        let left = thief.post(&format!("{page}/leave"), &[("seat", &number)]).await;
        assert_eq!(left.status, StatusCode::FORBIDDEN, "the bot's seat is not the cookie's");
    }
}

#[tokio::test]
async fn a_token_for_one_table_shows_nothing_of_the_rematch() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let mut program = anna.program_at("play read", &table).await;
    anna.post(&format!("{table}/concede"), &[("seat", "1"), ("yes", "1")]).await.location();
    let (status, problem) = program.refused(&of(&table), json!({"do": "rematch"})).await;
    assert_eq!((status, &problem["kind"]), (403, &json!("one-table")));
    assert!(program.get(&of(&table)).await["table"]["rematch"].is_null(), "none was opened");
    ben.post(&format!("{table}/rematch"), &[]).await.location();
    assert_eq!(program.refused(&of(&table), json!({"do": "rematch"})).await.1["kind"], "one-table");
    let mut free = anna.program("play read").await;
    assert_eq!(free.post(&of(&table), json!({"do": "rematch"})).await["table"]["phase"], "open");
}

#[tokio::test]
async fn a_guest_bot_may_do_no_more_than_its_owner() {
    let openers = Openers::Invited(Phrase::of("Howdy, partner"));
    let house = House::with(WebConfig { openers, ..WebConfig::default() });
    let mut anna = house.visitor().await;
    let mut bot = anna.program("bot open").await;
    let wish = json!({"game": "dollars-wanted", "seats": ["me", "person"], "guests": true});
    assert_eq!(bot.refused("/tables", wish.clone()).await.1["kind"], "not-invited");
    anna.post("/welcome", &[("phrase", "howdy, partner")]).await.location();
    bot.post("/tables", wish.clone()).await;
    let mut host = house.visitor().await;
    host.post("/welcome", &[("phrase", "howdy, partner")]).await.location();
    let open = inviting(&mut host).await;
    let store = house.web.tables().store();
    let owner = anna.cookies["visitor"].parse::<Token>().unwrap().visitor();
    store.exclude(owner, Some(Millis(store.clock().now().0 + 3_600_000))).await.unwrap();
    assert_eq!(bot.refused("/tables", wish).await.1["kind"], "excluded");
    assert_eq!(bot.refused(&open, json!({"do": "sit", "seat": 1})).await.1["kind"], "excluded");
}

#[tokio::test]
async fn a_guest_bot_that_opens_a_table_is_not_its_host() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let mut bot = anna.program("bot open").await;
    let wish = json!({"game": "dollars-wanted", "seats": ["me", "person", "person"], "guests": true});
    let mut strict = wish.clone();
    strict["guests"] = json!(false);
    assert_eq!(bot.refused("/tables", strict).await.1["kind"], "no-guests");
    let state = bot.post("/tables", wish).await;
    let table = format!("/tables/{}", state["table"]["table"].as_str().unwrap());
    let orders = [
        json!({"do": "bot", "seat": 2, "bot": "cowhand"}),
        json!({"do": "fill", "seat": 0, "bot": "cowhand"}),
        json!({"do": "free", "seat": 1}),
        json!({"do": "close"}),
    ];
    ben.sit(&table.replace("/tables/", "/t/"), "2", "Ben").await.location();
    for order in &orders {
        assert_eq!(bot.refused(&table, order.clone()).await.1["kind"], "not-host", "{order}");
    }
    assert_eq!(bot.post(&table, json!({"do": "leave", "seat": 0})).await["host"], false);
    for order in &orders {
        assert_eq!(bot.refused(&table, order.clone()).await.1["kind"], "not-your-seat", "{order}");
    }
}

/// The server may not have heard that the token has ended, as when the connection to its database was lost.
#[tokio::test]
async fn a_stream_whose_token_is_gone_from_the_store_ends() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    for path in [format!("{}/events", of(&table)), "/feed".to_owned()] {
        let mut stream = anna.program("read").await.follow(&path, &[]).await;
        house.database().execute("DELETE FROM devices WHERE name = 'Program'", []).unwrap();
        let mut kinds = Vec::new();
        while kinds.last() != Some(&json!("end")) && kinds.len() < 4 {
            kinds.push(stream.next().await["type"].clone());
        }
        assert_eq!(kinds.last(), Some(&json!("end")), "{path}: {kinds:?}");
    }
}

#[tokio::test]
async fn what_programs_read_is_the_same_below_a_path_whatever_people_are_called() {
    let public_url = Some("http://localhost:3000/posse".parse().unwrap());
    let house = House::with(WebConfig { public_url, ..WebConfig::default() });
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await.replace("/posse", "");
    let name = "A href=\"/t";
    anna.sit(&table, "1", name).await.location();
    let mut reader = anna.stranger();
    assert_eq!(reader.get(&of(&table)).await["table"]["people"][0]["name"], name);
    let sse = reader.follow(&format!("{}/events", of(&table)), &[("accept", "text/event-stream")]).await.bytes().await;
    let sse = String::from_utf8(sse.unwrap().into()).unwrap();
    let told: Value = serde_json::from_str(sse.split("data: ").nth(1).unwrap()).unwrap();
    assert_eq!(told["table"]["people"][0]["name"], name);
    let described = reader.get("/openapi.json").await;
    assert_eq!(described["servers"], json!([{"url": "http://localhost:3000/posse/api/v1"}]));
    let (_, problem) = reader.denied("/tables/x").await;
    assert_eq!(problem["type"], "http://localhost:3000/posse/api#unknown-table");
}

/// A browser asks before it lets a page of another site use the API. The host has nothing to set right.
#[tokio::test]
async fn a_browser_that_asks_for_a_page_of_another_site_is_no_advice_to_the_host() {
    let mut page = House::new().browser().stranger();
    let asked = [("origin", "https://bots.example"), ("access-control-request-method", "POST")];
    for path in ["/bots", "/tables", "/tables/k3m9xq7w2fab"] {
        let answer = page.send("OPTIONS", path, &asked, "").await;
        assert_eq!(answer.status, StatusCode::NO_CONTENT);
        assert!(answer.header("access-control-allow-headers").contains("authorization"));
    }
    let logged = lines();
    assert!(!logged.contains("bots.example"), "{logged}");
}

/// A server at home may be open to whoever is there, but not to the pages that their browsers show.
#[tokio::test]
async fn pages_of_other_sites_read_only_what_a_token_leads_to() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let origin = [("origin", "https://bots.example")];
    let shared = ["access-control-allow-origin", "access-control-expose-headers"];
    for (mut page, allowed) in [(anna.program("read").await, true), (anna.stranger(), false)] {
        let answer = page.send("GET", &of(&table), &origin, "").await;
        assert_eq!(answer.status, StatusCode::OK);
        assert!(shared.iter().all(|name| answer.headers.contains_key(*name) == allowed), "{:?}", answer.headers);
        let resources = if allowed { "cross-origin" } else { "same-origin" };
        assert_eq!(answer.header("cross-origin-resource-policy"), resources);
    }
    let mut ended = Program { token: "0".repeat(64), ..anna.stranger() };
    let answer = ended.send("GET", &of(&table), &origin, "").await;
    assert_eq!((answer.status.as_u16(), answer.header(shared[0])), (401, "*"), "it can read that its token has ended");
}

#[tokio::test]
async fn a_guest_bot_at_as_many_tables_as_allowed_may_repeat_what_led_it_there() {
    let limits = vec!["guest-tables=1".parse().unwrap()].into();
    let house = House::with(WebConfig { limits, ..WebConfig::default() });
    let mut anna = house.visitor().await;
    let table = inviting(&mut anna).await;
    let (mut opener, mut sitter) = (anna.program("bot open").await, anna.program("bot open").await);
    let open = json!({"game": "dollars-wanted", "seats": ["me", "person"], "guests": true}).to_string();
    let sit = json!({"do": "sit", "seat": 0}).to_string();
    for (bot, path, body) in [(&mut opener, "/tables", &open), (&mut sitter, table.as_str(), &sit)] {
        for key in ["once", "once"] {
            let answer = bot.send("POST", path, &[("idempotency-key", key)], body).await;
            assert!(answer.status.is_success(), "{path}: {}", answer.body);
        }
        let more = bot.send("POST", "/tables", &[("idempotency-key", "again")], &open).await;
        assert_eq!(more.status, StatusCode::TOO_MANY_REQUESTS, "{}", more.body);
    }
}

#[tokio::test]
async fn the_feed_of_a_guest_bot_has_its_own_tables_and_those_with_a_seat_for_it_and_no_others() {
    let house = House::new();
    let mut anna = house.visitor().await;
    anna.table(&["person", "person"], "everybody").await;
    let open = inviting(&mut anna).await;
    let bot = anna.program("bot").await;
    let tables = bot.follow("/feed", &[]).await.next().await["tables"].clone();
    let id = open.trim_start_matches("/tables/");
    assert_eq!(tables, json!([{"table": id, "game": "dollars-wanted", "seat": 0, "why": "free"}]));
}

#[tokio::test]
async fn a_feed_ends_at_once_when_the_server_stops() {
    let house = House::new();
    let (_, mut anna, _) = two_at_play(&house).await;
    let mut feed = anna.program("read").await.follow("/feed", &[]).await;
    feed.last().await;
    house.web.tables().close();
    assert!(!feed.is_silent().await, "it does not wait for its next sign of life");
    assert_eq!(feed.next().await, json!({"type": "end"}));
}

#[tokio::test]
async fn a_key_stands_for_one_request_of_one_person_at_one_table() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = of(&anna.table(&["person", "person"], "link").await);
    let (mut one, mut other) = (anna.program("play read").await, house.visitor().await.program("play read").await);
    let key = [("idempotency-key", "1")];
    let sit = |seat: u8, name: &str| json!({"do": "sit", "seat": seat, "name": name}).to_string();
    for (program, seat, name) in [(&mut one, 0, "Anna"), (&mut other, 1, "Ben")] {
        for _ in 0..2 {
            let answer = program.send("POST", &table, &key, &sit(seat, name)).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        }
    }
    let rename = json!({"do": "rename", "seat": 0, "name": "Ann"}).to_string();
    one.send("POST", &table, &key, &rename).await;
    let people = one.get(&table).await["table"]["people"].clone();
    assert_eq!(
        (&people[0]["name"], &people[1]["name"]),
        (&json!("Ann"), &json!("Ben")),
        "another request was carried out"
    );
}

#[tokio::test]
async fn the_api_takes_no_language_from_a_cookie() {
    let house = House::new();
    let mut anna = house.visitor().await;
    anna.cookies.insert("language".to_owned(), "de".to_owned());
    let (cookie, asked) = (anna.get("/api/v1/nowhere").await, anna.get("/api/v1/nowhere?language=de").await);
    let detail = |body: &str| serde_json::from_str::<Value>(body).unwrap()["detail"].clone();
    assert_eq!(detail(&cookie.body), detail(&anna.stranger().send("GET", "/nowhere", &[], "").await.body));
    assert_ne!(detail(&cookie.body), detail(&asked.body));
}
