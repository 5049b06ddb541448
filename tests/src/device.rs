//! Which browser a test opens: its engine, its size, and what it allows.

/// What draws and runs a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// That of Chrome and Edge.
    Chromium,
    /// That of Firefox.
    Firefox,
    /// That of Safari, as GTK has it.
    WebKit,
}

/// The properties of a browser.
#[derive(Clone, Copy, Debug)]
pub struct Device {
    /// The width of the page, in pixels.
    pub width: u32,
    /// Its height, in pixels.
    pub height: u32,
    /// Whether it is a phone with a touch screen.
    pub phone: bool,
    /// Whether scripts run.
    pub scripts: bool,
    /// Whether animations run; otherwise it asks for reduced motion.
    pub motion: bool,
    /// Whether it keeps cookies.
    pub cookies: bool,
    /// Whether it can show notifications.
    pub notifies: bool,
}

impl Device {
    /// A desktop whose owner prefers reduced motion.
    pub const DESKTOP: Device =
        Device { width: 1280, height: 900, phone: false, scripts: true, motion: false, cookies: true, notifies: false };
    /// A small phone.
    pub const PHONE: Device = Device { width: 360, height: 740, phone: true, ..Device::DESKTOP };
}
