//! The town in words, for readers who cannot see the drawing.

use fistful_of_meeples::{
    Bag, Board, Building, Cube, Face, Fall, Field, FistfulOfMeeples, Meeple, Meeples, Place, Sign,
};
use look::{Reader, Scene, Words, args};
use maud::{Markup, html};
use table::Seat;

use crate::{art, speech};

/// The contents of every place, and where the viewer's hand will land.
pub(crate) fn account(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    html! {
        section.unseen aria-label=(scene.words.say("account")) {
            ul {
                @for lot in lots(scene) { (scene.part(&lot, |reader, lot| html! { li { (lot.tell(reader)) } })) }
                @for door in doors(scene) { (scene.part(&door, |reader, door| html! { li { (door.tell(reader)) } })) }
                (scene.part(&Stores::of(scene), |reader, stores| html! {
                    @for sentence in stores.tell(reader) { li { (sentence) } }
                }))
            }
            @if scene.asked() { @for sentence in falls(scene) { p { (sentence) } } }
        }
    }
}

/// The contents of every place, one sentence each.
pub(crate) fn town(scene: &Scene<'_, FistfulOfMeeples>) -> Vec<String> {
    let reader = scene.reader();
    let mut town: Vec<String> = lots(scene).map(|lot| lot.tell(&reader)).collect();
    town.extend(doors(scene).map(|door| door.tell(&reader)));
    town.extend(Stores::of(scene).tell(&reader));
    town
}

/// A place and the meeples in it.
#[derive(Hash)]
struct Lot {
    place: Place,
    meeples: Meeples,
    sign: Option<Sign>,
}

/// The buildings, the saloon and the jail.
fn lots(scene: &Scene<'_, FistfulOfMeeples>) -> impl Iterator<Item = Lot> {
    let board = &scene.view.board;
    let buildings = Building::ALL.into_iter().map(|building| (Place::Building(building), board.sign(building)));
    let others = [Place::Saloon, Place::Jail].map(|place| (place, None));
    buildings.chain(others).map(|(place, sign)| Lot { place, meeples: board.places[place], sign })
}

impl Lot {
    fn tell(&self, Reader { game, words, names }: &Reader<'_, FistfulOfMeeples>) -> String {
        let edition = game.edition();
        let mut pieces = vec![inside(self.meeples, words)];
        if let Place::Building(building) = self.place {
            pieces.push(match self.sign {
                Some(sign) => {
                    let points = edition.sign_points[sign.face as usize];
                    names.tell(sign.owner, "sign-of", &args![points => points], words)
                }
                None => words.say("sign-none"),
            });
            if self.sign.is_none_or(|sign| sign.face == Face::Five) {
                pieces.push(words.tell("costs", &args![cost => speech::cost(edition.cost(building), words)]));
            }
        }
        [&*art::place_name(self.place, words), words.colon(), &pieces.join(", ")].concat()
    }
}

/// The meeple on a field, and the owner of the marker under it.
#[derive(Hash)]
struct Door {
    field: Field,
    meeple: Meeple,
    marker: Option<Seat>,
}

fn doors(scene: &Scene<'_, FistfulOfMeeples>) -> impl Iterator<Item = Door> {
    let board = &scene.view.board;
    let door = |field| Some(Door { field, meeple: board.street.on(field)?, marker: board.marker(field) });
    Field::ALL.into_iter().filter_map(door)
}

impl Door {
    fn tell(&self, Reader { words, names, .. }: &Reader<'_, FistfulOfMeeples>) -> String {
        let marker = self.marker.map(|seat| names.tell(seat, "marker-of", &[], words));
        let pieces: Vec<String> = [art::meeple_name(self.meeple, words)].into_iter().chain(marker).collect();
        [&*art::field_name(self.field, words), words.colon(), &pieces.join(", ")].concat()
    }
}

/// The bank, the graveyard, the bag and the dynamite.
#[derive(Hash)]
struct Stores<'a> {
    bars: u8,
    graves: &'a [Meeple],
    bag: Bag,
    jail_dynamite: u8,
    exploded: u8,
}

impl<'a> Stores<'a> {
    fn of(scene: &Scene<'a, FistfulOfMeeples>) -> Stores<'a> {
        let Board { bars, graves, bag, jail_dynamite, exploded, .. } = &scene.view.board;
        Stores { bars: *bars, graves, bag: *bag, jail_dynamite: *jail_dynamite, exploded: *exploded }
    }

    fn tell(&self, Reader { game, words, .. }: &Reader<'_, FistfulOfMeeples>) -> [String; 5] {
        let edition = game.edition();
        let prices = (1..=self.bars).rev().filter_map(|left| edition.price(left)).map(|price| price.to_string());
        let prices = words.list(&prices.collect::<Vec<_>>());
        let bank = words.tell("bank-left", &args![count => self.bars, prices => prices]);
        let free = usize::from(edition.graves).saturating_sub(self.graves.len());
        let mut graves = vec![words.tell("graves-free", &args![count => free])];
        if !self.graves.is_empty() {
            let buried = speech::crowd(self.graves.iter().copied().collect(), words);
            graves.push(words.tell("buried", &args![list => buried]));
        }
        let bag = [(Cube::Gold, self.bag.gold), (Cube::Stone, self.bag.stone), (Cube::Dynamite, self.bag.dynamite)];
        [
            [&*words.say("place-bank"), words.colon(), &bank].concat(),
            graves.join(", "),
            words.tell("bag-holds", &args![list => speech::cubes(bag, words)]),
            words.tell("jail-holds", &args![count => self.jail_dynamite]),
            words.tell("exploded", &args![count => self.exploded, all => edition.dynamite]),
        ]
    }
}

fn inside(meeples: Meeples, words: &Words) -> String {
    if meeples.is_empty() { words.say("nobody") } else { speech::crowd(meeples, words) }
}

/// Where the meeples in hand will land, in order: one sentence per direction.
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
