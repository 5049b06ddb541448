//! A server over days, and a game by the day.

use std::net::Ipv4Addr;

use posse_tests::faketime::Clock;
use posse_tests::http::Connection;
use posse_tests::server::Server;
use posse_tests::steps::ALL_FIELDS;

use crate::guest::Guest;

const HOUR: u32 = 3_600;

/// A server whose clock is put forward.
pub(crate) struct Days {
    clock: Clock,
    pub(crate) server: Server,
    /// The environment of the server.
    settings: Vec<(&'static str, String)>,
}

impl Days {
    /// Starts a server that deals by this name, with these environment variables.
    pub(crate) fn begin(deal: &str, settings: &[(&'static str, String)]) -> Days {
        let clock = Clock::new().unwrap();
        let settings = [settings, &clock.environment().unwrap()].concat();
        let server = Server::dealt(deal, &environment(&settings)).unwrap();
        Days { clock, server, settings }
    }

    /// Hours pass, and the server sees it.
    pub(crate) async fn pass(&mut self, hours: u32) {
        self.clock.advance(hours * HOUR).unwrap();
        let mut link = Connection::new(self.server.address(), Ipv4Addr::LOCALHOST.into());
        link.ask("GET", "/health", &[], "").await.unwrap();
    }

    /// The server is killed, and starts again by the same clock.
    pub(crate) fn kill(&mut self) {
        self.server.kill().unwrap();
        self.server.restart_with(&environment(&self.settings)).unwrap();
    }

    /// Two people begin a game with 24 hours a turn. Returns its address.
    pub(crate) async fn game(&self, anna: &mut Guest, ben: &mut Guest) -> String {
        anna.browser.open(&self.server.url("/new/dollars-wanted")).await.unwrap();
        anna.browser.read(ALL_FIELDS).await.unwrap();
        anna.press_button(".create input[value=day]").await;
        for (field, value) in
            [("seat-1", "person"), ("seat-2", "person"), ("seat-3", "none"), ("turn", "turn-24"), ("overtime", "bot")]
        {
            anna.browser.choose(&format!("select[name={field}]"), value).await.unwrap();
        }
        anna.press_button(".create button.strong").await;
        anna.join(1, "Anna").await;
        let table = anna.link().await;
        ben.browser.open(&table).await.unwrap();
        let terms = ben.browser.read("return document.querySelector('.pace').textContent").await.unwrap();
        assert!(terms.as_str().unwrap().contains("24"), "the pace is told before one sits down: {terms}");
        ben.join(2, "Ben").await;
        for guest in [&mut *anna, &mut *ben] {
            guest.browser.wait("the table", "return !!document.querySelector('#scene')").await.unwrap();
        }
        take_turns(anna, ben).await;
        table
    }
}

fn environment<'a>(settings: &'a [(&'static str, String)]) -> Vec<(&'static str, &'a str)> {
    settings.iter().map(|(name, value)| (*name, value.as_str())).collect()
}

/// Takes the turn of whoever is asked, until both have decided something.
pub(crate) async fn take_turns(anna: &mut Guest, ben: &mut Guest) {
    let mut turns = 0;
    while turns < 2 {
        for guest in [&mut *anna, &mut *ben] {
            turns += usize::from(guest.play_on().await);
        }
    }
}

/// Gives the guest a night of eight hours that begins so many hours from now by the browser's clock.
pub(crate) async fn set_night(guest: &mut Guest, hours: u32) {
    let night = format!(
        "document.querySelector('.rest select[name=from]').value = (new Date().getHours() + {hours}) % 24 * 60;
         document.querySelector('.rest button').click()"
    );
    guest.browser.read(&night).await.unwrap();
}
