//! The operator's page: who may see it, what it shows, and what it does.

use axum::http::{StatusCode, header};
use play::Token;
use store::{AdminKey, Millis};
use web::{Openers, WebConfig};

use crate::house::{Browser, House, two_at, two_at_play};
use crate::log::lines;

/// The path of a one-time link that works until this time.
async fn link(house: &House, until: i64) -> String {
    let token = Token::random();
    let key = AdminKey { id: token.pass(), is_once: true, until: Millis(until) };
    house.web.tables().store().keep_admin_key(key, Millis(0)).await.unwrap();
    format!("/admin/{token}")
}

/// A browser of the host.
pub(crate) async fn host(house: &House) -> Browser {
    let mut browser = house.visitor().await;
    let link = link(house, i64::MAX).await;
    assert_eq!(browser.post(&link, &[]).await.location(), "/admin");
    browser
}

/// The page of the table with this path.
fn page_of(table: &str) -> String {
    format!("/admin{table}")
}

#[tokio::test]
async fn the_page_is_there_for_the_browser_that_used_the_link_and_for_nobody_else() {
    let house = House::new();
    let (link, late) = (link(&house, i64::MAX).await, link(&house, 1).await);
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let nowhere = ben.get("/nowhere").await;
    assert!(anna.get(&link).await.body.contains("Open the page"));
    let entered = anna.post(&link, &[]).await;
    assert_eq!(entered.location(), "/admin");
    let cookies = entered.headers.get_all(header::SET_COOKIE).iter().map(|value| value.to_str().unwrap());
    let cookie = cookies.into_iter().find(|cookie| cookie.starts_with("admin=")).unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") && cookie.contains("Max-Age=43200"));
    assert!(!link.contains(&anna.cookies["admin"]), "the link is not the cookie");
    assert_eq!(anna.get("/admin").await.status, StatusCode::OK);
    for path in ["/admin", link.as_str(), late.as_str(), "/admin/abc", "/admin/t/222222222222"] {
        let page = ben.get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        let text = page.body.replace(path, "/nowhere");
        assert_eq!(text, nowhere.body, "{path} is as any address with nothing there");
    }
    let table = ["close", "exclude", "dismiss"].map(|act| format!("/admin/t/222222222222/{act}"));
    let paths = [&link, &late, "/admin/announce", "/admin/lift", "/admin/leave"].into_iter();
    for path in paths.chain(table.iter().map(String::as_str)) {
        assert_eq!(ben.post(path, &[("minutes", "5")]).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let stolen = anna.cookies["admin"].clone();
    assert_eq!(anna.post("/admin/leave", &[]).await.location(), "/");
    ben.cookies.insert("admin".to_owned(), stolen);
    assert_eq!(ben.get("/admin").await.status, StatusCode::NOT_FOUND, "the cookie has ended for good");
}

#[tokio::test]
async fn the_hosts_pages_are_the_same_in_two_worlds_that_differ_in_hidden_cards() {
    for game in ["dollars-wanted", "wyatt-earp", "desperados", "fistful-of-meeples"] {
        let mut worlds = Vec::new();
        for deal in ["one", "another"] {
            let house = House::dealt(deal);
            let (table, _anna, _ben) = two_at(&house, game).await;
            let mut host = host(&house).await;
            let mut pages = String::new();
            for path in ["/admin", &page_of(&table)] {
                let page = host.get(path).await;
                assert_eq!(page.status, StatusCode::OK);
                assert!(!page.body.contains(&format!("\"{table}")), "nothing leads to the table");
                pages += &page.body;
            }
            // Ids are random, and time passes.
            let id = table.strip_prefix("/t/").unwrap();
            let forms: Vec<&str> = pages.split("name=\"form\" value=\"").collect();
            let plain: Vec<&str> =
                forms.iter().enumerate().map(|(at, part)| &part[if at == 0 { 0 } else { 32 }..]).collect();
            let mut plain = plain.concat().replace(id, "table");
            for person in
                pages.split("<option value=\"").filter_map(|part| part.get(..64)).filter(|id| !id.contains('"'))
            {
                plain = plain.replace(person, "person");
            }
            worlds.push((plain, house));
        }
        assert_eq!(worlds[0].0, worlds[1].0, "{game}");
    }
}

#[tokio::test]
async fn the_host_closes_a_table_and_removes_it_after_a_question() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let mut host = host(&house).await;
    assert!(host.get("/admin").await.body.contains(&format!("href=\"{}\"", page_of(&table))));
    let close = format!("{}/close", page_of(&table));
    assert!(host.post(&close, &[]).await.body.contains("Nobody wins"));
    assert!(!anna.get(&table).await.buttons("action").is_empty());
    assert_eq!(host.post(&close, &[("yes", "1")]).await.location(), page_of(&table));
    assert!(anna.get(&table).await.body.contains("id=\"ending\""));
    assert_eq!(host.post(&close, &[("yes", "1")]).await.status, StatusCode::CONFLICT);
    let remove = format!("{}/remove", page_of(&table));
    assert!(host.post(&remove, &[]).await.body.contains("Only a backup"));
    assert_eq!(host.post(&remove, &[("yes", "1")]).await.location(), "/admin");
    assert_eq!(anna.get(&table).await.status, StatusCode::NOT_FOUND);
    assert_eq!(host.get(&page_of(&table)).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_excluded_person_opens_no_table_sits_down_nowhere_and_says_nothing_until_let_back() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let mut host = host(&house).await;
    let other = ben.table(&["person", "person"], "link").await;
    let page = host.get(&page_of(&table)).await.body;
    assert!(page.contains("Anna") && page.contains("Ben") && !page.contains(&anna.cookies["visitor"]));
    let exclude = format!("{}/exclude", page_of(&table));
    let options = page.split("<option value=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let people: Vec<&str> = options.filter(|value| value.len() == 64).collect();
    let stranger = store::VisitorId::new([7; 32]).to_string();
    for (person, days) in [(people[0], "2"), (&*stranger, "7"), ("1", "7")] {
        let answer = host.post(&exclude, &[("person", person), ("days", days)]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{person}, {days} days");
    }
    assert_eq!(people.len(), 2);
    for person in people {
        host.post(&exclude, &[("person", person), ("days", "7")]).await.location();
    }
    for (path, fields) in [
        ("/play/dollars-wanted".to_owned(), [("seat", "1"), ("name", "A")]),
        (format!("{other}/sit"), [("seat", "1"), ("name", "Annabel")]),
        (format!("{table}/say"), [("seat", "1"), ("phrase", "hello")]),
    ] {
        let answer = anna.post(&path, &fields).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert!(answer.body.contains("excluded you until"), "{path}");
    }
    assert_eq!(anna.get(&table).await.status, StatusCode::OK);
    anna.step(&table, 0).await.location();
    // The creator of the other table has no seat there.
    let admin = host.get("/admin").await.body;
    let (_, excluded) = admin.split_once("id=\"excluded\"").unwrap();
    let at = format!(" · <a href=\"{0}\"><code>{1}</code></a> · until", page_of(&table), &table[3..]);
    for name in ["Anna", "Ben"] {
        assert!(excluded.contains(&format!("{name}{at}")), "{excluded}");
    }
    for person in host.get("/admin").await.buttons("person") {
        host.post("/admin/lift", &[("person", &person)]).await.location();
    }
    anna.post("/play/dollars-wanted", &[]).await.location();
}

#[tokio::test]
async fn everybody_is_told_what_the_host_announces_until_it_ends() {
    let house = House::new();
    let (mut host, mut anna) = (host(&house).await, house.browser());
    let told = async |anna: &mut Browser, text: &str| anna.get("/fairness").await.body.contains(text);
    assert!(!told(&mut anna, "class=\"announcement\"").await);
    host.post("/admin/announce", &[("text", "Back at <nine>"), ("minutes", "5")]).await.location();
    assert!(told(&mut anna, "Back at &lt;nine&gt;").await);
    host.post("/admin/announce", &[("minutes", "5")]).await.location();
    assert!(told(&mut anna, "The server restarts").await);
    anna.language = "de";
    assert!(told(&mut anna, "Der Server startet").await);
    host.post("/admin/announce", &[]).await.location();
    assert!(!told(&mut anna, "class=\"announcement\"").await);
    // A start of the server ends a restart and nothing else.
    for (text, stays) in [("", false), ("Back at nine", true)] {
        host.post("/admin/announce", &[("text", text), ("minutes", "5")]).await.location();
        house.web.end_restart().await.unwrap();
        house.web.hear_host().await.unwrap();
        assert_eq!(told(&mut anna, "class=\"announcement\"").await, stays, "{text}");
    }
    // Another server has told it.
    let until = Millis(i64::MAX / 2);
    let elsewhere = store::Announcement { text: "Howdy".to_owned(), until };
    house.web.tables().store().announce(Some(elsewhere)).await.unwrap();
    house.web.hear_host().await.unwrap();
    assert!(told(&mut anna, "Howdy").await);
}

#[tokio::test]
async fn what_the_host_does_is_logged_without_names_and_words() {
    let house = House::new();
    let (table, _anna, _ben) = two_at_play(&house).await;
    let mut host = host(&house).await;
    let page = host.get(&page_of(&table)).await.body;
    let person = page.split("<option value=\"").find_map(|rest| rest.get(..64).filter(|id| !id.contains('"'))).unwrap();
    let [exclude, close, remove, dismiss] =
        ["exclude", "close", "remove", "dismiss"].map(|act| format!("{}/{act}", page_of(&table)));
    lines();
    let id = table.strip_prefix("/t/").unwrap();
    for (path, fields, said) in [
        (&*exclude, &[("person", person), ("days", "7")][..], "excluded a person"),
        ("/admin/lift", &[("person", person)], "let a person back"),
        ("/admin/announce", &[("text", "Howdy"), ("minutes", "5")], "announced something"),
        ("/admin/announce", &[("minutes", "5")], "announced a restart"),
        ("/admin/announce", &[], "ended the announcement"),
        (&close, &[("yes", "1")], "a table was closed"),
        (&remove, &[("yes", "1")], "a table was removed"),
    ] {
        host.post(path, fields).await.location();
        let log = lines();
        let told: Vec<&str> = log.lines().filter(|line| line.contains(" INFO ") && line.contains(said)).collect();
        let [line] = told[..] else { panic!("{path}: {log}") };
        assert!(!path.contains(id) || line.contains(id), "{line}");
        assert!(!line.contains(&person[8..]) && !line.contains("Howdy") && !line.contains("Anna"), "{line}");
        assert_eq!(line.contains(&person[..8]), said.contains("person"), "{line}");
        assert_eq!(line.contains(" until=\""), said.contains("excluded") || said.contains("announced"), "{line}");
    }
    host.post(&dismiss, &[("at", "1"), ("seat", "1")]).await.location();
    assert!(!lines().contains("dismissed"), "there was no report");
}

#[tokio::test]
async fn where_only_the_host_opens_tables_the_hosts_browser_does() {
    let house = House::with(WebConfig { openers: Openers::Operator, ..WebConfig::default() });
    let (mut host, mut anna) = (host(&house).await, house.visitor().await);
    host.post("/play/dollars-wanted", &[]).await.location();
    assert_eq!(anna.post("/play/dollars-wanted", &[]).await.status, StatusCode::FORBIDDEN);
}
