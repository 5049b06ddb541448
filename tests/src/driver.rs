//! What opens browsers: chromedriver, Firefox itself and WebKit's driver.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::{env, fs};

use anyhow::{Context, bail, ensure};
use serde_json::json;
use tempfile::TempDir;

use crate::browser::Browser;
use crate::device::{Device, Engine};
use crate::firefox;
use crate::link::Link;
use crate::process::Process;
use crate::webkit::Screen;

/// How many times to start chromedriver if it ends at once.
const TRIES: usize = 5;

/// How long one script may take, in milliseconds. By default it is half a minute, too short for axe on a busy machine.
const SCRIPT_TIMEOUT: u32 = 180_000;

/// Chromium without its windows and their services. It draws and runs pages as Chromium does, but starts in a fifth of
/// the processor time, so it is used where it is installed.
const SHELL: &str = "chromium-headless-shell";

/// What opens browsers of one engine.
pub struct Driver(Opener);

enum Opener {
    /// A running chromedriver.
    Chromium {
        /// Kept while browsers are open.
        _process: Process,
        address: SocketAddr,
        /// The fontconfig configuration of its browsers; `None` if they find all fonts of the system.
        _config: Option<TempDir>,
    },
    Firefox,
    WebKit(Screen),
}

/// A set of system fonts. A browser can be made to find no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SystemFonts {
    /// DejaVu, with wide letters.
    DejaVu,
    /// Noto.
    Noto,
    /// Liberation, with the widths of Arial and Times.
    Liberation,
}

impl SystemFonts {
    /// All of them.
    pub const ALL: [SystemFonts; 3] = [SystemFonts::DejaVu, SystemFonts::Noto, SystemFonts::Liberation];

    /// The configuration of fontconfig.
    fn config(self) -> anyhow::Result<String> {
        let (folder, files) = match self {
            SystemFonts::DejaVu => ("dejavu", ["DejaVuSans", "DejaVuSerif"]),
            SystemFonts::Noto => ("noto", ["NotoSans", "NotoSerif"]),
            SystemFonts::Liberation => ("liberation", ["LiberationSans", "LiberationSerif"]),
        };
        let folder = format!("/usr/share/fonts/truetype/{folder}");
        let regular = ["", "-Regular"].map(|style| format!("{folder}/{}{style}.ttf", files[0]));
        ensure!(regular.iter().any(|file| Path::new(file).exists()), "{regular:?} is missing: ./test installs it");
        let accepted = files.map(|file| format!("<glob>{folder}/{file}.ttf</glob><glob>{folder}/{file}-*.ttf</glob>"));
        Ok(format!(
            r#"<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>{folder}</dir>
<cachedir>/var/cache/fontconfig</cachedir>
<selectfont>
<rejectfont><glob>*</glob></rejectfont>
<acceptfont>{}</acceptfont>
</selectfont>
</fontconfig>"#,
            accepted.concat()
        ))
    }
}

impl Driver {
    /// What opens browsers of an engine.
    ///
    /// # Errors
    /// When the engine is not installed or does not start.
    pub fn of(engine: Engine) -> anyhow::Result<Driver> {
        match engine {
            Engine::Chromium => Driver::start(),
            Engine::Firefox => Ok(Driver(Opener::Firefox)),
            Engine::WebKit => Ok(Driver(Opener::WebKit(Screen::start()?))),
        }
    }

    /// Starts chromedriver on a free port. Sometimes it ends before it listens; then it is started again.
    ///
    /// # Errors
    /// When chromedriver is not installed or does not start.
    pub fn start() -> anyhow::Result<Driver> {
        Driver::start_with(None)
    }

    /// Starts one whose browsers find only these fonts on their system.
    ///
    /// # Errors
    /// When chromedriver or the fonts are not installed, or it does not start.
    pub fn start_on(fonts: SystemFonts) -> anyhow::Result<Driver> {
        Driver::start_with(Some(&fonts.config()?))
    }

    fn start_with(fonts: Option<&str>) -> anyhow::Result<Driver> {
        (1..TRIES).find_map(|_| Driver::spawn(fonts).ok()).map_or_else(|| Driver::spawn(fonts), Ok)
    }

    fn spawn(fonts: Option<&str>) -> anyhow::Result<Driver> {
        let mut command = Command::new("chromedriver");
        let config = fonts.map(|_| tempfile::tempdir()).transpose()?;
        if let (Some(fonts), Some(config)) = (fonts, &config) {
            let file = config.path().join("fonts.conf");
            fs::write(&file, fonts)?;
            command.env("FONTCONFIG_FILE", file);
        }
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = Process::start(&mut command, "chromium and chromium-driver")?;
        let mut lines = BufReader::new(process.0.stdout.take().context("its output is piped")?).lines();
        for line in lines.by_ref() {
            let line = line?;
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                let port = port.trim_end_matches('.').parse().with_context(|| line.clone())?;
                thread::spawn(move || lines.for_each(drop));
                let address = (Ipv4Addr::LOCALHOST, port).into();
                return Ok(Driver(Opener::Chromium { _process: process, address, _config: config }));
            }
        }
        bail!("chromedriver ended with {}", process.0.wait()?)
    }

    /// Opens a browser with an empty profile.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn open(&self, kind: Device) -> anyhow::Result<Browser> {
        let address = match &self.0 {
            Opener::Chromium { address, .. } => *address,
            Opener::Firefox => return firefox::open(kind).await,
            Opener::WebKit(screen) => return screen.open(kind).await,
        };
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
        let prefs = json!({ "intl.accept_languages": "en" });
        let mut options = json!({ "args": arguments, "prefs": prefs });
        // The shell has no settings, so it can neither refuse cookies nor permit notifications.
        let shell = shell().filter(|_| kind.cookies && !kind.notifies);
        if !kind.cookies {
            options["prefs"]["profile.default_content_setting_values.cookies"] = json!(2);
        }
        if kind.phone {
            let metrics = json!({ "width": kind.width, "height": kind.height, "pixelRatio": 2.0, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let mut wanted = json!({ "timeouts": { "script": SCRIPT_TIMEOUT } });
        if let Some(shell) = shell {
            options["binary"] = json!(shell);
            wanted["browserName"] = json!("chrome-headless-shell");
        }
        wanted["goog:chromeOptions"] = options;
        wanted["goog:loggingPrefs"] = json!({ "browser": "ALL" });
        Browser::chromium(Link::http(address, wanted).await?, profile, kind.scripts).await
    }
}

/// The path of the shell, if it is installed.
fn shell() -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(SHELL)).find(|file| file.exists())
}
