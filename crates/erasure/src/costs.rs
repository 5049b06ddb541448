//! Measures the costs of a search: views, knowledge, copies of states, worlds.

use std::hint::black_box;
use std::time::Duration;

use table::{Fast, Game, Match, Position, Seat, Stream, Viewer};

use crate::title::{Clock, Costs};

/// A position is measured once in this many decisions.
const STEP: u32 = 7;

/// How often a short call is repeated between two readings of the clock. One reading costs as much as one such call.
const BATCH: u32 = 16;

/// How many worlds are drawn at a position.
const WORLDS: usize = 4;

/// A world that takes longer is drawn again from the same random numbers, and the shorter time counts: the difference
/// was an interruption by the system.
const SLOW: Duration = Duration::from_micros(20);

/// How often the clock is read to measure what a reading costs.
const READINGS: usize = 100;

/// Measures at every seventh decision of random games, for about this long by the clock.
pub(crate) fn measure<G: Game>(game: &G, time: Duration, clock: Clock) -> Costs {
    let stopwatch = Stopwatch::new(clock);
    let mut random = Fast::new(2);
    let mut samples = Samples::default();
    let mut decisions = 0;
    let start = clock();
    while clock() - start < time {
        let mut playing = Match::deal(game, random.split());
        while let Some(seat) = playing.to_act().first() {
            decisions += 1;
            if decisions % STEP == 0 {
                samples.take(game, playing.position(), seat, &mut random, &stopwatch);
            }
            let list = playing.legal(seat);
            let action = list[random.below(list.len() as u32) as usize];
            playing.play(seat, action).expect("the action is from the legal list");
        }
    }
    samples.costs()
}

/// The measured times: sums for short calls, and one for each world.
#[derive(Default)]
struct Samples {
    calls: u32,
    view: Duration,
    knowledge: Duration,
    copy: Duration,
    worlds: Vec<Duration>,
}

impl Samples {
    fn take<G: Game>(
        &mut self,
        game: &G,
        position: &Position<G>,
        seat: Seat,
        random: &mut Fast,
        stopwatch: &Stopwatch,
    ) {
        self.calls += BATCH;
        self.view += stopwatch.batch(|| game.view(black_box(&position.state), Viewer::Seat(seat)));
        self.knowledge += stopwatch.batch(|| black_box(position).knows(game, seat));
        self.copy += stopwatch.batch(|| black_box(&position.state).clone());
        let knows = position.knows(game, seat);
        let world = |random: &mut Fast| {
            stopwatch.time(|| {
                black_box(game.resample(black_box(&knows), random));
            })
        };
        for _ in 0..WORLDS {
            let mut again = random.clone();
            let time = world(random);
            self.worlds.push(if time > SLOW { time.min(world(&mut again)) } else { time });
        }
    }

    /// The means and percentiles; zero if nothing was measured.
    fn costs(mut self) -> Costs {
        self.worlds.sort_unstable();
        let calls = self.calls.max(1);
        let worlds = self.worlds.len();
        Costs {
            view: self.view / calls,
            knowledge: self.knowledge / calls,
            copy: self.copy / calls,
            world: self.worlds.iter().sum::<Duration>().div_f64(worlds.max(1) as f64),
            slow_world: self.worlds.get(worlds * 999 / 1000).copied().unwrap_or_default(),
            worst_world: self.worlds.last().copied().unwrap_or_default(),
        }
    }
}

/// Measures how long a call takes, without the cost of reading the clock.
struct Stopwatch {
    clock: Clock,
    /// The cost of reading the clock.
    reading: Duration,
}

impl Stopwatch {
    fn new(clock: Clock) -> Stopwatch {
        let between = |_| {
            let start = clock();
            clock() - start
        };
        Stopwatch { clock, reading: (0..READINGS).map(between).min().unwrap_or_default() }
    }

    fn time(&self, act: impl FnOnce()) -> Duration {
        let start = (self.clock)();
        act();
        ((self.clock)() - start).saturating_sub(self.reading)
    }

    /// The total time of the repeated calls.
    fn batch<T>(&self, mut call: impl FnMut() -> T) -> Duration {
        self.time(|| {
            for _ in 0..BATCH {
                black_box(call());
            }
        })
    }
}
