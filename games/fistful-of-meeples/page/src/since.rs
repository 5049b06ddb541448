//! What happened since the viewer's last turn, drawn.

use fistful_of_meeples::{Building, Cause, Cube, Event, Face, FistfulOfMeeples, Meeple, Meeples, Place};
use look::{Words, icons};
use maud::{Markup, html};
use table::{BySeat, Seat};

use crate::{art, speech};

/// The length of a die's edge, in the units of its drawing.
const EDGE: i32 = 48;

/// A line a turn: who it was, whom he took and put where, and what that brought to whom. Each drawing has the sentence
/// of the log as its name.
pub(crate) fn since(game: &FistfulOfMeeples, events: &[&Event], names: &BySeat<String>, words: &Words) -> Markup {
    let begins = |event: &Event| matches!(event, Event::Turn { .. });
    let lines = events.chunk_by(|_, next| !begins(next)).map(|line| (line, pieces(game, line, names, words)));
    let lines: Vec<_> = lines.filter(|(_, pieces)| !pieces.is_empty()).collect();
    html! {
        @if !lines.is_empty() {
            ol.fistful-of-meeples.turns {
                @for (line, pieces) in lines {
                    li {
                        @if let Some(seat) = whose(line) { (icons::avatar(seat)) strong { (names[seat]) } }
                        @for piece in pieces { (piece) }
                    }
                }
            }
        }
    }
}

/// Whose turn a line tells of, though it may have begun before.
fn whose(line: &[&Event]) -> Option<Seat> {
    match line[0] {
        Event::Turn { seat, .. } => Some(*seat),
        _ => line.iter().find_map(|event| actor(event)),
    }
}

fn pieces(game: &FistfulOfMeeples, line: &[&Event], names: &BySeat<String>, words: &Words) -> Vec<Markup> {
    let turn = whose(line);
    let piece = |event: &&Event| {
        let said = speech::logged(event, names, words)?;
        let (class, drawing) = drawing(game, event, words)?;
        let other = actor(event).filter(|seat| turn != Some(*seat));
        Some(html! {
            span class={ "piece " (class) } role="img" aria-label=(said) {
                @if let Some(seat) = other { (icons::avatar(seat)) }
                (drawing)
            }
        })
    };
    line.iter().filter_map(piece).collect()
}

/// Who did it, where that may be somebody else than whose turn it is.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Settled { seat, .. }
        | Event::Took { seat, .. }
        | Event::Dropped { seat, .. }
        | Event::Built { seat, .. }
        | Event::Marked { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Upgraded { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::Rerolled { seat, .. }
        | Event::BarBought { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// What an event looks like, with the class of its sign: who or what came, and what it cost.
fn drawing(game: &FistfulOfMeeples, event: &Event, words: &Words) -> Option<(&'static str, Markup)> {
    let points = |face: Face| words.number(game.edition().sign_points[face as usize].into());
    Some(match event {
        Event::Settled { building, .. } => ("built", sign(*building, &points(Face::Five))),
        Event::Took { place, meeples, .. } => ("took", html! { (stands(*place)) (crowd(*meeples)) }),
        Event::Dropped { meeple, field, .. } => (
            "put",
            html! {
                (art::figure(*meeple))
                @match field.building() {
                    Some(building) => (art::building(building)),
                    None => (art::picture("guns", 124, 92)),
                }
            },
        ),
        Event::Marked { .. } => ("put", art::picture("guns", 124, 92)),
        Event::Drew { cubes, .. } if cubes.is_empty() => return None,
        Event::Drew { cause, cubes, .. } => (
            "came",
            html! {
                @match cause {
                    Cause::Door { meeple, building } => { (art::figure(*meeple)) (art::building(*building)) },
                    Cause::Showdown { loser } => { (art::figure(*loser)) (art::picture("guns", 124, 92)) },
                }
                @for cube in cubes { (art::cube(*cube)) }
            },
        ),
        Event::Exploded { lost } => (
            "gone",
            html! {
                (art::picture("blast", 160, 160))
                @for (seat, count) in lost.pairs().filter(|(_, count)| **count > 0) {
                    (icons::avatar(seat)) (words.number(-i32::from(*count)))
                }
            },
        ),
        Event::Built { building, .. } => ("built", sign(*building, &points(Face::Five))),
        Event::Upgraded { building, .. } => ("built", sign(*building, &points(Face::Ten))),
        Event::Arrested { robbers, .. } => ("put", html! { (many(Meeple::Robber, *robbers)) (stands(Place::Jail)) }),
        Event::Invited { builders, .. } => {
            ("put", html! { (many(Meeple::Builder, *builders)) (stands(Place::Saloon)) })
        }
        Event::Rolled { die, .. } | Event::Rerolled { die, .. } => {
            ("rolls", html! { svg.picture viewBox="-2 -2 52 52" aria-hidden="true" { (art::die(*die, 0, 0, EDGE)) } })
        }
        Event::Buried { meeple, .. } => ("gone", html! { (art::figure(*meeple)) (art::picture("grave", 56, 64)) }),
        Event::BarBought { price, .. } => (
            "built",
            html! {
                (art::picture("bar", 60, 34)) " " (words.number(-i32::from(*price))) (art::cube(Cube::Gold))
            },
        ),
        _ => return None,
    })
}

fn sign(building: Building, points: &str) -> Markup {
    html! { (art::building(building)) (art::picture("blank", 60, 34)) b { (points) } }
}

/// A place as a picture.
fn stands(place: Place) -> Markup {
    match place {
        Place::Building(building) => art::building(building),
        Place::Saloon => art::picture("saloon", 190, 190),
        Place::Jail => art::picture("jail", 190, 190),
    }
}

fn crowd(meeples: Meeples) -> Markup {
    html! { @for meeple in meeples.kinds() { (many(meeple, meeples.count(meeple))) } }
}

/// A meeple with how many there are, where they are several.
fn many(meeple: Meeple, count: u8) -> Markup {
    html! { (art::figure(meeple)) @if count > 1 { b data-mark={ "×" (count) } {} } }
}
