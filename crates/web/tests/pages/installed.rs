//! Posse as an installed app: the manifest, the service worker and the page for when there is no connection.

use axum::body::{Body, to_bytes};
use axum::http::StatusCode;
use serde_json::Value;
use tower::ServiceExt;

use crate::house::{Browser, House, two_at_play};

const LANGUAGES: [&str; 4] = ["en", "de", "fr", "nl"];

/// The address after this beginning of an element.
fn address(page: &str, before: &str) -> String {
    let (_, rest) = page.split_once(before).unwrap_or_else(|| panic!("no {before} in {page}"));
    rest.split('"').next().unwrap().to_owned()
}

/// The name of the worker's cache, and the files that it keeps there.
async fn kept(browser: &mut Browser) -> (String, Vec<String>) {
    let answer = browser.get("/sw.js").await;
    let kept = answer
        .body
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("const [NAME, OURS, FILES, ICON, PAGE, KEY] = "))
        .unwrap();
    let (name, ours, files, icon, ..): (String, String, Vec<String>, String, String, Option<String>) =
        serde_json::from_str(kept.trim_end_matches(';')).unwrap();
    assert!(ours == "posse-" && name.starts_with(&ours), "at the root a cache is called as ever: {name}");
    assert_eq!(browser.get(&icon).await.header("content-type"), "image/png");
    (name, files)
}

#[tokio::test]
async fn every_page_leads_to_a_manifest_in_its_language_whose_icons_exist() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let mut told = Vec::new();
    for language in LANGUAGES {
        anna.language = language;
        let mut linked = Vec::new();
        for path in ["/", "/settings", "/rules/dollars-wanted", "/nowhere", &table] {
            let page = anna.get(path).await;
            assert!(page.header("content-security-policy").contains("manifest-src 'self'"), "{path}");
            linked.push(address(&page.body, "<link rel=\"manifest\" href=\""));
        }
        linked.dedup();
        let [linked] = &linked[..] else { panic!("one manifest in a language: {linked:?}") };
        let answer = anna.get(linked).await;
        assert_eq!(answer.header("content-type"), "application/manifest+json");
        assert!(answer.header("cache-control").contains("immutable"));
        let manifest: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((&manifest["lang"], &manifest["display"]), (&language.into(), &"standalone".into()));
        // The manifest lies among the assets, below the home page.
        for address in ["start_url", "scope"] {
            assert_eq!(manifest[address], "../", "{address}");
        }
        assert_eq!(manifest["id"], "/");
        for shortcut in manifest["shortcuts"].as_array().unwrap() {
            let path = shortcut["url"].as_str().unwrap().trim_start_matches("..");
            let (path, place) = path.split_once('#').unwrap_or((path, ""));
            let page = anna.get(path).await.body;
            assert!(place.is_empty() || page.contains(&format!("id=\"{place}\"")), "{shortcut}");
            assert!(page.contains(shortcut["name"].as_str().unwrap()), "{shortcut}");
        }
        let mut shapes = Vec::new();
        for shot in manifest["screenshots"].as_array().unwrap() {
            let request = anna.request("GET", &format!("/assets/{}", shot["src"].as_str().unwrap()));
            let answer = anna.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            let picture = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
            let side = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().unwrap());
            assert!(picture.starts_with(b"\x89PNG") && picture.len() < 60_000, "{shot}: {} bytes", picture.len());
            assert_eq!(shot["sizes"], format!("{}x{}", side(16), side(20)));
            shapes.push(shot["form_factor"].as_str().unwrap().to_owned());
        }
        assert_eq!(shapes, ["narrow", "wide"]);
        let mut purposes = Vec::new();
        for icon in manifest["icons"].as_array().unwrap() {
            let file = anna.get(&format!("/assets/{}", icon["src"].as_str().unwrap())).await;
            assert_eq!((file.status, &icon["type"]), (StatusCode::OK, &file.header("content-type").into()), "{icon}");
            purposes.push(icon["purpose"].as_str().unwrap().to_owned());
        }
        assert_eq!(purposes, ["any", "maskable", "any maskable"]);
        told.push(manifest["description"].as_str().unwrap().to_owned());
    }
    told.sort();
    told.dedup();
    assert_eq!(told.len(), LANGUAGES.len(), "{told:?}");
}

#[tokio::test]
async fn the_worker_keeps_files_that_never_change_and_a_page_that_needs_no_others() {
    let house = House::new();
    let mut names = Vec::new();
    for language in LANGUAGES {
        let mut anna = house.browser();
        anna.language = language;
        let script = anna.get("/sw.js").await;
        assert_eq!(script.header("content-type"), "text/javascript; charset=utf-8");
        assert_eq!((script.header("cache-control"), script.header("set-cookie")), ("no-cache", ""));
        let (name, files) = kept(&mut anna).await;
        for file in &files {
            assert!(file.starts_with("/assets/"), "{file}");
            let answer = anna.get(file).await;
            assert!(answer.status == StatusCode::OK && answer.header("cache-control").contains("immutable"), "{file}");
        }
        let page = anna.get("/offline").await;
        assert!(page.body.contains(&format!("<html lang=\"{language}\">")) && page.body.contains(&files[0]));
        assert!(page.header("content-security-policy").contains("default-src 'none'"));
        let needed = page.body.split('"').filter(|text| text.starts_with("/assets/"));
        let missing: Vec<&str> = needed.filter(|file| !files.iter().any(|kept| kept == file)).collect();
        assert!(missing.is_empty(), "{missing:?}");
        assert!(!page.body.contains("<form"));
        assert_eq!(kept(&mut anna).await.0, name, "the same version in the same language");
        names.push(name);
    }
    names.sort();
    names.dedup();
    assert_eq!(names.len(), LANGUAGES.len(), "a worker of its own for each language: {names:?}");
}

/// Whether the page says that it lists all tables of its visitor, so that the script keeps these and no others.
async fn lists(browser: &mut Browser, path: &str) -> bool {
    let page = browser.get(path).await.body;
    address(&page, "data-live=\"").split(';').any(|fact| fact == "lists=1")
}

#[tokio::test]
async fn the_home_page_and_every_page_of_a_stranger_say_which_tables_to_keep() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    assert!(lists(&mut anna, "/").await);
    for path in ["/settings", "/nowhere", &table] {
        assert!(!lists(&mut anna, path).await, "{path}: it says nothing of her tables");
        assert!(lists(&mut house.browser(), path).await, "{path}: a stranger has none");
    }
}
