//! A page on a bad connection: streams that die silently, proxies that buffer, answers that never come. The tests
//! freeze streams ([`Cable::Silent`]) and speed up the page's clock ([`HURRY`]).

use std::net::{IpAddr, Ipv4Addr};

use posse_tests::browser::Browser;
use posse_tests::device::{Device, Engine};
use posse_tests::driver::Driver;
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::http::Visitor;
use posse_tests::player::{Player, form_id, open_table};
use posse_tests::proxy::{self, Cable, Proxy};
use posse_tests::server::{Server, run};
use serde_json::Value;

/// Runs the page's long timeouts eight times as fast, and keeps the original length of each running one in `timers`.
const HURRY: &str = r#"
    const [begin, end] = [window.setTimeout, window.clearTimeout];
    window.timers = new Map();
    window.setTimeout = (act, ms, ...rest) => {
        const id = begin(() => { window.timers.delete(id); act(); }, ms >= 4000 ? ms / 8 : ms, ...rest);
        window.timers.set(id, ms);
        return id;
    };
    window.clearTimeout = (id) => { window.timers.delete(id); end(id); };
    window.running = (ms) => [...window.timers].filter(([, other]) => other === ms).map(([id]) => id);
"#;

/// Starts the page's stream again.
const STREAM_ANEW: &str = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))";

/// A table for five people behind a proxy, with a browser on its page.
struct Scene {
    server: Server,
    proxy: Proxy,
    host: Visitor,
    table: String,
    browser: Browser,
    /// Dropped after its browser.
    _driver: Driver,
}

impl Scene {
    /// A scene whose cable is in this state when the page is opened.
    async fn on(cable: Cable) -> Scene {
        Scene::of(Engine::Chromium, cable).await
    }

    async fn of(engine: Engine, cable: Cable) -> Scene {
        let (server, driver) = (Server::start(&[]).unwrap(), Driver::of(engine).unwrap());
        let proxy = Proxy::start(proxy::Proxied::Address(server.address())).await.unwrap();
        let mut host = Visitor::new(server.address(), IpAddr::V4(Ipv4Addr::LOCALHOST));
        let table = open_table(&mut host, DOLLARS_WANTED, &["person"; 5], &[]).await.unwrap();
        let mut browser = driver.open(Device::DESKTOP).await.unwrap();
        browser.prepare(HURRY).await.unwrap();
        proxy.set(cable);
        let mut scene = Scene { server, proxy, host, table, browser, _driver: driver };
        scene.open().await;
        scene
    }

    async fn open(&mut self) {
        let url = format!("http://127.0.0.1:{}{}", self.proxy.port(), self.table);
        self.browser.open(&url).await.unwrap();
        self.browser.read("window.isSame = true").await.unwrap();
    }

    /// Somebody else sits down, over a connection of their own.
    async fn sits(&mut self, seat: usize, name: &str) {
        let mut player = Player::new(self.server.address(), DOLLARS_WANTED, &self.table, seat);
        player.look().await.unwrap();
        assert_eq!(player.send(&player.sit(&form_id(), name)).await.unwrap().status, 303);
    }

    /// Waits until the page shows this name at this seat, and checks that it has not been loaded again.
    async fn shows(&mut self, seat: usize, name: &str) {
        let shown = format!("return document.querySelector('#seat-{seat}')?.innerText.includes('{name}')");
        self.browser.wait(&format!("{name} at the table"), &shown).await.unwrap();
        assert_eq!(self.browser.read("return window.isSame").await.unwrap(), Value::Bool(true), "loaded again");
    }

    /// Sits down in the browser.
    async fn sit(&mut self, seat: usize, name: &str) {
        self.browser.type_into("#sit input[name=name]", name).await.unwrap();
        self.browser.click(&format!("button[name=seat][value=\"{seat}\"]")).await.unwrap();
    }

    /// The host announces something with this form.
    async fn announces(&mut self, form: &[(&str, &str)]) {
        assert_eq!(self.host.post("/admin/announce", form).await.unwrap().status, 303);
    }

    async fn wait(&mut self, what: &str, condition: &str) {
        self.browser.wait(what, &format!("return {condition}")).await.unwrap();
    }
}

const OFFLINE: &str = "!document.querySelector('#offline').hidden && document.querySelector('#offline').innerText";
const ONLINE: &str = "document.querySelector('#offline').hidden";

#[tokio::test]
async fn a_page_whose_stream_has_died_silently_fetches_itself_and_says_so_when_it_cannot() {
    fetches_itself(Engine::Chromium).await;
}

pub(crate) async fn fetches_itself(engine: Engine) {
    let mut scene = Scene::of(engine, Cable::Open).await;
    if engine != Engine::Chromium {
        // Its clock is fast only now.
        scene.browser.read(STREAM_ANEW).await.unwrap();
    }
    scene.sits(1, "Anna").await;
    scene.shows(1, "Anna").await;
    scene.proxy.set(Cable::Silent);
    scene.sits(2, "Ben").await;
    scene.shows(2, "Ben").await;
    scene.proxy.set(Cable::Held);
    scene.wait("the words", OFFLINE).await;
    scene.sits(3, "Cleo").await;
    scene.proxy.set(Cable::Open);
    scene.shows(3, "Cleo").await;
    scene.wait("no words", ONLINE).await;
}

#[tokio::test]
async fn what_somebody_did_is_shown_though_the_stream_has_died() {
    let mut scene = Scene::on(Cable::Open).await;
    scene.sits(1, "Anna").await;
    scene.shows(1, "Anna").await;
    scene.proxy.set(Cable::Silent);
    scene.sit(2, "Ben").await;
    scene.shows(2, "Ben").await;
    scene.browser.find("form[action$=\"/ready\"] button").await.unwrap();
    assert_eq!(scene.browser.read(&format!("return {ONLINE}")).await.unwrap(), Value::Bool(true));
}

#[tokio::test]
async fn a_page_whose_stream_has_died_goes_on_with_everybody_at_the_next_table() {
    let mut scene = Scene::on(Cable::Open).await;
    for (seat, name) in [(1, "Anna"), (2, "Ben")] {
        scene.sits(seat, name).await;
        scene.shows(seat, name).await;
    }
    scene.proxy.set(Cable::Silent);
    let form = form_id();
    let closed = scene.host.post(&format!("{}/close-seats", scene.table), &[("form", &form)]).await.unwrap();
    assert_eq!(closed.status, 303);
    let next = "document.querySelectorAll('li.place').length === 2 && document.querySelector('#seat-2').innerText";
    scene.wait("the table of two", next).await;
}

#[tokio::test]
async fn an_open_page_shows_what_the_host_announces_until_it_ends_though_its_stream_has_died() {
    let mut scene = Scene::on(Cable::Open).await;
    let printed = run(&["admin", "--data", scene.server.folder().to_str().unwrap()]).unwrap().stdout;
    let link = String::from_utf8(printed).unwrap().trim().rsplit_once("/admin/").unwrap().1.to_owned();
    assert_eq!(scene.host.post(&format!("/admin/{link}"), &[]).await.unwrap().status, 303);
    scene.announces(&[("minutes", "60"), ("text", "Supper at six")]).await;
    scene.wait("the announcement", "document.querySelector('#told').innerText === 'Supper at six'").await;
    let said = scene.browser.read("return document.querySelector('#bubbles').innerText").await.unwrap();
    assert!(said.as_str().unwrap().contains("Supper at six"), "a screen reader says it: {said}");
    scene.proxy.set(Cable::Silent);
    scene.announces(&[]).await;
    scene.wait("no announcement", "document.querySelector('#told').childElementCount === 0").await;
    scene.proxy.set(Cable::Open);
    scene.announces(&[("minutes", "60")]).await;
    scene.wait("the next one", "document.querySelector('#told').innerText.includes('The server restarts')").await;
    assert_eq!(scene.browser.read("return window.isSame").await.unwrap(), Value::Bool(true), "loaded again");
}

#[tokio::test]
async fn behind_a_proxy_that_buffers_a_page_polls_until_its_stream_speaks() {
    let mut scene = Scene::on(Cable::Silent).await;
    for (seat, name) in [(1, "Anna"), (2, "Ben")] {
        scene.sits(seat, name).await;
        scene.shows(seat, name).await;
    }
    assert_eq!(scene.browser.read(&format!("return {ONLINE}")).await.unwrap(), Value::Bool(true));
    scene.proxy.set(Cable::Open);
    scene.wait("a stream that speaks, and no more polls", "running(40000).length === 1 && !running(5000).length").await;
    scene.sits(3, "Cleo").await;
    scene.shows(3, "Cleo").await;
}

#[tokio::test]
async fn a_sign_of_life_begins_the_wait_for_the_next_one_anew() {
    let mut scene = Scene::on(Cable::Open).await;
    let take = r#"
        window.EventSource = class extends EventTarget { constructor() { super(); window.stream = this; } close() {} };
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        stream.dispatchEvent(new Event("beat"));
        const [before, one] = [running(40000), running(20000).length];
        stream.dispatchEvent(new Event("beat"));
        const after = running(40000);
        return before.length === 1 && after.length === 1 && before[0] !== after[0] && one === 0;
    "#;
    assert_eq!(scene.browser.read(take).await.unwrap(), Value::Bool(true));
}

#[tokio::test]
async fn a_form_without_an_answer_says_so_can_be_sent_again_and_counts_once() {
    let mut scene = Scene::on(Cable::Open).await;
    scene.sits(1, "Anna").await;
    scene.shows(1, "Anna").await;
    scene.proxy.set(Cable::Held);
    scene.sit(2, "Ben").await;
    scene.wait("a sign that it is on its way", "document.querySelector('[aria-busy=true]') !== null").await;
    scene.wait("the words", "!document.querySelector('#trouble').hidden").await;
    let idle = "!document.querySelector('[aria-busy], form[data-busy]')";
    scene.wait("a form that can be sent again", idle).await;
    scene.browser.click("button[name=seat][value=\"2\"]").await.unwrap();
    scene.wait("that it is sent again", "document.querySelector('form[data-busy]') !== null").await;
    // Both arrive now, and nobody waits for the answer to the first.
    scene.proxy.set(Cable::Open);
    scene.shows(2, "Ben").await;
    scene.wait("an answer", idle).await;
    scene.wait("no words", "document.querySelector('#trouble').hidden").await;
    let seats = "[...document.querySelectorAll('.seats > li')].filter((seat) => seat.innerText.includes('Ben')).length";
    assert_eq!(scene.browser.read(&format!("return {seats}")).await.unwrap(), 1);
}

/// HTTP/1.1 gives a browser six connections to a server.
#[tokio::test]
async fn a_form_goes_through_while_streams_hold_all_connections() {
    let mut scene = Scene::on(Cable::Open).await;
    scene.sits(1, "Anna").await;
    scene.shows(1, "Anna").await;
    let fill = "window.others = Array.from({ length: 5 }, () => new EventSource(location.pathname + '/live'))";
    scene.browser.read(fill).await.unwrap();
    scene.wait("streams that are open", "others.every((one) => one.readyState === EventSource.OPEN)").await;
    scene.sit(2, "Ben").await;
    scene.shows(2, "Ben").await;
    scene.browser.find("form[action$=\"/ready\"] button").await.unwrap();
}

/// A background tab; the test decides whose turn it is.
const HIDDEN: &str = r#"
    let hidden = true;
    Object.defineProperty(document, "hidden", { get: () => hidden });
    window.setHidden = (whether) => {
        hidden = whether;
        document.dispatchEvent(new Event("visibilitychange"));
    };
    const fetched = window.fetch;
    [window.isTurn, window.asked, window.notes] = [false, 0, []];
    window.fetch = (address, options) => {
        if (!String(address).endsWith("/turn")) return fetched(address, options);
        asked += 1;
        return Promise.resolve(new Response(JSON.stringify({ turn: isTurn })));
    };
    window.Notification = class {
        static permission = "granted";
        constructor(words, options) { Object.assign(this, { words, ...options, isOpen: true }); notes.push(this); }
        close() { this.isOpen = false; }
    };
"#;

#[tokio::test]
async fn a_page_that_is_loaded_in_the_background_asks_for_its_turn_and_tells_of_each_until_its_person_is_back() {
    let mut scene = Scene::on(Cable::Open).await;
    scene.browser.prepare(HIDDEN).await.unwrap();
    scene.open().await;
    scene.wait("that it has asked", "asked === 1 && running(20000).length === 1").await;
    for turn in [1, 2] {
        scene.browser.read("isTurn = true").await.unwrap();
        scene.wait("the mark in the title", "document.title.startsWith('● ')").await;
        let told =
            format!("notes.length === {turn} && notes.every((note) => note.renotify && note.tag === notes[0].tag)");
        scene.wait("a notification", &told).await;
        assert_eq!(scene.browser.read("return notes.at(-1).isOpen").await.unwrap(), Value::Bool(true));
        if turn == 1 {
            scene.browser.read("isTurn = false").await.unwrap();
            scene.wait("no mark, and nothing to tell", "!document.title.startsWith('● ') && !notes[0].isOpen").await;
        }
    }
    scene.browser.read("setHidden(false)").await.unwrap();
    scene.wait("no notification", "notes.every((note) => !note.isOpen)").await;
}

#[tokio::test]
async fn first_forms_that_two_tabs_send_at_once_are_one_persons() {
    let mut scene = Scene::on(Cable::Open).await;
    let own = "document.querySelectorAll('form[action$=\"/ready\"] button').length";
    let visitor = "document.cookie.includes('visitor=')";
    assert_eq!(scene.browser.read(&format!("return {visitor}")).await.unwrap(), Value::Bool(false));
    let first = scene.browser.open_tab().await.unwrap();
    scene.open().await;
    scene.browser.find("#sit").await.unwrap();
    scene.proxy.set(Cable::Held);
    scene.sit(2, "Ben").await;
    scene.browser.turn_to(&first).await.unwrap();
    scene.sit(1, "Anna").await;
    scene.wait("that it is sent", "document.querySelector('form[data-busy]') !== null").await;
    scene.proxy.set(Cable::Open);
    scene.shows(1, "Anna").await;
    scene.shows(2, "Ben").await;
    scene.wait("both seats as own ones", &format!("{own} === 2")).await;
    scene.open().await;
    scene.wait("both seats as own ones", &format!("{own} === 2 && !{visitor}")).await;
}

/// Counts how often the page has checked whether it may reload itself.
const COUNT: &str = r#"
    const every = window.setInterval;
    window.checked = 0;
    window.setInterval = (act, ms) => every(() => { act(); checked += 1; }, ms / 8);
"#;

/// Makes the page's script one of another version and starts its stream again, as after a restart of the server.
const UPGRADE: &str = r#"
    checked = 0;
    document.querySelector("script[src^='/assets/posse-']").setAttribute("src", "/assets/posse-0000000000000000.js");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
"#;

#[tokio::test]
async fn after_an_upgrade_an_open_page_loads_itself_anew_once_nothing_is_typed_or_open() {
    let mut scene = Scene::on(Cable::Open).await;
    scene.browser.prepare(COUNT).await.unwrap();
    scene.open().await;
    scene.browser.type_into("#sit input[name=name]", "Anna").await.unwrap();
    scene.browser.read("document.activeElement.blur()").await.unwrap();
    scene.browser.read(UPGRADE).await.unwrap();
    let put = [
        "const field = document.querySelector('#sit input[name=name]'); field.value = field.defaultValue; field.focus()",
        "document.activeElement.blur(); document.querySelector('#sure').showModal()",
        "document.querySelector('#sure').close()",
    ];
    for next in put {
        scene.wait("that it has looked", "checked > 3").await;
        assert_eq!(scene.browser.read("return window.isSame").await.unwrap(), Value::Bool(true), "before {next}");
        scene.browser.read(&format!("checked = 0; {next}")).await.unwrap();
    }
    scene
        .wait("the page anew", "!window.isSame && !document.querySelector('script[src*=\"-0000000000000000\"]')")
        .await;
    // Servers of both versions may take turns, so the page does not reload again and again.
    scene.browser.read(&format!("window.isSame = true; {UPGRADE}")).await.unwrap();
    scene.wait("that it has looked", "checked > 3").await;
    assert_eq!(scene.browser.read("return window.isSame").await.unwrap(), Value::Bool(true));
}

#[tokio::test]
async fn a_browser_that_keeps_no_cookies_is_told_so_before_anything_is_done() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut host = Visitor::new(server.address(), IpAddr::V4(Ipv4Addr::LOCALHOST));
    let table = open_table(&mut host, DOLLARS_WANTED, &["person"; 2], &[]).await.unwrap();
    for scripts in [true, false] {
        let mut browser = driver.open(Device { scripts, cookies: false, ..Device::DESKTOP }).await.unwrap();
        browser.open(&server.url(&table)).await.unwrap();
        browser.type_into("#sit input[name=name]", "Nobody").await.unwrap();
        browser.click("button[name=seat][value=\"1\"]").await.unwrap();
        let told = "return document.body.innerText.includes('Your browser sent no cookie')";
        browser.wait("the words", told).await.unwrap();
        assert!(!host.get(&table).await.unwrap().body.contains("Nobody"));
    }
}
