//! The colour variant and its options (DW-29 to DW-32).

use std::collections::BTreeSet;

use dollars_wanted::{Colour, Illegal};
use table::Reason;
use table_kit::setups;

use crate::story::robbery;
use crate::support::{Layout, Table};

/// Rows that need 2P 2D (saloon 9), 2B 2C (saloon 10) and 1C 1P (shop 13).
fn three(layout: Layout) -> Layout {
    layout.pile(1, "9 1 2").pile(2, "10 3 4").pile(3, "13 5 6")
}

fn variant() -> Layout {
    three(Layout::variant(2))
}

fn cards(list: &serde_json::Value) -> Vec<String> {
    serde_json::from_value(list.clone()).unwrap()
}

#[test]
fn dw_29_each_player_has_the_twenty_cards_of_his_colour_in_the_order_of_the_seats() {
    for seats in 2..=5_u8 {
        let table = Table::deal(setups::game(seats, &[("colour-variant", "on")]), 6);
        let truth = table.truth();
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
        let list = cards(&table.truth()["draw"][seat]);
        list.iter().map(|card| card.split_once('-').unwrap().0.to_owned()).collect()
    };
    assert_ne!(kinds(0), kinds(1));
    let decks: BTreeSet<_> = (0..30)
        .map(|seed| cards(&Table::deal(setups::game(2, &[("colour-variant", "on")]), seed).truth()["draw"][1]))
        .collect();
    assert_eq!(decks.len(), 30);
}

#[test]
fn dw_29_one_draws_from_his_own_pile_and_it_alone_is_renewed_from_his_own_discards() {
    let layout = variant().robbing().hand(1, "joe1 joe1 joe2 joe2").draw_of("red", "vulture-red");
    let layout = layout.discard_of("red", "joker-red").discard_of("yellow", "joker-yellow").rest_is_away();
    let mut table = layout.row(3, "clint1-red").begin();
    table.act("pass").tells(&["1 draws 1", "reshuffle red", "1 draws 1"]);
    assert_eq!(table.hand(1), "joe1-red joe1-red joe2-red joe2-red joker-red vulture-red");
    assert_eq!(table.discard_of("yellow"), "joker-yellow");
}

/// DW-24 and DW-25 in the colour variant: only the player's own two piles count, however many cards the others' hold.
#[test]
fn dw_29_with_his_own_piles_empty_a_player_draws_nothing() {
    let layout = variant().robbing().hand(1, "joe1").discard_of("yellow", "joker-yellow joe1-yellow").rest_is_away();
    let mut table = layout.row(3, "clint1-red").begin();
    assert!(table.act("pass").all("1 draws").is_empty());
    assert_eq!(table.hand(1), "joe1-red");
}

#[test]
fn dw_29_every_card_that_leaves_a_row_goes_to_the_discard_pile_of_its_colour() {
    let row = "joe2-red coyote-yellow vulture-red enzo2-yellow vulture-yellow joe1-red";
    let mut table = variant().robbing().row(1, row).begin();
    assert!(table.act("rob 1").has("1 wins 9 in 1"));
    assert_eq!(table.discard_of("red"), "joe1-red joe2-red vulture-red");
    assert_eq!(table.discard_of("yellow"), "vulture-yellow enzo2-yellow coyote-yellow", "a Coyote without its prey");
    let tops: Vec<String> = table.view(0).piles.iter().map(|pile| pile.top.unwrap().to_string()).collect();
    assert_eq!(tops, ["joe1-red", "vulture-yellow"]);
}

#[test]
fn dw_29_a_shown_hand_goes_to_ones_own_discard_pile() {
    let layout = Layout::variant(2).option("false-play", "off").pile(1, "9").pile(2, "12").pile(3, "13");
    let table = layout.hand(1, "judy1 judy1 judy2 judy2").begin();
    table.so_far().tells(&["1 shows: judy1-red judy1-red judy2-red judy2-red", "1 draws 6"]);
    assert_eq!(table.discard_of("red"), "judy2-red judy2-red judy1-red judy1-red");
}

#[test]
fn dw_30_a_wrong_bandit_is_removed_and_its_owner_takes_a_penalty() {
    let mut table = variant().robbing().row(1, "joe2-red judy2-yellow enzo1-red").begin();
    let story = table.act("rob 1");
    assert_eq!(
        robbery(&story),
        [
            "1 robs 1",
            "up 1: joe2-red",
            "up 1: judy2-yellow",
            "wrong 1: judy2-yellow, 2 pays",
            "up 1: enzo1-red",
            "1 fails in 1"
        ],
        "it counts nothing, and the turning goes on"
    );
    assert_eq!(table.row(1), "joe2-red enzo1-red |");
    assert_eq!(table.discard_of("yellow"), "judy2-yellow");
    assert_eq!(table.money(), [0, -300]);
    assert_eq!(table.view(1).seats[table::Seat(1)].penalties, 1);
}

#[test]
fn dw_30_a_wrong_bandit_beyond_an_elixir_or_after_enough_icons_is_one_too() {
    let mut table = variant().robbing().row(1, "elixir-red judy1-red joe1-red enzo1-red clint1-red").begin();
    let story = table.act("rob 1");
    assert_eq!(story.after("wrong 1"), "judy1-red, 1 pays clint1-red, 1 pays");
    assert!(story.has("1 wins 9 in 1"));
    assert_eq!(table.money(), [500 - 600, 0]);
}

#[test]
fn dw_30_special_cards_are_never_wrong() {
    let mut table = variant().robbing().row(1, "joker-red elixir-red vulture-red").begin();
    assert!(table.act("rob 1").all("wrong").is_empty());
}

#[test]
fn dw_30_a_penalty_costs_what_the_edition_says() {
    let text = <dollars_wanted::DollarsWanted as table::Game>::EDITION;
    let text = text.replacen("[penalty]\ndollars = 300", "[penalty]\ndollars = 250", 1);
    let layout = variant().edition(&text).robbing().turn(1000).row(1, "judy2-yellow");
    let mut table = layout.begin();
    table.act("rob 1");
    assert_eq!(table.outcome().unwrap().scores.iter().map(|score| score.total).collect::<Vec<_>>(), [0, -250]);
}

/// Worked case 15 in both forms.
#[test]
fn dw_31_offences_beyond_two_cost_as_well_unless_there_are_only_two_penalty_cards() {
    let row = "judy2-yellow judy1-red clint1-yellow clint2-yellow";
    for (option, expected) in [("off", [-300, -900]), ("on", [-300, -300])] {
        let layout = variant().option("two-penalties", option).robbing().turn(1000);
        let mut table = layout.row(1, row).begin();
        let story = table.act("rob 1");
        assert_eq!(story.all("wrong").len(), 4, "all four are removed in any case");
        let totals: Vec<i32> = table.outcome().unwrap().scores.iter().map(|score| score.total).collect();
        assert_eq!(totals, expected);
        assert_eq!(table.money(), expected);
        assert_eq!(table.row(1), "|");
    }
}

#[test]
fn dw_31_only_two_penalty_cards_are_shared_by_all() {
    let layout = variant().option("two-penalties", "on").penalties(&[2, 0]).robbing();
    let mut table = layout.row(1, "judy2-yellow").begin();
    assert_eq!(table.act("rob 1").after("wrong 1"), "judy2-yellow");
    assert_eq!(table.money(), [-600, 0]);
}

#[test]
fn dw_31_a_total_may_be_negative_and_still_win() {
    let mut table = variant().penalties(&[2, 1]).robbing().turn(1000).row(1, "joe1-red").begin();
    table.act("pass");
    let outcome = table.outcome().unwrap();
    let penalty = |seat: u8| outcome.scores[table::Seat(seat)].sources.last().unwrap().clone();
    assert_eq!((penalty(0).key.as_str(), penalty(0).amount, penalty(1).amount), ("penalty", -600, -300));
    assert_eq!(table.ranks(), [2, 1]);
}

/// A player who lays nothing but wrong cards for a thousand turns takes more penalties than a byte can count.
#[test]
fn dw_31_any_number_of_offences_is_counted() {
    let mut table = variant().penalties(&[255, 300]).robbing().turn(1000).row(1, "judy2-yellow judy1-red").begin();
    table.act("rob 1");
    assert_eq!(table.money(), [-300 * 256, -300 * 301]);
    assert_eq!(table.outcome().unwrap().scores[table::Seat(1)].total, -300 * 301);
}

#[test]
fn dw_31_a_coyotes_prey_is_not_checked() {
    let mut table = variant().robbing().row(1, "coyote-red judy2-yellow joe1-red").begin();
    let story = table.act("rob 1");
    assert!(story.all("wrong").is_empty());
    assert!(story.has("eaten 1: coyote-red judy2-yellow"));
    assert_eq!(table.money(), [0, 0]);
}

#[test]
fn dw_31_the_hidden_rest_of_a_row_won_at_a_vulture_is_not_checked_although_all_see_it() {
    let mut table = variant().robbing().row(1, "joe2-red enzo2-red vulture-red judy2-yellow").begin();
    let story = table.act("rob 1");
    assert!(story.has("1 wins 9 in 1") && story.all("wrong").is_empty());
    assert!(story.has("off 1: judy2-yellow"));
    assert_eq!(table.money(), [500, 0]);
}

/// *False play* (DW-32): any card may be laid anywhere, by default in the variant.
#[test]
fn dw_32_with_false_play_any_card_is_laid_anywhere() {
    let hand = "clint1 joe1 judy1 enzo1 joker vulture";
    let default = variant().hand(1, hand).begin();
    let on = variant().option("false-play", "on").hand(1, hand).begin();
    assert_eq!(default.legal(), on.legal());
    assert_eq!(on.legal().len(), 18);
    let mut off = variant().option("false-play", "off").hand(1, hand).begin();
    assert_eq!(off.legal().len(), 2 + 1 + 1 + 2 + 3 + 3);
    assert_eq!(off.why_not("lay judy1-red 1"), Some(Illegal::DoesNotFit));
    off.acts(&["lay joe1-red 1", "lay judy1-red 2"]);
    let mut false_play = on;
    false_play.acts(&["lay judy1-red 1", "lay joe1-red 2"]);
    assert_eq!(false_play.row(1), "| judy1-red");
}

#[test]
fn dw_32_in_the_base_game_a_card_that_does_not_fit_is_refused() {
    let settings: [&[(&str, &str)]; 2] = [&[], &[("false-play", "on")]];
    for options in settings {
        let layout = options.iter().fold(three(Layout::new(2)), |layout, (key, value)| layout.option(key, value));
        let table = layout.hand(1, "judy1-red joe1 joe1 joe1 joe1 joe2").begin();
        assert_eq!(table.why_not("lay judy1-red 1"), Some(Illegal::DoesNotFit), "{options:?}");
    }
    let variant = variant().option("false-play", "off").option("honour-rule", "on");
    let table = variant.hand(1, "judy1 joe1 joe1 joe2 joe2 joker").begin();
    assert_eq!(table.why_not("lay judy1-red 1"), Some(Illegal::DoesNotFit), "the honour rule is for the base game");
}

#[test]
fn dw_32_by_the_honour_rule_a_wrong_card_is_discarded_without_penalty() {
    let layout = three(Layout::new(2)).option("honour-rule", "on").hand(1, "judy1 joe2 enzo1 enzo1 clint1 clint1");
    let mut table = layout.row(1, "joe2 | enzo1").begin();
    table.acts(&["lay judy1 1", "lay enzo1 1"]);
    let story = table.act("rob 1");
    story.tells(&["up 1: enzo1", "up 1: judy1", "wrong 1: judy1", "up 1: enzo1", "1 wins 9 in 1"]);
    assert_eq!(table.money(), [500, 0]);
    assert_eq!(table.discard(), "enzo1 enzo1 joe2 judy1");
}

/// Rows without crowbars: 2P 2D, 2C 2D, 1C 1P.
fn no_judy(layout: Layout) -> Layout {
    layout.pile(1, "9 1").pile(2, "12 2").pile(3, "13 3")
}

#[test]
fn dw_32_whoever_could_show_his_hand_may_do_so_or_lay_what_does_not_fit() {
    for layout in [Layout::variant(2), Layout::new(2).option("honour-rule", "on")] {
        let mut table = no_judy(layout).hand(1, "judy1 judy1 judy2 judy2").begin();
        assert!(table.so_far().0.is_empty(), "nobody else learns of the choice");
        let legal = table.legal();
        assert_eq!(legal.last().unwrap(), "show");
        assert!(legal.iter().any(|action| action.starts_with("lay judy1")) && !legal.contains(&"stop".to_owned()));
        let mut shown = table.clone();
        shown.act("show").tells(&["1 draws 6"]);
        assert_eq!(shown.so_far().all("1 shows").len(), 1);
        // A player who lays must lay two.
        let first = legal[0].clone();
        table.act(&first);
        assert!(table.legal().iter().all(|action| action.starts_with("lay")), "{:?}", table.legal());
        let second = table.legal()[0].clone();
        let story = table.act(&second);
        assert!(story.all("1 has only").is_empty());
        assert!(table.legal().contains(&"pass".to_owned()));
    }
}

#[test]
fn dw_32_whoever_could_show_but_has_nothing_to_draw_may_skip_or_lay() {
    let layout = no_judy(Layout::variant(2)).hand(1, "judy1 judy1 judy2 judy2").rest_is_away().row(2, "clint1-red");
    let mut table = layout.begin();
    assert!(table.legal().contains(&"stop".to_owned()) && !table.legal().contains(&"show".to_owned()));
    assert_eq!(table.why_not("show"), Some(Illegal::NothingToDraw));
    assert_eq!(table.act("stop").0, ["1 lays nothing"]);
    assert_eq!(table.legal(), ["rob 2", "pass"]);
}

#[test]
fn dw_32_three_redraws_are_the_most_here_too() {
    let layout = no_judy(Layout::new(2)).option("honour-rule", "on").hand(1, "judy1 judy1 judy1 judy1 judy1 judy1");
    let mut table = layout.draw("judy2 judy2 judy2 judy2 judy2 judy2 judy2 judy1").rest_is_away().begin();
    table.acts(&["show", "show", "show"]);
    assert_eq!(table.why_not("show"), Some(Illegal::ThreeRedraws));
    assert!(table.legal().contains(&"stop".to_owned()));
}

#[test]
fn dw_32_whoever_laid_the_only_card_that_fits_may_stop_or_lay_another() {
    let layout = no_judy(Layout::variant(2)).hand(1, "judy1 judy1 judy2 judy2 joe1").begin();
    let mut one = layout.clone();
    let story = one.act("lay joe1 1");
    assert_eq!(story.0, ["1 lays in 1"], "nobody else learns of the choice");
    assert!(one.legal().contains(&"stop".to_owned()) && one.legal().contains(&"lay judy1-red 1".to_owned()));
    assert!(one.view(1).lone && !one.view(2).lone && !one.view(0).lone);
    let mut other = one.clone();
    assert_eq!(one.act("stop").0, ["1 has only one"]);
    assert_eq!(one.legal(), ["rob 1", "pass"]);
    assert_eq!(other.act("lay judy1 1").0, ["1 lays in 1"]);
    // A card that does not fit does not count as the only one that fits (DW-9).
    let mut wrong = no_judy(Layout::variant(2)).hand(1, "judy1 judy1 judy2 judy2 enzo1").begin();
    wrong.act("lay enzo1 2");
    assert!(!wrong.legal().contains(&"stop".to_owned()));
    assert_eq!(wrong.why_not("stop"), Some(Illegal::LayTwo), "nothing in the hand fits");
}

#[test]
fn dw_32_where_any_card_may_be_laid_two_have_to_be_laid_whatever_fits() {
    let cases = [
        ("judy1 judy1 judy2 judy2", "lay judy1 1"),
        ("judy1 judy1 judy2 joe1", "lay judy1 1"),
        ("joe1 joe1 joe2 joe2", "lay joe1 1"),
    ];
    for layout in [Layout::variant(2), Layout::new(2).option("honour-rule", "on")] {
        for (hand, first) in cases {
            let mut table = no_judy(layout.clone()).hand(1, hand).begin();
            assert_eq!(table.why_not("stop"), Some(Illegal::LayTwo), "{hand}, before the first card");
            table.act(first);
            assert_eq!(table.why_not("stop"), Some(Illegal::LayTwo), "{hand}, after the first card");
        }
    }
    assert_eq!(Illegal::LayTwo.clause(), "DW-32");
}

#[test]
fn dw_32_whoever_has_two_that_fit_must_lay_two() {
    let mut table = no_judy(Layout::variant(2)).hand(1, "judy1 judy1 joe1 joe1").begin();
    assert_eq!(table.why_not("show"), Some(Illegal::SomethingFits));
    table.act("lay joe1 1");
    assert!(table.legal().iter().all(|action| action.starts_with("lay")));
    assert_eq!(table.why_not("show"), Some(Illegal::AlreadyLaid));
}

#[test]
fn dw_32_whoever_lays_a_wrong_card_first_must_lay_two_if_he_has_two() {
    let mut two = no_judy(Layout::variant(2)).hand(1, "judy1 judy1 judy2 judy2 joe1").begin();
    two.act("lay judy1 1");
    assert!(!two.legal().contains(&"stop".to_owned()), "a card that fits is left, and any other may be laid");
    assert_eq!(two.legal().len(), 9);
    let mut one = no_judy(Layout::variant(2)).hand(1, "judy1").rest_is_away().begin();
    let story = one.act("lay judy1 1");
    assert_eq!(story.0, ["1 lays in 1"]);
    assert_eq!(one.legal(), ["rob 1", "pass"], "the player had only one");
}

#[test]
fn dw_32_an_empty_hand_has_no_choice() {
    let drawn = no_judy(Layout::variant(2)).hand(1, "").begin();
    drawn.so_far().tells(&["1 draws 6"]);
    let layout = no_judy(Layout::variant(2)).hand(1, "").row(1, "joe1-yellow").rest_is_away();
    let table = layout.begin();
    assert_eq!(table.so_far().0, ["1 lays nothing"]);
    assert_eq!(table.legal(), ["rob 1", "pass"]);
}
