//! What makes a round idle, and the end after ten idle rounds (FM-33).

use fistful_of_meeples::{Bag, Board, Building, End, Event, Face, Field, FistfulOfMeeples, Meeple, Meeples};
use table::{Game, Seat};
use table_kit::editions::read;
use table_kit::setups;

use crate::support::{Town, alone, sign, waits};

/// The last turn of what would be the tenth idle round of two players, in a town with an empty bag.
fn tenth(game: FistfulOfMeeples, change: impl FnOnce(&mut Board)) -> Town {
    Town::of(game, |board| {
        board.bag = Bag::default();
        (board.active, board.turn, board.idle) = (Seat(1), 20, 9);
        change(board);
    })
}

/// A game of two with an edition in which some numbers differ.
fn edition(changes: &[(&str, &str)]) -> FistfulOfMeeples {
    let mut edition = FistfulOfMeeples::EDITION.to_owned();
    for (from, to) in changes {
        assert!(edition.contains(from), "`{from}` is not in the edition");
        edition = edition.replace(from, to);
    }
    read(&edition).unwrap()
}

/// Whether the game has ended because nothing happens any more.
fn is_over(town: &Town) -> bool {
    town.game.outcome(&town.state).is_some_and(|outcome| outcome.reason == End::Idle.name())
}

/// A deputy comes to two robbers in T2; the bag is empty.
fn arrest(game: FistfulOfMeeples) -> Town {
    let mut town = tenth(game, |board| {
        alone(board, Meeple::Deputy);
        board.places[Building::T2] = Meeples::of(Meeple::Robber, 2);
    });
    town.acts(&["take t1", "drop deputy t2", "resolve t2"]);
    assert!(town.heard.contains(&Event::Arrested { building: Building::T2, robbers: 2 }));
    assert_eq!(town.draws().iter().map(|(_, cubes)| cubes).sum::<usize>(), 0, "no cube is drawn");
    town
}

#[test]
fn fm_33_nobody_can_shuttle_a_lone_madame_for_ever() {
    for (seats, turns) in [(2, 20), (3, 30), (4, 40)] {
        let mut town = Town::new(seats, &[], |board| alone(board, Meeple::Madame));
        while town.asked().is_some() {
            let action = town.legal()[0].clone();
            town.acts(&[&action]);
        }
        assert_eq!((town.board().turn, is_over(&town)), (turns, true), "ten rounds of {seats}");
    }
}

#[test]
fn fm_33_the_tenth_round_in_which_nothing_happens_is_the_last() {
    let mut town = tenth(setups::game(2, &[]), |board| alone(board, Meeple::Madame));
    town.acts(&["take t1", "drop madame t2", "resolve t2"]);
    assert!(is_over(&town));
    // A meeple waiting for a showdown is not buried yet, and builders who go to the saloon are not arrested.
    let mut waiting = tenth(setups::game(2, &[]), |board| alone(board, Meeple::Robber));
    waiting.acts(&["take t1", "drop robber w"]);
    assert!(is_over(&waiting));
    let mut invited = tenth(setups::game(2, &[]), |board| {
        alone(board, Meeple::Madame);
        board.places[Building::T2] = Meeples::of(Meeple::Builder, 3);
    });
    invited.acts(&["take t1", "drop madame t2", "resolve t2"]);
    assert!(is_over(&invited));
}

/// Something happened: the game goes on, and it takes ten more idle rounds to end it.
#[track_caller]
fn goes_on(town: &Town) {
    assert_eq!((is_over(town), town.board().turn, town.board().idle), (false, 21, 0));
}

#[test]
fn fm_33_a_cube_drawn_or_paid_is_no_idle_round() {
    let mut drawn = tenth(setups::game(2, &[]), |board| {
        alone(board, Meeple::Robber);
        board.places[Building::T2] = Meeples::one(Meeple::Miner);
        board.bag.stone = 1;
    });
    drawn.acts(&["take t1", "drop robber t2", "resolve t2"]);
    assert_eq!(drawn.draws(), [(2, 1)]);
    goes_on(&drawn);
    let mut paid = tenth(setups::game(2, &[]), |board| {
        alone(board, Meeple::Robber);
        board.seats[Seat(1)].gold = 6;
    });
    paid.acts(&["take t1", "drop robber t2", "resolve t2"]);
    assert_eq!(paid.board().bars, 5);
    goes_on(&paid);
}

#[test]
fn fm_33_somebody_arrested_is_no_idle_round() {
    goes_on(&arrest(setups::game(2, &[])));
}

#[test]
fn fm_33_somebody_buried_is_no_idle_round() {
    let mut town = tenth(setups::game(2, &[]), |board| {
        alone(board, Meeple::Builder);
        board.places[Building::B3] = Meeples::one(Meeple::Madame);
        waits(board, Field::E, Meeple::Builder, 1);
    });
    town.acts(&["take t1", "drop builder w", "showdown"]);
    assert!(!town.board().graves.is_empty());
    assert_eq!(town.draws().iter().map(|(_, cubes)| cubes).sum::<usize>(), 0, "no cube is drawn");
    goes_on(&town);
}

/// With the printed costs, a cube is paid for it too.
#[test]
fn fm_33_a_sign_set_or_turned_is_no_idle_round() {
    for (owner, answer) in [(None, "build"), (sign(2, Face::Five), "upgrade")] {
        let mut town = tenth(edition(&[("gold = 1, stone = 2", "gold = 0, stone = 0")]), |board| {
            alone(board, Meeple::Builder);
            board.signs[Building::T2.index()] = owner;
        });
        town.acts(&["take t1", "drop builder t2", "resolve t2", answer]);
        goes_on(&town);
    }
}

/// If robbers could be arrested and freed for ever without a cube being drawn, arrests do not put off the end: if
/// deputies draw nothing, or if the players can hold all the gold without ever having to buy a bar.
#[test]
fn fm_33_by_odd_numbers_arrests_do_not_keep_a_game_going_for_ever() {
    let prices = |prices| edition(&[("prices = [6, 6, 7, 7, 8, 8]", prices)]);
    for game in [edition(&[("deputy = 2", "deputy = 0")]), prices("prices = [6, 19]"), prices("prices = [255]")] {
        assert!(is_over(&arrest(game)));
    }
    // Two players with 17 gold each would leave two cubes in the bag.
    goes_on(&arrest(prices("prices = [6, 18]")));
}
