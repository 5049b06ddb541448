//! The guide of a first game: it stays in sight, nothing moves when its tips change, and no tip comes back.

use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::{DESPERADOS, DOLLARS_WANTED, GAMES, Game};
use posse_tests::server::Server;

use crate::accessibility::{HOLD_MOMENTS, IN_A_MOMENT};
use crate::guest::{By, ESCAPE, Guest, Turn};
use crate::sight::OVERLAPS;

/// The name of the tip that is shown; empty for none.
const TIP: &str = "return document.querySelector('[data-tip]:not([hidden])')?.dataset.tip ?? ''";

/// Whether the guide is visible.
const SEEN: &str = "return document.querySelector('#guide').getClientRects().length > 0";

/// Scrolls to both ends of the page. Lists which of the players, the tip and the prompt are out of sight or covered,
/// and whether they take more than half of the screen.
const COVERED: &str = r##"
    const found = [];
    for (const place of [0, 1e6]) {
        scrollTo(0, place);
        let end = -1;
        for (const name of [".standing", "#guide", "#prompt"]) {
            const part = document.querySelector(name).getBoundingClientRect();
            if (!part.height) continue;
            if (part.top < end) found.push(`${name} begins at ${part.top}, scrolled to ${place}`);
            end = part.bottom - 1;
        }
        if (end > innerHeight / 2) found.push(`the table begins at ${end}, scrolled to ${place}`);
    }
    scrollTo(0, 0);
    const tips = document.querySelector(".tips");
    if (tips.scrollHeight > tips.clientHeight + 1) found.push(`the tip is cut: ${tips.textContent}`);
    return found;
"##;

/// Whether a step can be taken back.
const OPEN: &str = "return !!document.querySelector('#prompt [name=draft]')";

/// The top of the table on the page, in pixels.
const BEGINS: &str = "return Math.round(document.querySelector('#scene').getBoundingClientRect().top + scrollY)";

/// Somebody who has just opened the guided game.
async fn learner(driver: &Driver, server: &Server, game: Game, kind: Device) -> Guest {
    let mut anna = Guest::arrive(driver, game, kind, By::Mouse).await;
    anna.browser.open(&server.url("/")).await.unwrap();
    anna.press_button(&format!("form[action=\"/learn/{}\"] button", game.name)).await;
    anna.browser.wait("the guide", "return !!document.querySelector('#got-it:not([hidden])')").await.unwrap();
    anna
}

#[tokio::test]
async fn the_guide_stays_in_sight_and_the_table_where_it_is_when_a_tip_is_put_away() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for game in GAMES {
        for kind in [Device::PHONE, Device { width: 768, height: 1024, ..Device::DESKTOP }, Device::DESKTOP] {
            let mut anna = learner(&driver, &server, game, kind).await;
            let place = format!("{}, {kind:?}", game.name);
            let begins = anna.browser.read(BEGINS).await.unwrap();
            while anna.browser.read(TIP).await.unwrap() != "" {
                assert_eq!(anna.browser.read(COVERED).await.unwrap(), serde_json::json!([]), "{place}");
                let board = anna.browser.read(OVERLAPS).await.unwrap()["board"].as_f64().unwrap();
                assert!(!kind.phone || board >= 0.5, "{place}: the board has {board} of the height");
                anna.press_button("#got-it").await;
                assert_eq!(anna.browser.read(BEGINS).await.unwrap(), begins, "{place}");
            }
            anna.press_button("#fold-guide").await;
            if kind.width > 1024 {
                assert_eq!(anna.browser.read(BEGINS).await.unwrap(), begins, "{place}: folded");
            } else {
                let low = "return document.querySelector('#guide').offsetHeight < 48";
                assert_eq!(anna.browser.read(low).await.unwrap(), true, "{place}: a line");
            }
            anna.press_button("#fold-guide").await;
            assert_eq!(anna.browser.read(BEGINS).await.unwrap(), begins, "{place}: open again");
            anna.content().await;
        }
    }
}

/// Picks each card and figure, and returns every position of the table's top meanwhile.
const PICKED: &str = r##"
    const begins = () => Math.round(document.querySelector("#scene").getBoundingClientRect().top + scrollY);
    const found = new Set();
    for (const radio of document.querySelectorAll("#act input[type=radio]:not(:disabled)")) {
        radio.click();
        found.add(begins());
        radio.checked = false;
    }
    return [...found];
"##;

#[tokio::test]
async fn a_decision_without_a_tip_has_the_guide_as_a_line_and_nothing_moves_before_it_is_sent() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let height = "return document.querySelector('#guide').offsetHeight";
    for game in GAMES {
        let mut anna = learner(&driver, &server, game, Device::PHONE).await;
        let mut were_lines = 0;
        while were_lines < 2 {
            let Turn::Mine { at } = anna.my_turn().await else { panic!("{}: every decision has a tip", game.name) };
            let is_line = anna.browser.read(height).await.unwrap().as_i64().unwrap() < 48;
            let begins = anna.browser.read(BEGINS).await.unwrap();
            let tip = anna.browser.read(TIP).await.unwrap();
            assert_eq!(is_line, tip == "", "{}: {tip}", game.name);
            were_lines += u8::from(is_line);
            while anna.browser.read(TIP).await.unwrap() != "" {
                anna.press_button("#got-it").await;
            }
            assert_eq!(anna.browser.read(BEGINS).await.unwrap(), begins, "{}: {tip} is put away", game.name);
            for place in anna.browser.read(PICKED).await.unwrap().as_array().unwrap() {
                assert_eq!(*place, begins, "{}: a card is picked", game.name);
            }
            anna.step(&at).await;
        }
        anna.content().await;
    }
}

#[tokio::test]
async fn a_tip_is_read_once_its_person_has_decided_and_a_skipped_guide_comes_back_without_it() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for game in GAMES {
        let mut anna = learner(&driver, &server, game, Device::DESKTOP).await;
        let mut read = Vec::new();
        let mut now = serde_json::Value::Null;
        for step in 0..5 {
            let Turn::Mine { at } = anna.my_turn().await else { panic!("{}: the learner is asked", game.name) };
            let is_open = anna.browser.read(OPEN).await.unwrap() == true;
            let tip = anna.browser.read(TIP).await.unwrap();
            let stays = is_open && tip == now;
            assert!(tip == "" || stays || !read.contains(&tip), "{}: {tip} comes back after {read:?}", game.name);
            now = tip.clone();
            read.push(tip);
            if step < 4 {
                anna.step(&at).await;
            }
        }
        anna.browser.reload().await.unwrap();
        anna.my_turn().await;
        assert_eq!(anna.browser.read(TIP).await.unwrap(), now, "{}: the same after a reload", game.name);
        anna.press_button("#skip-guide").await;
        assert_eq!(anna.browser.read(SEEN).await.unwrap(), false, "{}: nothing is left of it", game.name);
        anna.press_button("#bar [href='#menu']").await;
        anna.press_button("#show-guide").await;
        anna.browser.press(ESCAPE).await.unwrap();
        assert_eq!(anna.browser.read(SEEN).await.unwrap(), true, "{}", game.name);
        assert_eq!(anna.browser.read(TIP).await.unwrap(), now, "{}: as before", game.name);
        anna.content().await;
    }
}

/// Makes the time to read a tip short, and leaves all others as they are, which are whole seconds.
const READ_FAST: &str = "
    const later = setTimeout;
    window.setTimeout = (act, time) => later(act, time > 8000 && time % 1000 ? 50 : time);
";

/// Takes the question away, as while others play.
const NOTHING_TO_DECIDE: &str = "
    document.querySelector('#act [name=at]').remove();
    document.dispatchEvent(new Event('posse-dressed'));
";

#[tokio::test]
async fn a_tip_goes_by_itself_while_there_is_nothing_to_decide() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = learner(&driver, &server, DOLLARS_WANTED, Device::PHONE).await;
    anna.browser.prepare(READ_FAST).await.unwrap();
    anna.browser.reload().await.unwrap();
    anna.my_turn().await;
    let first = anna.browser.read(TIP).await.unwrap();
    anna.browser.read(NOTHING_TO_DECIDE).await.unwrap();
    let gone = format!("return document.querySelector('[data-tip]:not([hidden])')?.dataset.tip !== {first}");
    anna.browser.wait("the next tip, or none", &gone).await.unwrap();
}

#[tokio::test]
async fn a_tip_about_a_hold_up_stays_while_its_person_sends_cards_and_goes_when_he_is_ready() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = learner(&driver, &server, DESPERADOS, Device::DESKTOP).await;
    let may_join = "return !!document.querySelector('button[value^=join]')";
    while anna.browser.read(may_join).await.unwrap() == false {
        let Turn::Mine { at } = anna.my_turn().await else { panic!("somebody can join a hold-up") };
        if anna.browser.read(may_join).await.unwrap() == false {
            anna.step(&at).await;
        }
    }
    let tip = anna.browser.read(TIP).await.unwrap();
    assert!(tip != "", "something is explained");
    anna.press_button("button[value^=join]").await;
    anna.browser.wait("a step to take back", OPEN).await.unwrap();
    assert_eq!(anna.browser.read(TIP).await.unwrap(), tip, "nothing is decided yet");
    anna.press_button("button[value=ready]").await;
    let gone = format!("return document.querySelector('[data-tip]:not([hidden])')?.dataset.tip !== {tip}");
    anna.browser.wait("it is decided, and the tip is read", &gone).await.unwrap();
    anna.content().await;
}

#[tokio::test]
async fn while_a_moment_is_shown_no_tip_takes_the_place_of_the_one_before_it() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = learner(&driver, &server, DOLLARS_WANTED, Device::DESKTOP).await;
    anna.browser.read(HOLD_MOMENTS).await.unwrap();
    for _card in 0..2 {
        let Turn::Mine { at } = anna.my_turn().await else { panic!("the learner lays two cards") };
        anna.step(&at).await;
    }
    assert_eq!(anna.browser.read(TIP).await.unwrap(), "rob");
    anna.browser.click("button[value^=rob]").await.unwrap();
    anna.browser.wait("a moment", IN_A_MOMENT).await.unwrap();
    assert_eq!(anna.browser.read(TIP).await.unwrap(), "rob", "what comes next is not explained yet");
    anna.press_button("#got-it").await;
    assert_eq!(anna.browser.read(TIP).await.unwrap(), "", "it is put away, and nothing comes that would pass unread");
    let Turn::Mine { .. } = anna.my_turn().await else { panic!("the game goes on") };
    let next = anna.browser.read(TIP).await.unwrap();
    assert!(next != "" && next != "rob" && next != "risk", "{next}");
    anna.content().await;
}
