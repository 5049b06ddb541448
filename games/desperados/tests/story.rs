//! The events at a table, told in short lines.

use std::fmt::Display;

use desperados::{Desperados, Event, Tie};
use table_kit::Teller;

/// Writes the events as lines, including those for one seat alone.
#[derive(Clone)]
pub(crate) struct Lines;

impl Teller<Desperados> for Lines {
    fn line(_: &Desperados, event: &Event) -> String {
        line(event)
    }
}

/// An event as a line.
pub(crate) fn line(event: &Event) -> String {
    match event {
        Event::Opened { spot, place } => format!("open {spot}: {place}"),
        Event::First { seat } => format!("{seat} begins"),
        Event::Turn { seat, number } => format!("turn {number}: {seat}"),
        Event::Drew { seat, count } => format!("{seat} draws {count}"),
        Event::YouDrew { cards } => format!("you draw {}", list(cards)),
        Event::Reshuffled => "reshuffle".to_owned(),
        Event::Placed { seat, card, spot } => format!("{seat} places {card} {spot}"),
        Event::Stuck { seat, neighbour, card: Some(card) } => format!("{seat} is stuck: {neighbour} takes {card}"),
        Event::Stuck { seat, neighbour, card: None } => format!("{seat} is stuck: {neighbour} takes nothing"),
        Event::HoldUp { seat, spot, place } => format!("{seat} holds up {place} at {spot}"),
        Event::Revealed { seat, gang, strength: 0 } if gang.is_empty() => format!("{seat} stays away"),
        Event::Revealed { seat, gang, strength } => format!("{seat} joins with {strength}: {}", list(gang)),
        Event::NobodyJoined { spot, running } => format!("nobody joins at {spot}, {running} running"),
        Event::Won { seat, spot, place, tie: None } => format!("{seat} wins {place} at {spot}"),
        Event::Won { seat, spot, place, tie: Some(Tie::Recent) } => format!("{seat} wins {place} at {spot} by a tie"),
        Event::Won { seat, spot, place, tie: Some(Tie::First) } => {
            format!("{seat} wins {place} at {spot} by a tie of those who never placed")
        }
        Event::Wanted { seat, gang } => format!("{seat} wanted: {}", list(gang)),
        Event::Dismissed { seat, gang } => format!("{seat} dismissed: {}", list(gang)),
        Event::Cleared { spot, cards } => format!("cleared {spot}: {}", list(cards)),
        Event::Ended { end } => format!("end: {}", end.name()),
    }
}

/// The things, separated by spaces.
pub(crate) fn list<T: Display>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
