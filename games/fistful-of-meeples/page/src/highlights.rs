//! What is worth retelling of a game: the luckiest draw, the showdown that paid best, and the worst explosion.

use fistful_of_meeples::{Cause, Cube, Event, FistfulOfMeeples};
use look::Reader;
use look::highlight::{Highlight, greatest};

use crate::speech;

/// The highlights of a finished game.
pub(crate) fn highlights(reader: &Reader<'_, FistfulOfMeeples>, events: &[&Event]) -> Vec<Highlight> {
    let draw = greatest(events, |event| match event {
        Event::Drew { cause: Cause::Door { .. }, cubes, .. } => gold(cubes),
        _ => None,
    });
    let reward = greatest(events, |event| match event {
        Event::Drew { cause: Cause::Showdown { .. }, cubes, .. } => gold(cubes),
        _ => None,
    });
    let shown = reward.and_then(|at| events[..at].iter().rposition(|event| matches!(event, Event::Decided { .. })));
    let blast = greatest(events, |event| match event {
        Event::Exploded { lost } => Some(lost.iter().sum::<u8>()).filter(|lost| *lost > 0),
        _ => None,
    });
    let told = |(key, event, then): (&str, Option<usize>, Option<usize>)| {
        let said = [event?].into_iter().chain(then).filter_map(|at| speech::spoken(reader, events[at]));
        Some(Highlight::new(reader.words, key, event?, said.collect::<Vec<_>>().join(" ")))
    };
    let all = [("highlight-draw", draw, None), ("highlight-showdown", shown, reward), ("highlight-blast", blast, None)];
    all.into_iter().filter_map(told).collect()
}

/// How much gold was drawn; `None` if there was none.
fn gold(cubes: &[Cube]) -> Option<usize> {
    Some(cubes.iter().filter(|cube| **cube == Cube::Gold).count()).filter(|count| *count > 0)
}
