//! Most Wanted (WE-20), and what a theft leaves behind (WE-21).

use table::Game;

use crate::support::Layout;

/// If only one opponent has cards, the question whom to ask does not arise: naming the outlaw asks that opponent.
#[test]
fn we_20_with_one_opponent_to_ask_nobody_is_asked_whom() {
    let follows = |hands: &[&str]| {
        let layout = Layout::new(1 + hands.len()).hand(1, "wanted bob");
        let table = (2..).zip(hands).fold(layout, |layout, (seat, hand)| layout.hand(seat, hand)).begin();
        let follows = |action: &str| table.game.follows(&table.view(1), action.parse().unwrap());
        assert_eq!(follows("discard bob"), None);
        follows("want jesse").map(|action| action.to_string())
    };
    assert_eq!(follows(&["wes"]).as_deref(), Some("ask 2"));
    assert_eq!(follows(&["", "wes"]).as_deref(), Some("ask 3"));
    assert_eq!(follows(&["belle", "wes"]), None);
}

#[test]
fn we_20_opponents_are_asked_one_after_another_in_any_order_until_one_has_it() {
    let layout = Layout::new(4).hand(1, "wanted bob").hand(2, "wes").hand(3, "belle jesse jesse").hand(4, "jesse gun");
    let mut table = layout.draw("photo-wes").discard("billy").begin();
    table.act("want jesse");
    assert_eq!((table.active(), table.legal()), (Some(1), vec!["ask 2".into(), "ask 3".into(), "ask 4".into()]));
    table.act("ask 2");
    assert_eq!(table.legal(), ["ask 3", "ask 4"], "nobody is asked twice");
    let mut third = table.clone();
    third.act("ask 3");
    assert_eq!((third.hand(1).as_str(), third.hand(3).as_str()), ("bob jesse", "belle jesse"));
    assert_eq!((third.hand(4).as_str(), third.discard().as_str()), ("jesse gun", "wanted billy"));
    assert!(third.can("discard jesse") && third.ways("ask").is_empty(), "then nobody else is asked");
    table.act("ask 4");
    assert_eq!((table.hand(4).as_str(), table.hand(3).as_str()), ("gun", "belle jesse jesse"));
}

#[test]
fn we_20_when_nobody_has_it_nothing_happens() {
    let mut table = Layout::new(3).hand(1, "wanted bob").hand(2, "wes").hand(3, "belle").discard("billy").begin();
    table.acts(&["want jesse", "ask 3", "ask 2"]);
    assert_eq!((table.hand(1).as_str(), table.hand(2).as_str(), table.hand(3).as_str()), ("bob", "wes", "belle"));
    assert_eq!(table.discard(), "wanted billy");
    assert!(table.can("discard bob"));
}

/// Any of the seven, open or not; no card is shot.
#[test]
fn we_20_any_outlaw_may_be_named_and_no_shot_is_made() {
    let mut table = Layout::new(2).hand(1, "wanted bob").hand(2, "jesse wes").draw("gun").discard("billy").begin();
    assert_eq!(table.ways("want").len(), 7);
    table.acts(&["want jesse", "ask 2"]);
    assert_eq!((table.hand(1).as_str(), table.discard().as_str()), ("bob jesse", "wanted billy"));
    assert_eq!(table.draw()[0].name(), "gun");
}

#[test]
fn we_20_it_needs_an_opponent_with_a_card() {
    let none = Layout::new(3).hand(1, "wanted bob").hand(2, "").hand(3, "").begin();
    none.refuses("want jesse", "WE-20");
    let mut one = Layout::new(3).hand(1, "wanted bob").hand(2, "").hand(3, "wes").begin();
    one.act("want jesse");
    assert_eq!(one.legal(), ["ask 3"], "a player without cards is not asked");
}

#[test]
fn we_20_it_was_the_turns_sheriff_card_in_both_modes() {
    let layout = Layout::new(2).hand(1, "wanted wanted bank bob").hand(2, "wes").group(2, "wes 3").group(1, "jesse 3");
    let mut asked = layout.clone().begin();
    asked.acts(&["want billy", "ask 2"]);
    asked.refuses("bank", "WE-9");
    asked.refuses("steal", "WE-9");
    let mut stolen = layout.draw("wes").begin();
    stolen.act("steal");
    stolen.refuses("want billy", "WE-9");
}

#[test]
fn we_20_mode_2_takes_an_outlaw_card_on_a_hit() {
    let layout = Layout::new(3).hand(1, "wanted bob").group(3, "jesse 3 bank").poster("jesse", 6).draw("belle");
    let mut table = layout.discard("billy").begin();
    table.act("steal");
    assert_eq!((table.hand(1).as_str(), table.group(3, "jesse").as_str()), ("bob jesse", "jesse 2 bank"));
    assert_eq!((table.poster("jesse"), table.discard().as_str()), (6, "wanted belle billy"));
}

#[test]
fn we_20_also_from_under_a_hideout() {
    let layout = Layout::new(2).hand(1, "wanted bob").group(2, "jesse 2 hideout").draw("belle").discard("billy");
    let mut table = layout.begin();
    table.act("steal");
    assert_eq!((table.hand(1).as_str(), table.group(2, "jesse").as_str()), ("bob jesse", "jesse 1 hideout"));
}

#[test]
fn we_20_never_a_sheriff_card_or_a_photo() {
    let layout = Layout::new(2).hand(1, "wanted bob").group(2, "jesse 0 photo bank gun").group(2, "wes 1 photo");
    let mut table = layout.group(2, "bob 1").draw("belle").begin();
    table.act("steal");
    assert_eq!(table.legal(), ["target 2 bob", "target 2 wes"]);
    table.refuses("target 2 jesse", "WE-16");
}

#[test]
fn we_20_the_card_comes_to_hand_and_may_be_laid_or_kept_or_discarded() {
    let layout = Layout::new(2).hand(1, "wanted bob").group(2, "jesse 2").draw("belle").discard("billy");
    let mut table = layout.begin();
    table.act("steal");
    assert!(table.can("lay jesse 1") && table.can("discard jesse") && table.can("discard bob"));
    table.act("discard jesse");
    assert_eq!((table.hand(1).as_str(), table.discard().as_str()), ("bob", "jesse wanted belle billy"));
}

#[test]
fn we_20_a_miss_does_not_fall_back_to_asking() {
    let layout = Layout::new(2).hand(1, "wanted bob").hand(2, "jesse wes").group(2, "jesse 2").draw("bank");
    let mut table = layout.discard("billy").begin();
    table.act("steal");
    assert!(table.ways("ask").is_empty() && table.ways("want").is_empty());
    assert_eq!((table.hand(1).as_str(), table.group(2, "jesse").as_str()), ("bob", "jesse 2"));
    assert_eq!(table.discard(), "wanted bank billy");
}

#[test]
fn we_20_whoever_gives_his_last_card_ends_the_hand_with_the_turn() {
    let mut table = Layout::new(3).hand(1, "wanted bob wes").hand(2, "jesse").begin();
    table.acts(&["want jesse", "ask 2"]);
    assert_eq!((table.number(), table.active()), (3, Some(1)));
    table.act("discard wes");
    assert_eq!((table.number(), table.dealer()), (4, 1));
}

/// The result of stealing the only outlaw card of this group of seat 2.
fn stolen_from(group: &str) -> (String, Vec<String>, usize) {
    let layout = Layout::new(2).hand(1, "wanted bob").group(2, group).poster("jesse", 6).draw("belle").discard("billy");
    let mut table = layout.begin();
    table.act("steal");
    assert_eq!(table.hand(1), "bob jesse");
    let discard = table.discard();
    let mut discard: Vec<String> = discard.split(' ').map(str::to_owned).collect();
    assert_eq!(
        (discard.remove(0).as_str(), discard.pop().as_deref(), discard.pop().as_deref()),
        ("wanted", Some("billy"), Some("belle"))
    );
    discard.sort_unstable();
    (table.group(2, "jesse"), discard, table.poster("jesse"))
}

#[test]
fn we_21_sheriff_cards_left_with_nothing_beneath_them_are_discarded_and_rewards_stay() {
    assert_eq!(stolen_from("jesse 1"), (String::new(), vec![], 6));
    assert_eq!(stolen_from("jesse 1 bank"), (String::new(), vec!["bank".into()], 6));
    let all = ["bank", "bank", "gun", "stagecoach"].map(str::to_owned).to_vec();
    assert_eq!(stolen_from("jesse 1 stagecoach bank bank gun"), (String::new(), all, 6));
}

#[test]
fn we_21_an_outlaw_card_or_a_photo_holds_them() {
    assert_eq!(stolen_from("jesse 2 bank gun"), ("jesse 1 bank gun".into(), vec![], 6));
    assert_eq!(stolen_from("jesse 1 photo bank gun"), ("jesse 0 photo bank gun".into(), vec![], 6));
}

#[test]
fn we_21_a_hideout_left_covering_nothing_is_discarded_with_them() {
    assert_eq!(stolen_from("jesse 1 hideout"), (String::new(), vec!["hideout".into()], 6));
    assert_eq!(stolen_from("jesse 1 bank hideout"), (String::new(), vec!["bank".into(), "hideout".into()], 6));
}

#[test]
fn we_21_a_photo_keeps_its_hideout() {
    assert_eq!(stolen_from("jesse 1 photo hideout"), ("jesse 0 photo hideout".into(), vec![], 6));
}

#[test]
fn we_21_cards_of_that_outlaw_laid_later_are_visible_again() {
    let layout = Layout::new(2).hand(1, "wanted bob wes").hand(2, "jesse jesse jesse jesse gun wes");
    let layout = layout.group(2, "jesse 1 hideout").draw("belle").discard("billy").poster("jesse", 2);
    let mut table = layout.begin();
    table.acts(&["steal", "discard bob"]);
    assert_eq!(table.window(), None, "no Hideout lies before anybody");
    table.acts(&["take", "lay jesse 4"]);
    assert_eq!(table.group(2, "jesse"), "jesse 4");
}
