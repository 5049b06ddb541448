//! Names written from right to left never reorder the text around them.

use crate::house::{Answer, Browser, House, Stream};

/// Names in Hebrew and Arabic, with numbers and Latin letters.
const NAMES: [&str; 3] = ["דוד 10", "أمينة", "Ben רות 2"];

/// The languages of the players, then the spectator's.
const LANGUAGES: [&str; 4] = ["de", "fr", "nl", "en"];

/// The most steps of a game here.
const STEPS: usize = 20_000;

fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}')
}

/// Checks that every name in a page or message is enclosed in isolating characters: in text, a title, an option,
/// another attribute. Only a field for a name needs none, since it has `dir=auto`. Returns how many names there are.
fn isolated(text: &str, at: &str) -> usize {
    let (mut rest, mut found) = (text.to_owned(), 0);
    for name in NAMES {
        let pieces: Vec<&str> = text.split(name).collect();
        for (number, pair) in pieces.windows(2).enumerate() {
            let is_isolated = pair[0].ends_with('\u{2068}') && pair[1].starts_with('\u{2069}');
            // A message is JSON, which escapes quotes.
            let is_field = ["\"", "\\\""].iter().any(|quote| {
                let [before, after] =
                    ["name='name' value='", "' dir='auto'"].map(|attributes| attributes.replace('\'', quote));
                pair[0].ends_with(&before) && pair[1].starts_with(&after)
            });
            let last: String = pair[0].chars().rev().take(200).collect::<Vec<_>>().into_iter().rev().collect();
            let next: String = pair[1].chars().take(80).collect();
            assert!(is_isolated || is_field, "{at}: the {number}th “{name}” in …{last}{name}{next}…");
        }
        found += pieces.len() - 1;
        rest = rest.replace(name, "");
    }
    assert!(!rest.contains(is_right_to_left), "{at} has a part of a name: {rest}");
    found
}

/// A player or a spectator.
struct Viewer {
    browser: Browser,
    stream: Stream,
    shown: String,
    names: usize,
}

impl Viewer {
    async fn new(browser: Browser, table: &str) -> Viewer {
        let stream = browser.follow(&format!("{table}/live")).await;
        Viewer { browser, stream, shown: String::new(), names: 0 }
    }

    /// Reads all messages that wait on the stream.
    async fn catch_up(&mut self, at: &str) {
        while !self.stream.is_silent().await {
            let Some(message) = self.stream.next().await else { return };
            message["html"].as_str().unwrap().clone_into(&mut self.shown);
            self.names += isolated(&message.to_string(), at);
        }
    }

    /// Looks at a page; returns how many names are on it.
    async fn sees(&mut self, path: &str) -> usize {
        isolated(&self.browser.get(path).await.body, &format!("{path} in {}", self.browser.language))
    }
}

/// Every viewer loads every page.
async fn look(viewers: &mut [Viewer], pages: &[String]) {
    for page in pages {
        for viewer in viewers.iter_mut() {
            assert!(viewer.sees(page).await > 0, "{page} names somebody");
        }
    }
}

/// A player says something, hands over to a bot and plays again; another asks what it means to give up, and makes a
/// private link to their seat.
async fn meddle(viewers: &mut [Viewer], table: &str) {
    for (verb, field) in [("say", ("phrase", "hello")), ("hand-over", ("", "")), ("hand-back", ("", ""))] {
        viewers[1].browser.post(&format!("{table}/{verb}"), &[("seat", "2"), field]).await.location();
        for viewer in viewers.iter_mut() {
            viewer.catch_up(verb).await;
        }
    }
    look(&mut viewers[..1], &[format!("{table}/concede?seat=1"), format!("{table}/close")]).await;
    let given = viewers[0].browser.post(&format!("{table}/link"), &[("seat", "1")]).await;
    let link = given.body.split("/s/").nth(1).unwrap().split('"').next().unwrap();
    look(viewers, &[format!("/s/{link}")]).await;
}

/// Plays a game to its end and checks everything that its players and a spectator are shown.
async fn play(game: &str, shift: usize) {
    let house = House::new();
    let (mut viewers, mut table) = (Vec::new(), String::new());
    for seat in 0..=NAMES.len() {
        let mut browser = house.visitor().await;
        browser.language = LANGUAGES[(seat + shift) % LANGUAGES.len()];
        if seat == 0 {
            table = browser.table_of(game, &["person"; 3], "everybody").await;
        }
        if let Some(name) = NAMES.get(seat) {
            browser.sit(&table, &(seat + 1).to_string(), name).await.location();
        }
        viewers.push(Viewer::new(browser, &table).await);
    }
    look(&mut viewers, &["/".to_owned(), table.clone()]).await;
    for (seat, viewer) in (1..=NAMES.len()).zip(&mut viewers) {
        viewer.browser.ready(&table, &seat.to_string()).await.location();
    }
    let (mut steps, mut is_meddled) = (0, false);
    while !viewers[0].shown.contains("id=\"ending\"") {
        for (seat, viewer) in viewers.iter_mut().enumerate() {
            viewer.catch_up(&format!("{game}, step {steps}, viewer {seat}")).await;
            let page = Answer::of(&viewer.shown);
            let actions = page.buttons("action");
            if actions.is_empty() {
                continue;
            }
            let (seat, at, action) = (page.hidden("seat"), page.hidden("at"), &actions[steps * 7 % actions.len()]);
            let fields = [("seat", &*seat), ("at", &*at), ("action", action)];
            viewer.browser.post(&format!("{table}/step"), &fields).await.location();
            steps += 1;
        }
        assert!(steps < STEPS, "{game} does not end");
        if steps >= 20 && !is_meddled {
            meddle(&mut viewers, &table).await;
            is_meddled = true;
        }
    }
    assert!(is_meddled, "{game} ended too early");
    let record = viewers[0].browser.get(&format!("{table}/download")).await.body;
    assert!(
        NAMES.iter().all(|name| record.contains(name)) && !record.contains('\u{2068}'),
        "programs get names as plain text"
    );
    let again = viewers[0].browser.post(&format!("{table}/rematch"), &[]).await.location().to_owned();
    let replays = [("0", "table"), ("20", "1"), ("50", "all"), ("99999", "2")];
    let replays = replays.map(|(step, eyes)| format!("{table}/replay?step={step}&eyes={eyes}&tells=1"));
    let moments = [1, 30, 60].map(|moment| format!("{table}/moment/{moment}"));
    let pages = [vec![table.clone(), again, "/".to_owned()], replays.to_vec(), moments.to_vec()].concat();
    look(&mut viewers, &pages).await;
}

#[tokio::test]
async fn no_name_that_is_written_from_right_to_left_reorders_a_page_or_message_of_a_whole_game() {
    for (shift, show) in catalog::shows().iter().enumerate() {
        play(show.title().name(), shift).await;
    }
}
