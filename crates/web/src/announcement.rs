//! What the host tells everybody for a time, at the top of every page. It is in the store, so all servers tell it; each
//! reads it every few seconds.

use std::sync::{Mutex, PoisonError};

use store::{Announcement, Millis};

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
