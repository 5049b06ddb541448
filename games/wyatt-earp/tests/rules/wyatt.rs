//! Wyatt Earp in one's own turn, and sheriff cards as discards (WE-24, WE-26).

use std::collections::BTreeSet;

use crate::support::{Layout, cards};
use crate::truth::Card;

/// Seat 1 holds a Wyatt Earp and a card to discard.
fn wyatt() -> Layout {
    Layout::new(2).hand(1, "wyatt bob").discard("billy")
}

#[test]
fn we_24_mode_1_draws_two_without_a_shot() {
    let mut table = wyatt().draw("gun jesse wes").begin();
    table.act("wyatt draw");
    assert_eq!((table.hand(1).as_str(), table.discard().as_str()), ("bob jesse gun", "wyatt billy"));
    assert_eq!(table.draw()[0], Card::named("wes"));
}

#[test]
fn we_24_mode_1_leaves_no_room_for_another_sheriff_card() {
    let mut table = wyatt().draw("photo-jesse jesse").group(2, "jesse 1").begin();
    table.act("wyatt draw");
    table.refuses("photo jesse", "WE-9");
    assert!(table.can("lay jesse 1"), "an outlaw may be laid");
}

#[test]
fn we_24_mode_2_takes_any_card_of_the_draw_pile_but_no_wyatt_earp() {
    let mut table = wyatt().rest_is_held().draw("wyatt jesse gun jesse wyatt").begin();
    table.act("wyatt search");
    assert_eq!((table.active(), table.legal()), (Some(1), vec!["pick gun".into(), "pick jesse".into()]));
    table.refuses("pick wyatt", "WE-24");
    table.refuses("pick wes", "WE-24");
    table.act("pick jesse");
    let mut left = table.draw();
    left.sort_unstable();
    assert_eq!((table.hand(1).as_str(), left), ("bob jesse", cards("jesse gun wyatt wyatt")));
    assert_eq!(table.discard(), "wyatt billy");
}

/// The player may not decline.
#[test]
fn we_24_mode_2_must_take_one_if_there_is_one() {
    let mut one = wyatt().rest_is_held().draw("wyatt gun").begin();
    one.act("wyatt search");
    assert_eq!(one.legal(), ["pick gun"]);
    let mut none = wyatt().rest_is_held().draw("wyatt wyatt").begin();
    none.act("wyatt search");
    assert_eq!(
        (none.hand(1).as_str(), none.discard().as_str(), none.draw()),
        ("bob", "wyatt billy", cards("wyatt wyatt"))
    );
    assert!(none.can("discard bob"));
}

#[test]
fn we_24_mode_2_shuffles_the_pile() {
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let mut table = wyatt().seed(seed).begin();
        let before = table.draw();
        table.acts(&["wyatt search", "pick jesse"]);
        assert_ne!(table.draw(), before[1..]);
        orders.insert(table.draw());
    }
    assert_eq!(orders.len(), 20);
}

/// The order of the cards before leaves no trace.
#[test]
fn we_24_the_shuffled_pile_does_not_depend_on_its_order_before() {
    let pile = |draw: &str| {
        let mut table = wyatt().rest_is_held().draw(draw).begin();
        table.acts(&["wyatt search", "pick jesse"]);
        table.draw()
    };
    assert_eq!(pile("wes jesse bank gun belle belle"), pile("belle gun bank wes belle jesse"));
}

#[test]
fn we_24_a_sheriff_card_so_taken_is_played_at_once_though_it_is_the_second() {
    let layout = wyatt().draw("bank wes").group(1, "jesse 3").group(2, "wes 1");
    let mut table = layout.hand(1, "wyatt photo-jesse bob").begin();
    table.acts(&["wyatt search", "pick bank"]);
    assert_eq!(table.legal(), ["bank", "keep"], "before anything else");
    table.act("bank");
    assert!(table.discard().ends_with(" wyatt billy"), "{}", table.discard());
    let shot = cards(&table.discard()).remove(usize::from(!table.group(1, "jesse").contains("bank")));
    assert_eq!(table.group(1, "jesse") == "jesse 3 bank", shot.hits());
    table.refuses("photo jesse", "WE-9");
    assert!(table.can("discard bob"));
}

#[test]
fn we_24_or_kept_and_then_the_limit_holds() {
    let mut table = wyatt().draw("bank wes").group(1, "jesse 3").begin();
    table.acts(&["wyatt search", "pick bank", "keep"]);
    assert_eq!(table.hand(1), "bob bank");
    table.refuses("bank", "WE-9");
    assert!(table.can("discard bank") && table.can("discard bob"));
}

#[test]
fn we_24_a_photo_so_taken_is_played_by_its_own_rule() {
    let mut table = wyatt().draw("photo-jesse wes").group(2, "jesse 3").begin();
    table.acts(&["wyatt search", "pick photo-jesse", "photo jesse"]);
    assert_eq!((table.group(1, "jesse").as_str(), table.poster("jesse")), ("jesse 0 photo", 2));
    let mut shut = wyatt().draw("photo-jesse wes").begin();
    shut.acts(&["wyatt search", "pick photo-jesse"]);
    shut.refuses("photo jesse", "WE-17");
}

#[test]
fn we_24_most_wanted_so_taken_is_played_in_either_mode() {
    let layout = wyatt().draw("wanted wes").hand(2, "billy gun").group(2, "jesse 3");
    let mut table = layout.begin();
    table.acts(&["wyatt search", "pick wanted"]);
    assert!(table.can("steal") && table.can("keep"));
    assert_eq!(table.ways("want").len(), 7);
    table.acts(&["want billy", "ask 2"]);
    assert_eq!((table.hand(1).as_str(), table.discard().as_str()), ("billy bob", "wanted wyatt billy"));
    table.refuses("keep", "WE-24");
}

/// The Hideout lands, and its window opens in the middle of the turn (WE-25).
#[test]
fn we_24_a_hideout_so_taken_is_played_and_opens_its_window() {
    let layout = wyatt().rest_is_held().draw("hideout wes wes").hand(2, "belle").group(2, "jesse 3");
    let mut table = layout.begin();
    table.acts(&["wyatt search", "pick hideout", "hideout"]);
    assert_eq!((table.group(2, "jesse").as_str(), table.window()), ("jesse 3 hideout", Some(2)));
    table.act("pass");
    assert_eq!((table.active(), table.turn()), (Some(1), 1));
    assert!(table.can("discard bob"));
}

#[test]
fn we_24_an_outlaw_card_so_taken_simply_comes_to_hand() {
    let mut table = wyatt().draw("jesse wes").group(2, "jesse 3").begin();
    table.acts(&["wyatt search", "pick jesse"]);
    assert!(table.can("lay jesse 1") && table.can("discard jesse"));
    table.refuses("keep", "WE-24");
}

/// Wyatt Earp is discarded before the card found is played, so he is shuffled in if that card's shot renews the pile.
#[test]
fn we_24_the_last_card_of_the_pile_may_be_taken_and_played() {
    let layout = wyatt().draw("bank").discard("billy billy billy").rest_is_held().group(1, "jesse 3");
    let mut table = layout.begin();
    table.acts(&["wyatt search", "pick bank", "bank"]);
    assert!(table.renewed());
    assert_eq!(table.draw().len(), 3, "three Billies and a Wyatt Earp less the shot");
    let renewed = wyatt().draw("bank").rest_is_held().group(1, "jesse 3").renewed();
    let mut kept = renewed.begin();
    kept.acts(&["wyatt search", "pick bank"]);
    kept.refuses("bank", "WE-15");
}

#[test]
fn we_24_mode_3_removes_a_hideout_from_an_own_group_on_a_hit() {
    let layout = wyatt().group(1, "jesse 3 hideout").group(1, "wes 1 hideout").group(2, "belle 1 hideout");
    let mut hit = layout.clone().draw("sundance").begin();
    hit.act("unhide");
    assert_eq!(hit.legal(), ["target 1 jesse", "target 1 wes"]);
    hit.refuses("target 2 belle", "WE-24");
    hit.act("target 1 jesse");
    assert_eq!((hit.group(1, "jesse").as_str(), hit.group(1, "wes").as_str()), ("jesse 3", "wes 1 hideout"));
    assert_eq!((hit.discard().as_str(), hit.hand(1).as_str()), ("hideout sundance wyatt billy", "bob"));
    let mut miss = layout.draw("bank").begin();
    miss.act("unhide");
    assert_eq!(miss.group(1, "jesse"), "jesse 3 hideout");
    assert_eq!((miss.discard().as_str(), miss.hand(1).as_str()), ("bank wyatt billy", "bob"));
}

#[test]
fn we_26_a_sheriff_card_may_be_discarded_and_has_no_effect() {
    let hand = "photo-jesse stagecoach bank gun wanted hideout wyatt bob";
    for card in ["photo-jesse", "stagecoach", "bank", "gun", "wanted", "hideout", "wyatt"] {
        let layout = Layout::new(2).hand(1, hand).group(1, "jesse 3").group(2, "wes 3").discard("billy");
        let mut table = layout.begin();
        let draw = table.draw();
        table.act(&format!("discard {card}"));
        assert_eq!((table.discard(), table.draw()), (format!("{card} billy"), draw));
        assert_eq!((table.group(1, "jesse").as_str(), table.group(2, "wes").as_str()), ("jesse 3", "wes 3"));
        assert_eq!((table.poster("jesse"), table.active(), table.turn()), (1, Some(2), 2));
    }
}

#[test]
fn we_26_it_does_not_count_against_the_one_sheriff_card() {
    let mut table = Layout::new(2).hand(1, "photo-jesse bank bob").group(1, "jesse 3").begin();
    table.acts(&["photo jesse", "discard bank"]);
    assert_eq!((table.active(), table.hand(1).as_str()), (Some(2), "bob"));
}
