//! Robberies (DW-11 to DW-23).

use dollars_wanted::{BuildingKind, ByTool, Card, Colour, Event, Front, Illegal, Kind, Missing, missing};

use table_kit::Story;

use crate::story::robbery;
use crate::support::{Layout, Table};

/// Rows that need 2P 2D (saloon 9), 2B 2C (saloon 10) and 1C 1P (shop 13); seat 1 may rob.
fn three() -> Layout {
    Layout::new(2).pile(1, "9 1 2").pile(2, "10 3 4").pile(3, "13 5 6").robbing()
}

/// Robs row 1 of such a table, with these cards in it.
fn rob(cards: &str) -> (Table, Story) {
    let mut table = three().row(1, cards).begin();
    let story = table.act("rob 1");
    (table, story)
}

#[track_caller]
fn wins(cards: &str) {
    let (table, story) = rob(cards);
    assert!(story.has("1 wins 9 in 1"), "`{cards}` should win: {story:?}");
    assert_eq!(table.row(1), "|");
}

#[track_caller]
fn fails(cards: &str, left: &str) {
    let (table, story) = rob(cards);
    assert!(story.has("1 fails in 1"), "`{cards}` should not win: {story:?}");
    assert_eq!(table.row(1), left);
}

#[test]
fn dw_11_one_of_the_three_buildings_is_named() {
    let table = three().row(1, "joe1").row(2, "judy1").row(3, "enzo1").begin();
    assert_eq!(table.legal(), ["rob 1", "rob 2", "rob 3", "pass"]);
}

#[test]
fn dw_11_a_row_without_a_face_down_card_is_not_robbed() {
    let table = three().row(1, "joe2 enzo1 |").row(3, "enzo1 | enzo1").begin();
    assert_eq!(table.legal(), ["rob 3", "pass"]);
    assert_eq!(table.why_not("rob 1"), Some(Illegal::NothingHidden));
    assert_eq!(table.why_not("rob 2"), Some(Illegal::NothingHidden));
}

#[test]
fn dw_12_the_hidden_cards_are_turned_up_one_by_one_from_the_building_outward() {
    let (_, story) = rob("joe1 | enzo1 joker joe1");
    assert_eq!(story.after("up 1"), "enzo1 joker joe1");
}

#[test]
fn dw_12_turning_goes_on_past_the_last_icon_that_is_needed() {
    let (table, story) = rob("joe2 enzo2 joe1 elixir enzo1");
    assert_eq!(story.after("up 1"), "joe2 enzo2 joe1 elixir enzo1");
    assert!(story.has("1 wins 9 in 1"));
    assert_eq!(table.money(), [500, 0]);
}

#[test]
fn dw_12_nothing_turned_later_undoes_what_suffices() {
    wins("joe2 enzo2 coyote");
    wins("joe2 enzo2 coyote joker");
    wins("joe2 enzo2 vulture joe1");
}

#[test]
fn dw_12_a_sufficient_row_counts_only_as_far_as_it_was_turned_up() {
    let (table, story) = rob("joe2 vulture enzo2");
    assert_eq!(story.after("up 1"), "joe2 vulture");
    assert!(story.has("1 fails in 1"));
    assert_eq!(table.row(1), "joe2 vulture | enzo2");
}

#[test]
fn dw_13_a_bandit_counts_as_many_icons_as_he_shows_of_his_own_tool() {
    wins("joe1 joe1 enzo1 enzo1");
    wins("joe2 enzo2");
    wins("joe2 enzo1 enzo1");
    fails("joe1 enzo2", "joe1 enzo2 |");
    fails("joe2 enzo1", "joe2 enzo1 |");
    fails("joe2 joe2 joe2 enzo1", "joe2 joe2 joe2 enzo1 |");
}

#[test]
fn dw_14_a_joker_is_one_missing_icon_of_any_tool() {
    wins("joe2 enzo1 joker");
    wins("joe1 enzo2 joker");
    wins("joe1 enzo1 joker joker");
    wins("joker joker joker joker");
    fails("joe1 enzo1 joker", "joe1 enzo1 joker |");
    fails("joker joker joker", "joker joker joker |");
}

/// A Joker takes the icons after it into account: it fills what is still missing at the end.
#[test]
fn dw_14_a_joker_is_chosen_best_whatever_comes_after_it() {
    wins("joker joe2 enzo1");
    wins("joker enzo2 joe1");
    wins("joker joker joe1 joe1");
}

#[test]
fn dw_15_beyond_an_elixir_bandits_count_double() {
    wins("elixir joe1 enzo1");
    wins("elixir joe2 enzo1");
    fails("elixir joe2 joe2", "elixir joe2 joe2 |");
    let mut bank = three().pile(1, "3 1 2").row(1, "elixir joe2 clint1 joker").begin();
    assert!(bank.act("rob 1").has("1 wins 3 in 1"), "3D 2C 1P of four, two and a doubled Joker");
}

#[test]
fn dw_15_a_doubled_joker_fills_two_icons_equal_or_different() {
    wins("joe2 elixir joker");
    wins("enzo2 elixir joker");
    wins("elixir enzo1 joker");
    wins("joe1 enzo1 elixir joker");
    wins("elixir joker joker");
    fails("elixir joker", "elixir joker |");
    fails("joe1 elixir joker", "joe1 elixir joker |");
}

#[test]
fn dw_15_several_elixirs_never_more_than_double() {
    fails("elixir elixir elixir joe1", "elixir elixir elixir joe1 |");
    fails("joe1 elixir elixir elixir joker", "joe1 elixir elixir elixir joker |");
    let mut casino = three().pile(1, "12 1 2").row(1, "elixir elixir clint1 joe1").begin();
    assert!(casino.act("rob 1").has("1 wins 12 in 1"), "2C 2D");
    let mut bank = three().pile(1, "4 1 2").row(1, "elixir elixir clint1 enzo1 joker").begin();
    assert!(bank.act("rob 1").has("1 wins 4 in 1"), "two colts, two pickaxes, a Joker for a colt and the crowbar");
    let mut short = three().pile(1, "4 1 2").row(1, "elixir elixir clint1 enzo1 judy1").begin();
    assert!(short.act("rob 1").has("1 fails in 1"), "two colts are fewer than 3C");
}

#[test]
fn dw_15_cards_between_the_building_and_the_elixir_are_not_doubled() {
    fails("joe1 elixir enzo1", "joe1 elixir enzo1 |");
    fails("joker joker elixir", "joker joker elixir |");
}

#[test]
fn dw_16_a_face_up_elixir_doubles_what_lies_beyond_it() {
    let mut table = three().row(1, "joe1").hand(2, "joe1 enzo1 judy1 judy2 clint1 clint2").begin();
    let mut failed = three().row(1, "joe1 elixir").hand(2, "joe1 enzo1 judy1 judy2 clint1 clint2").begin();
    for (table, wins) in [(&mut table, false), (&mut failed, true)] {
        assert!(table.act("rob 1").has("1 fails in 1"));
        table.acts(&["lay joe1 1", "lay enzo1 1"]);
        assert_eq!(table.act("rob 1").has("2 wins 9 in 1"), wins);
    }
}

#[test]
fn dw_16_a_face_up_elixir_doubles_face_up_cards_beyond_it_too() {
    let mut table = three().row(1, "elixir joe1 | enzo1").begin();
    assert!(table.act("rob 1").has("1 wins 9 in 1"));
}

#[test]
fn dw_17_the_card_after_a_coyote_goes_with_it_to_the_discard_pile_at_once() {
    let mut table = three().row(1, "joe1 coyote enzo2 joe1").begin();
    let story = table.act("rob 1");
    assert_eq!(
        robbery(&story),
        [
            "1 robs 1",
            "up 1: joe1",
            "up 1: coyote",
            "up 1: enzo2",
            "eaten 1: coyote enzo2",
            "up 1: joe1",
            "1 fails in 1"
        ]
    );
    assert_eq!(table.row(1), "joe1 joe1 |");
    assert_eq!(table.discard(), "enzo2 coyote");
}

#[test]
fn dw_17_a_coyote_eats_a_bandit_or_a_joker_without_counting_it() {
    fails("joe2 coyote enzo2", "joe2 |");
    fails("joe2 enzo1 coyote joker", "joe2 enzo1 |");
}

#[test]
fn dw_17_a_coyote_eats_a_vulture_unread() {
    let (_, story) = rob("joe2 coyote vulture enzo2");
    assert_eq!(story.after("up 1"), "joe2 coyote vulture enzo2");
    assert!(!story.has("stopped 1") && story.has("1 wins 9 in 1"));
}

#[test]
fn dw_17_a_coyote_eats_an_elixir_before_it_doubles() {
    fails("coyote elixir joe1 enzo1", "joe1 enzo1 |");
}

#[test]
fn dw_17_a_coyote_eats_a_second_coyote_before_it_bites() {
    let (table, story) = rob("coyote coyote joe2 enzo2");
    assert_eq!(story.after("eaten 1"), "coyote coyote");
    assert_eq!(table.money(), [500, 0]);
}

#[test]
fn dw_17_an_elixir_has_no_effect_on_a_coyote() {
    let (_, story) = rob("elixir coyote joe2 joe1 enzo1");
    assert_eq!(story.after("eaten 1"), "coyote joe2");
    assert!(story.has("1 wins 9 in 1"), "only one card is taken");
}

#[test]
fn dw_17_each_coyote_takes_a_card_of_its_own() {
    let (table, story) = rob("coyote joe1 coyote enzo1 joe2");
    assert_eq!(story.after("eaten 1"), "coyote joe1 coyote enzo1");
    assert_eq!(table.row(1), "joe2 |");
}

#[test]
fn dw_17_the_prey_is_turned_up_for_all_to_see() {
    let (_, story) = rob("coyote vulture joe2");
    story.tells(&["up 1: coyote", "up 1: vulture", "eaten 1: coyote vulture", "up 1: joe2"]);
}

#[test]
fn dw_18_a_coyote_at_the_rows_end_stays_and_takes_the_next_card_of_a_later_robbery() {
    let mut table = three().row(1, "joe2 coyote").hand(2, "enzo2 enzo1 enzo1 judy1 judy2 clint1").begin();
    let story = table.act("rob 1");
    assert!(story.has("1 fails in 1") && story.all("left").is_empty());
    assert_eq!(table.row(1), "joe2 coyote |");
    table.acts(&["lay enzo2 1", "lay enzo1 1"]);
    let story = table.act("rob 1");
    story.tells(&["2 robs 1", "up 1: enzo2", "eaten 1: coyote enzo2", "up 1: enzo1", "2 fails in 1"]);
    assert_eq!(table.row(1), "joe2 enzo1 |");
}

#[test]
fn dw_18_the_next_card_is_its_prey_only_when_it_is_turned_up() {
    let table = three().row(1, "joe2 coyote | enzo2").begin();
    assert_eq!(table.row(1), "joe2 coyote | enzo2");
    assert_eq!(table.view(2).rows[0].down, 1);
}

/// Option *a Coyote without prey is discarded* (DW-18).
#[test]
fn dw_18_with_the_option_a_coyote_without_prey_is_discarded() {
    let mut table = three().option("coyote-leaves", "on").row(1, "joe2 coyote").begin();
    table.act("rob 1").tells(&["up 1: coyote", "left 1: coyote", "1 fails in 1"]);
    assert_eq!((table.row(1).as_str(), table.discard().as_str()), ("joe2 |", "coyote"));
}

#[test]
fn dw_18_with_the_option_a_coyote_that_has_prey_takes_it() {
    let mut table = three().option("coyote-leaves", "on").row(1, "coyote coyote coyote").begin();
    let story = table.act("rob 1");
    story.tells(&["eaten 1: coyote coyote", "left 1: coyote"]);
    assert_eq!(table.row(1), "|");
}

#[test]
fn dw_19_a_vulture_stops_the_turning_at_once() {
    let (table, story) = rob("joe2 vulture enzo2 joker");
    assert_eq!(robbery(&story), ["1 robs 1", "up 1: joe2", "up 1: vulture", "stopped 1", "1 fails in 1"]);
    assert_eq!(table.row(1), "joe2 vulture | enzo2 joker");
}

#[test]
fn dw_19_with_enough_icons_out_a_vulture_does_no_harm() {
    let (table, story) = rob("joe2 enzo2 vulture joker");
    assert_eq!(story.after("up 1"), "joe2 enzo2 vulture");
    assert!(story.has("1 wins 9 in 1"));
    assert_eq!(table.discard(), "joker vulture enzo2 joe2");
}

#[test]
fn dw_19_a_vulture_already_face_up_is_ignored_and_another_one_stops_again() {
    let mut table = three().row(1, "joe1 vulture | enzo1 vulture joe1 enzo1").begin();
    let story = table.act("rob 1");
    assert_eq!(story.after("up 1"), "enzo1 vulture");
    assert_eq!(table.row(1), "joe1 vulture enzo1 vulture | joe1 enzo1");
    table.acts(&["lay elixir 2", "lay coyote 2"]);
    let story = table.act("rob 1");
    assert_eq!(story.after("up 1"), "joe1 enzo1");
    assert!(story.has("2 wins 9 in 1"));
}

#[test]
fn dw_20_the_whole_row_counts_face_up_cards_of_earlier_failures_included() {
    wins("joe2 | enzo2");
    wins("joe2 enzo1 joker | enzo1");
    fails("joe2 enzo1 | joe1", "joe2 enzo1 joe1 |");
}

#[test]
fn dw_21_a_row_closes_up_and_new_cards_go_to_its_outer_end() {
    let mut table = three().row(1, "joe2 coyote | enzo1 enzo1").hand(2, "joe1 enzo2 judy1 judy2 clint1 clint2").begin();
    assert!(table.act("rob 1").has("1 fails in 1"));
    assert_eq!(table.row(1), "joe2 enzo1 |");
    table.acts(&["lay joe1 1"]);
    assert_eq!(table.row(1), "joe2 enzo1 | joe1");
}

#[test]
fn dw_22_the_building_goes_to_the_robber_dollar_side_up_for_all_to_see() {
    let (table, _) = rob("joe2 enzo2");
    for viewer in 0..=2 {
        assert_eq!(table.view(viewer).seats[table::Seat(0)].won, [dollars_wanted::BuildingId(9)]);
    }
    assert_eq!(table.money(), [500, 0]);
}

#[test]
fn dw_22_every_card_of_the_row_goes_face_up_to_the_discard_pile_the_last_on_top() {
    let (table, story) = rob("joe2 | enzo2 vulture elixir joker");
    assert_eq!(story.after("off 1"), "joe2 enzo2 vulture elixir joker", "everybody sees each card on its way");
    assert_eq!(table.row(1), "|");
    assert_eq!(table.discard(), "joker elixir vulture enzo2 joe2");
    assert_eq!(table.view(0).piles[0].top.unwrap().kind().name(), "joker");
}

#[test]
fn dw_22_a_shown_hand_is_discarded_in_the_order_of_the_card_table() {
    let layout = Layout::new(2).pile(1, "9 1").pile(2, "12 2").pile(3, "13 3");
    let layout = layout.hand(1, "judy2-red judy1-grey judy1-yellow judy2-grey judy1-red judy1-blue");
    let table = layout.begin();
    let shown = table.heard.iter().find_map(|heard| match &heard.event {
        Event::Shown { cards, .. } => Some(cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")),
        _ => None,
    });
    assert_eq!(shown.unwrap(), "judy1-red judy1-yellow judy1-blue judy1-grey judy2-red judy2-grey");
    let top_last = "judy1-red judy1-yellow judy1-blue judy1-grey judy2-red judy2-grey";
    assert_eq!(table.truth()["discard"][0], serde_json::json!(top_last.split(' ').collect::<Vec<_>>()));
}

#[test]
fn dw_22_the_next_building_is_in_play_at_once() {
    let mut table = three().row(1, "joe2 enzo2 vulture").hand(2, "judy1 judy1 judy1 judy2 judy2 judy2").begin();
    let story = table.act("rob 1");
    story.tells(&["1 wins 9 in 1", "open 1: bank 1D 2B 3P"]);
    let view = table.view(2);
    assert_eq!((view.rows[0].buildings, view.rows[0].down), (2, 0));
    assert!(table.legal().contains(&"lay judy1 1".to_owned()), "the bank needs crowbars, the saloon did not");
}

#[test]
fn dw_23_after_a_failure_the_building_stays_and_hidden_cards_stay_hidden() {
    let mut table = three().row(1, "joe1 vulture enzo2 joker").hand(2, "joe2 enzo1 judy1 judy2 clint1 clint2").begin();
    table.act("rob 1");
    let view = table.view(1);
    assert_eq!((view.rows[0].buildings, view.rows[0].up.len(), view.rows[0].down), (3, 2, 2));
    assert_eq!(table.money(), [0, 0]);
    table.acts(&["lay joe2 1", "lay enzo1 1"]);
    assert_eq!(table.row(1), "joe1 vulture | enzo2 joker joe2 enzo1", "cards laid later are face down again");
    assert!(table.act("rob 1").has("2 wins 9 in 1"));
}

#[test]
fn dw_23_a_failure_discards_nothing() {
    let (table, story) = rob("joe1 enzo1");
    assert!(story.all("off").is_empty());
    assert_eq!(table.discard(), "");
}

#[test]
fn dw_12_what_a_row_lacks_is_counted_as_a_robbery_counts_it() {
    let cards = |kinds: &[Kind]| kinds.iter().map(|kind| Card::new(*kind, Colour::Red)).collect::<Vec<_>>();
    let saloon = Front { kind: BuildingKind::Saloon, needs: ByTool([0, 2, 0, 2]) };
    let lacks = |kinds: &[Kind]| missing(&saloon, &cards(kinds));
    assert_eq!(lacks(&[]), Missing { icons: ByTool([0, 2, 0, 2]), wild: 0 });
    assert_eq!(lacks(&[Kind::Joe1, Kind::Joker]), Missing { icons: ByTool([0, 1, 0, 2]), wild: 1 });
    assert_eq!(lacks(&[Kind::Elixir, Kind::Joe1]), Missing { icons: ByTool([0, 0, 0, 2]), wild: 0 });
    assert!(lacks(&[Kind::Elixir, Kind::Joe1, Kind::Joker]).is_filled());
    assert!(!lacks(&[Kind::Joe2, Kind::Joker]).is_filled());
}
