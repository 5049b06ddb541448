//! Firefox, with an empty profile.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};

use anyhow::ensure;
use tempfile::TempDir;

use crate::browser::Browser;
use crate::device::{Device, Engine};
use crate::link::Link;
use crate::patience::Patience;
use crate::process::Process;

const PREFERENCES: &str = r#"
user_pref("marionette.port", 0);
user_pref("browser.startup.page", 0);
user_pref("browser.newtabpage.enabled", false);
user_pref("intl.accept_languages", "en");
user_pref("ui.useOverlayScrollbars", 1);
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
"#;

/// Its windows are at least 500 pixels wide, but for this.
const NARROW: &str = ":root { min-width: 0 !important; }";

/// Starts Firefox on a free port, which it writes into its profile.
pub(crate) async fn open(kind: Device) -> anyhow::Result<Browser> {
    ensure!(kind.scripts && kind.cookies, "Firefox runs as it comes");
    let profile = TempDir::new()?;
    let motion = format!("user_pref(\"ui.prefersReducedMotion\", {});\n", u8::from(!kind.motion));
    fs::write(profile.path().join("user.js"), format!("{PREFERENCES}{motion}"))?;
    fs::create_dir(profile.path().join("chrome"))?;
    fs::write(profile.path().join("chrome/userChrome.css"), NARROW)?;
    let mut command = Command::new("firefox-esr");
    command
        .args(["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile"])
        .arg(profile.path())
        .env("HOME", profile.path())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut process = Process::start(&mut command, "firefox-esr")?;
    let file = profile.path().join("MarionetteActivePort");
    let mut patience = Patience::<()>::default();
    let port = loop {
        if let Some(port) = fs::read_to_string(&file).ok().and_then(|port| port.trim().parse().ok()) {
            break port;
        }
        ensure!(process.ended()?.is_none(), "Firefox ended before it listened");
        patience.wait().await?;
    };
    let link = Link::marionette(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await?;
    Browser::other(Engine::Firefox, link, profile, process, [kind.width, kind.height]).await
}
