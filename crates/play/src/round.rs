//! The time that people need to see what happens. A round begins when a person has decided; the longer it lasts, the
//! shorter its moments get. All of it is made of public events, so what waits for it tells nothing.

use std::time::Duration;

use tokio::time::Instant;

/// The moments of each message may take a part of what is left of this. What matters most takes longer if it must.
const ROUND: Duration = Duration::from_millis(5750);
const PART: f64 = 0.65;

/// Where the moments of a message may take no longer than this, bots take two fifths of their pause.
const SHORT: Duration = Duration::from_millis(2000);

/// A table that has just been loaded waits for so many usual pauses of bots before the first of them plays, so that the
/// page that was asked for follows it by then and shows the turn.
const ARRIVAL: u32 = 4;

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

    /// Adds a move. `length` is how long its moments take within a given time, and `pause` the usual pause of bots.
    pub(crate) fn tell(&mut self, length: impl FnOnce(Duration) -> Duration, pause: Duration) {
        self.within = ROUND.saturating_sub(self.spent).mul_f64(PART);
        let length = length(self.within);
        self.spent += length.max(self.pause(pause));
        self.watched = Instant::now() + length;
    }

    /// How long the next turn of a bot takes at least, where it is usually this pause.
    pub(crate) fn pause(&self, usual: Duration) -> Duration {
        if self.within > SHORT { usual } else { usual * 2 / 5 }
    }
}
