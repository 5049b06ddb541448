//! A game over three days between two people with three devices: with a night, a restart and a killed server between,
//! every message arrives once, at a push service, a mail server and a webhook. Browsers get theirs as the push services
//! of their makers would deliver them; those cannot be reached from here. Chromium decrypts what the server has sent.

use std::collections::BTreeSet;
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use posse_tests::browser::Browser;
use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::receiver::{Got, Receiver};
use posse_tests::server::Server;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::days::{Days, set_night};
use crate::guest::{By, Guest, Turn};

/// How long a message may take to arrive on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Subscribes to a push service of the test's own at `ENDPOINT`, and keeps the browser's private key.
const SUBSCRIBES: &str = r#"
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    const kept = () => {
        const kept = JSON.parse(localStorage.getItem("test push"));
        return kept && { ...kept, toJSON: () => kept, unsubscribe: async () => localStorage.removeItem("test push") };
    };
    PushManager.prototype.getSubscription = async () => kept();
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("a browser would refuse this");
        if (kept()) return kept();
        const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
        const keys = {
            p256dh: text(await crypto.subtle.exportKey("raw", pair.publicKey)),
            auth: text(crypto.getRandomValues(new Uint8Array(16))),
        };
        const own = await crypto.subtle.exportKey("jwk", pair.privateKey);
        localStorage.setItem("test push", JSON.stringify({ endpoint: "ENDPOINT", keys, own }));
        return kept();
    };
"#;

/// Decrypts `sent` with the browser's private key, as RFC 8291 and RFC 8188 say.
const DECRYPTS: &str = r#"
    return (async () => {
        const { keys, own } = JSON.parse(localStorage.getItem("test push"));
        const bytes = (text) =>
            Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
        const ascii = (text) => new TextEncoder().encode(text);
        const body = bytes(sent);
        const [salt, sender, secret] = [body.slice(0, 16), body.slice(21, 21 + body[20]), body.slice(21 + body[20])];
        const curve = { name: "ECDH", namedCurve: "P-256" };
        const mine = await crypto.subtle.importKey("jwk", own, curve, false, ["deriveBits"]);
        const theirs = await crypto.subtle.importKey("raw", sender, curve, false, []);
        const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: theirs }, mine, 256);
        const derive = async (material, salt, info, length) => {
            const key = await crypto.subtle.importKey("raw", material, "HKDF", false, ["deriveBits"]);
            return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, 8 * length);
        };
        const info = [...ascii("WebPush: info\0"), ...bytes(keys.p256dh), ...sender];
        const input = await derive(shared, bytes(keys.auth), Uint8Array.from(info), 32);
        const content = await derive(input, salt, ascii("Content-Encoding: aes128gcm\0"), 16);
        const iv = await derive(input, salt, ascii("Content-Encoding: nonce\0"), 12);
        const key = await crypto.subtle.importKey("raw", content, "AES-GCM", false, ["decrypt"]);
        const record = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, secret));
        return new TextDecoder().decode(record.slice(0, record.lastIndexOf(2)));
    })();
"#;

/// The titles of what the browser shows.
const SHOWN: &str = "(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title }) => title).join();
})()";

struct World {
    days: Days,
    web: Receiver,
    mail: Receiver,
    /// The ids of all messages. A server that is killed before it has recorded one sends it again, with its id.
    ids: BTreeSet<String>,
    /// What has come and nobody has asked for. Messages to several places come in any order.
    unread: Vec<Got>,
}

impl World {
    async fn start() -> World {
        let (web, mail) = (Receiver::http().await.unwrap(), Receiver::mail().await.unwrap());
        let settings = [
            ("POSSE_PUSH_CONTACT", "mailto:host@posse.example".to_owned()),
            ("POSSE_SMTP", format!("smtp://{}", mail.address)),
            ("POSSE_MAIL_FROM", "Posse <posse@posse.example>".to_owned()),
            ("POSSE_PRIVATE_WEBHOOKS", "1".to_owned()),
        ];
        let days = Days::begin("three days 1", &settings);
        World { days, web, mail, ids: BTreeSet::new(), unread: Vec::new() }
    }

    /// The address of a page.
    fn url(&self, path: &str) -> String {
        self.days.server.url(path)
    }

    /// The next new message to a path: of the webhook, or of a browser's push service.
    async fn next_at(&mut self, path: &str, mut browser: Option<&mut Browser>) -> Got {
        loop {
            let got = match self.unread.iter().position(|got| got.to == path) {
                Some(place) => self.unread.remove(place),
                None => {
                    self.unread.push(timeout(PATIENCE, self.web.next()).await.expect("a message").unwrap());
                    continue;
                }
            };
            // A push service does not see the id.
            let got = match &mut browser {
                Some(browser) => decrypted(&self.days.server, browser, got).await,
                None => got,
            };
            if self.ids.insert(got.id.clone()) {
                return got;
            }
        }
    }

    async fn next_mail(&mut self) -> Got {
        loop {
            let got = timeout(PATIENCE, self.mail.next()).await.expect("a mail").unwrap();
            if self.ids.insert(got.id.clone()) {
                return got;
            }
        }
    }
}

/// Lets a browser subscribe at a path of the push service; returns its address there.
async fn let_subscribe(world: &World, browser: &mut Browser, name: &str) -> String {
    let endpoint = format!("http://{}/{name}", world.web.address);
    browser.prepare(&SUBSCRIBES.replace("ENDPOINT", &endpoint)).await.unwrap();
    browser.may_notify(&world.url("")).await.unwrap();
    endpoint
}

/// A browser gets messages from now on.
async fn turn_on_push(world: &World, browser: &mut Browser, name: &str) {
    let endpoint = let_subscribe(world, browser, name).await;
    browser.open(&world.url("/notifications")).await.unwrap();
    browser.wait("the button", "return document.querySelector('#push')?.hidden === false").await.unwrap();
    browser.read("document.querySelector('#push button').click()").await.unwrap();
    let is_listed = format!("return !!document.querySelector('[data-endpoint=\"{endpoint}\"]')");
    browser.wait("the channel", &is_listed).await.unwrap();
}

/// Fills in a form on the page of notifications.
async fn add(guest: &mut Guest, world: &World, way: &str, fields: &[(&str, &str)]) {
    guest.browser.open(&world.url("/notifications")).await.unwrap();
    let form = format!("form[action=\"/notifications/{way}\"]");
    for (name, value) in fields {
        guest.browser.type_into(&format!("{form} input[name={name}]"), value).await.unwrap();
    }
    guest.press_button(&format!("{form} button")).await;
    guest.browser.wait("the channel", "return !!document.querySelector('section.channel')").await.unwrap();
}

/// A message to a browser, as the browser decrypts it, with its own id.
async fn decrypted(server: &Server, browser: &mut Browser, got: Got) -> Got {
    browser.open(&server.url("/offline")).await.unwrap();
    let sent = json!(BASE64_STANDARD.encode(&got.body));
    let message = browser.read(&format!("const sent = {sent}; {DECRYPTS}")).await.unwrap();
    let body = message.as_str().unwrap().as_bytes().to_vec();
    let message: Value = serde_json::from_slice(&body).unwrap();
    Got { id: message["id"].as_str().unwrap().to_owned(), body, ..got }
}

/// The push service delivers a message, and the browser shows this title and nothing else. It is delivered under further
/// ids while the browser shows nothing: Chromium forgets a notification that it is about to show when a page asks which
/// ones it shows.
async fn deliver(world: &World, browser: &mut Browser, message: &Got, title: &str) {
    let mut message: Value = serde_json::from_slice(&message.body).unwrap();
    for number in 0.. {
        let id = format!("{} {number}", message["id"].as_str().unwrap());
        message["id"] = id.as_str().into();
        for _ in 0..2 {
            browser.deliver(&world.url(""), &message.to_string()).await.unwrap();
            let note = format!("caches.match('/told/{}')", message["tag"].as_str().unwrap());
            let is_told = format!("return (async () => await (await {note})?.text() === {} || null)()", json!(id));
            browser.wait("the worker", &is_told).await.unwrap();
        }
        if browser.read(&format!("return {SHOWN}")).await.unwrap() == title {
            return;
        }
        assert!(number < 20, "the browser never shows {message}");
    }
}

/// Anna has this browser and a webhook; Ben a phone with a mailbox, and a tablet with messages.
struct People {
    anna: Guest,
    ben: Guest,
    tablet: Browser,
}

impl People {
    /// Somebody is told this by each of their ways, and their browser shows it.
    async fn are_told(&mut self, world: &mut World, is_anna: bool, title: &str) {
        let (path, browser) = self.browser(is_anna);
        let push = world.next_at(path, Some(browser)).await;
        let other = if is_anna { world.next_at("/hook", None).await } else { world.next_mail().await };
        for got in [&push, &other] {
            assert!(got.text().contains(title), "{title}: {}", got.text());
        }
        deliver(world, browser, &push, title).await;
    }

    /// Somebody moves. Their own page closes what its browser shows; nothing is sent to another one, which goes on
    /// showing what it shows.
    async fn move_on(&mut self, is_anna: bool, table: &str, shown: &str) {
        let guest = self.guest(is_anna);
        guest.browser.open(table).await.unwrap();
        assert!(guest.play_on().await);
        let shown = if is_anna { "" } else { shown };
        let is_shown = format!("return (async () => await {SHOWN} === {} || null)()", json!(shown));
        self.browser(is_anna).1.wait("what the browser shows", &is_shown).await.unwrap();
    }

    /// The path of a person's push service, and their browser there.
    fn browser(&mut self, is_anna: bool) -> (&'static str, &mut Browser) {
        if is_anna { ("/anna", &mut self.anna.browser) } else { ("/tablet", &mut self.tablet) }
    }

    fn guest(&mut self, is_anna: bool) -> &mut Guest {
        if is_anna { &mut self.anna } else { &mut self.ben }
    }
}

/// Runs the worker's script, which stands for `SCRIPT`, in a page, and lets the browser renew its subscription.
const RENEWS: &str = r#"
    return (async () => {
        const { keys } = JSON.parse(localStorage.getItem("test push"));
        const pushManager = { subscribe: async () => ({ toJSON: () => ({ endpoint: "ENDPOINT", keys }) }) };
        const heard = {}, registration = { scope: `${location.origin}/`, pushManager };
        ((self) => { SCRIPT })({ registration, addEventListener: (kind, hear) => { heard[kind] = hear; } });
        let work;
        heard.pushsubscriptionchange({ newSubscription: null, waitUntil: (promise) => { work = promise; } });
        await work;
    })();
"#;

#[tokio::test]
async fn a_browser_that_subscribed_at_a_table_says_by_its_worker_or_on_the_next_visit_that_it_has_renewed_that() {
    let driver = Driver::start().unwrap();
    let world = World::start().await;
    let mut browser = driver.open(Device { notifies: true, ..Device::DESKTOP }).await.unwrap();
    // The first one is made at a table by the day, which asks.
    let_subscribe(&world, &mut browser, "first").await;
    browser.open(&world.url("/new/dollars-wanted")).await.unwrap();
    for answer in ["input[value=bots]", "input[value=day]", "button.strong"] {
        browser.click(&format!(".create {answer}")).await.unwrap();
    }
    browser.click("#tell #push button").await.unwrap();
    let is_told = "return !!document.querySelector('#scene') && !document.querySelector('#tell')";
    browser.wait("a table that asks no more", is_told).await.unwrap();
    let (page, address) = (world.url("/notifications"), world.web.address.clone());
    let is_listed = |name: &str| {
        let all = "[...document.querySelectorAll('[data-endpoint]')].map(({ dataset }) => dataset.endpoint).join()";
        format!("return {all} === 'http://{address}/{name}'")
    };
    let renews = "const kept = localStorage.getItem('test push');
                  localStorage.setItem('test push', kept.replace('/first', '/second'))";
    browser.read(renews).await.unwrap();
    browser.open(&page).await.unwrap();
    browser.wait("the second subscription alone", &is_listed("second")).await.unwrap();
    let script = browser.read("return (async () => (await fetch('/sw.js')).text())()").await.unwrap();
    let renews = RENEWS.replace("ENDPOINT", &format!("http://{address}/third"));
    browser.read(&renews.replace("SCRIPT", script.as_str().unwrap())).await.unwrap();
    let listed = browser.read(&format!("return (async () => (await fetch({})).text())()", json!(page))).await.unwrap();
    let listed = listed.as_str().unwrap();
    assert!(listed.contains("/third\"") && listed.matches("data-endpoint").count() == 1, "{listed}");
}

#[tokio::test]
async fn over_three_days_with_a_night_and_a_killed_server_every_message_arrives_once() {
    let driver = Driver::start().unwrap();
    let mut world = World::start().await;
    let notifies = Device { notifies: true, ..Device::DESKTOP };
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, notifies, By::Mouse).await;
    let mut ben = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Touch).await;
    let mut tablet = driver.open(notifies).await.unwrap();

    // Everybody says how they want to be told.
    let hook = format!("http://{}/hook", world.web.address);
    turn_on_push(&world, &mut anna.browser, "anna").await;
    add(&mut anna, &world, "webhook", &[("url", &hook)]).await;
    add(&mut ben, &world, "mail", &[("mail", "ben@posse.example")]).await;
    let confirm = timeout(PATIENCE, world.mail.next()).await.expect("a mail").unwrap().text();
    let link = confirm.lines().find(|line| line.contains("/notifications/confirm/")).unwrap().trim().to_owned();
    ben.browser.open(&link).await.unwrap();
    ben.press_button("form[action^=\"/notifications/confirm/\"] button").await;
    ben.browser.wait("the answer", "return !document.querySelector('form[action*=confirm]')").await.unwrap();
    ben.browser.open(&world.url("/devices")).await.unwrap();
    ben.press_button("form[action=\"/devices/link\"] button").await;
    let link = ben.link().await;
    tablet.open(&link).await.unwrap();
    tablet.click("form[action^=\"/d/\"] button").await.unwrap();
    tablet.wait("the tables", "return location.pathname === '/'").await.unwrap();
    turn_on_push(&world, &mut tablet, "tablet").await;

    let table = world.days.game(&mut anna, &mut ben).await;
    let mut people = People { anna, ben, tablet };

    // The first day: who is asked has left, and is told once, even if the server is killed and starts again.
    let first = people.anna.turn().await != Turn::Others;
    world.days.pass(1).await;
    people.are_told(&mut world, first, "Your turn: Dollars Wanted").await;
    world.days.kill();
    world.days.pass(1).await;
    people.move_on(first, &table, "Your turn: Dollars Wanted").await;
    people.are_told(&mut world, !first, "Your turn: Dollars Wanted").await;

    // The second day: a night of eight hours, and the reminders before the time is up.
    let second = !first;
    people.guest(second).browser.open(&table).await.unwrap();
    set_night(people.guest(second), 4).await;
    // The night comes twice before 24 waking hours have passed. The browser's clock is two hours behind, but the page
    // counts by the server's.
    let later = "return /^(39|40)/.test(document.querySelector('#clocks time')?.textContent)";
    people.guest(second).browser.wait("sixteen hours more", later).await.unwrap();
    for (hours, left) in [(17, "24 hours"), (16, "8 hours"), (6, "One hour")] {
        world.days.pass(hours).await;
        people.are_told(&mut world, second, &format!("{left} left: Dollars Wanted")).await;
        world.days.kill();
    }
    people.move_on(second, &table, "One hour left: Dollars Wanted").await;
    people.are_told(&mut world, first, "Your turn: Dollars Wanted").await;

    // The third day: nothing else has come.
    world.days.pass(1).await;
    world.days.server.kill().unwrap();
    assert_eq!((world.unread, world.web.got(), world.mail.got()), (Vec::new(), Vec::new(), Vec::new()));
}
