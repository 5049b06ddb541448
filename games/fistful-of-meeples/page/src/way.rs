//! The fields of the street: the meeples, markers and dice on them, and the meeples to come.

use fistful_of_meeples::{Direction, Event, Field, FistfulOfMeeples, Meeple, Step};
use look::Scene;
use maud::{Markup, html};
use table::Seat;

use crate::art::{Bounds, coin, die, stamp};
use crate::spot::Spot;

/// Where the meeples in hand will land: for each field the number of the meeple that comes there, by direction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ghosts {
    coming: [[Option<usize>; 2]; fistful_of_meeples::FIELDS],
    /// How many find no free field.
    pub(crate) rest: u8,
}

impl Ghosts {
    /// The fields, for the player who is putting meeples down; empty for others.
    pub(crate) fn of(scene: &Scene<'_, FistfulOfMeeples>) -> Ghosts {
        let mut ghosts = Ghosts::default();
        if !scene.asked() {
            return ghosts;
        }
        for fall in scene.view.falls(None) {
            for (number, field) in (1..).zip(&fall.fields) {
                ghosts.coming[field.index()][fall.direction as usize] = Some(number);
            }
            ghosts.rest = fall.rest;
        }
        ghosts
    }
}

/// A field with everything on it.
pub(crate) fn field(scene: &Scene<'_, FistfulOfMeeples>, ghosts: &Ghosts, field: Field) -> Markup {
    let board = &scene.view.board;
    // A fresh mark needs something still to be seen there, unless this is the frame of the event itself.
    let is_seen = scene.frame.is_some() || board.street.on(field).is_some();
    let fresh = touch(scene.last, field).filter(|_| is_seen);
    let on_it = OnField {
        field,
        fresh,
        marker: board.marker(field),
        meeple: board.street.on(field),
        flight: (fresh == Some(Touch::Dropped)).then(|| flight(scene, field)),
        rolled: rolled(scene, field),
        is_asked: board.step == Step::Reroll(field) || board.step == Step::Mark(field),
        coming: ghosts.coming[field.index()],
    };
    scene.part(&on_it, |_, on_it| on_it.draw())
}

/// What is on a field.
#[derive(Hash)]
struct OnField {
    field: Field,
    fresh: Option<Touch>,
    marker: Option<Seat>,
    meeple: Option<Meeple>,
    flight: Option<String>,
    rolled: Option<u8>,
    is_asked: bool,
    coming: [Option<usize>; 2],
}

impl OnField {
    fn draw(&self) -> Markup {
        let is_showdown = self.field.is_showdown();
        let half = if is_showdown { 75 } else { 52 };
        html! {
            g class={ "spot " (Spot::Field(self.field)) } id={ "field-" (self.field) } {
                rect.door x=(-half) y=(-half) width=(2 * half) height=(2 * half) rx="10" {}
                @if is_showdown { (stamp("guns", Bounds(-62, -46, 124, 92))) }
                @if self.fresh.is_some() {
                    rect.halo x=(-half) y=(-half) width=(2 * half) height=(2 * half) rx="10" {}
                }
                @if let Some(seat) = self.marker { (coin(seat, -72, 22, 50)) }
                @if let Some(meeple) = self.meeple {
                    g.stands.dropped[self.flight.is_some()] data-flies=[self.flight.as_ref()] {
                        (stamp(meeple.name(), Bounds(-34, -48, 68, 94)))
                    }
                }
                @if let Some(value) = self.rolled {
                    g.rolled[self.fresh == Some(Touch::Rolled)] { (die(value, 22, -70, 48)) }
                }
                @if self.is_asked { rect.asks x=(-half) y=(-half) width=(2 * half) height=(2 * half) rx="10" {} }
                (coming(self.coming, half))
            }
        }
    }
}

/// The meeples to come here, by direction: an arrow along the ring, and the number in the hand's order.
pub(crate) fn coming(numbers: [Option<usize>; 2], half: i32) -> Markup {
    let both = numbers[0].is_some() && numbers[1].is_some();
    html! {
        @for (direction, number) in Direction::ALL.into_iter().zip(numbers) {
            @if let Some(number) = number {
                @let (x, y) = match (direction, both) {
                    (_, false) => (-31, half - 29),
                    (Direction::Clockwise, true) => (-31, half - 29),
                    (Direction::Anticlockwise, true) => (-31, half - 60),
                };
                g class={ "coming " (direction.name()) @if both { " both" } } {
                    rect x=(x) y=(y) width="62" height="28" rx="14" {}
                    (stamp(direction.name(), Bounds(x + 4, y + 3, 22, 22)))
                    text x=(x + 42) y=(y + 22) { (number) }
                }
            }
        }
    }
}

/// The latest thing that happened on a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Touch {
    Dropped,
    Rolled,
    Other,
}

fn touch(last: &[Event], field: Field) -> Option<Touch> {
    last.iter().rev().find_map(|event| match event {
        Event::Dropped { field: at, .. } => (*at == field).then_some(Touch::Dropped),
        Event::Rolled { field: at, .. } | Event::Rerolled { field: at, .. } => (*at == field).then_some(Touch::Rolled),
        Event::Marked { field: at, .. }
        | Event::BowedOut { field: at, .. }
        | Event::Kept { field: at, .. }
        | Event::Buried { field: at, .. }
        | Event::Survived { field: at, .. } => (*at == field).then_some(Touch::Other),
        Event::Decided { winner: Some(at), .. } => (*at == field).then_some(Touch::Other),
        _ => None,
    })
}

/// Where the meeple on this field flew from: the viewer's own from their hand, all others from the place they were just
/// taken from.
fn flight(scene: &Scene<'_, FistfulOfMeeples>, field: Field) -> String {
    let taken = scene.last.iter().rev().find_map(|event| match event {
        Event::Took { seat, place, .. } if scene.view.viewer.seat() != Some(*seat) => Some(place),
        _ => None,
    });
    let from = taken.map_or_else(|| "hand".to_owned(), |place| format!("place-{place}"));
    format!("{from} {field}")
}

/// The die beside a showdown field: during the showdown, and after it while the roll is in the last move.
fn rolled(scene: &Scene<'_, FistfulOfMeeples>, field: Field) -> Option<u8> {
    let now = field.end().and_then(|end| scene.view.board.dice[end]);
    now.or_else(|| {
        scene.last.iter().rev().find_map(|event| match event {
            Event::Rolled { field: at, die, .. } | Event::Rerolled { field: at, die, .. } if *at == field => Some(*die),
            _ => None,
        })
    })
}
