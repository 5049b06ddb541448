//! How long people need to see what happens. A sequence begins when a person has decided; the longer it lasts, the shorter
//! its moments get.
//!
//! Bots and the clocks of windows wait until a spectator has seen what happened. All of it follows from public events
//! and the time since a person decided, so the waiting tells nothing.

use std::time::Duration;

use tokio::time::Instant;

/// How long the moments of a sequence may take. Those of one message take at most `PART` of what is left; those of the
/// last bot before a person, all of it; those of the end, when nobody waits, twice `SEQUENCE`. What matters most takes
/// longer if it must.
const SEQUENCE: Duration = Duration::from_millis(5750);
const PART: f64 = 0.65;

/// If the moments of a message may take no longer than this, bots take two fifths of their pause.
const SHORT: Duration = Duration::from_millis(2000);

/// How many usual pauses of bots a table waits after loading before its first bot plays. By then the page that asked
/// for the table follows it and shows the turn.
const ARRIVAL: u32 = 4;

/// Who has to decide after a move. This is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deciders {
    Person,
    Bot,
    /// The game is over.
    Nobody,
}

/// A sequence of a table.
pub(crate) struct Sequence {
    /// How long bots and moments have taken so far.
    spent: Duration,
    /// How long the last moments may take.
    pub(crate) within: Duration,
    /// When a spectator has seen what has happened.
    pub(crate) watched: Instant,
}

impl Sequence {
    /// A new sequence, in which nothing has happened.
    pub(crate) fn new() -> Sequence {
        Sequence { spent: Duration::ZERO, within: SEQUENCE.mul_f64(PART), watched: Instant::now() }
    }

    /// The first sequence after loading a table. `pause` is the usual pause of bots.
    pub(crate) fn arriving(pause: Duration) -> Sequence {
        Sequence { watched: Instant::now() + pause * ARRIVAL, ..Sequence::new() }
    }

    /// Adds a move, after which `asked` decides. `length` is how long its moments take within a given time, and `pause`
    /// the usual pause of bots.
    pub(crate) fn tell(&mut self, asked: Deciders, length: impl FnOnce(Duration) -> Duration, pause: Duration) {
        let left = SEQUENCE.saturating_sub(self.spent);
        self.within = match asked {
            Deciders::Person if self.spent > Duration::ZERO => left,
            Deciders::Person | Deciders::Bot => left.mul_f64(PART),
            Deciders::Nobody => SEQUENCE * 2,
        };
        let length = length(self.within);
        self.spent += length.max(self.pause(pause));
        self.watched = Instant::now() + length;
    }

    /// How long the next turn of a bot takes at least. `usual` is the usual pause.
    pub(crate) fn pause(&self, usual: Duration) -> Duration {
        if self.within > SHORT { usual } else { usual * 2 / 5 }
    }
}
