//! The cards and setting up a hand (WE-1 to WE-5).

use std::collections::BTreeSet;

use table_kit::setups;

use crate::support::{Layout, Table, outlaw};
use crate::truth::{Card, OUTLAWS};

#[test]
fn we_1_seventy_eight_cards_are_dealt_and_none_else() {
    let mut all = Card::all();
    all.sort_unstable();
    assert_eq!(all.len(), 78);
    for seats in 2..=4 {
        assert_eq!(Table::deal(setups::game(seats, &[]), 5).truth().everything(), all);
    }
}

/// A shot at each of the twenty kinds of cards on top of the draw pile.
#[test]
fn we_1_every_outlaw_card_bears_a_hole_and_no_sheriff_card() {
    let kinds: BTreeSet<Card> = Card::all().into_iter().collect();
    assert_eq!(kinds.len(), 20);
    for card in kinds {
        let layout = Layout::new(2).hand(1, "bank gun gun").hand(2, "").group(1, "jesse 2");
        let mut table = layout.draw(&card.name()).begin();
        table.act("bank");
        let hit = table.group(1, "jesse") == "jesse 2 bank";
        assert_eq!(hit, matches!(card, Card::Outlaw(_)), "{}", card.name());
    }
}

/// The points of each card, measured by the 8 that an outlaw needs to be shared (WE-29).
#[test]
fn we_1_each_card_has_its_points() {
    // The group, then the points that it comes to.
    for (group, points) in [
        ("jesse 3 stagecoach", 7),
        ("jesse 3 bank", 8),
        ("jesse 2 gun", 7),
        ("jesse 2 gun stagecoach", 8),
        ("jesse 4", 8),
        ("jesse 2 photo", 8),
    ] {
        let table = Layout::new(2).group(1, group).hand(1, "wes").poster("jesse", 9);
        let mut table = table.begin();
        table.act("discard wes");
        assert_eq!(table.money(), [if points >= 8 { 9 } else { 0 }, 0], "{group}");
    }
    // Each of these is one point short, so no card is worth more.
    for group in ["jesse 3", "jesse 1 bank bank", "jesse 1 gun stagecoach stagecoach", "jesse 1 photo stagecoach"] {
        let mut table = Layout::new(2).group(1, group).hand(1, "wes").poster("jesse", 9).begin();
        table.act("discard wes");
        assert_eq!((table.money(), table.poster("jesse")), (vec![0, 0], 10), "{group}");
    }
}

#[test]
fn we_2_ten_cards_each_and_one_opens_the_discard_pile() {
    for seats in 2..=4 {
        let mut tops = BTreeSet::new();
        for seed in 0..60 {
            let table = Table::deal(setups::game(seats, &[]), seed);
            let seats = usize::from(seats);
            assert!((1..=seats).all(|seat| table.held(seat) == 10));
            assert_eq!(table.truth().discard.len(), 1);
            assert_eq!(table.draw().len(), 78 - 10 * seats - 1);
            tops.insert(table.truth().discard[0]);
        }
        assert!(tops.iter().any(|top| !top.hits()), "any card may open it: {tops:?}");
        assert!(tops.iter().any(|top| top.hits()));
    }
}

#[test]
fn we_2_a_sheriff_card_that_opens_the_discard_pile_has_no_effect_and_may_be_taken() {
    let mut table = Layout::new(2).drawing().discard("wyatt").hand(1, "wes").begin();
    assert_eq!(table.legal().len(), 2);
    table.act("take");
    assert_eq!((table.hand(1).as_str(), table.discard().as_str()), ("wes wyatt", ""));
    assert!(table.can("wyatt draw"));
}

#[test]
fn we_3_a_thousand_dollars_goes_on_every_poster_at_every_hand() {
    let table = Table::deal(setups::game(3, &[]), 1);
    assert!(OUTLAWS.iter().all(|name| table.poster(name) == 1));
    assert_eq!((table.number(), table.money()), (1, vec![0, 0, 0]));
    let mut next = Layout::new(3).poster("jesse", 7).poster("wes", 0).hand(1, "wes").begin();
    next.act("discard wes");
    assert_eq!((next.number(), next.poster("jesse"), next.poster("wes"), next.poster("bob")), (4, 8, 1, 2));
}

/// No matter how much is already there.
#[test]
fn we_3_the_bank_is_unlimited() {
    let mut table = Layout::new(2).poster("jesse", 60).poster("bob", 80).hand(1, "wes").begin();
    table.act("discard wes");
    assert_eq!((table.poster("jesse"), table.poster("bob")), (61, 81));
}

#[test]
fn we_4_the_first_dealer_is_random_and_the_player_left_of_him_begins() {
    for seats in 2..=4 {
        let mut dealers = BTreeSet::new();
        for seed in 0..40 {
            let table = Table::deal(setups::game(seats, &[]), seed);
            assert_eq!(table.turn(), table.dealer() % usize::from(seats) + 1);
            assert_eq!(table.active(), Some(table.turn()));
            dealers.insert(table.dealer());
        }
        assert_eq!(dealers.len(), usize::from(seats));
    }
}

#[test]
fn we_4_turns_go_clockwise() {
    for seats in 2..=4 {
        let mut table = Layout::new(seats).drawing().begin();
        for turn in 0..2 * seats {
            assert_eq!((table.turn(), table.active()), (turn % seats + 1, Some(turn % seats + 1)));
            table.act("take");
            let discard = table.ways("discard")[0].clone();
            table.act(&discard);
        }
    }
}

#[test]
fn we_5_whose_turn_was_the_last_deals_the_next_hand() {
    for active in 1..=3 {
        let mut table = Layout::new(3).active(active).hand(active, "wes").dealer(2).begin();
        table.act("discard wes");
        assert_eq!((table.number(), table.dealer(), table.turn()), (4, active, active % 3 + 1));
        assert_eq!(table.active(), Some(table.turn()));
    }
}

/// Another player than the active one has no cards.
#[test]
fn we_5_whoever_has_no_cards_does_not_deal_for_it() {
    let mut table = Layout::new(3).hand(1, "wes bob").hand(3, "").begin();
    table.act("discard wes");
    assert_eq!((table.number(), table.dealer(), table.turn()), (4, 1, 2));
}

#[test]
fn we_5_whoever_ends_the_hand_instead_of_drawing_deals_the_next() {
    let mut table = Layout::new(3).active(2).drawing().renewed().rest_is_discarded().begin();
    table.act("close");
    assert_eq!((table.number(), table.dealer(), table.turn()), (4, 2, 3));
}

/// Everything is new: hands, piles, groups, open outlaws, the renewal (WE-10, WE-8).
#[test]
fn we_33_all_cards_are_shuffled_for_the_next_hand_and_money_stays() {
    let layout = Layout::new(3).hand(1, "wes").group(2, "jesse 3 gun hideout").group(3, "bob 1").renewed();
    let mut table = layout.money(&[3, 0, 7]).begin();
    table.ends_turn("wes");
    assert_eq!(table.number(), 4);
    let truth = table.truth();
    let mut all = Card::all();
    all.sort_unstable();
    assert_eq!(truth.everything(), all);
    assert!(truth.hands.iter().all(|hand| hand.len() == 10));
    assert!(truth.groups.iter().flatten().all(|group| group.cards.is_empty() && !group.hidden));
    assert!(!truth.renewed && !truth.open.contains(&true));
    assert_eq!((truth.discard.len(), truth.draw.len()), (1, 47));
    assert_eq!(table.money(), [3, 0, 7]);
}

#[test]
fn we_33_each_hand_is_shuffled_by_itself() {
    let deals: BTreeSet<Vec<Card>> = (0..30)
        .map(|seed| {
            let mut table = Layout::new(2).seed(seed).hand(1, "wes").begin();
            table.act("discard wes");
            table.draw()
        })
        .collect();
    assert_eq!(deals.len(), 30);
    assert_eq!(outlaw("wes"), 6);
}
