//! Whether the wall clock can be believed before something is done for good because of it: a table closed and its secret
//! shown, a visitor forgotten.
//!
//! A clock that is suddenly ahead (a dead battery, a wrong time zone, a machine that woke up) has *leapt*. While the server
//! runs, the monotonic clock tells; at its start, the newest entry of any table does. After a leap there is an hour to put
//! a wrong clock right.

use std::time::Duration;

use store::Millis;
use tokio::time::Instant;

/// A clock that gains more than this has leapt.
const LEAP: Duration = Duration::from_secs(5 * 60);

/// How long a clock is not believed after a leap.
const PAUSE: Duration = Duration::from_secs(3600);

/// What is known of the wall clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    /// The time that was read last, and when that was.
    last: (Millis, Instant),
    /// From when on it is believed.
    believed: Instant,
}

/// What comes of reading the wall clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reading {
    /// It can be believed.
    Believed,
    /// It has just leapt ahead by so much.
    Leapt(Duration),
    /// It leapt less than an hour ago.
    Doubtful,
}

impl Clock {
    /// The clock of a server that starts. `newest` is the time of the newest entry of any table.
    pub(crate) fn start(newest: Option<Millis>, now: Millis) -> Clock {
        let started = Instant::now();
        Clock { last: (newest.unwrap_or(now), started), believed: started }
    }

    /// Reads the wall clock.
    pub(crate) fn read(&mut self, now: Millis) -> Reading {
        let (before, instant) = self.last;
        let passed = Duration::from_millis(now.0.saturating_sub(before.0).try_into().unwrap_or(0));
        let gained = passed.saturating_sub(instant.elapsed());
        self.last = (now, Instant::now());
        if gained > LEAP {
            self.believed = Instant::now() + PAUSE;
            return Reading::Leapt(gained);
        }
        if Instant::now() < self.believed { Reading::Doubtful } else { Reading::Believed }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;

    const MINUTE: i64 = 60_000;

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_goes_with_the_monotonic_one_is_believed() {
        let mut clock = Clock::start(None, Millis(0));
        assert_eq!(clock.read(Millis(0)), Reading::Believed);
        advance(Duration::from_secs(24 * 3600)).await;
        assert_eq!(clock.read(Millis(24 * 60 * MINUTE + 4 * MINUTE)), Reading::Believed);
        assert_eq!(clock.read(Millis(0)), Reading::Believed, "a clock that goes back closes nothing");
    }

    #[tokio::test(start_paused = true)]
    async fn a_leap_while_the_server_runs_is_noticed_and_doubted_for_an_hour() {
        let mut clock = Clock::start(Some(Millis(0)), Millis(0));
        let at = |minutes: i64| Millis(minutes * MINUTE);
        assert_eq!(clock.read(at(60)), Reading::Leapt(Duration::from_secs(3600)));
        advance(Duration::from_secs(59 * 60)).await;
        assert_eq!(clock.read(at(119)), Reading::Doubtful);
        advance(Duration::from_secs(60)).await;
        assert_eq!(clock.read(at(120)), Reading::Believed);
    }

    #[tokio::test(start_paused = true)]
    async fn at_the_start_the_newest_entry_tells_a_leap() {
        let mut clock = Clock::start(Some(Millis(0)), Millis(6 * MINUTE));
        assert_eq!(clock.read(Millis(6 * MINUTE)), Reading::Leapt(Duration::from_secs(360)));
        let mut clock = Clock::start(Some(Millis(0)), Millis(4 * MINUTE));
        assert_eq!(clock.read(Millis(4 * MINUTE)), Reading::Believed);
    }
}
