//! What a meeple would bring now, and to whom: the mark at a door or at a meeple in hand.

use fistful_of_meeples::{Building, Face, Field, FistfulOfMeeples, Meeple};
use look::{Scene, icons};
use maud::{Markup, html};
use table::Seat;

use crate::{art, speech};

/// What a meeple would bring now on this field; nothing on a showdown field.
pub(crate) fn on_field(scene: &Scene<'_, FistfulOfMeeples>, field: Field, meeple: Meeple) -> Markup {
    html! { @if let Some(building) = field.building() { (at_door(scene, building, meeple)) } }
}

/// What a meeple at this door would bring, and the mark of the player who gets it: cubes, or the points of a sign that
/// can be built or upgraded.
pub(crate) fn at_door(scene: &Scene<'_, FistfulOfMeeples>, building: Building, meeple: Meeple) -> Markup {
    let (game, board) = (scene.game, &scene.view.board);
    if let Some((seat, cubes)) = speech::gain(game, board, building, meeple) {
        return drawn(cubes, seat);
    }
    match game.offer_at(board, building).filter(|_| meeple == Meeple::Builder) {
        Some(seat) => {
            let face = board.sign(building).map_or(Face::Five, |_| Face::Ten);
            let points = game.edition().sign_points[face as usize];
            html! { span.gain aria-hidden="true" { (art::picture("blank", 60, 34)) span data-mark=(points) {} (icons::avatar(seat)) } }
        }
        None => html! {},
    }
}

/// This many cubes from the bag for this player.
pub(crate) fn drawn(cubes: u8, seat: Seat) -> Markup {
    html! {
        span.gain aria-hidden="true" {
            (art::picture("sack", 96, 110)) span data-mark={ "+" (cubes) } {} (icons::avatar(seat))
        }
    }
}
