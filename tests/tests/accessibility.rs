//! Every kind of page is checked with axe-core, at the widths of a phone and of a desktop, in light and in dark, and
//! for controls that share a name but do different things.

use std::collections::{BTreeMap, BTreeSet};

use posse_tests::browser::{Browser, Colours};
use posse_tests::driver::{Device, Driver};
use posse_tests::games::{DOLLARS_WANTED, GAMES, Game};
use posse_tests::server::{Server, run};
use posse_tests::tree::AccessibilityTree;
use sha2::{Digest, Sha256};

use crate::guest::{By, Guest, Turn};

/// axe-core; see `tests/vendor/README.md`.
const AXE: &str = include_str!("../vendor/axe.min.js");

/// Lists axe's findings by all its rules, including experimental ones, as pairs of the rule and the element. A number
/// on a drawn card is part of the picture and need not be in the name of the button around it.
const FAULTS: &str = r#"
    const trial = axe.getRules(["experimental"]).map(({ ruleId }) => [ruleId, { enabled: true }]);
    const options = { resultTypes: ["violations"], rules: Object.fromEntries(trial), elementRef: true };
    const isDrawn = (id, element) => id === "label-content-name-mismatch" && element.querySelector("svg text");
    return axe.run(document, options).then(({ violations }) =>
        violations.flatMap(({ id, help, nodes }) =>
            nodes.filter(({ element }) => !isDrawn(id, element))
                .map(({ target }) => [`${id} (${help})`, target.join(" ")])));
"#;

/// The widths and colours at which a page is checked: one pair or the other, in turn. Every game has each kind of page
/// and begins with another pair than the game before it, so each kind is seen at both widths in both colours.
const LOOKS: [[(u32, Colours); 2]; 2] =
    [[(360, Colours::Light), (1440, Colours::Dark)], [(360, Colours::Dark), (1440, Colours::Light)]];

/// How many turns of each game are checked.
const TURNS: usize = 3;

/// Lets every moment stand until it is skipped.
pub(crate) const HOLD_MOMENTS: &str = r"
    const { parse } = JSON;
    JSON.parse = (text) => {
        const message = parse(text);
        message.frames?.forEach((frame) => { frame.hold = true; });
        return message;
    };
";

/// Whether a moment is shown, with its caption.
pub(crate) const IN_A_MOMENT: &str =
    "return !document.getElementById('moment').hidden && !!document.getElementById('caption').textContent";

/// Shows the notices that the script displays when something has gone wrong.
const ALL_SIGNS: &str = r"
    const [offline, trouble] = ['offline', 'trouble'].map((id) => document.getElementById(id));
    trouble.firstElementChild.textContent = offline.textContent;
    for (const sign of [offline, trouble]) sign.hidden = false;
";

/// Presses a button whose action cannot be undone, if there is one, as the second click of two; returns whether the
/// page asks for confirmation.
const ASK: &str = r"
    const button = document.querySelector('#live [data-learns]');
    button?.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }));
    return !!document.querySelector('#sure[open]');
";

/// The faults found: the pages, by rule and element.
#[derive(Default)]
pub(crate) struct Faults {
    found: BTreeMap<(String, String), BTreeSet<String>>,
    /// Which of the [`LOOKS`] is next.
    turn: usize,
}

impl Faults {
    /// Checks the page that a browser shows, by the next of the [`LOOKS`]; `page` is its name in the report.
    async fn look(&mut self, browser: &mut Browser, page: &str) {
        for (width, colours) in LOOKS[self.turn % LOOKS.len()] {
            browser.look(width, 900, colours).await.unwrap();
            self.ask_axe(browser, &format!("{page} at {width} px, {colours:?}")).await;
        }
        self.compare_names(browser, page).await;
        self.turn += 1;
    }

    /// Checks the page once, at the browser's current size and colours.
    pub(crate) async fn glance(&mut self, browser: &mut Browser, page: &str) {
        self.ask_axe(browser, page).await;
        self.compare_names(browser, page).await;
    }

    async fn ask_axe(&mut self, browser: &mut Browser, page: &str) {
        if browser.read("return typeof axe === 'undefined'").await.unwrap() == true {
            browser.read(AXE).await.unwrap();
        }
        let found: Vec<(String, String)> = serde_json::from_value(browser.read(FAULTS).await.unwrap()).unwrap();
        for fault in found {
            self.found.entry(fault).or_default().insert(page.to_owned());
        }
    }

    /// Looks for controls that share a name and do different things.
    async fn compare_names(&mut self, browser: &mut Browser, page: &str) {
        let mut shared = AccessibilityTree::of(browser).await.unwrap().ambiguous(browser).await;
        if shared.is_err() {
            // The page's first update came meanwhile.
            shared = AccessibilityTree::of(browser).await.unwrap().ambiguous(browser).await;
        }
        for names in shared.unwrap() {
            let fault = ("one name for different things".to_owned(), names);
            self.found.entry(fault).or_default().insert(page.to_owned());
        }
    }

    /// Opens a page and checks it.
    async fn open(&mut self, browser: &mut Browser, url: &str, page: &str) {
        browser.open(url).await.unwrap();
        self.look(browser, page).await;
    }

    /// Fails if something was found.
    pub(crate) fn none(&self) {
        let told = |((rule, element), pages): (&(String, String), &BTreeSet<String>)| {
            let some: Vec<&str> = pages.iter().take(3).map(String::as_str).collect();
            format!("{rule}\n    {element}\n    on {} pages, such as {}", pages.len(), some.join("; "))
        };
        assert!(self.found.is_empty(), "{}", self.found.iter().map(told).collect::<Vec<_>>().join("\n"));
    }
}

#[tokio::test]
async fn axe_finds_nothing_on_the_pages_of_the_house() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut browser = driver.open(Device::DESKTOP).await.unwrap();
    let mut faults = Faults::default();
    for page in [
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
    ] {
        faults.open(&mut browser, &server.url(page), page).await;
        faults.look(&mut browser, page).await;
    }
    faults.none();
}

#[tokio::test]
async fn axe_finds_nothing_where_people_are_invited_and_on_the_hosts_page() {
    let arguments = ["--open-tables", "invited", "--phrase", "howdy", "--notice", "Hello", "--contact", "/contact"];
    let (server, driver) = (Server::with_arguments(&arguments).unwrap(), Driver::start().unwrap());
    let mut browser = driver.open(Device::DESKTOP).await.unwrap();
    let mut faults = Faults::default();
    let link = |command: &str| {
        let (url, data) = (server.url("/"), server.folder().to_str().unwrap());
        let printed = run(&[command, "--public-url", &url, "--data", data]).unwrap();
        String::from_utf8(printed.stdout).unwrap().trim().to_owned()
    };
    for page in ["/", "/welcome"] {
        faults.open(&mut browser, &server.url(page), page).await;
        faults.look(&mut browser, page).await;
    }
    faults.open(&mut browser, &link("invite"), "an invitation").await;
    faults.look(&mut browser, "an invitation").await;
    browser.click("main form button").await.unwrap();
    browser.wait("the welcome", "return location.pathname === '/welcome'").await.unwrap();
    browser.open(&server.url("/")).await.unwrap();
    browser.click("form[action^=\"/play/\"] button").await.unwrap();
    browser.wait("the table", "return location.pathname.startsWith('/t/')").await.unwrap();
    let table = browser.read("return location.pathname").await.unwrap();
    faults.open(&mut browser, &link("admin"), "the host's link").await;
    faults.look(&mut browser, "the host's link").await;
    browser.click("main form button").await.unwrap();
    browser.wait("the host's page", "return location.pathname === '/admin'").await.unwrap();
    browser.click("form[action=\"/admin/announce\"] button").await.unwrap();
    browser.wait("the announcement", "return !!document.querySelector('.announcement')").await.unwrap();
    faults
        .open(&mut browser, &server.url(&format!("/admin{}", table.as_str().unwrap())), "a table of the host's")
        .await;
    faults.look(&mut browser, "a table of the host's").await;
    browser.click("form[action$=\"/exclude\"] button").await.unwrap();
    browser.wait("who is excluded", "return !!document.querySelector('#excluded')").await.unwrap();
    faults.look(&mut browser, "the host's page").await;
    faults.none();
}

#[tokio::test]
async fn axe_finds_nothing_on_the_pages_and_tables_of_the_games() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut faults = Faults::default();
    for (turn, game) in GAMES.into_iter().enumerate() {
        faults.turn = turn;
        look_at_a_game(game, &server, &driver, &mut faults).await;
    }
    faults.none();
}

#[test]
fn the_axe_that_looks_is_the_one_of_the_list() {
    let hash: String = Sha256::digest(AXE).iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(include_str!("../vendor/README.md").contains(&hash), "{hash}");
}

/// The pages of a game, and a table of it from its lobby to its end: Anna plays, Ben watches.
async fn look_at_a_game(game: Game, server: &Server, driver: &Driver, faults: &mut Faults) {
    let name = game.name;
    let page = |what: &str| format!("{name}: {what}");
    let mut anna = Guest::arrive(driver, game, Device::DESKTOP, By::Mouse).await;
    let mut ben = driver.open(Device::DESKTOP).await.unwrap();
    faults.open(&mut anna.browser, &server.url(&format!("/rules/{name}")), &page("rules")).await;
    faults.open(&mut anna.browser, &server.url(&format!("/new/{name}")), &page("a new table")).await;

    anna.open_table(server, "bot-beginner").await;
    let table = anna.browser.address().await.unwrap();
    faults.look(&mut anna.browser, &page("lobby")).await;
    faults.open(&mut anna.browser, &format!("{table}/close"), &page("a question")).await;
    anna.browser.open(&table).await.unwrap();
    anna.sit(1, "Anna").await;
    faults.look(&mut anna.browser, &page("lobby, seated")).await;
    anna.browser.click("form[action$=\"/link\"] button").await.unwrap();
    let shown = "return document.querySelector('#share-link')?.value.includes('/s/')";
    anna.browser.wait("the private link", shown).await.unwrap();
    faults.look(&mut anna.browser, &page("private link")).await;
    let link = anna.link().await;
    faults.open(&mut anna.browser, &link, &page("the private link, opened")).await;

    anna.browser.open(&table).await.unwrap();
    anna.be_ready().await;
    anna.my_turn().await;
    faults.open(&mut ben, &table, &page("table, watched")).await;
    ben.read(HOLD_MOMENTS).await.unwrap();
    for turn in 1..=TURNS {
        let Turn::Mine { at } = anna.my_turn().await else { panic!("{name} was too short") };
        let all_open = "document.querySelectorAll('details').forEach((one) => { one.open = true; })";
        anna.browser.read(all_open).await.unwrap();
        faults.look(&mut anna.browser, &page(&format!("table, turn {turn}"))).await;
        anna.browser.read(&all_open.replace("true", "false")).await.unwrap();
        anna.step(&at).await;
    }
    while ben.read(IN_A_MOMENT).await.unwrap() != true {
        let Turn::Mine { at } = anna.my_turn().await else { panic!("{name} ended without a moment") };
        anna.step(&at).await;
    }
    faults.look(&mut ben, &page("a moment")).await;
    assert_eq!(ben.read(IN_A_MOMENT).await.unwrap(), true, "{name}: the moment passed while it was looked at");
    ben.read(ALL_SIGNS).await.unwrap();
    faults.look(&mut ben, &page("signs of trouble")).await;
    // The question is the same in every game, and some games have no button that needs it.
    if name == DOLLARS_WANTED.name {
        while anna.browser.read(ASK).await.unwrap() != true {
            let Turn::Mine { at } = anna.my_turn().await else { panic!("{name} never asked") };
            anna.step(&at).await;
        }
        faults.look(&mut anna.browser, &page("a question in the page")).await;
    }

    faults.open(&mut anna.browser, &format!("{table}/concede?seat=1"), &page("another question")).await;
    anna.browser.click("main form button.strong").await.unwrap();
    anna.browser.wait("the end", "return !!document.querySelector('#ending')").await.unwrap();
    faults.look(&mut anna.browser, &page("ending")).await;
    faults.open(&mut anna.browser, &format!("{table}/analysis"), &page("before its analysis")).await;
    anna.analyse().await;
    anna.browser.read("document.querySelector('.figures').open = true").await.unwrap();
    faults.look(&mut anna.browser, &page("analysis")).await;
    faults.open(&mut anna.browser, &server.url("/"), &page("home with a table")).await;
    anna.browser.click(&format!("form[action=\"/learn/{name}\"] button")).await.unwrap();
    anna.browser.wait("the guide", "return !!document.querySelector('#got-it:not([hidden])')").await.unwrap();
    faults.look(&mut anna.browser, &page("guided first game")).await;
}
