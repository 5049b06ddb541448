//! Pictures of every page at three widths, for people to look at.
//!
//!     cargo build -p posse && cargo run -p posse-tests --example screenshots -- /tmp/pictures

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Parser;
use posse_tests::browser::{Browser, Driver, Kind};
use posse_tests::player::GAME;
use posse_tests::server::Server;
use serde_json::Value;

/// How far the pictures of a game go; then the game is given up.
const STEPS: usize = 40;

#[derive(Parser)]
struct Args {
    /// The folder for the pictures
    folder: PathBuf,

    /// The widths, in pixels; a page narrower than 600 is a phone's
    #[arg(long = "width", value_name = "PIXELS", default_values_t = [360, 768, 1440])]
    widths: Vec<u32>,

    /// The language
    #[arg(long, default_value = "en")]
    language: String,
}

/// Somebody who takes pictures at one width.
struct Visit<'a> {
    browser: Browser,
    server: &'a Server,
    folder: &'a Path,
    width: u32,
}

impl Visit<'_> {
    async fn take(&mut self, name: &str) -> anyhow::Result<()> {
        let screen = self.browser.screen().await?;
        fs::write(self.folder.join(format!("{name}-{}-screen.png", self.width)), screen)?;
        let picture = self.browser.picture().await?;
        Ok(fs::write(self.folder.join(format!("{name}-{}.png", self.width)), picture)?)
    }

    async fn page(&mut self, name: &str, path: &str) -> anyhow::Result<()> {
        self.browser.open(&self.server.url(path)).await?;
        self.take(name).await
    }

    /// Clicks what is first in a list of what can be decided; whether there was anything.
    async fn step(&mut self) -> anyhow::Result<bool> {
        let script = r##"
            const skip = document.getElementById("skip-moments");
            if (skip.getClientRects().length) skip.click();
            if (document.querySelector("#sure[open]")) return "#sure button[value=yes]";
            if (document.querySelector("#ending")) return "over";
            const rob = document.querySelector("#scene button[name=action][value^=rob]");
            if (rob) return `#scene button[value="${rob.value}"]`;
            const laid = [...document.querySelectorAll("button.lay")].find((one) => one.getClientRects().length);
            if (laid) return `button.lay[value="${laid.value}"]`;
            const pick = document.querySelector("#hand label.pick:not(.unfit) input");
            if (pick) return `label.pick:has(#${pick.id})`;
            const button = document.querySelector("#prompt button[name=action]");
            return button && `#prompt button[value="${button.value}"]`;
        "##;
        let found = self.browser.wait("something to do", script).await?;
        let Value::String(selector) = found else { bail!("nothing to do") };
        if selector == "over" {
            return Ok(false);
        }
        let at = "(document.querySelector('#act [name=at]')?.value ?? '')";
        let before = self.browser.read(&format!("return {at}")).await?;
        self.browser.click(&selector).await?;
        if !selector.starts_with("label") {
            let told = format!(
                "return {at} !== {before} || document.querySelector('#ending')
                 || !{} && document.querySelector('#sure[open]')",
                selector.starts_with("#sure")
            );
            self.browser.wait("what comes of a step", &told).await?;
        }
        Ok(true)
    }

    async fn all(&mut self) -> anyhow::Result<()> {
        for (name, path) in [
            ("home", "/".to_owned()),
            ("new", format!("/new/{GAME}")),
            ("rules", format!("/rules/{GAME}")),
            ("fairness", "/fairness".to_owned()),
            ("settings", "/settings".to_owned()),
            ("keys", "/help/keys".to_owned()),
            ("nowhere", "/nowhere".to_owned()),
        ] {
            self.page(name, &path).await?;
        }
        self.page("new", &format!("/new/{GAME}")).await?;
        self.browser.choose("select[name=seat-2]", "bot-beginner").await?;
        self.browser.choose("select[name=seat-3]", "bot-beginner").await?;
        self.browser.click(".create button.strong").await?;
        self.browser.find("#sit").await?;
        self.take("lobby").await?;
        self.browser.type_into("#sit input[name=name]", "Anna").await?;
        self.browser.click("button[name=seat]").await?;
        self.browser.find("form[action$=\"/ready\"] button").await?;
        self.take("lobby-seated").await?;
        self.browser.click("form[action$=\"/ready\"] button").await?;
        self.browser.find("#scene").await?;
        let mut steps = 0;
        while self.step().await? {
            if [1, 2, 3, 4, 12, 25].contains(&steps) {
                self.take(&format!("table-{steps:02}")).await?;
            }
            steps += 1;
            if steps == STEPS {
                break;
            }
        }
        let open = "document.querySelectorAll('details').forEach((one) => { one.open = true; })";
        self.browser.read(open).await?;
        self.take("table-open").await?;
        let here = self.browser.address().await?;
        let table = here.split('?').next().context("an address")?.to_owned();
        self.browser.open(&format!("{table}/concede?seat=1")).await?;
        self.take("question").await?;
        if self.browser.read("return !!document.querySelector('main form button.strong')").await? == Value::Bool(true) {
            self.browser.click("main form button.strong").await?;
        }
        self.browser.open(&table).await?;
        while self.browser.read("return !document.querySelector('#ending')").await? == Value::Bool(true) {
            self.browser.reload().await?;
        }
        self.take("ending").await?;
        self.page("home-again", "/").await
    }
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    fs::create_dir_all(&args.folder)?;
    let (server, driver) = (Server::start(&[])?, Driver::start()?);
    for width in args.widths {
        let kind = if width < 600 { Kind { width, ..Kind::PHONE } } else { Kind { width, ..Kind::DESKTOP } };
        let mut browser = driver.open(kind).await?;
        browser.open(&server.url("/")).await?;
        browser.set_cookie("language", &args.language).await?;
        Visit { browser, server: &server, folder: &args.folder, width }.all().await?;
    }
    Ok(())
}
