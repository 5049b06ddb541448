//! Chromium, driven through chromedriver: clicks and keys as people give them, and what the page says back.
//!
//! The WebDriver protocol is spoken directly: it is small, the console and the switch for scripts are not in the libraries
//! for it, and these would bring some fifty packages along.

use std::fs;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use base64::prelude::{BASE64_STANDARD, Engine};
use hyper::header::CONTENT_TYPE;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

use crate::http::Link;

/// How long a page may take until it is as it should be, on a machine that has other work. Between two turns of a seat
/// several windows may lie, each of which stays open for its seconds.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often it is looked at meanwhile.
const GLANCE: Duration = Duration::from_millis(20);

/// The name under which the protocol hands out elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A running chromedriver.
pub struct Driver {
    process: Child,
    address: SocketAddr,
}

/// What a browser is like.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// How wide the page is, in pixels.
    pub width: u32,
    /// How high.
    pub height: u32,
    /// Whether it is a phone, with fingers for a mouse.
    pub phone: bool,
    /// Whether scripts run.
    pub scripts: bool,
    /// Whether its owner wants things to move.
    pub motion: bool,
}

impl Kind {
    /// A desktop whose owner prefers reduced motion.
    pub const DESKTOP: Kind = Kind { width: 1280, height: 900, phone: false, scripts: true, motion: false };
    /// A small phone.
    pub const PHONE: Kind = Kind { width: 360, height: 740, phone: true, scripts: true, motion: false };
}

/// The colours that somebody prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Driver {
    /// Starts chromedriver on a free port.
    ///
    /// # Errors
    /// When it is not installed.
    pub fn start() -> anyhow::Result<Driver> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver does not start: on Debian, install chromium and chromium-driver")?;
        let mut lines = BufReader::new(process.stdout.take().context("its output is piped")?).lines();
        for line in lines.by_ref() {
            let line = line?;
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                let port = port.trim_end_matches('.').parse().with_context(|| line.clone())?;
                thread::spawn(move || lines.for_each(drop));
                return Ok(Driver { process, address: (Ipv4Addr::LOCALHOST, port).into() });
            }
        }
        bail!("chromedriver ended with {}", process.wait()?)
    }

    /// Opens a browser that nobody has used before.
    ///
    /// # Errors
    /// When it does not come up.
    pub async fn open(&self, kind: Kind) -> anyhow::Result<Browser> {
        let profile = tempfile::tempdir()?;
        let mut arguments = vec![
            "headless=new".to_owned(),
            "no-sandbox".to_owned(),
            "disable-gpu".to_owned(),
            "disable-quic".to_owned(),
            "no-first-run".to_owned(),
            "disable-background-networking".to_owned(),
            "disable-component-update".to_owned(),
            "disable-dev-shm-usage".to_owned(),
            "disable-sync".to_owned(),
            "lang=en".to_owned(),
            format!("user-data-dir={}", profile.path().display()),
            format!("window-size={},{}", kind.width, kind.height),
        ];
        if !kind.motion {
            arguments.push("force-prefers-reduced-motion".to_owned());
        }
        let mut options = json!({ "args": arguments, "prefs": {
 "intl.accept_languages": "en",
 "download.default_directory": profile.path().join("saved"),
 } });
        if kind.phone {
            let metrics = json!({ "width": kind.width, "height": kind.height, "pixelRatio": 2.0, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let wanted = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        let link = Link::new(self.address, IpAddr::V4(Ipv4Addr::LOCALHOST));
        let mut browser = Browser { link, driver: self.address, session: String::new(), profile };
        let session = browser.ask("POST", "/session", json!({ "capabilities": { "alwaysMatch": wanted } })).await?;
        browser.session = format!("/session/{}", session["sessionId"].as_str().context("a session has a name")?);
        if !kind.scripts {
            browser.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
        }
        Ok(browser)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Its browsers have ended before it.
        let _ended = self.process.kill();
        let _reaped = self.process.wait();
    }
}

/// A browser with one window.
pub struct Browser {
    link: Link,
    driver: SocketAddr,
    session: String,
    profile: TempDir,
}

/// An element of a page, as long as it is there.
#[derive(Clone, Debug)]
pub struct Element(String);

impl Browser {
    async fn ask(&mut self, method: &str, path: &str, body: Value) -> anyhow::Result<Value> {
        let headers = [(CONTENT_TYPE, "application/json; charset=utf-8".to_owned())];
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let (answer, _) = self.link.ask(method, path, &headers, &body).await?;
        let mut reply: Value = serde_json::from_str(&answer.body)?;
        let value = reply["value"].take();
        ensure!(answer.status == 200, "{}: {}", value["error"].as_str().unwrap_or(""), value["message"]);
        Ok(value)
    }

    async fn command(&mut self, path: &str, body: Value) -> anyhow::Result<Value> {
        let path = format!("{}{path}", self.session);
        self.ask("POST", &path, body).await
    }

    /// Asks by the protocol of Chromium's own tools, for what WebDriver does not know.
    async fn devtools(&mut self, command: &str, parameters: Value) -> anyhow::Result<Value> {
        self.command("/goog/cdp/execute", json!({ "cmd": command, "params": parameters })).await
    }

    /// Makes the page so wide and high, and asks it for these colours, until it is asked for others.
    ///
    /// # Errors
    /// When the browser has gone.
    pub async fn look(&mut self, width: u32, height: u32, colours: Colours) -> anyhow::Result<()> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        let scheme = if colours == Colours::Dark { "dark" } else { "light" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await.map(drop)
    }

    /// Opens a page and waits until it is there.
    ///
    /// # Errors
    /// When the browser cannot reach it.
    pub async fn open(&mut self, url: &str) -> anyhow::Result<()> {
        self.command("/url", json!({ "url": url })).await.map(drop)
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// When the browser has gone.
    pub async fn reload(&mut self) -> anyhow::Result<()> {
        self.command("/refresh", json!({})).await.map(drop)
    }

    /// The address of the page.
    ///
    /// # Errors
    /// When the browser has gone.
    pub async fn address(&mut self) -> anyhow::Result<String> {
        let path = format!("{}/url", self.session);
        let url = self.ask("GET", &path, Value::Null).await?;
        Ok(url.as_str().unwrap_or("").to_owned())
    }

    /// Sets a cookie for the server of the page.
    ///
    /// # Errors
    /// When there is no page.
    pub async fn set_cookie(&mut self, name: &str, value: &str) -> anyhow::Result<()> {
        self.command("/cookie", json!({ "cookie": { "name": name, "value": value, "path": "/" } })).await.map(drop)
    }

    /// Looks at the page by a script, the body of a function.
    ///
    /// # Errors
    /// When the script fails.
    pub async fn read(&mut self, script: &str) -> anyhow::Result<Value> {
        self.command("/execute/sync", json!({ "script": script, "args": [] })).await
    }

    /// Looks at the page until a script finds something that is neither nothing nor false; `what` says what is awaited.
    ///
    /// # Errors
    /// When it takes too long; with what the page says.
    pub async fn wait(&mut self, what: &str, script: &str) -> anyhow::Result<Value> {
        let end = Instant::now() + PATIENCE;
        loop {
            // A page that is just being replaced has no answer.
            let found = self.read(script).await;
            if let Ok(found) = &found
                && !matches!(found, Value::Null | Value::Bool(false))
            {
                return Ok(found.clone());
            }
            if Instant::now() > end {
                let last = found.err().map_or_else(String::new, |error| format!(" ({error:#})"));
                bail!("in vain awaited: {what}{last}\n{}", self.told().await?);
            }
            sleep(GLANCE).await;
        }
    }

    /// Where the browser is and what its page says, for the report of a failure.
    async fn told(&mut self) -> anyhow::Result<String> {
        let text = self.read("return document.body?.innerText ?? ''").await.unwrap_or_default();
        Ok(format!("{}\n{}", self.address().await?, text.as_str().unwrap_or("")))
    }

    /// Waits for an element that is to be seen.
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

    /// Clicks the first element that is to be seen, once nothing lies over it.
    ///
    /// # Errors
    /// When it cannot be clicked.
    pub async fn click(&mut self, selector: &str) -> anyhow::Result<()> {
        let end = Instant::now() + PATIENCE;
        loop {
            let Element(element) = self.find(selector).await?;
            // People scroll until nothing lies over what they want, such as the hand at the edge of a phone.
            let middle = "arguments[0].scrollIntoView({ block: 'center' })";
            let it = json!({ ELEMENT: element });
            let _gone = self.command("/execute/sync", json!({ "script": middle, "args": [it] })).await;
            let Err(error) = self.command(&format!("/element/{element}/click"), json!({})).await else { return Ok(()) };
            // The page may just be changing under the mouse; or something opened because the mouse is there.
            if Instant::now() > end {
                return Err(error.context(format!("{selector} cannot be clicked")));
            }
            let away = json!({ "type": "pointerMove", "duration": 0, "x": 0, "y": 0 });
            let mouse = json!({ "type": "pointer", "id": "mouse", "actions": [away] });
            self.command("/actions", json!({ "actions": [mouse] })).await?;
            sleep(GLANCE).await;
        }
    }

    /// Types into a field that is to be seen.
    ///
    /// # Errors
    /// When it takes no text.
    pub async fn type_into(&mut self, selector: &str, text: &str) -> anyhow::Result<()> {
        let Element(element) = self.find(selector).await?;
        self.command(&format!("/element/{element}/clear"), json!({})).await?;
        self.command(&format!("/element/{element}/value"), json!({ "text": text })).await.map(drop)
    }

    /// Chooses from a list that is to be seen.
    ///
    /// # Errors
    /// When there is no such choice.
    pub async fn choose(&mut self, selector: &str, value: &str) -> anyhow::Result<()> {
        self.find(selector).await?;
        // An option of a closed list is not to be seen, and can be clicked all the same.
        let option = json!(format!("{selector} option[value=\"{value}\"]"));
        let Element(element) = self.element(&format!("return document.querySelector({option})")).await?;
        self.command(&format!("/element/{element}/click"), json!({})).await.map(drop)
    }

    /// Presses keys, one after another; what they do depends on where the focus is.
    ///
    /// # Errors
    /// When the browser has gone.
    pub async fn press(&mut self, keys: &str) -> anyhow::Result<()> {
        let presses: Vec<Value> = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() })))
            .collect();
        let board = json!({ "type": "key", "id": "keyboard", "actions": presses });
        self.command("/actions", json!({ "actions": [board] })).await.map(drop)
    }

    /// What the console has said since it was last asked: faults of our scripts, refused resources, breaches of the
    /// policy. A server that is away is none.
    ///
    /// # Errors
    /// When the browser has gone.
    pub async fn complaints(&mut self) -> anyhow::Result<Vec<String>> {
        let said = self.command("/se/log", json!({ "type": "browser" })).await?;
        let all = said.as_array().cloned().unwrap_or_default();
        let texts = all.iter().filter_map(|entry| entry["message"].as_str());
        Ok(texts.filter(|text| !text.contains("net::ERR_")).map(str::to_owned).collect())
    }

    /// A picture of the whole page, as PNG.
    ///
    /// # Errors
    /// When the browser has gone.
    pub async fn picture(&mut self) -> anyhow::Result<Vec<u8>> {
        let size = "scrollTo(0, 0); const { scrollWidth, scrollHeight } = document.documentElement; return [scrollWidth, scrollHeight]";
        let size = self.read(size).await?;
        let clip = json!({ "x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1 });
        let parameters = json!({ "captureBeyondViewport": true, "clip": clip });
        let taken = self.devtools("Page.captureScreenshot", parameters).await?;
        Ok(BASE64_STANDARD.decode(taken["data"].as_str().context("a picture")?)?)
    }

    /// A picture of what is on the screen, as PNG.
    ///
    /// # Errors
    /// When the browser has gone.
    pub async fn screen(&mut self) -> anyhow::Result<Vec<u8>> {
        let path = format!("{}/screenshot", self.session);
        let taken = self.ask("GET", &path, Value::Null).await?;
        Ok(BASE64_STANDARD.decode(taken.as_str().context("a picture")?)?)
    }

    /// The folder in which it saves files.
    pub fn downloads(&self) -> PathBuf {
        self.profile.path().join("saved")
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // chromedriver answers when the browser has ended; when it cannot, the profile is gone all the same.
        let farewell = || -> std::io::Result<usize> {
            let mut stream = TcpStream::connect(self.driver)?;
            let host = self.driver;
            write!(stream, "DELETE {} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n", self.session)?;
            stream.read(&mut [0; 256])
        };
        let _ended = farewell();
        let _cleared = fs::remove_dir_all(self.profile.path());
    }
}
