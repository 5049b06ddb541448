//! `posse replay --analysis`: prints the chances over the game and the costliest decisions.

use look::{Names, Show, Words, args};
use play::Replay;
use play::analysis::{Analysis, Decision, NOISE, costliest};
use table::{BySeat, Viewer};

use crate::output::{bar, say};

/// The most lines for the chances.
const LINES: usize = 20;

/// The most decisions that are listed.
const NAMED: usize = 10;

/// The least width of a column of numbers.
const WIDTH: usize = 6;

/// Analyses a finished game and prints the result. `replay` replays the same game; `words` are the command line's.
///
/// # Errors
/// When the log cannot be replayed.
pub(crate) fn tell(analysis: Analysis, replay: &mut Replay, show: &dyn Show, words: &Words) -> anyhow::Result<()> {
    let (bot, _) = show.title().strongest();
    let progress = bar(analysis.len() as u64, "analysis-progress", words);
    let decisions: Vec<Decision> = progress.wrap_iter(analysis).collect();
    progress.finish_and_clear();
    replay.go(u64::MAX)?;
    say!();
    say!("{}", words.tell("analysis-head", &args![bot => bot, count => decisions.len()]));
    tell_chances(&decisions, replay, words);
    tell_costliest(&decisions, replay, show, words)
}

/// Prints the chances of all seats, each as last estimated, at regular intervals of decisions.
fn tell_chances(decisions: &[Decision], replay: &Replay, words: &Words) {
    let over = replay.snapshot();
    let names = over.names();
    let mut chances = BySeat::new(over.header().seats, |_| "-".to_owned());
    let [entry, end] = ["analysis-column-entry", "analysis-column-end"].map(|key| words.say(key));
    let starts = [&entry, &end].map(|text| text.chars().count());
    let width = starts.into_iter().fold(WIDTH, usize::max);
    let line = |start: &str, cells: &BySeat<String>| {
        let cells = cells.iter().zip(names.iter()).map(|(cell, name)| {
            let width = name.chars().count().max(4);
            format!("  {cell:>width$}")
        });
        say!("{start:>width$}{}", cells.collect::<String>());
    };
    say!("{}", words.say("analysis-percent"));
    line(&entry, &names);
    for part in decisions.chunks(decisions.len().div_ceil(LINES).max(1)) {
        for decision in part {
            chances[decision.seat] = percent(decision.chance);
        }
        line(&part[part.len() - 1].entry.to_string(), &chances);
    }
    if let Some(outcome) = over.outcome() {
        line(&end, &outcome.shares().iter().map(|share| percent(*share)).collect());
    }
}

fn tell_costliest(decisions: &[Decision], replay: &mut Replay, show: &dyn Show, words: &Words) -> anyhow::Result<()> {
    let list = costliest(decisions, NAMED);
    if list.is_empty() {
        say!("{}", words.tell("analysis-costly-none", &args![points => percent(NOISE)]));
        return Ok(());
    }
    say!("{}", words.tell("analysis-costliest", &args![points => percent(NOISE)]));
    let heads = ["analysis-column-entry", "analysis-column-points"].map(|key| words.say(key));
    let [first, second] = heads.each_ref().map(|head| head.chars().count().max(WIDTH));
    say!("{:>first$}  {:>second$}", heads[0], heads[1]);
    let of_game = show.words(words.language());
    for Decision { entry, seat, taken, best, cost, .. } in list {
        replay.go(entry - 1)?;
        let before = replay.snapshot();
        let names = before.names();
        let told = |text: &str| {
            let seen = before.seen(Viewer::Seat(*seat));
            let said = seen.and_then(|seen| show.describe(seen, text, Names::new(&names, None), of_game));
            said.unwrap_or_else(|| text.to_owned())
        };
        let name = names[*seat].as_str();
        let told = words.tell("analysis-better", &args![name => name, taken => told(taken), best => told(best)]);
        say!("{entry:>first$}  {:>second$}  {told}", percent(*cost));
    }
    Ok(())
}

/// A fraction as a whole percentage.
fn percent(part: f32) -> String {
    format!("{:.0}", part * 100.0)
}
