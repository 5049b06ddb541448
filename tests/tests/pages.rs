//! Every page once, in the pseudo-language and on a small phone. Tests of the layout run on systems with different
//! fonts in turn.

use posse_tests::browser::{Browser, Colours};
use posse_tests::driver::{Device, Driver, SystemFonts};
use posse_tests::games::{FISTFUL_OF_MEEPLES, GAMES, WYATT_EARP};
use posse_tests::server::Server;
use serde_json::{Value, json};

use crate::guest::{By, Guest, Turn};

/// Lists the words outside ⟦ ⟧ that a person can see, hear or find in a tooltip. Names of people and bots, addresses,
/// clauses, keys and codes do not count, nor does an element with a `lang` of its own.
const STRAY_WORDS: &str = r##"
    const names = /Anna|Cole|Doc|(DW|WE|DE|FM)-\d+|https?:\/\/\S+|xx|[a-z0-9]{12}/g;
    const plain = "code, kbd, script, style, noscript, pre, [lang]:not(html), a.clause";
    const stray = (text) => {
        let depth = 0, rest = "";
        for (const sign of text) {
            if (sign === "⟦") depth += 1;
            else if (sign === "⟧") depth -= 1;
            else if (depth === 0) rest += sign;
        }
        return /\p{L}{2,}/u.test(rest.replace(names, "")) ? text.trim() : "";
    };
    const found = [stray(document.title)];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement.closest(plain)) found.push(stray(node.data));
    }
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
        for (const element of document.querySelectorAll(`[${name}]`)) {
            if (!element.closest(plain)) found.push(stray(element.getAttribute(name)));
        }
    }
    return found.filter(Boolean);
"##;

/// Lists what does not suit a small phone, whatever is picked: a page wider than the screen, a table of scores that is
/// cut, text below 10 pixels (also in drawings), controls too small for a finger, and players who do not stay in sight.
/// A link within a sentence is only as high as its line. (`innerWidth` would not help: a phone zooms out until a page
/// that is too wide fits.)
const UNHANDY: &str = r##"
    const found = new Set();
    const controls = "button, select, summary, a.button, .tools a, a.home, " +
        "input:not([type=hidden]), label.pick, label.switch";
    const look = () => {
        const { scrollWidth: wide, clientWidth: screen } = document.documentElement;
        if (wide > screen) {
            const isOut = (one) => one.getBoundingClientRect().right > screen + 1;
            const out = [...document.querySelectorAll("body *")].filter(isOut).slice(0, 3);
            found.add(`${wide} pixels wide: ` + out.map((one) => `${one.localName}.${one.className}`).join(" "));
        }
        for (const scores of document.querySelectorAll(".ending .scroll")) {
            const { scrollWidth: wide, clientWidth: room } = scores;
            if (wide > room) found.add(`${wide} pixels of scores in ${room}`);
        }
        for (const control of document.querySelectorAll(controls)) {
            if (!control.checkVisibility({ visibilityProperty: true })) continue;
            const around = control.matches("input[type=radio], input[type=checkbox]") ? control.closest("label") : null;
            const { width, height } = (around ?? control).getBoundingClientRect();
            if (!width && !height) continue;
            if (width < 39.5 || height < 39.5) {
                found.add(`${Math.round(width)}×${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`);
            }
        }
    };
    look();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        const around = node.parentElement;
        const isSeen = node.data.trim() && around.checkVisibility({ visibilityProperty: true });
        if (!isSeen || !around.getClientRects().length || around.closest("title, desc")) continue;
        const { a, b } = around.getScreenCTM?.() ?? { a: 1, b: 0 };
        const size = parseFloat(getComputedStyle(around).fontSize) * Math.hypot(a, b);
        // Words of no size are for screen readers.
        if (size && size < 10) found.add(`${size.toFixed(1)} pixels: ${node.data} in ${around.outerHTML.slice(0, 120)}`);
    }
    const standing = document.querySelector(".standing");
    if (standing) {
        const isSeen = () => standing.getBoundingClientRect().top >= 0 && standing.clientHeight > 0;
        for (const place of [0, 1e6]) {
            scrollTo(0, place);
            if (!isSeen()) found.add(`the players are out of sight, scrolled to ${place}`);
        }
        scrollTo(0, 0);
    }
    const picked = [...document.querySelectorAll("#act :checked")];
    for (const radio of document.querySelectorAll("#act input[type=radio]:not(:disabled)")) {
        radio.checked = true;
        look();
        radio.checked = false;
    }
    for (const radio of picked) radio.checked = true;
    return [...found];
"##;

/// Adds a group before every player, points on every poster and a card in play, as another player's turn does. Returns
/// by how much prompt, wall and hand moved, and whether the players' part grew.
const GROW: &str = r##"
    const places = () => ["#prompt", "#wall", "#hand .pick", "#hand .pick:last-of-type"]
        .map((place) => Math.round(document.querySelector(place).getBoundingClientRect().top));
    const height = () => document.querySelector(".panels").offsetHeight;
    const add = (where, html) =>
        document.querySelectorAll(where).forEach((one) => one.insertAdjacentHTML("beforeend", html));
    const [before, low] = [places(), height()];
    const card = "<svg class='card' viewBox='0 0 100 140'></svg>";
    add(".panel .facts", `<ul class="groups"><li class="group"><div class="fan">${card}</div><p>2</p></li></ul>`);
    add(".poster", `<ul class="tallies">${"<li><svg class='avatar'></svg><b>10</b></li>".repeat(3)}</ul>`);
    add(".piles", `<li id="in-play" class="pile"><div class="spot">${card}</div><span class="label">A</span></li>`);
    return { moved: places().map((place, at) => place - before[at]), grew: height() > low };
"##;

/// Picks each card and figure in turn; lists the controls and parts of the table that move when one is picked.
const STIRRED: &str = r##"
    const places = () => {
        const named = ["#scene", "#hand"].map((one) => [one, document.querySelector(one)]);
        for (const radio of document.querySelectorAll("#act input[type=radio]")) {
            named.push([radio.id, radio.closest("label") ?? radio]);
        }
        for (const button of document.querySelectorAll("#scene button[name=action]")) {
            if (button.getClientRects().length) named.push([button.value, button]);
        }
        return new Map(named.filter(([, one]) => one).map(([name, one]) => {
            const { left, top } = one.getBoundingClientRect();
            return [name, [left, top]];
        }));
    };
    const before = places();
    const moved = new Set();
    const picked = [...document.querySelectorAll("#act :checked")];
    for (const radio of document.querySelectorAll("#act input[type=radio]:not(:disabled)")) {
        radio.checked = true;
        for (const [name, place] of places()) {
            const was = before.get(name);
            if (was && place.some((at, axis) => Math.abs(at - was[axis]) > 2)) moved.add(`${radio.id} moves ${name}`);
        }
        radio.checked = false;
    }
    for (const radio of picked) radio.checked = true;
    return [...moved];
"##;

/// The number of steps in each game at which layouts are measured.
pub(crate) const STEPS: usize = 3;

/// The top of the table on the page, in pixels, and the number of buttons that take steps back.
const BEGINS: &str = r##"
    return [
        Math.round(document.querySelector("#scene")?.getBoundingClientRect().top + scrollY),
        document.querySelectorAll(".draft > button").length,
    ];
"##;

/// Checks the page with a script that lists its faults, and reads the console.
async fn check(browser: &mut Browser, script: &str, faults: &mut Vec<String>) {
    let found = browser.read(script).await.unwrap();
    let address = browser.address().await.unwrap();
    let texts = found.as_array().unwrap().iter().map(|text| text.as_str().unwrap());
    faults.extend(texts.map(|text| format!("{address}: {text}")));
    let said = browser.complaints().await.unwrap();
    // An error page has an error status, and the console reports it.
    faults.extend(said.into_iter().filter(|text| !text.contains("status of 404")));
}

/// Checks the site's own pages, and the pages and a table of each game, with a script that lists faults. Fails if it
/// finds any.
async fn look_at_all(kind: Device, language: &str, script: &str) {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut faults = Vec::new();
    for (number, game) in (1..).zip(GAMES) {
        let mut anna = Guest::arrive(&driver, game, kind, By::Mouse).await;
        anna.browser.open(&server.url("/fairness")).await.unwrap();
        anna.browser.set_cookie("language", language).await.unwrap();
        if number == 1 {
            for path in [
                "/",
                "/fairness",
                "/settings",
                "/devices",
                "/api",
                "/recover",
                "/welcome",
                "/notifications",
                "/stop/x",
                "/help/keys",
                "/offline",
                "/nowhere",
            ] {
                anna.browser.open(&server.url(path)).await.unwrap();
                check(&mut anna.browser, script, &mut faults).await;
            }
        }
        for path in [format!("/new/{}", game.name), format!("/rules/{}", game.name)] {
            anna.browser.open(&server.url(&path)).await.unwrap();
            check(&mut anna.browser, script, &mut faults).await;
        }
        look_at_a_table(&mut anna, &server, script, &mut faults).await;
        for path in ["/", "/games?over=true"] {
            anna.browser.open(&server.url(path)).await.unwrap();
            check(&mut anna.browser, script, &mut faults).await;
        }
        let mine = anna.browser.read("return document.querySelectorAll('.tables li').length").await.unwrap();
        assert_eq!(mine, Value::from(1));
    }
    faults.sort();
    faults.dedup_by_key(|fault| fault.split_once(": ").map(|(_, text)| text.to_owned()));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// How many steps of a game are checked.
const LOOKS: usize = 16;

/// Checks a table with two bots, from its lobby to its end.
async fn look_at_a_table(anna: &mut Guest, server: &Server, script: &str, faults: &mut Vec<String>) {
    anna.open_table_for(server, &["bot-beginner", "bot-beginner"]).await;
    let table = anna.browser.address().await.unwrap();
    check(&mut anna.browser, script, faults).await;
    anna.browser.open(&format!("{table}/close")).await.unwrap();
    check(&mut anna.browser, script, faults).await;
    anna.browser.open(&table).await.unwrap();
    anna.sit(1, "Anna").await;
    check(&mut anna.browser, script, faults).await;
    anna.browser.click("form[action$=\"/link\"] button").await.unwrap();
    anna.browser
        .wait("the private link", "return document.querySelector('#share-link')?.value.includes('/s/')")
        .await
        .unwrap();
    check(&mut anna.browser, script, faults).await;
    let link = anna.link().await;
    anna.browser.open(&link).await.unwrap();
    check(&mut anna.browser, script, faults).await;
    anna.browser.open(&table).await.unwrap();
    anna.be_ready().await;

    for _ in 0..LOOKS {
        let Turn::Mine { at } = anna.my_turn().await else { break };
        let all_open = "document.querySelectorAll('details').forEach((one) => { one.open = true; })";
        anna.browser.read(all_open).await.unwrap();
        check(&mut anna.browser, script, faults).await;
        anna.browser.read(&all_open.replace("true", "false")).await.unwrap();
        anna.step(&at).await;
    }
    if !matches!(anna.my_turn().await, Turn::Over) {
        anna.browser.open(&format!("{table}/concede?seat=1")).await.unwrap();
        anna.browser.click("main form button.strong").await.unwrap();
        let answered = "return !document.querySelector('main form[action$=\"/concede\"]')";
        anna.browser.wait("the answer", answered).await.unwrap();
        anna.browser.open(&table).await.unwrap();
        assert!(matches!(anna.my_turn().await, Turn::Over), "the bots play to the end");
    }
    check(&mut anna.browser, script, faults).await;
    anna.browser.open(&format!("{table}/analysis")).await.unwrap();
    check(&mut anna.browser, script, faults).await;
    anna.analyse().await;
    anna.browser.read("document.querySelector('.figures').open = true").await.unwrap();
    check(&mut anna.browser, script, faults).await;
}

#[tokio::test]
async fn every_word_on_every_page_comes_from_the_words_of_its_language() {
    look_at_all(Device::DESKTOP, "xx", STRAY_WORDS).await;
}

#[tokio::test]
async fn no_card_of_the_hand_moves_while_groups_and_points_grow_in_wyatt_earp() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start_on(SystemFonts::Liberation).unwrap());
    let wide = |width| Device { width, ..Device::DESKTOP };
    for kind in [Device::PHONE, wide(768), wide(1440)] {
        let mut anna = Guest::arrive(&driver, WYATT_EARP, kind, By::Mouse).await;
        anna.open_table(&server, "bot-beginner").await;
        anna.join(1, "Anna").await;
        let Turn::Mine { .. } = anna.my_turn().await else { panic!("no game") };
        let found = anna.browser.read(GROW).await.unwrap();
        assert_eq!(found, json!({ "moved": [0, 0, 0, 0], "grew": true }), "at {} pixels", kind.width);
    }
}

/// On a phone and on a wide screen, also in a language with long words.
#[tokio::test]
async fn nothing_moves_under_the_finger_when_something_is_picked_or_can_be_taken_back() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start_on(SystemFonts::DejaVu).unwrap());
    let (mut faults, mut drafted) = (Vec::new(), 0);
    for (kind, game) in [Device::PHONE, Device { width: 1440, ..Device::DESKTOP }]
        .into_iter()
        .flat_map(|kind| GAMES.map(|game| (kind, game)))
    {
        let mut anna = Guest::arrive(&driver, game, kind, By::Mouse).await;
        anna.open_table(&server, "bot-beginner").await;
        anna.join(1, "Anna").await;
        let table = anna.browser.address().await.unwrap();
        let mut before = ["en", "de"].map(|language| (language, None));
        for _ in 0..STEPS {
            let Turn::Mine { at } = anna.my_turn().await else { break };
            for (language, before) in &mut before {
                anna.browser.set_cookie("language", language).await.unwrap();
                anna.browser.open(&table).await.unwrap();
                let place = format!("{} in {language} at {} pixels", game.name, kind.width);
                let stirred = anna.browser.read(STIRRED).await.unwrap();
                faults.extend(stirred.as_array().unwrap().iter().map(|what| format!("{place}: {what}")));
                let now = anna.browser.read(BEGINS).await.unwrap();
                let [top, marks] = [0, 1].map(|at| now[at].as_i64().unwrap());
                if let Some(before) = before.filter(|before: &i64| marks > 0 && (top - before).abs() > 2) {
                    faults.push(format!("{place}: the table moves from {before} to {top}, {marks} ways to take back"));
                }
                drafted += marks;
                *before = Some(top);
            }
            anna.step(&at).await;
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(drafted > 0, "no step could be taken back");
}

#[tokio::test]
async fn no_page_is_wider_than_a_small_phone_and_every_control_fits_a_finger() {
    look_at_all(Device::PHONE, "de", UNHANDY).await;
}

/// Shows a showdown that skill decides, with `verdict` as its result; lists texts that leave their side or the frame.
const SHOWDOWN: &str = r##"
    document.querySelector("#showdown")?.remove();
    const side = (verdict) => `<div class="shooter wins">
        <span class=whose><svg class=avatar></svg><span class=who>Anna</span></span>
        <span class=duellist><svg class=figure></svg><svg class=roll></svg></span>
        <span class=short>Deputy</span><strong class=verdict>${verdict}</strong></div>`;
    const both = `${side(verdict)}<span class=versus>${against}</span>${side(falls)}`;
    const street = document.querySelector(".main-street .town");
    street.insertAdjacentHTML("beforeend", `<div id=showdown class=showdown>${both}</div>`);
    const words = [...document.querySelectorAll("#showdown .shooter > *")];
    const isOut = (one) => [one.parentElement, document.querySelector("#showdown")].some((around) => {
        const [inner, outer] = [one, around].map((box) => box.getBoundingClientRect());
        return inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
    });
    return words.filter(isOut).map((one) => one.textContent);
"##;

#[tokio::test]
async fn what_a_showdown_comes_to_lies_within_its_side_in_every_language() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start_on(SystemFonts::DejaVu).unwrap());
    let mut anna = Guest::arrive(&driver, FISTFUL_OF_MEEPLES, Device::DESKTOP, By::Mouse).await;
    anna.open_table(&server, "bot-beginner").await;
    anna.join(1, "Anna").await;
    let Turn::Mine { .. } = anna.my_turn().await else { panic!("no game") };
    let words = [
        include_str!("../../games/fistful-of-meeples/i18n/de.ftl"),
        include_str!("../../games/fistful-of-meeples/i18n/en.ftl"),
        include_str!("../../games/fistful-of-meeples/i18n/fr.ftl"),
        include_str!("../../games/fistful-of-meeples/i18n/nl.ftl"),
    ];
    let mut faults = Vec::new();
    for width in [360, 768, 1024, 1280, 1440] {
        anna.browser.look(width, 900, Colours::Light).await.unwrap();
        for words in words {
            let say = |key: &str| words.lines().find_map(|line| line.strip_prefix(&format!("{key} = "))).unwrap();
            let [skill, falls, against] =
                ["skill", "falls", "against"].map(|key| json!(say(&format!("showdown-{key}"))));
            let script = format!("const [verdict, falls, against] = [{skill}, {falls}, {against}];\n{SHOWDOWN}");
            let found = anna.browser.read(&script).await.unwrap();
            faults.extend(found.as_array().unwrap().iter().map(|what| format!("{what} at {width} pixels")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
