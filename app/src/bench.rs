//! `posse bench`: measures the speed of the rules and the strength of the bots.

use std::time::Duration;

use anyhow::Context as _;
use catalog::titles;
use erasure::{Budget, Title};
use table::Seat;

use crate::cli::{self, BenchArgs};
use crate::output::say;
use crate::script::Script;

/// The bot that all others play against.
const RANDOM: &str = "random";

/// How much a bot thinks in a turn of a duel.
const BUDGET: Budget = Budget::Iterations(1_000);

/// The quantile of the normal distribution for a two-sided 95 % interval.
const SURE: f64 = 1.96;

pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<()> {
    let titles: Vec<&'static dyn Title> = match &args.game {
        Some(name) => vec![cli::title(name)?],
        None => titles().iter().collect(),
    };
    for title in titles {
        if args.bots { duels(title, args.games, args.seed)? } else { pace(title, args.seconds)? }
    }
    Ok(())
}

fn pace(title: &'static dyn Title, seconds: u64) -> anyhow::Result<()> {
    let (least, most) = title.seats();
    let time = Duration::from_secs(seconds);
    say!("{}: random games on one core, {seconds} s for each number of seats, costs in µs", title.name());
    say!(
        "  seats       moves/s   games/s  decisions a game  bytes of state  playout   view  knows   copy  \
         world   99.9 %   worst"
    );
    for seats in least..=most {
        let setup = cli::usual(title, seats);
        let (pace, costs) = (title.pace(&setup, time)?, title.costs(&setup, time)?);
        let passed = pace.time.as_secs_f64();
        let (moves, games) = (pace.moves as f64, pace.games as f64);
        let (a_second, games_a_second) = (grouped(moves / passed), grouped(games / passed));
        let (decisions, bytes) = (moves / games, pace.state_bytes);
        let [playout, view, knows, copy] = [pace.playout(), costs.view, costs.knowledge, costs.copy].map(micros);
        let [mean, slow, worst] = [costs.world, costs.slow_world, costs.worst_world].map(micros);
        say!(
            "  {seats:>5}  {a_second:>12}  {games_a_second:>8}  {decisions:>16.1}  {bytes:>14}  {playout:>7.1}  \
             {view:>5.2}  {knows:>5.2}  {copy:>5.3}  {mean:>5.1}  {slow:>7.1}  {worst:>6.0}"
        );
    }
    let (strongest, _) = title.bots().pop().context("this game has no bot")?;
    say!("  {}", Script::of(title, cli::usual(title, most), strongest, 1)?.time()?);
    Ok(())
}

fn duels(title: &dyn Title, games: u64, seed: u64) -> anyhow::Result<()> {
    if !(title.seats().0..=title.seats().1).contains(&2) {
        say!("{}: is not for two", title.name());
        return Ok(());
    }
    let setup = cli::usual(title, 2);
    for (bot, version) in title.bots().into_iter().filter(|(bot, _)| *bot != RANDOM) {
        let mut won = 0.0;
        for game in 0..games {
            let (seat, bots) = if game % 2 == 0 { (Seat(0), [bot, RANDOM]) } else { (Seat(1), [RANDOM, bot]) };
            let outcome = title.duel(&setup, &bots, BUDGET, seed.wrapping_add(game))?;
            let winners: Vec<Seat> = outcome.iter().flat_map(|outcome| outcome.winners()).collect();
            if winners.contains(&seat) {
                won += 1.0 / winners.len() as f64;
            }
        }
        let share = Share::of(won, games as f64);
        let name = title.name();
        say!(
            "{name}: {bot} (version {version}) wins {:.1} % of {} games against {RANDOM}; 95 % sure: {:.1} to {:.1} %",
            100.0 * share.mean,
            grouped(games as f64),
            100.0 * share.least,
            100.0 * share.most
        );
    }
    Ok(())
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// A share of games with its confidence interval.
struct Share {
    mean: f64,
    least: f64,
    most: f64,
}

impl Share {
    /// Wilson's interval, which stays valid near 0 and 1. A shared victory counts half, which makes it slightly too
    /// wide.
    fn of(won: f64, games: f64) -> Share {
        let mean = won / games;
        let square = SURE * SURE;
        let middle = (mean + square / (2.0 * games)) / (1.0 + square / games);
        let spread = (mean * (1.0 - mean) / games + square / (4.0 * games * games)).sqrt();
        let half = SURE * spread / (1.0 + square / games);
        Share { mean, least: middle - half, most: middle + half }
    }
}

/// A whole number with its thousands separated.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let share = Share::of(80.0, 100.0);
        assert!((share.least - 0.7112).abs() < 1e-3 && (share.most - 0.8666).abs() < 1e-3);
        let all = Share::of(50.0, 50.0);
        assert!(all.least > 0.9 && all.most <= 1.0 + 1e-9);
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([grouped(7.0), grouped(1234.4), grouped(1_000_000.0)], ["7", "1 234", "1 000 000"]);
    }
}
