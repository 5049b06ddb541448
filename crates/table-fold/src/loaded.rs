//! A table in memory: the fold of its log, and the state outside the log.

use std::sync::Arc;
use std::time::Duration;

use erasure::{AnyMatch, Titles};
use table::deal::{Commitment, Secret};
use table::{BySeat, Seat};
use table_log::talk::KEPT;
use table_log::{Clock, Holder, Kind, Millis, Said, Stored, TableSettings, VisitorId};

use crate::change;
use crate::hint::Hint;
use crate::progress::{Differs, Progress};
use crate::request::Refused;

/// A clock that gains or loses more than this on one that never leaps, has leapt; in milliseconds.
pub const LEAP: i64 = 5_000;

/// Steps that a seat has taken but not committed; only that seat sees them.
#[derive(Clone, Default)]
pub struct Draft {
    /// The texts of the actions.
    pub actions: Vec<String>,
    /// The game after these steps; `None` if there are none.
    pub game: Option<Arc<dyn AnyMatch>>,
    /// How many stored changes have named the seat. Orders the seat's pages.
    pub revision: u64,
}

impl Draft {
    /// Whether the seat has nothing left to decide.
    pub fn is_complete(&self, seat: Seat) -> bool {
        self.game.as_ref().is_some_and(|game| !game.to_act().contains(seat))
    }
}

/// Why a table is read-only: its log could not be followed to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadOnly {
    /// What is wrong.
    pub reason: String,
    /// Whether the game is over all the same; then its stored log can be downloaded.
    pub is_over: bool,
}

/// How much time has passed since it was made.
pub type Stopwatch = Arc<dyn Fn() -> Duration + Send + Sync>;

/// A table in memory.
pub struct Loaded {
    /// The fold of its log.
    pub progress: Progress,
    /// What each seat has not committed yet.
    pub drafts: BySeat<Draft>,
    /// Whose each seat is.
    pub holders: BySeat<Holder>,
    /// The last hint of each seat.
    pub hints: BySeat<Option<Hint>>,
    /// What was said, the oldest first.
    pub talk: Arc<Vec<Said>>,
    /// Who created it.
    pub creator: VisitorId,
    /// Who may watch, and when it expires.
    pub settings: TableSettings,
    /// The server's secret.
    pub secret: Secret,
    /// The commitment to it.
    pub commitment: Commitment,
    /// How many stored changes have replaced entries or the creator.
    pub revision: u64,
    /// The clock of the store.
    pub clock: Clock,
    /// When the table was last changed or loaded, by that clock; and the time since, by a clock that never leaps.
    pub beat: (Millis, Stopwatch),
    /// Why the table is read-only, if it is.
    pub read_only: Option<ReadOnly>,
}

impl Loaded {
    /// Whether everything about the table is in the store: no hint was given.
    pub fn is_stored(&self) -> bool {
        self.hints.iter().all(Option::is_none)
    }

    /// Folds a stored log and checks the digest after each entry. If an entry cannot be followed, the fold stops there
    /// and the table is read-only.
    pub fn from(titles: Titles, clock: Clock, stopwatch: Stopwatch, stored: Stored) -> Result<Loaded, Refused> {
        let header = table_log::Header::read(&stored.header_text)?;
        let unreadable = |differs: Differs| Refused::ReadOnly(differs.to_string());
        let mut progress =
            Progress::new(titles, &stored.header_text, header, stored.secret.clone()).map_err(unreadable)?;
        let is_over = stored.entries.iter().any(|entry| matches!(entry.kind, Kind::Reveal { .. }));
        // Entries that were written together are one change, so the last one is shown just as live viewers saw it.
        let mut changes = stored.entries.chunk_by(|entry, later| entry.at == later.at);
        let followed = changes.try_for_each(|together| change::follow_live(&mut progress, together));
        let mut loaded = Loaded {
            drafts: BySeat::new(progress.header.seats, |_| Draft::default()),
            hints: BySeat::new(progress.header.seats, |_| None),
            talk: Arc::new(stored.talk),
            holders: stored.holders,
            creator: stored.creator,
            settings: stored.settings,
            secret: stored.secret,
            commitment: stored.commitment,
            revision: stored.revisions.table,
            beat: (clock.now().max(progress.written), stopwatch),
            clock,
            read_only: followed.err().map(|differs| ReadOnly { reason: differs.to_string(), is_over }),
            progress,
        };
        for (seat, actions) in stored.drafts.pairs() {
            loaded.set_draft(seat, actions.clone());
            loaded.drafts[seat].revision = stored.revisions.seats[seat];
        }
        Ok(loaded)
    }

    /// The time by the clock that the last change was written with, as if it had not leapt since.
    pub fn time(&self) -> Millis {
        let (then, stopwatch) = &self.beat;
        Millis(then.0 + i64::try_from(stopwatch().as_millis()).unwrap_or(i64::MAX))
    }

    /// How far the clock of the store has leapt since the last change, in milliseconds; `None` if it has not, or nothing
    /// depends on it.
    pub fn leapt(&self, at: Millis) -> Option<i64> {
        let gained = at.0 - self.time().0;
        Some(gained).filter(|gained| self.progress.due().is_some() && gained.abs() > LEAP)
    }

    /// Adds something that was said. Like the store, a table keeps the last things only.
    pub fn hear(&mut self, said: Said) {
        let talk = Arc::make_mut(&mut self.talk);
        talk.push(said);
        talk.drain(..talk.len().saturating_sub(KEPT as usize));
    }

    /// Replaces a seat's draft with these actions, up to the first one that is not legal.
    pub fn set_draft(&mut self, seat: Seat, actions: Vec<String>) {
        let mut game: Option<Box<dyn AnyMatch>> = None;
        let mut kept = Vec::new();
        for action in actions {
            let Some(committed) = self.progress.game() else { break };
            let drafted = game.get_or_insert_with(|| committed.fork());
            if drafted.draft(seat, &action).is_err() {
                break;
            }
            kept.push(action);
        }
        let draft = &mut self.drafts[seat];
        draft.game = game.filter(|_| !kept.is_empty()).map(Arc::from);
        draft.actions = kept;
    }
}
