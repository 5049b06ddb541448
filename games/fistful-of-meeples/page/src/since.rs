//! What happened since the viewer's last turn, drawn and in words.

use fistful_of_meeples::{Building, Cause, Cube, Event, Face, Field, FistfulOfMeeples, Meeple, Meeples, Place, Side};
use look::since::SinceTurn;
use look::{Reader, Words, icons};
use maud::{Markup, html};
use table::Seat;

use crate::{art, speech};

/// The length of a die's edge, in the units of its drawing.
const EDGE: i32 = 48;

/// A turn: whom a player took and put where, and what that brought to whom; `None` if nothing in it is drawn. One line
/// tells who went where; a roll is told by what it decides.
pub(crate) fn since(reader: &Reader<'_, FistfulOfMeeples>, turn: &[&Event]) -> Option<SinceTurn> {
    let whose = turn[0].turn()?;
    let mut said: Vec<String> = Vec::new();
    let mut pieces: Vec<Markup> = Vec::new();
    let dropped = turn.iter().filter_map(|event| match event {
        Event::Dropped { meeple, field, .. } => Some(went(*meeple, *field, reader.words)),
        _ => None,
    });
    let mut dropped: Vec<String> = dropped.collect();
    for event in &turn[1..] {
        if let Some((class, drawing)) = drawing(reader, event) {
            let other = actor(event).filter(|seat| whose != *seat);
            pieces.push(html! {
                span class={ "piece " (class) } {
                    @if let Some(seat) = other { (icons::avatar(seat)) }
                    (drawing)
                }
            });
        }
        match event {
            Event::Dropped { .. } if dropped.is_empty() => {}
            Event::Dropped { .. } => said.push(format!("{}.", std::mem::take(&mut dropped).join(", "))),
            Event::Marked { .. } | Event::Rolled { .. } | Event::Rerolled { .. } => {}
            _ => said.extend(speech::logged(reader, event)),
        }
    }
    let strip = html! { @for piece in &pieces { (piece) } };
    (!pieces.is_empty()).then_some(SinceTurn { whose: Some(whose), strip, words: said })
}

/// Who went where, as briefly as possible.
fn went(meeple: Meeple, field: Field, words: &Words) -> String {
    let to = match field.building() {
        Some(building) => art::place_name(Place::Building(building), words),
        None => art::field_name(field, words),
    };
    format!("{}\u{a0}→ {to}", art::meeple_name(meeple, words))
}

/// The seat that acted, for events in which it need not be the active seat.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Took { seat, .. }
        | Event::Dropped { seat, .. }
        | Event::Built { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Upgraded { seat, .. }
        | Event::BarBought { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// The drawing of an event, with the class of its sign: who or what came, and what it cost.
fn drawing(Reader { game, words, .. }: &Reader<'_, FistfulOfMeeples>, event: &Event) -> Option<(&'static str, Markup)> {
    let points = |face: Face| words.number(game.edition().sign_points[face as usize].into());
    Some(match event {
        Event::Took { place, meeples, .. } => ("took", html! { (stands(*place)) "→" (crowd(*meeples)) }),
        Event::Dropped { meeple, field, .. } => (
            "put",
            html! {
                (art::figure(*meeple)) "→"
                @match field.building() {
                    Some(building) => (art::building(building)),
                    None => (art::picture("guns", 124, 92)),
                }
            },
        ),
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
        Event::Arrested { robbers, .. } => {
            ("put", html! { (many(Meeple::Robber, *robbers)) "→" (stands(Place::Jail)) })
        }
        Event::Invited { builders, .. } => {
            ("put", html! { (many(Meeple::Builder, *builders)) "→" (stands(Place::Saloon)) })
        }
        Event::Decided { sides, .. } => (
            "rolls",
            html! {
                @for Side { seat, meeple, die } in sides {
                    (icons::avatar(*seat)) (art::figure(*meeple))
                    svg.picture viewBox="-2 -2 52 52" aria-hidden="true" { (art::die(*die, 0, 0, EDGE)) }
                }
            },
        ),
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

/// A meeple, with the number if there are several.
fn many(meeple: Meeple, count: u8) -> Markup {
    html! { (art::figure(meeple)) @if count > 1 { b data-mark={ "×" (count) } {} } }
}
