//! The end of the game (DW-27, DW-28).

use dollars_wanted::{Action, Illegal};
use table::{Game, Seat, Viewer};

use crate::support::{Layout, Table};

/// Rows that need 2P 2D (saloon 9, the last of its pile), 2B 2C (saloon 10) and 1C 1P (shop 13); seat 1 may rob.
fn last(seats: u8) -> Layout {
    Layout::new(seats).pile(1, "9").pile(2, "10 3 4").pile(3, "13 5 6").robbing()
}

#[test]
fn dw_27_the_game_ends_when_a_pile_has_become_empty_without_an_equal_number_of_turns() {
    for active in 1..=3 {
        let mut table = last(3).active(active).row(1, "joe2 enzo2").begin();
        let story = table.act("rob 1");
        assert_eq!(story.0.last().unwrap(), "end: empty-pile");
        assert!(table.is_over());
        assert_eq!(table.outcome().unwrap().reason, "empty-pile");
    }
}

#[test]
fn dw_27_the_last_turn_is_finished_first() {
    let mut table = last(2).row(1, "joe2 enzo2").hand(1, "joe1 joe1 joe1 joe1").begin();
    let story = table.act("rob 1");
    story.tells(&["1 wins 9 in 1", "1 draws 2", "end: empty-pile"]);
    assert!(story.all("open").is_empty(), "there is no next building");
}

#[test]
fn dw_27_an_automatic_robbery_that_empties_a_pile_ends_the_game_too() {
    let mut table = last(2).row(1, "joe2 enzo2 joe1 joe1 joe1 joe1 joe1").begin();
    table.act("pass").tells(&["1 robs 1 by seven", "1 wins 9 in 1", "end: empty-pile"]);
}

#[test]
fn dw_27_it_goes_on_while_every_pile_has_a_building() {
    let mut table = last(2).pile(1, "9 1").row(1, "joe2 enzo2").begin();
    table.act("rob 1");
    assert_eq!((table.is_over(), table.active()), (false, Some(2)));
}

#[test]
fn dw_27_afterwards_nobody_decides_anything() {
    let mut table = last(2).row(1, "joe2 enzo2").begin();
    table.act("rob 1");
    for seat in 1..=2 {
        assert!(table.legal_of(seat).is_empty());
        for number in 0..<Action as table::Decision>::COUNT {
            let action = <Action as table::Decision>::nth(number).unwrap();
            assert_eq!(table.game.why_not(&table.view(seat), action), Some(Illegal::Over));
        }
    }
    let spectator = table.game.view(&table.state, Viewer::Spectator);
    assert_eq!(table.game.why_not(&spectator, Action::Pass), Some(Illegal::Over));
}

/// A finished game in which each seat has won these buildings.
fn finished(layout: Layout, won: &[&[u8]]) -> Table {
    let layout = won.iter().enumerate().fold(layout, |layout, (at, ids)| layout.won(at + 1, ids));
    let mut table = layout.turn(1000).pile(1, "1").pile(2, "10").pile(3, "3").begin();
    table.act("pass");
    table
}

fn base(won: &[&[u8]]) -> Table {
    finished(Layout::new(won.len() as u8).robbing(), won)
}

#[test]
fn dw_28_most_dollars_wins() {
    let table = base(&[&[13, 14], &[2], &[], &[9]]);
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.scores.iter().map(|score| score.total).collect::<Vec<_>>(), [600, 700, 0, 500]);
    assert_eq!(table.ranks(), [2, 1, 4, 3]);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn dw_28_a_tie_goes_to_the_most_buildings() {
    let table = base(&[&[5], &[13, 14]]);
    assert_eq!(table.money(), [600, 600]);
    assert_eq!(table.ranks(), [2, 1]);
}

#[test]
fn dw_28_the_buildings_count_among_the_tied_alone() {
    // $700, and with two buildings each: $900, $900 and $800.
    let table = base(&[&[2], &[9, 15], &[11, 16], &[17, 18]]);
    assert_eq!(table.money(), [700, 900, 900, 800]);
    assert_eq!(table.ranks(), [4, 1, 1, 3], "more buildings do not make up for fewer dollars");
}

#[test]
fn dw_28_what_is_still_tied_is_shared() {
    let table = base(&[&[9], &[11], &[13]]);
    assert_eq!(table.ranks(), [1, 1, 3]);
    assert_eq!(table.outcome().unwrap().winners().count(), 2);
    let nobody = base(&[&[], &[], &[], &[], &[]]);
    assert_eq!(nobody.ranks(), [1, 1, 1, 1, 1]);
}

#[test]
fn dw_28_the_score_says_where_the_dollars_come_from() {
    let table = base(&[&[2, 5, 9, 13, 15], &[]]);
    let score = table.outcome().unwrap().scores[Seat(0)].clone();
    let sources: Vec<(&str, i32)> = score.sources.iter().map(|source| (source.key.as_str(), source.amount)).collect();
    assert_eq!(sources, [("bank", 700), ("casino", 600), ("saloon", 500), ("shop", 700)]);
    assert_eq!((score.total, score.tie_break[0].amount), (2_500, 5));
}

#[test]
fn dw_28_holds_in_the_variant_too() {
    let variant = || Layout::variant(2).robbing();
    // $700 minus a penalty against $400: the tie goes to the seat with two buildings.
    let two = finished(variant().penalties(&[1, 0]), &[&[13, 18], &[17]]);
    assert_eq!((two.money(), two.ranks()), (vec![400, 400], vec![1, 2]));
    let shared = finished(variant().penalties(&[1, 1]), &[&[18], &[17]]);
    assert_eq!((shared.money(), shared.ranks()), (vec![100, 100], vec![1, 1]));
}
