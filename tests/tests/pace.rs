//! A game by the day: two people, a night, a server that is killed, and somebody whose time runs out.

use std::net::Ipv4Addr;

use posse_tests::driver::{Device, Driver};
use posse_tests::faketime::Clock;
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::http::Connection;
use posse_tests::server::Server;

use crate::guest::{By, Guest, Turn};

const HOUR: u32 = 3_600;

/// The time that is left on the only clock that runs, as the page shows it.
const LEFT: &str = "return document.querySelector('#clocks time')?.textContent ?? ''";

/// The hours of a time that the script shows.
fn hours(text: &serde_json::Value) -> u32 {
    let text = text.as_str().unwrap();
    let number = text.split(|letter: char| !letter.is_ascii_digit()).next().unwrap();
    number.parse().unwrap_or_else(|_| panic!("a time: {text}"))
}

struct World {
    clock: Clock,
    server: Server,
}

impl World {
    fn start() -> World {
        let clock = Clock::new().unwrap();
        let environment = clock.environment().unwrap();
        let environment: Vec<(&str, &str)> = environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let server = Server::dealt("three days 1", &environment).unwrap();
        World { clock, server }
    }

    /// Hours pass, and the server sees it.
    async fn pass(&mut self, hours: u32) {
        self.clock.advance(hours * HOUR).unwrap();
        let mut link = Connection::new(self.server.address(), Ipv4Addr::LOCALHOST.into());
        link.ask("GET", "/health", &[], "").await.unwrap();
    }

    /// The server is killed, and starts again by the same clock.
    fn kill(&mut self) {
        self.server.kill().unwrap();
        let environment = self.clock.environment().unwrap();
        let environment: Vec<(&str, &str)> = environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.server.restart_with(&environment).unwrap();
    }
}

/// Takes the turn of whoever is asked, until both have decided something.
async fn begin(anna: &mut Guest, ben: &mut Guest) {
    let mut turns = 0;
    while turns < 2 {
        for guest in [&mut *anna, &mut *ben] {
            while let Turn::Mine { at } = guest.turn().await {
                guest.step(&at).await;
                turns += usize::from(guest.turn().await == Turn::Others);
            }
        }
    }
}

#[tokio::test]
async fn a_game_goes_on_over_days_with_a_night_and_a_killed_server_and_a_bot_for_who_runs_out_of_time() {
    let driver = Driver::start().unwrap();
    let mut world = World::start();
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await;
    let mut ben = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Touch).await;
    anna.browser.open(&world.server.url("/new/dollars-wanted")).await.unwrap();
    for (field, value) in
        [("seat-1", "person"), ("seat-2", "person"), ("seat-3", "none"), ("pace", "turn-24"), ("overtime", "bot")]
    {
        anna.browser.choose(&format!("select[name={field}]"), value).await.unwrap();
    }
    anna.press_button(".create button.strong").await;
    anna.join(1, "Anna").await;
    let table = anna.link().await;
    ben.browser.open(&table).await.unwrap();
    let terms = ben.browser.read("return document.querySelector('.pace').textContent").await.unwrap();
    assert!(terms.as_str().unwrap().contains("24"), "the pace is told before one sits down: {terms}");
    ben.join(2, "Ben").await;
    for guest in [&mut anna, &mut ben] {
        guest.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
    }
    begin(&mut anna, &mut ben).await;

    let is_annas = anna.turn().await != Turn::Others;
    let (slow, other) = if is_annas { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
    for guest in [&mut *slow, &mut *other] {
        let left = hours(&guest.browser.read(LEFT).await.unwrap());
        assert!((23..=24).contains(&left), "both see whose clock runs, and how long: {left}");
    }
    // A night of eight hours that begins within the next two comes twice before 24 waking hours have passed.
    let night = "document.querySelector('.rest select[name=from]').value = (new Date().getUTCHours() + 2) % 24 * 60;
                 document.querySelector('.rest button').click()";
    slow.browser.read(night).await.unwrap();
    let later = "return /^(39|40)/.test(document.querySelector('#clocks time')?.textContent)";
    slow.browser.wait("sixteen hours more", later).await.unwrap();

    world.pass(20).await;
    world.kill();
    world.pass(18).await;
    other.browser.open(&table).await.unwrap();
    assert_eq!(other.turn().await, Turn::Others, "38 of 40 hours have passed");
    world.pass(4).await;
    let bot = "return [...document.querySelectorAll('.panel .presence')].some((one) => /Bot/.test(one.textContent))";
    other.browser.wait("a bot plays", bot).await.unwrap();

    slow.browser.open(&table).await.unwrap();
    slow.press_button(".absent form[action$='/hand-back'] button").await;
    slow.browser.wait("the seat", "return !document.querySelector('.absent')").await.unwrap();
    begin(&mut *slow, &mut *other).await;
    for guest in [slow, other] {
        guest.content().await;
    }
}
