//! Duels, whose winner is found by the cards that everybody saw (WE-34).

use std::collections::BTreeSet;

use crate::support::{Layout, cards};
use crate::truth::Card;

/// Seat 1 ends a hand in which the seats win these rewards.
fn finish(money: &[usize], won: &[usize]) -> Layout {
    let names = ["jesse", "bob", "belle", "billy"];
    let layout = Layout::new(money.len()).money(money).hand(1, "wes");
    (1..).zip(won).filter(|(_, won)| **won > 0).fold(layout, |layout, (seat, won)| {
        layout.group(seat, &format!("{} 4", names[seat - 1])).poster(names[seat - 1], *won)
    })
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
