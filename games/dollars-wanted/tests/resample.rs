//! Worlds drawn from what a seat knows.

use std::collections::BTreeSet;

use dollars_wanted::{DollarsWanted, RowId, State};
use table::{Fast, Game, Position, Seat, Setup};
use table_kit::players::Course;
use table_kit::{Policy, Secrets, Small, Sweep, setups};

use crate::secrets::Rules;
use crate::small::{Shown, bare};
use crate::truth::Truth;

/// The seed of the draws in these tests; `POSSE_SEED` sets another.
fn seed() -> u64 {
    Sweep::from_env().seed
}

/// In every setup, at many positions and for every seat, a drawn world agrees with what the seat remembers of the
/// face-down cards it laid itself and with what everybody saw. The kit checks that the seat gets its view and that all
/// cards are there.
#[test]
fn a_drawn_world_fits_what_the_seat_remembers() {
    let mut random = Fast::new(seed());
    let mut positions = 0;
    for (number, setup) in (seed()..).zip(Rules::setups()) {
        let game = DollarsWanted::new(&setup).unwrap();
        let chance = Fast::new(number);
        let course = Course::record(&game, Policy::RANDOM, &chance, &mut Fast::new(!number), &mut ()).unwrap();
        for position in course.positions.iter().step_by(3) {
            for seat in Seat::all(setup.seats) {
                let knows = position.knows(&game, seat);
                let world = game.resample(&knows, &mut random);
                let place = format!("seed {number}, {:?}, turn {}, {seat:?}", setup.settings, knows.view.turn);
                let (drawn, truth) = (Truth::of(&world), Truth::of(&position.state));
                for row in RowId::ALL {
                    let up = truth.rows[row.index()].up;
                    let own = knows.recall.mine(row);
                    let cards = &drawn.rows[row.index()].cards;
                    for (at, card) in own.iter().enumerate().filter_map(|(at, card)| Some((at, (*card)?))) {
                        assert_eq!(cards[up + at], card, "{place}");
                    }
                    let fit = cards.iter().all(|card| game.options().any_card() || drawn.fits(row.index(), *card));
                    assert!(fit, "{place}");
                }
                let same = (drawn.stirred, drawn.quiet, drawn.shuffles, drawn.redraws, drawn.penalties.clone());
                let live = (truth.stirred, truth.quiet, truth.shuffles, truth.redraws, truth.penalties.clone());
                assert_eq!(same, live, "{place}");
                assert_eq!(drawn.discard, truth.discard, "{place}: everybody saw the discards and their order");
                positions += 1;
            }
        }
    }
    assert!(positions > 5_000, "{positions}");
}

/// Buildings with the same front, which no printed edition has.
#[test]
fn dw_1_open_values_alone_tell_buildings_with_the_same_front_apart() {
    let [old, twin] = ["needs = \"2B 2C\"\ndollars = 500", "needs = \"2P 2D\"\ndollars = 900"];
    let edition = DollarsWanted::EDITION.replace(old, twin);
    let tops = |open: &str| -> BTreeSet<u8> {
        let setup = setups::setup::<DollarsWanted>(2, &[("open-values", open)]);
        let game = DollarsWanted::new(&Setup { edition: edition.clone(), ..setup }).unwrap();
        let top = |state: &State| *Truth::of(state).buildings[0].last().unwrap();
        let dealt = |seed| Position::deal(&game, &Fast::new(seed), &mut ());
        let position = (0..).map(dealt).find(|position| top(&position.state) == 10).unwrap();
        let (knows, mut random) = (position.knows(&game, Seat(0)), Fast::new(seed()));
        (0..64).map(|_| top(&game.resample(&knows, &mut random))).collect()
    };
    assert_eq!(tops("on"), BTreeSet::from([10]));
    assert_eq!(tops("off"), BTreeSet::from([9, 10]));
}

/// The true state of a small position is one of its possible worlds.
#[test]
fn a_position_is_a_possible_world_of_itself() {
    let table = bare("hand 1 joe1 joe1; row 1 joe1; hand 2 judy1; draw vulture");
    let position = Position::<DollarsWanted> {
        state: table.state.clone(),
        recalls: table::BySeat::new(2, |seat| table.game.recall(seat)),
    };
    let small = Shown::of(&table, &[(2, 1)]).small("itself", |_| true);
    assert!(small.worlds.iter().any(|(world, _)| *world == position.state));
}

/// Of two copies of a card, one lies in a row since before the renewal and one came with it. Which of them was shown in
/// between stays open, so the true world stays possible.
#[test]
fn a_card_that_could_be_either_of_two_makes_no_world_impossible() {
    for (row, hand, draw, late) in [
        ("joe1-blue", "enzo1-blue joe2-grey", "joe1-grey enzo2-grey", ["joe2-grey", "joe1-grey", "enzo2-grey"]),
        ("joe1-blue", "enzo1-blue joe2-grey", "joe1-blue enzo2-grey", ["joe2-grey", "joe1-blue", "enzo2-grey"]),
    ] {
        let table = bare(&format!("hand 1 joe1-red joe1-red; renewals 1; row 1 {row}; hand 2 {hand}; draw {draw}"));
        let Small { game, knows, .. } = Shown::renewed(&table, &late).small("either", |_| true);
        let mut random = Fast::new(seed());
        let drawn = (0..2_000).any(|_| game.resample(&knows, &mut random) == table.state);
        assert!(drawn, "the true world is never drawn: row {row}, draw pile {draw}; seed {}", seed());
    }
}
