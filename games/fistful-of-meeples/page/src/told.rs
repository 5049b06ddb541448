//! The table in words, for a terminal.

use fistful_of_meeples::{Field, FistfulOfMeeples};
use look::panels::players;
use look::{Scene, Told, args};
use table::Seat;

use crate::{account, hand, panels};

/// Players, the hand being put down, the town and where the hand will land, as the page shows them.
pub(crate) fn told(scene: &Scene<'_, FistfulOfMeeples>) -> Vec<Told> {
    let (words, view) = (scene.words, scene.view);
    let held = view.board.hand;
    let meeples =
        held.kinds().map(|meeple| words.tell(&format!("count-{meeple}"), &args![count => held.count(meeple)]));
    let mut told = vec![
        players(scene, |seat| facts(scene, seat)),
        Told::list(hand::title(scene), meeples),
        Told::list(words.say("account"), account::town(scene)),
    ];
    told.extend(rolls(scene).into_iter().map(Told::Line));
    if view.asked().is_some() {
        told.extend(account::falls(scene).into_iter().map(Told::Line));
    }
    told
}

/// What is told about a seat.
pub(crate) fn facts(scene: &Scene<'_, FistfulOfMeeples>, seat: Seat) -> Vec<String> {
    let (words, board) = (scene.words, &scene.view.board);
    let supply = board.seats[seat];
    let mut facts = vec![
        words.tell("points", &args![count => panels::points(scene, seat)]),
        words.tell("count-gold", &args![count => supply.gold]),
        words.tell("count-stone", &args![count => supply.stone]),
        words.tell("count-bars", &args![count => supply.bars]),
        words.tell("count-signs", &args![count => supply.signs]),
    ];
    let markers = Field::SHOWDOWN.into_iter().filter(|field| board.marker(*field) == Some(seat));
    facts.extend(markers.map(|field| panels::marker(field, words)));
    facts
}

/// The dice of a showdown that is not decided yet.
fn rolls(scene: &Scene<'_, FistfulOfMeeples>) -> Vec<String> {
    let board = &scene.view.board;
    let rolls = Field::SHOWDOWN.into_iter().filter_map(|field| {
        let (die, seat) = (board.dice[field.end()?]?, board.marker(field)?);
        Some(scene.names.tell(seat, "say-rolled", &args![die => die], scene.words))
    });
    rolls.collect()
}
