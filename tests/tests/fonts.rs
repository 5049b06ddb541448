//! The pages draw all text with their own fonts, and their layout does not depend on the system's. Chromium is asked
//! which fonts it draws with, and all boxes are compared under three sets of system fonts.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, iter};

use posse_tests::browser::{Browser, Colours};
use posse_tests::device::Device;
use posse_tests::driver::{Driver, SystemFonts};
use posse_tests::games::GAMES;
use posse_tests::server::Server;
use serde_json::Value;

use crate::guest::{By, Guest, Turn};

/// The fonts that the pages bring.
const FAMILIES: [&str; 2] = ["Bitter", "Nunito Sans"];

/// The widths of a phone and of a wide screen.
const WIDTHS: [u32; 2] = [360, 1440];

const LANGUAGES: [&str; 4] = ["de", "en", "fr", "nl"];

/// The place of every element that is shown.
const BOXES: &str = r##"
    // Only the browser that keeps the receipt has this button.
    document.getElementById("receipt")?.remove();
    const shown = [...document.querySelectorAll("body *")].filter((one) => one.getClientRects().length);
    return shown.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const name = `${one.localName}${one.id && "#" + one.id}.${one.getAttribute("class") ?? ""}`;
        return [name, [left, top + scrollY, width, height].map((at) => Math.round(at * 10) / 10)];
    });
"##;

/// Whether all fonts that the page needs have arrived or failed. The browser knows which after a layout.
const SETTLED: &str = "
    return document.body.offsetHeight && document.readyState === 'complete' && document.fonts.status === 'loaded'";

/// Whether one of the downloaded fonts has arrived.
const ARRIVED: &str = r#"
    const own = [...document.fonts].filter((face) => face.display === "swap");
    return own.some((face) => face.status === "loaded");
"#;

type Boxes = Vec<(String, [f64; 4])>;

/// Opens a page and waits for its fonts.
async fn open(browser: &mut Browser, url: &str, (width, language): (u32, &str)) {
    browser.look(width, 900, Colours::Light).await.unwrap();
    browser.set_cookie("language", language).await.unwrap();
    browser.open(url).await.unwrap();
    browser.wait("the fonts", SETTLED).await.unwrap();
}

async fn boxes(browser: &mut Browser) -> Boxes {
    serde_json::from_value(browser.read(BOXES).await.unwrap()).unwrap()
}

/// The largest difference between two looks at the same page, and its place.
fn difference(one: &Boxes, other: &Boxes) -> (f64, String) {
    let apart =
        |(one, other): (&[f64; 4], &[f64; 4])| iter::zip(one, other).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
    let by = |one: &(String, [f64; 4]), other: &(String, [f64; 4])| {
        if one.0 == other.0 { apart((&one.1, &other.1)) } else { f64::INFINITY }
    };
    let each = iter::zip(one, other).map(|(one, other)| (by(one, other), format!("{one:?} or {other:?}")));
    each.reduce(|most, next| if next.0 > most.0 { next } else { most }).unwrap()
}

/// All characters in the words, stylesheets, scripts and drawings of pages, except in comments and tests. The turn mark
/// in a tab's title, the brackets of the pseudo-language and the mark of a page's part are left out: no page draws them.
fn characters() -> BTreeSet<char> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut folders = vec![root.join("crates/look"), root.join("crates/web"), root.join("games")];
    let mut found = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() && !["tests", "vendor"].contains(&name) {
                folders.push(path);
            } else if ["ftl", "rs", "css", "js", "svg"].iter().any(|ending| path.extension() == Some(ending.as_ref())) {
                found.extend(shown(&path));
            }
        }
    }
    for elsewhere in "●⟦⟧\u{e000}\n".chars() {
        assert!(found.remove(&elsewhere), "{elsewhere} is not used");
    }
    found
}

/// The characters of a file outside comments and unit tests, including escaped ones.
fn shown(path: &Path) -> Vec<char> {
    let text = fs::read_to_string(path).unwrap();
    let text = text.split("#[cfg(test)]").next().unwrap();
    let text: String = text.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect();
    let comment = if path.extension() == Some("ftl".as_ref()) { "#" } else { "//" };
    let lines = text.lines().filter(|line| !line.trim_start().starts_with(comment));
    let text: Vec<&str> = lines.map(|line| line.split(" // ").next().unwrap()).collect();
    let text = text.join("\n");
    let escaped = text.split("\\u").skip(1).filter_map(|rest| {
        let digits = rest.trim_start_matches('{').split(|sign: char| !sign.is_ascii_hexdigit()).next()?;
        char::from_u32(u32::from_str_radix(digits.get(..4)?, 16).ok()?)
    });
    text.chars().chain(escaped).collect()
}

/// Shows each of the characters in both families, each in an element of its own.
const SHOW: &str = r#"
    document.body.replaceChildren();
    for (const family of ["--sans", "--slab"]) for (const sign of signs) {
        const one = document.createElement("b");
        one.title = `${sign} in ${family}`;
        one.style.fontFamily = `var(${family})`;
        one.textContent = sign;
        document.body.append(one);
    }
"#;

fn families(own: bool) -> impl Fn(&(String, bool)) -> bool {
    move |(family, is_own)| *is_own == own && FAMILIES.contains(&family.as_str())
}

#[tokio::test]
async fn both_fonts_have_every_character_of_the_words_and_drawings() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut browser = driver.open(Device::DESKTOP).await.unwrap();
    browser.open(&server.url("/")).await.unwrap();
    browser
        .read(&format!("const signs = {};\n{SHOW}", Value::from_iter(characters().iter().map(char::to_string))))
        .await
        .unwrap();
    browser.wait("the fonts", SETTLED).await.unwrap();
    let drawn = browser.fonts().await.unwrap();
    let foreign: Vec<_> = drawn.iter().filter(|(font, _)| !families(true)(font)).collect();
    assert!(foreign.is_empty(), "{foreign:?}");
    assert_eq!(drawn.len(), FAMILIES.len(), "{drawn:?}");
}

/// Anna's browser, and browsers on other systems that have her identity.
struct Systems {
    anna: Guest,
    others: Vec<Browser>,
    faults: Vec<String>,
    /// The number of the game.
    number: usize,
    /// How many pages were checked.
    pages: usize,
}

impl Systems {
    /// Checks a page on Anna's system and on one other, at one width and in one language. All three change from game to
    /// game, so that each kind of page is seen on every system, at both widths and in all languages.
    async fn look(&mut self, url: &str) {
        let look =
            (WIDTHS[(self.pages + self.number / 2) % 2], LANGUAGES[(self.pages + self.number) % LANGUAGES.len()]);
        open(&mut self.anna.browser, url, look).await;
        let here = boxes(&mut self.anna.browser).await;
        for (font, element) in self.anna.browser.fonts().await.unwrap() {
            if !families(true)(&font) {
                self.faults.push(format!("{url}, {look:?}: {font:?} draws {element}"));
            }
        }
        let turn = (self.pages + self.number) % self.others.len();
        let other = &mut self.others[turn];
        open(other, url, look).await;
        let (by, what) = difference(&here, &boxes(other).await);
        if by > 0.0 {
            self.faults.push(format!("{url}, {look:?}: {what}"));
        }
        self.pages += 1;
    }
}

/// The number of steps at which a game counts as in its middle.
const MIDDLE: usize = 5;

#[tokio::test]
async fn pages_are_drawn_by_their_own_fonts_and_are_the_same_whatever_fonts_the_system_has() {
    let server = Server::start(&[]).unwrap();
    let [driver, others @ ..] = SystemFonts::ALL.map(|fonts| Driver::start_on(fonts).unwrap());
    let mut faults = Vec::new();
    for (number, game) in GAMES.into_iter().enumerate() {
        let mut anna = Guest::arrive(&driver, game, Device::DESKTOP, By::Mouse).await;
        anna.open_table(&server, "bot-beginner").await;
        let table = anna.browser.address().await.unwrap();
        let visitor = anna.browser.cookie("visitor").await.unwrap();
        let mut systems = Systems { anna, others: Vec::new(), faults: Vec::new(), number, pages: 0 };
        for driver in &others {
            let mut other = driver.open(Device::DESKTOP).await.unwrap();
            other.open(&server.url("/health")).await.unwrap();
            other.set_cookie("visitor", &visitor).await.unwrap();
            systems.others.push(other);
        }
        let own = [format!("/new/{}", game.name), format!("/rules/{}", game.name)];
        for path in own.iter().map(String::as_str).chain([["/", "/fairness", "/settings", "/help/keys"][number]]) {
            systems.look(&server.url(path)).await;
        }
        systems.look(&table).await;
        systems.anna.join(1, "Anna").await;
        for step in 0..=MIDDLE {
            let Turn::Mine { at } = systems.anna.my_turn().await else { break };
            if step == 0 || step == MIDDLE {
                systems.look(&table).await;
            }
            systems.anna.step(&at).await;
        }
        if systems.anna.my_turn().await != Turn::Over {
            systems.anna.browser.open(&format!("{table}/concede?seat=1")).await.unwrap();
            systems.anna.browser.click("main form button.strong").await.unwrap();
            // Another page opened at once would stop the form on its way.
            systems.anna.browser.find("#ending").await.unwrap();
            assert_eq!(systems.anna.my_turn().await, Turn::Over);
        }
        systems.look(&table).await;
        faults.extend(systems.faults);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The elements of a table that keep their place and height when the fonts arrive: its parts, its controls and its
/// drawings, apart from the legend of the cards.
const PARTS: &str = "#above, #prompt, #hand, .panel, #scene svg, #act :is(button, label)";

/// The elements of other pages that keep their height, unless their lines break differently.
const WORDS: &str = "main :is(h1, h2, h3, p, label, .button)";

/// By how many pixels a part of a table may move, and text on another page may grow, as its first line does.
const TOLERANCE: [f64; 2] = [2.0, 30.0];

#[tokio::test]
async fn a_table_does_not_move_and_words_keep_their_room_when_the_fonts_arrive() {
    let server = Server::start(&[]).unwrap();
    let mut faults = Vec::new();
    for (game, fonts) in iter::zip(GAMES, SystemFonts::ALL.into_iter().cycle()) {
        let driver = Driver::start_on(fonts).unwrap();
        for kind in [Device::PHONE, Device::DESKTOP] {
            let mut anna = Guest::arrive(&driver, game, kind, By::Mouse).await;
            anna.open_table(&server, "bot-beginner").await;
            anna.join(1, "Anna").await;
            let Turn::Mine { .. } = anna.my_turn().await else { panic!("no game") };
            let table = anna.browser.address().await.unwrap();
            anna.browser.set_cookie("language", "de").await.unwrap();
            let [home, form] = ["/".to_owned(), format!("/new/{}", game.name)].map(|path| server.url(&path));
            for (url, what, tolerance) in
                [(table, PARTS, TOLERANCE[0]), (home, WORDS, TOLERANCE[1]), (form, WORDS, TOLERANCE[1])]
            {
                let mut seen = Vec::new();
                for blocked in [&["*.woff2"][..], &[]] {
                    anna.browser.block(blocked).await.unwrap();
                    anna.browser.open(&url).await.unwrap();
                    anna.browser.wait("the fonts", SETTLED).await.unwrap();
                    assert_eq!(anna.browser.read(ARRIVED).await.unwrap(), blocked.is_empty(), "{url}");
                    let place = if what == PARTS { "top + scrollY" } else { "0" };
                    let script = BOXES
                        .replace("body *", what)
                        .replace("[left, top + scrollY, width, height]", &format!("[0, {place}, 0, height]"))
                        .replace(
                            "one.getClientRects().length",
                            "one.getClientRects().length && !one.closest('#legend')",
                        );
                    seen.push(serde_json::from_value(anna.browser.read(&script).await.unwrap()).unwrap());
                }
                let (by, what) = difference(&seen[0], &seen[1]);
                if by > tolerance {
                    faults.push(format!("{url} at {} pixels, {fonts:?}: by {by}, {what}", kind.width));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
