//! The nine worked cases of `RULES.md` with all their parts. A, B, C, D and E are the persons Ace, Calico, Duke, Lola
//! and Mesa, or the players in seats 1 to 4.

use table_kit::setups;

use crate::support::{Layout, Table, cards};
use crate::truth::{all_cards, sort};

/// DE-1, DE-2, DE-3.
#[test]
fn case_1_eighty_cards_twenty_places_and_no_pile_with_a_kind_twice() {
    let truth = Table::deal(setups::game(4, &[]), 9).truth();
    let mut dealt = [truth.hands.concat(), truth.draw.clone()].concat();
    sort(&mut dealt);
    assert_eq!(dealt, all_cards());
    assert_eq!(dealt.len(), 80);
    dealt.dedup();
    assert_eq!(dealt.len(), 40);
    let mut places = truth.piles.concat();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), 20);
    for pile in &truth.piles {
        let mut kinds: Vec<&str> = pile.iter().map(|place| place.rsplit_once('-').unwrap().0).collect();
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(kinds.len(), 4, "{pile:?}");
    }
}

/// A value-4 place with persons A B C D in front of it, in this order; seat 1 holds these cards.
fn four(hand: &str) -> Layout {
    let layout = Layout::new(2).pile(1, "railway-4 saloon-5").row(1, "green: ace calico duke lola").hold_up(1);
    layout.hands(&[hand, ""])
}

/// The strength of this gang for seat 1.
fn strength(layout: &Layout, gang: &str) -> u16 {
    let mut table = layout.begin();
    cards(gang).iter().for_each(|card| drop(table.step(1, &format!("join {card}"))));
    table.strength(1)
}

/// DE-15.
#[test]
fn case_2_the_positions_of_value_4_count_4_3_2_1() {
    let layout = four("red: ace calico duke lola");
    let each = ["ace-red", "calico-red", "duke-red", "lola-red"].map(|card| strength(&layout, card));
    assert_eq!(each, [4, 3, 2, 1]);
}

/// DE-14, DE-15.
#[test]
fn case_3_experience_counts_and_lets_others_join() {
    let layout = four("red: ace calico mesa").warrant("ace-blue ace-yellow calico-blue");
    assert_eq!((strength(&layout, "ace-red"), strength(&layout, "calico-red")), (6, 4));
    assert!(!layout.begin().legal(1).contains(&"join mesa-red".to_owned()));
    let wanted = layout.warrant("ace-blue ace-yellow calico-blue mesa-green");
    assert_eq!(strength(&wanted, "mesa-red"), 1);
}

/// DE-12, DE-15.
#[test]
fn case_4_a_gang_of_one_person_and_one_of_one_colour() {
    assert_eq!(strength(&four("ace-red ace-blue ace-blue"), "ace-red ace-blue ace-blue"), 12);
    assert_eq!(strength(&four("red: ace calico duke"), "red: ace calico duke"), 9);
}

/// DE-16. Four players A B C D; A began, and B triggers.
#[test]
fn case_5_who_wins_a_tie() {
    let winner = |placed: [u32; 4], gangs: [&str; 4]| {
        let layout = Layout::new(4).active(2).pile(1, "railway-4 saloon-5").hold_up(1);
        let layout = layout.row(1, "green: ace calico duke lola").placed(&placed).hands(&gangs);
        let story = layout.begin().choose_all(&gangs);
        story.with(" wins ")[0][..1].parse::<usize>().unwrap()
    };
    assert_eq!(winner([20, 21, 18, 19], ["", "ace-red", "", "ace-blue"]), 2, "B and D tie");
    assert_eq!(winner([20, 21, 18, 19], ["ace-red", "", "", "ace-blue"]), 1, "D's last placement is older than A's");
    assert_eq!(winner([1, 2, 0, 0], ["", "", "ace-red", "ace-blue"]), 4, "neither C nor D has placed");
}

/// The last part of case 5, played from the first turn.
#[test]
fn case_5_in_the_second_turn_of_the_game() {
    let layout = Layout::new(4).turn(1).placed(&[0; 4]).hands(&["ace-red", "duke-red", "ace-blue", "ace-yellow"]);
    let mut table = layout.begin();
    table.place("ace-red 1");
    table.place("duke-red 1").tells(&["2 holds up railway-2 at 1"]);
    let story = table.choose_all(&["", "", "ace-blue", "ace-yellow"]);
    story.tells(&[
        "3 joins with 2: ace-blue",
        "4 joins with 2: ace-yellow",
        "4 wins railway-2 at 1 by a tie of those who never placed",
    ]);
}

/// A hold-up of a value-5 place with these persons in front of it, in green.
fn five(row: &str) -> Layout {
    Layout::new(2).pile(1, "railway-5").row(1, &format!("green: {row}")).hold_up(1).hands(&["mesa-red", ""])
}

/// DE-22.
#[test]
fn case_6_two_banks_of_5_and_two_saloons_of_3() {
    let layout = five("ace calico duke lola mesa").booty(2, "bank-5 bank-2 saloon-2 saloon-3");
    let mut table = layout.begin();
    table.choose_all(&["mesa-red", ""]);
    assert_eq!(table.totals(), [5, 16]);
}

/// DE-18.
#[test]
fn case_7_nobody_joins_at_a_place_of_value_5_and_it_does_not_end() {
    let mut table = five("ace calico duke lola mesa").begin();
    table.choose_all(&["", ""]);
    assert!(!table.is_over());
    assert_eq!(table.truth().piles[0], ["railway-5"]);
}

/// DE-10, DE-15.
#[test]
fn case_8_the_trigger_cards_own_position_counts() {
    let layout = Layout::new(2).pile(1, "railway-5").row(1, "green: ace calico duke lola");
    let mut table = layout.hands(&["mesa-green mesa-red", ""]).begin();
    table.place("mesa-green 1");
    table.step(1, "join mesa-red");
    assert_eq!(table.strength(1), 1);
}

/// Green cards are in front of places of value 5, and seat 1 can place its silas; everything else is on the warrant.
fn greens(hands: &[&str]) -> Layout {
    let rows = ["ace", "ace", "calico", "calico", "duke"];
    let places = ["bank-5", "saloon-5", "railway-5", "gold-diggers-5", "stage-coach-5"];
    let layout = Layout::new(hands.len()).rest_is_wanted().hands(hands);
    let spots = (1..).zip(rows.into_iter().zip(places));
    spots.fold(layout, |layout, (spot, (row, place))| layout.pile(spot, place).row(spot, &format!("green: {row}")))
}

/// DE-9, DE-6.
#[test]
fn case_9_stuck_with_three_cards_and_both_piles_empty() {
    let mut table = greens(&["silas-green", "ace-red duke-red pearl-blue", "rusty-green"]).begin();
    let story = table.place("silas-green 5");
    let taken = story.with("2 is stuck: 3 takes ")[0].rsplit_once(' ').unwrap().1.to_owned();
    assert!(story.with("2 draws").is_empty());
    story.tells(&["turn 23: 3", "reshuffle", "3 draws 1"]);
    assert_eq!(table.hand(2).split(' ').count(), 2);
    assert!(["ace-red", "duke-red", "pearl-blue"].contains(&taken.as_str()) && !table.hand(2).contains(&taken));
    assert!(table.hand(3).contains(&taken), "the next player draws it");
    assert_eq!(table.discard(), "");
}

/// DE-9.
#[test]
fn case_9_stuck_with_no_card() {
    let mut table = greens(&["silas-green", "", "rusty-green"]).begin();
    table.place("silas-green 5").tells(&["turn 22: 2", "2 is stuck: 3 takes nothing", "turn 23: 3"]);
    assert_eq!(table.to_act(), [3]);
}

/// DE-21.
#[test]
fn case_9_no_card_outside_rows_and_warrant_fits_anywhere() {
    let layout = greens(&["silas-green", "ace-red duke-red", ""]).draw("mesa-blue").discard("mesa-yellow");
    let mut table = layout.booty(2, "bank-2").booty(3, "saloon-3 saloon-4").begin();
    assert_eq!(table.place("silas-green 5").0.last().unwrap(), "end: dead-position");
    assert_eq!((table.totals(), table.ranks()), (vec![0, 2, 8], vec![3, 2, 1]));
}
