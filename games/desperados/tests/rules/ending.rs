//! The end of the game (DE-20, DE-22): all actions, and all booties.

use desperados::{Action, Illegal, Kind, PlaceCard, booty};
use table::{Decision as _, Game};

use crate::support::table;
use crate::truth::{KINDS, worth};

#[test]
fn de_20_afterwards_nobody_decides_anything() {
    let mut table = table("players 3; rest wanted; hands ace-red");
    table.does("1: place ace-red 1");
    for seat in 0..=3 {
        for number in 0..<Action as table::Decision>::COUNT {
            let action = Action::nth(number).unwrap();
            assert_eq!(table.game.why_not(&table.view(seat), action), Some(Illegal::Over), "{action}");
        }
    }
}

/// Any possible booty: all sets of the places of two kinds, with all places of a third.
#[test]
fn de_22_any_booty_is_counted_by_the_highest_value_held_of_each_kind() {
    for set in 0..256_u32 {
        let places = (0..8).filter(|bit| set >> bit & 1 == 1).map(|bit| format!("{}-{}", KINDS[bit / 4], 2 + bit % 4));
        let held: Vec<String> = places.chain((2..=4).map(|value| format!("railway-{value}"))).collect();
        let list: Vec<PlaceCard> = held.iter().map(|place| place.parse().unwrap()).collect();
        assert_eq!(Kind::ALL.into_iter().map(|kind| booty(&list, kind)).sum::<i32>(), worth(&held), "{held:?}");
    }
}
