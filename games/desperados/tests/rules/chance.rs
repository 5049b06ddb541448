//! What comes by chance: the shuffled discard pile (DE-6) and the card taken from a stuck hand (DE-9).

use std::collections::{BTreeMap, BTreeSet};

use crate::support::table;

/// The hand of seat 2 and the draw pile after its draw; these lines lay the table out.
fn drawn(lines: &str) -> (String, Vec<String>) {
    let mut table = table(&format!("players 2; hands ace-red / silas-blue; {lines}"));
    table.does("1: place ace-red 1").tells(&["turn 22: 2", "reshuffle", "2 draws 2"]);
    assert_eq!(table.shown("discard"), "-");
    (table.shown("hand 2"), crate::truth::Truth::of(&table.state).draw)
}

#[test]
fn de_6_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile() {
    let discard = "discard pearl-green duke-yellow lola-red; rest discarded";
    let orders: BTreeSet<_> = (0..20).map(|seed| drawn(&format!("seed {seed}; {discard}"))).collect();
    assert!(orders.len() == 20 && orders.iter().all(|(_, draw)| draw.len() == 76));
}

#[test]
fn de_6_no_renewal_is_shuffled_as_the_one_before() {
    let orders: BTreeSet<_> = (0..20).map(|times| drawn(&format!("renewals {times}; rest discarded"))).collect();
    assert_eq!(orders.len(), 20);
}

/// The public order of discards leaves no trace.
#[test]
fn de_6_the_order_of_the_discard_pile_does_not_matter() {
    assert_eq!(
        drawn("rest wanted; discard ace-blue lola-red lola-red duke-green rusty-blue"),
        drawn("rest wanted; discard lola-red rusty-blue duke-green lola-red ace-blue")
    );
}

#[test]
fn de_6_every_card_of_the_discard_pile_comes_up_alike() {
    let mut counts = BTreeMap::new();
    for seed in 0..600 {
        let lines = format!("seed {seed}; rest wanted; discard ace-blue lola-red duke-green rusty-blue");
        *counts.entry(drawn(&lines).1).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 4 * 3, "any two are left, in any order");
    assert!(counts.values().all(|count| (20..90).contains(count)), "{counts:?}");
}

/// The card taken from seat 2, which is stuck with these cards.
fn taken(hand: &str, lines: &str) -> String {
    let persons = ["ace", "ace", "calico", "calico", "duke"];
    let greens = (1..).zip(persons).map(|(spot, person)| format!("pile {spot} bank-5; row {spot} {person}-green"));
    let hands = format!("hands mesa-green rusty-green / {hand}");
    let mut table =
        table(&format!("players 2; rest wanted; {}; {hands}; {lines}", greens.collect::<Vec<_>>().join("; ")));
    let stuck = table.does("1: place mesa-green 1").with("2 is stuck: 1 takes ")[0].to_owned();
    stuck.rsplit_once(' ').unwrap().1.to_owned()
}

/// [I] Unseen, so at random: twins count twice, and cards just drawn count too.
#[test]
fn de_9_every_card_of_the_hand_is_taken_as_often_as_any_other() {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..800 {
        let lines = format!("seed {seed}; draw ace-blue duke-red rusty-green");
        *counts.entry(taken("ace-red ace-red", &lines)).or_default() += 1;
    }
    assert_eq!(counts.keys().collect::<Vec<_>>(), ["ace-blue", "ace-red", "duke-red"]);
    assert!((340..460).contains(&counts["ace-red"]), "{counts:?}");
    assert!((150..250).contains(&counts["ace-blue"]) && (150..250).contains(&counts["duke-red"]), "{counts:?}");
}

/// Which card is taken depends on how many were taken before.
#[test]
fn de_9_each_time_another_card_may_be_taken() {
    let hand = "ace-red duke-red pearl-blue ace-blue";
    let taken: BTreeSet<String> = (0..40).map(|times| taken(hand, &format!("taken {times}"))).collect();
    assert_eq!(taken.len(), 4);
}
