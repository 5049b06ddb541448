//! Messages to the spectators of a table. A message is made once, and all streams whose pages it continues share its
//! bytes.
//!
//! Shared messages reveal nothing. They are made for a viewer of whom nothing is known, and found by public facts
//! alone: the number of the last public change ([`PublicNumber`]) and who is present. A draft wakes no spectator and
//! causes no new message. Players go first: spectators of a table are served one at a time, and each lets everything
//! else that is ready run before it.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::body::Bytes;
use erasure::Presence;
use look::Language;
use look::log::Read;
use play::PublicNumber;
use store::TableId;
use table::BySeat;
use table_page::preferences::Speed;
use tokio::task::yield_now;

use crate::edge::counters::Recent;
use crate::edge::limits::REMEMBERED;
use crate::live::regions::Known;

/// How many messages are kept for one table.
const KEPT: usize = 64;

/// A message on a stream, and what the page shows after it.
#[derive(Clone)]
pub(crate) struct Sent {
    /// The message, as it is sent.
    pub(crate) text: Bytes,
    /// What the page shows after it.
    pub(crate) told: Arc<SoFar>,
}

/// What a page has been sent so far.
#[derive(PartialEq, Eq)]
pub(crate) struct SoFar {
    /// How many notes.
    pub(crate) notes: usize,
    /// The regions that it knows.
    pub(crate) known: Known,
    /// How far it has read the log.
    pub(crate) read: Read,
    /// A hash of who has read it: the seat, and the names in its lines.
    pub(crate) reader: u64,
}

/// Everything that a spectator's page depends on, apart from the table. A spectator has no part in the table: no seat,
/// and not the creator's rights.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Watchers {
    pub(crate) language: Language,
    pub(crate) speed: Speed,
    /// Whether the table is shown large, for a television.
    pub(crate) is_table: bool,
}

/// Everything that a message to a spectator depends on. Drafts are not part of it: neither the message nor the time it
/// takes may depend on them.
#[derive(PartialEq)]
pub(crate) struct Occasion {
    pub(crate) audience: Watchers,
    pub(crate) public: PublicNumber,
    pub(crate) present: BySeat<Presence>,
    /// Whether the game has moved.
    pub(crate) fresh: bool,
    /// What the page has been sent before; `None` at the start of a stream.
    pub(crate) before: Option<Arc<SoFar>>,
}

/// Messages to the spectators of one table that other spectators of it may need too.
#[derive(Default)]
pub(crate) struct Broadcast(tokio::sync::Mutex<Newest>);

/// The messages of the last two changes.
#[derive(Default)]
struct Newest {
    newest: PublicNumber,
    before: PublicNumber,
    messages: Vec<(Occasion, Sent)>,
}

impl Broadcast {
    /// The message for this occasion, made if no spectator got it before. Serves one spectator at a time, and lets
    /// every other ready task run first, so that no player waits for spectators.
    ///
    /// # Errors
    /// When `make` fails.
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
        // A single spectator shares with nobody.
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

impl Newest {
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

/// The broadcasts of all tables that have spectators.
pub(crate) struct Broadcasts(Mutex<Recent<TableId, Weak<Broadcast>>>);

impl Broadcasts {
    pub(crate) fn new() -> Broadcasts {
        Broadcasts(Mutex::new(Recent::new(REMEMBERED.most as usize)))
    }

    /// The broadcast of a table.
    pub(crate) fn of(&self, table: &TableId) -> Arc<Broadcast> {
        let mut broadcasts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = broadcasts.entry(table, Weak::new);
        known.upgrade().unwrap_or_else(|| {
            let broadcast = Arc::default();
            *known = Arc::downgrade(&broadcast);
            broadcast
        })
    }
}
