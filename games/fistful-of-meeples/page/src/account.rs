//! The town in words, for whoever cannot see the drawing.

use fistful_of_meeples::{Building, Cube, Face, Field, FistfulOfMeeples, Meeples, Place};
use look::{Scene, Words, args};
use maud::{Markup, html};

use crate::{art, speech};

/// What is where, a sentence a place.
pub(crate) fn account(game: &FistfulOfMeeples, scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let (words, board) = (scene.words, &scene.view.board);
    let prices: Vec<String> =
        (1..=board.bars).rev().filter_map(|left| game.edition().price(left)).map(|price| price.to_string()).collect();
    html! {
        section.unseen aria-label=(words.say("account")) {
            ul {
                @for building in Building::ALL { li { (lot(game, scene, building)) } }
                @for place in [Place::Saloon, Place::Jail] {
                    li { (art::place_name(place, words)) ": " (inside(board.places[place], words)) }
                }
                @for field in Field::ALL {
                    @if let Some(meeple) = board.street.on(field) {
                        li {
                            (art::field_name(field, words)) ": " (art::meeple_name(meeple, words))
                            @if let Some(seat) = board.marker(field) {
                                ", " (words.tell("marker-of", &args![name => scene.names[seat].as_str()]))
                            }
                        }
                    }
                }
                li { (words.say("place-bank")) ": " (words.tell("bank-left", &args![count => board.bars, prices => words.list(&prices)])) }
                li {
                    (words.tell("graves-free", &args![count => usize::from(game.edition().graves).saturating_sub(board.graves.len())]))
                    @if !board.graves.is_empty() {
                        ", " (words.tell("buried", &args![list => speech::crowd(board.graves.iter().copied().collect(), words)]))
                    }
                }
                li { (words.tell("bag-holds", &args![list => speech::cubes([(Cube::Gold, board.bag.gold), (Cube::Stone, board.bag.stone), (Cube::Dynamite, board.bag.dynamite)], words)])) }
                li { (words.tell("jail-holds", &args![count => board.jail_dynamite])) }
                li { (words.tell("exploded", &args![count => board.exploded, all => game.edition().dynamite])) }
            }
            @if scene.asked() { (falls(scene)) }
        }
    }
}

fn lot(game: &FistfulOfMeeples, scene: &Scene<'_, FistfulOfMeeples>, building: Building) -> Markup {
    let (words, board) = (scene.words, &scene.view.board);
    html! {
        (art::place_name(Place::Building(building), words)) ": " (inside(board.places[building], words)) ", "
        @match board.sign(building) {
            Some(sign) => {
                @let points = game.edition().sign_points[sign.face as usize];
                (words.tell("sign-of", &args![name => scene.names[sign.owner].as_str(), points => points]))
            }
            None => (words.say("sign-none")),
        }
        @if board.sign(building).is_none_or(|sign| sign.face == Face::Five) {
            ", " (words.tell("costs", &args![cost => speech::cost(game.edition().cost(building), words)]))
        }
    }
}

fn inside(meeples: Meeples, words: &Words) -> String {
    if meeples.is_empty() { words.say("nobody") } else { speech::crowd(meeples, words) }
}

/// Where the meeples in hand will fall, in order.
fn falls(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let words = scene.words;
    html! {
        @for fall in scene.view.falls(None) {
            p {
                (words.say(&format!("way-{}", fall.direction.name()))) ": "
                @for (at, field) in fall.fields.iter().enumerate() {
                    @if at > 0 { ", " }
                    (at + 1) " " (art::field_name(*field, words))
                }
                @if fall.rest > 0 { ", " (words.tell("way-rest", &args![count => fall.rest])) }
            }
        }
    }
}
