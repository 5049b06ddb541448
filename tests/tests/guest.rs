//! A person at a table, with a browser.

use std::fs;
use std::path::PathBuf;

use posse_tests::browser::Browser;
use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::Game;
use posse_tests::patience::Patience;
use posse_tests::server::Server;
use posse_tests::steps::{ALL_FIELDS, SKIP, TURN, choice};
use serde_json::Value;

/// Keys that print nothing, as WebDriver writes them.
pub(crate) const TAB: &str = "\u{e004}";
pub(crate) const ENTER: &str = "\u{e007}";
pub(crate) const SPACE: &str = " ";
pub(crate) const DOWN: &str = "\u{e015}";
pub(crate) const ESCAPE: &str = "\u{e00c}";
pub(crate) const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";
pub(crate) const LEFT: &str = "\u{e012}";
pub(crate) const RIGHT: &str = "\u{e014}";

/// The input device that a guest plays with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    Mouse,
    Keys,
    /// Fingers on a touch screen.
    Touch,
}

pub(crate) struct Guest {
    pub(crate) browser: Browser,
    game: Game,
    by: By,
    /// Decides between equally good steps.
    seed: u64,
    /// Whether pieces can be dragged; then every other one is, where its place is in sight.
    drags: bool,
    /// How many pieces were dragged.
    pub(crate) dragged: usize,
    /// How many pieces were moved.
    pieces: usize,
}

/// The result of waiting for the guest's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    Mine { at: String },
    Others,
    Over,
}

impl Guest {
    pub(crate) async fn arrive(driver: &Driver, game: Game, kind: Device, by: By) -> Guest {
        let (browser, drags) = (driver.open(kind).await.unwrap(), kind.scripts && by != By::Keys);
        Guest { browser, game, by, seed: 0, drags, dragged: 0, pieces: 0 }
    }

    /// The same guest, with steps that follow from a seed.
    pub(crate) fn seeded(self, seed: u64) -> Guest {
        Guest { seed, ..self }
    }

    /// The same guest, at another game.
    pub(crate) fn at(self, game: Game) -> Guest {
        Guest { game, ..self }
    }

    /// The same browser, for somebody who has never been at this server, at another game. Starting another browser takes
    /// half a second of a core.
    pub(crate) async fn anew(mut self, server: &Server, game: Game) -> Guest {
        self.browser.forget(&server.url("")).await.unwrap();
        self.at(game)
    }

    /// Opens a table for two: the first seat is open to a person, and `other` is the choice for the second.
    pub(crate) async fn open_table(&mut self, server: &Server, other: &str) {
        self.open_table_for(server, &[other, "none"]).await;
    }

    /// Opens a table whose first seat is open to a person; `others` are the choices for the seats after it.
    pub(crate) async fn open_table_for(&mut self, server: &Server, others: &[&str]) {
        let form = format!("/new/{}", self.game.name);
        if self.by == By::Keys {
            self.browser.open(&server.url("/")).await.unwrap();
            self.press_button(&format!("a[href=\"{form}\"]")).await;
            self.browser.find(".create").await.unwrap();
            self.tab_to(".create input[name=who]").await;
            self.browser.press(&DOWN.repeat(2)).await.unwrap();
        } else {
            self.browser.open(&server.url(&form)).await.unwrap();
            self.browser.read(ALL_FIELDS).await.unwrap();
        }
        // The form seats the visitor among bots by default.
        for (seat, value) in (1..).zip([&"person"].into_iter().chain(others)) {
            self.choose(&format!("select[name=seat-{seat}]"), value).await;
        }
        if self.game.windows {
            if self.by == By::Keys {
                self.tab_to(".create summary").await;
                self.browser.press(ENTER).await.unwrap();
            }
            // Windows have no clock, or most of the test would be waiting.
            self.choose("select[name=window-seconds]", "0").await;
        }
        self.press_button(".create button.strong").await;
        self.browser.wait("the lobby", "return !!document.querySelector('#seats')").await.unwrap();
    }

    /// Chooses from a list.
    async fn choose(&mut self, selector: &str, value: &str) {
        // Phones show a list in their own way, so mouse and touch choose the value directly.
        if self.by != By::Keys {
            return self.browser.choose(selector, value).await.unwrap();
        }
        self.tab_to(selector).await;
        let chosen = format!("return document.activeElement.value === '{value}'");
        // The choice that is selected at first may be further down.
        self.browser.press(HOME).await.unwrap();
        while self.browser.read(&chosen).await.unwrap() != Value::Bool(true) {
            self.browser.press(DOWN).await.unwrap();
        }
    }

    /// Opens a table for friends from the home page, under the name Anna.
    pub(crate) async fn invite_friends(&mut self) {
        let friends = format!(".friends:has([action=\"/new/{}\"])", self.game.name);
        self.press_button(&format!("{friends} > summary")).await;
        self.browser.type_into(&format!("{friends} [name=name]"), "Anna").await.unwrap();
        self.press_button(&format!("{friends} form button")).await;
    }

    /// The link for others to join.
    pub(crate) async fn link(&mut self) -> String {
        let link = self.browser.wait("the link", "return document.querySelector('#share-link')?.value").await.unwrap();
        link.as_str().unwrap().to_owned()
    }

    /// Sits down and is ready.
    pub(crate) async fn join(&mut self, seat: u8, name: &str) {
        self.sit(seat, name).await;
        self.be_ready().await;
    }

    /// Sits down.
    pub(crate) async fn sit(&mut self, seat: u8, name: &str) {
        if self.by != By::Keys {
            self.browser.type_into("#sit input[name=name]", name).await.unwrap();
        } else {
            self.tab_to("#sit input[name=name]").await;
            self.browser.press(name).await.unwrap();
        }
        self.press_button(&format!("button[name=seat][value=\"{seat}\"]")).await;
        // Somebody else at this screen may have a seat already.
        self.browser
            .find(&format!("form[action$=\"/ready\"]:has([name=seat][value=\"{seat}\"]) button"))
            .await
            .unwrap();
    }

    /// Says that the guest is ready, once the page stands still, and sees that it is told.
    pub(crate) async fn be_ready(&mut self) {
        // Fonts that arrive late move the button away from under the mouse.
        let stands = "return document.readyState === 'complete' && document.fonts.status === 'loaded'";
        self.browser.wait("a page that has loaded", stands).await.unwrap();
        // At one screen, others may have a button of their own.
        let buttons = "return document.querySelectorAll('form[action$=\"/ready\"] button').length";
        let before = self.browser.read(buttons).await.unwrap();
        self.press_button("form[action$=\"/ready\"] button").await;
        self.browser.wait("to be ready", &format!("{} < {before}", buttons)).await.unwrap();
    }

    /// Clicks or taps, or goes there with Tab and presses Enter.
    pub(crate) async fn press_button(&mut self, selector: &str) {
        match self.by {
            By::Mouse => return self.browser.click(selector).await.unwrap(),
            By::Touch => return self.browser.tap(selector).await.unwrap(),
            By::Keys => {}
        }
        self.browser.find(selector).await.unwrap();
        self.tab_to(selector).await;
        let is_box = self.browser.read("return document.activeElement.matches('input')").await.unwrap();
        self.browser.press(if is_box == Value::Bool(true) { SPACE } else { ENTER }).await.unwrap();
    }

    /// Goes through the page with the Tab key.
    async fn tab_to(&mut self, selector: &str) {
        let there = format!("return document.activeElement?.matches('{selector}')");
        for _ in 0..120 {
            if self.browser.read(&there).await.unwrap() == Value::Bool(true) {
                return;
            }
            self.browser.press(TAB).await.unwrap();
        }
        panic!("the Tab key never reaches {selector}");
    }

    /// Whose turn it is, once no moment is shown.
    pub(crate) async fn turn(&mut self) -> Turn {
        let turn = self.at_rest("the table at rest", "return turn").await;
        match (turn["over"].as_bool(), turn["mine"].as_bool()) {
            (Some(true), _) => Turn::Over,
            (_, Some(true)) => Turn::Mine { at: turn["at"].as_str().unwrap().to_owned() },
            _ => Turn::Others,
        }
    }

    /// Waits for the guest's turn, or the end.
    pub(crate) async fn my_turn(&mut self) -> Turn {
        self.at_rest("my turn", "return turn.over || turn.mine").await;
        self.turn().await
    }

    /// Plays while it is the guest's turn. Returns whether it was.
    pub(crate) async fn play_on(&mut self) -> bool {
        let mut was_mine = false;
        while let Turn::Mine { at } = self.turn().await {
            self.step(&at).await;
            was_mine = true;
        }
        was_mine
    }

    /// Waits until a script that may read `turn` returns something, and skips all moments meanwhile.
    pub(crate) async fn at_rest(&mut self, what: &str, script: &str) -> Value {
        let script = format!(
            "const turn = (() => {{ {TURN} }})();
             if (turn.moment) return 'moment';
             {script}"
        );
        loop {
            let found = self.browser.wait(what, &script).await.unwrap();
            if found != "moment" {
                return found;
            }
            self.skip().await;
        }
    }

    /// Skips the moment that is shown, if it has not passed meanwhile.
    async fn skip(&mut self) {
        match self.by {
            // Not by a finger: one that came after the moment would hit the question that it covered, and answer it.
            By::Mouse | By::Touch => drop(self.browser.read(SKIP).await),
            By::Keys => self.browser.press(ESCAPE).await.unwrap(),
        }
    }

    /// Takes one step, and waits until the page shows its result.
    pub(crate) async fn step(&mut self, at: &str) {
        let had_focus = self.browser.read("return document.activeElement.matches('main *')").await.unwrap();
        let mut acts = self.choice().await;
        if let [piece, place] = &acts[..] {
            self.pieces += 1;
            if self.drags && self.pieces % 2 == 1 {
                let [piece, place] = [piece, place].map(|act| act["click"].as_str().unwrap());
                let pointer = if self.by == By::Touch { "touch" } else { "mouse" };
                if self.browser.drag(pointer, piece, place).await.unwrap() {
                    self.dragged += 1;
                    acts.clear();
                }
            }
        }
        for act in acts {
            match self.by {
                By::Mouse => self.browser.click(act["click"].as_str().unwrap()).await.unwrap(),
                By::Keys => self.browser.press(act["key"].as_str().unwrap()).await.unwrap(),
                By::Touch => self.browser.tap(act["click"].as_str().unwrap()).await.unwrap(),
            }
        }
        self.moved_on(at).await;
        if self.by == By::Keys && had_focus == true {
            self.focus_is_kept().await;
        }
    }

    /// Takes one step without the page's letter keys: with Tab, the arrows, Space and Enter.
    pub(crate) async fn step_by_tab(&mut self, at: &str) {
        for act in self.choice().await {
            let focus = act["focus"].as_str().unwrap();
            let Some(group) = act["group"].as_str() else {
                self.press_button(focus).await;
                continue;
            };
            self.tab_to(group).await;
            self.browser.press(SPACE).await.unwrap();
            let is_picked = format!("return document.activeElement.matches('{focus}:checked')");
            while self.browser.read(&is_picked).await.unwrap() != Value::Bool(true) {
                self.browser.press(DOWN).await.unwrap();
            }
        }
        self.moved_on(at).await;
        self.focus_is_kept().await;
    }

    /// Waits until the focus is on a visible element of the table.
    async fn focus_is_kept(&mut self) {
        let there = "const at = document.activeElement;
                     return at.matches('main *') && at.checkVisibility({ visibilityProperty: true })";
        self.browser.wait("the focus at the table", there).await.unwrap();
    }

    /// The next step, as a list of acts.
    async fn choice(&mut self) -> Vec<Value> {
        let choice = self.browser.wait("something to do", &choice(self.game, self.seed)).await.unwrap();
        choice.as_array().unwrap().clone()
    }

    /// Waits until the page no longer shows this position. If a phone asks for confirmation, says yes.
    pub(crate) async fn moved_on(&mut self, at: &str) {
        let script = format!(
            "if (document.querySelector('#sure[open]')) return 'sure';
             const trouble = document.querySelector('#trouble:not([hidden])');
             if (trouble) return trouble.innerText;
             return turn.over || turn.at !== '{at}'"
        );
        let mut came = self.at_rest("what comes of a step", &script).await;
        if came == "sure" {
            self.press_button("#sure button[value=yes]").await;
            came = self.at_rest("what comes of a step", &script).await;
        }
        assert_eq!(came, Value::Bool(true));
    }

    /// Plays to the end; returns the number of steps.
    pub(crate) async fn play_to_the_end(&mut self) -> usize {
        let mut steps = 0;
        while let Turn::Mine { at } = self.my_turn().await {
            self.step(&at).await;
            steps += 1;
        }
        steps
    }

    /// Goes through the replay of a finished game by keys, plays its last step, and returns to the table.
    pub(crate) async fn look_back(&mut self) {
        let step = |left: &str| format!("const at = document.querySelector('#replay-at'); return at?.value == {left}");
        self.browser.wait("the deal", &step("0")).await.unwrap();
        self.browser.press(END).await.unwrap();
        self.browser.wait("the last step", &step("at.max")).await.unwrap();
        self.browser.press(LEFT).await.unwrap();
        self.browser.wait("the step before", &step("at.max - 1")).await.unwrap();
        self.press_button("#replay-play").await;
        self.browser.wait("the last step, played", &step("at.max")).await.unwrap();
        self.press_button(".replay-more .choices > a").await;
    }

    /// Has the finished game analysed, and waits until the page shows the result.
    pub(crate) async fn analyse(&mut self) {
        self.press_button(".analysis form button").await;
        self.browser
            .wait("the analysis", "return document.querySelector('.chances') && !document.querySelector('[data-wait]')")
            .await
            .unwrap();
    }

    /// The file that a click saves, once it is complete.
    pub(crate) async fn save(&mut self, selector: &str, beginning: &str) -> PathBuf {
        self.browser.click(selector).await.unwrap();
        let mut patience = Patience::<()>::default();
        loop {
            let files = fs::read_dir(self.browser.downloads()).into_iter().flatten();
            let mut paths = files.map(|file| file.unwrap().path());
            // Until the download is complete, an empty file keeps its name.
            let is_it = |path: &PathBuf| {
                let name = path.file_name().unwrap().to_string_lossy();
                let is_whole = || fs::metadata(path).is_ok_and(|file| file.len() > 0);
                name.starts_with(beginning) && name.ends_with(".json") && is_whole()
            };
            if let Some(path) = paths.find(is_it) {
                return path;
            }
            patience.wait().await.unwrap();
        }
    }

    /// Checks that nothing was refused or went wrong on any page so far.
    pub(crate) async fn content(&mut self) {
        assert_eq!(self.browser.complaints().await.unwrap(), Vec::<String>::new());
    }
}
