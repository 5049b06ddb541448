//! The drawings: symbols defined once per page, and their uses.

use fistful_of_meeples::{Building, Cube, Field, Meeple, Place};
use look::{Words, icons};
use maud::{Markup, PreEscaped, html};
use table::Seat;

/// The most players; each has a coin.
const SEATS: u8 = 4;

/// Every symbol, in an `svg` that itself shows nothing.
pub(crate) fn symbols() -> Markup {
    html! {
        svg.symbols.fistful-of-meeples width="0" height="0" aria-hidden="true" {
            (PreEscaped(include_str!("../art/meeples.svg")))
            (PreEscaped(include_str!("../art/cubes.svg")))
            (PreEscaped(include_str!("../art/buildings.svg")))
            (PreEscaped(include_str!("../art/ground.svg")))
            @for seat in Seat::all(SEATS) { (coin_symbol(seat)) }
        }
    }
}

/// A seat's mark without a size of its own, so that the scene can size it.
fn coin_symbol(seat: Seat) -> Markup {
    html! {
        symbol id={ "fm-seat-" (seat.0) } viewBox="0 0 32 32" {
            use class={ "seat-" (seat.0) } href={ "#" (icons::mark_id(seat)) } {}
        }
    }
}

/// The sign of the game: two figures at high noon.
pub(crate) fn sign() -> Markup {
    PreEscaped(include_str!("../art/sign.svg").to_owned())
}

/// A box in the scene: left, top, width, height.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds(pub(crate) i32, pub(crate) i32, pub(crate) i32, pub(crate) i32);

/// A symbol in the scene.
pub(crate) fn stamp(symbol: &str, Bounds(x, y, width, height): Bounds) -> Markup {
    html! { use href={ "#fm-" (symbol) } x=(x) y=(y) width=(width) height=(height) {} }
}

/// A seat's coin in the scene, with a diameter.
pub(crate) fn coin(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    stamp(&format!("seat-{}", seat.0), Bounds(x, y, size, size))
}

/// A meeple as a picture of its own, for texts and buttons. Decorative: the text around it names it.
pub(crate) fn figure(meeple: Meeple) -> Markup {
    html! { svg.figure viewBox="0 0 48 66" aria-hidden="true" { use href={ "#fm-" (meeple) } {} } }
}

/// A cube as a picture of its own.
pub(crate) fn cube(cube: Cube) -> Markup {
    html! { svg.cube viewBox="0 0 24 24" aria-hidden="true" { use href={ "#fm-" (cube.name()) } {} } }
}

/// Any other symbol as a picture of its own.
pub(crate) fn picture(symbol: &str, width: i32, height: i32) -> Markup {
    html! {
        svg class={ "picture " (symbol) } viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" {
            use href={ "#fm-" (symbol) } {}
        }
    }
}

/// A building as a picture of its own.
pub(crate) fn building(building: Building) -> Markup {
    html! { svg.house viewBox="0 0 190 190" aria-hidden="true" { use href={ "#fm-" (building) } {} } }
}

/// A die in the scene, with the length of its edge.
pub(crate) fn die(value: u8, x: i32, y: i32, size: i32) -> Markup {
    let pips: &[(i32, i32)] = match value {
        1 => &[(2, 2)],
        2 => &[(1, 1), (3, 3)],
        3 => &[(1, 1), (2, 2), (3, 3)],
        4 => &[(1, 1), (3, 1), (1, 3), (3, 3)],
        5 => &[(1, 1), (3, 1), (2, 2), (1, 3), (3, 3)],
        _ => &[(1, 1), (3, 1), (1, 2), (3, 2), (1, 3), (3, 3)],
    };
    html! {
        g.die {
            rect x=(x) y=(y) width=(size) height=(size) rx=(size / 6) {}
            @for (column, row) in pips {
                circle cx=(x + column * size / 4) cy=(y + row * size / 4) r=(size / 10) {}
            }
        }
    }
}

/// A meeple in words.
pub(crate) fn meeple_name(meeple: Meeple, words: &Words) -> String {
    words.say(&format!("meeple-{meeple}"))
}

/// A place in words.
pub(crate) fn place_name(place: Place, words: &Words) -> String {
    words.say(&format!("place-{place}"))
}

/// A field in words.
pub(crate) fn field_name(field: Field, words: &Words) -> String {
    words.say(&format!("field-{field}"))
}
