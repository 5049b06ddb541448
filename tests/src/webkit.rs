//! WebKit, as GTK's: its driver opens the MiniBrowser, which needs a screen.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, bail, ensure};
use serde_json::json;
use tempfile::TempDir;

use crate::browser::Browser;
use crate::device::{Device, Engine};
use crate::link::Link;
use crate::patience::Patience;
use crate::process::Process;

/// How many times to choose a port if another program was faster.
const TRIES: usize = 5;

/// Makes room for a page as narrow as a phone: the toolbar is wider.
const NARROW: &str =
    "* { min-width: 0; padding: 0; margin: 0; border: 0; } toolbar * { -gtk-icon-transform: scale(0); }";

/// A screen that nobody sees.
pub(crate) struct Screen {
    name: String,
    _process: Process,
}

impl Screen {
    /// Starts one with a free number.
    pub(crate) fn start() -> anyhow::Result<Screen> {
        let mut command = Command::new("Xvfb");
        command
            .args(["-displayfd", "1", "-screen", "0", "2600x1600x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut process = Process::start(&mut command, "xvfb")?;
        let mut number = String::new();
        BufReader::new(process.0.stdout.take().context("its output is piped")?).read_line(&mut number)?;
        ensure!(!number.is_empty(), "Xvfb ended before it had a screen");
        Ok(Screen { name: format!(":{}", number.trim()), _process: process })
    }

    /// Starts a driver on this screen, which serves one browser, and opens that.
    pub(crate) async fn open(&self, kind: Device) -> anyhow::Result<Browser> {
        ensure!(kind.scripts && kind.cookies, "WebKit runs as it comes");
        let profile = TempDir::new()?;
        let settings = profile.path().join("gtk-3.0");
        fs::create_dir(&settings)?;
        let motion = u8::from(kind.motion);
        fs::write(settings.join("settings.ini"), format!("[Settings]\ngtk-enable-animations={motion}\n"))?;
        fs::write(settings.join("gtk.css"), NARROW)?;
        let (process, address) = self.driver(&profile).await?;
        let options = json!({ "binary": browser()?, "args": ["--automation"] });
        let link = Link::http(address, json!({ "webkitgtk:browserOptions": options })).await?;
        Browser::other(Engine::WebKit, link, profile, process, [kind.width, kind.height]).await
    }

    async fn driver(&self, profile: &TempDir) -> anyhow::Result<(Process, SocketAddr)> {
        for _ in 0..TRIES {
            let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
            let mut command = Command::new("WebKitWebDriver");
            command
                .arg(format!("--port={}", address.port()))
                .env("DISPLAY", &self.name)
                .env("LC_ALL", "C.UTF-8")
                // Without a graphics card its tiles take half as long by the processor alone.
                .env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1")
                .env("LANGUAGE", "en")
                .envs(["HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"].map(|name| (name, profile.path())))
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            let mut process = Process::start(&mut command, "webkit2gtk-driver")?;
            let mut patience = Patience::<()>::default();
            while process.ended()?.is_none() {
                if TcpStream::connect(address).is_ok() {
                    return Ok((process, address));
                }
                patience.wait().await?;
            }
        }
        bail!("WebKitWebDriver ends at once")
    }
}

/// The path of the MiniBrowser.
fn browser() -> anyhow::Result<PathBuf> {
    let folders = fs::read_dir("/usr/lib")?.filter_map(|folder| Some(folder.ok()?.path()));
    let found = folders.map(|folder| folder.join("webkit2gtk-4.1/MiniBrowser")).find(|file| file.exists());
    found.context("there is no MiniBrowser: on Debian, install webkit2gtk-driver")
}
