//! Shots, and what happens if the draw pile has too few cards for them (WE-14 to WE-16).

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

/// Wyatt Earp lies beneath the shot card: he is discarded before he shoots.
#[test]
fn we_14_on_a_miss_the_card_lies_on_the_card_that_was_shot_and_nothing_else_happens() {
    for (text, card) in SHOTS {
        let mut table = armed().draw("photo-billy belle").begin();
        table.act(text);
        let pile =
            if card == "wyatt" { "photo-billy wyatt belle".to_owned() } else { format!("{card} photo-billy belle") };
        assert_eq!(table.discard(), pile, "{text}");
        assert_eq!(table.draw()[0], Card::named("belle"));
        assert_eq!(table.group(1, "jesse"), "jesse 2 hideout");
        assert_eq!(table.group(2, "wes"), "wes 3");
        assert_eq!((table.poster("jesse"), table.poster("wes")), (1, 1));
        let left = "bob stagecoach bank gun wanted hideout wyatt".replace(&format!(" {card}"), "");
        assert_eq!(table.hand(1), left);
    }
}

#[test]
fn we_14_on_a_miss_it_was_the_turns_sheriff_card_and_is_not_the_discard() {
    for (text, _) in SHOTS {
        let mut table = armed().draw("photo-billy belle").begin();
        table.act(text);
        assert_eq!(table.active(), Some(1), "a discard is still due");
        for (other, _) in SHOTS.iter().filter(|(other, _)| *other != text) {
            table.refuses(other, "WE-9");
        }
        assert!(table.can("discard bob"));
    }
}

/// From the bottom: the shot card, what the effect takes from the table, the card played; but Wyatt Earp before his
/// shot.
#[test]
fn we_14_the_order_on_the_discard_pile() {
    let discard = |layout: Layout, text: &str| {
        let mut table = layout.draw("billy belle").begin();
        table.act(text);
        table.discard()
    };
    assert_eq!(discard(armed(), "bank"), "billy belle", "the card played stays on its group");
    assert_eq!(discard(armed(), "unhide"), "hideout billy wyatt belle");
    assert_eq!(discard(armed(), "steal"), "wanted billy belle");
    assert_eq!(discard(armed().group(2, "wes 1 bank"), "steal"), "wanted bank billy belle");
    assert_eq!(discard(armed().group(2, "wes 1 hideout"), "steal"), "wanted hideout billy belle");
    assert_eq!(discard(armed().group(2, "wes 3 gun"), "gun"), "gun billy belle", "the older one");
    assert_eq!(discard(armed(), "hideout"), "billy belle");
}

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
fn we_15_one_card_is_enough_for_a_shot() {
    let (table, _) = played(&short("billy"), "bank");
    assert_eq!((table.renewed(), table.draw().len()), (false, 0));
    assert_eq!(table.discard(), "billy belle billy belle billy belle");
}

#[test]
fn we_15_a_search_without_a_card_renews_the_pile() {
    let (mut table, _) = played(&short(""), "wyatt search");
    assert!(table.renewed());
    assert_eq!(table.ways("pick"), ["pick belle", "pick billy"]);
    table.act("pick belle");
    assert_eq!((table.discard().as_str(), table.draw().len()), ("wyatt", 4));
    let (one, _) = played(&short("jesse"), "wyatt search");
    assert_eq!((one.renewed(), one.ways("pick")), (false, vec!["pick jesse".to_owned()]));
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

/// That was the only renewal of WE-8.
#[test]
fn we_15_there_is_one_renewal_a_hand_in_all() {
    for text in ["bank", "wyatt draw"] {
        let (mut table, _) = played(&short(""), text);
        table.act("discard bob");
        while table.window().is_some() {
            table.act("pass");
        }
        if text == "wyatt draw" {
            assert_eq!(table.draw().len(), 3);
            table.acts(&["draw", "discard wes"]);
            while table.window().is_some() {
                table.act("pass");
            }
            assert!(table.can("close"));
        } else {
            assert!(table.can("draw"), "four are left of five");
        }
    }
}

#[test]
fn we_15_renewed_before_and_without_a_card_nothing_that_needs_a_shot_is_played_and_no_search() {
    let table = short("").renewed().begin();
    for (text, _) in SHOTS {
        table.refuses(text, "WE-15");
    }
    table.refuses("wyatt search", "WE-15");
    table.refuses("wyatt draw", "WE-15");
    assert!(table.can("want jesse"), "Most Wanted in mode 1 needs no shot");
}

#[test]
fn we_15_renewed_before_mode_1_draws_what_is_there() {
    let (one, _) = played(&short("jesse").renewed(), "wyatt draw");
    assert_eq!((one.draw().len(), one.held(1)), (0, 7), "one Wyatt Earp less, one card more");
    assert!(one.hand(1).contains("jesse"));
    let (two, _) = played(&short("jesse sundance belle").renewed(), "wyatt draw");
    assert_eq!((two.draw().len(), two.held(1)), (1, 8));
    for (text, _) in SHOTS {
        assert!(short("jesse").renewed().begin().can(text));
    }
    assert!(short("jesse").renewed().begin().can("wyatt search"));
}

#[test]
fn we_16_a_legal_target_must_exist() {
    let table = Layout::new(3).hand(1, "stagecoach bank gun wanted hideout wyatt photo-wes bob").begin();
    for text in ["stagecoach", "bank", "gun"] {
        table.refuses(text, "WE-18");
    }
    for text in ["steal", "hideout", "unhide"] {
        table.refuses(text, "WE-16");
    }
    assert!(table.can("want jesse") && table.can("wyatt search"), "what needs no target");
    let own = Layout::new(2).hand(1, "wanted hideout bob").group(1, "wes 3").begin();
    own.refuses("steal", "WE-16");
    own.refuses("hideout", "WE-16");
}

/// Several targets for each card; the first card of this draw pile decides about hit or miss.
fn aiming(draw: &str) -> Table {
    let layout = armed().group(1, "bob 1").group(1, "wes 1 hideout").group(2, "billy 2").group(2, "bob 1 photo");
    layout.draw(draw).begin()
}

/// Each shot with its targets, and a group that is no target, with the clause that says so.
const TARGETS: [(&str, &[&str], (&str, &str)); 6] = [
    ("stagecoach", &["target 1 bob", "target 1 jesse", "target 1 wes"], ("target 2 wes", "WE-18")),
    ("bank", &["target 1 bob", "target 1 jesse", "target 1 wes"], ("target 1 billy", "WE-18")),
    ("gun", &["target 1 bob", "target 1 jesse", "target 1 wes"], ("target 2 wes", "WE-18")),
    ("steal", &["target 2 billy", "target 2 bob", "target 2 wes"], ("target 1 bob", "WE-16")),
    ("hideout", &["target 2 billy", "target 2 bob", "target 2 wes"], ("target 2 belle", "WE-16")),
    ("unhide", &["target 1 jesse", "target 1 wes"], ("target 1 bob", "WE-24")),
];

#[test]
fn we_16_the_mode_is_named_before_the_shot_and_the_target_after_a_hit() {
    let table = aiming("belle");
    assert_eq!((table.ways("want").len(), table.can("steal")), (7, true));
    assert_eq!(table.ways("wyatt"), ["wyatt draw", "wyatt search"]);
    for (text, targets, (other, clause)) in TARGETS {
        let mut hit = table.clone();
        hit.refuses(targets[0], "WE-16");
        hit.act(text);
        assert_eq!((hit.active(), hit.legal()), (Some(1), targets.iter().map(ToString::to_string).collect()), "{text}");
        assert_eq!(hit.game.lapse(&hit.state), None, "it must be used");
        hit.refuses(other, clause);
        hit.refuses("discard bob", "WE-16");
        for target in targets {
            let mut used = hit.clone();
            used.act(target);
            while used.window().is_some() {
                used.act("pass");
            }
            assert!(used.can("discard bob") && used.ways("target").is_empty(), "{text}, {target}");
        }
    }
}

/// The target named is the one hit.
#[test]
fn we_16_the_target_that_is_named_is_hit() {
    let hit = |text: &str, target: &str| {
        let mut table = aiming("belle");
        table.acts(&[text, target]);
        table
    };
    assert_eq!(hit("bank", "target 1 bob").group(1, "bob"), "bob 1 bank");
    assert_eq!(hit("gun", "target 1 wes").group(1, "wes"), "wes 1 gun hideout");
    assert_eq!(hit("steal", "target 2 billy").group(2, "billy"), "billy 1");
    assert_eq!(hit("hideout", "target 2 wes").group(2, "wes"), "wes 3 hideout");
    assert_eq!(hit("unhide", "target 1 wes").group(1, "wes"), "wes 1");
}

#[test]
fn we_16_after_a_miss_no_target_is_named() {
    for (text, targets, _) in TARGETS {
        let mut miss = aiming("bank");
        miss.act(text);
        assert!(miss.ways("target").is_empty() && miss.can("discard bob"), "{text}");
        miss.refuses(targets[0], "WE-16");
    }
}

#[test]
fn we_16_where_there_is_only_one_target_nothing_is_asked() {
    for (text, _) in SHOTS {
        let mut table = armed().draw("belle").begin();
        table.act(text);
        assert!(table.ways("target").is_empty(), "{text}");
        assert!(table.can("discard bob") || table.window() == Some(2), "{text}");
    }
}

/// Everybody sees which card has hit; its effect shows the target.
#[test]
fn we_16_the_choice_and_its_effect_are_public() {
    let mut table = aiming("belle");
    table.act("steal").is(&["1 plays wanted", "1 shoots belle"]);
    for viewer in 0..=2 {
        assert_eq!(table.view(viewer).step, wyatt_earp::Step::Target(wyatt_earp::Card::WANTED));
    }
    let target = "target 2 billy".parse().unwrap();
    assert!(!table.game.learns(&table.view(1), target), "it may be taken back");
    table.act("target 2 billy").is(&["1 steals billy from 2", "spent wanted"]);
}
