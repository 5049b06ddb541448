//! The worked cases 8 and 9 of `RULES.md`, which are about dice. The others are in `rules/worked.story`.

use fistful_of_meeples::{Event, Field, Meeple, Meeples, Place};
use table::Seat;

use crate::support::{Town, showdown};

/// The two dice rolled, E first.
fn dice(town: &Town) -> [u8; 2] {
    let dice = town.heard.iter().filter_map(|event| match event {
        Event::Rolled { die, .. } => Some(*die),
        _ => None,
    });
    dice.collect::<Vec<_>>().try_into().unwrap()
}

/// FM-26: both are buried, then both draw, the active player first.
#[test]
fn fm_25_case_8_robber_and_robber_both_die_and_both_draw_three() {
    let roll = |rolls| showdown(Meeple::Robber, Meeple::Robber, rolls);
    let town = (0..).map(roll).find(|town| dice(town) == [3, 3]).unwrap();
    assert_eq!(town.draws(), [(1, 3), (2, 3)]);
    let board = town.board();
    assert_eq!(board.graves[..], [Meeple::Robber; 2]);
    assert_eq!((board.places[Place::Saloon], board.markers), (Meeples::NONE, [None, None]));
    let buried: Vec<Field> = town
        .heard
        .iter()
        .filter_map(|event| match event {
            Event::Buried { field, .. } => Some(*field),
            _ => None,
        })
        .collect();
    assert_eq!(buried, [Field::W, Field::E]);
}

/// Equal rolls go to the deputy, and the second result counts even if it is lower. FM-26: the winner draws by who died.
#[test]
fn fm_25_case_9_the_deputys_side_may_reroll_once() {
    let tables = || {
        let roll = |rolls| showdown(Meeple::Deputy, Meeple::Robber, rolls);
        (0..).map(roll).filter(|town| dice(town) == [5, 2])
    };
    let mut kept = tables().next().unwrap();
    assert_eq!((kept.asked(), kept.legal()), (Some(1), vec!["reroll".to_owned(), "keep".to_owned()]));
    kept.acts(&["keep"]);
    assert_eq!((kept.draws(), kept.board().graves[..].to_vec()), (vec![(2, 4)], vec![Meeple::Deputy]));
    assert_eq!(kept.board().places[Place::Saloon], Meeples::one(Meeple::Robber));

    let mut seen = [false; 6];
    for mut town in tables() {
        town.acts(&["reroll"]);
        let second = town.heard.iter().find_map(|event| match event {
            Event::Rerolled { seat, field, die } => Some((*seat, *field, *die)),
            _ => None,
        });
        let (seat, field, die) = second.unwrap();
        assert_eq!((seat, field), (Seat(0), Field::W));
        let (survivor, draws) = if die >= 5 { (Meeple::Deputy, (1, 3)) } else { (Meeple::Robber, (2, 4)) };
        assert_eq!((town.board().places[Place::Saloon], town.draws()), (Meeples::one(survivor), vec![draws]), "{die}");
        seen[usize::from(die) - 1] = true;
        if seen == [true; 6] {
            return;
        }
    }
}
