//! Laying cards (DW-4 to DW-10).

use dollars_wanted::Illegal;

use crate::support::{Layout, Table};

/// The needs of the three rows: 2P 2D, 2B 2C, 1C 1P.
fn three(seats: u8) -> Layout {
    Layout::new(seats).pile(1, "9 1").pile(2, "10 2").pile(3, "13 3")
}

fn rows(table: &Table) -> [String; 3] {
    [1, 2, 3].map(|row| table.row(row))
}

#[test]
fn dw_4_a_turn_is_two_cards_then_a_robbery_then_drawing_back_to_six() {
    let mut table = three(2).hand(1, "joe1 enzo1 joe2 judy1 judy2 clint1").draw("vulture joker").begin();
    assert!(table.legal().iter().all(|action| action.starts_with("lay")));
    let first = table.act("lay joe1 1");
    assert!(first.all("1 draws").is_empty());
    assert!(table.legal().iter().all(|action| action.starts_with("lay")));
    table.act("lay enzo1 1");
    assert_eq!(table.legal(), ["rob 1", "pass"]);
    let last = table.act("rob 1");
    last.tells(&["1 robs 1", "up 1: joe1", "up 1: enzo1", "1 fails in 1", "1 draws 2", "turn 12: 2"]);
    assert_eq!(table.hand(1), "clint1 judy1 joe2 judy2 joker vulture");
}

#[test]
fn dw_4_robbing_is_optional_and_at_most_one_building_is_robbed() {
    let mut table = three(2).hand(1, "joe1 enzo1 joe2 judy1 judy2 clint1").row(2, "judy1").begin();
    table.acts(&["lay joe1 1", "lay enzo1 1"]);
    assert_eq!(table.legal(), ["rob 1", "rob 2", "pass"]);
    let mut other = table.clone();
    other.act("pass").tells(&["1 draws 2", "turn 12: 2"]);
    assert_eq!(other.active(), Some(2));
    table.act("rob 2");
    assert_eq!(table.active(), Some(2), "after one robbery the turn is over");
}

#[test]
fn dw_4_why_something_must_wait() {
    let mut table = three(2).hand(1, "joe1 enzo1 joe2 judy1 judy2 clint1").row(2, "judy1").begin();
    assert_eq!(table.why_not("rob 2"), Some(Illegal::LayFirst));
    assert_eq!(table.why_not("pass"), Some(Illegal::LayFirst));
    table.acts(&["lay joe1 1", "lay enzo1 1"]);
    assert_eq!(table.why_not("lay joe2-red 1"), Some(Illegal::LayingDone));
}

#[test]
fn dw_5_two_cards_are_laid_one_after_the_other_at_the_right_end_of_any_row_face_down() {
    let mut table = three(2).hand(1, "joe1 enzo1 judy1 clint1 elixir joker").row(1, "joe2 | enzo2").begin();
    table.acts(&["lay joe1 1", "lay elixir 3"]);
    assert_eq!(rows(&table), ["joe2 | enzo2 joe1", "|", "| elixir"].map(str::to_owned));
}

#[test]
fn dw_5_both_cards_may_go_to_one_row() {
    let mut table = three(2).hand(1, "joe1 enzo1 judy1 clint1 elixir joker").begin();
    table.acts(&["lay joe1 1", "lay enzo1 1"]);
    assert_eq!(table.row(1), "| joe1 enzo1");
}

#[test]
fn dw_5_all_see_who_lays_where_and_he_alone_which_card() {
    let mut table = three(2).hand(1, "joe1 enzo1 judy1 clint1 elixir joker").begin();
    let story = table.act("lay joe1 1");
    assert_eq!(story.0, ["1 lays in 1"]);
    assert_eq!(table.told(1), ["you lay joe1 in 1"]);
}

#[test]
fn dw_5_a_playable_card_may_not_be_withheld() {
    let mut table = three(2).hand(1, "joe1 enzo1 judy1 judy2 clint1 clint2").begin();
    assert_eq!(table.why_not("stop"), Some(Illegal::MustLay));
    assert_eq!(table.why_not("show"), Some(Illegal::SomethingFits));
    table.act("lay joe1 1");
    assert_eq!(table.why_not("stop"), Some(Illegal::MustLay));
    assert!(!table.legal().iter().any(|action| action == "stop" || action == "pass"));
}

#[test]
fn dw_5_only_a_card_of_the_hand_is_laid() {
    let table = three(2).hand(1, "joe1-red enzo1 judy1 judy2 clint1 clint2").begin();
    assert_eq!(table.why_not("lay joe1-blue 1"), Some(Illegal::NotInHand));
    assert_eq!(table.why_not("lay joe1-red 1"), None);
}

#[test]
fn dw_6_a_bandit_fits_where_at_least_one_icon_of_his_tool_is_needed() {
    let table = three(2).hand(1, "clint1 joe2 judy1 enzo2 clint2 joe1").begin();
    assert_eq!(
        table.legal(),
        [
            "lay clint1 2",
            "lay clint1 3",
            "lay joe1 1",
            "lay judy1 2",
            "lay clint2 2",
            "lay clint2 3",
            "lay joe2 1",
            "lay enzo2 1",
            "lay enzo2 3"
        ]
    );
    assert_eq!(table.why_not(&table.action("lay clint1 1").to_string()), Some(Illegal::DoesNotFit));
}

#[test]
fn dw_6_more_fitting_bandits_may_lie_there_than_the_building_needs() {
    let table = three(2).hand(1, "clint2 joe2 judy1 judy2 joe1 joe1").row(3, "clint2 clint2 clint1 | clint1").begin();
    assert!(table.legal().contains(&"lay clint2 3".to_owned()));
}

#[test]
fn dw_7_the_four_special_cards_fit_everywhere() {
    let table = three(2).hand(1, "joker elixir coyote vulture judy1 judy1").begin();
    for card in ["joker", "elixir", "coyote", "vulture"] {
        for row in 1..=3 {
            assert!(table.legal().contains(&format!("lay {card} {row}")), "{card} {row}");
        }
    }
}

/// Rows that need no crowbar: 2P 2D, 2C 2D, 1C 1P.
fn no_judy(seats: u8) -> Layout {
    Layout::new(seats).pile(1, "9 1").pile(2, "12 2").pile(3, "13 3")
}

#[test]
fn dw_8_a_hand_in_which_nothing_fits_is_shown_discarded_and_drawn_anew() {
    let layout = no_judy(2).hand(1, "judy2 judy1 judy1 judy2 judy1 judy2");
    let mut table = layout.draw("joe1 joe2 enzo1 enzo2 clint1 clint2 vulture joker").begin();
    table.so_far().tells(&["1 shows: judy1 judy1 judy1 judy2 judy2 judy2", "1 draws 6"]);
    assert_eq!(table.hand(1), "clint1 joe1 enzo1 clint2 joe2 enzo2");
    assert_eq!(table.discard(), "judy2 judy2 judy2 judy1 judy1 judy1");
    assert_eq!(table.view(2).redraws, 1);
    // The regular turn follows: two cards and a robbery.
    table.acts(&["lay joe2 1", "lay enzo2 1"]);
    table.act("rob 1").tells(&["1 wins 9 in 1", "1 draws 2"]);
}

#[test]
fn dw_8_nothing_is_shown_while_one_card_fits() {
    let table = no_judy(2).hand(1, "judy2 judy1 judy1 judy2 judy1 coyote").begin();
    assert!(table.so_far().0.is_empty());
    assert_eq!(table.why_not("show"), Some(Illegal::SomethingFits));
}

#[test]
fn dw_8_a_hand_is_shown_again_after_a_redraw_in_which_nothing_fits() {
    let layout = no_judy(2).hand(1, "judy1 judy1 judy1 judy1 judy1 judy1");
    let table = layout.draw("judy2 judy2 judy2 judy2 judy2 judy2 joe1 joe1 joe1 joe1 joe1 vulture").begin();
    assert_eq!(table.so_far().all("1 shows").len(), 2);
    assert_eq!(table.hand(1), "joe1 joe1 joe1 joe1 joe1 vulture");
    assert_eq!(table.legal().len(), 5, "{:?}", table.legal());
}

#[test]
fn dw_8_after_the_third_redraw_the_placing_step_is_skipped() {
    // Only crowbars are left to draw: whatever the shuffle, nothing fits.
    let layout = no_judy(2).row(1, "| joe1").hand(1, "judy1 judy1 judy1 judy1 judy1 judy1");
    let layout = layout.draw("judy2 judy2 judy2 judy2 judy2 judy2 judy2 judy1").rest_is_away();
    let mut table = layout.begin();
    let story = table.so_far();
    assert_eq!(story.all("1 shows").len(), 3);
    assert_eq!(story.0.last().map(String::as_str), Some("1 lays nothing"));
    assert_eq!(table.active(), Some(1));
    assert_eq!(table.legal(), ["rob 1", "pass"], "a player who lays no card may still rob");
    table.act("rob 1").tells(&["1 robs 1", "up 1: joe1", "1 fails in 1"]);
}

#[test]
fn dw_8_three_redraws_that_end_with_a_fitting_card_are_a_regular_turn() {
    let hand = "judy1 judy1 judy1 judy1 judy1 judy1";
    let pile =
        "judy2 judy2 judy2 judy2 judy2 judy2 judy1 judy1 judy1 judy1 judy2 judy2 judy2 judy2 joe1 joe1 enzo1 enzo1";
    let table = no_judy(2).hand(1, hand).draw(pile).begin();
    assert_eq!(table.so_far().all("1 shows").len(), 3);
    assert_eq!(table.hand(1), "joe1 joe1 enzo1 enzo1 judy2 judy2");
    assert!(table.legal().contains(&"lay joe1 1".to_owned()));
}

#[test]
fn dw_8_each_turn_has_its_own_three_redraws() {
    let layout =
        no_judy(2).row(1, "| joe1").hand(1, "judy1 judy1 judy1 judy1 judy1 judy1").hand(2, "judy1 joker joker");
    let layout = layout.draw("judy2 judy2 judy2 judy2 judy2 judy2 judy2 judy1").rest_is_away();
    let mut table = layout.begin();
    assert_eq!(table.view(0).redraws, 3);
    table.act("pass");
    assert_eq!((table.active(), table.view(0).redraws), (Some(2), 0));
}

#[test]
fn dw_8_fewer_are_drawn_if_fewer_are_left() {
    // Only the shown hand itself is left to draw: six cards are shuffled and drawn again, three times.
    let layout = no_judy(2).row(1, "| joe1").hand(1, "judy1 judy1 judy1").draw("judy2").rest_is_away();
    let table = layout.begin();
    table.so_far().tells(&["1 shows: judy1 judy1 judy1", "1 draws 1", "reshuffle", "1 draws 3"]);
    assert_eq!(table.hand(1), "judy1 judy1 judy1 judy2");
}

#[test]
fn dw_8_with_both_piles_empty_nothing_is_shown_and_the_step_is_skipped() {
    let layout = no_judy(2).row(1, "| joe1").hand(1, "judy1 judy1 judy2").rest_is_away();
    let table = layout.begin();
    assert_eq!(table.so_far().0, ["1 lays nothing"]);
    assert_eq!(table.hand(1), "judy1 judy1 judy2");
    assert_eq!(table.legal(), ["rob 1", "pass"]);
}

#[test]
fn dw_8_the_discard_pile_alone_is_enough_to_redraw() {
    let layout = no_judy(2).hand(1, "judy1 judy1 judy1 judy1 judy1 judy2").discard("joe1 joe1 joe2 joe2 joe1 joe1");
    let table = layout.rest_is_away().begin();
    table.so_far().tells(&["1 shows: judy1 judy1 judy1 judy1 judy1 judy2", "reshuffle", "1 draws 6"]);
}

#[test]
fn dw_8_an_empty_hand_is_one_in_which_nothing_fits() {
    let table = no_judy(2).hand(1, "").draw("joe1 joe1 joe2 joe2 enzo1 enzo2").begin();
    table.so_far().tells(&["1 draws 6"]);
    assert_eq!(table.hand(1), "joe1 joe1 enzo1 joe2 joe2 enzo2");
    assert_eq!(table.view(0).redraws, 1);
    let stuck = no_judy(2).hand(1, "").row(2, "| joe1").rest_is_away().begin();
    assert_eq!(stuck.so_far().0, ["1 lays nothing"]);
    assert_eq!(stuck.legal(), ["rob 2", "pass"]);
}

#[test]
fn dw_8_whoever_can_neither_lay_nor_rob_has_no_turn_to_decide_in() {
    let table = no_judy(2).hand(1, "judy1").hand(2, "joe1 joe1").rest_is_away().begin();
    table.so_far().tells(&["1 lays nothing", "turn 12: 2"]);
    assert_eq!(table.active(), Some(2));
}

#[test]
fn dw_9_the_only_card_that_fits_is_laid_without_a_second() {
    let mut table = no_judy(2).hand(1, "judy1 judy1 judy1 judy2 judy2 joe1").draw("enzo1 enzo2").begin();
    assert_eq!(table.legal(), ["lay joe1 1", "lay joe1 2"]);
    let story = table.act("lay joe1 1");
    assert_eq!(story.0, ["1 lays in 1", "1 has only one"], "DW-8 is not tested again");
    assert_eq!(table.legal(), ["rob 1", "pass"], "a player who lays one card may still rob");
    table.act("pass").tells(&["1 draws 1", "turn 12: 2"]);
}

#[test]
fn dw_9_two_like_cards_that_fit_are_two() {
    let mut table = no_judy(2).hand(1, "judy1 judy1 judy1 judy2 joe1-red joe1-red").begin();
    table.act("lay joe1 1");
    assert_eq!(table.legal(), ["lay joe1 1", "lay joe1 2"]);
}

#[test]
fn dw_9_a_hand_of_one_card_says_nothing_of_others() {
    let mut table = no_judy(2).hand(1, "joe1").rest_is_away().begin();
    let story = table.act("lay joe1 1");
    assert_eq!(story.0, ["1 lays in 1"]);
    assert_eq!(table.legal(), ["rob 1", "pass"]);
}

#[test]
fn dw_9_after_a_redraw_too_the_only_card_that_fits_is_laid_alone() {
    let layout = no_judy(2).hand(1, "judy1 judy1 judy1 judy1 judy1 judy1");
    let mut table = layout.draw("judy2 judy2 judy2 judy2 judy2 joe1").begin();
    table.act("lay joe1 1").tells(&["1 lays in 1", "1 has only one"]);
    assert_eq!(table.so_far().all("1 shows").len(), 1);
}

#[test]
fn dw_10_nobody_sees_a_face_down_card_again_its_owner_included() {
    for remember in ["off", "on"] {
        let layout = three(2).option("remember-cards", remember).hand(1, "joe1 joe1 joe2 joe2 elixir vulture");
        let mut table = layout.hand(2, "judy1 judy1 judy2 judy2 clint1 clint2").begin();
        table.acts(&["lay elixir 1", "lay vulture 2", "pass"]);
        for viewer in 0..=2 {
            let text = serde_json::to_string(&table.view(viewer).rows).unwrap();
            assert!(!text.contains("elixir") && !text.contains("vulture"), "{text}");
            assert_eq!(table.view(viewer).rows[0].down, 1);
        }
    }
}

/// Option *remember my cards* of DW-10: the recall always holds these cards; the option lets the page show them.
#[test]
fn dw_10_each_seat_recalls_the_cards_that_it_laid_itself() {
    use table::{Fast, Match, Seat};
    let game: dollars_wanted::DollarsWanted = table_kit::setups::game(2, &[("remember-cards", "on")]);
    assert!(game.options().remember_cards);
    let mut playing = Match::deal(&game, Fast::new(11));
    let seat = playing.to_act().first().unwrap();
    let mut laid = Vec::new();
    for _ in 0..2 {
        let list = playing.legal(seat);
        let dollars_wanted::Action::Lay { card, row } = list[0] else { panic!("{list:?}") };
        laid.push((card, row));
        playing.play(seat, list[0]).unwrap();
    }
    let (other, recalls): (Seat, _) = (seat.next(2), &playing.position().recalls);
    for row in dollars_wanted::RowId::ALL {
        let here: Vec<_> = laid.iter().filter(|(_, at)| *at == row).map(|(card, _)| Some(*card)).collect();
        assert_eq!(recalls[seat].mine(row), here);
        assert_eq!(recalls[other].mine(row), vec![None; here.len()]);
        assert_eq!(recalls[other].layers(row).collect::<Vec<_>>(), vec![seat; here.len()]);
    }
}
