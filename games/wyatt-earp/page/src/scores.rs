//! The score table at the end, one line per hand.

use look::ending::ScoreLine;
use look::{Words, args};
use table::{BySeat, Outcome};
use wyatt_earp::Event;

/// What each seat won in each hand, in dollars.
pub(crate) fn scores(events: &[&Event], outcome: &Outcome, words: &Words) -> Vec<ScoreLine> {
    let mut lines: Vec<ScoreLine> = Vec::new();
    for event in events {
        match event {
            Event::HandBegan { number, .. } => lines.push(ScoreLine {
                label: words.tell("score-hand", &args![number => *number]),
                amounts: BySeat::new(outcome.scores.seats(), |_| 0),
            }),
            Event::Scored(scored) => {
                let Some(line) = lines.last_mut() else { continue };
                let won = line.amounts.iter_mut().zip(scored.shares.iter());
                won.for_each(|(amount, thousands)| *amount += 1000 * i32::from(*thousands));
            }
            _ => {}
        }
    }
    lines
}
