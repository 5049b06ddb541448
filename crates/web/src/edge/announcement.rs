//! What the operator tells everybody for a time, at the top of every page. It is in the store, so all servers tell it;
//! each reads it every few seconds. Live streams bring it to open pages.

use look::{Words, args};
use maud::{Markup, html};
use store::{Announcement, Clock, Millis};
use tokio::sync::watch;

/// An announcement as pages show it at one time.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Banner {
    /// The operator's words; empty for a restart of the server.
    pub(crate) text: String,
    /// Until when it is told.
    until: Millis,
    /// For a restart: in how many minutes, rounded up.
    minutes: u64,
}

impl Banner {
    /// How pages show an announcement at this time; `None` once its time is over.
    fn at(Announcement { text, until }: Announcement, now: Millis) -> Option<Banner> {
        let left = u64::try_from(until.0.saturating_sub(now.0)).ok().filter(|left| *left > 0)?;
        let minutes = if text.is_empty() { left.div_ceil(60_000) } else { 0 };
        Some(Banner { text, until, minutes })
    }

    /// It as HTML. The script knows by `data-until` whether it is another announcement.
    pub(crate) fn html(&self, words: &Words) -> Markup {
        let text = match self.text.as_str() {
            "" => words.tell("announce-restart", &args![count => self.minutes]),
            text => text.to_owned(),
        };
        html! {
            aside.announcement aria-label=(words.say("announcement")) data-until=(self.until.0) { p { (text) } }
        }
    }
}

/// What the store said last.
pub(crate) struct Told {
    clock: Clock,
    now: watch::Sender<Option<Banner>>,
}

impl Told {
    pub(crate) fn new(clock: Clock) -> Told {
        Told { clock, now: watch::Sender::default() }
    }

    /// What is told at this time.
    pub(crate) fn at(&self, now: Millis) -> Option<Banner> {
        let Banner { text, until, .. } = self.now.borrow().clone()?;
        Banner::at(Announcement { text, until }, now)
    }

    /// What is told now, and each change of it.
    pub(crate) fn follow(&self) -> watch::Receiver<Option<Banner>> {
        let mut told = self.now.subscribe();
        told.mark_changed();
        told
    }

    pub(crate) fn set(&self, told: Option<Announcement>) {
        let told = told.and_then(|told| Banner::at(told, self.clock.now()));
        self.now.send_if_modified(|before| {
            let is_news = *before != told;
            *before = told;
            is_news
        });
    }
}
