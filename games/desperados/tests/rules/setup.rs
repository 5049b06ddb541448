//! Components and set-up (DE-1 to DE-5).

use std::collections::BTreeMap;

use desperados::{Card, Colour, Kind, Person, PlaceCard, Spot};
use table::{Fast, Game, Viewer};
use table_kit::setups;

use crate::support::{Table, table};
use crate::truth::{COLOURS, KINDS, PERSONS, Truth, all_cards, sort};

/// How far the counts are from an even distribution, in standard deviations of that distance.
fn distance(counts: &[u32], cells: usize) -> f64 {
    let cells = cells as f64;
    let expected = f64::from(counts.iter().sum::<u32>()) / cells;
    let seen: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let unseen = (cells - counts.len() as f64) * expected;
    (seen + unseen - (cells - 1.0)) / (2.0 * (cells - 1.0)).sqrt()
}

/// All cards of a dealt game.
fn dealt(table: &Table) -> Vec<String> {
    let truth = Truth::of(&table.state);
    let mut all = [truth.hands.concat(), truth.draw].concat();
    sort(&mut all);
    all
}

#[test]
fn de_1_eighty_cards_each_of_ten_persons_in_four_colours_twice() {
    for seats in 2..=5 {
        assert_eq!(dealt(&Table::deal(setups::game(seats, &[]), 3)), all_cards());
    }
    assert_eq!((Person::ALL.map(Person::name), Colour::ALL.map(Colour::name)), (PERSONS, COLOURS));
    let kinds: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    let mut distinct = all_cards();
    distinct.dedup();
    assert_eq!(kinds, distinct, "cards are ordered by person, then by colour");
    for card in Card::all() {
        assert_eq!(Card::new(card.person(), card.colour()), card);
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for wrong in ["", "ace", "ace-pink", "red-ace", "Ace-red", "ace-red "] {
        assert!(wrong.parse::<Card>().is_err(), "{wrong}");
    }
}

#[test]
fn de_2_twenty_places_each_of_five_kinds_at_2_to_5() {
    assert_eq!(Kind::ALL.map(Kind::name), KINDS);
    for seats in 2..=5 {
        let mut places = Truth::of(&Table::deal(setups::game(seats, &[]), 8).state).piles.concat();
        places.sort_unstable();
        let mut all: Vec<String> =
            KINDS.iter().flat_map(|kind| (2..=5).map(move |value| format!("{kind}-{value}"))).collect();
        all.sort_unstable();
        assert_eq!(places, all);
    }
    for kind in Kind::ALL {
        assert_eq!((PlaceCard::new(kind, 1), PlaceCard::new(kind, 6)), (None, None));
        for value in 2..=5 {
            let place = PlaceCard::new(kind, value).unwrap();
            assert_eq!((place.kind(), place.value(), place.to_string().parse()), (kind, value, Ok(place)));
        }
    }
}

/// The kinds in each pile of a deal, from the bottom up; checks the values too.
fn levels(deal: u64) -> Vec<Vec<usize>> {
    let game: desperados::Desperados = setups::game(2, &[]);
    let view = game.view(&game.deal(&Fast::new(deal), &mut ()), Viewer::Spectator);
    let pile = |spot: Spot| {
        let places: Vec<PlaceCard> = view.spot(spot).places.iter().rev().copied().collect();
        assert_eq!(places.iter().map(|place| place.value()).collect::<Vec<u8>>(), [5, 4, 3, 2]);
        places.iter().map(|place| place.kind() as usize).collect::<Vec<usize>>()
    };
    Spot::ALL.map(pile).to_vec()
}

#[test]
fn de_3_value_2_lies_on_top_and_5_at_the_bottom_of_four_different_places() {
    for deal in 0..500 {
        for pile in levels(deal) {
            assert!(KINDS.iter().enumerate().all(|(kind, _)| pile.iter().filter(|other| **other == kind).count() < 2));
        }
    }
    let table = Table::deal(setups::game(3, &[]), 5);
    let view = table.view(0);
    for spot in Spot::ALL {
        assert_eq!(view.spot(spot).place(), Some(view.spot(spot).places[0]), "the place in play is the top one");
    }
    let opened: Vec<String> =
        (1..).zip(&view.spots).map(|(spot, view)| format!("open {spot}: {}", view.places[0])).collect();
    assert_eq!(table.so_far().0[..5], opened);
}

/// There are 1,344 arrangements for each order of the value-5 places, and 120 such orders.
#[test]
fn de_3_all_arrangements_come_up_alike() {
    let mut beneath: BTreeMap<Vec<usize>, u32> = BTreeMap::new();
    let mut bottoms: BTreeMap<Vec<usize>, u32> = BTreeMap::new();
    for deal in 0..15_000 {
        let piles = levels(deal);
        let bottom: Vec<usize> = piles.iter().map(|pile| pile[0]).collect();
        // The same arrangement with kinds renamed so that the bottom row is in order.
        let renamed = |kind: &usize| bottom.iter().position(|other| other == kind).unwrap();
        let others = piles.iter().flat_map(|pile| pile[1..].iter().map(renamed));
        *beneath.entry(others.collect()).or_default() += 1;
        *bottoms.entry(bottom).or_default() += 1;
    }
    assert_eq!((beneath.len(), bottoms.len()), (1_344, 120));
    let (far, near) = (
        distance(&beneath.into_values().collect::<Vec<_>>(), 1_344),
        distance(&bottoms.into_values().collect::<Vec<_>>(), 120),
    );
    assert!(far.abs() < 4.0 && near.abs() < 4.0, "{far} {near}");
}

#[test]
fn de_4_five_cards_to_each_player_and_two_more_to_the_first() {
    for seats in 2..=5 {
        for deal in 0..20 {
            let table = Table::deal(setups::game(seats, &[]), deal);
            let first = table.to_act()[0];
            for seat in 1..=usize::from(seats) {
                assert_eq!(table.shown(&format!("held {seat}")), if seat == first { "7" } else { "5" });
                assert_eq!(table.shown(&format!("booty {seat}")), "-");
                assert!(table.so_far().has(&format!("{seat} draws 5")));
            }
            assert_eq!(table.shown("left"), (80 - 5 * seats - 2).to_string());
            assert!(
                ["discard", "warrant", "row 1", "row 2", "row 3", "row 4", "row 5"].map(|what| table.shown(what))
                    == ["-"; 7]
            );
        }
    }
}

/// Each of the forty different cards is equally likely at each place of the pile.
#[test]
fn de_4_the_cards_are_shuffled() {
    let mut top: BTreeMap<String, u32> = BTreeMap::new();
    let mut held: BTreeMap<String, u32> = BTreeMap::new();
    for deal in 0..4_000 {
        let table = Table::deal(setups::game(2, &[]), deal);
        *top.entry(table.shown("next")).or_default() += 1;
        *held.entry(Truth::of(&table.state).hands[0][0].clone()).or_default() += 1;
    }
    let far = distance(&top.into_values().collect::<Vec<_>>(), 40);
    assert!(far.abs() < 4.0, "{far}");
    assert!(held.len() > 20, "hands differ from deal to deal");
}

#[test]
fn de_5_any_player_begins_as_often_as_any_other() {
    for seats in 2..=5_usize {
        let mut counts = vec![0; seats];
        for deal in 0..2_000 {
            let table = Table::deal(setups::game(seats as u8, &[]), deal);
            let first = table.to_act()[0];
            table.so_far().tells(&[
                &format!("{first} begins"),
                &format!("turn 1: {first}"),
                &format!("{first} draws 2"),
            ]);
            counts[first - 1] += 1;
        }
        assert!(distance(&counts, seats).abs() < 4.0, "{counts:?}");
    }
}

#[test]
fn de_5_turns_go_clockwise() {
    for seats in 2..=5 {
        for first in 1..=seats {
            let fives = (1..=5).map(|spot| format!("pile {spot} bank-5")).collect::<Vec<_>>().join("; ");
            let mut table = table(&format!("players {seats}; active {first}; turn 1; {fives}"));
            for turn in 1..=2 * seats {
                let seat = (first + turn - 2) % seats + 1;
                assert_eq!(table.to_act(), [seat]);
                assert_eq!((table.view(0).turn, table.view(0).active.index() + 1), (turn as u32, seat));
                let quiet =
                    |text: &&String| !table.clone().step(seat, text).0.iter().any(|line| line.contains("holds"));
                let action = table.legal_of(seat).iter().find(quiet).unwrap().clone();
                table.step(seat, &action);
            }
        }
    }
}
