//! The decks of the colour variant (DW-29), and what a penalty costs by another edition (DW-30).

use std::collections::BTreeSet;

use dollars_wanted::Colour;
use table_kit::setups;

use crate::support::{Table, by_edition};

fn cards(list: &serde_json::Value) -> Vec<String> {
    serde_json::from_value(list.clone()).unwrap()
}

#[test]
fn dw_29_each_player_has_the_twenty_cards_of_his_colour_in_the_order_of_the_seats() {
    for seats in 2..=5_u8 {
        let table = Table::deal(setups::game(seats, &[("colour-variant", "on")]), 6);
        let truth = serde_json::to_value(&table.state).unwrap();
        for seat in 0..5 {
            let colour = format!("-{}", Colour::ALL[seat].name());
            let pile = cards(&truth["draw"][seat]);
            if seat >= usize::from(seats) {
                assert!(pile.is_empty(), "colours without a player are not used");
                continue;
            }
            let hand = cards(&truth["hands"][seat]);
            assert_eq!((hand.len(), pile.len()), (6, 14));
            assert!(hand.iter().chain(&pile).all(|card| card.ends_with(&colour)));
            let kinds: BTreeSet<&str> = hand.iter().chain(&pile).map(|card| card.split_once('-').unwrap().0).collect();
            assert_eq!(kinds.len(), 12);
        }
        assert_eq!(table.view(0).piles.len(), usize::from(seats));
    }
    assert_eq!(Colour::ALL.map(Colour::name), ["red", "yellow", "green", "blue", "grey"]);
}

#[test]
fn dw_29_each_deck_is_shuffled_by_itself() {
    let table = Table::deal(setups::game(2, &[("colour-variant", "on")]), 6);
    let kinds = |seat: usize| -> Vec<String> {
        let list = cards(&serde_json::to_value(&table.state).unwrap()["draw"][seat]);
        list.iter().map(|card| card.split_once('-').unwrap().0.to_owned()).collect()
    };
    assert_ne!(kinds(0), kinds(1));
    let decks: BTreeSet<_> = (0..30)
        .map(|seed| Table::deal(setups::game(2, &[("colour-variant", "on")]), seed).shown("draw-yellow"))
        .collect();
    assert_eq!(decks.len(), 30);
}

#[test]
fn dw_30_a_penalty_costs_what_the_edition_says() {
    let text = <dollars_wanted::DollarsWanted as table::Game>::EDITION;
    let text = text.replacen("[penalty]\ndollars = 300", "[penalty]\ndollars = 250", 1);
    let lines = "pile 1 9; pile 2 10; pile 3 13; robbing; turn 1000; row 1 judy2-yellow";
    let mut table = by_edition(&text, &[("colour-variant", "on")], lines);
    table.act("rob 1");
    assert_eq!(table.totals(), [0, -250]);
}
