//! What becomes of the two after a showdown.

use fistful_of_meeples::{End, Event, Field, Meeple, Meeples, Place};

use crate::support::{Town, alone, waits};

/// Robber against robber with so many in the graves; the dice are thrown until both die, or until one does.
fn shot(graves: usize, both: bool) -> Town {
    let shoot = |rolls| {
        let mut town = Town::new(3, &[], |board| {
            waits(board, Field::E, Meeple::Robber, 3);
            alone(board, Meeple::Robber);
            board.graves = (0..graves).map(|_| Meeple::Builder).collect();
            board.rolls = rolls;
        });
        town.acts(&["take t1", "drop robber w", "showdown"]);
        town
    };
    let fits = |town: &Town| town.heard.contains(&Event::Decided { winner: None }) == both;
    (0..).map(shoot).find(fits).unwrap()
}

#[test]
fn fm_26_the_loser_goes_to_a_grave_and_the_last_grave_triggers_the_end() {
    for (graves, last_round) in [(0, None), (4, None), (5, Some(End::Graves))] {
        let town = shot(graves, false);
        let board = town.board();
        assert_eq!((board.graves.len(), board.gone, board.last_round), (graves + 1, Meeples::NONE, last_round));
        assert_eq!(board.places[Place::Saloon], Meeples::one(Meeple::Robber));
        assert_eq!(board.markers, [None, None]);
        let east = town.heard.contains(&Event::Decided { winner: Some(Field::E) });
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
