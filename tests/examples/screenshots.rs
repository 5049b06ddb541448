//! A gallery of every page for people to look at: at three widths, in light and in dark, in any of the languages.
//!
//!     cargo build -p posse && cargo run -p posse-tests --example screenshots -- /tmp/pictures
//!
//! Then open `/tmp/pictures/index.html`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Parser;
use posse_tests::browser::{Browser, Colours};
use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::{DOLLARS_WANTED, GAMES, Game};
use posse_tests::server::Server;
use posse_tests::steps::{ALL_FIELDS, SKIP, TURN, choice};

/// The number of steps after which a game counts as in its middle.
const MIDDLE: usize = 12;

/// The number of steps after which a game is given up.
const STEPS: usize = 40;

/// Lets each climax stand until it is clicked away.
const HOLD_CLIMAXES: &str = r"
    const { parse } = JSON;
    JSON.parse = (text) => {
        const message = parse(text);
        message.frames?.forEach((frame) => { frame.hold ||= frame.climax; });
        return message;
    };
";

/// Whether a moment stands until it is clicked away.
const IS_HELD: &str = "!!document.querySelector('#moment:not([hidden]) [data-key~=Enter]')";

/// Takes pictures of every page: the site's own pages, a screen that two share with its panels open, and for each game
/// its rules, a new table, the lobby, the first turn, the middle, the television, a climax, the questions before final
/// actions, the end, the replay, the analysis and the guided first game. `index.html` shows them all.
#[derive(Parser)]
struct Args {
    /// The folder for the pictures
    folder: PathBuf,

    /// The widths, in pixels; a page narrower than 600 is a phone's
    #[arg(long = "width", value_name = "PIXELS", default_values_t = [360, 768, 1440])]
    widths: Vec<u32>,

    /// Only this game
    #[arg(long)]
    game: Option<String>,

    /// The languages: de, en, fr, nl
    #[arg(long = "language", value_name = "CODE", default_values_t = ["en".to_owned()])]
    languages: Vec<String>,

    /// Only the site's own pages, the rules, new tables and lobbies
    #[arg(long)]
    no_games: bool,
}

/// A picture of the window. The file of the picture of the whole page has `-whole` in its name.
struct Picture {
    language: String,
    page: String,
    width: u32,
    scheme: &'static str,
}

impl Picture {
    fn file(&self, part: &str) -> String {
        let Picture { language, page, width, scheme } = self;
        format!("{language}-{page}-{width}-{scheme}{part}.png")
    }
}

/// A browser that takes pictures at one width, in one language.
struct Visit<'a> {
    browser: Browser,
    server: &'a Server,
    folder: &'a Path,
    language: &'a str,
    width: u32,
    /// The pictures taken so far.
    pictures: &'a mut Vec<Picture>,
}

impl Visit<'_> {
    /// Takes the page as it is, in both colour schemes.
    async fn take(&mut self, page: &str) -> anyhow::Result<()> {
        for (colours, scheme) in [(Colours::Dark, "dark"), (Colours::Light, "light")] {
            self.browser.colours(colours).await?;
            let (language, page) = (self.language.to_owned(), page.to_owned());
            let picture = Picture { language, page, width: self.width, scheme };
            fs::write(self.folder.join(picture.file("")), self.browser.screen().await?)?;
            fs::write(self.folder.join(picture.file("-whole")), self.browser.picture().await?)?;
            self.pictures.push(picture);
        }
        Ok(())
    }

    /// Whether this page was taken on this visit.
    fn is_taken(&self, page: &str) -> bool {
        let is_it = |one: &Picture| (&*one.page, one.width, &*one.language) == (page, self.width, self.language);
        self.pictures.iter().any(is_it)
    }

    async fn page(&mut self, name: &str, path: &str) -> anyhow::Result<()> {
        self.browser.open(&self.server.url(path)).await?;
        self.take(name).await
    }

    /// Waits for a turn other than the one with the position `before`, and returns its position; `None` once the game
    /// is over. Takes the first climax on the way, unless there is a picture of one.
    async fn my_turn(&mut self, game: Game, before: &str) -> anyhow::Result<Option<String>> {
        let (moment, sure) = (format!("{}-moment", game.name), format!("{}-sure", game.name));
        loop {
            let mut turn = format!(
                "if (document.querySelector('#sure[open]')) return 'sure';
                 const turn = (() => {{ {TURN} }})();
                 if (turn.moment) {SKIP}
                 return turn.over || turn.mine && turn.at !== '{before}' ? turn : null"
            );
            if !self.is_taken(&moment) {
                turn = format!("if ({IS_HELD}) return 'held'; {turn}");
            }
            let found = self.browser.wait("my turn", &turn).await?;
            match found.as_str() {
                Some("held") => self.take(&moment).await?,
                Some(_) => {
                    if !self.is_taken(&sure) {
                        self.take(&sure).await?;
                    }
                    self.browser.click("#sure button[value=yes]").await?;
                }
                None if found["over"] == true => return Ok(None),
                None => return Ok(Some(found["at"].as_str().context("a position")?.to_owned())),
            }
        }
    }

    /// Takes the next step that is offered.
    async fn step(&mut self, game: Game) -> anyhow::Result<()> {
        let acts = self.browser.wait("something to do", &choice(game, 0)).await?;
        for act in acts.as_array().context("a list of clicks")? {
            self.browser.click(act["click"].as_str().context("a selector")?).await?;
        }
        Ok(())
    }

    /// The site's own pages, which belong to no game.
    async fn house(&mut self) -> anyhow::Result<()> {
        for (name, path) in [
            ("home", "/"),
            ("fairness", "/fairness"),
            ("settings", "/settings"),
            ("notifications", "/notifications"),
            ("stop", "/stop/x"),
            ("keys", "/help/keys"),
            ("offline", "/offline"),
            ("nowhere", "/x"),
            ("no-table", "/t/x"),
        ] {
            self.page(name, path).await?;
        }
        Ok(())
    }

    /// The address of the table that is shown.
    async fn table_address(&mut self) -> anyhow::Result<String> {
        let here = self.browser.address().await?;
        Ok(here.split('?').next().context("an address")?.to_owned())
    }

    /// A table with two people at one screen: covered, with a hand shown, with its menu and talk open, its private
    /// link, and the question before it is closed.
    async fn shared_screen(&mut self) -> anyhow::Result<()> {
        self.browser.open(&self.server.url(&format!("/new/{}", DOLLARS_WANTED.name))).await?;
        self.browser.read(ALL_FIELDS).await?;
        for (seat, who) in [(1, "person"), (2, "person"), (3, "none")] {
            self.browser.choose(&format!("select[name=seat-{seat}]"), who).await?;
        }
        self.browser.click(".create button.strong").await?;
        for name in ["Anna", "Ben"] {
            if name == "Ben" {
                self.browser.click("#one-more > summary").await?;
            }
            self.browser.type_into("#sit input[name=name]", name).await?;
            self.browser.click("button[name=seat]").await?;
            let sits = format!("return document.querySelector('.seats').innerText.includes('{name}')");
            self.browser.wait("the seat", &sits).await?;
        }
        for left in [2, 1] {
            let asked = format!("return document.querySelectorAll('form[data-ready] button').length === {left}");
            self.browser.wait("who is not ready", &asked).await?;
            self.browser.click("form[data-ready] button").await?;
        }
        self.browser.find("#cover a").await?;
        self.take("shared-screen").await?;
        self.browser.click("#cover a").await?;
        self.browser.find("#hand").await?;
        self.take("shared-screen-shown").await?;
        self.browser.click("#bar [href='#talk']").await?;
        self.browser.click("button[name=phrase][value=luck]").await?;
        self.browser.find("#talk .said li").await?;
        self.browser.click("#bar [href='#menu']").await?;
        self.browser.type_into("#own-notes", "7, 8, 9").await?;
        self.take("panels").await?;
        let table = self.table_address().await?;
        self.browser.click("#menu form[action$=\"/link\"] button").await?;
        self.browser.find("#share-link").await?;
        self.take("private-link").await?;
        self.browser.open(&format!("{table}/close")).await?;
        self.take("close-question").await
    }

    /// The pages of a game, and a table of it up to its lobby.
    async fn game(&mut self, game: Game) -> anyhow::Result<()> {
        let name = game.name;
        self.page(&format!("{name}-rules"), &format!("/rules/{name}")).await?;
        self.page(&format!("{name}-new"), &format!("/new/{name}")).await?;
        self.browser.read(ALL_FIELDS).await?;
        self.take(&format!("{name}-new-open")).await?;
        for (seat, who) in [(1, "person"), (2, "bot-beginner"), (3, "bot-beginner")] {
            self.browser.choose(&format!("select[name=seat-{seat}]"), who).await?;
        }
        self.browser.click(".create button.strong").await?;
        self.browser.find("#sit").await?;
        self.take(&format!("{name}-lobby")).await?;
        self.browser.type_into("#sit input[name=name]", "Anna").await?;
        self.browser.click("button[name=seat]").await?;
        self.browser.find("form[action$=\"/ready\"] button").await?;
        self.take(&format!("{name}-lobby-seated")).await
    }

    /// The table from the lobby to its end.
    async fn table(&mut self, game: Game) -> anyhow::Result<()> {
        let name = game.name;
        self.browser.click("form[action$=\"/ready\"] button").await?;
        self.browser.find("#scene").await?;
        self.browser.read(HOLD_CLIMAXES).await?;
        let mut at = String::new();
        for step in 0..STEPS {
            let Some(now) = self.my_turn(game, &at).await? else { break };
            at = now;
            match step {
                0 => self.take(&format!("{name}-start")).await?,
                MIDDLE => {
                    self.take(&format!("{name}-middle")).await?;
                    let table = self.table_address().await?;
                    self.browser.open(&format!("{table}?view=table")).await?;
                    self.take(&format!("{name}-television")).await?;
                    self.browser.open(&table).await?;
                    self.browser.read(HOLD_CLIMAXES).await?;
                    self.my_turn(game, "").await?;
                }
                _ => {}
            }
            self.step(game).await?;
        }
        self.my_turn(game, &at).await?;
        let open = "document.querySelectorAll('details').forEach((one) => { one.open = true; })";
        self.browser.read(open).await?;
        self.take(&format!("{name}-all-open")).await?;
        let table = self.table_address().await?;
        self.browser.open(&format!("{table}/concede?seat=1")).await?;
        if self.browser.read("return !!document.querySelector('main form button.strong')").await? == true {
            self.take(&format!("{name}-question")).await?;
            self.browser.click("main form button.strong").await?;
            let answered = "return !document.querySelector('main form[action$=\"/concede\"]')";
            self.browser.wait("the answer", answered).await?;
        }
        self.browser.open(&table).await?;
        // The bots play to the end.
        self.my_turn(game, "").await?;
        self.take(&format!("{name}-end")).await?;
        self.browser.open(&format!("{table}?view=table")).await?;
        self.take(&format!("{name}-television-end")).await?;
        self.browser.open(&format!("{table}/replay?step=20&eyes=all")).await?;
        self.take(&format!("{name}-replay")).await?;
        self.browser.open(&format!("{table}/analysis")).await?;
        self.take(&format!("{name}-analysis-ask")).await?;
        self.browser.click(".analysis form button").await?;
        self.browser.find(".chances").await?;
        self.browser.read("document.querySelector('.figures').open = true").await?;
        self.take(&format!("{name}-analysis")).await
    }

    /// The guided first game: its first tip, the next one, and the first decision without one.
    async fn guided(&mut self, game: Game) -> anyhow::Result<()> {
        let name = game.name;
        self.browser.open(&self.server.url("/")).await?;
        self.browser.click(&format!("form[action=\"/learn/{name}\"] button")).await?;
        self.browser.find("#got-it").await?;
        self.take(&format!("{name}-guide")).await?;
        let mut at = self.my_turn(game, "").await?.context("a learner is asked first")?;
        for step in 0..STEPS {
            if self.browser.read("return !!document.querySelector('#guide[data-folded]')").await? == true {
                return self.take(&format!("{name}-guide-nothing")).await;
            }
            if step == 1 {
                self.take(&format!("{name}-guide-later")).await?;
            }
            self.step(game).await?;
            let Some(now) = self.my_turn(game, &at).await? else { break };
            at = now;
        }
        Ok(())
    }
}

/// The page that shows all pictures, one row for each page; a picture links to the one of the whole page.
fn index(pictures: &[Picture]) -> anyhow::Result<String> {
    let mut text = String::from(
        "<!doctype html><meta charset=utf-8><title>Posse</title>
<style>
body { margin: 1rem; font: 1rem system-ui; background: #888; }
div { display: flex; flex-wrap: wrap; align-items: end; gap: .5rem; margin-bottom: 2rem; }
figure { margin: 0; } img { height: 24rem; }
</style>\n",
    );
    let mut names: Vec<(&str, &str)> = pictures.iter().map(|one| (&*one.language, &*one.page)).collect();
    names.sort_unstable();
    names.dedup();
    for (language, page) in names {
        writeln!(text, "<h2>{page} ({language})</h2><div>")?;
        for picture in pictures.iter().filter(|one| (&*one.language, &*one.page) == (language, page)) {
            let (small, whole) = (picture.file(""), picture.file("-whole"));
            let told = format!("{} pixels, {}", picture.width, picture.scheme);
            write!(text, "<figure><a href={whole}><img src={small} loading=lazy alt='{page}, {told}'></a>")?;
            writeln!(text, "<figcaption>{told}</figcaption></figure>")?;
        }
        writeln!(text, "</div>")?;
    }
    Ok(text)
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    fs::create_dir_all(&args.folder)?;
    let (server, driver) = (Server::start(&[])?, Driver::start()?);
    let mut pictures = Vec::new();
    for language in &args.languages {
        for &width in &args.widths {
            let kind =
                if width < 600 { Device { width, ..Device::PHONE } } else { Device { width, ..Device::DESKTOP } };
            let mut browser = driver.open(kind).await?;
            browser.open(&server.url("/")).await?;
            browser.set_cookie("language", language).await?;
            let folder = &args.folder;
            let mut visit = Visit { browser, server: &server, folder, language, width, pictures: &mut pictures };
            visit.house().await?;
            visit.shared_screen().await?;
            for game in GAMES.into_iter().filter(|game| args.game.as_deref().is_none_or(|name| name == game.name)) {
                visit.game(game).await?;
                if !args.no_games {
                    visit.table(game).await?;
                    visit.guided(game).await?;
                }
            }
            visit.page("home-again", "/").await?;
        }
    }
    fs::write(args.folder.join("index.html"), index(&pictures)?)?;
    Ok(())
}
