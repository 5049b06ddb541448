//! `posse bench`: measures the speed of the rules, and what a search pays for, in processor time of its own thread. So a
//! busy machine takes longer, and tells the same figures.

mod reference;

use std::time::Duration;

use catalog::titles;
use erasure::{BEGINNER, Title};
use look::{Words, args};

use crate::cli::{self, BenchArgs};
use crate::clock::processor_time;
use crate::output::say;
use crate::script::Script;

pub(crate) fn run(args: &BenchArgs, words: &Words) -> anyhow::Result<()> {
    let titles: Vec<&'static dyn Title> = match &args.game {
        Some(name) => vec![cli::title(name)?],
        None => titles().iter().collect(),
    };
    for title in titles {
        pace(title, args.seconds, words)?;
    }
    Ok(())
}

/// The columns: the messages of their heads, and how wide they are at least.
const COLUMNS: [(&str, usize); 13] = [
    ("bench-seats", 5),
    ("bench-moves", 12),
    ("bench-share", 9),
    ("bench-games", 8),
    ("bench-decisions", 6),
    ("bench-bytes", 6),
    ("bench-playout", 7),
    ("bench-view", 5),
    ("bench-knows", 5),
    ("bench-copy", 5),
    ("bench-world", 5),
    ("bench-slow", 7),
    ("bench-worst", 6),
];

/// The reference is measured for this part of the time, right before the games that are compared with it.
const REFERENCE_PART: u32 = 4;

fn pace(title: &'static dyn Title, seconds: u64, words: &Words) -> anyhow::Result<()> {
    let (least, most) = title.seats();
    let time = Duration::from_secs(seconds);
    say!("{}", words.tell("bench-head", &args![game => title.name(), seconds => seconds]));
    let heads = COLUMNS.map(|(key, _)| words.say(key));
    let line = |cells: &[String]| {
        let cells = cells.iter().zip(&heads).zip(COLUMNS).map(|((cell, head), (_, least))| {
            let width = head.chars().count().max(least);
            format!("  {cell:>width$}")
        });
        say!("{}", cells.collect::<String>());
    };
    line(&heads);
    for seats in least..=most {
        let setup = cli::usual(title, seats);
        let reference = reference::moves(time / REFERENCE_PART, processor_time);
        let (pace, costs) = (title.pace(&setup, time, processor_time)?, title.costs(&setup, time, processor_time)?);
        let passed = pace.time.as_secs_f64();
        let (moves, games) = (pace.moves as f64, pace.games as f64);
        let share = moves / passed / reference;
        let of_games =
            [(f64::from(seats), 0), (moves / passed, 0), (share, 2), (games / passed, 0), (moves / games, 1)];
        let bytes = [(pace.state_bytes as f64, 0)];
        let costs = [
            (pace.playout(), 1),
            (costs.view, 2),
            (costs.knowledge, 2),
            (costs.copy, 3),
            (costs.world, 1),
            (costs.slow_world, 1),
            (costs.worst_world, 0),
        ];
        let costs = costs.map(|(cost, digits)| (micros(cost), digits));
        let numbers = of_games.into_iter().chain(bytes).chain(costs);
        line(&numbers.map(|(number, digits)| words.decimal(number, digits)).collect::<Vec<String>>());
    }
    say!("  {}", Script::of(title, cli::usual(title, most), BEGINNER, 1)?.time(words)?);
    Ok(())
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
