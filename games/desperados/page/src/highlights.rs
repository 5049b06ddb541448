//! What is worth retelling of a game: the strongest gang that won, and the hold-up that was won by the least.

use std::cmp::Reverse;

use desperados::{Desperados, Event};
use look::Reader;
use look::highlight::{Highlight, greatest};

use crate::speech;

/// The highlights of a finished game.
pub(crate) fn highlights(reader: &Reader<'_, Desperados>, events: &[&Event]) -> Vec<Highlight> {
    let won = hold_ups(events);
    let won: Vec<&HoldUp> = won.iter().collect();
    let strongest = greatest(&won, |won| Some(won.strength)).map(|at| won[at].gang);
    let closest = greatest(&won, |won| Some(Reverse(won.strength - won.rival?))).map(|at| won[at].won);
    let told = |(key, event): (&str, Option<usize>)| {
        let said = speech::spoken(reader, events[event?])?;
        Some(Highlight::new(reader.words, key, event?, said))
    };
    [("highlight-gang", strongest), ("highlight-close", closest)].into_iter().filter_map(told).collect()
}

/// A hold-up that a gang won.
struct HoldUp {
    /// The event that revealed the gang.
    gang: usize,
    /// The event that told that it won.
    won: usize,
    strength: u16,
    /// The strength of the next gang; `None` if no other joined.
    rival: Option<u16>,
}

fn hold_ups(events: &[&Event]) -> Vec<HoldUp> {
    let (mut won, mut gangs) = (Vec::new(), Vec::new());
    for (at, event) in events.iter().enumerate() {
        match event {
            Event::HoldUp { .. } => gangs.clear(),
            Event::Revealed { seat, gang, strength } if !gang.is_empty() => gangs.push((at, *seat, *strength)),
            Event::Won { seat, .. } => {
                let rival = gangs.iter().filter(|(_, other, _)| other != seat).map(|(.., strength)| *strength).max();
                let own = gangs.iter().find(|(_, own, _)| own == seat);
                won.extend(own.map(|(gang, _, strength)| HoldUp { gang: *gang, won: at, strength: *strength, rival }));
            }
            _ => {}
        }
    }
    won
}
