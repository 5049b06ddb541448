//! What `posse replay --analysis` prints: the chances over the game, and the costliest decisions.

use indicatif::{ProgressBar, ProgressStyle};
use look::{Show, Words};
use play::Replay;
use play::analysis::{Analysis, Decision, NOISE, costliest};
use table::{BySeat, Viewer};

use crate::output::say;

/// How many lines the chances take at most.
const LINES: usize = 20;

/// How many decisions are named at most.
const NAMED: usize = 10;

/// Analyses a finished game and prints the result. `replay` is of the same game.
///
/// # Errors
/// When the log cannot be followed.
pub(crate) fn tell(analysis: Analysis, replay: &mut Replay, show: &dyn Show, words: &Words) -> anyhow::Result<()> {
    let (bot, _) = show.title().strongest();
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} decisions, {eta} left");
    let progress = ProgressBar::new(analysis.len() as u64).with_style(style.expect("the template is right"));
    let decisions: Vec<Decision> = progress.wrap_iter(analysis).collect();
    progress.finish_and_clear();
    replay.go(u64::MAX)?;
    say!();
    say!("Analysis: what the bot {bot} thinks of {} decisions, from what each seat knew then", decisions.len());
    tell_chances(&decisions, replay);
    tell_costliest(&decisions, replay, show, words)
}

/// Prints the chances of all seats, as estimated last, after every so many decisions.
fn tell_chances(decisions: &[Decision], replay: &Replay) {
    let over = replay.snapshot();
    let names = over.names();
    let mut chances = BySeat::new(over.header().seats, |_| "-".to_owned());
    let line = |start: &str, cells: &BySeat<String>| {
        let cells = cells.iter().zip(names.iter()).map(|(cell, name)| {
            let width = name.chars().count().max(4);
            format!("  {cell:>width$}")
        });
        say!("{start:>6}{}", cells.collect::<String>());
    };
    say!("The chance to win in percent, as it was estimated at each seat’s last decision so far:");
    line("entry", &names);
    for part in decisions.chunks(decisions.len().div_ceil(LINES).max(1)) {
        for decision in part {
            chances[decision.seat] = percent(decision.chance);
        }
        line(&part[part.len() - 1].entry.to_string(), &chances);
    }
    if let Some(outcome) = over.outcome() {
        line("end", &outcome.shares().iter().map(|share| percent(*share)).collect());
    }
}

fn tell_costliest(decisions: &[Decision], replay: &mut Replay, show: &dyn Show, words: &Words) -> anyhow::Result<()> {
    let list = costliest(decisions, NAMED);
    if list.is_empty() {
        say!("No decision cost {} percentage points or more.", percent(NOISE));
        return Ok(());
    }
    say!("The costliest decisions; less than {} percentage points cannot be told from chance:", percent(NOISE));
    say!(" entry  points");
    for Decision { entry, seat, taken, best, cost, .. } in list {
        replay.go(entry - 1)?;
        let before = replay.snapshot();
        let told = |text: &str| {
            let seen = before.seen(Viewer::Seat(*seat));
            seen.and_then(|seen| show.describe(seen, text, words)).unwrap_or_else(|| text.to_owned())
        };
        say!("{entry:>6}  {:>6}  {}: {}; better: {}", percent(*cost), before.names()[*seat], told(taken), told(best));
    }
    Ok(())
}

/// A part of 1 as a whole number of percent.
fn percent(part: f32) -> String {
    format!("{:.0}", part * 100.0)
}
