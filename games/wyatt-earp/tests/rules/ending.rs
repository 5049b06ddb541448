//! The end of a hand and of the game (WE-27, WE-34).

use std::collections::BTreeSet;

use crate::support::{Layout, cards};
use crate::truth::Card;

#[test]
fn we_27_the_hand_ends_when_the_active_player_discards_his_last_card() {
    for active in 1..=2 {
        let mut table = Layout::new(2).active(active).hand(active, "wes").group(1, "jesse 4").begin();
        table.act("discard wes");
        assert_eq!((table.number(), table.dealer(), table.money()), (4, active, vec![1, 0]));
    }
}

/// The window after the last discard (WE-25) comes first.
#[test]
fn we_27_the_hand_ends_when_the_window_after_the_last_discard_has_closed() {
    let layout = Layout::new(2).hand(1, "wes").hand(2, "bob bob").group(2, "jesse 4 hideout").group(1, "belle 4");
    let mut table = layout.begin();
    table.act("discard wes");
    assert_eq!((table.number(), table.money()), (3, vec![0, 0]));
    table.act("pass");
    assert_eq!((table.number(), table.dealer(), table.money()), (4, 1, vec![1, 0]));
}

#[test]
fn we_27_it_goes_on_while_everybody_has_a_card() {
    let mut table = Layout::new(2).hand(1, "wes wes").hand(2, "bob").begin();
    table.act("discard wes");
    assert_eq!((table.number(), table.active()), (3, Some(2)));
}

#[test]
fn we_27_or_when_another_has_no_cards_at_the_end_of_a_turn() {
    let layout = Layout::new(3).drawing().hand(1, "wes wes").hand(3, "").discard("bob");
    let mut table = layout.group(2, "jesse 4").begin();
    table.act("take");
    assert_eq!(table.number(), 3, "the turn is played to its end");
    table.act("discard wes");
    assert_eq!((table.number(), table.dealer(), table.money()), (4, 1, vec![0, 1, 0]));
}

/// Seat 1 ends a hand in which the seats win these rewards.
fn finish(money: &[usize], won: &[usize]) -> Layout {
    let names = ["jesse", "bob", "belle", "billy"];
    let layout = Layout::new(money.len()).money(money).hand(1, "wes");
    (1..).zip(won).filter(|(_, won)| **won > 0).fold(layout, |layout, (seat, won)| {
        layout.group(seat, &format!("{} 4", names[seat - 1])).poster(names[seat - 1], *won)
    })
}

#[test]
fn we_34_the_game_ends_when_somebody_has_twenty_five_thousand_after_a_scoring() {
    for (won, over) in [(4, false), (5, true), (9, true)] {
        let mut table = finish(&[20, 3], &[won, 1]).begin();
        table.act("discard wes");
        assert_eq!((table.is_over(), table.money()), (over, vec![20 + won, 4]), "{won}");
        if over {
            assert_eq!((table.reason().as_str(), table.ranks()), ("goal", vec![1, 2]));
        }
    }
}

#[test]
fn we_34_the_richest_wins_not_the_first_to_pass() {
    let mut table = finish(&[24, 23, 20], &[1, 5, 2]).begin();
    table.act("discard wes");
    assert_eq!((table.money(), table.ranks()), (vec![25, 28, 22], vec![2, 1, 3]));
}

#[test]
fn we_34_it_ends_after_the_scoring_and_no_sooner() {
    let mut table = finish(&[24, 0], &[1, 0]).hand(1, "wes wes").begin();
    table.act("discard wes");
    assert!(!table.is_over());
    assert_eq!(table.money(), [24, 0]);
}

#[test]
fn we_34_after_the_thirtieth_hand_the_richest_wins_whatever_he_has() {
    let mut earlier = finish(&[2, 3], &[1, 1]).number(29).begin();
    earlier.act("discard wes");
    assert_eq!((earlier.is_over(), earlier.number()), (false, 30));
    let mut last = finish(&[2, 3], &[1, 1]).number(30).begin();
    last.act("discard wes");
    assert!(last.is_over());
    assert_eq!((last.money(), last.ranks()), (vec![3, 4], vec![2, 1]));
    assert_eq!(last.reason(), "last-hand");
}

#[test]
fn we_34_afterwards_nobody_decides_anything() {
    let mut table = finish(&[20, 3], &[5, 0]).begin();
    table.act("discard wes");
    assert!(table.legal().is_empty() && table.is_over());
    table.refuses("draw", "WE-34");
}

#[test]
fn we_34_a_tie_is_decided_by_a_duel_among_the_tied() {
    let mut winners = BTreeSet::new();
    for seed in 0..40 {
        let mut table = finish(&[24, 20, 20], &[1, 5, 4]).draw("").rest_is_discarded().seed(seed).begin();
        table.act("discard wes");
        assert_eq!((table.is_over(), table.money(), table.reason()), (true, vec![25, 25, 24], "duel".to_owned()));
        let ranks = table.ranks();
        assert!(ranks == [1, 2, 3] || ranks == [2, 1, 3], "{ranks:?}");
        assert_eq!(ranks[table.duel_winner(&[1, 2], &[]) - 1], 1, "seed {seed}");
        winners.insert(ranks);
    }
    assert_eq!(winners.len(), 2, "chance decides");
}

#[test]
fn we_34_after_the_thirtieth_hand_too() {
    let mut table = finish(&[2, 2, 2, 2], &[1, 1, 1, 1]).number(30).begin();
    let pile = table.draw();
    table.act("discard wes");
    assert_eq!(table.reason(), "duel");
    assert_eq!(table.ranks().iter().filter(|rank| **rank == 1).count(), 1);
    assert_eq!(table.ranks()[table.duel_winner(&[1, 2, 3, 4], &pile) - 1], 1);
}

/// One card each per round, including those who are behind; hands and groups stay as they are.
#[test]
fn we_34_the_duel_is_turned_from_the_draw_pile_as_it_lies() {
    let layout = finish(&[24, 24, 24], &[1, 1, 1]).draw("belle billy gun bank bank bob jesse photo-wes hideout butch");
    let mut table = layout.discard("sundance").begin();
    let story = table.act("discard wes");
    assert_eq!(story.all("1 turns"), ["1 turns belle", "1 turns bank", "1 turns jesse"]);
    assert_eq!(story.all("2 turns"), ["2 turns billy", "2 turns bank", "2 turns photo-wes"]);
    assert_eq!(story.all("3 turns"), ["3 turns gun", "3 turns bob", "3 turns hideout"]);
    assert_eq!(table.ranks(), [1, 2, 2]);
    assert_eq!((table.draw()[0].name().as_str(), table.group(2, "bob").as_str()), ("butch", "bob 4"));
    assert!(table.discard().ends_with("billy belle wes sundance"), "{}", table.discard());
}

/// Even before the first round: the cards on the table and in hands are shuffled with the rest.
#[test]
fn we_34_with_fewer_cards_than_players_left_all_78_are_shuffled() {
    let again = "all 78 are shuffled again";
    for (pile, shuffled) in [("", true), ("belle", true), ("belle gun", false)] {
        let layout = finish(&[24, 24], &[1, 1]).draw(pile).renewed().rest_is_discarded();
        let mut table = layout.begin();
        let story = table.act("discard wes");
        assert_eq!(story.all(again).len(), usize::from(shuffled), "{pile}");
        assert_eq!(table.ranks()[table.duel_winner(&[1, 2], &cards(pile)) - 1], 1);
        if shuffled {
            let turned = story.0.iter().filter(|line| line.contains(" turns ")).count();
            assert_eq!((table.draw().len(), table.group(1, "jesse").as_str()), (78 - turned, ""));
        }
    }
}

#[test]
fn we_34_no_duel_behind_the_richest() {
    let mut table = finish(&[24, 20, 20], &[1, 0, 0]).begin();
    table.act("discard wes");
    assert_eq!((table.reason().as_str(), table.ranks()), ("goal", vec![1, 2, 2]));
}

/// A player who reaches the goal in the last hand wins by the goal.
#[test]
fn we_34_the_goal_may_be_reached_in_the_thirtieth_hand() {
    let mut table = finish(&[24, 20], &[1, 0]).number(30).begin();
    table.act("discard wes");
    assert_eq!(table.reason(), "goal");
}

/// Two hits each, then fewer cards than players: the hits so far stay.
#[test]
fn we_34_the_hits_stay_when_all_cards_are_shuffled() {
    let mut winners = BTreeSet::new();
    for seed in 0..20 {
        let layout = finish(&[24, 24], &[1, 1]).draw("belle bob jesse wes bank").renewed().rest_is_discarded();
        let mut table = layout.seed(seed).begin();
        let pile = table.draw();
        let story = table.act("discard wes");
        assert_eq!(story.all("all 78").len(), 1);
        let winner = table.duel_winner(&[1, 2], &pile);
        assert_eq!(table.ranks()[winner - 1], 1);
        let hits: Vec<u16> = table.view(0).hits.iter().copied().collect();
        let told = |seat: usize| story.all(&format!("{seat} turns ")).into_iter().filter(|line| hit(line)).count();
        assert_eq!(hits, [1, 2].map(|seat| told(seat) as u16));
        assert!(hits.iter().all(|hits| *hits >= 2), "each has two before the shuffle");
        winners.insert(winner);
    }
    assert_eq!(winners.len(), 2, "chance decides");
}

fn hit(line: &str) -> bool {
    line.rsplit(' ').next().is_some_and(|card| Card::named(card).hits())
}
