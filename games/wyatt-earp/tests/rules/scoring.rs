//! Scoring, outlaw by outlaw (WE-29 to WE-33). The checks of WE-32 are in `worked`.

use crate::support::{Layout, Table};

/// Ends the hand with these points of Jesse James for the seats and this many thousands on the poster; returns what
/// each seat gets and what stays.
pub(crate) fn score(layout: Layout, points: &[u32], pot: usize) -> (Vec<usize>, usize) {
    let mut table = layout.hand(1, "wes").points("jesse", points).poster("jesse", pot).begin();
    table.ends_turn("wes");
    assert_eq!(table.number(), 4);
    (table.money(), table.poster("jesse") - 1)
}

fn base(points: &[u32], pot: usize) -> (Vec<usize>, usize) {
    score(Layout::new(points.len()), points, pot)
}

#[test]
fn we_29_with_fewer_than_eight_points_together_the_reward_stays() {
    assert_eq!(base(&[7, 0], 5), (vec![0, 0], 5));
    assert_eq!(base(&[4, 3], 5), (vec![0, 0], 5));
    assert_eq!(base(&[2, 2, 3], 5), (vec![0, 0, 0], 5));
    assert_eq!(base(&[0, 0], 5), (vec![0, 0], 5));
}

#[test]
fn we_29_eight_are_enough_however_they_are_spread() {
    assert_eq!(base(&[8, 0], 5), (vec![5, 0], 0));
    assert_eq!(base(&[4, 4], 6), (vec![3, 3], 0));
    assert_eq!(base(&[2, 2, 2, 2], 8), (vec![2, 2, 2, 2], 0));
}

/// It is added to the next hand's $1000 (WE-3).
#[test]
fn we_29_what_stays_is_there_in_the_next_hand() {
    let mut table = Layout::new(2).hand(1, "wes").group(1, "jesse 3").poster("jesse", 7).begin();
    table.act("discard wes");
    assert_eq!((table.poster("jesse"), table.money()), (8, vec![0, 0]));
}

#[test]
fn we_30_five_points_ahead_of_the_second_takes_all() {
    assert_eq!(base(&[9, 4], 7), (vec![7, 0], 0));
    assert_eq!(base(&[3, 8, 3], 1), (vec![0, 1, 0], 0));
    assert_eq!(base(&[0, 2, 0, 10], 12), (vec![0, 0, 0, 12], 0));
}

#[test]
fn we_30_four_points_ahead_do_not() {
    assert_eq!(base(&[9, 5], 7), (vec![4, 3], 0));
}

#[test]
fn we_30_only_the_second_counts() {
    assert_eq!(base(&[11, 7, 2], 6), (vec![4, 2, 0], 0), "nine points ahead of the third");
}

#[test]
fn we_31_who_is_at_most_four_behind_shares() {
    assert_eq!(base(&[8, 4, 3], 6), (vec![4, 2, 0], 0));
}

/// Four points lead, so every player is within four of the lead.
#[test]
fn we_31_nobody_without_a_visible_point_shares() {
    assert_eq!(base(&[4, 4, 0, 0], 8), (vec![4, 4, 0, 0], 0));
    let hidden = Layout::new(3).group(3, "jesse 1 hideout");
    assert_eq!(score(hidden, &[4, 4], 8), (vec![4, 4, 0], 0));
}

#[test]
fn we_31_the_leader_takes_two_first_or_one_if_that_is_all() {
    for (pot, shares) in [(1, [1, 0]), (2, [2, 0]), (3, [2, 1]), (4, [3, 1]), (5, [3, 2]), (6, [4, 2])] {
        assert_eq!(base(&[9, 6], pot), (shares.to_vec(), 0), "{pot}");
    }
}

/// From most points to fewest; with the option *smallest share first*, the other way round.
#[test]
fn we_31_the_others_take_one_each_in_order() {
    let small = |pot| score(Layout::new(3).option("smallest-first", "on"), &[9, 8, 7], pot);
    let large = |pot| score(Layout::new(3).option("smallest-first", "off"), &[9, 8, 7], pot);
    assert_eq!(base(&[9, 8, 7], 3), large(3), "this is the default");
    for (pot, shares) in [(3, [2, 1, 0]), (4, [2, 1, 1]), (5, [3, 1, 1]), (6, [3, 2, 1]), (7, [3, 2, 2])] {
        assert_eq!(large(pot), (shares.to_vec(), 0), "{pot}");
    }
    for (pot, shares) in [(3, [2, 0, 1]), (4, [2, 1, 1]), (5, [3, 1, 1]), (6, [3, 1, 2]), (7, [3, 2, 2])] {
        assert_eq!(small(pot), (shares.to_vec(), 0), "{pot}");
    }
}

/// The printed examples do not distinguish between the two orders.
#[test]
fn we_31_the_four_printed_examples_come_out_the_same_in_either_order() {
    let examples: [(&[u16], u16); 4] = [(&[11, 6, 2], 9), (&[9, 5, 4], 8), (&[4, 4, 2], 3), (&[4, 4, 2], 6)];
    for (points, pot) in examples {
        assert_eq!(wyatt_earp::share(points, pot, 8, false), wyatt_earp::share(points, pot, 8, true), "{points:?}");
    }
}

/// The points decide, not the seats.
#[test]
fn we_31_the_order_of_the_seats_does_not_matter() {
    assert_eq!(base(&[7, 9, 8], 3), (vec![0, 2, 1], 0));
    assert_eq!(base(&[7, 10, 7], 6), (vec![1, 3, 1], 1));
}

#[test]
fn we_31_equal_players_take_at_the_same_time_or_not_at_all() {
    for (pot, shares, rest) in [(2, [2, 0, 0], 0), (3, [2, 0, 0], 1), (4, [2, 1, 1], 0), (5, [3, 1, 1], 0)] {
        assert_eq!(base(&[10, 7, 7], pot), (shares.to_vec(), rest), "{pot}");
    }
}

/// With a pot of three, the rest would be enough for the fourth player alone.
#[test]
fn we_31_where_some_cannot_be_paid_it_stops_for_everybody() {
    assert_eq!(base(&[9, 8, 8, 5], 3), (vec![2, 0, 0, 0], 1));
    assert_eq!(base(&[9, 8, 8, 5], 7), (vec![3, 1, 1, 1], 1));
}

#[test]
fn we_31_equal_leaders_who_cannot_have_two_each_take_one_each_and_it_stops_there() {
    for (pot, each, third, rest) in [(1, 0, 0, 1), (2, 1, 0, 0), (3, 1, 0, 1), (4, 2, 0, 0), (5, 2, 1, 0), (6, 2, 1, 1)]
    {
        assert_eq!(base(&[4, 4, 2], pot), (vec![each, each, third], rest), "{pot}");
    }
}

/// What the sharing leaves stays on the poster.
#[test]
fn we_31_the_rest_is_there_in_the_next_hand() {
    let mut table = Layout::new(3).hand(1, "wes").points("jesse", &[10, 7, 7]).poster("jesse", 6).begin();
    table.act("discard wes");
    assert_eq!((table.poster("jesse"), table.money()), (2, vec![3, 1, 1]));
}

#[test]
fn we_29_every_outlaw_is_scored_by_himself() {
    let layout = Layout::new(3).hand(1, "wes").group(1, "jesse 5").group(2, "bob 3 photo").group(3, "bob 4");
    let layout = layout.group(2, "belle 3").poster("jesse", 4).poster("bob", 6).poster("belle", 9).money(&[1, 2, 3]);
    let mut table: Table = layout.begin();
    table.act("discard wes");
    assert_eq!(table.money(), [1 + 4, 2 + 4, 3 + 2]);
    assert_eq!(["jesse", "bob", "belle", "wes"].map(|name| table.poster(name)), [1, 1, 10, 2]);
}

/// Everybody sees the money.
#[test]
fn we_33_money_is_open() {
    let table = Layout::new(3).money(&[3, 11, 0]).begin();
    for viewer in 0..=3 {
        let money: Vec<u16> = table.view(viewer).money.iter().copied().collect();
        assert_eq!(money, [3, 11, 0]);
    }
}
