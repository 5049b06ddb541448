//! The table in words, for a terminal.

use dollars_wanted::{Card, Colour, DollarsWanted, PileView, RowId};
use look::panels::players;
use look::{Scene, Told, Words, args};
use table::Seat;

use crate::{art, hand, panels, rows};

/// Players, hand, rows and piles, as the page shows them.
pub(crate) fn told(scene: &Scene<'_, DollarsWanted>) -> Vec<Told> {
    let (words, view, coloured) = (scene.words, scene.view, scene.game.options().colour_variant);
    let me = view.viewer.seat();
    let mut told = vec![players(scene, |seat| facts(scene, seat))];
    if me.is_some() {
        told.push(own_hand(scene, coloured));
    }
    told.push(Told::part(words.say("rows"), RowId::ALL.map(|row| one_row(scene, row))));
    if !coloured {
        told.push(Told::list(words.say("piles"), view.piles.iter().flat_map(|pile| piles(pile, false, words))));
    }
    told
}

/// The words for a seat.
pub(crate) fn facts(scene: &Scene<'_, DollarsWanted>, seat: Seat) -> Vec<String> {
    let (game, words, player) = (scene.game, scene.words, &scene.view.seats[seat]);
    let mut facts =
        vec![words.money(panels::dollars(game, player)), words.tell("hand-count", &args![count => player.hand])];
    if game.options().colour_variant {
        facts.push(art::colour_name(Colour::ALL[seat.index()], words));
        facts.extend(scene.view.piles.get(seat.index()).into_iter().flat_map(|pile| piles(pile, true, words)));
    }
    if player.penalties > 0 {
        facts.push(words.tell("penalties", &args![count => player.penalties]));
    }
    if !player.won.is_empty() {
        let won = player.won.iter().map(|id| {
            let building = game.building(*id);
            let name = art::building_name(building.front.kind, words);
            format!("{name} {}", words.money(building.dollars))
        });
        facts.push([&*words.say("won"), words.colon(), &words.joined(&won.collect::<Vec<_>>())].concat());
    }
    facts
}

fn own_hand(scene: &Scene<'_, DollarsWanted>, coloured: bool) -> Told {
    let (words, cards) = (scene.words, &scene.view.hand);
    if cards.is_empty() {
        return Told::Line(scene.names.tell_own("hand-empty", &[], words));
    }
    let names = (1..).zip(cards).map(|(place, card)| hand::name(*card, place, cards.len(), coloured, words));
    Told::list(scene.names.tell_own("hand", &[], words), names)
}

fn one_row(scene: &Scene<'_, DollarsWanted>, row: RowId) -> Told {
    let (words, view, coloured) = (scene.words, scene.view.row(row), scene.game.options().colour_variant);
    let mut parts = match &view.front {
        Some(front) => {
            let name = art::building_name(front.kind, words);
            let left = words.tell("row-left", &args![count => view.buildings]);
            let pays = view.dollars.map(|dollars| art::pays(&words.money(dollars), words));
            let building: Vec<_> = [Some(name), pays, Some(left)].into_iter().flatten().collect();
            vec![Told::Line(words.joined(&building)), Told::Line(art::needs(front, words))]
        }
        None => vec![Told::Line(words.say("row-empty"))],
    };
    let name = |card: Card| art::card_name(card, coloured, words);
    let mine = rows::mine(scene, row);
    let down = (0..usize::from(view.down))
        .map(|at| rows::down_name(&scene.reader(), mine.get(at).copied().flatten(), coloured));
    let cards = view.up.iter().map(|card| name(*card)).chain(down);
    parts.push(Told::list(words.tell("row-cards", &args![row => row.to_string()]), cards));
    parts.push(Told::Line(words.tell("row-down", &args![count => view.down])));
    Told::part(words.tell("row", &args![row => row.to_string()]), parts)
}

/// A draw pile and its discard pile.
fn piles(pile: &PileView, coloured: bool, words: &Words) -> [String; 2] {
    let mut discard = vec![words.tell("pile-discard", &args![count => pile.discard])];
    discard.extend(pile.top.map(|card| words.tell("pile-top", &args![card => art::card_name(card, coloured, words)])));
    [words.tell("pile-draw", &args![count => pile.draw]), discard.join(", ")]
}
