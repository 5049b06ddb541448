//! How long players may take, as a table's header says it.

use serde::{Deserialize, Serialize};

use crate::time::Millis;
use crate::zone::Zone;

/// The pace of a table. A table without one is *live*: nothing has a deadline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// The time a player has.
    pub time: Allowance,
    /// What happens when it has run out, and the grace after it too.
    pub overtime: Overtime,
}

/// The time a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Allowance {
    /// A bank for the whole game. Each turn that its player ends adds to it.
    Bank {
        /// The bank at the start, in seconds.
        seconds: u32,
        /// What a turn adds, in seconds.
        increment: u32,
    },
    /// So many hours for each turn.
    Turn { hours: u32 },
}

table::names! {
    /// What happens when a player's time has run out.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Overtime {
        /// A bot plays until its player is back.
        Bot = "bot",
        /// The seat is free: a bot plays until anybody takes over.
        Free = "free",
        /// Its player has given up.
        Concede = "concede",
        /// Anybody who sits may let a bot play.
        Others = "others",
    }
}

table::written!(Overtime, Overtime::ALL, "answer to what happens when the time is up");

impl Allowance {
    /// The time at the start of the game, and for somebody who takes a seat over; in milliseconds.
    pub fn whole(self) -> i64 {
        match self {
            Allowance::Bank { seconds, .. } => i64::from(seconds) * 1_000,
            Allowance::Turn { hours } => i64::from(hours) * 3_600_000,
        }
    }

    /// The grace that everybody has after their time is up, in milliseconds: a minute, or an hour where turns have
    /// hours.
    pub fn grace(self) -> i64 {
        match self {
            Allowance::Bank { .. } => 60_000,
            Allowance::Turn { .. } => 3_600_000,
        }
    }

    /// Whether turns have hours. Only then nights and holidays count.
    pub fn is_by_day(self) -> bool {
        matches!(self, Allowance::Turn { .. })
    }
}

/// A player's nights: the same hours of each day by the clocks of a zone, in which their own clock stands still. A night
/// from 22:00 to 7:00 ends at 7:00 also when clocks change in it, and so lasts eight or ten hours then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// When it begins, in minutes after midnight: less than 1,440.
    pub from: u16,
    /// How long it is by the clocks there, in minutes: 60 to [`Night::LONGEST`].
    pub minutes: u16,
    /// The zone. Nights that were stored without one are in UTC.
    #[serde(default, skip_serializing_if = "Zone::is_utc")]
    pub zone: Zone,
}

impl Night {
    /// The longest night, in minutes.
    pub const LONGEST: u16 = 600;

    /// Whether its numbers are within their limits.
    pub fn is_possible(self) -> bool {
        self.from < 1_440 && (60..=Night::LONGEST).contains(&self.minutes)
    }

    /// The night that a time is in, or the next one: when it begins and ends. A night whose hours clocks skip is none.
    fn around(self, at: i64) -> (i64, i64) {
        let (day, from) = (self.zone.day(Millis(at)), i64::from(self.from));
        let night = |days| (day.at(days, from).0, day.at(days, from + i64::from(self.minutes)).0);
        // A night can begin two days earlier by the date: Samoa once left out a day.
        let mut nights = (-2..=3).map(night).filter(|(begins, ends)| begins < ends);
        nights.find(|(_, ends)| at < *ends).unwrap_or((i64::MAX, i64::MAX))
    }
}

/// When a player's clock stands still although they are asked: in their nights, and until a holiday ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rest {
    pub night: Option<Night>,
    /// When their holiday ends, if they have one.
    pub until: Option<Millis>,
}

impl Rest {
    /// Whether it depends on the rules of a time zone, which change from one program to the next.
    pub fn is_by_zone(self) -> bool {
        self.night.is_some_and(|night| !night.zone.is_utc())
    }

    /// How many milliseconds the clock runs between two times.
    pub fn awake(self, from: Millis, to: Millis) -> i64 {
        let (mut at, mut awake) = (from.0.max(self.until.unwrap_or(from).0), 0);
        while at < to.0 {
            let (begins, ends) = self.night.map_or((to.0, to.0), |night| night.around(at));
            awake += begins.min(to.0).saturating_sub(at).max(0);
            at = at.max(ends);
        }
        awake
    }

    /// When the clock has run for this many milliseconds since `from`, at the earliest.
    pub fn after(self, from: Millis, millis: i64) -> Millis {
        let (mut at, mut left) = (from.0.max(self.until.unwrap_or(from).0), millis.max(0));
        let Some(night) = self.night else { return Millis(at + left) };
        loop {
            let (begins, ends) = night.around(at);
            let awake = begins.saturating_sub(at).max(0);
            if left <= awake {
                return Millis(at + left);
            }
            (at, left) = (ends, left - awake);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::test_runner::{Config, RngSeed};

    use super::*;

    const HOUR: i64 = 3_600_000;
    const DAY: i64 = 24 * HOUR;

    /// Days in which clocks change: of New York and Berlin in March 2026, of Samoa, which left a day out.
    const CHANGES: [&str; 4] = ["2026-03-05 00:00", "2026-03-25 00:00", "2026-10-20 00:00", "2011-12-26 00:00"];

    fn from() -> impl Strategy<Value = Millis> {
        let day = prop::sample::select(&CHANGES[..]);
        (day, 0..10 * DAY).prop_map(|(day, after)| Millis(Millis::of_utc(day).unwrap().0 + after))
    }

    fn night() -> impl Strategy<Value = Night> {
        let zones =
            ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe"];
        let zone = prop::sample::select(zones.map(|name| name.parse::<Zone>().unwrap()).to_vec());
        (0u16..1_440, 60..=Night::LONGEST, zone).prop_map(|(from, minutes, zone)| Night { from, minutes, zone })
    }

    fn rest() -> impl Strategy<Value = Rest> {
        (prop::option::of(night()), prop::option::of(from())).prop_map(|(night, until)| Rest { night, until })
    }

    #[test]
    fn a_night_is_by_the_clocks_of_its_zone_also_when_they_change() {
        for (zone, from, minutes, at, begins, ends) in [
            ("UTC", 1_320, 540, "2026-07-01 12:00", "2026-07-01 22:00", "2026-07-02 07:00"),
            ("Europe/Berlin", 1_320, 540, "2026-07-01 12:00", "2026-07-01 20:00", "2026-07-02 05:00"),
            ("Europe/Berlin", 1_320, 540, "2026-12-01 12:00", "2026-12-01 21:00", "2026-12-02 06:00"),
            ("Europe/Berlin", 1_320, 540, "2026-03-28 12:00", "2026-03-28 21:00", "2026-03-29 05:00"),
            ("Europe/Berlin", 1_320, 540, "2026-10-24 12:00", "2026-10-24 20:00", "2026-10-25 06:00"),
            ("Europe/Berlin", 120, 60, "2026-03-29 00:00", "2026-03-30 00:00", "2026-03-30 01:00"),
            ("Europe/Berlin", 120, 60, "2026-10-24 12:00", "2026-10-25 00:00", "2026-10-25 02:00"),
            ("Asia/Kolkata", 1_320, 480, "2026-07-01 12:00", "2026-07-01 16:30", "2026-07-02 00:30"),
            ("Asia/Kathmandu", 1_320, 480, "2026-07-01 12:00", "2026-07-01 16:15", "2026-07-02 00:15"),
            ("Pacific/Pago_Pago", 1_320, 480, "2026-07-01 12:00", "2026-07-01 09:00", "2026-07-01 17:00"),
            ("Pacific/Apia", 1_320, 480, "2011-12-30 12:00", "2011-12-30 08:00", "2011-12-30 16:00"),
            ("Pacific/Apia", 1_320, 480, "2011-12-30 20:00", "2011-12-31 08:00", "2011-12-31 16:00"),
        ] {
            let night = Night { from, minutes, zone: zone.parse().unwrap() };
            let (begun, ended) = night.around(Millis::of_utc(at).unwrap().0);
            assert_eq!((Millis(begun).utc().as_str(), Millis(ended).utc().as_str()), (begins, ends), "{zone} {at}");
        }
    }

    #[test]
    fn a_night_over_midnight_is_left_out() {
        let rest = Rest { night: Some(Night { from: 22 * 60, minutes: 480, zone: Zone::default() }), until: None };
        let at = |hours: i64| Millis(100 * DAY + hours * HOUR);
        assert_eq!(rest.awake(at(20), at(32)), 4 * HOUR, "two hours before the night, two after it");
        assert_eq!(rest.after(at(20), 4 * HOUR), at(32));
        assert_eq!(rest.after(at(23), 0), at(23), "no time left is none, night or not");
        assert_eq!(rest.after(at(23), HOUR), at(31));
        let away = Rest { until: Some(at(50)), ..rest };
        assert_eq!((away.awake(at(20), at(49)), away.after(at(20), HOUR)), (0, at(55)));
    }

    /// The seed of the random cases, from `POSSE_SEED`, which is 1 unless it is set.
    fn seed() -> u64 {
        std::env::var("POSSE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1)
    }

    proptest! {
        #![proptest_config(Config { rng_seed: RngSeed::Fixed(seed()), failure_persistence: None, ..Config::default() })]
        #[test]
        fn a_deadline_is_the_first_time_by_which_the_clock_has_run_down(
            rest in rest(), from in from(), millis in 1..40 * HOUR,
        ) {
            let end = rest.after(from, millis);
            prop_assert_eq!(rest.awake(from, end), millis);
            prop_assert_eq!(rest.awake(from, Millis(end.0 - 1)), millis - 1);
        }

        #[test]
        fn a_clock_that_is_read_in_between_runs_no_faster(
            rest in rest(), from in from(), first in 0..5 * DAY, second in 0..5 * DAY,
        ) {
            let between = Millis(from.0 + first);
            let to = Millis(between.0 + second);
            prop_assert_eq!(rest.awake(from, to), rest.awake(from, between) + rest.awake(between, to));
            prop_assert!(rest.awake(from, to) <= to.0 - from.0);
        }
    }
}
