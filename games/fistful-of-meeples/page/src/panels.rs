//! What each player has, in seating order.

use fistful_of_meeples::{Cube, Event, Field, FistfulOfMeeples, Step, Supply};
use look::{Reader, Scene, Words, args};
use maud::{Markup, html};
use table::Seat;

use crate::art;

/// The players.
pub(crate) fn panels(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let view = scene.view;
    let asked = view.board.asked().unwrap_or(view.board.active);
    let active = |seat| seat == asked && !matches!(view.board.step, Step::Over(_));
    look::panels::panels(scene, active, |seat| {
        let board = &view.board;
        let markers = Field::SHOWDOWN.map(|field| board.marker(field) == Some(seat));
        scene.part(&(points(scene, seat), board.seats[seat], lost(scene.last, seat), markers), facts)
    })
}

fn facts(
    reader: &Reader<'_, FistfulOfMeeples>,
    (points, supply, lost, markers): &(i32, Supply, u8, [bool; 2]),
) -> Markup {
    let (words, lost) = (reader.words, *lost);
    html! {
        strong.points { (words.tell("points", &args![count => *points])) }
        (amount(&art::cube(Cube::Gold), supply.gold, &words.tell("count-gold", &args![count => supply.gold])))
        span.fact {
            (amount(&art::cube(Cube::Stone), supply.stone, &words.tell("count-stone", &args![count => supply.stone])))
            @if lost > 0 { span.lost aria-hidden="true" { (words.number(-i32::from(lost))) } }
        }
        (amount(&art::picture("bar", 60, 34), supply.bars, &words.tell("count-bars", &args![count => supply.bars])))
        (amount(
            &art::picture("blank", 60, 34),
            supply.signs,
            &words.tell("count-signs", &args![count => supply.signs]),
        ))
        @for (field, _) in Field::SHOWDOWN.into_iter().zip(markers).filter(|(_, is_there)| **is_there) {
            span.fact.marker title=(marker(field, words)) {
                (art::picture("guns", 124, 92))
                span.unseen { (marker(field, words)) }
            }
        }
    }
}

/// A number beside its picture; in words for screen readers, and for everybody if there is room.
fn amount(picture: &Markup, count: u8, said: &str) -> Markup {
    html! { span.fact title=(said) { (picture) span.count aria-hidden="true" { (count) } span.said { (said) } } }
}

/// Says that a player's marker is on a field.
pub(crate) fn marker(field: Field, words: &Words) -> String {
    words.tell("marker-there", &args![field => words.say(&format!("field-{field}.on"))])
}

/// A seat's points if the game ended now (FM-31). All of it is open information.
pub(crate) fn points(scene: &Scene<'_, FistfulOfMeeples>, seat: Seat) -> i32 {
    let (board, edition) = (&scene.view.board, scene.game.edition());
    let signs = board.signs.iter().flatten().filter(|sign| sign.owner == seat);
    let signs: i32 = signs.map(|sign| i32::from(edition.sign_points[sign.face as usize])).sum();
    let supply = board.seats[seat];
    i32::from(supply.gold) + i32::from(supply.bars) * i32::from(edition.bar_points) + signs
}

/// How many stone cubes a seat has just lost to explosions.
fn lost(last: &[Event], seat: Seat) -> u8 {
    let lost = last.iter().filter_map(|event| match event {
        Event::Exploded { lost } => Some(lost[seat]),
        _ => None,
    });
    lost.sum()
}
