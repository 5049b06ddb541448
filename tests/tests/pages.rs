//! Every page once: in the pseudo-language, on a small phone, and with axe. Tests of the layout run on systems with
//! different fonts in turn.

use posse_tests::browser::{Browser, Colours};
use posse_tests::device::Device;
use posse_tests::driver::{Driver, SystemFonts};
use posse_tests::games::{DESPERADOS, DOLLARS_WANTED, FISTFUL_OF_MEEPLES, GAMES, Game, WYATT_EARP};
use posse_tests::server::Server;
use posse_tests::steps::ALL_FIELDS;
use serde_json::json;

use crate::accessibility::{ALL_SIGNS, ASK, Faults, HOLD_MOMENTS, IN_A_MOMENT};
use crate::guest::{By, Guest, Turn};

/// Lists the words outside ⟦ ⟧ that a person can see, hear or find in a tooltip. Names of people and bots, addresses,
/// clauses, keys and codes do not count, nor does an element with a `lang` of its own.
const STRAY_WORDS: &str = r##"
    const names = /Anna|Amos|Cole|Doc|Hattie|Josey|Mabel|Otis|Ruby|(DW|WE|DE|FM)-\d+|https?:\/\/\S+|xx|[a-z0-9]{12}/g;
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
/// cut, text below 12 pixels (also in drawings), controls too small for a finger, and players who do not stay in sight.
/// A link within a sentence is only as high as its line, and what is inert is a small picture that nobody reads.
/// (`innerWidth` would not help: a phone zooms out until a page that is too wide fits.)
pub(crate) const UNHANDY: &str = r##"
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
            if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[inert]")) continue;
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
        if (!isSeen || !around.getClientRects().length || around.closest("title, desc, [inert]")) continue;
        const { c, d } = around.getScreenCTM?.() ?? { c: 0, d: 1 };
        const size = parseFloat(getComputedStyle(around).fontSize) * Math.hypot(c, d);
        // Words of no size are for screen readers.
        if (size && size < 11.9) found.add(`${size.toFixed(1)} pixels: ${node.data} in ${around.outerHTML.slice(0, 120)}`);
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

/// Gives all players names that are wider than any of 24 letters, without a place to break or with one at each letter;
/// lists the elements that then make the page too wide, from the outermost on.
const WIDE: &str = r##"
    const found = new Set();
    const panels = [...document.querySelectorAll(".panel .who .name")];
    const names = ["Anna", ...panels.map((name) => name.firstChild.textContent.trim())].filter(Boolean);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const before = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) before.push([node, node.data]);
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const isCause = (one) => {
        const { display } = one.style;
        one.style.display = "none";
        const is = !isWide();
        one.style.display = display;
        return is;
    };
    for (const wide of ["W", "漢"].map((letter) => letter.repeat(240))) {
        for (const [node, text] of before) node.data = names.reduce((text, name) => text.replaceAll(name, wide), text);
        const causes = [];
        for (let at = isWide() && document.body; at; at = [...at.children].find(isCause)) {
            causes.push([at.localName, ...at.classList].join("."));
        }
        if (causes.length) found.add(causes.join(" "));
        for (const [node, text] of before) node.data = text;
    }
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

/// The pages of the house.
pub(crate) const HOUSE: [&str; 15] = [
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
    "/games",
    "/offline",
    "/nowhere",
    "/t/222222222222",
    "/s/abc",
];

/// Folds and unfolds all that can be.
const FOLD: &str = "document.querySelectorAll('details').forEach((one) => { one.open = false; })";
const UNFOLD: &str = "document.querySelectorAll('details').forEach((one) => { one.open = true; })";

/// How many turns of a game are checked for words and for a small phone, and how many with axe.
const TURNS: usize = 16;
const AXE_TURNS: usize = 3;

/// A person at three browsers, each for one check: a desktop in the pseudo-language for the words, a small phone in German
/// for the sizes, and one in English for axe. One of them acts, and what follows is checked in all three, so that a table
/// is played only once.
struct Walk<'a> {
    server: &'a Server,
    desktop: Guest,
    phone: Guest,
    axe: Guest,
    faults: Vec<String>,
    found_by_axe: Faults,
}

impl Walk<'_> {
    /// Begins at the page about fairness. Each game begins with other [looks](Faults::starting_at) of axe.
    async fn begin<'a>(server: &'a Server, driver: &Driver, game: Game) -> Walk<'a> {
        let turn = GAMES.iter().position(|one| one.name == game.name).unwrap();
        let [mut desktop, mut phone, axe] = [
            Guest::arrive(driver, game, Device::DESKTOP, By::Mouse).await,
            Guest::arrive(driver, game, Device::PHONE, By::Mouse).await,
            Guest::arrive(driver, game, Device::DESKTOP, By::Mouse).await,
        ];
        for (guest, language) in [(&mut desktop, "xx"), (&mut phone, "de")] {
            guest.browser.open(&server.url("/fairness")).await.unwrap();
            guest.browser.set_cookie("language", language).await.unwrap();
        }
        Walk { server, desktop, phone, axe, faults: Vec::new(), found_by_axe: Faults::starting_at(turn) }
    }

    fn guests(&mut self) -> [&mut Guest; 3] {
        [&mut self.desktop, &mut self.phone, &mut self.axe]
    }

    /// Opens a table with two bots, and makes all three browsers the same person's.
    async fn open_table(&mut self) {
        self.desktop.open_table_for(self.server, &["bot-beginner", "bot-beginner"]).await;
        let visitor = self.desktop.browser.cookie("visitor").await.unwrap();
        for guest in [&mut self.phone, &mut self.axe] {
            guest.browser.set_cookie("visitor", &visitor).await.unwrap();
        }
    }

    /// Opens a page in all three browsers and checks it.
    async fn open(&mut self, url: &str, page: &str) {
        self.desktop.browser.open(url).await.unwrap();
        self.follow(url, page).await;
    }

    /// Opens a page in all browsers, and checks it with what the script unfolds.
    async fn open_whole(&mut self, url: &str, unfold: &str, page: &str) {
        for guest in self.guests() {
            guest.browser.open(url).await.unwrap();
            guest.browser.read(unfold).await.unwrap();
        }
        self.look(page).await;
    }

    /// Checks the page of the desktop, and opens and checks it in the other browsers.
    async fn follow(&mut self, url: &str, page: &str) {
        for guest in [&mut self.phone, &mut self.axe] {
            guest.browser.open(url).await.unwrap();
        }
        self.look(page).await;
    }

    /// Checks the page that all three browsers show.
    async fn look(&mut self, page: &str) {
        self.all_words_are_of_the_language(page).await;
        self.all_fits_a_small_phone(page).await;
        self.axe_finds_nothing(page).await;
    }

    async fn all_words_are_of_the_language(&mut self, page: &str) {
        check(&mut self.desktop.browser, STRAY_WORDS, "not in the words of its language", page, &mut self.faults).await;
    }

    async fn all_fits_a_small_phone(&mut self, page: &str) {
        check(&mut self.phone.browser, UNHANDY, "unhandy on a small phone", page, &mut self.faults).await;
        for browser in [&mut self.phone.browser, &mut self.desktop.browser] {
            check(browser, WIDE, "too wide with wide names", page, &mut self.faults).await;
        }
    }

    async fn axe_finds_nothing(&mut self, page: &str) {
        self.found_by_axe.look(&mut self.axe.browser, page).await;
    }

    /// Waits until these browsers show a turn, and unfolds all that can be.
    async fn unfold<const N: usize>(guests: [&mut Guest; N], at: &str) {
        for guest in guests {
            guest.at_rest("the same turn", &format!("return turn.at === '{at}'")).await;
            guest.browser.read(UNFOLD).await.unwrap();
        }
    }

    /// Fails if something was found.
    fn ends(mut self) {
        self.faults.sort();
        self.faults.dedup_by_key(|fault| fault.split_once(": ").map(|(_, text)| text.to_owned()));
        assert!(self.faults.is_empty(), "{}", self.faults.join("\n"));
        self.found_by_axe.none();
    }
}

/// Checks the page with a script that lists its faults, and reads the console.
pub(crate) async fn check(browser: &mut Browser, script: &str, fault: &str, page: &str, faults: &mut Vec<String>) {
    let found = browser.read(script).await.unwrap();
    let texts = found.as_array().unwrap().iter().map(|text| text.as_str().unwrap());
    faults.extend(texts.map(|text| format!("{fault}, {page}: {text}")));
    let said = browser.complaints().await.unwrap();
    // An error page has an error status, and the console reports it.
    faults.extend(said.into_iter().filter(|text| !text.contains("status of 404")));
}

/// The pages of a game, and a table of it from its lobby to its end: Anna plays, Ben watches.
async fn walk_through(game: Game) {
    let (server, driver) = (&Server::start(&[]).unwrap(), &Driver::start().unwrap());
    let name = game.name;
    let mut walk = Walk::begin(server, driver, game).await;
    let table = walk.gather(name).await;
    walk.play(driver, &table, name).await;
    walk.finish(&table, name).await;
    walk.ends();
}

fn page(name: &str, what: &str) -> String {
    format!("{name}: {what}")
}

impl Walk<'_> {
    /// The rules, and a new table's lobby until its game begins. Returns the table's address.
    async fn gather(&mut self, name: &str) -> String {
        self.open(&self.server.url(&format!("/rules/{name}")), &page(name, "rules")).await;
        self.open_whole(&self.server.url(&format!("/new/{name}")), ALL_FIELDS, &page(name, "a new table")).await;

        self.open_table().await;
        let table = self.desktop.browser.address().await.unwrap();
        self.follow(&table, &page(name, "lobby")).await;
        self.open(&format!("{table}/close"), &page(name, "a question")).await;
        self.desktop.browser.open(&table).await.unwrap();
        self.desktop.sit(1, "Anna").await;
        self.follow(&table, &page(name, "lobby, seated")).await;
        for guest in self.guests() {
            guest.browser.click("form[action$=\"/link\"] button").await.unwrap();
            let shown = "return document.querySelector('#share-link')?.value.includes('/s/')";
            guest.browser.wait("the private link", shown).await.unwrap();
        }
        self.look(&page(name, "private link")).await;
        let link = self.desktop.link().await;
        self.open(&link, &page(name, "the private link, opened")).await;

        for guest in self.guests() {
            guest.browser.open(&table).await.unwrap();
        }
        self.desktop.be_ready().await;
        table
    }

    /// The turns of the game until all of them that are to be checked were there.
    async fn play(&mut self, driver: &Driver, table: &str, name: &str) {
        self.desktop.my_turn().await;
        let mut ben = driver.open(Device::DESKTOP).await.unwrap();
        ben.open(table).await.unwrap();
        self.found_by_axe.look(&mut ben, &page(name, "table, watched")).await;
        ben.read(HOLD_MOMENTS).await.unwrap();
        // The question is the same in every game, and some games have no button that needs it.
        let (mut waits_for_a_moment, mut waits_for_a_question) = (true, name == DOLLARS_WANTED.name);
        let concede = format!("{table}/concede?seat=1");
        let mut turns = 0;
        while turns < TURNS || waits_for_a_moment || waits_for_a_question {
            let Turn::Mine { at } = self.desktop.my_turn().await else { break };
            turns += 1;
            let turn = page(name, &format!("table, turn {turns}"));
            Walk::unfold([&mut self.desktop, &mut self.phone], &at).await;
            self.all_words_are_of_the_language(&turn).await;
            self.all_fits_a_small_phone(&turn).await;
            if turns <= AXE_TURNS {
                Walk::unfold([&mut self.axe], &at).await;
                self.axe_finds_nothing(&turn).await;
                if turns == AXE_TURNS {
                    self.axe.browser.open(&concede).await.unwrap();
                    self.axe_finds_nothing(&page(name, "another question")).await;
                }
                if turns == AXE_TURNS && waits_for_a_question {
                    self.axe.browser.open(table).await.unwrap();
                }
            } else if waits_for_a_question {
                self.axe.at_rest("the same turn", &format!("return turn.at === '{at}'")).await;
                if self.axe.browser.read(ASK).await.unwrap() == true {
                    self.axe_finds_nothing(&page(name, "a question in the page")).await;
                    waits_for_a_question = false;
                }
            }
            for guest in self.guests() {
                guest.browser.read(FOLD).await.unwrap();
            }
            self.desktop.step(&at).await;
            if turns >= AXE_TURNS && waits_for_a_moment && ben.read(IN_A_MOMENT).await.unwrap() == true {
                self.found_by_axe.look(&mut ben, &page(name, "a moment")).await;
                assert_eq!(
                    ben.read(IN_A_MOMENT).await.unwrap(),
                    true,
                    "{name}: the moment passed while it was looked at"
                );
                ben.read(ALL_SIGNS).await.unwrap();
                self.found_by_axe.look(&mut ben, &page(name, "signs of trouble")).await;
                waits_for_a_moment = false;
            }
        }
        assert!(turns >= AXE_TURNS, "{name} was too short");
        assert!(!waits_for_a_moment, "{name} ended without a moment");
        assert!(!waits_for_a_question, "{name} never asked");
    }

    /// The end of the game, and what follows it.
    async fn finish(&mut self, table: &str, name: &str) {
        if !matches!(self.desktop.my_turn().await, Turn::Over) {
            self.desktop.browser.open(&format!("{table}/concede?seat=1")).await.unwrap();
            self.all_words_are_of_the_language(&page(name, "another question")).await;
            self.desktop.browser.click("main form button.strong").await.unwrap();
            let answered = "return !document.querySelector('main form[action$=\"/concede\"]')";
            self.desktop.browser.wait("the answer", answered).await.unwrap();
            self.desktop.browser.open(table).await.unwrap();
            assert!(matches!(self.desktop.my_turn().await, Turn::Over), "the bots play to the end");
        }
        self.follow(table, &page(name, "ending")).await;
        let analysis = format!("{table}/analysis");
        self.open(&analysis, &page(name, "before its analysis")).await;
        self.desktop.analyse().await;
        for guest in [&mut self.phone, &mut self.axe] {
            guest.browser.open(&analysis).await.unwrap();
        }
        for guest in self.guests() {
            guest.browser.wait("the analysis", "return !!document.querySelector('.chances')").await.unwrap();
            guest.browser.read("document.querySelector('.figures').open = true").await.unwrap();
        }
        self.look(&page(name, "analysis")).await;
        self.open_whole(&self.server.url("/"), UNFOLD, &page(name, "home with a table")).await;
        self.axe.browser.click(&format!("form[action=\"/learn/{name}\"] button")).await.unwrap();
        self.axe.browser.wait("the guide", "return !!document.querySelector('#got-it:not([hidden])')").await.unwrap();
        self.axe_finds_nothing(&page(name, "guided first game")).await;
        self.open(&self.server.url("/games?over=true"), &page(name, "games that are over")).await;
        let mine = self.desktop.browser.read("return document.querySelectorAll('.tables li').length").await.unwrap();
        assert_eq!(mine, 1);
    }
}

#[tokio::test]
async fn every_page_of_the_house_has_only_words_of_its_language_fits_a_small_phone_and_satisfies_axe() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut walk = Walk::begin(&server, &driver, DOLLARS_WANTED).await;
    for path in HOUSE {
        walk.open(&server.url(path), path).await;
        walk.axe_finds_nothing(path).await;
    }
    walk.ends();
}

#[tokio::test]
async fn every_page_of_dollars_wanted_has_only_words_of_its_language_fits_a_small_phone_and_satisfies_axe() {
    walk_through(DOLLARS_WANTED).await;
}

#[tokio::test]
async fn every_page_of_wyatt_earp_has_only_words_of_its_language_fits_a_small_phone_and_satisfies_axe() {
    walk_through(WYATT_EARP).await;
}

#[tokio::test]
async fn every_page_of_desperados_has_only_words_of_its_language_fits_a_small_phone_and_satisfies_axe() {
    walk_through(DESPERADOS).await;
}

#[tokio::test]
async fn every_page_of_a_fistful_of_meeples_has_only_words_of_its_language_fits_a_small_phone_and_satisfies_axe() {
    walk_through(FISTFUL_OF_MEEPLES).await;
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
    for kind in [Device::PHONE, Device { width: 1440, ..Device::DESKTOP }] {
        let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, kind, By::Mouse).await;
        for game in GAMES {
            anna = anna.anew(&server, game).await;
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
                        faults.push(format!(
                            "{place}: the table moves from {before} to {top}, {marks} ways to take back"
                        ));
                    }
                    drafted += marks;
                    *before = Some(top);
                }
                anna.step(&at).await;
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(drafted > 0, "no step could be taken back");
}

/// Shows a showdown that skill decides, with `verdict` as its result; lists texts that leave their side or the frame.
const SHOWDOWN: &str = r##"
    document.querySelector("#stage")?.remove();
    const side = (verdict) => `<div class=shooter>
        <span class=whose><svg class=avatar></svg><span class=who>Anna</span></span>
        <span class=duellist><svg class=figure></svg><svg class=roll></svg></span>
        <span class=short>Deputy</span><strong class="verdict good">${verdict}</strong></div>`;
    const both = `<div class=showdown>${side(verdict)}<span class=versus>${against}</span>${side(falls)}</div>`;
    document.querySelector("#scene").insertAdjacentHTML("beforeend",
        `<div id=stage class="stage fistful-of-meeples"><div class=cast>${both}</div></div>`);
    const words = [...document.querySelectorAll("#stage .shooter > *")];
    const isOut = (one) => [one.parentElement, document.querySelector("#stage")].some((around) => {
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
