//! A browser: clicks, keys, and what the page shows.
//!
//! It speaks the WebDriver protocol itself: the protocol is small, and the libraries for it lack the console and the
//! switch for scripts and would add some fifty packages.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, bail, ensure};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::device::Engine;
use crate::link::Link;
use crate::patience::Patience;
use crate::process::Process;

/// The key of element ids in the protocol.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The minimum width and height of a touch target, in pixels: 40, with room for rounding.
const FINGER_SIZE: f64 = 39.5;

/// Scrolls the first visible element of `selector` to the middle of the window, as a person would. Returns the centre
/// and size of its first box, or null if another element covers it.
const PLACE: &str = r"
    const element = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
    if (!element) return null;
    if (scrolls) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0];
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    return element.contains(there) ? [x, y, width, height] : null;
";

/// The point where a piece can be put down in a place that appears while it is picked.
const DROP: &str = r"
    const radio = document.querySelector(piece).querySelector('input');
    const picked = document.querySelector(`input[name='${radio.name}']:checked`);
    radio.checked = true;
    const { left, top, width, height } = document.querySelector(place).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInSight = document.querySelector(place).contains(document.elementFromPoint(x, y));
    radio.checked = false;
    if (picked) picked.checked = true;
    return isInSight ? [x, y] : null;
";

/// The Shift key, as WebDriver writes it.
const SHIFT: &str = "\u{e008}";

/// Polls `look` inside the page for a moment, until its result is neither null nor false. Polling from outside costs
/// much more.
const LOOK_FOR: &str = r"
    const end = performance.now() + 300;
    return (async () => {
        for (;;) {
            const isLast = performance.now() >= end;
            try {
                const found = await look();
                if (isLast || (found ?? false) !== false) return found;
            } catch (error) {
                if (isLast) throw error;
            }
            await new Promise((done) => setTimeout(done, 20));
        }
    })();
";

/// Makes the browser draw the same value for the deal each time, so that a named deal is the same for people in
/// browsers too. Identities (`introduce`) and form ids, which are shorter, stay random.
const VALUE: &str = r#"
    const drawn = crypto.getRandomValues.bind(crypto);
    const isDeal = (array) => array.length === 32 && !new Error().stack.includes("introduce");
    crypto.getRandomValues = (array) => isDeal(array) ? array.fill(7) : drawn(array);
"#;

/// Keeps what goes wrong on a page from now on. WebKit's driver has no console.
const KEEP_FAULTS: &str = r#"
    window.faults = [];
    addEventListener("error", ({ message, target }) => faults.push(message ?? target.outerHTML), true);
    addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
    addEventListener("securitypolicyviolation", ({ violatedDirective }) => faults.push(violatedDirective));
    const told = console.error;
    console.error = (...what) => { faults.push(what.join(" ")); told(...what); };
"#;

/// What Firefox has noted since the last call of the site's errors and of breaches of the content security policy. It
/// counts files that a worker was still fetching when their page was left.
const NOTED: &str = r#"
    const all = Services.console.getMessageArray();
    Services.console.reset();
    const isError = (one) => one instanceof Ci.nsIScriptError && !(one.flags & one.warningFlag);
    const isLeft = ({ message }) => message.includes("A ServiceWorker intercepted the request and encountered");
    const isOurs = (one) => isError(one) && one.sourceName.startsWith("http") && !isLeft(one);
    return all.filter(isOurs).map(({ message }) => message);
"#;

/// The preferred colour scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// A browser with one window.
pub struct Browser {
    engine: Engine,
    link: Link,
    profile: TempDir,
    /// Whether scripts run, and with them timers.
    has_timers: bool,
    /// The scripts to run in each page, in an engine that cannot run them before the page's own.
    prepared: String,
    /// Firefox or WebKit's driver, which serves this browser alone.
    process: Option<Process>,
}

/// A tab of a browser.
#[derive(Clone, Debug)]
pub struct Tab(String);

/// The id of an element, valid while the element is in the page.
#[derive(Clone, Debug)]
pub struct Element(String);

impl Browser {
    /// Chromium in a new session.
    pub(crate) async fn chromium(link: Link, profile: TempDir, scripts: bool) -> anyhow::Result<Browser> {
        let engine = Engine::Chromium;
        let mut browser =
            Browser { engine, link, profile, has_timers: scripts, prepared: String::new(), process: None };
        browser.prepare(VALUE).await?;
        let saving = json!({ "behavior": "allow", "downloadPath": browser.downloads() });
        browser.devtools("Browser.setDownloadBehavior", saving).await?;
        if !scripts {
            browser.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
        }
        Ok(browser)
    }

    /// Another engine in a new session, with a page of this size.
    pub(crate) async fn other(
        engine: Engine,
        link: Link,
        profile: TempDir,
        process: Process,
        [width, height]: [u32; 2],
    ) -> anyhow::Result<Browser> {
        let prepared = String::new();
        let mut browser = Browser { engine, link, profile, has_timers: true, prepared, process: Some(process) };
        browser.prepare(VALUE).await?;
        if engine == Engine::WebKit {
            browser.prepare(KEEP_FAULTS).await?;
        }
        browser.resize(width, height).await?;
        Ok(browser)
    }

    async fn command(&mut self, path: &str, body: Value) -> anyhow::Result<Value> {
        self.link.ask("POST", path, body).await
    }

    async fn get(&mut self, path: &str) -> anyhow::Result<Value> {
        self.link.ask("GET", path, Value::Null).await
    }

    /// Sends a command of Chromium's DevTools protocol, for what WebDriver lacks.
    pub(crate) async fn devtools(&mut self, command: &str, parameters: Value) -> anyhow::Result<Value> {
        self.command("/goog/cdp/execute", json!({ "cmd": command, "params": parameters })).await
    }

    /// Runs a script in each page that is opened from now on, before the page's own scripts; in other engines than
    /// Chromium, before the test first reads the page.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn prepare(&mut self, script: &str) -> anyhow::Result<()> {
        if self.engine != Engine::Chromium {
            self.prepared += &format!("{{ {script} }}\n");
            return Ok(());
        }
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await.map(drop)
    }

    /// Forgets all that the pages of an origin keep about a person.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn forget(&mut self, origin: &str) -> anyhow::Result<()> {
        let kept = json!({ "origin": origin, "storageTypes": "cookies,local_storage" });
        self.devtools("Storage.clearDataForOrigin", kept).await.map(drop)
    }

    /// Lets the pages of an origin show notifications.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn may_notify(&mut self, origin: &str) -> anyhow::Result<()> {
        let granted = json!({ "origin": origin, "permissions": ["notifications"] });
        self.devtools("Browser.grantPermissions", granted).await.map(drop)
    }

    /// Delivers a message to the only service worker of an origin, as a push service would.
    ///
    /// # Errors
    /// When the browser is gone, or has no worker.
    pub async fn deliver(&mut self, origin: &str, message: &str) -> anyhow::Result<()> {
        self.devtools("ServiceWorker.enable", json!({})).await?;
        let delivered = json!({ "origin": origin, "registrationId": "0", "data": message });
        self.devtools("ServiceWorker.deliverPushMessage", delivered).await.map(drop)
    }

    /// Sets the size of the page, in pixels, and the colour scheme, until the next call.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn look(&mut self, width: u32, height: u32, colours: Colours) -> anyhow::Result<()> {
        self.resize(width, height).await?;
        self.colours(colours).await
    }

    /// Sets the size of the page, in pixels, until the next call.
    ///
    /// # Errors
    /// When the browser is gone, or its window cannot have this size.
    pub async fn resize(&mut self, width: u32, height: u32) -> anyhow::Result<()> {
        if self.engine == Engine::Chromium {
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            return self.devtools("Emulation.setDeviceMetricsOverride", metrics).await.map(drop);
        }
        let mut patience = Patience::default();
        let (wanted, mut asked) = ([i64::from(width), i64::from(height)], [0, 0]);
        loop {
            let sizes = self.read("return [innerWidth, innerHeight, outerWidth, outerHeight]").await?;
            let [inner_width, inner_height, outer_width, outer_height] =
                [0, 1, 2, 3].map(|at| sizes[at].as_i64().unwrap_or(0));
            if [inner_width, inner_height] == wanted {
                return Ok(());
            }
            // The window is larger than the page.
            let next = [wanted[0] + outer_width - inner_width, wanted[1] + outer_height - inner_height];
            if next != asked {
                asked = next;
                self.command("/window/rect", json!({ "width": next[0], "height": next[1] })).await?;
            }
            patience.sees(sizes);
            patience.wait().await.context("the window does not get its size")?;
        }
    }

    /// Sets the colour scheme, with reduced motion, until the next call.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn colours(&mut self, colours: Colours) -> anyhow::Result<()> {
        let scheme = if colours == Colours::Dark { "dark" } else { "light" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await.map(drop)
    }

    /// Gives pages that are opened from now on the time zone and the language of somebody's device.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn live_in(&mut self, zone: &str, locale: &str) -> anyhow::Result<()> {
        self.devtools("Emulation.setTimezoneOverride", json!({ "timezoneId": zone })).await?;
        self.devtools("Emulation.setLocaleOverride", json!({ "locale": locale })).await.map(drop)
    }

    /// Opens a page and waits until it is loaded.
    ///
    /// # Errors
    /// When the browser cannot reach it.
    pub async fn open(&mut self, url: &str) -> anyhow::Result<()> {
        self.command("/url", json!({ "url": url })).await.map(drop)
    }

    /// Opens a tab and switches to it; returns the tab before it.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn open_tab(&mut self) -> anyhow::Result<Tab> {
        let before = self.get("/window").await?;
        let tab = self.command("/window/new", json!({ "type": "tab" })).await?;
        self.turn_to(&Tab(tab["handle"].as_str().context("a tab has a name")?.to_owned())).await?;
        Ok(Tab(before.as_str().context("a tab has a name")?.to_owned()))
    }

    /// Switches to another tab.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn turn_to(&mut self, tab: &Tab) -> anyhow::Result<()> {
        self.command("/window", json!({ "handle": tab.0 })).await.map(drop)
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn reload(&mut self) -> anyhow::Result<()> {
        self.command("/refresh", json!({})).await.map(drop)
    }

    /// The address of the page.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn address(&mut self) -> anyhow::Result<String> {
        let url = self.get("/url").await?;
        Ok(url.as_str().unwrap_or("").to_owned())
    }

    /// The value of one of the site's cookies, even if scripts cannot read it.
    ///
    /// # Errors
    /// When there is none.
    pub async fn cookie(&mut self, name: &str) -> anyhow::Result<String> {
        let cookie = self.get(&format!("/cookie/{name}")).await?;
        Ok(cookie["value"].as_str().context("a cookie has a value")?.to_owned())
    }

    /// Blocks requests for addresses that match one of these patterns, such as `*.woff2`, and allows all others.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn block(&mut self, patterns: &[&str]) -> anyhow::Result<()> {
        self.devtools("Network.enable", json!({})).await?;
        self.devtools("Network.setBlockedURLs", json!({ "urls": patterns })).await.map(drop)
    }

    /// The font families that draw the page, each with whether it is the page's own (not the system's), and an element
    /// that it draws or whose child it draws.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn fonts(&mut self) -> anyhow::Result<BTreeMap<(String, bool), String>> {
        self.devtools("DOM.enable", json!({})).await?;
        self.devtools("CSS.enable", json!({})).await?;
        let document = self.devtools("DOM.getDocument", json!({ "depth": -1, "pierce": true })).await?;
        // A node's fonts are those of the text in it and in its children.
        let (mut rest, mut asked) = (vec![(&document["root"], &document["root"])], BTreeMap::new());
        while let Some((node, parent)) = rest.pop() {
            let children = ["children", "shadowRoots"].map(|list| node[list].as_array());
            let children: Vec<&Value> = children.into_iter().flatten().flatten().collect();
            if children.iter().any(|child| child["nodeType"] == 3) {
                asked.insert(parent["nodeId"].as_i64(), parent);
            }
            if node["pseudoElements"].is_array() {
                asked.insert(node["nodeId"].as_i64(), node);
            }
            rest.extend(children.into_iter().map(|child| (child, node)));
        }
        let mut found = BTreeMap::new();
        for (id, node) in asked {
            let drawn = self.devtools("CSS.getPlatformFontsForNode", json!({ "nodeId": id })).await;
            // An update may have removed the element meanwhile.
            if drawn.as_ref().is_err_and(|error| error.to_string().contains("Could not find node")) {
                continue;
            }
            for font in drawn?["fonts"].as_array().context("a list of fonts")? {
                let family = font["familyName"].as_str().context("a family")?.to_owned();
                let own = font["isCustomFont"] == true;
                found.entry((family, own)).or_insert_with(|| format!("{} {}", node["nodeName"], node["attributes"]));
            }
        }
        self.devtools("DOM.disable", json!({})).await?;
        Ok(found)
    }

    /// Sets a cookie for the site of the page.
    ///
    /// # Errors
    /// When no page is open.
    pub async fn set_cookie(&mut self, name: &str, value: &str) -> anyhow::Result<()> {
        self.command("/cookie", json!({ "cookie": { "name": name, "value": value, "path": "/" } })).await.map(drop)
    }

    /// Runs a script, the body of a function, and returns its result.
    ///
    /// # Errors
    /// When the script fails.
    pub async fn read(&mut self, script: &str) -> anyhow::Result<Value> {
        let prepare = match &self.prepared[..] {
            "" => String::new(),
            prepared => format!("if (!window.isPrepared) {{\nwindow.isPrepared = true;\n{prepared}}}\n"),
        };
        self.command("/execute/sync", json!({ "script": prepare + script, "args": [] })).await
    }

    /// Runs a script until its result is neither null nor false; the error says `what` was awaited.
    ///
    /// # Errors
    /// When the page stops changing; the error has its address and text.
    pub async fn wait(&mut self, what: &str, script: &str) -> anyhow::Result<Value> {
        let mut patience = Patience::default();
        let patient = format!("const look = () => {{ {script} }};\n{LOOK_FOR}");
        let script = if self.has_timers { &patient } else { script };
        loop {
            // The script fails while a new page is loading.
            let found = self.read(script).await;
            if let Ok(found) = &found
                && !matches!(found, Value::Null | Value::Bool(false))
            {
                return Ok(found.clone());
            }
            if let Err(lost) = self.hope(&mut patience).await {
                let last = found.err().map_or_else(String::new, |error| format!(" ({error:#})"));
                bail!("waited in vain for: {what}{last}, {lost}\n{}", self.told().await?);
            }
        }
    }

    /// Waits a moment before the next look at the page.
    ///
    /// # Errors
    /// When the page has not changed for a long time.
    async fn hope(&mut self, patience: &mut Patience<String>) -> anyhow::Result<()> {
        if patience.is_thorough() {
            // While a new page is loading there is nothing to see.
            patience.sees(self.told().await.unwrap_or_default());
        }
        patience.wait().await
    }

    /// The address and text of the page, for error messages.
    async fn told(&mut self) -> anyhow::Result<String> {
        let text = self.read("return document.body?.innerText ?? ''").await.unwrap_or_default();
        Ok(format!("{}\n{}", self.address().await?, text.as_str().unwrap_or("")))
    }

    /// Waits for a visible element.
    ///
    /// # Errors
    /// When it does not appear.
    pub async fn find(&mut self, selector: &str) -> anyhow::Result<Element> {
        let seen = "getClientRects().length > 0";
        let script = format!("return [...document.querySelectorAll({})].find((one) => one.{seen})", json!(selector));
        self.element(&script).await
    }

    async fn element(&mut self, script: &str) -> anyhow::Result<Element> {
        let found = self.wait(script, script).await?;
        Ok(Element(found[ELEMENT].as_str().context("an element")?.to_owned()))
    }

    /// Clicks the first visible element, once no other element covers it.
    ///
    /// # Errors
    /// When it cannot be clicked.
    pub async fn click(&mut self, selector: &str) -> anyhow::Result<()> {
        let mut patience = Patience::default();
        loop {
            if let Some([x, y, ..]) = self.place(selector).await {
                return self.point("mouse", &press_at(x, y)).await;
            }
            // Something may have opened under the mouse.
            self.point("mouse", &[move_to(0.0, 0.0)]).await?;
            if let Err(lost) = self.hope(&mut patience).await {
                bail!("{selector} cannot be clicked, {lost}\n{}", self.told().await?);
            }
        }
    }

    /// Taps the first visible element with a finger, once no other element covers it.
    ///
    /// # Errors
    /// When it cannot be tapped or is too small for a finger.
    pub async fn tap(&mut self, selector: &str) -> anyhow::Result<()> {
        let mut patience = Patience::default();
        while !self.tap_once(selector).await? {
            if let Err(lost) = self.hope(&mut patience).await {
                bail!("{selector} cannot be tapped, {lost}\n{}", self.told().await?);
            }
        }
        Ok(())
    }

    /// Taps a point of the window with a finger, whatever is there.
    ///
    /// # Errors
    /// When no page is open.
    pub async fn tap_at(&mut self, x: f64, y: f64) -> anyhow::Result<()> {
        self.point("touch", &press_at(x, y)).await
    }

    /// Taps the first visible element with a finger. Returns false if there is none, or another element covers it.
    ///
    /// # Errors
    /// When the element is too small for a finger.
    async fn tap_once(&mut self, selector: &str) -> anyhow::Result<bool> {
        let Some([x, y, width, height]) = self.place(selector).await else { return Ok(false) };
        let is_large = width >= FINGER_SIZE && height >= FINGER_SIZE;
        ensure!(is_large, "{selector} is {width}×{height} pixels, too small for a finger");
        self.tap_at(x, y).await?;
        Ok(true)
    }

    /// Drags a piece to its place, with `mouse` or `touch`. The piece is a label with a radio button; the place appears
    /// when it is picked. Returns false and drags nothing if the place is not in sight then.
    ///
    /// # Errors
    /// When the piece cannot be hit.
    pub async fn drag(&mut self, pointer: &str, piece: &str, place: &str) -> anyhow::Result<bool> {
        let (mut patience, mut scrolls) = (Patience::default(), false);
        let [x, y] = loop {
            if let Some([x, y, ..]) = self.spot(piece, scrolls).await {
                break [x, y];
            }
            scrolls = true;
            if let Err(lost) = self.hope(&mut patience).await {
                bail!("{piece} cannot be dragged, {lost}\n{}", self.told().await?);
            }
        };
        let script = format!("const [piece, place] = {};\n{DROP}", json!([piece, place]));
        let Some([to_x, to_y]) = numbers(&self.read(&script).await?) else { return Ok(false) };
        let [start, down, up] = press_at(x, y);
        // A finger comes to rest before it leaves the screen. If not, the browser takes the end for a fling, and does not
        // click where the next tap stops it.
        let rest = json!({ "type": "pause", "duration": 100 });
        self.point(pointer, &[start, down, move_to(x, y - 12.0), move_to(to_x, to_y), rest, up]).await?;
        Ok(true)
    }

    /// The point where the first visible element can be hit, with its width and height; `None` if it cannot be hit.
    async fn place(&mut self, selector: &str) -> Option<[f64; 4]> {
        self.spot(selector, true).await
    }

    /// The same, where the page is scrolled to the element, or left as it is.
    async fn spot(&mut self, selector: &str, scrolls: bool) -> Option<[f64; 4]> {
        let script = format!("const [selector, scrolls] = {};\n{PLACE}", json!([selector, scrolls]));
        // The script fails while a new page is loading.
        numbers(&self.read(&script).await.unwrap_or_default())
    }

    /// Performs actions with a pointer, `mouse` or `touch`.
    async fn point(&mut self, pointer: &str, acts: &[Value]) -> anyhow::Result<()> {
        let it = json!({
            "type": "pointer", "id": pointer, "parameters": { "pointerType": pointer }, "actions": acts,
        });
        self.command("/actions", json!({ "actions": [it] })).await.map(drop)
    }

    /// Types into a visible field.
    ///
    /// # Errors
    /// When it takes no text.
    pub async fn type_into(&mut self, selector: &str, text: &str) -> anyhow::Result<()> {
        let Element(element) = self.find(selector).await?;
        self.command(&format!("/element/{element}/clear"), json!({})).await?;
        self.command(&format!("/element/{element}/value"), json!({ "text": text })).await.map(drop)
    }

    /// Chooses from a visible list.
    ///
    /// # Errors
    /// When there is no such choice.
    pub async fn choose(&mut self, selector: &str, value: &str) -> anyhow::Result<()> {
        self.find(selector).await?;
        // An option of a closed list is not visible but can be clicked. WebKit does not scroll to it.
        let option = json!(format!("{selector} option[value=\"{value}\"]"));
        self.read(&format!("document.querySelector({}).scrollIntoView({{ block: 'center' }})", json!(selector)))
            .await?;
        let Element(element) = self.element(&format!("return document.querySelector({option})")).await?;
        self.command(&format!("/element/{element}/click"), json!({})).await.map(drop)
    }

    /// Presses keys in order; their effect depends on the focus.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn press(&mut self, keys: &str) -> anyhow::Result<()> {
        let presses: Vec<Value> = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() })))
            .collect();
        let board = json!({ "type": "key", "id": "keyboard", "actions": presses });
        self.command("/actions", json!({ "actions": [board] })).await.map(drop)
    }

    /// Presses a key while Shift is held.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn press_with_shift(&mut self, key: &str) -> anyhow::Result<()> {
        let presses = [("keyDown", SHIFT), ("keyDown", key), ("keyUp", key), ("keyUp", SHIFT)];
        let presses = presses.map(|(kind, key)| json!({ "type": kind, "value": key }));
        let board = json!({ "type": "key", "id": "keyboard", "actions": presses });
        self.command("/actions", json!({ "actions": [board] })).await.map(drop)
    }

    /// The console messages since the last call: script errors, refused resources, breaches of the content security
    /// policy. Of other engines than Chromium, only errors; of WebKit, only those of this page since the test first read
    /// it. If all are about an unreachable server, returns none; otherwise these may have caused the others, so it
    /// returns all.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn complaints(&mut self) -> anyhow::Result<Vec<String>> {
        match self.engine {
            Engine::Chromium => {}
            Engine::Firefox => return Ok(serde_json::from_value(self.link.inside(NOTED).await?)?),
            Engine::WebKit => return Ok(serde_json::from_value(self.read("return faults.splice(0)").await?)?),
        }
        let said = self.command("/se/log", json!({ "type": "browser" })).await?;
        let all = said.as_array().cloned().unwrap_or_default();
        let texts: Vec<String> = all.iter().filter_map(|entry| entry["message"].as_str()).map(str::to_owned).collect();
        Ok(if texts.iter().all(|text| text.contains("net::ERR_")) { Vec::new() } else { texts })
    }

    /// A screenshot of the whole page, as PNG.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn picture(&mut self) -> anyhow::Result<Vec<u8>> {
        let size = "scrollTo(0, 0);
                    const { scrollWidth, scrollHeight } = document.documentElement;
                    return [scrollWidth, scrollHeight]";
        let size = self.read(size).await?;
        let clip = json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1 });
        let parameters = json!({ "captureBeyondViewport": true, "clip": clip });
        let taken = self.devtools("Page.captureScreenshot", parameters).await?;
        Ok(BASE64_STANDARD.decode(taken["data"].as_str().context("a picture")?)?)
    }

    /// A screenshot of the visible part of the page, as PNG.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn screen(&mut self) -> anyhow::Result<Vec<u8>> {
        let taken = self.get("/screenshot").await?;
        Ok(BASE64_STANDARD.decode(taken.as_str().context("a picture")?)?)
    }

    /// The folder of downloaded files.
    pub fn downloads(&self) -> PathBuf {
        self.profile.path().join("saved")
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // An error is ignored, since the profile is deleted anyway.
        let _ended = self.link.end();
        self.process = None;
        let _cleared = fs::remove_dir_all(self.profile.path());
    }
}

fn numbers<const N: usize>(value: &Value) -> Option<[f64; N]> {
    let list: Option<Vec<f64>> = value.as_array()?.iter().map(Value::as_f64).collect();
    list?.try_into().ok()
}

fn move_to(x: f64, y: f64) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "x": x as i64, "y": y as i64 })
}

/// Goes to a place and presses once, with the mouse's button or the finger.
fn press_at(x: f64, y: f64) -> [Value; 3] {
    let [down, up] = ["pointerDown", "pointerUp"].map(|kind| json!({ "type": kind, "button": 0 }));
    [move_to(x, y), down, up]
}
