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

    /// The time this many days later.
    #[must_use]
    pub fn days_after(self, days: u32) -> Millis {
        Millis(self.0 + i64::from(days) * 24 * 3_600_000)
    }

    /// The time in UTC, such as `2026-11-23 08:50`.
    pub fn utc(self) -> String {
        let minutes = self.0.div_euclid(60_000);
        let (year, month, day) = civil(minutes.div_euclid(24 * 60));
        let (hour, minute) = (minutes.rem_euclid(24 * 60) / 60, minutes.rem_euclid(60));
        format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
    }

    /// The time that [`Millis::utc`] writes like this; `None` if it never does.
    pub fn of_utc(text: &str) -> Option<Millis> {
        let mut numbers = text.split(['-', ' ', ':']).map(|number| number.parse::<u16>().map(i64::from));
        let mut next = || numbers.next()?.ok();
        let (year, month, day, hour, minute) = (next()?, next()?, next()?, next()?, next()?);
        // A year that begins in March, as in `civil`.
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let days = 365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) - 719_468;
        let day = days + (153 * month + 2) / 5 + day - 1;
        let at = Millis(((day * 24 + hour) * 60 + minute) * 60_000);
        (at.utc() == text).then_some(at)
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

/// Year, month and day in the Gregorian calendar, this many days after 1970-01-01. In this computation a year begins in
/// March, so that the leap day is its last day.
fn civil(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097; // days in 400 years
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + next, month, day)
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

    #[test]
    fn a_time_is_written_as_a_date_in_utc() {
        let dates = [
            (0, "1970-01-01 00:00"),
            (951_868_799_999, "2000-02-29 23:59"),
            (951_868_800_000, "2000-03-01 00:00"),
            (1_793_491_200_000, "2026-11-01 00:00"),
            (1_798_761_599_000, "2026-12-31 23:59"),
            (4_107_542_340_000, "2100-02-28 23:59"),
            (4_107_542_400_000, "2100-03-01 00:00"),
        ];
        for (millis, text) in dates {
            assert_eq!(Millis(millis).utc(), text);
            assert_eq!(Millis::of_utc(text), Some(Millis(millis - millis % 60_000)));
        }
        for never in ["", "2026-11-01", "2026-13-01 00:00", "2026-11-31 00:00", "2026-11-01 24:00", "2026-11-1 00:00"] {
            assert_eq!(Millis::of_utc(never), None, "{never}");
        }
    }
}
