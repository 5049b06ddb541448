//! `posse bench`: measures the speed of the rules, and what a search pays for.

use std::time::Duration;

use catalog::titles;
use erasure::{BEGINNER, Title};

use crate::cli::{self, BenchArgs};
use crate::output::say;
use crate::script::Script;

pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<()> {
    let titles: Vec<&'static dyn Title> = match &args.game {
        Some(name) => vec![cli::title(name)?],
        None => titles().iter().collect(),
    };
    for title in titles {
        pace(title, args.seconds)?;
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
    say!("  {}", Script::of(title, cli::usual(title, most), BEGINNER, 1)?.time()?);
    Ok(())
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
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
    fn thousands_stand_apart() {
        assert_eq!([grouped(7.0), grouped(1234.4), grouped(1_000_000.0)], ["7", "1 234", "1 000 000"]);
    }
}
