//! Every game from the home page to its end, played as with a screen reader: by roles and accessible names alone.

use posse_tests::browser::Browser;
use posse_tests::deal;
use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::{DESPERADOS, DOLLARS_WANTED, FISTFUL_OF_MEEPLES, Game, WYATT_EARP};
use posse_tests::patience::Patience;
use posse_tests::server::Server;
use posse_tests::tree::{AccessibilityTree, Element, PRESS, call};
use serde_json::Value;

use crate::accessibility::Faults;

/// The steps before which the page is checked in every language.
const LOOKS: [usize; 2] = [0, 4];

/// The languages, by the names of their buttons. English is last: the game goes on in it.
const LANGUAGES: [&str; 4] = ["de: Deutsch", "fr: Français", "nl: Nederlands", "en: English"];

/// The buttons of the prompt that take steps back or leave the game to others.
const NO_STEPS: [&str; 4] = ["Undo", "Undo all", "Change my choice", "Out of turn: always pass for me"];

/// A person who plays with a screen reader.
struct Listener {
    browser: Browser,
    /// The name of the game.
    title: &'static str,
    /// Texts in the names of buttons that end the game soon, the best first.
    hurry: &'static [&'static str],
    /// The page's live region, once `listen` has started to note its text.
    told: Option<Element>,
    faults: Faults,
}

impl Listener {
    /// The page, once it has what `pick` looks for.
    async fn wait<T>(&mut self, what: &str, pick: impl Fn(&AccessibilityTree) -> Option<T>) -> (AccessibilityTree, T) {
        let mut patience = Patience::default();
        loop {
            // The tree cannot be read while a new page is loading.
            let tree = AccessibilityTree::of(&mut self.browser).await.ok();
            if let Some(found) = tree.as_ref().and_then(&pick) {
                return (tree.expect("something was found in it"), found);
            }
            patience.sees(tree.as_ref().map(content));
            if let Err(lost) = patience.wait().await {
                let tree = tree.map_or_else(String::new, |tree| tree.to_string());
                panic!("waited in vain for: {what}, {lost}\n{}\n{tree}", self.browser.address().await.unwrap());
            }
        }
    }

    /// Calls a function on the element that `pick` finds, once it is there; returns the element.
    async fn call(
        &mut self,
        what: &str,
        pick: impl Fn(&AccessibilityTree) -> Option<&Element>,
        function: &str,
    ) -> Element {
        let mut patience = Patience::default();
        loop {
            let (tree, node) = self.wait(what, |tree| pick(tree).cloned()).await;
            // An update of the page may have replaced it meanwhile.
            let Err(error) = call(&mut self.browser, &node, function).await else { return node };
            patience.sees(content(&tree));
            patience.wait().await.unwrap_or_else(|lost| panic!("{what}: {error:#}, {lost}\n{tree}"));
        }
    }

    /// Presses the control with this role whose name begins with `name`, once it is there.
    async fn press(&mut self, role: &str, name: &str) {
        self.call(&format!("{role} “{name}”"), |tree| tree.find(role, name), PRESS).await;
    }

    /// Chooses from a list by the first letters of the choice.
    async fn choose(&mut self, list: &str, choice: &str) {
        self.call(list, |tree| tree.find("combobox", list), "function () { this.focus(); }").await;
        self.browser.press(choice).await.unwrap();
        let is_chosen = |tree: &AccessibilityTree| {
            tree.find("combobox", list).filter(|one| one.value.starts_with(choice)).map(drop)
        };
        self.wait(choice, is_chosen).await;
    }

    /// Checks that the page has its landmarks and a first heading, that its controls, regions and headings have names,
    /// and that axe finds nothing.
    async fn look(&mut self, page: &str) {
        let (tree, _) = self.wait("the end of the page", |tree| tree.find("contentinfo", "").cloned()).await;
        for role in ["banner", "main", "contentinfo"] {
            assert_eq!(tree.all(role).count(), 1, "{role} on {page}\n{tree}");
        }
        assert_eq!(tree.all("heading").filter(|heading| heading.level == 1).count(), 1, "{page}\n{tree}");
        let parts = tree.controls().chain(tree.all("region")).chain(tree.all("heading"));
        let nameless: Vec<&str> = parts.filter(|part| part.name.is_empty()).map(|part| &*part.role).collect();
        assert_eq!(nameless, Vec::<&str>::new(), "without a name on {page}\n{tree}");
        self.faults.glance(&mut self.browser, &format!("{}, {page}", self.title)).await;
    }

    /// The same check in every language.
    async fn look_in_all_languages(&mut self, page: &str) {
        for language in LANGUAGES {
            // At a table the languages are in its menu, which has nearly the same name in each.
            let (tree, _) = self.wait("the page", |tree| tree.find("contentinfo", "").cloned()).await;
            if tree.find("button", language).is_none() {
                self.press("link", "Men").await;
            }
            self.press("button", language).await;
            let is_chosen = format!("return document.documentElement.lang === '{}'", &language[..2]);
            self.browser.wait(language, &is_chosen).await.unwrap();
            let (tree, _) = self.wait("the page", |tree| tree.find("contentinfo", "").cloned()).await;
            assert!(tree.find("button", language).is_none_or(|one| one.is_pressed), "{tree}");
            self.look(&format!("{page}, {language}")).await;
        }
    }

    /// Starts to note what screen readers are told.
    async fn listen(&mut self) {
        let note = "function () {
            this.heard = '';
            new MutationObserver(() => { this.heard += this.textContent + ' '; }).observe(this, { childList: true });
        }";
        self.told = Some(self.call("the live region", told, note).await);
    }

    /// What screen readers were told since the last call.
    async fn heard(&mut self) -> String {
        let told = self.told.clone().expect("`listen` is called first");
        let take = "function () { const { heard } = this; this.heard = ''; return this.isConnected ? heard : null; }";
        let heard = call(&mut self.browser, &told, take).await;
        if let Ok(Value::String(heard)) = heard {
            return heard;
        }
        let tree = AccessibilityTree::of(&mut self.browser).await.unwrap();
        panic!("another page came ({heard:?}): {}\n{tree}", self.browser.address().await.unwrap());
    }

    /// Takes a step: presses a button of the prompt or of the table. If there is none, chooses a card or figure until
    /// there is one. The step's number decides among equals. Returns the page right before the last press.
    async fn step(&mut self, mut tree: AccessibilityTree, number: usize) -> AccessibilityTree {
        let mut patience = Patience::default();
        loop {
            let buttons = self.offered(&mut tree, number).await.unwrap_or_default();
            let quick = self.hurry.iter().find_map(|start| buttons.iter().find(|one| one.name.contains(start)));
            let chosen = quick.or_else(|| buttons.get(number % buttons.len().max(1)));
            if let Some(chosen) = chosen
                && call(&mut self.browser, chosen, PRESS).await.is_ok()
            {
                return tree;
            }
            // An update of the page has replaced what was read of it.
            patience.sees(content(&tree));
            patience.wait().await.unwrap_or_else(|lost| panic!("step {number} cannot be taken, {lost}\n{tree}"));
            (tree, _) = self.wait("my turn", came).await;
        }
    }

    /// The buttons for a step. If none of the page's ends the game soon, those that a chosen card or figure brings;
    /// `tree` is then the page with that choice.
    async fn offered(&mut self, tree: &mut AccessibilityTree, number: usize) -> anyhow::Result<Vec<Element>> {
        let buttons = steps(tree, "button");
        if self.has_quick(&buttons) {
            return Ok(buttons);
        }
        let picks = steps(tree, "radio");
        for at in 0..picks.len() {
            call(&mut self.browser, &picks[(number + at) % picks.len()], PRESS).await?;
            *tree = AccessibilityTree::of(&mut self.browser).await?;
            let is_new = |one: &Element| buttons.iter().all(|known| known.name != one.name);
            let new: Vec<Element> = steps(tree, "button").into_iter().filter(is_new).collect();
            if !new.is_empty() {
                return Ok(new);
            }
        }
        Ok(buttons)
    }

    fn has_quick(&self, buttons: &[Element]) -> bool {
        buttons.iter().any(|one| self.hurry.iter().any(|start| one.name.contains(start)))
    }

    /// Plays to the end; returns the number of steps.
    async fn play(&mut self) -> usize {
        let (mut tree, mut is_over) = self.wait("my turn or the end", came).await;
        let mut number = 0;
        while !is_over {
            if LOOKS.contains(&number) {
                self.look_in_all_languages(&format!("step {number}")).await;
                self.listen().await;
                (tree, _) = self.wait("my turn", came).await;
            }
            let before = self.step(tree, number).await;
            let (shown, logged) = (content(&before), log(&before));
            let moved = |tree: &AccessibilityTree| (content(tree) != shown).then(|| came(tree)).flatten();
            (tree, is_over) = self.wait("what comes of a step", moved).await;
            let heard = self.heard().await;
            assert!(!heard.is_empty() || log(&tree) <= logged, "nothing was told of step {number}\n{tree}");
            number += 1;
        }
        let winner = winner(&tree).unwrap();
        assert!(tree.find("region", &winner.name).is_some(), "{tree}");
        number
    }
}

/// The live region that tells what happens.
fn told(tree: &AccessibilityTree) -> Option<&Element> {
    tree.all("status").find(|status| status.live == "polite" && tree.around(status).all(|outer| outer.role != "main"))
}

/// The enabled controls that take a step: in the prompt, or in the form around the table.
fn steps(tree: &AccessibilityTree, role: &str) -> Vec<Element> {
    let is_step = |node: &&Element| {
        let mut around = tree.around(node);
        let is_there = around.any(|outer| outer.role == "form" || outer.name == "What to do now");
        let is_main = tree.around(node).any(|outer| outer.role == "main");
        is_there && is_main && !node.is_disabled && !NO_STEPS.contains(&node.name.as_str())
    };
    tree.all(role).filter(is_step).cloned().collect()
}

/// All text of the page.
fn content(tree: &AccessibilityTree) -> Vec<String> {
    tree.all("StaticText").map(|piece| piece.name.clone()).collect()
}

/// How many lines the log has.
fn log(tree: &AccessibilityTree) -> usize {
    let is_log = |node: &Element| node.role == "region" && node.name == "Log";
    tree.all("listitem").filter(|item| tree.around(item).any(is_log)).count()
}

/// Whether the game is over (`true`) or it is the player's turn (`false`); `None` while neither is so.
fn came(tree: &AccessibilityTree) -> Option<bool> {
    assert!(tree.find("alert", "").is_none(), "{tree}");
    if winner(tree).is_some() {
        return Some(true);
    }
    let is_mine = !steps(tree, "button").is_empty() || !steps(tree, "radio").is_empty();
    is_mine.then_some(false)
}

/// The heading that says who won.
fn winner(tree: &AccessibilityTree) -> Option<&Element> {
    let ends = ["You win!", "wins!", "share the victory!"];
    tree.all("heading").find(|heading| ends.iter().any(|end| heading.name.ends_with(end)))
}

/// Plays a game from the home page to its end, against three bots so that it has few steps.
async fn play_by_names(game: Game, title: &'static str, hurry: &'static [&'static str]) {
    let deal = deal::ANY;
    let (server, driver) = (Server::short(game, deal, &[]).unwrap(), Driver::start().unwrap());
    let browser = driver.open(Device::DESKTOP).await.unwrap();
    let mut anna = Listener { browser, title, hurry, told: None, faults: Faults::default() };
    anna.browser.open(&server.url("/")).await.unwrap();
    anna.look("home").await;
    anna.press("link", "Settings").await;
    anna.press("radio", "Off").await;
    anna.look("settings").await;
    anna.press("button", "Save").await;
    anna.press("link", "Posse").await;
    anna.press("link", &format!("Open a table…: {title}")).await;
    anna.look_in_all_languages("a new table").await;
    anna.press("radio", "Bots").await;
    anna.choose("Seats, yours included", "4").await;
    if game.windows {
        // The only one on the page; its mark is part of its name.
        anna.press("DisclosureTriangle", "▸").await;
        // On a busy machine the clock would close a window before it is answered.
        anna.choose("Time to act out of turn", "until the player decides").await;
    }
    anna.press("button", "Open the table").await;
    let steps = anna.play().await;
    assert!(steps > LOOKS[1], "the deal `{deal}` is over after {steps} steps: name another");
    anna.look("the end").await;
    anna.faults.none();
    assert_eq!(anna.browser.complaints().await.unwrap(), Vec::<String>::new());
}

#[tokio::test]
async fn dollars_wanted_can_be_played_to_its_end_by_roles_and_names_alone() {
    play_by_names(DOLLARS_WANTED, "Dollars Wanted", &["Rob the ", "Rob row"]).await;
}

#[tokio::test]
async fn wyatt_earp_can_be_played_to_its_end_by_roles_and_names_alone() {
    play_by_names(WYATT_EARP, "Wyatt Earp", &["Lay ", "Keep", "Pass"]).await;
}

#[tokio::test]
async fn desperados_can_be_played_to_its_end_by_roles_and_names_alone() {
    play_by_names(DESPERADOS, "Desperados", &[" joins", "Join with", "Send nobody"]).await;
}

#[tokio::test]
async fn a_fistful_of_meeples_can_be_played_to_its_end_by_roles_and_names_alone() {
    play_by_names(FISTFUL_OF_MEEPLES, "A Fistful of Meeples", &[]).await;
}
