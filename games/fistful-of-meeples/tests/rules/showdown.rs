//! What happens to the two meeples after a showdown.

use arrayvec::ArrayVec;
use fistful_of_meeples::{Bag, Board, End, Event, Field, GRAVES, Meeple, Meeples, Place};
use table::Seat;

use crate::support::{Town, alone, waits};

/// Robber against robber, repeated until both die, or until one does.
fn fight(both: bool, change: impl Fn(&mut Board)) -> Town {
    let shoot = |rolls| {
        let mut town = Town::new(3, &[], |board| {
            waits(board, Field::E, Meeple::Robber, 3);
            alone(board, Meeple::Robber);
            board.rolls = rolls;
            change(board);
        });
        town.acts(&["take t1", "drop robber w", "showdown"]);
        town
    };
    let fits = |town: &Town| winner(town).is_none() == both;
    (0..).map(shoot).find(fits).unwrap()
}

/// The field of the winner; `None` if both died.
fn winner(town: &Town) -> Option<Field> {
    let decided = town.heard.iter().find_map(|event| match event {
        Event::Decided { winner, .. } => Some(*winner),
        _ => None,
    });
    decided.unwrap()
}

fn graves(count: usize) -> ArrayVec<Meeple, GRAVES> {
    (0..count).map(|_| Meeple::Builder).collect()
}

/// The same fight with this many graves taken.
fn shot(count: usize, both: bool) -> Town {
    fight(both, |board| board.graves = graves(count))
}

#[test]
fn fm_26_the_loser_goes_to_a_grave_and_the_last_grave_triggers_the_end() {
    for (graves, last_round) in [(0, None), (4, None), (5, Some(End::Graves))] {
        let town = shot(graves, false);
        let board = town.board();
        assert_eq!((board.graves.len(), board.gone, board.last_round), (graves + 1, Meeples::NONE, last_round));
        assert_eq!(board.places[Place::Saloon], Meeples::one(Meeple::Robber));
        assert_eq!(board.markers, [None, None]);
        let east = winner(&town) == Some(Field::E);
        assert_eq!(town.draws(), [(if east { 3 } else { 1 }, 3)]);
    }
}

#[test]
fn fm_26_without_a_free_grave_the_loser_is_out_of_the_game() {
    let full = shot(6, false).board();
    assert_eq!((full.graves.len(), full.gone), (6, Meeples::one(Meeple::Robber)));
    // Both die, and one grave is free: the active player buries first.
    let town = shot(5, true);
    let board = town.board();
    assert_eq!((board.graves.len(), board.gone), (6, Meeples::one(Meeple::Robber)));
    let buried: Vec<(Field, Option<u8>)> = town
        .heard
        .iter()
        .filter_map(|event| match event {
            Event::Buried { field, grave, .. } => Some((*field, *grave)),
            _ => None,
        })
        .collect();
    assert_eq!(buried, [(Field::W, Some(5)), (Field::E, None)]);
    assert_eq!(town.draws(), [(1, 3), (3, 3)]);
}

/// [I] Both are buried before either draws; [H] the active player first.
#[test]
fn fm_26_both_are_buried_before_anybody_draws() {
    let town = shot(0, true);
    let order = town.heard.iter().filter_map(|event| match event {
        Event::Buried { seat, .. } => Some(("buries", seat.0 + 1)),
        Event::Drew { seat, .. } => Some(("draws", seat.0 + 1)),
        _ => None,
    });
    assert_eq!(order.collect::<Vec<_>>(), [("buries", 1), ("buries", 3), ("draws", 1), ("draws", 3)]);
}

/// The second burial fills the graveyard before the first draw brings the last dynamite, so the graves trigger the end.
#[test]
fn fm_26_the_last_grave_comes_before_the_last_dynamite() {
    let town = fight(true, |board| {
        board.graves = graves(4);
        (board.bag, board.jail_dynamite) = (Bag { gold: 0, stone: 0, dynamite: 3 }, 0);
    });
    assert_eq!((town.board().exploded, town.board().graves.len()), (3, 6));
    assert_eq!(town.board().last_round, Some(End::Graves));
}

/// Dynamite drawn by the active player explodes before the other draws, so the other can draw the returned stone.
#[test]
fn fm_26_an_explosion_of_the_first_draw_comes_before_the_second() {
    let town = fight(true, |board| {
        (board.bag, board.jail_dynamite) = (Bag { gold: 0, stone: 0, dynamite: 3 }, 0);
        board.seats[Seat(1)].stone = 8;
    });
    assert_eq!(town.draws(), [(1, 3), (3, 3)]);
    let board = town.board();
    assert_eq!((board.seats[Seat(1)].stone, board.seats[Seat(2)].stone, board.bag.stone), (1, 3, 4));
}
