//! Pages are checked with axe-core, at the widths of a phone and of a desktop, in light and in dark, and for controls
//! that share a name but do different things. The test of every page is in `pages.rs`; here are those of invitations and
//! of the operator's page.

use std::collections::{BTreeMap, BTreeSet};

use posse_tests::browser::{Browser, Colours};
use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::server::{Server, run};
use posse_tests::tree::AccessibilityTree;
use sha2::{Digest, Sha256};

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
/// and begins with another pair than the game before it, so each kind is seen at both widths in both colours. A pair
/// begins at the width at which the other one ends: another width costs a third of what the rules of axe do.
const LOOKS: [[(u32, Colours); 2]; 2] =
    [[(360, Colours::Light), (1440, Colours::Dark)], [(1440, Colours::Light), (360, Colours::Dark)]];

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
pub(crate) const ALL_SIGNS: &str = r"
    const [offline, trouble] = ['offline', 'trouble'].map((id) => document.getElementById(id));
    trouble.firstElementChild.textContent = offline.textContent;
    for (const sign of [offline, trouble]) sign.hidden = false;
";

/// Presses a button whose action cannot be undone, if there is one, as the second click of two; returns whether the
/// page asks for confirmation.
pub(crate) const ASK: &str = r"
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
    /// No faults yet; the first page is checked by this one of the [`LOOKS`], counted on.
    pub(crate) fn starting_at(turn: usize) -> Faults {
        Faults { turn, ..Faults::default() }
    }

    /// Checks the page that a browser shows, by the next of the [`LOOKS`]; `page` is its name in the report.
    pub(crate) async fn look(&mut self, browser: &mut Browser, page: &str) {
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
            // The browser's next pages have it from the start.
            browser.prepare(AXE).await.unwrap();
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
    browser.wait("the operator's page", "return location.pathname === '/admin'").await.unwrap();
    browser.click("form[action=\"/admin/announce\"] button").await.unwrap();
    browser.wait("the announcement", "return !!document.querySelector('.announcement')").await.unwrap();
    faults
        .open(&mut browser, &server.url(&format!("/admin{}", table.as_str().unwrap())), "a table of the host's")
        .await;
    faults.look(&mut browser, "a table of the host's").await;
    browser.click("form[action$=\"/exclude\"] button").await.unwrap();
    browser.wait("who is excluded", "return !!document.querySelector('#excluded')").await.unwrap();
    faults.look(&mut browser, "the operator's page").await;
    faults.none();
}

#[test]
fn the_axe_that_looks_is_the_one_of_the_list() {
    let hash: String = Sha256::digest(AXE).iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(include_str!("../vendor/README.md").contains(&hash), "{hash}");
}
