//! What the host tells everybody for a time, at the top of every page. It is in the store, so all servers tell it; each
//! reads it every few seconds.

use std::sync::{Mutex, PoisonError};

use look::args;
use maud::{Markup, html};
use store::{Announcement, Millis};

use crate::visitor::Caller;

/// What the store said last.
#[derive(Default)]
pub(crate) struct Told(Mutex<Option<Announcement>>);

impl Told {
    /// What is told at this time.
    pub(crate) fn at(&self, now: Millis) -> Option<Announcement> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone().filter(|told| told.until > now)
    }

    pub(crate) fn set(&self, told: Option<Announcement>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = told;
    }
}

/// The announcement on a page; empty if there is none.
pub(crate) fn banner(caller: &Caller) -> Markup {
    let words = caller.words();
    let text = |Announcement { text, until }: &Announcement| match text.as_str() {
        "" => {
            let left = until.0.saturating_sub(caller.now.0).max(0);
            words.tell("announce-restart", &args![count => left.unsigned_abs().div_ceil(60_000)])
        }
        text => text.to_owned(),
    };
    html! {
        @if let Some(told) = &caller.told {
            aside.announcement aria-label=(words.say("announcement")) { p { (text(told)) } }
        }
    }
}
