//! The bar of a table: it is always in sight, and its drawers open and close as a person expects.

use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::{DOLLARS_WANTED, GAMES, WYATT_EARP};
use posse_tests::server::{Server, run};

use crate::accessibility::Faults;
use crate::guest::{By, ESCAPE, Guest};

/// The ids of the drawers that lie over the page.
const OPEN: &str = r"
    const isOpen = (one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed';
    return [...document.querySelectorAll('.drawer')].filter(isOpen).map((one) => one.id).join(' ');
";

/// What of the bar cannot be clicked where it is: out of sight, or covered.
const OUT_OF_REACH: &str = r"
    const missed = [...document.querySelectorAll('#bar > *')].filter((one) => one.checkVisibility()).filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    return missed.map((one) => one.innerText).join();
";

async fn is_open(guest: &mut Guest, drawer: &str) {
    let wanted = format!("return (() => {{ {OPEN} }})() === '{drawer}'");
    guest.browser.wait(&format!("the drawer `{drawer}`"), &wanted).await.unwrap();
}

/// A guest at a table against a bot, with or without scripts.
async fn at_table(server: &Server, driver: &Driver, device: Device, by: By) -> Guest {
    let mut anna = Guest::arrive(driver, WYATT_EARP, device, by).await;
    anna.browser.open(&server.url("/")).await.unwrap();
    anna.press_button("form[action='/play/wyatt-earp'] button").await;
    anna.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
    anna
}

#[tokio::test]
async fn one_drawer_is_open_at_a_time_and_the_same_link_escape_and_going_back_close_it() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for (device, by) in [(Device::DESKTOP, By::Mouse), (Device::PHONE, By::Touch)] {
        let mut anna = at_table(&server, &driver, device, by).await;
        let [menu, log] = ["menu", "log"].map(|drawer| format!("#bar [href='#{drawer}']"));
        is_open(&mut anna, "").await;
        anna.press_button(&menu).await;
        is_open(&mut anna, "menu").await;
        anna.press_button(&log).await;
        is_open(&mut anna, "log").await;
        anna.browser.read("history.back()").await.unwrap();
        is_open(&mut anna, "").await;
        let focused = anna.browser.read("return document.activeElement.hash").await.unwrap();
        assert_eq!(focused, "#log", "the focus returns to the link");
        anna.press_button(&log).await;
        is_open(&mut anna, "log").await;
        anna.press_button(&log).await;
        is_open(&mut anna, "").await;
        anna.press_button(&menu).await;
        anna.browser.wait("the notes", "return document.querySelector('#own-notes').checkVisibility()").await.unwrap();
        anna.browser.type_into("#own-notes", "9").await.unwrap();
        anna.browser.press(ESCAPE).await.unwrap();
        is_open(&mut anna, "").await;
        let address = anna.browser.address().await.unwrap();
        assert!(!address.contains('#'), "{address}");
        anna.content().await;
    }
}

#[tokio::test]
async fn the_keys_of_a_game_open_over_its_table_and_leaving_is_one_click_away() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_table(&server, &driver, Device::DESKTOP, By::Mouse).await;
    anna.browser.press("?").await.unwrap();
    is_open(&mut anna, "keys").await;
    anna.browser.press("?").await.unwrap();
    is_open(&mut anna, "").await;
    anna.press_button("#bar [href='#leave']").await;
    is_open(&mut anna, "menu").await;
    anna.browser.find("#leave a[href*='/concede']").await.unwrap();
}

#[tokio::test]
async fn the_bar_is_within_reach_wherever_a_page_is_scrolled() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for game in GAMES {
        for (device, by) in [(Device::DESKTOP, By::Mouse), (Device::PHONE, By::Touch)] {
            let mut anna = Guest::arrive(&driver, game, device, by).await;
            anna.browser.open(&server.url("/")).await.unwrap();
            anna.press_button(&format!("form[action='/play/{}'] button", game.name)).await;
            anna.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
            for share in [0.0, 0.5, 1.0] {
                let scroll = format!("scrollTo(0, {share} * document.documentElement.scrollHeight)");
                anna.browser.read(&scroll).await.unwrap();
                let missed = anna.browser.read(OUT_OF_REACH).await.unwrap();
                assert_eq!(missed, "", "{}, {} wide, at {share}", game.name, device.width);
            }
        }
    }
}

#[tokio::test]
async fn drawers_open_and_close_without_scripts() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let device = Device { scripts: false, ..Device::DESKTOP };
    let mut anna = at_table(&server, &driver, device, By::Mouse).await;
    for drawer in ["menu", "log", "keys"] {
        anna.press_button(&format!(".tools [href='#{drawer}']")).await;
        is_open(&mut anna, drawer).await;
        anna.press_button("#close").await;
        is_open(&mut anna, "").await;
    }
}

/// Anna at a desktop and Ben at a phone, at a table of theirs.
async fn two_at_table(server: &Server, driver: &Driver) -> [Guest; 2] {
    let mut anna = Guest::arrive(driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await;
    let mut ben = Guest::arrive(driver, DOLLARS_WANTED, Device::PHONE, By::Touch).await;
    anna.open_table(server, "person").await;
    anna.join(1, "Anna").await;
    let link = anna.link().await;
    ben.browser.open(&link).await.unwrap();
    ben.join(2, "Ben").await;
    ben.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
    [anna, ben]
}

#[tokio::test]
async fn talk_is_seen_at_once_wherever_a_phone_is_scrolled_and_marked_until_it_is_read() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let [mut anna, mut ben] = two_at_table(&server, &driver).await;
    ben.browser.read("scrollTo(0, document.documentElement.scrollHeight)").await.unwrap();
    anna.press_button("#bar [href='#talk']").await;
    anna.press_button("#talk button[value=luck]").await;
    let bubble = "const bubble = document.querySelector('#bubbles > *');
        const { top, bottom, left, right } = bubble?.getBoundingClientRect() ?? {};
        return bubble && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && bubble.innerText";
    let said = ben.browser.wait("a bubble in sight", bubble).await.unwrap();
    assert!(said.as_str().unwrap().contains("Good luck!"), "{said}");
    let marked = "return document.querySelector('#bar [href=\"#talk\"]').hasAttribute('data-unread')";
    ben.browser.wait("a mark", marked).await.unwrap();
    assert_eq!(anna.browser.read(marked).await.unwrap(), false, "it was said by Anna");
    ben.browser.reload().await.unwrap();
    ben.browser.wait("the mark after a reload", marked).await.unwrap();
    ben.press_button("#bar [href='#talk']").await;
    ben.browser.wait("no mark", &marked.replacen("return ", "return !", 1)).await.unwrap();
    for guest in [&mut anna, &mut ben] {
        guest.content().await;
    }
}

#[tokio::test]
async fn unkind_words_are_reported_on_a_phone_and_listed_for_the_host() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut faults = Faults::default();
    let [mut anna, mut ben] = two_at_table(&server, &driver).await;
    let listen = "window.told = [];
        const hear = (all) => all.forEach(({ addedNodes: [one] }) => one && told.push(one.textContent));
        new MutationObserver(hear).observe(document.querySelector('#bubbles'), { childList: true })";
    ben.browser.read(listen).await.unwrap();
    anna.press_button("#bar [href='#talk']").await;
    anna.browser.read("document.querySelector('#talk [name=words]').value = 'You cheat!'").await.unwrap();
    anna.press_button("#talk [name=words] + button").await;
    assert_eq!(ben.browser.wait("a bubble", "return told[0]").await.unwrap(), "Anna: You cheat!");
    ben.press_button("#bar [href='#talk']").await;
    is_open(&mut ben, "talk").await;
    ben.press_button("#talk .said a").await;
    ben.browser.wait("the question", "return !!document.querySelector('form[action$=\"/report\"]')").await.unwrap();
    faults.glance(&mut ben.browser, "whether to report words").await;
    ben.press_button("main form button.strong").await;
    let marked = "return document.querySelector('#talk .said .about')?.checkVisibility()";
    ben.browser.wait("the mark", marked).await.unwrap();
    is_open(&mut ben, "talk").await;

    let (url, data) = (server.url("/"), server.folder().to_str().unwrap());
    let printed = run(&["admin", "--public-url", &url, "--data", data]).unwrap();
    ben.browser.open(String::from_utf8(printed.stdout).unwrap().trim()).await.unwrap();
    ben.press_button("main form button").await;
    ben.browser.wait("the report", "return !!document.querySelector('#reports')").await.unwrap();
    faults.glance(&mut ben.browser, "reports").await;
    ben.press_button("form[action$='/dismiss'] button").await;
    ben.browser.wait("no report", "return !document.querySelector('#reports')").await.unwrap();
    for guest in [&mut anna, &mut ben] {
        guest.content().await;
    }
    faults.none();
}
