//! Shots that renew the pile (WE-15), and what a hit shows (WE-16).

use std::collections::BTreeSet;

use table::Game;

use crate::support::{Layout, Table, cards};
use crate::truth::Card;

/// Seat 1 holds one of each sheriff card that needs a shot, and has a legal target for each.
fn armed() -> Layout {
    let layout = Layout::new(2).hand(1, "stagecoach bank gun wanted hideout wyatt bob").hand(2, "bob bob");
    layout.group(1, "jesse 2 hideout").group(2, "wes 3").discard("belle")
}

/// Each action with a shot, and the card that it plays.
const SHOTS: [(&str, &str); 6] = [
    ("stagecoach", "stagecoach"),
    ("bank", "bank"),
    ("gun", "gun"),
    ("steal", "wanted"),
    ("hideout", "hideout"),
    ("unhide", "wyatt"),
];

/// Seat 1 with too few cards to draw from: these are in the draw pile, and some ten are in the discard pile.
fn short(left: &str) -> Layout {
    armed().hand(2, "wes wes wes").draw(left).discard("belle billy belle billy belle").rest_is_held()
}

/// The table after this action, and all cards of the piles before it.
fn played(layout: &Layout, text: &str) -> (Table, Vec<Card>) {
    let mut table = layout.begin();
    let mut piles = [table.truth().draw, table.truth().discard].concat();
    piles.sort_unstable();
    table.act(text);
    (table, piles)
}

#[test]
fn we_15_a_shot_without_a_card_renews_the_pile_and_the_card_played_is_not_shuffled_in() {
    for (text, card) in SHOTS {
        for seed in 0..20 {
            let (table, mut piles) = played(&short("").seed(seed), text);
            assert!(table.renewed(), "{text}");
            let rest = table.draw();
            assert_eq!(rest.len(), 4, "five were discarded, one of them is shot");
            assert!(!rest.contains(&Card::named(card)));
            let discarded = cards(&table.discard());
            let lowest = if card == "wyatt" { 1 } else { 0 };
            let shot = *discarded.iter().rev().nth(lowest).expect("the shot card is at the bottom, or on Wyatt Earp");
            piles.retain(|other| *other == Card::named("belle") || *other == Card::named("billy"));
            let mut now = rest;
            now.push(shot);
            now.sort_unstable();
            assert_eq!(now, piles, "{text}");
        }
    }
}

#[test]
fn we_15_mode_1_renews_the_pile_where_two_are_not_there() {
    for (left, rest) in [("", 3), ("jesse", 4)] {
        let mut drawn = BTreeSet::new();
        for seed in 0..20 {
            let (table, _) = played(&short(left).seed(seed), "wyatt draw");
            assert!(table.renewed());
            assert_eq!((table.held(1), table.draw().len(), table.discard().as_str()), (8, rest, "wyatt"));
            assert!(left.is_empty() || table.hand(1).contains("jesse"), "the cards left stay on top");
            drawn.insert(table.hand(1));
        }
        assert!(drawn.len() > 1);
    }
    let (two, _) = played(&short("jesse sundance"), "wyatt draw");
    assert_eq!((two.renewed(), two.draw().len()), (false, 0));
}

/// Several targets for each card; the first card of this draw pile decides about hit or miss.
fn aiming(draw: &str) -> Table {
    let layout = armed().group(1, "bob 1").group(1, "wes 1 hideout").group(2, "billy 2").group(2, "bob 1 photo");
    layout.draw(draw).begin()
}

#[test]
fn we_16_the_choice_and_its_effect_are_public() {
    let mut table = aiming("belle");
    table.act("steal").is(&["1 plays wanted", "1 shoots belle"]);
    for viewer in 0..=2 {
        assert_eq!(table.view(viewer).step, wyatt_earp::Step::Target(wyatt_earp::Card::WANTED));
    }
    let target = "target 2 billy".parse().unwrap();
    assert!(!table.game.learns(&table.view(1), target), "it may be taken back");
    assert_eq!(table.game.lapse(&table.state), None, "it must be used");
    table.act("target 2 billy").is(&["1 steals billy from 2", "spent wanted"]);
}
