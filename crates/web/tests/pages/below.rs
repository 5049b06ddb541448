//! A server below a path, as in `https://example.org/posse`.

use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::Value;
use web::WebConfig;

use crate::house::{Browser, House, body, form_id};

const PATH: &str = "/posse";

/// A server whose public address has a path.
fn house() -> House {
    let public_url = Some(format!("http://localhost:3000{PATH}").parse().unwrap());
    House::with(WebConfig { public_url, ..WebConfig::default() })
}

/// The addresses on a page that begin with a slash.
fn addresses(page: &str) -> Vec<&str> {
    let starts = ["href=\"", "src=\"", "action=\"", "data-turn=\""].map(|name| page.split(name).skip(1));
    let found = starts.into_iter().flatten().filter_map(|rest| rest.split('"').next());
    found.filter(|address| address.starts_with('/')).collect()
}

/// Posts a form as a page below the path does: its origin has none.
async fn post(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> String {
    let id = form_id();
    let fields = [fields, &[("form", &id)]].concat();
    browser.post_body(path, body(&fields)).await.location().to_owned()
}

#[tokio::test]
async fn every_address_leads_below_the_path_and_the_game_is_played_there() {
    let house = house();
    let mut anna = house.visitor().await;
    let made = post(&mut anna, "/posse/play/dollars-wanted", &[]).await;
    let (table, _) = made.split_once('?').unwrap_or((&made, ""));
    assert!(table.starts_with("/posse/t/"), "{table}");
    let mut stream = anna.follow(&format!("{table}/live")).await;
    let message = stream.next().await.unwrap();
    let mut pages = vec![("the stream".to_owned(), message["html"].as_str().unwrap().to_owned())];
    assert_eq!(anna.get("/posse").await.header("location"), "/posse/");
    for page in ["/posse/", "/posse/settings", "/posse/rules/desperados", "/posse/nowhere", table] {
        pages.push((page.to_owned(), anna.get(page).await.body));
    }
    for (name, page) in &pages {
        let found = addresses(page);
        assert!(!found.is_empty(), "{name}: {page}");
        for address in found {
            let is_below = address.strip_prefix(PATH).is_some_and(|rest| rest.starts_with('/'));
            assert!(is_below && !address.starts_with("/posse/posse"), "{name}: {address}");
        }
    }
    let live = &pages.last().unwrap().1;
    assert!(live.contains(&format!("table={table}")), "the script knows its table: {live}");
    while anna.get(table).await.buttons("action").is_empty() {
        tokio::task::yield_now().await;
    }
    let page = anna.get(table).await;
    let action = &page.buttons("action")[0];
    let fields = [("seat", page.hidden("seat")), ("at", page.hidden("at")), ("action", action.clone())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert!(post(&mut anna, &format!("{table}/step"), &fields).await.starts_with(table));
}

#[tokio::test]
async fn cookies_links_and_the_way_back_hold_below_the_path() {
    let house = house();
    let mut anna = house.visitor().await;
    let settings = anna.get("/posse/settings").await;
    let back = settings.hidden("back");
    assert_eq!(back, "/posse/settings");
    let id = form_id();
    let answer = anna.post_body("/posse/language", body(&[("language", "de"), ("back", &back), ("form", &id)])).await;
    assert_eq!(answer.location(), "/posse/settings");
    let paths: Vec<_> = answer.headers.get_all(header::SET_COOKIE).iter().collect();
    assert!(!paths.is_empty() && paths.iter().all(|cookie| cookie.to_str().unwrap().contains("; Path=/posse/; ")));
    let table = anna.table(&["person", "person"], "link").await;
    let lobby = anna.get(&table).await.body;
    assert!(lobby.contains(&format!("http://localhost:3000{table}")), "the link to share: {lobby}");
}

#[tokio::test]
async fn the_app_is_installed_below_the_path() {
    let house = house();
    let mut anna = house.browser();
    let worker = anna.get("/posse/sw.js").await.body;
    let facts = worker.split_once(" = ").unwrap().1.split_once(";\n").unwrap().0;
    let [name, ours, files, icon, page, _] = &serde_json::from_str::<[Value; 6]>(facts).unwrap();
    let is_own = |name: &str| name.starts_with("posse/posse-") && name.starts_with(ours.as_str().unwrap());
    assert!(is_own(name.as_str().unwrap()), "no other server's cache has such a name: {name}");
    for file in files.as_array().unwrap().iter().chain([icon, page]) {
        let file = file.as_str().unwrap();
        assert!(file.starts_with("/posse/"), "{file}");
        assert_eq!(anna.get(file).await.status, StatusCode::OK, "{file}");
    }
    let home = anna.get("/posse/").await.body;
    let manifest = addresses(&home).into_iter().find(|address| address.ends_with(".webmanifest")).unwrap().to_owned();
    let manifest: Value = serde_json::from_str(&anna.get(&manifest).await.body).unwrap();
    assert_eq!((&manifest["start_url"], &manifest["scope"]), (&"../".into(), &"../".into()));
    assert_eq!(manifest["id"], "/posse/", "no other server of this origin is the same app");
    let icon = manifest["icons"][0]["src"].as_str().unwrap();
    assert_eq!(anna.get(&format!("/posse/assets/{icon}")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_proxy_may_take_the_path_off() {
    let house = house();
    let mut anna = house.visitor().await;
    assert_eq!(anna.get("/health").await.status, StatusCode::OK);
    assert!(addresses(&anna.get("/settings").await.body).iter().all(|address| address.starts_with("/posse/")));
    let other = anna.request("POST", "/posse/language").header(header::ORIGIN, "http://localhost:3000/posse");
    assert_eq!(anna.send(other.body(Body::empty()).unwrap()).await.status, StatusCode::FORBIDDEN);
}
