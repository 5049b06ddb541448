//! Time zones, by which people's hours are kept: 22:00 in Berlin is 22:00 there in July and in December.
//!
//! The zones are those of the database that is compiled in. A time that the clocks skip is read as if they had not been
//! put forward yet; of a time that comes twice, the first counts.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use arrayvec::ArrayString;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::time::Millis;

/// The zones that this program knows. Not the system's: servers and replays must agree.
static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// The name of a time zone, such as `Europe/Berlin`. A stored one that this program does not know keeps its name and
/// counts as UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Zone(ArrayString<64>);

/// The name of no time zone that this program knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownZone;

impl Zone {
    /// Whether it is UTC, which is left out of what is stored.
    pub fn is_utc(&self) -> bool {
        *self == Zone::default()
    }

    /// When clocks show this minute of the day next, after a time.
    pub fn next(self, minute: u16, after: Millis) -> Millis {
        let day = self.day(after);
        let next = (-1..=3).map(|days| day.at(days, i64::from(minute))).find(|at| *at > after);
        next.unwrap_or(Millis(i64::MAX))
    }

    /// The day that a time is in.
    pub(crate) fn day(self, at: Millis) -> Day {
        let rules = ZONES.get(&self.0).unwrap_or(TimeZone::UTC);
        let edge = if at.0 < 0 { Timestamp::MIN } else { Timestamp::MAX };
        let midnight = rules.to_datetime(Timestamp::from_millisecond(at.0).unwrap_or(edge)).start_of_day();
        Day { rules, midnight }
    }
}

/// A day of a zone.
pub(crate) struct Day {
    rules: TimeZone,
    midnight: jiff::civil::DateTime,
}

impl Day {
    /// When clocks show so many minutes after midnight, so many days later.
    pub(crate) fn at(&self, days: i64, minutes: i64) -> Millis {
        let shown = self.midnight.saturating_add(SignedDuration::from_mins(days * 1_440 + minutes));
        Millis(self.rules.to_timestamp(shown).unwrap_or(Timestamp::MAX).as_millisecond())
    }
}

impl Default for Zone {
    /// UTC.
    fn default() -> Zone {
        Zone(ArrayString::from("UTC").expect("three letters are few"))
    }
}

impl FromStr for Zone {
    type Err = UnknownZone;

    fn from_str(name: &str) -> Result<Zone, UnknownZone> {
        let zone = ZONES.get(name).map_err(|_| UnknownZone)?;
        let name = zone.iana_name().ok_or(UnknownZone)?;
        ArrayString::from(name).map(Zone).map_err(|_| UnknownZone)
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(name: &str) -> Zone {
        name.parse().unwrap_or_else(|_| panic!("a zone: {name}"))
    }

    #[test]
    fn an_hour_of_the_day_comes_next_by_the_clocks_of_its_zone() {
        for (name, minute, after, next) in [
            ("UTC", 60, "2026-07-01 00:59", "2026-07-01 01:00"),
            ("UTC", 60, "2026-07-01 01:00", "2026-07-02 01:00"),
            ("Europe/Berlin", 1_080, "2026-07-01 00:00", "2026-07-01 16:00"),
            ("Europe/Berlin", 1_080, "2026-12-01 00:00", "2026-12-01 17:00"),
            ("Europe/Berlin", 150, "2026-03-28 12:00", "2026-03-29 01:30"),
            ("Europe/Berlin", 150, "2026-10-24 12:00", "2026-10-25 00:30"),
            ("Asia/Kathmandu", 0, "2026-07-01 00:00", "2026-07-01 18:15"),
            ("Asia/Kolkata", 1_320, "2026-07-01 17:00", "2026-07-02 16:30"),
            ("Pacific/Kiritimati", 600, "2026-07-01 19:00", "2026-07-01 20:00"),
            ("Pacific/Pago_Pago", 1_320, "2026-07-01 00:00", "2026-07-01 09:00"),
            ("Pacific/Apia", 600, "2011-12-29 21:00", "2011-12-30 20:00"),
        ] {
            let at = |text| Millis::of_utc(text).unwrap();
            assert_eq!(zone(name).next(minute, at(after)).utc(), next, "{name} {minute} {after}");
        }
    }

    #[test]
    fn a_zone_has_the_name_of_the_database_however_it_is_written() {
        assert_eq!(zone("europe/BERLIN").to_string(), "Europe/Berlin");
        assert_eq!(zone("UTC"), Zone::default());
        for none in ["", "Europe", "Mars/Olympus", "Etc/Unknown", "+05:45", "../etc/passwd", &"Europe/".repeat(99)] {
            assert_eq!(none.parse::<Zone>(), Err(UnknownZone), "{none}");
        }
    }

    #[test]
    fn times_that_no_calendar_knows_do_no_harm() {
        for at in [i64::MIN, i64::MIN / 2, i64::MAX / 2, i64::MAX] {
            let next = zone("Europe/Berlin").next(600, Millis(at));
            assert!(next > Millis(at) || at == i64::MAX, "{at}");
        }
    }
}
