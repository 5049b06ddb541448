//! Laying outlaws (WE-9 to WE-13, WE-22).

use crate::support::Layout;

#[test]
fn we_9_any_number_of_outlaw_cards_in_any_order_and_one_sheriff_card() {
    let layout = Layout::new(2).hand(1, "jesse jesse jesse bob bob bob wes wes belle photo-jesse photo-bob");
    let mut table = layout.open("wes").begin();
    table.acts(&["lay bob 3", "lay wes 1", "lay jesse 3", "photo jesse", "lay wes 1"]);
    table.refuses("photo bob", "WE-9");
    assert_eq!(table.group(1, "jesse"), "jesse 3 photo");
    assert_eq!(table.group(1, "bob"), "bob 3");
    assert_eq!(table.group(1, "wes"), "wes 2");
    table.act("discard belle");
    assert_eq!(table.hand(1), "photo-bob");
}

#[test]
fn we_9_the_next_turn_has_its_own_sheriff_card() {
    let layout =
        Layout::new(2).hand(1, "photo-jesse photo-bob wes").group(2, "jesse 3").group(2, "bob 3").hand(2, "belle gun");
    let mut table = layout.discard("billy billy").begin();
    table.acts(&["photo jesse", "discard wes", "take", "discard wes", "take", "photo bob"]);
    assert_eq!(table.group(1, "bob"), "bob 0 photo");
}

/// No matter of which kind the second one is; a different kind makes no room either.
#[test]
fn we_9_no_second_sheriff_card_of_any_kind() {
    let layout = Layout::new(2).hand(1, "photo-jesse stagecoach bank gun wanted hideout wyatt bob").sheriff();
    let table = layout.group(1, "jesse 3 hideout").group(2, "wes 3").begin();
    let second = ["photo jesse", "stagecoach", "bank", "gun", "want bob", "steal"];
    for text in second.into_iter().chain(["hideout", "wyatt draw", "wyatt search", "unhide"]) {
        table.refuses(text, "WE-9");
    }
    assert_eq!(table.ways("discard").len(), 8, "discarding a card is not playing it");
}

#[test]
fn we_9_laid_cards_stay_where_they_are() {
    let mut table = Layout::new(2).hand(1, "wes wes").group(1, "jesse 3 bank").discard("bob").begin();
    table.refuses("discard jesse", "WE-9");
    table.refuses("discard bank", "WE-9");
    table.act("discard wes");
    assert_eq!(table.group(1, "jesse"), "jesse 3 bank");
}

#[test]
fn we_10_the_first_cards_of_an_outlaw_are_three_or_more_at_once() {
    let mut table = Layout::new(2).hand(1, "jesse jesse jesse jesse wes").begin();
    table.refuses("lay jesse 1", "WE-10");
    table.refuses("lay jesse 2", "WE-10");
    assert_eq!(table.ways("lay"), ["lay jesse 3", "lay jesse 4"]);
    assert!(!table.is_open("jesse"));
    table.act("lay jesse 3");
    assert!(table.is_open("jesse"));
}

#[test]
fn we_10_then_he_is_open_for_everybody_in_any_number() {
    let layout = Layout::new(3).hand(1, "jesse jesse jesse jesse wes wes").hand(2, "jesse jesse bob");
    let mut table = layout.hand(3, "jesse belle billy").draw("gun gun gun").begin();
    table.acts(&["lay jesse 3", "lay jesse 1", "discard wes", "take"]);
    assert_eq!(table.ways("lay"), ["lay jesse 1", "lay jesse 2"]);
    table.acts(&["lay jesse 1", "lay jesse 1", "discard bob", "take", "lay jesse 1"]);
    assert_eq!(table.group(1, "jesse"), "jesse 4");
    assert_eq!(table.group(2, "jesse"), "jesse 2");
    assert_eq!(table.group(3, "jesse"), "jesse 1");
}

#[test]
fn we_10_another_outlaw_is_not_opened_by_it() {
    let table = Layout::new(2).hand(1, "bob bob jesse").group(2, "jesse 3").begin();
    assert_eq!(table.ways("lay"), ["lay jesse 1"]);
    table.refuses("lay bob 2", "WE-10");
}

#[test]
fn we_10_an_outlaw_stays_open_when_all_his_cards_were_stolen() {
    let layout = Layout::new(2).hand(1, "wanted bob belle").group(2, "jesse 1").draw("wes");
    let mut table = layout.begin();
    table.act("steal");
    assert_eq!(table.group(2, "jesse"), "");
    assert!(table.is_open("jesse"));
    table.act("lay jesse 1");
    assert_eq!(table.group(1, "jesse"), "jesse 1");
}

#[test]
fn we_10_for_the_rest_of_the_hand_alone() {
    let mut table = Layout::new(2).hand(1, "wes").group(2, "jesse 3").begin();
    table.act("discard wes");
    assert!(!table.is_open("jesse"));
}

#[test]
fn we_11_a_lay_down_adds_its_cards_less_one() {
    for count in 3..=7 {
        let mut table = Layout::new(2).hand(1, "jesse jesse jesse jesse jesse jesse jesse wes").begin();
        table.act(&format!("lay jesse {count}"));
        assert_eq!(table.poster("jesse"), 1 + count - 1);
        assert_eq!(table.group(1, "jesse"), format!("jesse {count}"));
        assert_eq!(table.poster("wes"), 1, "only on that outlaw's poster");
    }
}

/// The example in the printed rules: four cards add $3000, then two add $1000, then one adds nothing.
#[test]
fn we_11_cards_laid_earlier_do_not_count() {
    let layout = Layout::new(2).hand(1, "jesse jesse jesse jesse jesse wes wes").hand(2, "jesse jesse bob bob");
    let mut table = layout.draw("belle belle gun gun").begin();
    table.act("lay jesse 4");
    assert_eq!(table.poster("jesse"), 4);
    table.acts(&["discard wes", "take", "lay jesse 2"]);
    assert_eq!(table.poster("jesse"), 5);
    table.acts(&["discard bob", "take", "lay jesse 1"]);
    assert_eq!(table.poster("jesse"), 5);
}

#[test]
fn we_11_each_lay_down_is_counted_by_itself() {
    let layout = Layout::new(2).hand(1, "jesse jesse jesse jesse wes").open("jesse");
    let mut once = layout.begin();
    let mut twice = layout.begin();
    let mut singly = layout.begin();
    once.act("lay jesse 4");
    twice.acts(&["lay jesse 2", "lay jesse 2"]);
    singly.acts(&["lay jesse 1", "lay jesse 1", "lay jesse 1", "lay jesse 1"]);
    assert_eq!([once, twice, singly].map(|table| table.poster("jesse")), [4, 3, 1]);
}

#[test]
fn we_12_a_group_is_one_players_cards_of_one_outlaw() {
    let layout = Layout::new(2).hand(1, "jesse jesse wes bank").group(1, "bob 2").group(2, "jesse 3").draw("wes");
    let mut table = layout.begin();
    table.acts(&["lay jesse 2", "bank", "target 1 jesse"]);
    assert_eq!(table.group(1, "jesse"), "jesse 2 bank");
    assert_eq!(table.group(1, "bob"), "bob 2");
    assert_eq!(table.group(2, "jesse"), "jesse 3");
}

#[test]
fn we_13_one_card_must_stay_for_the_discard() {
    let mut table = Layout::new(2).hand(1, "jesse jesse jesse").begin();
    table.refuses("lay jesse 3", "WE-13");
    assert!(table.ways("lay").is_empty());
    table.act("discard jesse");
    let open = Layout::new(2).hand(1, "jesse jesse jesse").open("jesse").begin();
    assert_eq!(open.ways("lay"), ["lay jesse 1", "lay jesse 2"]);
}

/// Not even before its shot, question or cards are known.
#[test]
fn we_13_no_sheriff_card_is_played_as_the_last_card() {
    let layout = |card: &str| {
        let layout = Layout::new(2).hand(1, card).group(2, "jesse 1").group(1, "bob 2 hideout").group(2, "wes 3");
        layout.draw("wes belle billy").begin()
    };
    layout("photo-jesse").refuses("photo jesse", "WE-13");
    for card in ["stagecoach", "bank", "gun"] {
        layout(card).refuses(card, "WE-13");
    }
    layout("wanted").refuses("want jesse", "WE-13");
    layout("wanted").refuses("steal", "WE-13");
    layout("hideout").refuses("hideout", "WE-13");
    for text in ["wyatt search", "unhide"] {
        layout("wyatt").refuses(text, "WE-13");
    }
}

/// It brings a card for the discard, even one that the renewal of the pile has to bring first (WE-15).
#[test]
fn we_13_wyatt_earp_draws_as_the_last_card_where_there_is_a_card_to_draw() {
    let layout = |draw: &str| Layout::new(2).hand(1, "wyatt").draw(draw).discard("billy bob").rest_is_held();
    for (draw, hand) in [("wes belle", "belle wes"), ("wes", "wes")] {
        let mut table = layout(draw).renewed().begin();
        table.act("wyatt draw");
        assert_eq!((table.hand(1).as_str(), table.active()), (hand, Some(1)));
    }
    let mut renews = layout("").begin();
    renews.act("wyatt draw");
    assert_eq!(renews.hand(1), "billy bob");
    layout("").renewed().begin().refuses("wyatt draw", "WE-15");
}

#[test]
fn we_13_with_a_second_card_it_is_played() {
    let layout = Layout::new(2).hand(1, "wyatt bob").draw("wes belle");
    let mut table = layout.begin();
    table.act("wyatt draw");
    assert_eq!(table.hand(1), "belle bob wes");
}

#[test]
fn we_22_a_stolen_card_of_an_open_outlaw_may_be_laid_alone_for_nothing_or_with_more() {
    let layout = Layout::new(2).hand(1, "wanted jesse bob").group(2, "jesse 3").draw("wes").poster("jesse", 4);
    let mut alone = layout.begin();
    alone.act("steal");
    assert_eq!(alone.ways("lay"), ["lay jesse 1", "lay jesse 2"]);
    let mut more = alone.clone();
    alone.act("lay jesse 1");
    assert_eq!(alone.poster("jesse"), 4);
    more.act("lay jesse 2");
    assert_eq!(more.poster("jesse"), 5);
}

#[test]
fn we_22_of_an_outlaw_not_open_it_needs_three_in_all() {
    let layout = |hand: &str| {
        let mut table = Layout::new(2).hand(1, hand).hand(2, "jesse wes").begin();
        table.acts(&["want jesse", "ask 2"]);
        table
    };
    layout("wanted jesse bob").refuses("lay jesse 2", "WE-10");
    let mut three = layout("wanted jesse jesse bob");
    three.act("lay jesse 3");
    assert_eq!((three.poster("jesse"), three.hand(1).as_str()), (3, "bob"));
}
