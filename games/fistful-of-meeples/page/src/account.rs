//! The town in words, for whoever cannot see the drawing.

use fistful_of_meeples::{Building, Cube, Face, Fall, Field, FistfulOfMeeples, Meeples, Place};
use look::{Scene, Words, args};
use maud::{Markup, html};

use crate::{art, speech};

/// What is where, and where the viewer's hand falls.
pub(crate) fn account(game: &FistfulOfMeeples, scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    html! {
        section.unseen aria-label=(scene.words.say("account")) {
            ul { @for sentence in town(game, scene) { li { (sentence) } } }
            @if scene.asked() { @for sentence in falls(scene) { p { (sentence) } } }
        }
    }
}

/// What is where, a sentence a place.
pub(crate) fn town(game: &FistfulOfMeeples, scene: &Scene<'_, FistfulOfMeeples>) -> Vec<String> {
    let (words, board, edition) = (scene.words, &scene.view.board, game.edition());
    let mut town: Vec<String> = Building::ALL.iter().map(|building| lot(game, scene, *building)).collect();
    town.extend(
        [Place::Saloon, Place::Jail]
            .map(|at| [&*art::place_name(at, words), words.colon(), &inside(board.places[at], words)].concat()),
    );
    town.extend(Field::ALL.into_iter().filter_map(|field| {
        let mut pieces = vec![art::meeple_name(board.street.on(field)?, words)];
        pieces.extend(board.marker(field).map(|seat| scene.names.tell(seat, "marker-of", &[], words)));
        Some([&*art::field_name(field, words), words.colon(), &pieces.join(", ")].concat())
    }));
    let prices = (1..=board.bars).rev().filter_map(|left| edition.price(left)).map(|price| price.to_string());
    let prices = words.list(&prices.collect::<Vec<_>>());
    let bank = words.tell("bank-left", &args![count => board.bars, prices => prices]);
    town.push([&*words.say("place-bank"), words.colon(), &bank].concat());
    let free = usize::from(edition.graves).saturating_sub(board.graves.len());
    let mut graves = vec![words.tell("graves-free", &args![count => free])];
    if !board.graves.is_empty() {
        let buried = speech::crowd(board.graves.iter().copied().collect(), words);
        graves.push(words.tell("buried", &args![list => buried]));
    }
    town.push(graves.join(", "));
    let bag = [(Cube::Gold, board.bag.gold), (Cube::Stone, board.bag.stone), (Cube::Dynamite, board.bag.dynamite)];
    town.push(words.tell("bag-holds", &args![list => speech::cubes(bag, words)]));
    town.push(words.tell("jail-holds", &args![count => board.jail_dynamite]));
    town.push(words.tell("exploded", &args![count => board.exploded, all => edition.dynamite]));
    town
}

fn lot(game: &FistfulOfMeeples, scene: &Scene<'_, FistfulOfMeeples>, building: Building) -> String {
    let (words, board, edition) = (scene.words, &scene.view.board, game.edition());
    let sign = board.sign(building);
    let mut pieces = vec![inside(board.places[building], words)];
    pieces.push(match sign {
        Some(sign) => {
            let points = edition.sign_points[sign.face as usize];
            scene.names.tell(sign.owner, "sign-of", &args![points => points], words)
        }
        None => words.say("sign-none"),
    });
    if sign.is_none_or(|sign| sign.face == Face::Five) {
        pieces.push(words.tell("costs", &args![cost => speech::cost(edition.cost(building), words)]));
    }
    [&*art::place_name(Place::Building(building), words), words.colon(), &pieces.join(", ")].concat()
}

fn inside(meeples: Meeples, words: &Words) -> String {
    if meeples.is_empty() { words.say("nobody") } else { speech::crowd(meeples, words) }
}

/// Where the meeples in hand will fall, in order, a sentence a direction.
pub(crate) fn falls(scene: &Scene<'_, FistfulOfMeeples>) -> Vec<String> {
    let words = scene.words;
    let tell = |fall: Fall| {
        let fields = (1..).zip(&fall.fields).map(|(at, field)| format!("{at} {}", art::field_name(*field, words)));
        let rest = (fall.rest > 0).then(|| words.tell("way-rest", &args![count => fall.rest]));
        let pieces: Vec<String> = fields.chain(rest).collect();
        [&*words.say(&format!("way-{}", fall.direction.name())), words.colon(), &pieces.join(", ")].concat()
    };
    scene.view.falls(None).into_iter().map(tell).collect()
}
