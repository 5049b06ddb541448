//! Components and set-up (DW-1 to DW-3).

use std::collections::BTreeSet;

use dollars_wanted::{Colour, DollarsWanted, Kind, Tool};
use serde_json::Value;
use table::{Audience, Game, SetupError};
use table_kit::{Teller, setups};

use crate::story::{Lines, need};
use crate::support::Table;
use crate::truth::BUILDINGS;

fn truth(table: &Table) -> Value {
    serde_json::to_value(&table.state).unwrap()
}

#[test]
fn dw_1_there_are_eighteen_buildings_with_nineteen_icons_a_tool_and_9400_dollars() {
    let game: DollarsWanted = setups::game(2, &[]);
    let buildings: Vec<_> = game.edition().buildings().map(|(_, building)| *building).collect();
    assert_eq!(buildings.len(), 18);
    for tool in Tool::ALL {
        assert_eq!(buildings.iter().map(|it| u32::from(it.front.needs[tool])).sum::<u32>(), 19, "{tool:?}");
    }
    assert_eq!(buildings.iter().map(|building| building.dollars).sum::<i32>(), 9_400);
    let needs: BTreeSet<_> = buildings.iter().map(|building| building.front.needs).collect();
    assert_eq!(needs.len(), 18, "all needs differ");
}

#[test]
fn dw_1_each_building_is_as_the_table_says() {
    for ((id, building), (kind, needs, dollars)) in
        setups::game::<DollarsWanted>(2, &[]).edition().buildings().zip(BUILDINGS)
    {
        let printed = need(&building.front);
        let (words, expected): (BTreeSet<&str>, BTreeSet<&str>) =
            (printed.split(' ').collect(), needs.split(' ').chain([kind]).collect());
        assert_eq!(words, expected, "building {}", id.0);
        assert_eq!(building.dollars, dollars, "building {}", id.0);
    }
}

#[test]
fn dw_1_the_buildings_lie_in_three_shuffled_piles_of_six() {
    let mut tops = BTreeSet::new();
    for seed in 0..60 {
        let table = Table::deal(setups::game(3, &[]), seed);
        let piles: [Vec<u8>; 3] = serde_json::from_value(truth(&table)["buildings"].take()).unwrap();
        assert!(piles.iter().all(|pile| pile.len() == 6));
        assert_eq!(piles.iter().flatten().copied().collect::<BTreeSet<u8>>(), (1..=18).collect());
        tops.insert(piles[0][5]);
    }
    assert!(tops.len() > 10, "sixty deals begin with {} buildings only", tops.len());
}

#[test]
fn dw_1_only_the_top_need_of_each_pile_is_seen_and_no_dollar_value() {
    let table = Table::deal(setups::game(2, &[]), 5);
    let piles: [Vec<u8>; 3] = serde_json::from_value(truth(&table)["buildings"].take()).unwrap();
    let view = table.view(1);
    for (row, pile) in view.rows.iter().zip(&piles) {
        assert_eq!(row.buildings, 6);
        let top = table.game.building(dollars_wanted::BuildingId(pile[5])).front;
        assert_eq!(row.front, Some(top));
    }
    let text = serde_json::to_string(&view).unwrap();
    assert_eq!(text.matches("needs").count(), 3);
    assert!(!text.contains("dollars"));
    assert_eq!(table.so_far().all("open ").len(), 3);
}

#[test]
fn dw_2_all_hundred_cards_are_used_at_every_player_count() {
    for seats in 2..=5 {
        let table = Table::deal(setups::game(seats, &[]), 3);
        let truth = truth(&table);
        let mut cards: Vec<String> = serde_json::from_value(truth["draw"][0].clone()).unwrap();
        assert_eq!(cards.len(), 100 - 6 * usize::from(seats));
        for seat in 0..usize::from(seats) {
            let hand: Vec<String> = serde_json::from_value(truth["hands"][seat].clone()).unwrap();
            assert_eq!(hand.len(), 6);
            cards.extend(hand);
        }
        cards.sort_unstable();
        let mut all: Vec<String> = Vec::new();
        for colour in Colour::ALL {
            for kind in Kind::ALL {
                let count = if kind.icons().is_some() { 2 } else { 1 };
                all.extend((0..count).map(|_| format!("{}-{}", kind.name(), colour.name())));
            }
        }
        all.sort_unstable();
        assert_eq!(cards, all);
    }
}

#[test]
fn dw_2_the_deal_is_shuffled() {
    let piles: BTreeSet<String> = (0..60).map(|seed| Table::deal(setups::game(2, &[]), seed).shown("draw")).collect();
    let tops: BTreeSet<&str> = piles.iter().map(|pile| pile.split(' ').next().unwrap()).collect();
    assert!(tops.len() > 6 && piles.len() == 60, "{tops:?}");
}

#[test]
fn dw_2_each_hears_his_own_cards_and_others_hear_their_number() {
    let table = Table::deal(setups::game(4, &[]), 8);
    for seat in 1..=4 {
        let own = Audience::Only(table::Seat(seat - 1));
        let heard: Vec<_> = table.heard.iter().filter(|heard| heard.audience == own).collect();
        assert_eq!(heard.len(), 1);
        assert_eq!(
            Lines::line(&table.game, &heard[0].event),
            format!("you draw {}", table.shown(&format!("hand {seat}")))
        );
        assert!(table.so_far().has(&format!("{seat} draws 6")));
    }
}

#[test]
fn dw_3_every_seat_begins_equally_often_and_its_turn_is_the_first() {
    let mut begins = [0; 5];
    for seed in 0..2_000 {
        let table = Table::deal(setups::game(5, &[]), seed);
        let first = table.active().unwrap();
        table.so_far().tells(&[&format!("{first} begins"), &format!("turn 1: {first}")]);
        begins[first - 1] += 1;
    }
    assert!(begins.iter().all(|count| (300..500).contains(count)), "{begins:?} of 2000");
}

#[test]
fn dw_3_play_goes_clockwise() {
    let mut table = Table::deal(setups::game(3, &[]), 4);
    let first = table.active().unwrap();
    for turn in 0..9 {
        assert_eq!(table.active(), Some((first - 1 + turn) % 3 + 1));
        let active = table.active();
        while table.active() == active {
            let last = table.legal_of(active.unwrap()).pop().unwrap();
            table.act(&last);
        }
    }
}

#[test]
fn two_to_five_play() {
    for (seats, fits) in [(1, false), (2, true), (3, true), (4, true), (5, true), (6, false)] {
        match DollarsWanted::new(&setups::setup::<DollarsWanted>(seats, &[])) {
            Ok(game) => assert!(fits && game.seats() == seats),
            Err(error) => {
                assert_eq!(error, SetupError::Seats { seats, least: 2, most: 5 });
                assert!(!fits);
            }
        }
    }
}
