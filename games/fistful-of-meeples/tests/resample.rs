//! Worlds drawn from what a seat knows: everything is open, so there is only the true one, with other luck.

use std::collections::BTreeMap;

use fistful_of_meeples::{Action, FistfulOfMeeples};
use table::{Fast, Game, Position, Seat};
use table_kit::players::Course;
use table_kit::{Policy, Secrets};

use crate::secrets::Rules;

/// In every setup, at every position and for every seat.
#[test]
fn the_world_is_the_view() {
    let mut random = Fast::new(1);
    for (number, setup) in (0..).zip(Rules::setups()) {
        let game = FistfulOfMeeples::new(&setup).unwrap();
        let course =
            Course::record(&game, Policy::RANDOM, &Fast::new(number), &mut Fast::new(!number), &mut ()).unwrap();
        for position in &course.positions {
            for seat in Seat::all(setup.seats) {
                assert_eq!(game.resample(&position.knows(&game, seat), &mut random), position.state);
            }
        }
    }
}

/// FM-27: in a drawn world, future draws are as likely as the bag makes them. Tests the first draw of many games: 36
/// gold and 18 stone, no dynamite yet.
#[test]
fn fm_27_draws_to_come_are_left_to_chance() {
    let game = FistfulOfMeeples::new(&Rules::setups()[0]).unwrap();
    let course =
        |seed| Course::record(&game, Policy::RANDOM, &Fast::new(seed), &mut Fast::new(!seed), &mut ()).unwrap();
    let first = |course: &Course<FistfulOfMeeples>| {
        let draws = |position: &Position<FistfulOfMeeples>, seat: Seat, action: Action| {
            let view = position.knows(&game, seat).view;
            game.learns(&view, action) && view.board.draws == 0 && action != Action::Showdown
        };
        let at = (0..course.decisions.len())
            .find(|at| draws(&course.positions[*at], course.decisions[*at].0, course.decisions[*at].1))?;
        Some((course.positions[at].clone(), course.decisions[at]))
    };
    let (position, (seat, action)) = (0..50).find_map(|seed| first(&course(seed))).unwrap();
    let knows = position.knows(&game, seat);
    let mut random = Fast::new(9);
    let mut brought: BTreeMap<u8, u32> = BTreeMap::new();
    let (mut cubes, mut gold) = (0, 0);
    for _ in 0..20_000 {
        let mut world = game.resample(&knows, &mut random);
        game.apply(&mut world, seat, action, &random.split(), &mut ());
        let after = game.view(&world, table::Viewer::Spectator).board;
        let drawn: u8 = 36 - after.bag.gold;
        *brought.entry(drawn).or_default() += 1;
        gold += u32::from(drawn);
        cubes += u32::from(drawn) + u32::from(18 - after.bag.stone);
    }
    assert!(brought.len() > 1, "{brought:?}");
    let share = f64::from(gold) / f64::from(cubes);
    assert!((share - 2.0 / 3.0).abs() < 0.01, "{share}");
}
