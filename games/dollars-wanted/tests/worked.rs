//! The sixteen worked cases of `RULES.md`, each in full.

use table_kit::Story;

use crate::support::{Layout, Table};

/// Saloon 9 (2P 2D), saloon 10 (2B 2C), shop 13 (1C 1P); seat 1 may rob.
fn three() -> Layout {
    Layout::new(2).pile(1, "9 1 2").pile(2, "10 3 4").pile(3, "13 5 6").robbing()
}

fn rob(layout: Layout, cards: &str) -> (Table, Story) {
    let mut table = layout.row(1, cards).begin();
    let story = table.act("rob 1");
    (table, story)
}

/// DW-14.
#[test]
fn case_1_a_joker_replaces_the_missing_colt() {
    let (table, story) = rob(three().pile(1, "5 1"), "enzo2 joe2 clint1 joker");
    assert!(story.has("1 wins 5 in 1"));
    assert_eq!(table.money(), [600, 0]);
}

/// DW-19.
#[test]
fn case_2_a_vulture_stops_and_is_passed_by_the_next_robbery() {
    let (mut table, story) = rob(three(), "joe2 enzo1 vulture enzo1");
    assert!(story.has("1 fails in 1"));
    assert_eq!(table.row(1), "joe2 enzo1 vulture | enzo1");
    table.acts(&["lay coyote 2", "lay coyote 3"]);
    let story = table.act("rob 1");
    assert_eq!(story.after("up 1"), "enzo1");
    assert!(story.has("2 wins 9 in 1"));
}

/// DW-15.
#[test]
fn case_3_an_elixir_doubles_what_lies_beyond_it_alone() {
    assert!(rob(three(), "elixir joe1 enzo1").1.has("1 wins 9 in 1"));
    assert!(rob(three(), "joe1 elixir enzo1").1.has("1 fails in 1"));
}

/// DW-17.
#[test]
fn case_4_a_coyote_takes_the_vulture_away() {
    assert!(rob(three(), "coyote vulture joe2 enzo2").1.has("1 wins 9 in 1"));
}

/// DW-17.
#[test]
fn case_5_a_second_coyote_is_prey() {
    let (_, story) = rob(three(), "coyote coyote joe2 enzo2");
    assert_eq!(story.after("eaten 1"), "coyote coyote");
    assert!(story.has("1 wins 9 in 1"));
}

/// DW-15. Buildings that need 2C 2D and 3C 2P 1B tell two colts apart from one and from four.
#[test]
fn case_6_two_elixirs_double_once_and_a_doubled_joker_fills_two_needs() {
    let saloon = |cards| rob(three().pile(1, "12 1"), cards).1;
    assert!(saloon("joe2 elixir elixir clint1").has("1 wins 12 in 1"));
    let bank = |cards| rob(three().pile(1, "4 1"), cards).1;
    assert!(bank("enzo2 judy1 elixir elixir clint1").has("1 fails in 1"), "two colts are not three");
    assert!(bank("enzo2 judy1 clint1 elixir elixir clint1").has("1 wins 4 in 1"));
    assert!(rob(three().pile(1, "13 1"), "elixir joker").1.has("1 wins 13 in 1"));
}

/// DW-18.
#[test]
fn case_7_a_lone_coyote_and_the_joker_laid_behind_it_are_discarded_by_the_next_robbery() {
    let layout = three().hand(2, "joker joe1 joe1 joe1 joe1 joe2");
    let (mut table, _) = rob(layout, "joe1 coyote");
    assert_eq!(table.row(1), "joe1 coyote |");
    table.acts(&["lay joker 1", "lay joe1 1"]);
    let story = table.act("rob 1");
    assert_eq!(story.after("eaten 1"), "coyote joker");
    assert_eq!((table.row(1).as_str(), table.discard().as_str()), ("joe1 joe1 |", "joker coyote"));
}

/// DW-26.
#[test]
fn case_8_eight_hidden_cards_and_an_automatic_robbery() {
    let hand = "joe1 joe1 enzo1 enzo1 joker elixir";
    let layout = || Layout::new(2).pile(1, "9 1 2").pile(2, "10 3 4").pile(3, "13 5 6").hand(1, hand);
    let six = "joe1 joe1 joe1 joe2 joe2 joe2";
    let mut table = layout().row(1, six).begin();
    table.acts(&["lay joe1 1", "lay joe1 1"]);
    table.act("pass").tells(&["1 draws 2", "1 robs 1 by seven", "1 fails in 1"]);

    let (table, story) = rob(three(), "vulture joe1 joe1 joe1 joe2 joe2 joe2 joe1");
    story.tells(&["1 robs 1", "stopped 1", "1 fails in 1", "1 robs 1 by seven", "1 fails in 1"]);
    assert_eq!(story.after("up 1"), "vulture joe1 joe1 joe1 joe2 joe2 joe2 joe1");
    assert_eq!(table.row(1), "vulture joe1 joe1 joe1 joe2 joe2 joe2 joe1 |");

    let (table, story) = rob(three(), "joe1 vulture joe1 joe1 joe2 joe2 joe2 joe1");
    assert_eq!(story.all("1 robs"), ["1 robs 1"]);
    assert_eq!(table.row(1), "joe1 vulture | joe1 joe1 joe2 joe2 joe2 joe1");

    let mut table = three().row(1, "vulture joe1 joe1 joe1 joe2 joe2 joe2 joe1").begin();
    assert_eq!(table.act("pass").all("1 robs"), ["1 robs 1 by seven"]);
    assert_eq!(table.row(1), "vulture | joe1 joe1 joe1 joe2 joe2 joe2 joe1");
    table.acts(&["lay coyote 2", "lay coyote 3"]);
    table.act("pass").tells(&["2 robs 1 by seven", "2 fails in 1", "turn 13: 1"]);
}

/// DW-26.
#[test]
fn case_9_five_face_up_and_six_hidden_are_not_robbed() {
    let mut table = three().row(1, "joe1 joe1 joe1 joe1 joe1 | joe1 joe1 joe1 joe2 joe2 joe2").begin();
    assert!(table.act("pass").all("1 robs").is_empty());
}

/// DW-26.
#[test]
fn case_10_two_rows_that_reach_seven_are_both_judged_the_top_one_first() {
    let layout = Layout::new(2).pile(1, "9 1 2").pile(2, "10 3 4").pile(3, "13 5 6");
    let layout = layout.row(1, "joe2 joe1 joe1 joe1 joe1 joe1").row(3, "enzo1 enzo1 enzo1 enzo1 enzo1 enzo1");
    let mut table = layout.hand(1, "enzo2 clint1 judy1 judy1 judy1 judy1").begin();
    table.acts(&["lay enzo2 1", "lay clint1 3"]);
    let story = table.act("pass");
    story.tells(&["1 robs 1 by seven", "1 wins 9 in 1", "1 robs 3 by seven", "1 wins 13 in 3", "turn 12: 2"]);
    assert_eq!(table.money(), [800, 0]);
}

/// DW-24.
#[test]
fn case_11_the_draw_pile_runs_out_in_the_middle_of_a_refill() {
    let layout = three().hand(1, "joe1 joe1 joe1").draw("vulture").discard("joker elixir coyote clint1").rest_is_away();
    let mut table = layout.row(2, "judy1").begin();
    table.act("pass").tells(&["1 draws 1", "reshuffle", "1 draws 2"]);
    assert_eq!(table.hand(1).split(' ').count(), 6);
    assert_eq!((table.draw().len(), table.discard().as_str()), (2, ""));
}

/// DW-27.
#[test]
fn case_12_the_last_building_of_a_pile_falls_by_an_automatic_robbery() {
    let mut table = three().pile(1, "9").row(1, "joe2 enzo2 joe1 joe1 joe1 joe1 joe1").begin();
    let story = table.act("pass");
    story.tells(&["1 robs 1 by seven", "1 wins 9 in 1", "end: empty-pile"]);
    assert!(table.is_over());
}

fn variant() -> Layout {
    Layout::variant(2).pile(1, "9 1 2").pile(2, "10 3 4").pile(3, "13 5 6").robbing()
}

/// DW-30, DW-31.
#[test]
fn case_13_a_wrong_card_costs_and_a_wrong_prey_does_not() {
    let (table, story) = rob(variant(), "clint1-yellow joe2-red coyote-red clint1-yellow enzo2-red");
    assert!(story.has("1 wins 9 in 1"));
    assert_eq!(story.after("wrong 1"), "clint1-yellow, 2 pays");
    assert_eq!(table.money(), [500, -300]);
}

/// DW-31.
#[test]
fn case_14_a_wrong_card_in_the_hidden_rest_costs_nothing() {
    let (table, story) = rob(variant(), "joe2-red enzo2-red vulture-red clint1-yellow");
    assert!(story.has("1 wins 9 in 1") && story.all("wrong").is_empty());
    assert_eq!(table.money(), [500, 0]);
}

/// DW-31.
#[test]
fn case_15_a_third_offence_costs_too_but_not_with_only_two_penalty_cards() {
    let third = |layout: Layout| rob(layout.penalties(&[1, 1]), "clint1-yellow joe1-red").0.money();
    assert_eq!(third(variant()), [-300, -600]);
    assert_eq!(third(variant().option("two-penalties", "on")), [-300, -300]);
}

/// DW-25, DW-8, DW-9.
#[test]
fn case_16_hands_of_one_and_of_none_with_both_piles_empty() {
    let layout = || Layout::new(2).pile(1, "9 1").pile(2, "10 2").pile(3, "13 3").rest_is_away().row(2, "judy1");
    let mut one = layout().hand(1, "joe1").begin();
    one.act("lay joe1 1");
    assert_eq!(one.legal(), ["rob 1", "rob 2", "pass"]);
    assert!(one.act("rob 2").all("1 draws").is_empty());
    let none = layout().hand(1, "").begin();
    assert_eq!(none.so_far().0, ["1 lays nothing"]);
    assert_eq!(none.legal(), ["rob 2", "pass"]);
}

/// DW-8, DW-25, with and without *false play* (DW-32): no building needs a pickaxe, and there is nothing to draw.
#[test]
fn case_16_four_pickaxes_that_nobody_needs_and_own_piles_that_are_empty() {
    let layout = |false_play: &'static str| {
        let layout =
            Layout::variant(2).option("false-play", false_play).pile(1, "10 1").pile(2, "12 2").pile(3, "14 3");
        layout
            .hand(1, "enzo1 enzo1 enzo2 enzo2")
            .rest_is_away()
            .row(1, "judy1-yellow")
            .discard_of("yellow", "joe1-yellow")
    };
    let off = layout("off").begin();
    assert_eq!(off.so_far().0, ["1 lays nothing"], "nothing is shown or discarded");
    assert_eq!(off.hand(1).split(' ').count(), 4);
    assert_eq!(off.legal(), ["rob 1", "pass"]);
    let mut on = layout("on").begin();
    assert!(on.legal().contains(&"stop".to_owned()));
    assert_eq!(on.act("stop").0, ["1 lays nothing"]);
    assert_eq!(on.legal(), ["rob 1", "pass"]);
}
