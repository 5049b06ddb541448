//! How long players may take, as a table's header says it.

use serde::{Deserialize, Serialize};

use crate::time::Millis;

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
    Turn {
        /// The hours.
        hours: u32,
    },
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

/// A day in milliseconds.
const DAY: i64 = 86_400_000;

/// A player's nights: the same part of each day, in which their clock stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// When it begins, in minutes after midnight UTC: less than 1,440.
    pub from: u16,
    /// How long it is, in minutes: 60 to [`Night::LONGEST`].
    pub minutes: u16,
}

impl Night {
    /// The longest night, in minutes.
    pub const LONGEST: u16 = 600;

    /// Whether its numbers are within their limits.
    pub fn is_possible(self) -> bool {
        self.from < 1_440 && (60..=Night::LONGEST).contains(&self.minutes)
    }

    /// The night that a time is in, or the next one: when it begins and ends.
    fn around(self, at: i64) -> (i64, i64) {
        let (from, length) = (i64::from(self.from) * 60_000, i64::from(self.minutes) * 60_000);
        let begins = (at - from).div_euclid(DAY) * DAY + from;
        if at < begins + length { (begins, begins + length) } else { (begins + DAY, begins + DAY + length) }
    }
}

/// When a player's clock stands still although they are asked: in their nights, and until a holiday ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rest {
    /// Their nights.
    pub night: Option<Night>,
    /// When their holiday ends, if they have one.
    pub until: Option<Millis>,
}

impl Rest {
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
            let awake = (begins - at).max(0);
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

    fn rest() -> impl Strategy<Value = Rest> {
        let night = (0u16..1_440, 60..=Night::LONGEST).prop_map(|(from, minutes)| Night { from, minutes });
        let until = prop::option::of((-3 * DAY..20 * DAY).prop_map(Millis));
        (prop::option::of(night), until).prop_map(|(night, until)| Rest { night, until })
    }

    #[test]
    fn a_night_over_midnight_is_left_out() {
        let rest = Rest { night: Some(Night { from: 22 * 60, minutes: 480 }), until: None };
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
            rest in rest(), from in 0..20 * DAY, millis in 1..40 * HOUR,
        ) {
            let from = Millis(from);
            let end = rest.after(from, millis);
            prop_assert_eq!(rest.awake(from, end), millis);
            prop_assert_eq!(rest.awake(from, Millis(end.0 - 1)), millis - 1);
        }

        #[test]
        fn a_clock_that_is_read_in_between_runs_no_faster(
            rest in rest(), from in 0..20 * DAY, first in 0..5 * DAY, second in 0..5 * DAY,
        ) {
            let (from, between) = (Millis(from), Millis(from + first));
            let to = Millis(between.0 + second);
            prop_assert_eq!(rest.awake(from, to), rest.awake(from, between) + rest.awake(between, to));
            prop_assert!(rest.awake(from, to) <= to.0 - from.0);
        }
    }
}
