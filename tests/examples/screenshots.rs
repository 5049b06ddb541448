//! Pictures of every page at three widths, for people to look at.
//!
//!     cargo build -p posse && cargo run -p posse-tests --example screenshots -- /tmp/pictures

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Parser;
use posse_tests::browser::{Browser, Driver, Kind};
use posse_tests::games::{GAMES, Game};
use posse_tests::server::Server;
use posse_tests::steps::{TURN, choice};
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

    /// One game alone
    #[arg(long)]
    game: Option<String>,

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

    /// Takes a step, and waits until the page shows what came of it; whether there was one to take.
    async fn step(&mut self, game: Game) -> anyhow::Result<bool> {
        let at = "(document.querySelector('#act [name=at]')?.value ?? '')";
        let mine =
            format!("const turn = (() => {{ {TURN} }})(); return turn && (turn.over || turn.mine) ? turn : null");
        if self.browser.wait("my turn", &mine).await?["over"] == Value::Bool(true) {
            return Ok(false);
        }
        let before = self.browser.read(&format!("return {at}")).await?;
        let acts = self.browser.wait("something to do", &choice(game)).await?;
        for act in acts.as_array().context("a list of clicks")? {
            self.browser.click(act["click"].as_str().context("a selector")?).await?;
        }
        let told = format!(
            "if (document.querySelector('#sure[open]')) return 'sure';
             return {at} !== {before} || !!document.querySelector('#ending')"
        );
        if self.browser.wait("what comes of a step", &told).await? == "sure" {
            self.browser.click("#sure button[value=yes]").await?;
            self.browser.wait("what comes of a step", &format!("return {at} !== {before}")).await?;
        }
        Ok(true)
    }

    /// The pages of the house.
    async fn house(&mut self) -> anyhow::Result<()> {
        for (name, path) in [
            ("home", "/"),
            ("fairness", "/fairness"),
            ("settings", "/settings"),
            ("keys", "/help/keys"),
            ("nowhere", "/x"),
        ] {
            self.page(name, path).await?;
        }
        Ok(())
    }

    /// The pages of a game, and a table of it from its lobby to its end.
    async fn game(&mut self, game: Game) -> anyhow::Result<()> {
        let name = game.name;
        self.page(&format!("{name}-rules"), &format!("/rules/{name}")).await?;
        self.page(&format!("{name}-new"), &format!("/new/{name}")).await?;
        for (seat, who) in [(1, "person"), (2, "bot-beginner"), (3, "bot-beginner")] {
            self.browser.choose(&format!("select[name=seat-{seat}]"), who).await?;
        }
        self.browser.click(".create button.strong").await?;
        self.browser.find("#sit").await?;
        self.take(&format!("{name}-lobby")).await?;
        self.browser.type_into("#sit input[name=name]", "Anna").await?;
        self.browser.click("button[name=seat]").await?;
        self.browser.find("form[action$=\"/ready\"] button").await?;
        self.take(&format!("{name}-lobby-seated")).await?;
        self.browser.click("form[action$=\"/ready\"] button").await?;
        self.browser.find("#scene").await?;
        let mut steps = 0;
        while self.step(game).await? {
            if [1, 2, 3, 4, 8, 12, 18, 25, 39].contains(&steps) {
                self.take(&format!("{name}-table-{steps:02}")).await?;
            }
            steps += 1;
            if steps == STEPS {
                break;
            }
        }
        let open = "document.querySelectorAll('details').forEach((one) => { one.open = true; })";
        self.browser.read(open).await?;
        self.take(&format!("{name}-table-open")).await?;
        let here = self.browser.address().await?;
        let table = here.split('?').next().context("an address")?.to_owned();
        self.browser.open(&format!("{table}/concede?seat=1")).await?;
        self.take(&format!("{name}-question")).await?;
        if self.browser.read("return !!document.querySelector('main form button.strong')").await? == Value::Bool(true) {
            self.browser.click("main form button.strong").await?;
            let answered = "return !document.querySelector('main form[action$=\"/concede\"]')";
            self.browser.wait("the answer", answered).await?;
        }
        self.browser.open(&table).await?;
        self.browser.wait("the end that the bots play to", "return !!document.querySelector('#ending')").await?;
        self.take(&format!("{name}-ending")).await
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
        let mut visit = Visit { browser, server: &server, folder: &args.folder, width };
        visit.house().await?;
        for game in GAMES.into_iter().filter(|game| args.game.as_deref().is_none_or(|name| name == game.name)) {
            visit.game(game).await?;
        }
        visit.page("home-again", "/").await?;
    }
    Ok(())
}
