//! The host of a table goes away, and the game goes on. Each kind of decision is tested in `crates/play/tests/away.rs`.

use posse_tests::driver::{Device, Driver};
use posse_tests::faketime::faketime;
use posse_tests::games::GAMES;
use posse_tests::server::Server;

use crate::guest::{By, Guest, Turn};

/// The server's clock goes thirty times as fast, so the five minutes for which a table waits are ten seconds.
#[tokio::test]
async fn a_friend_goes_on_in_every_game_when_the_host_is_asked_and_has_gone() {
    let driver = Driver::start().unwrap();
    let clock = faketime("+0 x30").unwrap();
    let clock: Vec<(&str, &str)> = clock.iter().map(|(name, value)| (*name, value.as_str())).collect();
    for game in GAMES {
        let server = Server::start(&clock).unwrap();
        let mut anna = Guest::arrive(&driver, game, Device::DESKTOP, By::Mouse).await;
        let mut ben = Guest::arrive(&driver, game, Device::PHONE, By::Touch).await;
        anna.open_table(&server, "person").await;
        anna.join(1, "Anna").await;
        ben.browser.open(&anna.link().await).await.unwrap();
        ben.join(2, "Ben").await;
        for guest in [&mut anna, &mut ben] {
            guest.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
        }
        while !matches!(anna.turn().await, Turn::Mine { .. }) {
            if let Turn::Mine { at } = ben.turn().await {
                ben.step(&at).await;
            }
        }
        anna.browser.open(&server.url("/")).await.unwrap();
        ben.press_button(".absent form[action$='/hand-over'] button").await;
        assert_ne!(ben.my_turn().await, Turn::Others, "{}: a bot plays for Anna", game.name);
        ben.press_button("#bar [href='#menu']").await;
        ben.browser.find("#menu a[href$='/close']").await.unwrap();
        ben.content().await;
    }
}
