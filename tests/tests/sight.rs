//! What can be chosen at a table is in sight in any window, and covers nothing; the board has half of a small one.

use posse_tests::browser::Browser;
use posse_tests::deal::named;
use posse_tests::device::Device;
use posse_tests::driver::{Driver, SystemFonts};
use posse_tests::games::{DESPERADOS, DOLLARS_WANTED, GAMES, Game, WYATT_EARP};
use posse_tests::server::Server;

use crate::guest::{By, Guest, Turn};
use crate::pages::STEPS;

/// Picks each card of the hand with the page scrolled to the top. Counts the places that light up for it, and lists
/// those of them and of its buttons that are not wholly in sight.
const HIDDEN: &str = r##"
    scrollTo(0, 0);
    const found = [];
    let lit = 0;
    for (const radio of document.querySelectorAll("#hand input[type=radio]:not(:disabled)")) {
        radio.click();
        for (const place of document.querySelectorAll("#scene :is(.whole, .poster .button, #hand .strip .button)")) {
            const { left, right, top, bottom } = place.getBoundingClientRect();
            if (!right) continue;
            lit += place.closest("#hand") ? 0 : 1;
            const edges = [[left + 8, top + 4], [right - 8, bottom - 4]];
            const isSeen = edges.every(([x, y]) => place.contains(document.elementFromPoint(x, y)));
            if (!isSeen) found.push(`${place.textContent} lies from ${top} to ${bottom}`);
        }
        radio.checked = false;
    }
    return { found, lit };
"##;

/// Picks each card at the first three steps of a deal, and lists what appears out of sight; `None` if no card has a
/// place. In *Wyatt Earp* only Most Wanted has one; two hands in five hold it.
async fn hidden(driver: &Driver, game: Game, deal: &str) -> Option<Vec<String>> {
    let server = Server::dealt(deal, &[]).unwrap();
    let mut anna = Guest::arrive(driver, game, LOW, By::Mouse).await;
    anna.open_table(&server, "bot-beginner").await;
    anna.join(1, "Anna").await;
    let table = anna.browser.address().await.unwrap();
    let (mut faults, mut lit) = (Vec::new(), 0);
    for language in ["de", "fr", "de"] {
        let Turn::Mine { at } = anna.my_turn().await else { break };
        anna.browser.set_cookie("language", language).await.unwrap();
        anna.browser.open(&table).await.unwrap();
        let seen = anna.browser.read(HIDDEN).await.unwrap();
        faults.extend(seen["found"].as_array().unwrap().iter().map(|what| format!("{language}: {what}")));
        lit += seen["lit"].as_i64().unwrap();
        anna.step(&at).await;
    }
    faults.dedup();
    (lit > 0).then_some(faults)
}

#[tokio::test]
async fn on_a_low_phone_everything_that_a_picked_card_can_do_is_in_sight() {
    let driver = Driver::start_on(SystemFonts::Noto).unwrap();
    for (game, name, number) in [(DESPERADOS, "hideouts", 1), (WYATT_EARP, "most wanted", 1)] {
        let faults = named(name, number, async |deal: &str| hidden(&driver, game, deal).await).await;
        assert!(faults.is_empty(), "{}: {}", game.name, faults.join("\n"));
    }
}

/// Gives each place of *Desperados* as many positions as a value-5 place has.
const ALL_POSITIONS: &str = r##"
    for (const row of document.querySelectorAll("#scene .helpers"))
        while (row.children.length < 5) row.append(row.lastElementChild.cloneNode(true));
"##;

/// Lays this many open cards into each row of *Dollars Wanted*.
fn open_cards(count: usize) -> String {
    let card = "`<li>${document.querySelector('#hand .pick svg').outerHTML}</li>`";
    format!("for (const row of document.querySelectorAll('#scene .cards')) row.innerHTML = {card}.repeat({count});")
}

/// Picks each card of the hand, or none if none can be picked. Lists the cards and positions covered by the action at
/// their place, or by the reason why there is none. A reason without a background is only as large as its words: the
/// button around them is as high as a finger, but cannot be seen.
const BENEATH: &str = r##"
    const seen = (deed) => {
        if (getComputedStyle(deed).backgroundColor !== "rgba(0, 0, 0, 0)") return deed.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(deed.querySelector("button"));
        return words.getBoundingClientRect();
    };
    const found = [];
    let said = 0;
    const radios = [...document.querySelectorAll("#hand input[type=radio]")];
    for (const radio of radios.length ? radios : [null]) {
        radio?.click();
        for (const deed of document.querySelectorAll("#scene :is(.spot, .row) :is(.deed, .why)")) {
            if (!deed.getClientRects().length) continue;
            const over = seen(deed);
            said += 1;
            const isBeneath = (position) => {
                const { left, right, top, bottom } = position.getBoundingClientRect();
                return left < over.right && right > over.left && top + 1 < over.bottom && bottom - 1 > over.top;
            };
            const place = deed.closest(".spot, .row");
            const positions = [...place.querySelectorAll(":is(.helpers, .cards) > li")];
            const beneath = positions.filter(isBeneath).length;
            if (beneath) found.push(`${innerWidth}: ${deed.textContent} over ${beneath} of ${positions.length}`);
        }
        if (radio) radio.checked = false;
    }
    return { found, said };
"##;

#[tokio::test]
async fn what_would_be_done_or_why_not_covers_no_card_or_position_of_its_place() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start_on(SystemFonts::DejaVu).unwrap());
    let mut faults = Vec::new();
    let places =
        [(DESPERADOS, vec![ALL_POSITIONS.to_owned()]), (DOLLARS_WANTED, [2, 4, 5, 8].map(open_cards).to_vec())];
    for kind in [Device::PHONE, Device { width: 768, ..Device::DESKTOP }, Device { width: 1440, ..Device::DESKTOP }] {
        let mut anna = Guest::arrive(&driver, DESPERADOS, kind, By::Mouse).await;
        for (game, fillings) in &places {
            anna = anna.anew(&server, *game).await;
            anna.open_table(&server, "bot-beginner").await;
            anna.join(1, "Anna").await;
            let table = anna.browser.address().await.unwrap();
            let mut said = 0;
            for language in ["de", "fr", "fr", "de", "fr", "de"] {
                let Turn::Mine { at } = anna.my_turn().await else { break };
                anna.browser.set_cookie("language", language).await.unwrap();
                anna.browser.open(&table).await.unwrap();
                for filling in fillings {
                    let seen = anna.browser.read(&format!("{filling}{BENEATH}")).await.unwrap();
                    let found = seen["found"].as_array().unwrap();
                    faults.extend(found.iter().map(|what| format!("{} in {language} {what}", game.name)));
                    said += seen["said"].as_i64().unwrap();
                }
                anna.browser.open(&table).await.unwrap();
                anna.step(&at).await;
            }
            assert!(said > 0, "{} at {} pixels: no action and no reason was shown", game.name, kind.width);
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Lists the controls of the table that are below the window when the page is scrolled to the top; by how much the page
/// is higher than the window; and the width of the narrowest card in the hand or open on the board.
const BELOW: &str = r##"
    scrollTo(0, 0);
    const controls = [...document.querySelectorAll(
        "#live :is(#act, #scene, #hand) :is(button, input:not([type=hidden])):enabled")];
    const places = controls.map((control) => control.matches("input") ? control.labels[0] ?? control : control);
    const seen = places.filter((place) => place.checkVisibility({ visibilityProperty: true }));
    const low = seen.filter((place) => place.getBoundingClientRect().bottom > innerHeight);
    const cards = [...document.querySelectorAll("#hand :is(.card, .bill), .cards .card, #discard-pile .card")]
        .map((card) => card.getBoundingClientRect().width).filter(Boolean);
    return {
        low: low.map((place) => place.outerHTML.slice(0, 160)), seen: seen.length,
        over: document.documentElement.scrollHeight - innerHeight, narrowest: Math.min(...cards, innerWidth),
    };
"##;

/// What is wrong with the table on large screens, each by its name, and how much can be chosen there.
pub(crate) async fn unseen(browser: &mut Browser, place: &str) -> (Vec<String>, i64) {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (width, height, narrowest) in SCREENS {
        browser.resize(width, height).await.unwrap();
        let found = browser.read(BELOW).await.unwrap();
        let laid = browser.read(OVERLAPS).await.unwrap();
        let place = format!("{place} at {width} × {height}");
        let listed = [&found["low"], &laid["over"]].map(|list| list.as_array().unwrap().clone()).concat();
        faults.extend(listed.iter().map(|what| format!("{place}: {what}")));
        let over = found["over"].as_i64().unwrap();
        faults.extend((height >= 900 && over > 0).then(|| format!("{place}: {over} pixels to scroll")));
        let card = found["narrowest"].as_f64().unwrap();
        faults.extend((card < narrowest).then(|| format!("{place}: a card {card} pixels wide")));
        seen += found["seen"].as_i64().unwrap();
    }
    (faults, seen)
}

/// Large screens, and the narrowest card they may show, in pixels.
const SCREENS: [(u32, u32, f64); 4] = [(1280, 720, 79.5), (1440, 900, 99.5), (1920, 1080, 99.5), (2560, 1440, 99.5)];

pub(crate) const THREE_BOTS: [&str; 3] = ["bot-beginner"; 3];

/// With one bot and with three. From 1440 × 900 pixels on nothing has to be scrolled.
#[tokio::test]
async fn on_a_large_screen_everything_that_can_be_chosen_is_in_sight_and_cards_are_large() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start_on(SystemFonts::Noto).unwrap());
    let (mut faults, mut seen) = (Vec::new(), 0);
    let bots: [&[&str]; 2] = [&["bot-beginner", "none"], &THREE_BOTS];
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::DESKTOP, By::Mouse).await;
    for (game, bots) in GAMES.into_iter().flat_map(|game| bots.map(|bots| (game, bots))) {
        anna = anna.anew(&server, game).await;
        anna.open_table_for(&server, bots).await;
        anna.join(1, "Anna").await;
        for _ in 0..STEPS {
            let Turn::Mine { at } = anna.my_turn().await else { break };
            let (found, count) = unseen(&mut anna.browser, &format!("{} with {}", game.name, bots.join(", "))).await;
            faults.extend(found);
            seen += count;
            anna.step(&at).await;
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(seen > 0, "nothing could be chosen");
}

/// Lists the rows, piles and fields that can be chosen and are not wholly in sight when the page is scrolled to the
/// top.
const COVERED: &str = r##"
    scrollTo(0, 0);
    const places = [...document.querySelectorAll("#scene :is(.row, .pile, .hits) button:enabled:not(.no)")]
        .filter((place) => place.checkVisibility({ visibilityProperty: true }));
    const isCovered = (place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        return [top + 6, bottom - 6].some((y) => {
            const there = document.elementFromPoint((left + right) / 2, y);
            return !there || there.closest("#hand, #prompt") && !place.closest("#hand");
        });
    };
    const edges = ["#prompt", "#hand"].map((part) => document.querySelector(part)?.getBoundingClientRect());
    const told = (place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return `${top} to ${bottom}, question to ${edges[0]?.bottom}, hand from ${edges[1]?.top}: ${place.outerHTML.slice(0, 160)}`;
    };
    return { covered: places.filter(isCovered).map(told), seen: places.length };
"##;

/// Follows the link from the hand to what happened since the last turn. Returns null if there is none, and otherwise
/// whether its target begins in sight, below the question.
const SINCE: &str = r##"
    const way = document.querySelector("#hand .to-since");
    if (!way?.checkVisibility()) return null;
    way.click();
    const { top } = document.querySelector("#since").getBoundingClientRect();
    return top >= document.querySelector("#above").getBoundingClientRect().bottom - 1 && top < innerHeight - 100;
"##;

/// Names the parts of the page that lie over each other: those that stay in sight, those that scroll, and the buttons of
/// the question. Returns also the share of the window's height between question and hand.
pub(crate) const OVERLAPS: &str = r##"
    scrollTo(0, 0);
    const all = (selector) => [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".drawer"));
    const stays = (one) => one && (/sticky|fixed/.test(getComputedStyle(one).position) || stays(one.parentElement));
    const kept = all(".home, #bar > *, .tools > a, .standing, #guide, #prompt, #hand, .gang, .found").filter(stays);
    const scrolled = all(".panel, .row, .spot, .poster, .piles > *, .warrant, .town, .since, .log")
        .filter((one) => !stays(one) && !one.closest("svg"));
    const box = (one) => one.getBoundingClientRect();
    const isOver = (one, other) => {
        const [a, b] = [one, other].map(box);
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    };
    const name = (one) => one.localName + (one.id ? `#${one.id}` : `.${one.className}`);
    const over = [kept, scrolled, all("#prompt :is(.button, summary)")].flatMap((parts) => parts.flatMap((one, at) =>
        parts.slice(at + 1).filter((other) => !one.contains(other) && !other.contains(one) && isOver(one, other))
            .map((other) => `${name(other)} lies over ${name(one)}`)));
    const begins = Math.max(0, ...kept.filter((one) => one.matches("#bar *, #prompt") && box(one).top < innerHeight / 2)
        .map((one) => box(one).bottom));
    const taken = kept.filter((one) => one.matches("#hand, .found, #bar > :first-child") && box(one).top > begins)
        .reduce((sum, one) => sum + box(one).height, begins);
    const held = kept.filter((one) => one.id && !one.closest("#bar")).map((one) => `${name(one)} ${box(one).height}`);
    return { over, board: 1 - taken / innerHeight, held };
"##;

/// What lies under question or hand on this page, what else overlaps, and whether the board has less than half of a
/// small window; and how much can be chosen.
pub(crate) async fn covered(browser: &mut Browser, place: &str) -> (Vec<String>, i64) {
    let found = browser.read(COVERED).await.unwrap();
    let laid = browser.read(OVERLAPS).await.unwrap();
    let listed = [&found["covered"], &laid["over"]].map(|list| list.as_array().unwrap().clone()).concat();
    let mut faults: Vec<String> = listed.iter().map(|what| format!("{place}: {what}")).collect();
    let board = laid["board"].as_f64().unwrap();
    let held = &laid["held"];
    faults.extend((board < 0.5).then(|| format!("{place}: the board has {board:.2} of the height beside {held}")));
    (faults, found["seen"].as_i64().unwrap())
}

/// Small windows: phones upright and sideways, and a notebook's page at 178 %.
const SMALL: [(u32, u32); 4] = [(360, 740), (740, 360), (720, 450), (360, 640)];

/// A low phone.
pub(crate) const LOW: Device = Device { height: 640, ..Device::PHONE };

#[tokio::test]
async fn the_first_game_on_the_home_page_can_be_played_without_scrolling() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start_on(SystemFonts::Noto).unwrap());
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Mouse).await;
    anna.browser.open(&server.url("/")).await.unwrap();
    anna.browser.set_cookie("language", "de").await.unwrap();
    anna.browser.reload().await.unwrap();
    for (width, height) in SMALL {
        anna.browser.resize(width, height).await.unwrap();
        let button = "document.querySelector('form[action^=\"/play/\"] button')";
        let below = format!("return {button}.getBoundingClientRect().bottom - innerHeight");
        let below = anna.browser.read(&below).await.unwrap().as_f64().unwrap();
        assert!(below <= 0.0, "{below} pixels below a window of {width} × {height}");
    }
}

#[tokio::test]
async fn in_a_small_window_every_row_pile_and_field_lies_between_question_and_hand() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start_on(SystemFonts::Liberation).unwrap());
    let (mut faults, mut seen, mut led) = (Vec::new(), 0, 0);
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, LOW, By::Mouse).await;
    for game in GAMES {
        anna = anna.anew(&server, game).await;
        anna.open_table_for(&server, &THREE_BOTS).await;
        anna.join(1, "Anna").await;
        for _ in 0..STEPS {
            let Turn::Mine { at } = anna.my_turn().await else { break };
            for (width, height) in SMALL {
                anna.browser.resize(width, height).await.unwrap();
                let place = format!("{} at {width} × {height}", game.name);
                let (found, count) = covered(&mut anna.browser, &place).await;
                faults.extend(found);
                seen += count;
            }
            let since = anna.browser.read(SINCE).await.unwrap();
            led += i64::from(since == true);
            faults.extend((since == false).then(|| format!("{}: the last turns are out of sight", game.name)));
            anna.step(&at).await;
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(seen > 0, "nothing could be chosen");
    assert!(led > 0, "no hand led to the last turns");
}
