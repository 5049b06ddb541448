//! The host of a table goes away, and the game goes on.

use std::collections::BTreeSet;
use std::net::Ipv4Addr;

use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::faketime::Clock;
use posse_tests::games::{DESPERADOS, DOLLARS_WANTED, FISTFUL_OF_MEEPLES, Game, WYATT_EARP};
use posse_tests::http::Connection;
use posse_tests::server::Server;
use posse_tests::steps::ALL_FIELDS;
use serde_json::Value;

use crate::guest::{By, Guest, Turn};

/// Opens a table for two that waits two minutes for whoever is away; windows have no clock.
async fn open_table(host: &mut Guest, game: Game, server: &Server) {
    host.browser.open(&server.url(&format!("/new/{}", game.name))).await.unwrap();
    host.browser.read(ALL_FIELDS).await.unwrap();
    let seats = [("seat-1", "person"), ("seat-2", "person"), ("seat-3", "none"), ("seat-4", "none")];
    let windows = game.windows.then_some(("window-seconds", "0"));
    for (field, value) in seats.into_iter().chain([("away-minutes", "2")]).chain(windows) {
        host.browser.choose(&format!("select[name={field}]"), value).await.unwrap();
    }
    host.press_button(".create button.strong").await;
}

/// The button by which a bot plays for somebody who is away, and the link by which a host closes the table.
const HAND_OVER: &str = ".absent a[href*='/hand-over?']";
const CLOSE: &str = "#menu a[href$='/close']";

/// What a guest can do now: the first words of the actions on the page.
async fn asked(guest: &mut Guest) -> BTreeSet<String> {
    let words = "return [...document.querySelectorAll('button[name=action]')].map(({ value }) => value.split(' ')[0])";
    let Value::Array(words) = guest.browser.read(words).await.unwrap() else { panic!("words") };
    words.iter().map(|word| word.as_str().unwrap().to_owned()).collect()
}

/// A game is over for this test when its host has had nothing new to do for so many steps.
const NOTHING_NEW: usize = 32;

/// Lets a server see that its clock was put forward.
async fn wake(server: &Server) {
    let mut link = Connection::new(server.address(), Ipv4Addr::LOCALHOST.into());
    link.ask("GET", "/health", &[], "").await.unwrap();
}

/// Plays a short game in which the host closes the page whenever they can do something new. A friend lets a bot play
/// for them, and they come back. Returns what they could do.
async fn vanish_at_each_decision(game: Game) -> BTreeSet<String> {
    let driver = Driver::start().unwrap();
    let mut clock = Clock::new().unwrap();
    let environment = clock.environment().unwrap();
    let environment: Vec<(&str, &str)> = environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let server = Server::short(game, "vanishing host 1", &environment).unwrap();
    let mut anna = Guest::arrive(&driver, game, Device::DESKTOP, By::Mouse).await;
    let mut ben = Guest::arrive(&driver, game, Device::PHONE, By::Touch).await;
    open_table(&mut anna, game, &server).await;
    anna.join(1, "Anna").await;
    let table = anna.link().await;
    ben.browser.open(&table).await.unwrap();
    ben.join(2, "Ben").await;
    for guest in [&mut anna, &mut ben] {
        guest.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
    }
    let (mut known, mut stale) = (BTreeSet::new(), 0);
    while stale < NOTHING_NEW {
        let turn = anna.turn().await;
        if turn == Turn::Over {
            break;
        }
        if let Turn::Mine { at } = turn {
            let words = asked(&mut anna).await;
            if words.is_subset(&known) {
                anna.step(&at).await;
                stale += 1;
                continue;
            }
            known.extend(words);
            stale = 0;
            anna.browser.open("about:blank").await.unwrap();
            loop {
                let state =
                    format!("return document.querySelector(\"{HAND_OVER}\")?.checkVisibility() ? 'may' : 'waits'");
                // In a secret choice the friend is asked too, and chooses first.
                match (ben.turn().await, ben.at_rest("the table", &state).await == "may") {
                    (_, true) => break,
                    (Turn::Mine { at }, false) => ben.step(&at).await,
                    (_, false) => {
                        clock.advance(20).unwrap();
                        wake(&server).await;
                    }
                }
            }
            ben.browser
                .wait("the host's rights", &format!("return !!document.querySelector(\"{CLOSE}\")"))
                .await
                .unwrap();
            ben.press_button(HAND_OVER).await;
            ben.press_button("main form button.strong").await;
            assert_ne!(ben.my_turn().await, Turn::Others, "{}: a bot plays for Anna", game.name);
            anna.browser.open(&table).await.unwrap();
            if ben.turn().await != Turn::Over {
                anna.browser.wait("Anna's seat", "return !document.querySelector('.absent')").await.unwrap();
            }
        } else if let Turn::Mine { at } = ben.turn().await {
            ben.step(&at).await;
        }
    }
    ben.content().await;
    known
}

/// Bots think for a time, so no two games are alike; the `sure` decisions come in all of them.
async fn a_friend_goes_on(game: Game, sure: &[&str]) {
    let known = vanish_at_each_decision(game).await;
    assert!(sure.iter().all(|word| known.contains(*word)), "{}: {known:?}", game.name);
}

#[tokio::test]
async fn a_friend_goes_on_in_dollars_wanted_whatever_the_host_is_asked_when_they_vanish() {
    a_friend_goes_on(DOLLARS_WANTED, &["lay"]).await;
}

#[tokio::test]
async fn a_friend_goes_on_in_wyatt_earp_whatever_the_host_is_asked_when_they_vanish() {
    a_friend_goes_on(WYATT_EARP, &["discard", "draw"]).await;
}

#[tokio::test]
async fn a_friend_goes_on_in_desperados_whatever_the_host_is_asked_when_they_vanish() {
    a_friend_goes_on(DESPERADOS, &["place", "ready"]).await;
}

#[tokio::test]
async fn a_friend_goes_on_in_a_fistful_of_meeples_whatever_the_host_is_asked_when_they_vanish() {
    a_friend_goes_on(FISTFUL_OF_MEEPLES, &["settle", "take"]).await;
}
