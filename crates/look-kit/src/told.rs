//! Checks of the table in words, as a terminal shows it.

use std::collections::BTreeSet;

use look::{Language, Page, Scene};
use table::{Fast, Game, Position, Seat, Viewer};

use crate::checks::{SEED, each, place, samples};
use crate::sample::{Sample, wander};
use crate::text::{heard, outside_of_marks};

/// A table in words tells every viewer the names of all players, and otherwise only words from the files of words. In
/// all worlds that a seat's knowledge allows, that seat and a spectator read the same, so no card of a hidden hand is
/// named.
///
/// # Panics
/// When this does not hold.
pub fn tables_are_told<G: Game>(page: &'static Page<G>) {
    for sample in samples(page, Language::Pseudo) {
        let game = &sample.game;
        let known: BTreeSet<&str> = sample.names.iter().map(String::as_str).collect();
        let mut random = Fast::new(SEED);
        each(game, |ply, position| {
            let here = place(game, ply);
            for viewer in Viewer::all(game.seats()) {
                let text = sample.in_words(position, viewer);
                let mut strange = outside_of_marks(&text);
                strange.retain(|word| !known.contains(word.as_str()));
                assert_eq!(strange, Vec::<String>::new(), "{here}, {viewer:?}");
                for name in sample.names.iter() {
                    assert!(text.contains(name.as_str()), "{here}, {viewer:?}: {name} is missing in\n{text}");
                }
            }
            for seat in Seat::all(game.seats()) {
                let state = game.resample(&position.knows(game, seat), &mut random);
                let world = Position { state, recalls: position.recalls.clone() };
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let (told, other) = (sample.in_words(position, viewer), sample.in_words(&world, viewer));
                    assert_eq!(other, told, "{here}, {viewer:?} as {seat} knows it");
                }
            }
        });
    }
}

/// From one position of a game to the next, the table in words changes for a viewer whenever the text of their table
/// does. So the words leave out nothing that can be read on the page.
///
/// # Panics
/// When this does not hold.
pub fn words_leave_nothing_out<G: Game>(page: &'static Page<G>) {
    for sample in samples(page, Language::En) {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
            let (mut before, mut ply) = ((String::new(), Vec::new()), 0);
            wander(&sample.game, SEED, |position| {
                let told = sample.in_words(position, viewer);
                let text = read(&sample, position, viewer);
                if told == before.0 {
                    assert_eq!(text, before.1, "{}, {viewer:?}, both told as\n{told}", place(&sample.game, ply));
                }
                (before, ply) = ((told, text), ply + 1);
            });
        }
    }
}

/// The text of a viewer's table in which nothing can be clicked, word by word.
fn read<G: Game>(sample: &Sample<G>, position: &Position<G>, viewer: Viewer) -> Vec<String> {
    let table = |scene: &Scene<'_, G>| (sample.page.table)(&Scene { offers: &[], form: None, ..*scene }).into_string();
    heard(&sample.stage(position, viewer, table)).split_whitespace().map(str::to_owned).collect()
}
