//! `posse bench`: measures the speed of the rules and the cost of a search, in the CPU time of its own thread. So a
//! busy machine takes longer but prints the same figures.

mod reference;

use std::time::Duration;

use catalog::titles;
use erasure::{BEGINNER, Title};
use look::{Words, args};
use serde_json::{Value, json};

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
        if args.json { tell_json(title, args.seconds)? } else { tell(title, args.seconds, words)? }
    }
    Ok(())
}

/// A figure of random games or of what a search pays for: its name in JSON, with its unit, the message that heads its
/// column, how wide that is at least, and how many decimals it has.
struct Figure {
    name: &'static str,
    head: &'static str,
    width: usize,
    decimals: usize,
}

const fn figure(name: &'static str, head: &'static str, width: usize, decimals: usize) -> Figure {
    Figure { name, head, width, decimals }
}

const FIGURES: [Figure; 14] = [
    figure("seats", "bench-seats", 5, 0),
    figure("moves_per_second", "bench-moves", 12, 0),
    figure("reference_moves_per_second", "bench-reference", 12, 0),
    figure("share_of_reference", "bench-share", 9, 2),
    figure("games_per_second", "bench-games", 8, 0),
    figure("decisions_per_game", "bench-decisions", 6, 1),
    figure("state_bytes", "bench-bytes", 6, 0),
    figure("playout_us", "bench-playout", 7, 1),
    figure("view_us", "bench-view", 5, 2),
    figure("knows_us", "bench-knows", 5, 2),
    figure("copy_us", "bench-copy", 5, 3),
    figure("world_us", "bench-world", 5, 1),
    figure("world_p999_us", "bench-slow", 7, 1),
    figure("world_worst_us", "bench-worst", 6, 0),
];

/// This fraction of the time goes to measuring the reference, right before the games that are compared with it.
const REFERENCE_PART: u32 = 4;

/// The figures with this number of seats.
fn measured(title: &'static dyn Title, seats: u8, time: Duration) -> anyhow::Result<[f64; FIGURES.len()]> {
    let setup = cli::usual(title, seats);
    let reference = reference::moves(time / REFERENCE_PART, processor_time);
    let (pace, costs) = (title.pace(&setup, time, processor_time)?, title.costs(&setup, time, processor_time)?);
    let passed = pace.time.as_secs_f64();
    let (moves, games) = (pace.moves as f64, pace.games as f64);
    Ok([
        f64::from(seats),
        moves / passed,
        reference,
        moves / passed / reference,
        games / passed,
        moves / games,
        pace.state_bytes as f64,
        micros(pace.playout()),
        micros(costs.view),
        micros(costs.knowledge),
        micros(costs.copy),
        micros(costs.world),
        micros(costs.slow_world),
        micros(costs.worst_world),
    ])
}

/// Measures a game and prints a table.
fn tell(title: &'static dyn Title, seconds: u64, words: &Words) -> anyhow::Result<()> {
    let (least, most) = title.seats();
    say!("{}", words.tell("bench-head", &args![game => title.name(), seconds => seconds]));
    let heads = FIGURES.map(|figure| words.say(figure.head));
    let line = |cells: &[String]| {
        let cells = cells.iter().zip(&heads).zip(FIGURES).map(|((cell, head), figure)| {
            let width = head.chars().count().max(figure.width);
            format!("  {cell:>width$}")
        });
        say!("{}", cells.collect::<String>());
    };
    line(&heads);
    for seats in least..=most {
        let figures = measured(title, seats, Duration::from_secs(seconds))?;
        let cells = figures.iter().zip(FIGURES).map(|(number, figure)| words.decimal(*number, figure.decimals));
        line(&cells.collect::<Vec<String>>());
    }
    say!("  {}", Script::of(title, cli::usual(title, most), BEGINNER, 1)?.time()?.told(words));
    Ok(())
}

/// Measures a game and prints a JSON value for each number of seats and one for a replay.
fn tell_json(title: &'static dyn Title, seconds: u64) -> anyhow::Result<()> {
    let (least, most) = title.seats();
    for seats in least..=most {
        let figures = measured(title, seats, Duration::from_secs(seconds))?;
        let figures = FIGURES.iter().zip(figures).map(|(figure, number)| (figure.name.to_owned(), json!(number)));
        let named = std::iter::once(("game".to_owned(), json!(title.name())));
        say!("{}", Value::Object(named.chain(figures).collect()));
    }
    let replay = Script::of(title, cli::usual(title, most), BEGINNER, 1)?.time()?;
    let of_replay = json!({ "decisions": replay.decisions, "ms": replay.plain, "with_digests_ms": replay.digests });
    say!("{}", json!({ "game": title.name(), "replay": of_replay }));
    Ok(())
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
