//! When something is told of a table that waits: a function of what the channel wants, the wait, and what was told.

use play::LOOKING;
use store::{Millis, Night, Rest};

use crate::what::{Waiting, Wishes};

/// How many hours before a person's time is up they are reminded.
pub const REMINDERS: [u8; 3] = [24, 8, 1];

const HOUR: i64 = 3_600_000;

/// What to do about a wait now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Tell it. The number of what is told then: 1 at once, one more for each reminder.
    Tell(u32),
    /// Nothing until then; `None` until the table changes.
    Rest(Option<Millis>),
}

/// All that is told of a wait, and when: the first at once, then reminders. A reminder whose time came before the table
/// began to wait is left out.
fn stages(wishes: &Wishes, wait: &Waiting) -> impl Iterator<Item = (u32, Millis)> {
    let moments = wishes.of(wait.tempo);
    let is_told = if wait.has_begun { moments.turn } else { moments.full };
    let until = wait.until.filter(|_| moments.reminders);
    let reminder = move |hours: u8| until.map(|until| Millis(until.0 - i64::from(hours) * HOUR));
    let reminders = (2..).zip(REMINDERS.into_iter().map(reminder));
    let since = wait.since;
    let reminders = reminders.filter_map(move |(stage, at)| Some((stage, at.filter(|at| *at > since)?)));
    is_told.then_some((1, since)).into_iter().chain(reminders)
}

/// When the next of what is not told yet is to be told.
pub fn next(wishes: &Wishes, wait: &Waiting, told: u32) -> Option<Millis> {
    stages(wishes, wait).filter(|(stage, _)| *stage > told).map(|(_, at)| at).min()
}

/// What to do about a wait now: of what is due, only the last is told. `told` is the number of what was told before.
///
/// Somebody who is looking is told later, once they look no more. In a secret choice that would come to people who have
/// chosen meanwhile, and nothing may depend on who has: they are told at the next reminder.
pub fn step(wishes: &Wishes, wait: &Waiting, told: u32, is_looking: bool, now: Millis) -> Step {
    let due = stages(wishes, wait).filter(|(_, at)| *at <= now).map(|(stage, _)| stage).max();
    let Some(due) = due.filter(|due| *due > told) else { return Step::Rest(next(wishes, wait, told)) };
    if let Some(end) = quiet_until(wishes.quiet, now) {
        return Step::Rest(Some(end));
    }
    if is_looking && wait.is_secret {
        return Step::Rest(next(wishes, wait, due));
    }
    if is_looking {
        let looking = i64::try_from(LOOKING.as_millis()).unwrap_or(i64::MAX);
        return Step::Rest(Some(Millis(now.0.saturating_add(looking))));
    }
    Step::Tell(due)
}

/// When the quiet hours end, if it is quiet now.
pub fn quiet_until(quiet: Option<Night>, now: Millis) -> Option<Millis> {
    let rest = Rest { night: quiet, until: None };
    (quiet.is_some() && rest.awake(now, Millis(now.0 + 1)) == 0).then(|| Millis(rest.after(now, 1).0 - 1))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::test_runner::{Config, RngSeed};
    use store::Zone;

    use super::*;
    use crate::what::{Moments, Tempo};

    const DAY: i64 = 24 * HOUR;

    fn zone(name: &str) -> Zone {
        name.parse().unwrap()
    }

    fn at(text: &str) -> Millis {
        Millis::of_utc(text).unwrap()
    }

    fn wishes(quiet: Option<Night>) -> Wishes {
        Wishes { quiet, ..Wishes::usual("en", "https://posse.example") }
    }

    fn wait(since: i64, until: Option<i64>) -> Waiting {
        Waiting {
            game: "desperados".to_owned(),
            tempo: Tempo::Daily,
            has_begun: true,
            seat: 0,
            names: Vec::new(),
            since: Millis(since),
            until: until.map(Millis),
            is_secret: false,
            is_replaced: false,
        }
    }

    /// What is told between two times, when each time is the next that was asked for.
    fn told(wishes: &Wishes, wait: &Waiting, to: i64, is_looking: impl Fn(i64) -> bool) -> Vec<(u32, i64)> {
        let (mut all, mut told, mut now) = (Vec::new(), 0, wait.since);
        loop {
            match step(wishes, wait, told, is_looking(now.0), now) {
                Step::Tell(stage) => {
                    all.push((stage, now.0));
                    told = stage;
                }
                Step::Rest(Some(at)) if at.0 <= to => now = at,
                Step::Rest(_) => return all,
            }
        }
    }

    #[test]
    fn people_are_told_at_once_and_reminded_24_8_and_1_hours_before() {
        let (day, hour) = (DAY, HOUR);
        let all = told(&wishes(None), &wait(0, Some(3 * day)), 4 * day, |_| false);
        assert_eq!(all, [(1, 0), (2, 2 * day), (3, 3 * day - 8 * hour), (4, 3 * day - hour)]);
        let short = told(&wishes(None), &wait(0, Some(8 * hour)), day, |_| false);
        assert_eq!(short, [(1, 0), (4, 7 * hour)], "eight hours before would be at once");
    }

    #[test]
    fn who_looks_is_told_once_they_look_no_more() {
        let all = told(&wishes(None), &wait(0, None), DAY, |now| now < 150_000);
        assert_eq!(all, [(1, 180_000)]);
    }

    #[test]
    fn who_looks_at_a_secret_choice_is_told_at_the_next_reminder() {
        let choice = Waiting { is_secret: true, ..wait(0, Some(DAY)) };
        let all = told(&wishes(None), &choice, DAY, |now| now < 150_000);
        assert_eq!(all, [(3, DAY - 8 * HOUR), (4, DAY - HOUR)]);
    }

    #[test]
    fn what_falls_into_quiet_hours_comes_as_one_when_they_end() {
        for (name, since, end) in [
            ("UTC", "2026-07-01 23:00", "2026-07-02 08:00"),
            ("Europe/Berlin", "2026-07-01 21:00", "2026-07-02 06:00"),
            ("Europe/Berlin", "2026-12-01 22:00", "2026-12-02 07:00"),
            ("Asia/Kathmandu", "2026-07-01 17:15", "2026-07-02 02:15"),
        ] {
            let quiet = Some(Night { from: 22 * 60, minutes: 600, zone: zone(name) });
            let (since, end) = (at(since).0, at(end).0);
            let all = told(&wishes(quiet), &wait(since, Some(end)), since + 2 * DAY, |_| false);
            assert_eq!(all, [(4, end)], "the turn and two reminders: {name}");
        }
    }

    #[test]
    fn nothing_is_told_that_is_not_wanted() {
        let none = Moments { turn: false, reminders: false, full: false };
        let mute = Wishes { daily: none, ..wishes(None) };
        assert_eq!(told(&mute, &wait(0, Some(DAY)), 2 * DAY, |_| false), []);
        let lobby = Waiting { has_begun: false, ..wait(0, None) };
        let no_lobby = Wishes { daily: Moments { full: false, ..wishes(None).daily }, ..wishes(None) };
        assert_eq!(told(&no_lobby, &lobby, DAY, |_| false), []);
        assert_eq!(told(&wishes(None), &lobby, DAY, |_| false), [(1, 0)]);
    }

    #[test]
    fn the_daily_list_comes_at_its_minute_in_winter_as_in_summer() {
        let list = |zone| Wishes { digest: Some(18 * 60), zone, ..wishes(None) };
        for (name, now, next) in [
            ("UTC", "2026-07-01 18:00", "2026-07-02 18:00"),
            ("Europe/Berlin", "2026-07-01 15:59", "2026-07-01 16:00"),
            ("Europe/Berlin", "2026-12-01 15:59", "2026-12-01 17:00"),
            ("Asia/Kathmandu", "2026-07-01 00:00", "2026-07-01 12:15"),
        ] {
            assert_eq!(list(zone(name)).next_digest(at(now)), Some(at(next)), "{name}");
        }
    }

    /// The zone is left out where it is UTC, so that wishes are stored as they always were.
    #[test]
    fn wishes_that_were_stored_without_a_zone_are_in_utc() {
        let old = r#"{"language":"en","origin":"https://posse.example","live":{"turn":true,"reminders":true,"full":true},"clocked":{"turn":true,"reminders":true,"full":true},"daily":{"turn":true,"reminders":true,"full":true},"digest":1080,"quiet":{"from":1320,"minutes":540}}"#;
        let quiet = Some(Night { from: 1_320, minutes: 540, zone: Zone::default() });
        let read: Wishes = serde_json::from_str(old).unwrap();
        assert_eq!(read, Wishes { digest: Some(1_080), ..wishes(quiet) });
        assert_eq!(serde_json::to_string(&read).unwrap(), old);
    }

    proptest! {
        #![proptest_config(Config { rng_seed: RngSeed::Fixed(seed()), failure_persistence: None, ..Config::default() })]
        #[test]
        fn nothing_comes_twice_or_in_quiet_hours_or_while_somebody_looks(
            since in 0..20 * DAY, length in 0..5 * DAY, gap in 0..3 * DAY,
            night in prop::option::of((0u16..1_440, 60..=Night::LONGEST)),
        ) {
            let quiet = night.map(|(from, minutes)| Night { from, minutes, zone: zone("Europe/Berlin") });
            let wait = wait(since, Some(since + length));
            let all = told(&wishes(quiet), &wait, since + 10 * DAY, |now| now < since + gap);
            prop_assert!(all.windows(2).all(|two| two[0].0 < two[1].0 && two[0].1 <= two[1].1), "{:?}", all);
            for (_, at) in &all {
                prop_assert!(*at >= since + gap && quiet_until(quiet, Millis(*at)).is_none());
            }
            prop_assert!(!all.is_empty(), "somebody who stays away is told something");
        }
    }

    /// The seed of the random cases, from `POSSE_SEED`, which is 1 unless it is set.
    fn seed() -> u64 {
        std::env::var("POSSE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1)
    }
}
