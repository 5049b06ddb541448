//! What the spectators of a table are sent. A message is made once, and the streams of all whose pages it continues
//! share its bytes.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::body::Bytes;
use look::Language;
use look::log::Read;
use play::PublicNumber;
use store::TableId;
use table::{BySeat, Presence};
use tokio::task::yield_now;

use crate::limits::{REMEMBERED, Recent};
use crate::preferences::Speed;
use crate::regions::Known;

/// How many messages are kept for one table.
const KEPT: usize = 64;

/// What a message on a stream is, and what the page shows after it.
#[derive(Clone)]
pub(crate) struct Sent {
    /// The message as it is sent.
    pub(crate) text: Bytes,
    /// What the page shows after it.
    pub(crate) told: Arc<Told>,
}

/// What a page has been sent so far.
#[derive(PartialEq, Eq)]
pub(crate) struct Told {
    /// How many notes.
    pub(crate) notes: usize,
    /// The regions that it knows.
    pub(crate) known: Known,
    /// How far it has read the log.
    pub(crate) read: Read,
    /// A hash of who has read it: the seat, and the names in its lines.
    pub(crate) reader: u64,
}

/// All that the page of a spectator depends on, beside the table. Who has a part in the table is none: no seat, and not
/// the rights of its creator.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Audience {
    pub(crate) language: Language,
    pub(crate) speed: Speed,
    /// Whether the table is shown large, for a television.
    pub(crate) is_table: bool,
}

/// All that a message to a spectator depends on. Drafts are no part of it: neither the message nor the time that it
/// takes may depend on them.
#[derive(PartialEq)]
pub(crate) struct Occasion {
    pub(crate) audience: Audience,
    pub(crate) public: PublicNumber,
    pub(crate) present: BySeat<Presence>,
    /// Whether the game has moved.
    pub(crate) fresh: bool,
    /// What the page has been sent before; `None` at the begin of a stream.
    pub(crate) before: Option<Arc<Told>>,
}

/// The messages to the spectators of one table that others of them may need too.
#[derive(Default)]
pub(crate) struct Gallery(tokio::sync::Mutex<Kept>);

/// The messages of the last two changes.
#[derive(Default)]
struct Kept {
    newest: PublicNumber,
    before: PublicNumber,
    messages: Vec<(Occasion, Sent)>,
}

impl Gallery {
    /// The message for this occasion; it is made if nobody had it before. Spectators come one at a time, and before
    /// each of them everything else that is ready to run, so that no player waits for them.
    ///
    /// # Errors
    /// As `make`.
    pub(crate) async fn message<E>(
        self: &Arc<Self>,
        occasion: Occasion,
        make: impl FnOnce() -> Result<Sent, E>,
    ) -> Result<Sent, E> {
        let mut kept = self.0.lock().await;
        yield_now().await;
        if let Some((_, sent)) = kept.messages.iter().find(|(known, _)| *known == occasion) {
            return Ok(sent.clone());
        }
        let sent = make()?;
        // Whoever watches alone shares with nobody.
        if Arc::strong_count(self) > 1 {
            kept.keep(occasion, sent.clone());
        }
        Ok(sent)
    }

    /// Drops all messages, unless one is being made.
    pub(crate) fn forget(&self) {
        if let Ok(mut kept) = self.0.try_lock() {
            kept.messages = Vec::new();
        }
    }
}

impl Kept {
    fn keep(&mut self, occasion: Occasion, sent: Sent) {
        if occasion.public > self.newest {
            (self.before, self.newest) = (self.newest, occasion.public);
            self.messages.retain(|(known, _)| known.public >= self.before);
        }
        if occasion.public >= self.before && self.messages.len() < KEPT {
            self.messages.push((occasion, sent));
        }
    }
}

/// The galleries of all tables that somebody watches.
pub(crate) struct Galleries(Mutex<Recent<TableId, Weak<Gallery>>>);

impl Galleries {
    pub(crate) fn new() -> Galleries {
        Galleries(Mutex::new(Recent::new(REMEMBERED.most as usize)))
    }

    /// The gallery of a table.
    pub(crate) fn of(&self, table: &TableId) -> Arc<Gallery> {
        let mut galleries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = galleries.entry(table, Weak::new);
        known.upgrade().unwrap_or_else(|| {
            let gallery = Arc::default();
            *known = Arc::downgrade(&gallery);
            gallery
        })
    }
}
