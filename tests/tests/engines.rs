//! Firefox and WebKit show and do what Chromium does. Their tests take the steps of the others, by clicks and drags.

use posse_tests::chance::seed;
use posse_tests::deal::of_seed;
use posse_tests::device::{Device, Engine};
use posse_tests::driver::Driver;
use posse_tests::games::{DOLLARS_WANTED, GAMES};
use posse_tests::server::Server;

use crate::cable::fetches_itself;
use crate::guest::{By, Guest, Turn};
use crate::installed::lose_the_connection;
use crate::journeys::{is_same, outlive_a_kill};
use crate::pages::{HOUSE, STEPS, UNHANDY, check};
use crate::sight::{LOW, THREE_BOTS, covered, unseen};

/// With a mouse the question may have a line more than on a touch screen; its height, in pixels.
const MOUSE_LINE: u32 = 23;

/// Opens every page on a small phone, and plays every game to its end. In its first turns, all that can be chosen is in
/// sight on a low phone and on large screens.
async fn opens_and_plays_everything(engine: Engine) {
    let (seed, driver) = (seed(), Driver::of(engine).unwrap());
    let mut faults = Vec::new();
    let Device { width, height, .. } = Device::DESKTOP;
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Mouse).await.seeded(seed);
    let house = Server::start(&[]).unwrap();
    anna.browser.open(&house.url("/fairness")).await.unwrap();
    anna.browser.set_cookie("language", "de").await.unwrap();
    let of_games = GAMES.iter().flat_map(|game| ["rules", "new"].map(|page| format!("/{page}/{}", game.name)));
    for path in HOUSE.map(str::to_owned).into_iter().chain(of_games) {
        anna.browser.open(&house.url(&path)).await.unwrap();
        check(&mut anna.browser, UNHANDY, "unhandy on a small phone", &path, &mut faults).await;
    }
    anna.browser.set_cookie("language", "en").await.unwrap();
    for game in GAMES {
        let server = Server::short(game, &of_seed(seed), &[]).unwrap();
        anna = anna.at(game);
        anna.browser.resize(width, height).await.unwrap();
        anna.open_table_for(&server, &THREE_BOTS).await;
        anna.join(1, "Anna").await;
        let mut chosen = 0;
        for turn in 1..=STEPS {
            let Turn::Mine { at } = anna.my_turn().await else { break };
            let place = format!("{}, turn {turn}", game.name);
            let (found, large) = unseen(&mut anna.browser, &place).await;
            faults.extend(found);
            anna.browser.resize(LOW.width, LOW.height + MOUSE_LINE).await.unwrap();
            let (found, low) = covered(&mut anna.browser, &place).await;
            faults.extend(found);
            anna.browser.resize(Device::PHONE.width, Device::PHONE.height).await.unwrap();
            check(&mut anna.browser, UNHANDY, "unhandy on a small phone", &place, &mut faults).await;
            anna.browser.resize(width, height).await.unwrap();
            anna.step(&at).await;
            chosen += large + low;
        }
        assert!(chosen > 0, "{}: nothing could be chosen", game.name);
        anna.play_to_the_end().await;
        anna.browser.find("#ending .scores").await.unwrap();
        anna.content().await;
    }
    assert!(anna.dragged > 0, "nothing was dragged");
    faults.dedup();
    assert!(faults.is_empty(), "{engine:?}: {}", faults.join("\n"));
}

#[tokio::test]
async fn in_firefox_every_page_fits_a_phone_and_every_game_is_played_to_its_end_by_clicks_and_drags() {
    opens_and_plays_everything(Engine::Firefox).await;
}

#[tokio::test]
async fn in_webkit_every_page_fits_a_phone_and_every_game_is_played_to_its_end_by_clicks_and_drags() {
    opens_and_plays_everything(Engine::WebKit).await;
}

/// With motion.
async fn outlives_its_server(engine: Engine) {
    let (mut server, driver) = (Server::start(&[]).unwrap(), Driver::of(engine).unwrap());
    let device = Device { motion: true, ..Device::DESKTOP };
    let mut anna = [Guest::arrive(&driver, DOLLARS_WANTED, device, By::Mouse).await];
    anna[0].open_table(&server, "bot-beginner").await;
    anna[0].join(1, "Anna").await;
    anna[0].my_turn().await;
    outlive_a_kill(&mut server, &mut anna).await;
    let [mut anna] = anna;
    let Turn::Mine { at } = anna.my_turn().await else { panic!("the game has only begun") };
    anna.step(&at).await;
    assert!(is_same(&mut anna).await, "loaded again");
    lose_the_connection(&mut server, &mut anna).await;
    anna.content().await;
}

#[tokio::test]
async fn in_firefox_a_table_outlives_its_server_and_is_shown_without_a_connection() {
    outlives_its_server(Engine::Firefox).await;
    fetches_itself(Engine::Firefox).await;
}

#[tokio::test]
async fn in_webkit_a_table_outlives_its_server_and_is_shown_without_a_connection() {
    outlives_its_server(Engine::WebKit).await;
    fetches_itself(Engine::WebKit).await;
}
