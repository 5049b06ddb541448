//! What is worth retelling of a game: the biggest haul, and the robbery that failed by the least.

use std::cmp::Reverse;

use dollars_wanted::{DollarsWanted, Event};
use look::Reader;
use look::highlight::{Highlight, greatest};

use crate::speech;

/// The highlights of a finished game.
pub(crate) fn highlights(reader: &Reader<'_, DollarsWanted>, events: &[&Event]) -> Vec<Highlight> {
    let haul = greatest(events, |event| match event {
        Event::Won { building, .. } => Some(reader.game.building(*building).dollars),
        _ => None,
    });
    let close = greatest(events, |event| match event {
        Event::Failed { missing, .. } => Some(Reverse(missing.count() - missing.wild)),
        _ => None,
    });
    let told = |(key, event): (&str, Option<usize>)| {
        let said = speech::spoken(reader, events[event?])?;
        Some(Highlight::new(reader.words, key, event?, said))
    };
    [("highlight-haul", haul), ("highlight-close", close)].into_iter().filter_map(told).collect()
}
