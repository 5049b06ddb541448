//! A building: its name, the meeples in it, the cost of a sign, and the sign there; also the saloon and the jail.

use fistful_of_meeples::{Building, Cost, Cube, Event, Face, FistfulOfMeeples, Meeples, Place, Sign, Step};
use look::{Reader, Scene, Words};
use maud::{Markup, html};

use crate::art::{self, Bounds, coin, stamp};
use crate::crowd::{badge, crowd};
use crate::speech;
use crate::spot::Spot;

/// The front of every place.
const FRONT: Bounds = Bounds(-95, -95, 190, 190);
/// Where the crowd stands.
const FLOOR: i32 = 52;

/// A building with everything that belongs to it.
pub(crate) fn building(scene: &Scene<'_, FistfulOfMeeples>, building: Building) -> Markup {
    let board = &scene.view.board;
    let place = Place::Building(building);
    let is_asked = matches!(board.step, Step::Build(at) | Step::Calling(at) | Step::Upgrade(at) if at == building);
    let input = (building, board.places[place], board.sign(building), is_fresh(scene.last, place), is_asked);
    scene.part(&input, |Reader { game, words, .. }, &(building, meeples, sign, is_fresh, is_asked)| {
        let place = Place::Building(building);
        html! {
            g class={ "spot " (Spot::Place(place)) } id={ "place-" (place) } {
                (front(building.name(), &art::place_name(place, words)))
                (inside(meeples, words))
                @if sign.is_none_or(|sign| sign.face == Face::Five) { (cost(game.edition().cost(building))) }
                @if let Some(sign) = sign { (plank(game, sign)) }
                @if is_fresh { (halo()) }
                @if is_asked { rect.asks x="-95" y="-95" width="190" height="190" rx="9" {} }
            }
        }
    })
}

/// The saloon: showdown survivors, and the builders that the madame invited.
pub(crate) fn saloon(scene: &Scene<'_, FistfulOfMeeples>, rest: u8) -> Markup {
    let input = (scene.view.board.places[Place::Saloon], rest, is_fresh(scene.last, Place::Saloon));
    scene.part(&input, |Reader { words, .. }, &(meeples, rest, is_fresh)| {
        html! {
            g class={ "spot " (Spot::Place(Place::Saloon)) } id="place-saloon" {
                (front("saloon", &art::place_name(Place::Saloon, words)))
                (inside(meeples, words))
                @if rest > 0 {
                    rect.ghost-field x="-34" y="59" width="68" height="32" rx="16" {}
                    text.ghost x="0" y="83" { "+" (rest) }
                }
                @if is_fresh { (halo()) }
            }
        }
    })
}

/// The jail with its remaining dynamite.
pub(crate) fn jail(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let board = &scene.view.board;
    let input = (board.places[Place::Jail], board.jail_dynamite, is_fresh(scene.last, Place::Jail));
    scene.part(&input, |Reader { words, .. }, &(meeples, dynamite, is_fresh)| {
        html! {
            g class={ "spot " (Spot::Place(Place::Jail)) } id="place-jail" {
                (front("jail", &art::place_name(Place::Jail, words)))
                (inside(meeples, words))
                path.bars d="M-70-44V42M-42-44V42M-14-44V42M14-44V42M42-44V42M70-44V42" {}
                (pile(Cube::Dynamite, dynamite, 59))
                @if is_fresh { (halo()) }
            }
        }
    })
}

/// The meeples in a place, in words on hover.
fn inside(meeples: Meeples, words: &Words) -> Markup {
    html! {
        @if !meeples.is_empty() { g { title { (speech::crowd(meeples, words)) } (crowd(meeples, FLOOR)) } }
    }
}

/// A front with its name on the board; a long name is set narrower.
pub(crate) fn front(symbol: &str, name: &str) -> Markup {
    let length = name.chars().count();
    html! {
        (stamp(symbol, FRONT))
        text.title.long[length > 8].longest[length > 10] x="0" y="-52" { (name) }
    }
}

/// Cubes of one kind in the middle: side by side, or one with a number if there are many.
pub(crate) fn pile(cube: Cube, count: u8, top: i32) -> Markup {
    let drawn = if count <= 4 { i32::from(count) } else { 1 };
    html! {
        @for at in 0..drawn {
            (stamp(cube.name(), Bounds(at * 34 - drawn * 17 + 1, top, 32, 32)))
        }
        @if i32::from(count) > drawn { (badge(count.into(), 18, top + 16)) }
    }
}

/// The frame around a place where something has just happened.
pub(crate) fn halo() -> Markup {
    html! { rect.halo x="-97" y="-97" width="194" height="194" rx="9" {} }
}

/// The price of a sign on its slip of paper.
fn cost(cost: Cost) -> Markup {
    let cubes = [(Cube::Gold, cost.gold), (Cube::Stone, cost.stone)];
    let total = i32::from(cost.gold) + i32::from(cost.stone);
    let mut pieces: Vec<(Cube, u8)> = Vec::new();
    for (cube, count) in cubes.into_iter().filter(|(_, count)| *count > 0) {
        if total <= 3 {
            pieces.extend((0..count).map(|_| (cube, 1)));
        } else {
            pieces.push((cube, count));
        }
    }
    let step = if total <= 3 { 27 } else { 40 };
    html! {
        @if !pieces.is_empty() {
            rect.slip x="-88" y="60" width=(step * pieces.len() as i32 + 6) height="31" rx="3" {}
            @for (at, (cube, count)) in (0..).zip(pieces) {
                (stamp(cube.name(), Bounds(-85 + at * step, 62, 27, 27)))
                @if count > 1 { text.price x=(-85 + at * step + 31) y="85" { (count) } }
            }
        }
    }
}

/// A sign with its owner's coin and its points; the upgraded one is gilded and has a star.
fn plank(game: &FistfulOfMeeples, sign: Sign) -> Markup {
    let points = game.edition().sign_points[sign.face as usize];
    html! {
        g.plank.ten[sign.face == Face::Ten] {
            path.chain d="M14 52v10M78 52v10" {}
            rect x="5" y="57" width="83" height="37" rx="4" {}
            (coin(sign.owner, 8, 59, 33))
            text x="63" y="86" { (points) }
            @if sign.face == Face::Ten {
                rect.rim x="8.5" y="60.500" width="76" height="30" rx="2" {}
            }
        }
    }
}

/// Whether something has just happened in a place.
fn is_fresh(last: &[Event], place: Place) -> bool {
    last.iter().any(|event| match event {
        Event::Took { place: at, .. } => *at == place,
        Event::Armed { .. } => place == Place::Jail,
        Event::Settled { building, .. }
        | Event::Built { building, .. }
        | Event::Upgraded { building, .. }
        | Event::Resolved { building, .. } => place == Place::Building(*building),
        Event::Arrested { building, .. } => place == Place::Jail || place == Place::Building(*building),
        Event::Invited { building, .. } => place == Place::Saloon || place == Place::Building(*building),
        Event::Survived { .. } | Event::BowedOut { .. } | Event::Overflowed { .. } => place == Place::Saloon,
        _ => false,
    })
}
