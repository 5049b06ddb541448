//! Live streams send differences, and each page makes from them what a reload would bring.

use crate::house::{Answer, Browser, House, Stream, seed, two_at};

const LANGUAGES: [&str; 4] = ["en", "de", "fr", "nl"];

/// An open page, with the path for a reload.
struct Open {
    browser: Browser,
    address: String,
    stream: Stream,
    shown: String,
    updates: usize,
}

impl Open {
    async fn new(browser: &Browser, language: &'static str, table: &str, query: &str) -> Open {
        let browser = Browser { language, ..browser.clone() };
        let stream = browser.follow(&format!("{table}/live{query}")).await;
        Open { browser, address: format!("{table}{query}"), stream, shown: String::new(), updates: 0 }
    }

    /// Reads all messages that wait on the stream.
    async fn catch_up(&mut self) {
        while !self.stream.is_silent().await {
            let Some(message) = self.stream.next().await else { return };
            self.shown = message["html"].as_str().unwrap().to_owned();
            self.updates += 1;
        }
    }

    /// The live part of the page after a reload, without the ids of its forms.
    async fn reloaded(&mut self) -> String {
        let Answer { body, .. } = self.browser.get(&self.address).await;
        let (_, live) = body.split_once("<div id=\"live\"").unwrap();
        let (_, live) = live.split_once('>').unwrap();
        let (live, _) = live.rsplit_once("</div></main>").unwrap();
        let mut parts = live.split("name=\"form\" value=\"");
        let first = parts.next().unwrap().to_owned();
        parts.fold(first, |text, part| text + "name=\"form\" value=\"" + &part[part.find('"').unwrap()..])
    }
}

/// Plays until a page has had this many updates or the game is over, and compares all pages with reloads now and then.
/// Each kind of viewer has a page in each language; without `all`, in one language that depends on `number`.
async fn play_with_open_pages(game: &str, number: usize, updates: usize, all: bool) {
    let house = House::dealt(&format!("seed {}", seed()));
    let (table, anna, ben) = two_at(&house, game).await;
    let stranger = house.visitor().await;
    // A spectator with their own settings and name, who is still sent the shared messages.
    let mut named = house.visitor().await;
    for (cookie, value) in [("preferences", "on.quiet.fast"), ("name", "5a6fc3ab"), ("usual", "random.2")] {
        named.cookies.insert(cookie.to_owned(), value.to_owned());
    }
    let mut pages = Vec::new();
    let kinds = [(&anna, ""), (&ben, ""), (&stranger, ""), (&stranger, "?view=table"), (&named, "")];
    for (kind, (browser, query)) in kinds.into_iter().enumerate() {
        for (at, language) in LANGUAGES.into_iter().enumerate() {
            if all || at == (kind + number) % LANGUAGES.len() {
                pages.push(Open::new(browser, language, &table, query).await);
            }
        }
    }
    let mut players = [anna, ben];
    for step in 0.. {
        for player in &mut players {
            let page = player.get(&table).await;
            let actions = page.buttons("action");
            if !actions.is_empty() {
                player.step(&table, step * 7 % actions.len()).await.location();
            }
        }
        for page in &mut pages {
            page.catch_up().await;
        }
        let is_over = pages[0].shown.contains("id=\"ending\"");
        let is_done = is_over || pages.iter().any(|page| page.updates >= updates);
        if step % 16 == 0 || is_done {
            for page in &mut pages {
                let reloaded = page.reloaded().await;
                let Open { address, browser, updates, .. } = page;
                assert_eq!(page.shown, reloaded, "{game} at {address} in {} after {updates} updates", browser.language);
            }
        }
        if is_done {
            break;
        }
    }
}

#[tokio::test]
async fn a_page_that_was_open_through_many_updates_is_byte_for_byte_what_a_reload_brings() {
    let sweeps = std::env::var_os("POSSE_SWEEP").is_some();
    for (number, show) in catalog::shows().iter().enumerate() {
        play_with_open_pages(show.title().name(), number, if sweeps { 500 } else { 60 }, sweeps).await;
    }
}

#[tokio::test]
async fn an_open_page_shows_the_log_of_whoever_has_sat_down_with_the_names_of_today() {
    let house = House::dealt("the log anew");
    let (mut anna, mut zoe) = (house.visitor().await, house.visitor().await);
    let table = anna.table_of("wyatt-earp", &["person", "bot-beginner"], "link").await;
    anna.sit(&table, "1", "Anna").await.location();
    anna.ready(&table, "1").await.location();
    let mut pages = Vec::new();
    for browser in [&anna, &zoe] {
        pages.push(Open::new(browser, "en", &table, "").await);
    }
    for page in &mut pages {
        page.catch_up().await;
    }
    let given = anna.post(&format!("{table}/link"), &[("seat", "2")]).await;
    let link = format!("/s/{}", given.body.split("/s/").nth(1).unwrap().split('"').next().unwrap());
    let page = zoe.get(&link).await;
    let (id, seat) = (page.hidden("table"), page.hidden("seat"));
    zoe.post(&link, &[("table", &id), ("seat", &seat), ("name", "Zoe")]).await.location();
    for page in &mut pages {
        page.catch_up().await;
        let reloaded = page.reloaded().await;
        assert!(reloaded.contains("Zoe"), "{reloaded}");
        assert_eq!(page.shown, reloaded);
    }
}
