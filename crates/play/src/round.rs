//! The time that people need to see what happens. A round begins when a person has decided; the longer it lasts, the
//! shorter its moments get. All of it is made of public events, so what waits for it tells nothing.

use std::time::Duration;

use tokio::time::Instant;

/// The moments of each message may take a part of what is left of this, and those of the last bot before a person all of
/// it; those of the end, for which nobody waits, take twice as long. What matters most takes longer if it must.
const ROUND: Duration = Duration::from_millis(5750);
const PART: f64 = 0.65;

/// Where the moments of a message may take no longer than this, bots take two fifths of their pause.
const SHORT: Duration = Duration::from_millis(2000);

/// A table that has just been loaded waits for so many usual pauses of bots before the first of them plays, so that the
/// page that was asked for follows it by then and shows the turn.
const ARRIVAL: u32 = 4;

/// Who is asked after a move. Everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Person,
    Bot,
    /// The game is over.
    Nobody,
}

/// A round of a table.
pub(crate) struct Round {
    /// For how long bots and moments have gone on.
    spent: Duration,
    /// How long the last moments may take.
    pub(crate) within: Duration,
    /// When a spectator has seen what has happened.
    pub(crate) watched: Instant,
}

impl Round {
    /// The beginning of a round in which nothing has happened.
    pub(crate) fn new() -> Round {
        Round { spent: Duration::ZERO, within: ROUND.mul_f64(PART), watched: Instant::now() }
    }

    /// The first round of a table that has just been loaded, where this is the usual pause of bots.
    pub(crate) fn arriving(pause: Duration) -> Round {
        Round { watched: Instant::now() + pause * ARRIVAL, ..Round::new() }
    }

    /// Adds a move, after which a person is asked or a bot. `length` is how long its moments take within a given time,
    /// and `pause` the usual pause of bots.
    pub(crate) fn tell(&mut self, asked: Asked, length: impl FnOnce(Duration) -> Duration, pause: Duration) {
        let left = ROUND.saturating_sub(self.spent);
        self.within = match asked {
            Asked::Person if self.spent > Duration::ZERO => left,
            Asked::Person | Asked::Bot => left.mul_f64(PART),
            Asked::Nobody => ROUND * 2,
        };
        let length = length(self.within);
        self.spent += length.max(self.pause(pause));
        self.watched = Instant::now() + length;
    }

    /// How long the next turn of a bot takes at least, where it is usually this pause.
    pub(crate) fn pause(&self, usual: Duration) -> Duration {
        if self.within > SHORT { usual } else { usual * 2 / 5 }
    }
}
