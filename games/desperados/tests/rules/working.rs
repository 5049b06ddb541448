//! The working day (DE-6 to DE-10).

use std::collections::{BTreeMap, BTreeSet};

use desperados::Illegal;
use table::Reason;

use crate::support::{Layout, Table};

/// Seat 2 of two is about to draw, after seat 1 places a lone ace.
fn about_to_draw() -> Layout {
    Layout::new(2).hand(1, "ace-red").hand(2, "silas-blue")
}

#[test]
fn de_6_two_cards_are_drawn_from_the_top() {
    let mut table = about_to_draw().draw("pearl-green duke-yellow lola-red").begin();
    let left = table.draw().len();
    let story = table.place("ace-red 1");
    story.tells(&["1 places ace-red 1", "turn 22: 2", "2 draws 2"]);
    assert_eq!(table.hand(2), "duke-yellow pearl-green silas-blue");
    assert_eq!((table.draw().len(), table.draw()[0].as_str()), (left - 2, "lola-red"));
    assert_eq!(table.told(2), ["you draw duke-yellow pearl-green"]);
    assert!(table.told(1).is_empty());
    assert_eq!(table.to_act(), [2]);
}

#[test]
fn de_6_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile() {
    let layout = about_to_draw().discard("pearl-green duke-yellow lola-red").rest_is_discarded();
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let mut table = layout.clone().seed(seed).begin();
        assert!(table.draw().is_empty());
        table.place("ace-red 1").tells(&["turn 22: 2", "reshuffle", "2 draws 2"]);
        assert_eq!((table.discard(), table.draw().len()), (String::new(), 76));
        orders.insert(table.draw());
    }
    assert_eq!(orders.len(), 20);
}

/// The same cards come out in the same order, whatever their order in the discard pile: the public order of discards
/// leaves no trace.
#[test]
fn de_6_the_order_of_the_discard_pile_does_not_matter() {
    let drawn = |discard: &str| {
        let mut table = about_to_draw().discard(discard).rest_is_wanted().begin();
        table.place("ace-red 1");
        (table.hand(2), table.draw())
    };
    assert_eq!(
        drawn("ace-blue lola-red lola-red duke-green rusty-blue"),
        drawn("lola-red rusty-blue duke-green lola-red ace-blue")
    );
}

#[test]
fn de_6_every_card_of_the_discard_pile_comes_up_alike() {
    let mut counts = BTreeMap::new();
    for seed in 0..600 {
        let mut table =
            about_to_draw().discard("ace-blue lola-red duke-green rusty-blue").rest_is_wanted().seed(seed).begin();
        table.place("ace-red 1");
        *counts.entry(table.draw().join(" ")).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 4 * 3, "any two are left, in any order");
    assert!(counts.values().all(|count| (20..90).contains(count)), "{counts:?}");
}

/// Each renewal is shuffled differently.
#[test]
fn de_6_no_renewal_is_shuffled_as_the_one_before() {
    let mut orders = BTreeSet::new();
    for renewals in 0..20 {
        let layout = about_to_draw().discard("pearl-green duke-yellow lola-red").rest_is_discarded();
        let mut table = layout.chances(renewals, 0).begin();
        table.place("ace-red 1");
        assert_eq!(table.truth().renewals, renewals + 1);
        orders.insert(table.draw());
    }
    assert_eq!(orders.len(), 20);
}

/// [H] When a card has to be drawn and the pile is empty, not before.
#[test]
fn de_6_the_discard_pile_is_not_shuffled_before_a_card_has_to_be_drawn() {
    let layout =
        about_to_draw().draw("pearl-green duke-yellow").discard("lola-red mesa-red nevada-red").rest_is_wanted();
    let mut table = layout.begin();
    let story = table.place("ace-red 1");
    assert!(story.has("2 draws 2") && !story.has("reshuffle"), "{story:?}");
    assert_eq!((table.draw().len(), table.discard().as_str()), (0, "lola-red mesa-red nevada-red"));
    table.place("silas-blue 2").tells(&["turn 23: 1", "reshuffle", "1 draws 2"]);
    assert_eq!((table.draw().len(), table.discard().as_str()), (1, ""));
}

#[test]
fn de_6_it_is_replaced_between_the_two_cards() {
    let mut table = about_to_draw().draw("pearl-green").discard("lola-red mesa-red").rest_is_wanted().begin();
    table.place("ace-red 1").tells(&["2 draws 1", "reshuffle", "2 draws 1"]);
    assert_eq!(table.draw().len(), 1);
    assert!(["lola-red pearl-green silas-blue", "mesa-red pearl-green silas-blue"].contains(&table.hand(2).as_str()));
    assert_eq!(table.told(2).len(), 2);
}

#[test]
fn de_6_with_both_piles_empty_one_draws_what_there_is() {
    let one = |layout: Layout| {
        let mut table = layout.rest_is_wanted().begin();
        let story = table.place("ace-red 1");
        (table.hand(2), story.with("draws").len(), story.has("reshuffle"))
    };
    assert_eq!(one(about_to_draw().draw("pearl-green")), ("pearl-green silas-blue".to_owned(), 1, false));
    assert_eq!(one(about_to_draw().discard("pearl-green")), ("pearl-green silas-blue".to_owned(), 1, true));
    assert_eq!(one(about_to_draw()), ("silas-blue".to_owned(), 0, false));
}

#[test]
fn de_6_there_is_no_hand_limit() {
    let all = ["ace", "calico", "duke", "lola", "mesa", "nevada", "ortega", "pearl", "rusty", "silas"].join(" ");
    let hand = format!("yellow: {all} {all} green: {all} {all} blue: {all} {all} red: calico duke lola mesa");
    let table = Layout::new(2).hand(1, "ace-red").hand(2, &hand).draw("pearl-red rusty-red");
    let mut table = table.begin();
    table.place("ace-red 1");
    assert_eq!(table.truth().hands[1].len(), 66);
    assert_eq!(table.legal(2).len(), 30 * 4 + 6 * 5, "every card at every empty place, red ones beside the ace too");
}

#[test]
fn de_7_at_an_empty_place_anything_goes() {
    let table = Layout::new(2).hand(1, "ace-red duke-blue").begin();
    let expected: Vec<String> = ["ace-red", "duke-blue"]
        .iter()
        .flat_map(|card| (1..=5).map(move |spot| format!("place {card} {spot}")))
        .collect();
    assert_eq!(table.legal(1), expected);
    assert!(table.legal(2).is_empty());
}

/// A table with two reds at spot 1, a blue at spot 2, and a card of another colour at each of the others.
fn half_full(hand: &str) -> Table {
    let layout = Layout::new(2).pile(1, "bank-4 saloon-5").pile(2, "saloon-3 bank-5").pile(3, "railway-3 saloon-4");
    let layout = layout.row(1, "red: ace calico").row(2, "duke-blue").row(3, "lola-yellow").row(4, "mesa-green");
    layout.row(5, "nevada-green").hand(1, hand).begin()
}

#[test]
fn de_7_the_colour_must_be_that_of_the_cards_there() {
    let table = half_full("duke-red duke-yellow");
    assert_eq!(table.legal(1), ["place duke-red 1", "place duke-yellow 3"]);
    for spot in [2, 3, 4, 5] {
        assert_eq!(table.why_not(1, &format!("place duke-red {spot}")), Some(Illegal::WrongColour));
    }
    assert_eq!(table.why_not(1, "place duke-red 1"), None);
}

#[test]
fn de_7_the_person_must_not_be_there_yet() {
    let table = half_full("ace-red calico-red mesa-green rusty-red");
    assert_eq!(table.legal(1), ["place mesa-green 5", "place rusty-red 1"]);
    assert_eq!(table.why_not(1, "place ace-red 1"), Some(Illegal::PersonThere), "the twin is the same person");
    assert_eq!(table.why_not(1, "place calico-red 1"), Some(Illegal::PersonThere));
    assert_eq!(table.why_not(1, "place mesa-green 4"), Some(Illegal::PersonThere));
    let other = half_full("duke-red").why_not(1, "place duke-red 2");
    assert_eq!(other, Some(Illegal::WrongColour), "another colour never fits, whoever is there");
}

#[test]
fn de_7_it_is_one_card_of_the_own_hand_by_the_player_on_turn() {
    let mut table = half_full("duke-red duke-red rusty-green");
    let not_held = table.why_not(1, "place lola-red 1");
    assert_eq!((not_held, not_held.unwrap().clause()), (Some(Illegal::NotInHand), "DE-7"));
    assert_eq!(table.why_not(2, "place duke-red 1"), Some(Illegal::NotYourTurn));
    assert_eq!(table.why_not(0, "place duke-red 1"), Some(Illegal::NoSeat));
    table.place("duke-red 1");
    assert_eq!(
        (table.hand(1).as_str(), table.row(1).as_str()),
        ("duke-red rusty-green", "ace-red calico-red duke-red")
    );
    assert_eq!(table.to_act(), [2], "one card per turn");
}

#[test]
fn de_7_if_any_placement_is_legal_one_must_be_made() {
    let table = half_full("duke-blue lola-blue calico-red");
    assert_eq!(table.legal(1), ["place lola-blue 2"], "there is no way to pass");
    assert_eq!(table.why_not(1, "ready"), Some(Illegal::NoHoldUp));
    assert_eq!(table.why_not(1, "join lola-blue"), Some(Illegal::NoHoldUp));
}

#[test]
fn de_7_a_card_is_laid_behind_those_already_there_for_all_to_see() {
    let mut table = half_full("rusty-red pearl-red");
    table.place("rusty-red 1");
    for viewer in 0..=2 {
        let cards: Vec<String> = table.view(viewer).spots[0].cards.iter().map(ToString::to_string).collect();
        assert_eq!(cards, ["ace-red", "calico-red", "rusty-red"]);
    }
}

/// It does not matter who placed the cards: strengths and score are the same, and the hold-up discards them.
#[test]
fn de_8_the_cards_in_front_of_places_belong_to_nobody() {
    let table = |placer: usize| {
        let other = if placer == 1 { "silas-blue" } else { "calico-red ace-blue" };
        let layout = Layout::new(2).row(1, "ace-red").active(placer).hand(2, other);
        let mut table = layout.hand(1, if placer == 1 { "calico-red ace-blue" } else { "ace-blue" }).begin();
        table.place("calico-red 1");
        table.step(1, "join ace-blue");
        table
    };
    assert_eq!((table(1).strength(1), table(2).strength(1)), (2, 2));
    let mut table = table(1);
    table.step(1, "ready");
    table.step(2, "ready");
    assert_eq!(table.discard(), "calico-red ace-red");
    assert!(!table.hand(1).contains("calico-red"));
    assert_eq!(table.booty(1), "railway-2");
}

/// Green cards lie at every spot. Seat 1 can place its mesa; a player without green cards is stuck.
fn stuck(seats: usize, hand: &str) -> Layout {
    let layout = Layout::new(seats).rest_is_wanted().hand(1, "mesa-green rusty-green").hand(2, hand);
    let greens = ["rusty-green", "silas-green", "pearl-green"];
    let layout = (3..=seats).zip(greens).fold(layout, |layout, (seat, hand)| layout.hand(seat, hand));
    let rows = ["ace calico", "calico duke", "duke", "lola", "lola"];
    let places = ["bank-5", "saloon-5", "railway-5", "gold-diggers-5", "stage-coach-5"];
    let spots = (1..).zip(rows.into_iter().zip(places));
    spots.fold(layout, |layout, (spot, (row, place))| layout.pile(spot, place).row(spot, &format!("green: {row}")))
}

#[test]
fn de_9_the_left_neighbour_takes_a_card_to_the_discard_pile() {
    for seats in 2..=5 {
        let mut table = stuck(seats, "ace-red").begin();
        let next = if seats == 2 { 1 } else { 3 };
        let story = table.place("mesa-green 1");
        story.tells(&["turn 22: 2", &format!("2 is stuck: {next} takes ace-red"), &format!("turn 23: {next}")]);
        assert_eq!(table.hand(2), "");
        assert_eq!(table.to_act(), [next], "the turn is over");
    }
    let mut last = stuck(3, "rusty-green").active(2).hand(2, "mesa-green").hand(3, "ace-red").begin();
    assert!(last.place("mesa-green 1").has("3 is stuck: 1 takes ace-red"), "the table is round");
}

#[test]
fn de_9_the_card_lies_on_the_discard_pile_for_all_to_see_and_the_hand_does_not() {
    let layout =
        stuck(3, "ace-red duke-red pearl-blue").hand(3, "rusty-green").discard("silas-blue silas-blue silas-red");
    let mut table = layout.draw("nevada-red nevada-red pearl-green pearl-green").begin();
    let story = table.place("mesa-green 1");
    let taken = story.with("2 is stuck: 3 takes ")[0].rsplit_once(' ').unwrap().1.to_owned();
    assert_eq!(table.discard(), format!("{taken} silas-blue silas-blue silas-red"));
    assert_eq!(table.view(0).top.unwrap().to_string(), taken);
    assert_eq!(table.truth().hands[1].len(), 4, "five were held and one was taken");
    assert!(table.told(3).len() == 1 && table.told(3)[0].starts_with("you draw"), "only their own cards");
    assert!(table.told(1).is_empty());
    assert!(table.view(3).hand.cards().all(|card| card.colour() == desperados::Colour::Green));
}

/// [I] Unseen, so at random: twins count twice, and cards just drawn count too.
#[test]
fn de_9_every_card_of_the_hand_is_taken_as_often_as_any_other() {
    let layout = stuck(2, "ace-red ace-red").draw("ace-blue duke-red rusty-green");
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..800 {
        let mut table = layout.clone().seed(seed).begin();
        let story = table.place("mesa-green 1");
        let taken = story.with("2 is stuck: 1 takes ")[0].rsplit_once(' ').unwrap().1.to_owned();
        assert!(!table.hand(2).contains(&taken) || taken == "ace-red");
        *counts.entry(taken).or_default() += 1;
    }
    assert_eq!(counts.keys().collect::<Vec<_>>(), ["ace-blue", "ace-red", "duke-red"]);
    assert!((340..460).contains(&counts["ace-red"]), "{counts:?}");
    assert!((150..250).contains(&counts["ace-blue"]) && (150..250).contains(&counts["duke-red"]), "{counts:?}");
}

/// Which card is taken depends on how many were taken before.
#[test]
fn de_9_each_time_another_card_may_be_taken() {
    let mut taken = BTreeSet::new();
    for times in 0..40 {
        let mut table = stuck(2, "ace-red duke-red pearl-blue ace-blue").chances(0, times).begin();
        taken.insert(table.place("mesa-green 1").with("2 is stuck: 1 takes ")[0].to_owned());
        assert_eq!(table.truth().stuck, times + 1);
    }
    assert_eq!(taken.len(), 4);
    let mut none = stuck(2, "").chances(0, 7).begin();
    none.place("mesa-green 1");
    assert_eq!(none.truth().stuck, 7, "nothing was taken");
}

#[test]
fn de_9_it_is_no_placement() {
    let mut table = stuck(3, "ace-red").placed(&[18, 0, 20]).begin();
    let rows = |table: &Table| (2..=5).map(|spot| table.row(spot)).collect::<Vec<_>>();
    let before = rows(&table);
    table.place("mesa-green 1");
    assert_eq!(rows(&table), before);
    let view = table.view(0);
    assert_eq!(view.seats.iter().map(|seat| seat.placed).collect::<Vec<_>>(), [Some(21), None, Some(20)]);
    assert_eq!(view.turn, 23, "a stuck turn counts as a turn");
}

#[test]
fn de_9_the_two_cards_are_drawn_first_and_may_help() {
    let mut table = stuck(2, "ace-red").draw("pearl-blue pearl-green").begin();
    let story = table.place("mesa-green 1");
    assert!(story.with("stuck").is_empty());
    assert_eq!(table.legal(2).len(), 5);
}

#[test]
fn de_9_from_an_empty_hand_nothing_is_taken() {
    let mut table = stuck(3, "").begin();
    let story = table.place("mesa-green 1");
    story.tells(&["turn 22: 2", "2 is stuck: 3 takes nothing", "turn 23: 3"]);
    assert_eq!((table.hand(2), table.discard(), table.to_act()), (String::new(), String::new(), vec![3]));
}

#[test]
fn de_9_several_may_be_stuck_one_after_another() {
    let mut table = stuck(4, "ace-red").hand(3, "ace-blue").hand(4, "").begin();
    let story = table.place("mesa-green 1");
    let lines = [
        "turn 22: 2",
        "2 is stuck: 3 takes ace-red",
        "turn 23: 3",
        // Only the taken card is left to draw.
        "reshuffle",
        "3 draws 1",
        "turn 24: 4",
        "reshuffle",
        "4 draws 1",
        "turn 25: 1",
        "reshuffle",
        "1 draws 1",
    ];
    story.tells(&lines);
    assert_eq!(story.with(" is stuck").len(), 3);
    assert_eq!(table.to_act(), [1]);
}

#[test]
fn de_10_a_hold_up_begins_when_as_many_cards_lie_there_as_the_place_is_worth() {
    for (value, row) in [(2, "ace"), (3, "ace duke"), (4, "ace duke lola"), (5, "ace duke lola mesa")] {
        let layout = Layout::new(3).pile(3, &format!("bank-{value}")).row(3, &format!("red: {row}"));
        let mut table = layout.hand(1, "silas-red").begin();
        let story = table.place("silas-red 3");
        assert_eq!(story.0, ["1 places silas-red 3".to_owned(), format!("1 holds up bank-{value} at 3")]);
        assert_eq!(table.to_act(), [1, 2, 3]);
        assert_eq!(table.row(3).split(' ').count(), value);
    }
}

#[test]
fn de_10_one_card_fewer_causes_none() {
    for (value, row) in [(3, "ace"), (4, "ace duke"), (5, "ace duke lola")] {
        let layout = Layout::new(3).pile(3, &format!("bank-{value}")).row(3, &format!("red: {row}"));
        let mut table = layout.hand(1, "silas-red").row(1, "pearl-blue").begin();
        assert!(table.place("silas-red 3").with("holds up").is_empty());
        assert_eq!(table.to_act(), [2]);
    }
    let mut first = Layout::new(2).hand(1, "ace-red").begin();
    assert!(first.place("ace-red 1").with("holds up").is_empty(), "no place has value 1");
}

/// [I] The card that triggered it counts too, in the last position.
#[test]
fn de_10_the_triggering_card_counts() {
    let mut table = Layout::new(2).row(1, "ace-red").hand(1, "duke-red duke-blue").begin();
    table.place("duke-red 1");
    table.step(1, "join duke-blue");
    assert_eq!(table.strength(1), 1);
}

#[test]
fn de_10_nothing_is_placed_during_a_hold_up() {
    let table = Layout::new(2).row(1, "red: ace duke").hold_up(1).hand(1, "lola-red").begin();
    assert_eq!(table.why_not(1, "place lola-red 2"), Some(Illegal::HoldUpNow));
    assert_eq!(table.legal(1), ["ready"]);
}
