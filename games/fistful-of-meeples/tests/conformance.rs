//! The contract of every game, and the invariants of this game's board.

use fistful_of_meeples::{Board, Event, Field, FieldSet, FistfulOfMeeples, Step, Way};
use table::{Audience, Events, Fast, Game, Viewer};
use table_kit::players::Course;
use table_kit::{Policy, Sweep, setups};

use crate::secrets::Rules;

table_kit::conformance!(FistfulOfMeeples, Rules, "FM" 33);

/// Checks the board after every event.
struct Watch(u32);

impl Events<FistfulOfMeeples> for Watch {
    fn event(&mut self, game: &FistfulOfMeeples, state: &<FistfulOfMeeples as Game>::State, _: Audience, event: Event) {
        let board = game.view(state, Viewer::Spectator).board;
        for (field, marker) in Field::SHOWDOWN.into_iter().zip(board.markers) {
            let waits = matches!(event, Event::Dropped { field: at, .. } if at == field);
            assert_eq!(board.street.on(field).is_some(), marker.is_some() || waits, "{event:?}");
        }
        let dynamite = board.jail_dynamite + board.bag.dynamite + board.lit + board.exploded;
        assert_eq!(dynamite, game.edition().dynamite, "{event:?}");
        match event {
            Event::Turn { .. } => begins(&board),
            Event::Rolled { .. } | Event::Rerolled { .. } | Event::Decided { .. } => {
                let [east, west] = board.markers.map(Option::unwrap);
                assert_ne!(east, west);
                assert!([east, west].contains(&board.active), "the active player controls one of the two (FM-26)");
            }
            _ => {}
        }
        self.0 += 1;
    }
}

/// At the start of a turn nobody stands at a door, and at most one showdown field is taken (FM-18). So the first field
/// of a building's meeples determines the direction, and for other places the second field does.
fn begins(board: &Board) {
    assert!(board.unresolved().is_empty() && !board.showdown() && board.hand.is_empty());
    for field in FieldSet::DOORS.iter() {
        assert_eq!(Way::Either(field).fields(board.street.free()).len(), 2);
    }
}

/// FM-11, FM-12, FM-15, FM-17, FM-18, FM-26 in games between random players.
#[test]
fn fm_17_fm_26_the_board_is_always_in_order() {
    let games = if Sweep::from_env() == Sweep::QUICK { 10 } else { 200 };
    let mut watch = Watch(0);
    for (number, setup) in (0..).zip(setups::of::<FistfulOfMeeples>()) {
        let game = FistfulOfMeeples::new(&setup).unwrap();
        for seed in 0..games {
            let chance = Fast::new(seed * 100 + number);
            let course =
                Course::record(&game, Policy::RANDOM, &chance, &mut Fast::new(!seed - number), &mut watch).unwrap();
            for position in &course.positions {
                let board = game.view(&position.state, Viewer::Spectator).board;
                if board.step == Step::Drop {
                    let free = board.street.free();
                    let second = matches!(board.way, Way::Either(_));
                    assert!(!second || board.way.fields(free).len() == 2, "the directions lead to two fields");
                }
            }
        }
    }
    assert!(watch.0 > 20_000, "{}", watch.0);
}
