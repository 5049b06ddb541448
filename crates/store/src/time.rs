//! Times, and the clock that tells them.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// UTC milliseconds since 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// The time of the system clock.
    pub fn now() -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// The time this many hours earlier.
    #[must_use]
    pub fn hours_before(self, hours: u32) -> Millis {
        Millis(self.0 - i64::from(hours) * 3_600_000)
    }
}

/// The clock of a store: the system's, or the database's if several machines share one. Cheap to clone.
#[derive(Clone, Default)]
pub struct Clock(Arc<AtomicI64>);

impl Clock {
    /// The time.
    pub fn now(&self) -> Millis {
        Millis(Millis::now().0 + self.0.load(Ordering::Relaxed))
    }

    /// Sets how many milliseconds the clock is ahead of the system's, unless the difference is within `doubt`.
    pub fn set_ahead(&self, millis: i64, doubt: i64) {
        if self.0.load(Ordering::Relaxed).abs_diff(millis) > doubt.unsigned_abs() {
            self.0.store(millis, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_set_once_it_is_further_off_than_can_be_told() {
        let clock = Clock::default();
        let is_ahead = |millis: i64| (clock.now().0 - Millis::now().0).abs_diff(millis) < 10_000;
        clock.set_ahead(100_000, 20);
        assert!(is_ahead(100_000));
        clock.set_ahead(150_000, 50_000);
        assert!(is_ahead(100_000), "it may be right");
        clock.set_ahead(-100_000, 50_000);
        assert!(is_ahead(-100_000));
    }
}
