//! Hideouts (WE-23).

use crate::support::{Layout, Table};

/// Seat 1 holds a Hideout and a card to discard.
fn hiding(seats: usize) -> Layout {
    Layout::new(seats).hand(1, "hideout bob").draw("belle").discard("billy")
}

#[test]
fn we_23_on_a_hit_it_covers_an_opponents_group() {
    let mut table = hiding(3).group(3, "jesse 3 bank").group(2, "jesse 1").poster("jesse", 6).begin();
    table.act("hideout");
    assert_eq!(table.legal(), ["target 2 jesse", "target 3 jesse"]);
    table.act("target 3 jesse");
    assert_eq!(table.group(3, "jesse"), "jesse 3 bank hideout");
    assert_eq!(table.group(2, "jesse"), "jesse 1", "only that group");
    assert_eq!((table.poster("jesse"), table.discard().as_str()), (6, "belle billy"));
}

#[test]
fn we_23_a_lone_photo_too() {
    let mut table = hiding(2).group(2, "jesse 0 photo").begin();
    table.act("hideout");
    assert_eq!(table.group(2, "jesse"), "jesse 0 photo hideout");
}

#[test]
fn we_23_never_an_own_group() {
    hiding(2).group(1, "jesse 3").begin().refuses("hideout", "WE-16");
    let mut table = hiding(2).group(1, "jesse 3").group(2, "wes 1").group(2, "bob 1").begin();
    table.act("hideout");
    assert_eq!(table.legal(), ["target 2 bob", "target 2 wes"]);
    table.refuses("target 1 jesse", "WE-16");
}

#[test]
fn we_23_not_where_one_lies() {
    hiding(2).group(2, "jesse 3 hideout").begin().refuses("hideout", "WE-16");
    let layout = hiding(3).group(2, "jesse 3 hideout").group(3, "jesse 1").group(3, "wes 1");
    let mut table = layout.begin();
    table.act("hideout");
    assert_eq!(table.legal(), ["target 3 jesse", "target 3 wes"], "another group of the same outlaw may be covered");
    table.refuses("target 2 jesse", "WE-23");
}

/// What each seat gets if the hand ends now: Jesse James's poster has $9000, and seat 1 discards its last card.
fn scored(layout: Layout) -> (Vec<usize>, usize) {
    let mut table = layout.hand(1, "bob").poster("jesse", 9).begin();
    table.ends_turn("bob");
    (table.money(), table.poster("jesse") - 1)
}

#[test]
fn we_23_nothing_in_the_group_counts_at_the_scoring() {
    let seen = Layout::new(2).group(1, "jesse 2").group(2, "jesse 3 photo");
    assert_eq!(scored(seen.clone()), (vec![0, 9], 0));
    let hidden = Layout::new(2).group(1, "jesse 2").group(2, "jesse 3 photo hideout");
    assert_eq!(scored(hidden), (vec![0, 0], 9), "4 visible points are too few");
    let other = Layout::new(2).group(1, "jesse 2 photo").group(2, "jesse 5 hideout");
    assert_eq!(scored(other), (vec![9, 0], 0));
}

/// Both outlaw and sheriff cards; rewards rise as usual.
#[test]
fn we_23_what_its_owner_adds_goes_under_it() {
    let layout = |card: &str| {
        let layout = Layout::new(2).hand(1, card).group(1, "jesse 2 hideout").group(2, "jesse 1").draw("belle");
        layout.discard("billy").begin()
    };
    let mut laid = layout("jesse jesse bob");
    laid.act("lay jesse 2");
    assert_eq!((laid.group(1, "jesse").as_str(), laid.poster("jesse")), ("jesse 4 hideout", 2));
    let mut photo = layout("photo-jesse bob");
    photo.act("photo jesse");
    assert_eq!((photo.group(1, "jesse").as_str(), photo.poster("jesse")), ("jesse 2 photo hideout", 2));
    for (card, reward) in [("stagecoach", 4), ("bank", 2), ("gun", 2)] {
        let mut table = layout(&format!("{card} bob"));
        table.act(card);
        assert_eq!(table.group(1, "jesse"), format!("jesse 2 {card} hideout"));
        assert_eq!(table.poster("jesse"), reward);
    }
}

#[test]
fn we_23_added_cards_do_not_count_either() {
    let mut table =
        Layout::new(2).hand(1, "jesse jesse bob").group(1, "jesse 2 hideout").group(2, "jesse 3 bank").begin();
    table.act("lay jesse 2");
    table.ends_turn("bob");
    assert_eq!(table.number(), 4, "seat 2 has 8 visible points");
    assert_eq!(table.money(), [0, 2]);
}

#[test]
fn we_23_on_a_miss_it_is_discarded() {
    let mut table = hiding(2).group(2, "jesse 3").draw("bank").begin();
    table.act("hideout");
    assert_eq!((table.group(2, "jesse").as_str(), table.discard().as_str()), ("jesse 3", "hideout bank billy"));
    assert_eq!((table.active(), table.window()), (Some(1), None), "and no window opens");
}

/// Apart from a theft (WE-21), this is the only way for a Hideout to go.
#[test]
fn we_23_wyatt_earp_removes_it() {
    let layout = Layout::new(2).hand(1, "wyatt bob").group(1, "jesse 4 hideout").draw("belle").discard("billy");
    let mut table: Table = layout.begin();
    table.act("unhide");
    assert_eq!(table.group(1, "jesse"), "jesse 4");
    table.act("discard bob");
    assert_eq!(table.money(), [1, 0]);
}
