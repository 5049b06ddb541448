//! The events at a table, told in short lines.

use std::fmt::Display;

use fistful_of_meeples::{Cause, Cube, Event, FistfulOfMeeples, Meeples};
use table_kit::Teller;

/// Writes the events as lines.
#[derive(Clone)]
pub(crate) struct Lines;

impl Teller<FistfulOfMeeples> for Lines {
    fn line(_: &FistfulOfMeeples, event: &Event) -> String {
        match event {
            Event::First { seat } => format!("{seat} begins"),
            Event::Settled { seat, building } => format!("{seat} settles {building}"),
            Event::Turn { seat, number } => format!("turn {number}: {seat}"),
            Event::Passed { seat } => format!("{seat} passes"),
            Event::Took { seat, place, meeples } => format!("{seat} takes {} from {place}", list(*meeples)),
            Event::Armed { left } => format!("dynamite into the bag, {left} left"),
            Event::Dropped { seat, meeple, field } => format!("{seat} drops {meeple} {field}"),
            Event::BowedOut { seat, field } => format!("{seat} drops madame {field}: to the saloon"),
            Event::Overflowed { seat, meeples } => format!("{seat} drops {}: to the saloon", list(*meeples)),
            Event::Marked { seat, field } => format!("marker {seat} {field}"),
            Event::Drew { seat, cause, cubes } => format!("{seat} draws {}: {}", count(cubes), why(*cause)),
            Event::Exploded { lost } => format!("explosion: {}", words(lost.iter())),
            Event::Built { seat, building } => format!("{seat} builds {building}"),
            Event::Upgraded { seat, building } => format!("{seat} upgrades {building}"),
            Event::Declined { seat, building } => format!("{seat} declines {building}"),
            Event::Arrested { building, robbers } => format!("{robbers} robber from {building} to jail"),
            Event::Invited { building, builders } => format!("{builders} builder from {building} to the saloon"),
            Event::Resolved { meeple, building, .. } => format!("{meeple} into {building}"),
            Event::Rolled { seat, field, die } => format!("{seat} rolls {die} {field}"),
            Event::Rerolled { seat, field, die } => format!("{seat} rolls {die} {field} again"),
            Event::Kept { seat, field } => format!("{seat} keeps {field}"),
            Event::Decided { winner: Some(field), .. } => format!("{field} wins"),
            Event::Decided { winner: None, .. } => "both die".to_owned(),
            Event::Buried { seat, meeple, grave: Some(grave), .. } => {
                format!("{seat} buries {meeple} in grave {}", grave + 1)
            }
            Event::Buried { seat, meeple, grave: None, .. } => format!("{seat} has no grave for {meeple}"),
            Event::Survived { seat, meeple, .. } => format!("{seat} leads {meeple} to the saloon"),
            Event::BarBought { seat, price, left } => format!("{seat} buys a bar for {price}, {left} left"),
            Event::LastRound { end } => format!("last round: {}", end.name()),
            Event::Ended { end } => format!("end: {}", end.name()),
        }
    }
}

/// The number of cubes of each kind.
fn count(cubes: &[Cube]) -> String {
    let counts = Cube::ALL.map(|kind| (cubes.iter().filter(|cube| **cube == kind).count(), kind.name()));
    let told: Vec<String> =
        counts.iter().filter(|(count, _)| *count > 0).map(|(count, name)| format!("{count} {name}")).collect();
    if told.is_empty() { "nothing".to_owned() } else { told.join(" ") }
}

fn why(cause: Cause) -> String {
    match cause {
        Cause::Door { meeple, building } => format!("{meeple} at {building}"),
        Cause::Showdown { loser } => format!("{loser} shot"),
    }
}

/// Every meeple by itself.
fn list(meeples: Meeples) -> String {
    words(meeples.iter())
}

fn words<T: Display>(things: impl Iterator<Item = T>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}
