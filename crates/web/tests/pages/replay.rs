//! The replay of a finished game.

use axum::http::StatusCode;
use futures_util::future::join_all;

use crate::house::{Browser, House, body, form_id, two_at_play};

/// A finished table of two bots.
async fn played(browser: &mut Browser, game: &str, watch: &str) -> String {
    let fields = [("seat-1", "bot-beginner"), ("seat-2", "bot-beginner"), ("watch", watch)];
    let table = browser.post(&format!("/new/{game}"), &fields).await.location().to_owned();
    let mut stream = browser.follow(&format!("{table}/live")).await;
    while !stream.next().await.unwrap()["html"].as_str().unwrap().contains("id=\"ending\"") {}
    table
}

/// The part of a page between two texts.
fn between<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    page.split_once(from).unwrap().1.split_once(to).unwrap().0
}

/// The slider's minimum, maximum and value.
fn slider(page: &str) -> [u64; 3] {
    let slider = between(page, "id=\"replay-at\"", ">");
    ["min", "max", "value"].map(|name| between(slider, &format!(" {name}=\""), "\"").parse().unwrap())
}

#[tokio::test]
async fn a_finished_game_is_shown_after_each_step_from_every_seat_and_with_all_hands() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for show in catalog::shows().iter() {
        let game = show.title().name();
        let table = played(&mut anna, game, "link").await;
        let url = format!("{table}/replay");
        assert!(anna.get(&table).await.body.contains(&format!("href=\"{url}\"")), "the table's page leads there");
        let first = anna.get(&url).await.body;
        let [least, most, at] = slider(&first);
        assert_eq!((least, at), (0, 0), "it begins with the deal");
        let mut scenes = Vec::new();
        for at in (least..=most).step_by(most as usize / 4) {
            let mut hands = Vec::new();
            for eyes in ["table", "1", "2", "all"] {
                let page = anna.get(&format!("{url}?step={at}&eyes={eyes}")).await;
                assert_eq!(slider(&page.body), [least, most, at]);
                assert!(page.buttons("action").is_empty(), "nothing can be chosen in the past");
                hands.push(between(&page.body, "id=\"scene\"", "id=\"beside\"").to_owned());
            }
            let [everybody, one, two, all] = hands.try_into().unwrap();
            if game != "fistful-of-meeples" {
                assert!(!everybody.contains("id=\"hand\"") && all.matches("class=\"open-hand").count() == 2, "{all}");
                assert_ne!(one, two, "{game}: each seat has its own hand after step {at}");
            }
            scenes.push(everybody);
        }
        scenes.dedup();
        assert!(scenes.len() > 3, "{game} does not change");
        for beyond in ["0", "999999", "x", "-1"] {
            let [.., at] = slider(&anna.get(&format!("{url}?step={beyond}")).await.body);
            assert!((least..=most).contains(&at), "{beyond} leads to {at}");
        }
    }
}

/// The texts of a page that speak to the reader.
fn addressed(html: &str) -> Vec<&str> {
    let text = html.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| text);
    let labels = html.split("aria-label=\"").skip(1).filter_map(|piece| piece.split('"').next());
    let is_you = |said: &&str| {
        said.split(|sign: char| !sign.is_alphabetic())
            .any(|word| ["you", "your", "yours"].contains(&word.to_lowercase().as_str()))
    };
    text.chain(labels).filter(is_you).collect()
}

#[tokio::test]
async fn whoever_looks_through_the_eyes_of_another_is_not_told_you() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for show in catalog::shows().iter() {
        let game = show.title().name();
        let url = format!("{}/replay", played(&mut anna, game, "link").await);
        let [least, most, _] = slider(&anna.get(&url).await.body);
        for at in (least..=most).step_by(1 + most as usize / 40) {
            for eyes in ["1", "all"] {
                let page = anna.get(&format!("{url}?step={at}&eyes={eyes}")).await.body;
                let said = addressed(between(&page, "<p class=\"caption\"", "class=\"replay-more\""));
                // The legend is about the game, not about a seat.
                let legend = page.split_once("id=\"legend\"").map_or("", |(_, rest)| between(rest, ">", "</details>"));
                let strange: Vec<&&str> = said.iter().filter(|text| !addressed(legend).contains(*text)).collect();
                assert!(strange.is_empty(), "{game}, step {at} as {eyes}: {strange:?}");
            }
        }
    }
}

#[tokio::test]
async fn whoever_gave_no_name_is_you_on_every_page_of_their_finished_game_and_nobody_is_away() {
    let house = House::new();
    for show in catalog::shows().iter() {
        let game = show.title().name();
        let mut anna = house.visitor().await;
        let fields = [("seat-1", "me"), ("seat-2", "bot-random"), ("name", "Laredo"), ("watch", "link")];
        let table = anna.post(&format!("/new/{game}"), &fields).await.location().to_owned();
        for _ in 0..8 {
            while anna.get(&table).await.buttons("action").is_empty() {
                tokio::task::yield_now().await;
            }
            anna.step(&table, 0).await.location();
        }
        anna.post(&format!("{table}/concede"), &[("seat", "1")]).await.location();
        let replay = anna.get(&format!("{table}/replay")).await.body;
        assert!(replay.contains("name=\"eyes\" value=\"1\""), "{game}: it opens in the own seat");
        let anybody = house.browser().get(&format!("{table}/replay")).await.body;
        assert!(anybody.contains("name=\"eyes\" value=\"table\""), "{game}: for others, as anybody saw it");
        let [_, last, _] = slider(&replay);
        for language in ["en", "de", "fr", "nl"] {
            anna.language = language;
            let mut pages = vec![table.clone()];
            let steps = || (0..=last).step_by(1 + last as usize / 12);
            pages.extend(steps().skip(1).map(|at| format!("{table}/moment/{at}")));
            for eyes in ["table", "1", "2", "all"] {
                pages.extend(steps().map(|at| format!("{table}/replay?step={at}&eyes={eyes}")));
            }
            for page in pages {
                let body = anna.get(&page).await.body;
                assert!(!body.contains("Laredo"), "{game}, {language}: {page}: {body}");
                assert!(!body.contains("presence-away"), "{game}, {language}: {page}: {body}");
            }
        }
    }
}

#[tokio::test]
async fn a_step_comes_with_the_moments_of_its_climax_where_a_script_asks_for_them() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for show in catalog::shows().iter() {
        let game = show.title().name();
        let url = format!("{}/replay", played(&mut anna, game, "link").await);
        let [least, most, _] = slider(&anna.get(&url).await.body);
        let mut told = 0;
        for at in (least..=most).rev().take(30) {
            let plain = anna.get(&format!("{url}?step={at}&eyes=1")).await.body;
            let telling = anna.get(&format!("{url}?step={at}&eyes=1&tells=1")).await.body;
            assert!(!plain.contains("<template"), "nobody has asked for moments");
            for moment in telling.split("<template").skip(1) {
                let (caption, ms) = (between(moment, "data-caption=\"", "\""), between(moment, "data-ms=\"", "\""));
                assert!(!caption.is_empty() && ms.parse::<u32>().unwrap() >= 1200, "{game}: {caption}, {ms}");
                assert!(between(moment, ">", "</template>").contains(game), "{game}: the moment has no table");
                told += 1;
            }
            let scene = |page: &str| between(page, "id=\"scene\"", "id=\"beside\"").to_owned();
            assert_eq!(scene(&plain), scene(&telling), "{game}: the table after step {at}");
        }
        assert!(told > 0, "{game}: its end has no moments");
    }
}

#[tokio::test]
async fn a_line_of_the_log_and_a_decision_of_the_analysis_lead_to_their_step() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = played(&mut anna, "desperados", "link").await;
    let page = anna.get(&format!("{table}/replay?step=40&eyes=2")).await.body;
    let [_, most, _] = slider(&page);
    let link = between(between(&page, "id=\"log\"", "</ol>"), "<a href=\"", "\"").replace("&amp;", "&");
    assert!(link.starts_with(&format!("{table}/replay?at=")) && link.ends_with("&eyes=2"), "{link}");
    let [.., at] = slider(&anna.get(&link).await.body);
    assert!((39..=41).contains(&at), "the newest line of page 40 belongs to {at}");
    for (place, page) in [("at=100000.1", most), ("at=0.0", 0), ("at=1.0", 1), ("at=x", 0)] {
        assert_eq!(slider(&anna.get(&format!("{table}/replay?{place}")).await.body)[2], page, "{place}");
    }
}

/// Where a replay is, such as `22·3`, and where it ends.
fn place(page: &str) -> (String, String) {
    let output = between(page, "<output for=\"replay-at\"><b>", "</output>");
    let (here, end) = output.split_once("</b> / ").unwrap();
    (here.to_owned(), end.to_owned())
}

/// The turn and the first step of a place; both 0 for the start.
fn turn_and_step(place: &str) -> (u32, u32) {
    let (turn, step) = place.split_once('·').unwrap_or((place, "0"));
    let step = step.split('–').next().unwrap();
    (turn.parse().unwrap_or(0), step.parse().unwrap())
}

/// The link of a replay's button.
fn way(page: &str, label: &str) -> String {
    let before = page.split(&format!(" aria-label=\"{label}\"")).next().unwrap();
    before.rsplit("href=\"").next().unwrap().split('"').next().unwrap().replace("&amp;", "&")
}

#[tokio::test]
async fn a_replay_goes_by_turn_and_by_step_and_its_pages_are_numbered_as_the_log_is() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for show in catalog::shows().iter() {
        let game = show.title().name();
        let table = played(&mut anna, game, "link").await;
        let mut page = anna.get(&format!("{table}/replay")).await.body;
        let (start, end) = place(&page);
        assert_eq!(start, "Start", "{game}");
        let mut turns = vec![0];
        for _ in 0..5 {
            page = anna.get(&way(&page, "To the next turn")).await.body;
            let (here, _) = place(&page);
            let (turn, _) = turn_and_step(&here);
            assert_eq!(turn, turns[turns.len() - 1] + 1, "{game}: {here}");
            assert!(between(&page, "id=\"log\"", "</ol>").contains(&format!("Turn {turn}: ")), "{game}: {here}");
            turns.push(turn);
        }
        let first = place(&page).0;
        let after = anna.get(&way(&page, "One step forward")).await.body;
        assert!(turn_and_step(&place(&after).0) > turn_and_step(&first), "{game}: after {first}");
        let before = anna.get(&way(&after, "One step back")).await.body;
        assert_eq!(place(&before).0, first, "{game}");
        let before = anna.get(&way(&page, "To the turn before")).await.body;
        assert_eq!(turn_and_step(&place(&before).0).0, turns[turns.len() - 2], "{game}");
        let last = anna.get(&way(&page, "To the end")).await.body;
        assert!(place(&last).0.starts_with(&format!("{}·", turn_and_step(&end).0)), "{game}: {end}");
        let log = between(&last, "id=\"log\"", "</ol>");
        assert!(log.contains(&format!("Turn {}: ", turn_and_step(&end).0)), "{game}: the last turn is {end}");
    }
}

#[tokio::test]
async fn the_past_of_a_game_that_goes_on_or_of_a_private_table_is_not_replayed() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let url = format!("{table}/replay");
    assert!(!anna.get(&table).await.body.contains(&url));
    assert_eq!(anna.get(&url).await.status, StatusCode::CONFLICT);
    assert_eq!(anna.post(&url, &[("step", "5"), ("eyes", "all")]).await.status, StatusCode::CONFLICT);
    let table = played(&mut anna, "desperados", "nobody").await;
    let mut stranger = house.visitor().await;
    assert_eq!(stranger.get(&format!("{table}/replay")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn whoever_follows_sees_what_the_leader_looks_at_and_cannot_lead() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = played(&mut anna, "dollars-wanted", "link").await;
    let url = format!("{table}/replay");
    let shared = anna.post(&url, &[("step", "6"), ("eyes", "2")]).await.location().to_owned();
    let page = anna.get(&shared).await.body;
    assert!(page.contains(&shared) && slider(&page)[2] == 6, "the leader's page names the link: {page}");
    let scene = |page: &str| between(page, "id=\"scene\"", "id=\"beside\"").to_owned();
    let followed = ben.get(&shared).await.body;
    assert!(followed.contains("data-wait") && !followed.contains("id=\"replay-at\""), "{followed}");
    assert_eq!(scene(&followed), scene(&page));
    let page = anna.get(&format!("{shared}&step=9&eyes=all")).await.body;
    assert_eq!(scene(&ben.get(&shared).await.body), scene(&page), "the followers see the next step");
    let own = ben.get(&format!("{shared}&step=3&eyes=1")).await.body;
    assert_eq!(scene(&own), scene(&page), "a follower does not choose");
    assert_eq!(slider(&anna.get(&shared).await.body)[2], 9, "and does not move the leader");
    let other = played(&mut anna, "dollars-wanted", "link").await;
    let id = shared.split_once("with=").unwrap().1;
    let alone = ben.get(&format!("{other}/replay?with={id}")).await.body;
    assert!(!alone.contains("data-wait"), "a look belongs to one table");
}

#[tokio::test]
async fn a_shared_replay_has_one_leader_and_one_table_whoever_sends_the_id_that_its_followers_have() {
    let house = House::new();
    let (mut anna, mut ben, mut cleo) = (house.visitor().await, house.visitor().await, house.visitor().await);
    let [url, other] = [played(&mut anna, "desperados", "link").await, played(&mut anna, "desperados", "link").await]
        .map(|table| format!("{table}/replay"));
    let form = form_id();
    let fields = |step: &str, id: &str| body(&[("step", step), ("eyes", "2"), ("form", id)]);
    let shared = anna.post_body(&url, fields("6", &form)).await.location().to_owned();
    let id = shared.split_once("with=").unwrap().1.to_owned();
    assert_ne!(id, form, "a look's id is not the form's");
    assert_eq!(anna.post_body(&url, fields("6", &form)).await.location(), shared, "a form sent twice begins one look");
    // Another visitor, with the id from the URL; the leader too, at another table.
    for (thief, place, sent) in [(&ben, &url, &id), (&ben, &other, &id), (&anna, &other, &id), (&anna, &other, &form)] {
        let own = thief.clone().post_body(place, fields("1", sent)).await.location().to_owned();
        assert_ne!(own.split_once("with=").unwrap().1, id, "it is a separate look");
        let led = anna.clone().get(&shared).await.body;
        assert_eq!(slider(&led)[2], 6, "the leader still leads");
        let followed = cleo.get(&shared).await.body;
        assert!(followed.contains("data-wait"), "the others still follow: {followed}");
    }
    let led = anna.get(&format!("{shared}&step=9")).await.body;
    for follower in [&mut ben, &mut cleo] {
        let followed = follower.get(&shared).await.body;
        let scene = |page: &str| between(page, "id=\"scene\"", "id=\"beside\"").to_owned();
        assert_eq!(scene(&followed), scene(&led), "they see what the leader looks at");
    }
}

#[tokio::test]
async fn an_id_that_nobody_has_begun_a_look_with_leads_nobody() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let url = format!("{}/replay", played(&mut anna, "desperados", "link").await);
    let guessed = form_id();
    let [.., at] = slider(&anna.get(&format!("{url}?with={guessed}&step=4")).await.body);
    assert_eq!(at, 4);
    let page = house.visitor().await.get(&format!("{url}?with={guessed}")).await.body;
    assert!(!page.contains("data-wait") && slider(&page)[2] == 0, "nobody is followed: {page}");
}

#[tokio::test]
async fn thirty_who_look_at_the_past_at_once_all_see_it() {
    let house = House::new();
    let table = played(&mut house.visitor().await, "desperados", "link").await;
    let looks = (0..30).map(|number: u8| {
        let mut browser = house.browser();
        // Half of them share an address.
        browser.address = ([192, 0, 2, number.max(15)], 1).into();
        let past = if number.is_multiple_of(2) { "replay?step=4" } else { "moment/20" };
        let past = format!("{table}/{past}");
        async move { browser.get(&past).await.status }
    });
    let seen = join_all(looks).await;
    assert_eq!(seen, [StatusCode::OK; 30]);
}
