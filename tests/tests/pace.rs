//! A game by the day: two people, a night, a server that is killed, and somebody whose time runs out.

use posse_tests::browser::Browser;
use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::DOLLARS_WANTED;

use crate::days::{Days, set_night, take_turns};
use crate::guest::{By, Guest, Turn};

/// The time that is left on the only clock that runs, as the page shows it.
const LEFT: &str = "return document.querySelector('#clocks time')?.textContent ?? ''";

/// The hours of a time that the script shows.
fn hours(text: &serde_json::Value) -> u32 {
    let text = text.as_str().unwrap();
    let number = text.split(|letter: char| !letter.is_ascii_digit()).next().unwrap();
    number.parse().unwrap_or_else(|_| panic!("a time: {text}"))
}

/// Somebody in Berlin, whose day has 24 hours in any language, chooses by their own clock. The server keeps the zone.
async fn begin_night_at_ten_in_berlin(browser: &mut Browser) {
    browser.live_in("Europe/Berlin", "de-DE").await.unwrap();
    browser.reload().await.unwrap();
    let ten = "const ten = document.querySelector('.rest [name=from] [value=\"1320\"]')?.text;
               return !!ten && !/UTC/.test(ten) && ten";
    let shown = browser.wait("the hours of Berlin", ten).await.unwrap();
    assert_eq!(shown, "22:00");
    let save =
        "document.querySelector('.rest [name=from]').value = 1320; document.querySelector('.rest button').click()";
    browser.read(save).await.unwrap();
    browser.wait("an answer", "return !document.querySelector('.rest[data-busy]')").await.unwrap();
    let page = "return fetch(location.href).then((page) => page.text())";
    let page = browser.read(page).await.unwrap();
    assert!(page.as_str().unwrap().contains("selected>22:00 Europe/Berlin<"), "{page}");
}

#[tokio::test]
async fn a_game_goes_on_over_days_with_a_night_and_a_killed_server_and_a_bot_for_who_runs_out_of_time() {
    let driver = Driver::start().unwrap();
    let mut world = Days::begin("three days 1", &[]);
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await;
    let mut ben = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Touch).await;
    let table = world.game(&mut anna, &mut ben).await;

    let is_annas = anna.turn().await != Turn::Others;
    let (slow, other) = if is_annas { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
    // The server cannot tell whose turn it is, and says so once to each of them.
    slow.press_button("#tell form button").await;
    slow.browser.wait("a table that asks no more", "return !document.querySelector('#tell')").await.unwrap();
    for guest in [&mut *slow, &mut *other] {
        let left = hours(&guest.browser.read(LEFT).await.unwrap());
        assert!((23..=24).contains(&left), "both see whose clock runs, and how long: {left}");
    }
    // A night of eight hours that begins within the next two comes twice before 24 waking hours have passed.
    set_night(slow, 2).await;
    let later = "return /^(39|40)/.test(document.querySelector('#clocks time')?.textContent)";
    slow.browser.wait("sixteen hours more", later).await.unwrap();

    begin_night_at_ten_in_berlin(&mut other.browser).await;

    world.pass(20).await;
    world.kill();
    world.pass(18).await;
    other.browser.open(&table).await.unwrap();
    assert_eq!(other.turn().await, Turn::Others, "38 of 40 hours have passed");
    world.pass(4).await;
    let bot = "return [...document.querySelectorAll('.panel .presence')].some((one) => /Bot/.test(one.textContent))";
    other.browser.wait("a bot plays", bot).await.unwrap();

    slow.browser.open(&table).await.unwrap();
    // Coming back is enough.
    slow.browser.wait("the seat", "return !document.querySelector('.absent')").await.unwrap();
    take_turns(slow, other).await;
    for guest in [slow, other] {
        guest.content().await;
    }
}
