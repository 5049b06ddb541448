//! Photos, robberies and the Fastest Gun (WE-17 to WE-19).

use crate::support::{Layout, Table};

#[test]
fn we_17_a_photo_needs_a_card_of_its_outlaw_that_lies_before_somebody() {
    let table = Layout::new(2).hand(1, "photo-jesse bob").group(1, "wes 3").begin();
    table.refuses("photo jesse", "WE-17");
    for group in ["jesse 3", "jesse 1", "jesse 1 hideout"] {
        let lies = Layout::new(2).hand(1, "photo-jesse bob").group(2, group).begin();
        assert!(lies.can("photo jesse"), "{group}");
        lies.refuses("photo wes", "WE-9");
    }
}

#[test]
fn we_17_a_photo_lies_with_the_own_group() {
    let mut table = Layout::new(2).hand(1, "photo-jesse bob").group(1, "jesse 3 bank").begin();
    table.act("photo jesse");
    assert_eq!((table.group(1, "jesse").as_str(), table.poster("jesse")), ("jesse 3 photo bank", 2));
    assert_eq!(table.active(), Some(1), "without a shot");
    assert_eq!(table.draw(), Layout::new(2).hand(1, "photo-jesse bob").group(1, "jesse 3 bank").begin().draw());
}

#[test]
fn we_17_or_alone_and_is_a_group_to_build_on_and_to_hide() {
    let layout = Layout::new(2).hand(1, "photo-jesse jesse bob bob").group(2, "jesse 3").hand(2, "hideout bank wes");
    let mut table = layout.draw("belle billy").discard("sundance").begin();
    table.act("photo jesse");
    assert_eq!((table.group(1, "jesse").as_str(), table.poster("jesse")), ("jesse 0 photo", 2));
    let mut built = table.clone();
    built.act("lay jesse 1");
    assert_eq!(built.group(1, "jesse"), "jesse 1 photo");
    table.acts(&["discard bob", "take", "hideout"]);
    assert_eq!(table.group(1, "jesse"), "jesse 0 photo hideout");
}

#[test]
fn we_17_a_photo_cannot_be_asked_for_or_stolen() {
    let mut table = Layout::new(2).hand(1, "wanted bob").hand(2, "photo-jesse wes").begin();
    table.acts(&["want jesse", "ask 2"]);
    assert_eq!((table.hand(1).as_str(), table.hand(2).as_str()), ("bob", "wes photo-jesse"));
    let lone = Layout::new(2).hand(1, "wanted bob").group(2, "jesse 0 photo bank").begin();
    lone.refuses("steal", "WE-16");
}

/// The outlaw is still open (WE-10) and may be laid in any number; then the Photo may follow.
#[test]
fn we_17_no_photo_after_the_last_card_of_its_outlaw_was_stolen() {
    let layout = Layout::new(3).hand(1, "photo-jesse jesse bob");
    let mut table = layout.open("jesse").begin();
    table.refuses("photo jesse", "WE-17");
    table.acts(&["lay jesse 1", "photo jesse"]);
    assert_eq!((table.group(1, "jesse").as_str(), table.poster("jesse")), ("jesse 1 photo", 2));
}

#[test]
fn we_17_an_outlaw_is_not_opened_by_asking_for_him() {
    let mut table = Layout::new(2).hand(1, "wanted photo-jesse bob").hand(2, "jesse wes").begin();
    table.acts(&["want jesse", "ask 2", "discard bob"]);
    assert!(!table.is_open("jesse"));
}

/// A hit with this card on a group of three.
fn hit(card: &str, group: &str) -> Table {
    let layout = Layout::new(2).hand(1, &format!("{card} bob")).group(1, group).poster("jesse", 4);
    let mut table = layout.draw("wes bank").discard("belle").begin();
    table.act(card);
    table
}

#[test]
fn we_18_a_hit_adds_the_card_and_its_reward() {
    for (card, reward) in [("stagecoach", 3), ("bank", 1), ("gun", 1)] {
        let table = hit(card, "jesse 3");
        assert_eq!(table.group(1, "jesse"), format!("jesse 3 {card}"));
        assert_eq!(table.poster("jesse"), 4 + reward);
        assert_eq!(table.discard(), "wes belle");
        assert_eq!(table.hand(1), "bob");
    }
}

#[test]
fn we_18_on_a_lone_photo_too() {
    for card in ["stagecoach", "bank", "gun"] {
        assert_eq!(hit(card, "jesse 0 photo").group(1, "jesse"), format!("jesse 0 photo {card}"));
    }
}

#[test]
fn we_18_several_may_lie_on_one_group() {
    assert_eq!(
        hit("bank", "jesse 1 stagecoach bank bank gun").group(1, "jesse"),
        "jesse 1 stagecoach bank bank bank gun"
    );
}

#[test]
fn we_18_on_an_own_group_alone() {
    let layout = Layout::new(2).hand(1, "stagecoach bank gun bob").group(2, "jesse 3").group(1, "wes 1");
    let layout = layout.draw("billy");
    let table = layout.begin();
    for card in ["stagecoach", "bank", "gun"] {
        let mut hit = table.clone();
        hit.act(card);
        assert_eq!(hit.group(1, "wes"), format!("wes 1 {card}"), "the only one");
        let mut two = layout.clone().group(1, "belle 0 photo").begin();
        two.act(card);
        assert_eq!(two.legal(), ["target 1 belle", "target 1 wes"]);
        two.refuses("target 2 jesse", "WE-18");
        two.refuses("target 1 jesse", "WE-18");
        Layout::new(2).hand(1, &format!("{card} bob")).group(2, "jesse 3").begin().refuses(card, "WE-18");
    }
}

#[test]
fn we_19_a_hit_discards_the_older_gun_at_once_and_its_reward_stays() {
    for (seat, group) in [(1, "wes 2 gun"), (2, "wes 2 gun"), (2, "wes 2 gun hideout"), (2, "wes 0 photo gun")] {
        let layout = Layout::new(2).hand(1, "gun bob").group(1, "jesse 3").group(seat, group).poster("wes", 5);
        let mut table = layout.draw("belle").discard("billy").begin();
        table.act("gun");
        assert_eq!(table.group(1, "jesse"), "jesse 3 gun");
        assert_eq!(table.group(seat, "wes"), group.replace(" gun", ""));
        assert_eq!((table.poster("wes"), table.poster("jesse")), (5, 2));
        assert_eq!(table.discard(), "gun belle billy");
    }
}

#[test]
fn we_19_a_miss_leaves_the_older_gun_where_it_is() {
    let layout = Layout::new(2).hand(1, "gun bob").group(1, "jesse 3").group(2, "wes 2 gun");
    let mut table = layout.draw("bank").discard("billy").begin();
    table.act("gun");
    assert_eq!((table.group(1, "jesse").as_str(), table.group(2, "wes").as_str()), ("jesse 3", "wes 2 gun"));
    assert_eq!(table.discard(), "gun bank billy");
}

/// By name, no matter whose group, even under a Hideout; with the option *per group*, only that group is barred.
#[test]
fn we_19_not_on_the_outlaw_that_holds_the_present_one() {
    for hidden in ["", " hideout"] {
        let layout = |by: &'static str| {
            let layout = Layout::new(3).option("gun-by", by).hand(1, "gun bob").group(1, "jesse 3").group(1, "wes 1");
            layout.group(2, &format!("jesse 2 gun{hidden}")).draw("belle").discard("billy")
        };
        let mut name = layout("name").group(1, "bob 1").begin();
        name.act("gun");
        assert_eq!(name.legal(), ["target 1 bob", "target 1 wes"]);
        name.refuses("target 1 jesse", "WE-19");
        let mut group = layout("group").begin();
        group.act("gun");
        assert_eq!(group.legal(), ["target 1 jesse", "target 1 wes"]);
        group.act("target 1 jesse");
        assert_eq!(group.group(1, "jesse"), "jesse 3 gun");
        assert_eq!(group.group(2, "jesse"), format!("jesse 2{hidden}"));
        assert_eq!(group.discard(), "gun belle billy");
    }
}

#[test]
fn we_19_nor_on_the_own_group_that_holds_it() {
    for by in ["name", "group"] {
        let layout = Layout::new(2).option("gun-by", by).hand(1, "gun bob").group(1, "jesse 3 gun").draw("billy");
        layout.clone().begin().refuses("gun", "WE-19");
        let mut table = layout.group(1, "wes 1").group(1, "belle 1").begin();
        table.act("gun");
        assert_eq!(table.legal(), ["target 1 belle", "target 1 wes"]);
        table.refuses("target 1 jesse", "WE-19");
    }
}

#[test]
fn we_19_by_name_is_the_default() {
    let table = Layout::new(2).hand(1, "gun bob").group(1, "jesse 3").group(2, "jesse 3 gun").begin();
    table.refuses("gun", "WE-19");
}

/// A gun that was discarded is no longer in play.
#[test]
fn we_19_a_gun_that_is_gone_forbids_nothing() {
    let layout = Layout::new(2).hand(1, "gun bob").group(1, "jesse 3").group(2, "jesse 1").discard("gun").draw("wes");
    let mut table = layout.begin();
    table.act("gun");
    assert_eq!(table.discard(), "wes gun");
}
