//! The fields where the view says the hand will land, compared with where the meeples really land.

use fistful_of_meeples::{Building, Direction, Event, Fall, Field, Meeple, Meeples, Place};
use table::{Game, Viewer};

use crate::support::{Town, waits};

fn falls(town: &Town, first: Option<Field>) -> Vec<Fall> {
    town.game.view(&town.state, Viewer::Spectator).falls(first)
}

/// Where the meeples in hand land in this direction, according to the view.
fn fall(town: &Town, first: Option<Field>, direction: Direction) -> (Vec<&'static str>, u8) {
    let fall = falls(town, first).into_iter().find(|fall| fall.direction == direction).unwrap();
    (fall.fields.iter().map(|field| field.name()).collect(), fall.rest)
}

/// Puts meeples on the given fields one after another, the madame as late as possible. Returns where they landed, and
/// how many found no field.
fn land(town: &mut Town, fields: &[&str]) -> (Vec<&'static str>, u8) {
    let begun = town.heard.len();
    for field in fields {
        // Meeples that leave no choice are put down automatically.
        let drop =
            town.legal().into_iter().find(|text| text.starts_with("drop ") && text.ends_with(&format!(" {field}")));
        if let Some(drop) = drop {
            town.acts(&[&drop]);
        }
        if let Some(mark) = town.legal().into_iter().find(|text| text.starts_with("mark ")) {
            town.acts(&[&mark]);
        }
    }
    assert!(town.board().hand.is_empty());
    let mut landed = (Vec::new(), 0);
    for event in &town.heard[begun..] {
        match event {
            Event::Dropped { field, .. } | Event::BowedOut { field, .. } => landed.0.push(field.name()),
            Event::Overflowed { meeples, .. } => landed.1 += meeples.total(),
            _ => {}
        }
    }
    landed
}

/// The view predicts this landing for the hand, and the meeples land so.
#[track_caller]
fn lands(mut town: Town, first: Option<Field>, direction: Direction, fields: &[&str], rest: u8) -> Town {
    assert_eq!(fall(&town, first, direction), (fields.to_vec(), rest));
    assert_eq!(land(&mut town, fields), (fields.to_vec(), rest));
    town
}

const CLOCKWISE: Direction = Direction::Clockwise;
const ANTICLOCKWISE: Direction = Direction::Anticlockwise;

#[test]
fn fm_11_from_t6_the_hand_falls_to_either_side() {
    let taken = |occupied: bool| {
        let mut town = Town::new(3, &[], |board| {
            board.places[Building::T6] = [Meeple::Builder, Meeple::Miner, Meeple::Robber].into_iter().collect();
            if occupied {
                waits(board, Field::E, Meeple::Miner, 3);
            }
        });
        town.acts(&["take t6"]);
        town
    };
    lands(taken(false), None, CLOCKWISE, &["e", "b6", "b5"], 0);
    lands(taken(true), None, CLOCKWISE, &["b6", "b5", "b4"], 0);
    lands(taken(true), None, ANTICLOCKWISE, &["t5", "t4", "t3"], 0);
    // Once the first is down, the direction is fixed.
    let mut begun = taken(true);
    begun.acts(&["drop miner b6"]);
    assert_eq!(falls(&begun, None).len(), 1);
    lands(begun, None, CLOCKWISE, &["b5", "b4"], 0);
}

/// The same from the jail.
#[test]
fn fm_12_from_the_saloon_the_hand_falls_from_the_field_that_is_chosen() {
    for (place, take) in [(Place::Saloon, "take saloon"), (Place::Jail, "take jail")] {
        let taken = || {
            let mut town = Town::new(3, &[], |board| {
                waits(board, Field::W, Meeple::Miner, 2);
                board.places[place] = [Meeple::Builder, Meeple::Miner, Meeple::Robber].into_iter().collect();
            });
            town.acts(&[take]);
            town
        };
        assert_eq!(falls(&taken(), None), [], "any free field can be chosen");
        assert_eq!(falls(&taken(), Some(Field::W)), [], "nobody can be put there");
        lands(taken(), Some(Field::B2), CLOCKWISE, &["b2", "b1", "t1"], 0);
        lands(taken(), Some(Field::T1), ANTICLOCKWISE, &["t1", "b1", "b2"], 0);
        let mut begun = taken();
        begun.acts(&["drop robber e"]);
        assert_eq!(falls(&begun, None).len(), 2, "either direction still");
        lands(begun, None, ANTICLOCKWISE, &["t6", "t5"], 0);
    }
}

#[test]
fn fm_16_the_madame_who_comes_last_falls_on_the_showdown_field_and_bows_out() {
    let mut town = Town::new(2, &[], |board| {
        board.places[Building::T4] = [Meeple::Builder, Meeple::Miner, Meeple::Madame].into_iter().collect();
    });
    town.acts(&["take t4"]);
    let town = lands(town, None, CLOCKWISE, &["t5", "t6", "e"], 0);
    assert_eq!(town.board().street.on(Field::E), None);
    assert_eq!(town.board().places[Place::Saloon], Meeples::one(Meeple::Madame));
}

#[test]
fn fm_14_what_falls_on_no_field_goes_to_the_saloon() {
    let ring = ["t2", "t3", "t4", "t5", "t6", "e", "b6", "b5", "b4", "b3", "b2", "b1", "w", "t1"];
    let mut town = Town::new(2, &[], |board| board.places[Building::T1] = Meeples::of(Meeple::Builder, 16));
    town.acts(&["take t1"]);
    lands(town, None, CLOCKWISE, &ring, 2);

    let mut town = Town::new(3, &[], |board| {
        waits(board, Field::E, Meeple::Miner, 3);
        board.places[Place::Saloon] = Meeples::of(Meeple::Builder, 17);
    });
    town.acts(&["take saloon"]);
    let free: Vec<&str> = ring.into_iter().filter(|field| *field != "e").collect();
    let town = lands(town, Some(Field::T2), CLOCKWISE, &free, 4);
    assert_eq!(town.board().places[Place::Saloon], Meeples::of(Meeple::Builder, 4));
    assert_eq!(falls(&town, None), [], "no hand is left");
}
