//! Measures what a search pays for: views, knowledge, copies of states, worlds.

use std::hint::black_box;
use std::time::{Duration, Instant};

use table::{Fast, Game, Knows, Position, Seat, Stream, Viewer};

use crate::title::Costs;

/// How many decisions lie between two positions that are measured.
const STEP: u32 = 7;

/// How often a short call is repeated between two looks at the clock, which alone costs as much as such a call.
const BATCH: u32 = 16;

/// How many worlds are drawn at a position.
const WORLDS: usize = 4;

/// A world that takes longer is drawn once more from the same random numbers, and the shorter time counts: the rest was
/// an interruption by the system.
const SLOW: Duration = Duration::from_micros(20);

/// Measures at every seventh decision of random games, for about this long.
pub(crate) fn measure<G: Game>(game: &G, time: Duration) -> Costs {
    let mut random = Fast::new(2);
    let mut list = Vec::new();
    let mut samples = Samples::default();
    let mut decisions = 0;
    let start = Instant::now();
    while start.elapsed() < time {
        let chance = random.split();
        let mut position = Position::deal(game, &chance, &mut ());
        while let Some(seat) = game.to_act(&position.state).iter().next() {
            decisions += 1;
            if decisions % STEP == 0 {
                samples.take(game, &position, seat, &mut random);
            }
            game.legal(&position.state, seat, &mut list);
            let action = list[random.below(list.len() as u32) as usize];
            position.play(game, seat, action, &chance, &mut ()).expect("the action is of the legal list");
        }
    }
    samples.costs()
}

/// What was measured: the sums of the short calls, and each world.
#[derive(Default)]
struct Samples {
    calls: u32,
    view: Duration,
    knowledge: Duration,
    copy: Duration,
    worlds: Vec<Duration>,
}

impl Samples {
    fn take<G: Game>(&mut self, game: &G, position: &Position<G>, seat: Seat, random: &mut Fast) {
        self.calls += BATCH;
        self.view += batch(|| game.view(black_box(&position.state), Viewer::Seat(seat)));
        self.knowledge += batch(|| black_box(position).knows(game, seat));
        self.copy += batch(|| black_box(&position.state).clone());
        let knows = position.knows(game, seat);
        for _ in 0..WORLDS {
            let mut again = random.clone();
            let time = world(game, &knows, random);
            self.worlds.push(if time > SLOW { time.min(world(game, &knows, &mut again)) } else { time });
        }
    }

    /// The means and percentiles; zero where nothing was measured.
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

/// How long one world takes.
fn world<G: Game>(game: &G, knows: &Knows<G>, random: &mut Fast) -> Duration {
    let start = Instant::now();
    black_box(game.resample(black_box(knows), random));
    start.elapsed()
}

/// How long the repeated call takes in all.
fn batch<T>(mut call: impl FnMut() -> T) -> Duration {
    let start = Instant::now();
    for _ in 0..BATCH {
        black_box(call());
    }
    start.elapsed()
}
