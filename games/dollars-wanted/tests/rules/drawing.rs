//! Drawing, standstill and automatic robberies (DW-24 to DW-26).

use crate::support::Layout;

/// Rows that need 2P 2D (saloon 9), 2B 2C (saloon 10) and 1C 1P (shop 13); seat 1 may rob.
fn three() -> Layout {
    Layout::new(2).pile(1, "9 1 2").pile(2, "10 3 4").pile(3, "13 5 6").robbing()
}

#[test]
fn dw_24_the_hand_is_drawn_back_to_six() {
    for held in 0..=6 {
        let hand = ["joe1"; 6][..held].join(" ");
        let mut table = three().hand(1, &hand).row(3, "clint1").begin();
        let story = table.act("pass");
        let expected = format!("1 draws {}", 6 - held);
        assert_eq!(story.has(&expected), held < 6, "{story:?}");
        assert_eq!(table.hand(1).split(' ').count(), 6);
    }
}

#[test]
fn dw_24_the_top_card_is_drawn_first() {
    let mut table = three().hand(1, "joe1 joe1 joe1 joe1").draw("vulture clint2 elixir").row(3, "clint1").begin();
    table.act("pass");
    assert_eq!(table.hand(1), "joe1 joe1 joe1 joe1 clint2 vulture");
    assert_eq!(table.draw()[0], "elixir");
}

#[test]
fn dw_24_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile() {
    let layout = three().hand(1, "joe1 joe1 joe1 joe1").discard("vulture clint2 elixir").rest_is_discarded();
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut table = layout.clone().seed(seed).row(3, "clint1").begin();
        let story = table.act("pass");
        story.tells(&["reshuffle", "1 draws 2"]);
        assert_eq!(table.discard(), "");
        assert_eq!(table.view(0).piles[0].discard, 0);
        orders.insert(table.draw());
    }
    assert_eq!(orders.len(), 20);
}

/// A discard pile with the same cards in another order comes out in the same order: it is sorted before it is shuffled,
/// so that the order that everybody saw leaves no trace (DW-24).
#[test]
fn dw_24_the_order_of_the_discard_pile_does_not_matter() {
    let draws = |discard: &str| {
        let layout = three().hand(1, "joe1 joe1 joe1 joe1").discard(discard).rest_is_away().row(3, "clint1");
        let mut table = layout.begin();
        table.act("pass");
        (table.hand(1), table.draw())
    };
    assert_eq!(draws("judy1 judy2 enzo1 enzo2 joker"), draws("joker enzo2 judy1 enzo1 judy2"));
}

#[test]
fn dw_24_the_discard_pile_is_not_shuffled_before_a_card_has_to_be_drawn() {
    let layout = three().hand(1, "joe1 joe1 joe1 joe1").draw("vulture elixir").discard("joker").rest_is_away();
    let mut table = layout.row(3, "clint1").hand(2, "enzo1 enzo2 joe1 joe1 joe1 joe1").begin();
    let story = table.act("pass");
    assert!(story.has("1 draws 2") && !story.has("reshuffle"), "the draw pile is empty, but nobody needs a card");
    assert_eq!(table.discard(), "joker");
    table.acts(&["lay enzo1 1", "lay enzo2 1"]);
    table.act("pass").tells(&["reshuffle", "2 draws 1"]);
}

#[test]
fn dw_25_with_both_piles_empty_one_draws_what_there_is() {
    let layout = three().hand(1, "joe1 joe1 joe1").draw("vulture").discard("elixir").rest_is_away();
    let mut table = layout.row(3, "clint1").begin();
    table.act("pass").tells(&["1 draws 1", "reshuffle", "1 draws 1", "turn 12: 2"]);
    assert_eq!(table.hand(1), "joe1 joe1 joe1 elixir vulture");
    let mut none = three().hand(1, "joe1 joe1 joe1").rest_is_away().row(3, "clint1").begin();
    assert!(none.act("pass").all("1 draws").is_empty());
    assert_eq!(none.hand(1), "joe1 joe1 joe1");
}

#[test]
fn dw_25_one_lays_as_many_as_possible() {
    let layout = Layout::new(2).pile(1, "9 1").pile(2, "10 2").pile(3, "13 3").rest_is_away();
    let mut one = layout.clone().hand(1, "joe1").begin();
    one.act("lay joe1 1");
    assert_eq!(one.legal(), ["rob 1", "pass"]);
    let mut two = layout.clone().hand(1, "joe1 enzo1").begin();
    two.acts(&["lay joe1 1", "lay enzo1 1"]);
    assert_eq!(two.legal(), ["rob 1", "pass"]);
    let none = layout.hand(1, "").row(2, "| judy1").begin();
    assert_eq!(none.legal(), ["rob 2", "pass"]);
}

/// The only card left is a hidden one that can be robbed, so nobody can lay.
fn stuck(seats: u8) -> Layout {
    let layout = Layout::new(seats).pile(1, "9 1").pile(2, "12 2").pile(3, "13 3").rest_is_away().row(1, "| joe1");
    (1..=usize::from(seats)).fold(layout, |layout, seat| layout.hand(seat, "judy1"))
}

#[test]
fn dw_25_two_quiet_rounds_end_the_game_and_score_it() {
    for seats in 2..=5 {
        let mut table = stuck(seats).won(2, &[18]).begin();
        for turn in 0..2 * seats {
            assert!(!table.is_over(), "after {turn} turns of {seats}");
            assert_eq!(table.active(), Some(usize::from(turn % seats + 1)));
            table.act("pass");
        }
        assert!(table.is_over());
        assert_eq!(table.outcome().unwrap().reason, "standstill");
        assert_eq!(table.outcome().unwrap().winners().collect::<Vec<_>>(), [table::Seat(1)]);
    }
}

#[test]
fn dw_25_a_card_turned_up_begins_the_count_anew() {
    let mut table = stuck(2).row(1, "| joe1 vulture joe1").begin();
    table.acts(&["pass", "pass", "pass"]);
    table.act("rob 1");
    for turn in 0..4 {
        assert!(!table.is_over(), "{turn}");
        table.act("pass");
    }
    assert!(table.is_over());
}

#[test]
fn dw_25_a_card_laid_begins_the_count_anew() {
    let mut table = stuck(2).hand(2, "judy1 joe1").begin();
    table.acts(&["pass", "lay joe1 1", "pass", "pass", "pass", "pass"]);
    assert!(!table.is_over());
    table.act("pass");
    assert_eq!(table.outcome().unwrap().reason, "standstill");
}

#[test]
fn dw_25_a_shown_hand_stirs_nothing() {
    // Only crowbars are left, which no row needs: hands are shown and redrawn, and nobody lays.
    let layout = Layout::new(2).pile(1, "9 1").pile(2, "12 2").pile(3, "13 3").rest_is_away();
    let layout = layout.hand(1, "judy1 judy1 judy1").hand(2, "judy2 judy2").draw("judy1");
    let table = layout.begin();
    assert!(table.is_over(), "nobody has anything to decide, so the game ends by itself");
    let story = table.so_far();
    assert!(!story.all("1 shows").is_empty());
    assert_eq!(story.all("turn ").len(), 3, "turn 11 and three more are two rounds of two");
    assert_eq!(story.0.last().unwrap(), "end: standstill");
}

#[test]
fn dw_25_the_end_of_the_thousandth_turn_ends_the_game() {
    let mut table = three().turn(999).row(1, "joe1").begin();
    table.act("pass").tells(&["turn 1000: 2"]);
    table.acts(&["lay coyote 2", "lay elixir 2"]);
    assert!(!table.is_over(), "the thousandth turn is played to its end");
    let story = table.act("pass");
    assert_eq!(story.0.last().unwrap(), "end: last-turn");
    assert_eq!(table.outcome().unwrap().reason, "last-turn");
}

#[test]
fn dw_25_a_pile_emptied_in_the_thousandth_turn_is_the_reason_for_the_end() {
    let mut table = three().turn(1000).pile(1, "9").row(1, "joe2 enzo2").begin();
    table.act("rob 1");
    assert_eq!(table.outcome().unwrap().reason, "empty-pile");
}

/// Seven cards that do not win a saloon of 2P 2D.
const SEVEN: &str = "joe1 joe1 joe1 joe2 joe2 joe1 joe2";

#[test]
fn dw_26_seven_hidden_cards_are_robbed_for_the_player_whose_turn_it_was() {
    let mut table = three().active(2).row(1, "joe1 joe1 joe1 joe2 joe2 joe1 enzo2").begin();
    let story = table.act("pass");
    story.tells(&["2 robs 1 by seven", "2 wins 9 in 1", "turn 12: 1"]);
    assert_eq!(table.money(), [0, 500]);
}

#[test]
fn dw_26_six_hidden_cards_are_not() {
    let mut table = three().row(1, "joe2 enzo2 joe1 joe1 joe1 joe1").begin();
    assert!(table.act("pass").all("1 robs").is_empty());
}

#[test]
fn dw_26_it_happens_after_drawing() {
    let mut table = three().row(1, SEVEN).hand(1, "joe1 joe1 joe1 joe2").begin();
    table.act("pass").tells(&["1 draws 2", "1 robs 1 by seven", "1 fails in 1", "turn 12: 2"]);
    assert_eq!(table.row(1), format!("{SEVEN} |"));
}

#[test]
fn dw_26_only_face_down_cards_are_counted() {
    let mut table = three().row(1, "joe1 joe1 joe1 | joe2 joe2 joe1 joe2").begin();
    assert!(table.act("pass").all("1 robs").is_empty());
}

#[test]
fn dw_26_several_rows_are_judged_each_by_itself_top_row_first_besides_the_one_robbed_by_choice() {
    let layout = three()
        .row(1, "joe2 enzo2 joe1 joe1 joe1 joe1 joe1")
        .row(2, "clint1 clint1 clint1 clint1 clint1 clint1 clint2");
    let mut table = layout.row(3, "clint2 enzo1").begin();
    let story = table.act("rob 3");
    story.tells(&[
        "1 robs 3",
        "1 wins 13 in 3",
        "1 robs 1 by seven",
        "1 wins 9 in 1",
        "1 robs 2 by seven",
        "1 fails in 2",
        "turn 12: 2",
    ]);
    assert_eq!(table.money(), [800, 0]);
}

#[test]
fn dw_26_one_player_may_win_all_three_in_a_turn() {
    let layout = three().row(1, "joe2 enzo2 joe1 joe1 joe1 joe1 joe1");
    let layout = layout.row(2, "judy2 clint2 judy1 judy1 judy1 judy1 judy1").row(3, "clint2 enzo1");
    let mut table = layout.begin();
    table.act("rob 3");
    assert_eq!(table.money(), [1_300, 0]);
}

#[test]
fn dw_26_rows_are_counted_as_they_lie_after_the_robbery_of_choice() {
    let mut won = three().row(1, "joe2 enzo2 joe1 joe1 joe1 joe1 joe1").begin();
    assert_eq!(won.act("rob 1").all("1 robs"), ["1 robs 1"]);
    let mut vulture = three().row(1, "vulture joe1 joe1 joe1 joe2 joe2 joe1 joe2").begin();
    assert_eq!(vulture.act("rob 1").all("1 robs"), ["1 robs 1", "1 robs 1 by seven"]);
}

#[test]
fn dw_26_an_automatic_robbery_is_a_robbery_in_every_respect() {
    let mut table = three().row(1, "joe2 coyote vulture elixir enzo1 vulture joe1 joe1").begin();
    let story = table.act("pass");
    story.tells(&["1 robs 1 by seven", "eaten 1: coyote vulture", "stopped 1", "1 wins 9 in 1"]);
    assert_eq!(table.discard(), "joe1 joe1 vulture enzo1 elixir joe2 vulture coyote");
}

#[test]
fn dw_26_all_are_made_even_if_a_pile_is_already_empty() {
    let layout = three().pile(3, "13").row(3, "clint1 enzo1").row(1, "joe2 enzo2 joe1 joe1 joe1 joe1 joe1");
    let mut table = layout.row(2, "judy2 clint2 judy1 judy1 judy1 judy1 judy1").pile(1, "9").begin();
    let story = table.act("rob 3");
    story.tells(&["1 wins 13 in 3", "1 wins 9 in 1", "1 wins 10 in 2", "end: empty-pile"]);
    assert_eq!(table.money(), [1_300, 0]);
}

#[test]
fn dw_26_once_a_turn_and_a_row_left_with_seven_is_due_again_after_the_next() {
    let mut table = three().row(1, "vulture vulture joe1 joe1 joe1 joe2 joe2 joe1 joe2").begin();
    let story = table.act("pass");
    assert_eq!(story.all("1 robs"), ["1 robs 1 by seven"]);
    assert_eq!(table.row(1), "vulture | vulture joe1 joe1 joe1 joe2 joe2 joe1 joe2");
    table.acts(&["lay coyote 3", "lay elixir 3"]);
    let story = table.act("pass");
    assert_eq!(story.all("2 robs"), ["2 robs 1 by seven"], "for the player whose turn it was");
}

#[test]
fn dw_26_more_than_seven_are_robbed_too() {
    let mut table = three().row(1, &format!("{SEVEN} joe1 joe1")).begin();
    assert_eq!(table.act("pass").all("1 robs"), ["1 robs 1 by seven"]);
}
