//! Whether the wall clock can be trusted before an action that cannot be undone: closing an expired table, which
//! reveals its secret, removing a finished one, or forgetting a visitor.
//!
//! A clock can jump ahead: a dead battery, a wrong time zone, a machine that woke up. While the server runs, a leap
//! shows against the monotonic clock. At the start it cannot be detected, since the log may have been written with the
//! wrong clock too. So the clock is not trusted for an hour after each start and each leap; in that time the operator can
//! correct it.

use std::sync::Arc;
use std::time::Duration;

use store::Millis;
use table_fold::Stopwatch;
use tokio::time::Instant;

/// A clock that gains more than this on the monotonic clock has leapt.
const LEAP: Duration = Duration::from_secs(5 * 60);

/// How long a clock is not trusted after a start or a leap.
const PAUSE: Duration = Duration::from_secs(3600);

/// The state of the check.
#[derive(Clone, Debug)]
pub(crate) struct ClockCheck {
    /// The wall clock at the last reading, and the instant of that reading.
    last: (Millis, Instant),
    /// From when on the clock is trusted.
    believed: Instant,
    /// The leaps that were noticed: what the clock should have shown, and how much it was ahead of that.
    leaps: Vec<(Millis, Duration)>,
}

/// The result of a reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reading {
    /// The clock can be trusted.
    Believed,
    /// The clock has just leapt ahead by this much.
    Leapt(Duration),
    /// The server started or the clock leapt less than an hour ago.
    Doubtful,
}

impl ClockCheck {
    /// Starts the check when the server starts.
    pub(crate) fn start(now: Millis) -> ClockCheck {
        let started = Instant::now();
        ClockCheck { last: (now, started), believed: started + PAUSE, leaps: Vec::new() }
    }

    /// Compares the wall clock with the monotonic clock.
    pub(crate) fn read(&mut self, now: Millis) -> Reading {
        let (before, instant) = self.last;
        let passed = Duration::from_millis(now.0.saturating_sub(before.0).try_into().unwrap_or(0));
        let gained = passed.saturating_sub(instant.elapsed());
        self.last = (now, Instant::now());
        if gained > LEAP {
            self.believed = Instant::now() + PAUSE;
            self.leaps.push((Millis(now.0 - millis(gained)), gained));
            return Reading::Leapt(gained);
        }
        if Instant::now() < self.believed { Reading::Doubtful } else { Reading::Believed }
    }

    /// How many milliseconds the clock has leapt ahead since `then`, as far as this server has noticed.
    pub(crate) fn leapt_since(&self, then: Millis) -> i64 {
        self.leaps.iter().filter(|(right, _)| then <= *right).map(|(_, gained)| millis(*gained)).sum()
    }
}

/// Tells how long ago it was made, by the monotonic clock.
pub(crate) fn stopwatch() -> Stopwatch {
    let begun = Instant::now();
    Arc::new(move || begun.elapsed())
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
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
        let mut clock = ClockCheck::start(at(0));
        assert_eq!(clock.read(at(0)), Reading::Doubtful);
        advance(Duration::from_secs(59 * 60)).await;
        assert_eq!(clock.read(at(59)), Reading::Doubtful);
        advance(Duration::from_secs(60)).await;
        assert_eq!(clock.read(at(64)), Reading::Believed, "a clock may be a little fast");
        assert_eq!(clock.read(at(-1000)), Reading::Believed, "a clock that goes back closes nothing");
    }

    #[tokio::test(start_paused = true)]
    async fn a_leap_is_noticed_and_doubted_for_an_hour() {
        let mut clock = ClockCheck::start(at(0));
        advance(2 * PAUSE).await;
        assert_eq!(clock.read(at(180)), Reading::Leapt(PAUSE));
        assert_eq!((clock.leapt_since(at(0)), clock.leapt_since(at(180))), (60 * MINUTE, 0));
        advance(Duration::from_secs(59 * 60)).await;
        assert_eq!(clock.read(at(239)), Reading::Doubtful);
        advance(Duration::from_secs(60)).await;
        assert_eq!(clock.read(at(240)), Reading::Believed);
    }
}
