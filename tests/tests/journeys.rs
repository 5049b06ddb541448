//! Whole journeys: with bots and with friends, without a script, and with a server that is killed on the way. Every
//! game is played to its end by keys alone (the focus is never lost) and by taps alone at 360 pixels.

use std::fs;

use posse_tests::chance::seed;
use posse_tests::deal::of_seed;
use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::{DOLLARS_WANTED, FISTFUL_OF_MEEPLES, GAMES};
use posse_tests::server::{Server, run};
use posse_tests::steps::ALL_FIELDS;
use serde_json::{Value, json};

use crate::guest::{By, ESCAPE, Guest, Turn};

#[tokio::test]
async fn a_newcomer_plays_a_whole_game_against_a_bot_checks_its_deal_looks_back_and_has_it_analysed() {
    let (seed, driver) = (seed(), Driver::start().unwrap());
    let server = Server::dealt(&of_seed(seed), &[]).unwrap();
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await.seeded(seed);
    anna.open_table(&server, "bot-beginner").await;
    anna.join(1, "Anna").await;
    let steps = anna.play_to_the_end().await;
    assert!(steps > 5, "a game of {steps} steps");

    let file = anna.save("a[href$=\"/download\"]", "posse-").await;
    anna.browser.click("#bar [href='#menu']").await.unwrap();
    let receipt = anna.save("#receipt", "posse-receipt-").await;
    anna.browser.press(ESCAPE).await.unwrap();
    let (file, receipt) = (file.to_str().unwrap(), receipt.to_str().unwrap());
    let checked = run(&["verify", file, "--receipt", receipt]).unwrap();
    let said = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(checked.status.success() && said.contains("receipt of seat 1 matches"), "{checked:?}");

    // The receipt of another deal does not pass for this one.
    let other = fs::read_to_string(receipt).unwrap().replace("\"commitment\": \"", "\"commitment\": \"0");
    fs::write(receipt, other).unwrap();
    assert!(!run(&["verify", file, "--receipt", receipt]).unwrap().status.success());

    anna.browser.click("#ending a[href$=\"/replay\"]").await.unwrap();
    anna.look_back().await;

    anna.browser.click("#ending a[href$=\"/analysis\"]").await.unwrap();
    anna.analyse().await;
    let decided = "return new Set([...document.querySelectorAll('.figures tbody td:nth-child(2)')].map((cell) => \
                   cell.textContent)).size";
    assert_eq!(anna.browser.read(decided).await.unwrap(), 2, "both have had something to decide");
    anna.content().await;
}

/// Whether a number after the name in the first seat is drawn to its right: with the name as shown, and without the
/// characters that isolate it.
const NUMBER_IS_RIGHT: &str = r##"
    const isRight = (name) => {
        const line = document.querySelector("main").appendChild(document.createElement("p"));
        line.textContent = `${name}: 10 points`;
        const box = (from, to) => {
            const range = document.createRange();
            range.setStart(line.firstChild, from);
            range.setEnd(line.firstChild, to);
            return range.getBoundingClientRect();
        };
        return box(name.length + 2, name.length + 4).left > box(0, name.length).right;
    };
    const name = document.querySelector("#seat-1 .name").firstChild.data;
    return [isRight(name), isRight(name.replaceAll(/[\u2068\u2069]/g, ""))];
"##;

#[tokio::test]
async fn a_number_behind_a_hebrew_name_stands_on_its_right() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut david = Guest::arrive(&driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await;
    david.open_table_for(&server, &["person"]).await;
    david.sit(1, "דוד").await;
    assert_eq!(david.browser.read(NUMBER_IS_RIGHT).await.unwrap(), json!([true, false]));
}

/// Plays a whole game against a bot; returns the actions in its log.
async fn logged(driver: &Driver, seed: u64) -> Vec<Value> {
    let server = Server::short(FISTFUL_OF_MEEPLES, &of_seed(seed), &[]).unwrap();
    let mut anna = Guest::arrive(driver, FISTFUL_OF_MEEPLES, Device::DESKTOP, By::Mouse).await.seeded(seed);
    anna.open_table(&server, "bot-beginner").await;
    anna.join(1, "Anna").await;
    anna.play_to_the_end().await;
    let file = anna.save("a[href$=\"/download\"]", "posse-").await;
    let log: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let entries = log["entries"].as_array().unwrap().iter().filter(|entry| entry["kind"] == "action");
    entries.map(|entry| json!([entry["who"], entry["text"], entry["digest"]])).collect()
}

#[tokio::test]
async fn the_same_seed_plays_the_same_game_in_the_browser_and_another_seed_another() {
    let (seed, driver) = (seed(), Driver::start().unwrap());
    let first = logged(&driver, seed).await;
    assert_eq!(logged(&driver, seed).await, first);
    assert_ne!(logged(&driver, seed + 1).await, first);
}

/// With a script and without.
#[tokio::test]
async fn one_click_leads_a_stranger_from_the_home_page_to_the_first_choice_of_every_game() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for game in GAMES {
        for scripts in [true, false] {
            let mut anna = Guest::arrive(&driver, game, Device { scripts, ..Device::DESKTOP }, By::Mouse).await;
            anna.browser.open(&server.url("/")).await.unwrap();
            anna.press_button(&format!("form[action=\"/play/{}\"] button", game.name)).await;
            anna.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
            // If a bot begins, a page without scripts reloads itself after a while.
            assert!(matches!(anna.my_turn().await, Turn::Mine { .. }), "{}", game.name);
            anna.content().await;
        }
    }
}

/// With scripts and without.
#[tokio::test]
async fn two_friends_come_from_their_home_pages_to_a_common_game_by_six_clicks() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for scripts in [true, false] {
        let desktop = Device { scripts, ..Device::DESKTOP };
        // An emulated phone without scripts never answers a press.
        let (bens, by) = if scripts { (Device::PHONE, By::Touch) } else { (desktop, By::Mouse) };
        let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, desktop, By::Mouse).await;
        let mut ben = Guest::arrive(&driver, DOLLARS_WANTED, bens, by).await;
        for guest in [&mut anna, &mut ben] {
            guest.browser.open(&server.url("/")).await.unwrap();
        }
        anna.invite_friends().await;
        let link = anna.link().await;
        ben.browser.type_into(".join input[name=code]", &link).await.unwrap();
        ben.press_button(".join button").await;
        ben.browser.type_into("#sit input[name=name]", "Ben").await.unwrap();
        ben.press_button("button[name=seat][value=\"2\"]").await;
        ben.press_button("form[action$=\"/ready\"] button").await;
        ben.browser
            .wait("that Ben is ready", "return document.querySelector('#seat-2').innerText.includes('· ready')")
            .await
            .unwrap();
        anna.press_button("#fill button").await;
        for guest in [&mut anna, &mut ben] {
            guest.browser.wait("the game", "return !!document.querySelector('#scene')").await.unwrap();
            guest.content().await;
        }
    }
}

/// Whoever has sat down is taken along, and so is whoever opens the link afterwards.
#[tokio::test]
async fn two_friends_who_wait_for_nobody_else_play_as_two_by_six_clicks() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await;
    let mut ben = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Touch).await;
    let mut cleo =
        Guest::arrive(&driver, DOLLARS_WANTED, Device { scripts: false, ..Device::DESKTOP }, By::Mouse).await;
    anna.browser.open(&server.url("/")).await.unwrap();
    anna.invite_friends().await;
    let link = anna.link().await;
    ben.browser.open(&link).await.unwrap();
    ben.browser.type_into("#sit input[name=name]", "Ben").await.unwrap();
    ben.press_button("button[name=seat][value=\"3\"]").await;
    anna.press_button("#close-seats button").await;
    for guest in [&mut anna, &mut ben] {
        let moved = "return document.querySelectorAll('li.place').length === 2";
        guest.browser.wait("the table of two", moved).await.unwrap();
        guest.be_ready().await;
    }
    cleo.browser.open(&link).await.unwrap();
    for guest in [&mut anna, &mut ben, &mut cleo] {
        guest.browser.wait("the game", "return !!document.querySelector('#scene')").await.unwrap();
        guest.content().await;
    }
}

#[tokio::test]
async fn friends_stay_together_at_the_rematch_and_its_deal_is_made_by_both() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await;
    let mut ben = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Mouse).await;
    anna.open_table(&server, "person").await;
    ben.browser.open(&anna.link().await).await.unwrap();
    anna.join(1, "Anna").await;
    ben.join(2, "Ben").await;
    ben.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
    let table = anna.browser.address().await.unwrap();
    anna.browser.open(&format!("{table}/concede?seat=1")).await.unwrap();
    anna.press_button("main form button.strong").await;
    for guest in [&mut anna, &mut ben] {
        guest.press_button("form[action$=\"/rematch\"] button, #ending a.strong").await;
    }
    for guest in [&mut anna, &mut ben] {
        // The browser has promised its value by itself.
        guest.browser.find("form[data-ready] button").await.unwrap();
    }
    for guest in [&mut anna, &mut ben] {
        guest.be_ready().await;
    }
    for guest in [&mut anna, &mut ben] {
        guest.browser.wait("the next game", "return !!document.querySelector('#scene')").await.unwrap();
        let kept = "return document.querySelectorAll('#deal')[0].dataset.commitments.length";
        assert_eq!(guest.browser.read(kept).await.unwrap(), 64);
        guest.content().await;
    }
}

/// By keys at a desktop, by fingers on a phone.
#[tokio::test]
async fn two_at_one_screen_pass_it_on_by_one_press_and_no_hand_lies_open_in_between() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for (kind, by) in [(Device::DESKTOP, By::Keys), (Device::PHONE, By::Touch)] {
        let mut both = Guest::arrive(&driver, DOLLARS_WANTED, kind, by).await;
        both.open_table(&server, "person").await;
        both.sit(1, "Anna").await;
        both.press_button("#one-more > summary").await;
        both.sit(2, "Ben").await;
        for _ in 0..2 {
            both.be_ready().await;
        }
        for _ in 0..6 {
            let next = "return document.querySelectorAll('#cover a').length === 1 &&
                !document.querySelector('#hand') && document.querySelector('#cover a').dataset.key";
            let seat = both.browser.wait("the cover, and under it no hand", next).await.unwrap();
            match by {
                By::Keys => both.browser.press(seat.as_str().unwrap()).await.unwrap(),
                By::Mouse | By::Touch => both.press_button("#cover a").await,
            }
            both.browser.wait("the hand", "return !!document.querySelector('#hand')").await.unwrap();
            while let Turn::Mine { at } = both.turn().await {
                both.step(&at).await;
            }
        }
        both.content().await;
    }
}

#[tokio::test]
async fn a_name_that_is_taken_is_told_at_its_field_and_stays_until_it_is_mended() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for scripts in [true, false] {
        let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await;
        let mut ben = Guest::arrive(&driver, DOLLARS_WANTED, Device { scripts, ..Device::DESKTOP }, By::Mouse).await;
        anna.open_table(&server, "person").await;
        ben.browser.open(&anna.link().await).await.unwrap();
        anna.sit(1, "Anna").await;
        ben.browser.type_into("#sit input[name=name]", "ANNA").await.unwrap();
        ben.press_button("button[name=seat][value=\"2\"]").await;
        let told = "const field = document.querySelector('#sit input[aria-invalid]');
                    return field && document.activeElement === field && field.value === 'ANNA' &&
                        document.querySelector('#name-about').innerText.includes('that name already')";
        ben.browser.wait("the fault at the field", told).await.unwrap();
        // An update of the table does not remove it.
        anna.be_ready().await;
        if scripts {
            ben.browser
                .wait("that Anna is ready", "return document.querySelector('#seat-1').innerText.includes('· ready')")
                .await
                .unwrap();
            assert_eq!(ben.browser.read(told).await.unwrap(), Value::Bool(true));
        }
        ben.sit(2, "Ben").await;
        let mended = "return !document.querySelector('[aria-invalid]')";
        ben.browser.wait("no fault", mended).await.unwrap();
    }
}

#[tokio::test]
async fn whoever_asks_for_a_hint_sees_it_until_he_moves() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = Guest::arrive(&driver, FISTFUL_OF_MEEPLES, Device::DESKTOP, By::Mouse).await;
    anna.browser.open(&server.url("/new/fistful-of-meeples")).await.unwrap();
    anna.browser.read(ALL_FIELDS).await.unwrap();
    anna.browser.choose("select[name=seat-1]", "person").await.unwrap();
    anna.browser.choose("select[name=seat-3]", "none").await.unwrap();
    anna.browser.choose("select[name=seat-2]", "bot-beginner").await.unwrap();
    anna.browser.click("input[name=hints]").await.unwrap();
    anna.press_button(".create button.strong").await;
    anna.join(1, "Anna").await;
    let Turn::Mine { at } = anna.my_turn().await else { panic!("no game") };
    anna.press_button("form#hint button").await;
    let hint = anna.browser.wait("the hint", "return document.querySelector('p#hint')?.innerText").await.unwrap();
    assert!(hint.as_str().unwrap().starts_with("The Marshal would: "), "{hint}");
    anna.browser.find("button[name=action][data-hint]").await.unwrap();
    anna.step(&at).await;
    anna.browser.wait("the hint is gone", "return !document.querySelector('p#hint, [data-hint]')").await.unwrap();
    anna.content().await;
}

/// Lets two play in turn for this many steps; returns whether the game goes on.
async fn play_together(guests: &mut [Guest; 2], steps: usize) -> bool {
    let mut taken = 0;
    while taken < steps {
        for guest in guests.iter_mut() {
            match guest.turn().await {
                Turn::Mine { at } => {
                    guest.step(&at).await;
                    taken += 1;
                }
                Turn::Others => {}
                Turn::Over => return false,
            }
        }
    }
    true
}

/// The table, the hand and the log on a page. Who is present is left out, since nobody is while the server is down.
async fn shown(guest: &mut Guest) -> Value {
    let script = "return [...document.querySelectorAll('.facts, .board, #log')].map((part) => part.innerText)";
    guest.browser.read(script).await.unwrap()
}

/// Kills the server under these guests and starts it again. Each page says so, is back by itself, and shows what it did.
pub(crate) async fn outlive_a_kill(server: &mut Server, guests: &mut [Guest]) {
    let mut before = Vec::new();
    for guest in &mut *guests {
        guest.content().await;
        before.push(shown(guest).await);
        guest.browser.read("window.sameAsBefore = true").await.unwrap();
    }
    server.kill().unwrap();
    for guest in &mut *guests {
        let gone = "return !document.querySelector('#offline').hidden";
        guest.browser.wait("the connection is gone", gone).await.unwrap();
    }
    server.restart().unwrap();
    for (guest, before) in guests.iter_mut().zip(before) {
        let back = "return document.querySelector('#offline').hidden";
        guest.browser.wait("the connection is back", back).await.unwrap();
        assert_eq!(shown(guest).await, before);
    }
}

/// Whether the guest's page was never loaded again since the kill.
pub(crate) async fn is_same(guest: &mut Guest) -> bool {
    guest.browser.read("return window.sameAsBefore").await.unwrap() == true
}

#[tokio::test]
async fn two_friends_play_on_after_the_server_was_killed_in_the_middle_of_their_game() {
    let (mut server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device { motion: true, ..Device::DESKTOP }, By::Mouse).await;
    let mut ben = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Mouse).await;
    anna.open_table(&server, "person").await;
    ben.browser.open(&anna.link().await).await.unwrap();
    anna.join(1, "Anna").await;
    ben.join(2, "Ben").await;
    let mut guests = [anna, ben];
    for guest in &mut guests {
        guest.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
    }
    assert!(play_together(&mut guests, 7).await, "the game was too short");

    outlive_a_kill(&mut server, &mut guests).await;
    play_together(&mut guests, 8).await;
    for guest in &mut guests {
        assert!(is_same(guest).await, "loaded again");
        guest.content().await;
    }
}

/// Waits for the first guest's turn while the other plays on; returns its position.
async fn turn_of_first([first, other]: &mut [Guest; 2]) -> String {
    loop {
        match first.turn().await {
            Turn::Mine { at } => return at,
            Turn::Others => {}
            Turn::Over => panic!("the game was too short"),
        }
        if let Turn::Mine { at } = other.turn().await {
            other.step(&at).await;
        }
    }
}

/// Lets the first guest open the list of keys, take a step with the Tab key and take one back with its letter; returns
/// whether there was one to take back.
async fn try_keys(guests: &mut [Guest; 2]) -> bool {
    let at = turn_of_first(guests).await;
    let [first, _] = guests;
    first.browser.press("?").await.unwrap();
    first.browser.wait("the list of keys", "return document.querySelector('#keys').matches(':target')").await.unwrap();
    first.browser.press("?").await.unwrap();
    first.step_by_tab(&at).await;
    let at = turn_of_first(guests).await;
    let [first, _] = guests;
    let is_drafted = first.browser.read("return !!document.querySelector('[data-key=u]')").await.unwrap() == true;
    if is_drafted {
        first.browser.press("u").await.unwrap();
        first.moved_on(&at).await;
    }
    is_drafted
}

#[tokio::test]
async fn two_friends_play_every_game_to_its_end_one_by_keys_alone_and_one_by_taps_and_drags_on_a_small_phone() {
    let (seed, driver) = (seed(), Driver::start().unwrap());
    let mut undone = false;
    for game in GAMES {
        let server = Server::short(game, &of_seed(seed), &[]).unwrap();
        let mut anna = Guest::arrive(&driver, game, Device::DESKTOP, By::Keys).await.seeded(seed);
        let mut ben = Guest::arrive(&driver, game, Device::PHONE, By::Touch).await.seeded(seed);
        anna.open_table(&server, "person").await;
        ben.browser.open(&anna.link().await).await.unwrap();
        anna.join(1, "Anna").await;
        ben.join(2, "Ben").await;
        let mut guests = [anna, ben];
        for guest in &mut guests {
            guest.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
        }
        undone |= try_keys(&mut guests).await;
        assert!(!play_together(&mut guests, 2_000).await, "{} has no end", game.name);
        for guest in &mut guests {
            assert_eq!(guest.my_turn().await, Turn::Over);
            guest.browser.find("#ending .scores").await.unwrap();
            let log = "return [...document.querySelectorAll('#log h3, #log ul li')].map(({ innerText }) => innerText)";
            let told = guest.browser.read(log).await.unwrap();
            let table = guest.browser.address().await.unwrap();
            guest.browser.open(&table).await.unwrap();
            guest.browser.find("#ending .scores").await.unwrap();
            assert_eq!(guest.browser.read(log).await.unwrap(), told, "{}: the log of a new page", game.name);
            guest.content().await;
        }
        assert!(guests[1].dragged > 0, "{}: nothing was dragged", game.name);
    }
    assert!(undone, "nothing could be taken back");
}

/// By keys at a desktop, by fingers on a phone.
#[tokio::test]
async fn a_rematch_with_a_bot_alone_starts_at_once() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for (kind, by) in [(Device::DESKTOP, By::Keys), (Device::PHONE, By::Touch)] {
        let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, kind, by).await;
        anna.open_table(&server, "bot-beginner").await;
        anna.join(1, "Anna").await;
        anna.my_turn().await;
        let table = anna.browser.address().await.unwrap();
        anna.browser.open(&format!("{table}/concede?seat=1")).await.unwrap();
        anna.press_button("main form button.strong").await;
        anna.press_button("form[action$=\"/rematch\"] button").await;
        let next = format!("return !location.href.startsWith('{table}') && !!document.querySelector('#scene')");
        anna.browser.wait("the next game", &next).await.unwrap();
        assert_ne!(anna.my_turn().await, Turn::Over);
        anna.content().await;
    }
}

#[tokio::test]
async fn without_a_script_every_game_can_be_played_to_its_end_by_forms() {
    let (seed, driver) = (seed(), Driver::start().unwrap());
    for game in GAMES {
        let server = Server::short(game, &of_seed(seed), &[]).unwrap();
        let mut anna =
            Guest::arrive(&driver, game, Device { scripts: false, ..Device::DESKTOP }, By::Mouse).await.seeded(seed);
        // Against three bots she has fewer steps to take.
        anna.open_table_for(&server, &["bot-beginner"; 3]).await;
        let hidden = anna.browser.read("return document.querySelector('[data-copy]').hidden").await.unwrap();
        assert_eq!(hidden, Value::Bool(true), "a script ran");
        anna.join(1, "Anna").await;
        let mut undone = false;
        loop {
            match anna.turn().await {
                Turn::Over => break,
                // The bot has not moved yet; the page would reload itself after a while.
                Turn::Others => anna.browser.reload().await.unwrap(),
                Turn::Mine { at } => {
                    let undo = "return !!document.querySelector('button[value=undo]')";
                    if !undone && anna.browser.read(undo).await.unwrap() == Value::Bool(true) {
                        anna.browser.click("button[value=undo]").await.unwrap();
                        anna.moved_on(&at).await;
                        undone = true;
                    } else {
                        anna.step(&at).await;
                    }
                }
            }
        }
        assert!(undone, "nothing could be taken back");
        anna.content().await;
    }
}
