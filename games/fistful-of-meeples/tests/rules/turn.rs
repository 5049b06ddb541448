//! The course of a turn in the street: who waits, who bows out, in which order items are resolved, and when bars are
//! bought.

use fistful_of_meeples::{Building, Event, Face, Field, Meeple, Meeples, Place, Supply};
use table::Seat;

use crate::support::{Town, alone, sign, waits};

/// The madame and two builders in T6.
fn escort(settings: &[(&str, &str)]) -> Town {
    let mut town = Town::new(3, settings, |board| {
        board.places[Building::T6] = [Meeple::Builder, Meeple::Builder, Meeple::Madame].into_iter().collect();
    });
    town.acts(&["take t6"]);
    town
}

const BOWS_OUT: &[(&str, &str)] = &[("madame-bows-out", "on")];

#[test]
fn fm_16_the_madame_first_from_the_saloon_starts_on_a_door() {
    let taken = |settings| {
        let mut town = Town::new(2, settings, |board| board.places[Place::Saloon] = Meeples::one(Meeple::Madame));
        town.acts(&["take saloon"]);
        town
    };
    let strict = taken(&[]);
    assert_eq!(strict.legal().len(), 12);
    assert!(!strict.legal().iter().any(|drop| drop.ends_with(" e") || drop.ends_with(" w")));
    // With the option she may bow out alone, and the turn is over.
    let mut alone = taken(BOWS_OUT);
    assert_eq!(alone.legal().len(), 14);
    alone.acts(&["drop madame w"]);
    assert_eq!((alone.asked(), alone.board().places[Place::Saloon]), (Some(2), Meeples::one(Meeple::Madame)));
}

/// With the option she goes at once; the field stays free and counts as passed.
#[test]
fn fm_16_by_the_option_the_madame_bows_out_while_others_are_in_hand() {
    assert_eq!(escort(&[]).legal(), ["drop builder t5", "drop builder e", "drop madame t5"]);
    let mut town = escort(BOWS_OUT);
    assert_eq!(town.legal(), ["drop builder t5", "drop builder e", "drop madame t5", "drop madame e"]);
    town.acts(&["drop madame e"]);
    let board = town.board();
    assert_eq!(board.street.taken().iter().collect::<Vec<_>>(), [Field::B6, Field::B5], "builders go on past E");
    assert_eq!((board.markers, board.places[Place::Saloon]), ([None, None], Meeples::one(Meeple::Madame)));
}

/// The field she left is a free field like any other on the second lap.
#[test]
fn fm_16_by_the_option_her_field_is_passed_on_this_lap_and_free_on_the_second() {
    let begun = |settings| {
        let mut town = Town::new(3, settings, |board| {
            board.places[Building::T1] = Meeples::of(Meeple::Builder, 15) + Meeples::one(Meeple::Madame);
        });
        town.acts(&["take t1", "drop builder t2", "drop builder t3", "drop builder t4", "drop builder t5"]);
        town.acts(&["drop builder t6"]);
        town
    };
    let mut town = begun(BOWS_OUT);
    town.acts(&["drop madame e"]);
    assert_eq!(town.legal(), ["mark 2", "mark 3"], "the player controls W when the second lap comes to E");
    let fields: Vec<Field> = town
        .heard
        .iter()
        .filter_map(|event| match event {
            Event::Dropped { field, .. } => Some(*field),
            _ => None,
        })
        .collect();
    let names: Vec<&str> = fields.iter().map(|field| field.name()).collect();
    assert_eq!(names, ["t2", "t3", "t4", "t5", "t6", "b6", "b5", "b4", "b3", "b2", "b1", "w", "t1", "e"]);
    town.acts(&["mark 2"]);
    let saloon = [Meeple::Builder, Meeple::Madame].into_iter().collect::<Meeples>();
    assert_eq!(town.board().places[Place::Saloon], saloon, "the last builder finds no field");
}

#[test]
fn fm_17_a_meeple_on_a_showdown_field_waits_and_is_in_no_place() {
    let mut town = Town::new(2, &[], |board| {
        alone(board, Meeple::Deputy);
        board.places[Building::B3] = Meeples::one(Meeple::Miner);
    });
    // There is nothing to resolve, and the turn is over.
    town.acts(&["take t1", "drop deputy w"]);
    assert_eq!((town.asked(), town.legal()), (Some(2), vec!["take b3".to_owned()]));
    town.acts(&["take b3", "drop miner b2", "resolve b2"]);
    assert_eq!((town.asked(), town.legal()), (Some(1), vec!["take b2".to_owned()]));
    assert_eq!(
        (town.board().street.on(Field::W), town.board().marker(Field::W)),
        (Some(Meeple::Deputy), Some(Seat(0)))
    );
    assert_eq!(town.draws(), []);
}

/// Three meeples come to W, B1 and B2 while another waits at E.
fn items() -> Town {
    let mut town = Town::new(2, &[], |board| {
        waits(board, Field::E, Meeple::Builder, 2);
        board.places[Building::T1] = [Meeple::Builder, Meeple::Robber, Meeple::Robber].into_iter().collect();
        board.places[Building::B1] = Meeples::one(Meeple::Miner);
        board.places[Building::B2] = Meeples::of(Meeple::Miner, 2);
    });
    town.acts(&["take t1", "drop builder w"]);
    assert_eq!(town.legal(), ["resolve b2", "resolve b1", "showdown"]);
    town
}

/// The showdown is one of the items and cannot be left out: as the last one it is resolved automatically.
#[test]
fn fm_18_items_are_resolved_in_any_order_each_after_the_last() {
    let mut town = items();
    town.acts(&["resolve b1"]);
    assert_eq!((town.draws(), town.legal()), (vec![(1, 2)], vec!["resolve b2".to_owned(), "showdown".to_owned()]));
    town.acts(&["resolve b2"]);
    assert_eq!(town.draws()[..2], [(1, 2), (1, 4)]);
    assert_eq!(town.heard.iter().filter(|event| matches!(event, Event::Decided { .. })).count(), 1);
    assert_eq!(town.asked(), Some(2));

    let mut first = items();
    first.acts(&["showdown"]);
    assert_eq!(first.legal(), ["resolve b2", "resolve b1"]);
    assert_eq!(first.board().places[Building::B1], Meeples::one(Meeple::Miner), "nobody has moved in yet");
    first.acts(&["resolve b2"]);
    let inside = [Meeple::Miner, Meeple::Robber].into_iter().collect::<Meeples>();
    assert_eq!((first.board().places[Building::B1], first.asked()), (inside, Some(2)));
}

/// A builder at the door of T2; the owner of a sign there is also seat 1.
fn builder(face: Option<Face>, signs: u8) -> Town {
    let mut town = Town::new(2, &[], |board| {
        alone(board, Meeple::Builder);
        board.signs[Building::T2.index()] = face.and_then(|face| sign(1, face));
        board.seats[Seat(0)] = Supply { gold: 3, stone: 4, bars: 0, signs };
    });
    town.acts(&["take t1", "drop builder t2", "resolve t2"]);
    town
}

#[test]
fn fm_19_building_takes_a_sign_and_upgrading_none() {
    let asked = |town: &Town| town.legal().contains(&"decline".to_owned());
    assert!(asked(&builder(None, 1)));
    assert!(!asked(&builder(None, 0)), "no sign is left");
    let mut own = builder(Some(Face::Five), 0);
    own.acts(&["upgrade"]);
    assert_eq!(own.board().sign(Building::T2), sign(1, Face::Ten));
    assert_eq!(own.board().seats[Seat(0)], Supply { gold: 2, stone: 2, bars: 0, signs: 0 });
    assert!(!asked(&builder(Some(Face::Ten), 8)));
}

/// Seat 2 gets rich by a draw in seat 1's turn, and buys at the end of its own.
#[test]
fn fm_29_a_bar_is_bought_at_the_end_of_the_own_turn() {
    let mut town = Town::new(2, &[], |board| {
        alone(board, Meeple::Miner);
        board.signs[Building::T2.index()] = sign(2, Face::Ten);
        board.seats[Seat(1)].gold = 4;
        board.bag.stone = 0;
    });
    town.acts(&["take t1", "drop miner t2", "resolve t2"]);
    assert_eq!((town.board().seats[Seat(1)].gold, town.board().bars), (8, 6));
    town.acts(&["take t2", "drop miner t3", "resolve t3"]);
    assert_eq!((town.board().seats[Seat(1)].gold, town.board().bars), (2, 5));
}
