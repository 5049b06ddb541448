//! Posse as an installed app: without a connection it shows the tables as they were last seen, and the number on its
//! icon follows the tables that wait.

use posse_tests::browser::Browser;
use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::server::Server;
use serde_json::{Value, json};

use crate::guest::{By, Guest, Turn};

/// Notes the numbers that the page puts on the icon.
const BADGES: &str = "window.badges = []; navigator.setAppBadge = async (number) => { badges.push(number); };";

/// Whether a service worker works for the site, and what it keeps.
const KEPT: &str = "
    return (async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        if (registration?.active?.state !== 'activated') return null;
        const names = await caches.keys();
        const kept = await (await caches.open(names[0])).keys();
        return { names, paths: kept.map(({ url }) => new URL(url).pathname) };
    })();
";

/// The paths that the worker keeps, once it works.
async fn kept(browser: &mut Browser) -> Vec<String> {
    let kept = browser.wait("a service worker", KEPT).await.unwrap();
    assert_eq!(kept["names"].as_array().unwrap().len(), 1, "{kept}");
    serde_json::from_value(kept["paths"].clone()).unwrap()
}

/// Waits until the newest number on the icon is this one.
async fn counts(browser: &mut Browser, number: u8) {
    browser.wait("the number on the icon", &format!("return badges.at(-1) === {number}")).await.unwrap();
}

/// The list of tables in the page, as it reads.
async fn listed(browser: &mut Browser) -> Value {
    browser.wait("the list", "return document.querySelector('#mine ~ .tables')?.innerText").await.unwrap()
}

/// Whoever has the turn at a table leaves it, and without a connection sees the tables as they were. With one they take
/// the turn. Returns since when the tables were seen, as they read it.
pub(crate) async fn lose_the_connection(server: &mut Server, anna: &mut Guest) -> Value {
    let Turn::Mine { at } = anna.my_turn().await else { panic!("the game has only begun") };
    let table = anna.browser.read("return location.pathname").await.unwrap();
    let table = table.as_str().unwrap();

    anna.browser.open(&server.url("/")).await.unwrap();
    let shown = listed(&mut anna.browser).await;
    for path in kept(&mut anna.browser).await {
        assert!(path.starts_with("/assets/") || path == "/offline", "{path}");
    }

    server.kill().unwrap();
    for path in [table, "/"] {
        anna.browser.open(&server.url(path)).await.unwrap();
        assert_eq!(listed(&mut anna.browser).await, shown);
        let look = "return document.querySelector('h1').innerText + getComputedStyle(document.body).fontFamily";
        let look = anna.browser.read(look).await.unwrap();
        let is_own = look.as_str().is_some_and(|look| look.starts_with("No connection") && look.contains("Nunito"));
        assert!(is_own, "{look}");
    }
    anna.press_button(&format!("a[href=\"{table}\"]")).await;
    anna.browser.wait("the page of no connection", &format!("return location.pathname === '{table}'")).await.unwrap();
    assert_eq!(listed(&mut anna.browser).await, shown);
    let seen = anna.browser.read("return document.querySelector('#kept time').textContent").await.unwrap();

    server.restart().unwrap();
    anna.press_button("a.button[href=\"\"]").await;
    assert_eq!(anna.my_turn().await, Turn::Mine { at: at.clone() });
    let is_controlled = "return !!navigator.serviceWorker.controller";
    assert_eq!(anna.browser.read(is_controlled).await.unwrap(), true);
    anna.step(&at).await;
    seen
}

#[tokio::test]
async fn without_a_connection_the_tables_are_shown_as_last_seen_and_with_one_they_go_on() {
    let (mut server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Touch).await;
    anna.browser.prepare(BADGES).await.unwrap();
    anna.browser.live_in("Europe/Berlin", "de-DE").await.unwrap();
    anna.open_table(&server, "bot-beginner").await;
    anna.join(1, "Anna").await;
    anna.my_turn().await;
    let table = anna.browser.address().await.unwrap();
    anna.browser.open(&server.url("/")).await.unwrap();
    counts(&mut anna.browser, 1).await;
    anna.browser.open(&table).await.unwrap();
    let seen = lose_the_connection(&mut server, &mut anna).await;
    let is_halved = seen.as_str().unwrap().ends_with('M');
    assert!(!is_halved, "a day has 24 hours where her browser is from: {seen}");

    // Whoever else uses the browser finds nothing of hers.
    anna.browser.set_cookie("visitor", &"0".repeat(64)).await.unwrap();
    anna.browser.open(&server.url("/")).await.unwrap();
    counts(&mut anna.browser, 0).await;
    server.kill().unwrap();
    anna.browser.reload().await.unwrap();
    let empty = "return document.querySelector('#kept')?.hidden && !document.querySelector('.tables')";
    anna.browser.wait("no list", empty).await.unwrap();
}

#[tokio::test]
async fn the_number_on_the_icon_follows_the_turns_at_a_table() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let notifies = Device { notifies: true, ..Device::DESKTOP };
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, notifies, By::Mouse).await;
    let mut ben = Guest::arrive(&driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await;
    anna.browser.may_notify(&server.url("")).await.unwrap();
    anna.browser.prepare(BADGES).await.unwrap();
    anna.open_table(&server, "person").await;
    let table = anna.link().await;
    anna.sit(1, "Anna").await;
    ben.browser.open(&table).await.unwrap();
    ben.join(2, "Ben").await;
    anna.browser.open(&server.url("/")).await.unwrap();
    counts(&mut anna.browser, 1).await;
    anna.browser.open(&table).await.unwrap();
    anna.be_ready().await;
    anna.browser.wait("the game", "return !!document.querySelector('#scene')").await.unwrap();
    anna.play_on().await;
    counts(&mut anna.browser, 0).await;
    ben.my_turn().await;
    ben.play_on().await;
    counts(&mut anna.browser, 1).await;
    anna.my_turn().await;

    // A message has come about another table meanwhile.
    let ids = [table.rsplit('/').next().unwrap(), "k3m9xq7w2fab"];
    let message = json!({ "id": "1", "tag": "2", "title": "Your turn", "waiting": 2, "tables": ids });
    anna.browser.deliver(&server.url(""), &message.to_string()).await.unwrap();
    anna.browser.wait("the worker", "return (async () => !!await caches.match('/told/tables'))()").await.unwrap();
    anna.play_on().await;
    counts(&mut anna.browser, 1).await;
    ben.my_turn().await;
    ben.play_on().await;
    counts(&mut anna.browser, 2).await;

    // Even a message that cannot be read is shown.
    let shown = "return (async () => (await (await navigator.serviceWorker.ready).getNotifications()).length)()";
    for message in ["", "no JSON"] {
        let clear = "(await (await navigator.serviceWorker.ready).getNotifications()).forEach((one) => one.close())";
        anna.browser.read(&format!("return (async () => {clear})()")).await.unwrap();
        anna.browser.deliver(&server.url(""), message).await.unwrap();
        anna.browser.wait("a notification", shown).await.unwrap();
    }
}
