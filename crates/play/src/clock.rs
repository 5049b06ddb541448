//! Whether the wall clock can be believed before something is done for good because of it: a table closed and its secret
//! shown, a visitor forgotten.
//!
//! A clock that is suddenly ahead (a dead battery, a wrong time zone, a machine that woke up) has *leapt*. While the server
//! runs, the monotonic clock tells. At its start nothing can: the newest entry of the log may have been written by a wrong
//! clock too. So a clock is doubted for an hour after each start and each leap, which is the time to put it right.

use std::time::Duration;

use store::Millis;
use tokio::time::Instant;

/// A clock that gains more than this has leapt.
const LEAP: Duration = Duration::from_secs(5 * 60);

/// How long a clock is doubted.
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
    /// The server started or the clock leapt less than an hour ago.
    Doubtful,
}

impl Clock {
    /// The clock of a server that starts.
    pub(crate) fn start(now: Millis) -> Clock {
        let started = Instant::now();
        Clock { last: (now, started), believed: started + PAUSE }
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

    fn at(minutes: i64) -> Millis {
        Millis(minutes * MINUTE)
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_goes_with_the_monotonic_one_is_believed_an_hour_after_the_start() {
        let mut clock = Clock::start(at(0));
        assert_eq!(clock.read(at(0)), Reading::Doubtful);
        advance(Duration::from_secs(59 * 60)).await;
        assert_eq!(clock.read(at(59)), Reading::Doubtful);
        advance(Duration::from_secs(60)).await;
        assert_eq!(clock.read(at(64)), Reading::Believed, "a clock may be a little fast");
        assert_eq!(clock.read(at(-1000)), Reading::Believed, "a clock that goes back closes nothing");
    }

    #[tokio::test(start_paused = true)]
    async fn a_leap_is_noticed_and_doubted_for_an_hour() {
        let mut clock = Clock::start(at(0));
        advance(2 * PAUSE).await;
        assert_eq!(clock.read(at(180)), Reading::Leapt(PAUSE));
        advance(Duration::from_secs(59 * 60)).await;
        assert_eq!(clock.read(at(239)), Reading::Doubtful);
        advance(Duration::from_secs(60)).await;
        assert_eq!(clock.read(at(240)), Reading::Believed);
    }
}
