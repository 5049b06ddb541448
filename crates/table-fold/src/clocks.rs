//! The clocks of a table with a pace, as a fold of its log. Time never reaches the rules.
//!
//! A clock runs while its seat owes a decision and a person decides for it, unless all clocks are paused or the person
//! rests. In a secret choice the clocks of all who are asked run until all have chosen, so no clock tells who has; it
//! costs nobody's bank, or the slowest would take it from the others.

use table::{BySeat, Seat, SeatSet};
use table_log::{Allowance, Kind, Millis, Overtime, Pace, Rest, Who};

use crate::request::Refused;

/// The longest holiday, and the most that a person may have of a game; in days.
const HOLIDAY: i64 = 14;
const HOLIDAYS: i64 = 30;

/// How long a secret choice lasts where players have a bank, in milliseconds.
const CHOICE: i64 = 120_000;

/// A day in milliseconds.
pub(crate) const DAY: i64 = 86_400_000;

/// The clocks of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Clocks {
    pace: Pace,
    seats: BySeat<SeatClock>,
    /// The seats that owe a decision, whoever decides.
    owed: SeatSet,
    /// Those of them for which people decide.
    running: SeatSet,
    is_paused: bool,
    /// What is left of the time for a secret choice, in milliseconds, where players have a bank.
    choice: Option<i64>,
    /// The turn of the game.
    turn: u32,
    /// Up to when time has been counted.
    at: Millis,
}

#[derive(Clone, PartialEq, Debug)]
struct SeatClock {
    /// The time left in milliseconds; below zero in the grace.
    left: i64,
    rest: Rest,
    /// How many milliseconds of holidays the person has had or announced.
    holidays: i64,
    /// Whether the person has made a decision.
    has_moved: bool,
    /// Whether the log says that the time of this turn is up.
    is_up: bool,
    /// The turn of the game for which the person was given time last: hours at its start, or the increment at its end.
    given: Option<u32>,
}

/// What a clock shows. Times are those of the store's clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeLeft {
    /// It stands, with so many milliseconds left.
    Stands {
        /// The milliseconds.
        left: i64,
    },
    /// It runs.
    Runs {
        /// When the time is up.
        until: Millis,
        /// When the grace is up too.
        falls: Millis,
    },
    /// The time is up, and the grace too.
    Up,
}

impl Clocks {
    /// The clocks of a table before its start.
    pub(crate) fn new(pace: Pace, seats: u8) -> Clocks {
        let clock = SeatClock {
            left: pace.time.whole(),
            rest: Rest::default(),
            holidays: 0,
            has_moved: false,
            is_up: false,
            given: None,
        };
        Clocks {
            pace,
            seats: BySeat::new(seats, |_| clock.clone()),
            owed: SeatSet::EMPTY,
            running: SeatSet::EMPTY,
            is_paused: false,
            choice: None,
            turn: 0,
            at: Millis(0),
        }
    }

    pub fn pace(&self) -> Pace {
        self.pace
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Whether the log says that a seat's time is up in this turn.
    pub(crate) fn is_up(&self, seat: Seat) -> bool {
        self.seats.get(seat).is_some_and(|clock| clock.is_up) && self.owed.contains(seat)
    }

    /// When a person's clock stands still.
    pub(crate) fn rest(&self, seat: Seat) -> Rest {
        self.seats[seat].rest
    }

    /// Whether an entry about clocks may come next. Whose it is and when is checked elsewhere.
    pub(crate) fn admits(&self, kind: &Kind) -> Result<(), Refused> {
        let check = |is_so: bool, refused: Refused| if is_so { Ok(()) } else { Err(refused) };
        let by_day = || check(self.pace.time.is_by_day(), Refused::NoClocks);
        match kind {
            Kind::Pause => check(!self.is_paused, Refused::ClocksSet),
            Kind::Resume => check(self.is_paused, Refused::ClocksSet),
            Kind::TimeUp { seat } => {
                check(self.running.contains(*seat) && !self.is_paused && !self.seats[*seat].is_up, Refused::NotUp)
            }
            Kind::Vacate { seat, .. } => check(self.is_up(*seat), Refused::NotUp),
            Kind::Nights { seat, night } => {
                by_day()?;
                let is_fixed = self.running.contains(*seat) && self.seats[*seat].rest.night.is_some();
                check(night.is_none_or(table_log::Night::is_possible) && !is_fixed, Refused::NoNight)
            }
            _ => by_day(),
        }
    }

    /// Counts the time up to an entry, whose time it is checked against. But where a person has the nights of a zone, the
    /// entry is believed: the program that wrote it may have known other rules for the zone.
    ///
    /// # Errors
    /// When a seat's time is not up, or a holiday is not possible or has ended already.
    pub(crate) fn pass(&mut self, at: Millis, kind: &Kind) -> Result<(), Refused> {
        if let Kind::Leap { millis } = kind {
            self.at.0 += millis;
        }
        if let Some(left) = self.choice.as_mut().filter(|_| !self.is_paused) {
            *left -= (at.0 - self.at.0).max(0);
        } else if !self.is_paused {
            for seat in self.running.iter() {
                let clock = &mut self.seats[seat];
                clock.left -= clock.rest.awake(self.at, at);
            }
        }
        self.at = at;
        for clock in self.seats.iter_mut() {
            clock.rest.until = clock.rest.until.filter(|until| *until > at);
        }
        match kind {
            Kind::TimeUp { seat } => self.run_down(*seat),
            Kind::Holiday { seat, until } => self.begin_holiday(*seat, *until),
            _ => Ok(()),
        }
    }

    /// The log says that a seat's time and grace are up.
    fn run_down(&mut self, seat: Seat) -> Result<(), Refused> {
        let (up, clock) = (-self.pace.time.grace(), &mut self.seats[seat]);
        if clock.rest.is_by_zone() {
            clock.left = clock.left.min(up);
        }
        if self.left(seat) > up { Err(Refused::NotUp) } else { Ok(()) }
    }

    /// Begins or ends a holiday. Days of one that ends early are given back.
    fn begin_holiday(&mut self, seat: Seat, until: Millis) -> Result<(), Refused> {
        let (at, is_late) = (self.at, self.is_late(seat));
        let clock = &mut self.seats[seat];
        let rest = |until: Option<Millis>| until.map_or(0, |until| (until.0 - at.0).max(0));
        let length = rest(Some(until));
        let holidays = clock.holidays - rest(clock.rest.until) + length;
        if length == 0 && clock.rest.until.is_none() {
            return Err(Refused::ClocksSet);
        }
        let is_late = length > 0 && is_late && !clock.rest.is_by_zone();
        if length > HOLIDAY * DAY || holidays > HOLIDAYS * DAY || is_late {
            return Err(self.no_holiday(seat));
        }
        (clock.holidays, clock.rest.until) = (holidays, Some(until).filter(|_| length > 0));
        Ok(())
    }

    /// Whether a seat's time is up, though not its grace: then no holiday begins.
    pub(crate) fn is_late(&self, seat: Seat) -> bool {
        self.running.contains(seat) && self.seats[seat].left <= 0
    }

    pub(crate) fn no_holiday(&self, seat: Seat) -> Refused {
        let left = (HOLIDAYS * DAY - self.seats[seat].holidays).max(0) / DAY;
        Refused::NoHoliday { most: HOLIDAY, left }
    }

    /// Sets what an entry says about the clocks.
    pub(crate) fn take(&mut self, who: &Who, kind: &Kind) {
        match (kind, who) {
            (Kind::Action { .. }, Who::Seat(seat)) => self.seats[*seat].has_moved = true,
            (Kind::TimeUp { seat }, _) => self.seats[*seat].is_up = true,
            (Kind::Pause, _) => self.is_paused = true,
            (Kind::Resume, _) => self.is_paused = false,
            (Kind::Nights { seat, night }, _) => self.seats[*seat].rest.night = *night,
            // Coming back brings no time, but the grace again once it was used up.
            (Kind::HandBack { seat }, _) if self.is_up(*seat) => self.seats[*seat].start_grace(),
            (Kind::TakeOver { seat, .. }, _) => {
                self.seats[*seat] = Clocks::new(self.pace, 1).seats[Seat(0)].clone();
            }
            _ => {}
        }
    }

    /// Sets whose clocks run: `owed` are the seats that owe a decision, `people` those of them for which people decide.
    /// Several seats owe a secret choice.
    pub(crate) fn stand(&mut self, owed: SeatSet, people: SeatSet, turn: u32) {
        let is_new_turn = turn != self.turn;
        let has_run = |seat: Seat| self.running.contains(seat) && !self.is_paused && self.choice.is_none();
        let has_run: SeatSet = Seat::all(self.seats.seats()).filter(|seat| has_run(*seat)).collect();
        for seat in Seat::all(self.seats.seats()) {
            let (before, now) = (self.owed.contains(seat), owed.contains(seat));
            let clock = &mut self.seats[seat];
            if before && (!now || is_new_turn) {
                clock.stop(self.pace.time, self.turn, has_run.contains(seat));
            }
            if now && (!before || is_new_turn) {
                clock.start(self.pace.time, turn);
            }
        }
        let is_choice = owed.len() > 1 && !self.pace.time.is_by_day();
        self.choice = self.choice.or(Some(CHOICE)).filter(|_| is_choice);
        (self.owed, self.running, self.turn) = (owed, people, turn);
    }

    /// What a seat's clock shows; where turns have hours, only that of a seat that is asked shows anything.
    pub(crate) fn shown(&self, seat: Seat) -> Option<TimeLeft> {
        let clock = &self.seats[seat];
        if !self.running.contains(seat) && self.pace.time.is_by_day() {
            None
        } else if !self.running.contains(seat) || self.is_paused {
            Some(TimeLeft::Stands { left: self.left(seat).max(0) })
        } else if clock.is_up {
            Some(TimeLeft::Up)
        } else {
            Some(TimeLeft::Runs { until: clock.rest.after(self.at, self.left(seat)), falls: self.falls(seat) })
        }
    }

    /// When a seat's time and its grace are up, if its clock runs.
    fn falls(&self, seat: Seat) -> Millis {
        self.seats[seat].rest.after(self.at, self.left(seat) + self.pace.time.grace())
    }

    /// The milliseconds that a seat has left, below zero in its grace.
    fn left(&self, seat: Seat) -> i64 {
        self.choice.filter(|_| self.owed.contains(seat)).unwrap_or(self.seats[seat].left)
    }

    /// The seats whose time and grace may run out, and when.
    pub fn falling(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let seats = if self.is_paused { SeatSet::EMPTY } else { self.running };
        seats.iter().filter(|seat| !self.seats[*seat].is_up).map(|seat| (seat, self.falls(seat)))
    }

    /// When the first seat's time and grace are up, if a clock runs.
    pub fn due(&self) -> Option<Millis> {
        self.falling().map(|(_, falls)| falls).min()
    }

    /// What happens to a seat whose time is up: somebody who has never decided anything loses it at any table.
    pub(crate) fn overtime(&self, seat: Seat) -> Overtime {
        if self.seats[seat].has_moved { self.pace.overtime } else { Overtime::Free }
    }
}

impl SeatClock {
    /// The seat is asked in this turn. Whoever decides, the hours are given once a turn.
    fn start(&mut self, time: Allowance, turn: u32) {
        if time.is_by_day() && self.given != Some(turn) {
            (self.left, self.given) = (time.whole(), Some(turn));
        }
    }

    /// The seat is asked no more, or in another turn. `has_run` says whether its person's clock was running: only then
    /// they are given the increment, once a turn.
    fn stop(&mut self, time: Allowance, turn: u32, has_run: bool) {
        self.start_grace();
        if let Allowance::Bank { increment, .. } = time
            && has_run
            && self.given != Some(turn)
        {
            (self.left, self.given) = (self.left + i64::from(increment) * 1_000, Some(turn));
        }
    }

    fn start_grace(&mut self) {
        self.left = self.left.max(0);
        self.is_up = false;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::test_runner::{Config, RngSeed};
    use table_log::{Night, Zone};

    use super::*;

    const SEATS: u8 = 3;

    /// When the stories begin: a few days before clocks change in Berlin.
    const BEGIN: i64 = 1_774_440_000_000;

    /// Something that happens after some time.
    #[derive(Clone, Debug)]
    enum Happens {
        /// These seats are asked, and bots decide for some of them.
        Asked {
            owed: SeatSet,
            bots: SeatSet,
            is_new_turn: bool,
        },
        /// A person decides nothing new: their seat is asked on.
        Moves(Seat),
        Pause(bool),
        Holiday(Seat, i64),
        Nights(Seat, Option<Night>),
        HandBack(Seat),
        TakeOver(Seat),
    }

    fn seats() -> impl Strategy<Value = SeatSet> {
        prop::collection::vec(0..SEATS, 0..=3).prop_map(|seats| seats.into_iter().map(Seat).collect())
    }

    fn seat() -> impl Strategy<Value = Seat> {
        (0..SEATS).prop_map(Seat)
    }

    fn happens() -> impl Strategy<Value = Happens> {
        let zones = ["UTC", "Europe/Berlin", "Asia/Kathmandu", "Pacific/Pago_Pago"];
        let zone = prop::sample::select(zones.map(|name| name.parse::<Zone>().expect("a zone")).to_vec());
        let night = (0u16..1_440, 60..=Night::LONGEST, zone);
        let night = night.prop_map(|(from, minutes, zone)| Night { from, minutes, zone });
        prop_oneof![
            4 => (seats(), seats(), any::<bool>())
                .prop_map(|(owed, bots, is_new_turn)| Happens::Asked { owed, bots, is_new_turn }),
            2 => seat().prop_map(Happens::Moves),
            2 => any::<bool>().prop_map(Happens::Pause),
            1 => (seat(), 0..20i64).prop_map(|(seat, days)| Happens::Holiday(seat, days)),
            1 => (seat(), prop::option::of(night)).prop_map(|(seat, night)| Happens::Nights(seat, night)),
            1 => seat().prop_map(Happens::HandBack),
            1 => seat().prop_map(Happens::TakeOver),
        ]
    }

    fn pace() -> impl Strategy<Value = Pace> {
        let bank =
            (1..60u32, 0..60u32).prop_map(|(minutes, increment)| Allowance::Bank { seconds: 60 * minutes, increment });
        let time = prop_oneof![bank, (1..100u32).prop_map(|hours| Allowance::Turn { hours })];
        time.prop_map(|time| Pace { time, overtime: Overtime::Bot })
    }

    /// What happens, each after so many milliseconds.
    fn story() -> impl Strategy<Value = Vec<(i64, Happens)>> {
        let gap = prop_oneof![0..1_000i64, 0..DAY, 0..5 * DAY];
        prop::collection::vec((gap, happens()), 1..40)
    }

    struct World {
        clocks: Clocks,
        owed: SeatSet,
        bots: SeatSet,
        turn: u32,
        at: i64,
    }

    impl World {
        fn new(pace: Pace) -> World {
            let mut clocks = Clocks::new(pace, SEATS);
            clocks.pass(Millis(BEGIN), &Kind::Start).expect("nothing is asked");
            clocks.stand(SeatSet::only(Seat(0)), SeatSet::only(Seat(0)), 1);
            World { clocks, owed: SeatSet::only(Seat(0)), bots: SeatSet::EMPTY, turn: 1, at: BEGIN }
        }

        /// An entry after so many milliseconds, unless it is refused.
        fn enter(&mut self, gap: i64, who: &Who, kind: &Kind) -> bool {
            self.at += gap;
            let mut next = self.clocks.clone();
            let is_checked = matches!(kind, Kind::Pause | Kind::Resume | Kind::Holiday { .. } | Kind::Nights { .. });
            if is_checked && next.admits(kind).is_err() || next.pass(Millis(self.at), kind).is_err() {
                return false;
            }
            next.take(who, kind);
            next.stand(self.owed, self.people(), self.turn);
            self.clocks = next;
            true
        }

        fn people(&self) -> SeatSet {
            self.owed.iter().filter(|seat| !self.bots.contains(*seat)).collect()
        }

        fn happen(&mut self, gap: i64, happens: &Happens) {
            let action = Kind::Action { text: String::new() };
            let (who, kind) = match happens {
                Happens::Asked { owed, bots, is_new_turn } => {
                    (self.owed, self.bots) = (*owed, *bots);
                    self.turn += u32::from(*is_new_turn);
                    (Who::Server, action)
                }
                Happens::Moves(seat) => (Who::Seat(*seat), action),
                Happens::Pause(true) => (Who::Host, Kind::Pause),
                Happens::Pause(false) => (Who::Host, Kind::Resume),
                Happens::Holiday(seat, days) => {
                    let until = Millis(self.at + gap + days * DAY);
                    (Who::Seat(*seat), Kind::Holiday { seat: *seat, until })
                }
                Happens::Nights(seat, night) => (Who::Seat(*seat), Kind::Nights { seat: *seat, night: *night }),
                Happens::HandBack(seat) => (Who::Seat(*seat), Kind::HandBack { seat: *seat }),
                Happens::TakeOver(seat) => (Who::Seat(*seat), Kind::TakeOver { seat: *seat, name: "Cleo".to_owned() }),
            };
            self.enter(gap, &who, &kind);
        }

        /// The time left now.
        fn left(&self, seat: Seat) -> i64 {
            let mut clocks = self.clocks.clone();
            clocks.pass(Millis(self.at), &Kind::Start).expect("nothing is asked");
            clocks.seats[seat].left
        }
    }

    /// The seed of the random cases, from `POSSE_SEED`, which is 1 unless it is set.
    fn seed() -> u64 {
        std::env::var("POSSE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1)
    }

    /// The log of a program by whose rules for the zone the nights were two hours shorter.
    #[test]
    fn what_the_log_says_of_somebody_with_the_nights_of_a_zone_is_believed() {
        let pace = Pace { time: Allowance::Turn { hours: 24 }, overtime: Overtime::Bot };
        let (seat, hour) = (Seat(0), 3_600_000);
        for (zone, is_believed) in [("UTC", false), ("Europe/Berlin", true)] {
            let mut world = World::new(pace);
            let night = Night { from: 22 * 60, minutes: 600, zone: zone.parse().expect("a zone") };
            world.happen(0, &Happens::Nights(seat, Some(night)));
            let falls = world.clocks.due().expect("a clock runs").0;
            let holiday = Kind::Holiday { seat, until: Millis(falls + 5 * DAY) };
            let holiday = world.clocks.clone().pass(Millis(falls - hour / 2), &holiday);
            assert_eq!(holiday.is_ok(), is_believed, "in the grace, by the rules of this program: {zone}");
            let is_up = world.enter(falls - 2 * hour - world.at, &Who::Server, &Kind::TimeUp { seat });
            assert_eq!(is_up, is_believed, "{zone}");
            world.happen(0, &Happens::HandBack(seat));
            assert!(world.left(seat) == 0, "who comes back has the grace alone: {zone}");
        }
    }

    proptest! {
        #![proptest_config(Config { rng_seed: RngSeed::Fixed(seed()), failure_persistence: None, ..Config::default() })]
        /// By the day, a turn that begins gives its hours; with a bank, a turn that ends gives the increment; and who
        /// takes a seat over gets the whole. Pauses, holidays, nights and coming back give nothing.
        #[test]
        fn only_turns_and_replacements_give_time(pace in pace(), story in story()) {
            let mut world = World::new(pace);
            for (gap, happens) in &story {
                let before = world.clocks.clone();
                world.happen(*gap, happens);
                for seat in Seat::all(SEATS) {
                    let (was, is) = (before.seats[seat].left.max(0), world.left(seat));
                    match (pace.time, happens) {
                        (_, Happens::TakeOver(over)) if *over == seat => prop_assert_eq!(is, pace.time.whole()),
                        (Allowance::Turn { .. }, Happens::Asked { .. }) => prop_assert!(is <= pace.time.whole()),
                        (Allowance::Bank { increment, .. }, Happens::Asked { .. }) => {
                            prop_assert!(is <= was + i64::from(increment) * 1_000);
                        }
                        _ => prop_assert!(is <= was, "{:?}", happens),
                    }
                }
            }
        }

        #[test]
        fn while_the_clocks_are_paused_nobody_loses_or_gains_time(pace in pace(), story in story(), days in 1..90i64) {
            let mut world = World::new(pace);
            for (gap, happens) in &story {
                world.happen(*gap, happens);
            }
            world.enter(0, &Who::Host, &Kind::Pause);
            let before = world.clocks.clone();
            prop_assert_eq!(before.due(), None);
            prop_assert!(world.enter(days * DAY, &Who::Host, &Kind::Resume));
            for seat in Seat::all(SEATS) {
                prop_assert_eq!(before.seats[seat].left, world.left(seat));
            }
        }

        /// Such as a wrong clock that is set right. Nights and holidays are by the clock, so they are left out.
        #[test]
        fn a_clock_that_leaps_changes_nobodys_time(
            pace in pace(), story in story(), leap in -400 * DAY..400 * DAY, place in 0..40usize,
        ) {
            let (mut world, mut other) = (World::new(pace), World::new(pace));
            for (number, (gap, happens)) in story.iter().enumerate() {
                if matches!(happens, Happens::Holiday(..) | Happens::Nights(..)) {
                    continue;
                }
                if number == place {
                    other.at += leap;
                    let is_told = other.enter(0, &Who::Server, &Kind::Leap { millis: leap });
                    prop_assert!(is_told);
                }
                world.happen(*gap, happens);
                other.happen(*gap, happens);
                for seat in Seat::all(SEATS) {
                    prop_assert_eq!(world.left(seat), other.left(seat));
                }
            }
        }

        /// The log is the same, whoever folds it and how often: a restart or another node changes nothing.
        #[test]
        fn time_is_up_at_the_time_that_was_shown(pace in pace(), story in story()) {
            let mut world = World::new(pace);
            for (gap, happens) in &story {
                world.happen(*gap, happens);
            }
            for (seat, falls) in world.clocks.falling().collect::<Vec<_>>() {
                let up = Kind::TimeUp { seat };
                let shown = world.clocks.shown(seat);
                let is_so = matches!(shown, Some(TimeLeft::Runs { falls: at, until }) if at == falls && until <= falls);
                prop_assert!(is_so);
                prop_assert_eq!(world.clocks.admits(&up), Ok(()));
                let early = world.clocks.clone().pass(Millis((falls.0 - 1).max(world.at)), &up);
                let is_believed = world.clocks.rest(seat).is_by_zone();
                prop_assert!(early.is_err() || is_believed || falls.0 - 1 < world.at);
                prop_assert_eq!(world.clocks.clone().pass(Millis(falls.0.max(world.at)), &up), Ok(()));
            }
        }
    }
}
