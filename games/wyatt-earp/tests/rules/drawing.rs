//! The renewed draw pile (WE-8), and idle turns at any table (WE-28).

use std::collections::BTreeSet;

use crate::support::Layout;
use crate::truth::Card;

/// With one card left, and with none.
#[test]
fn we_8_the_discard_pile_is_shuffled_beneath_what_is_left() {
    for left in ["gun", ""] {
        let mut orders = BTreeSet::new();
        for seed in 0..20 {
            let layout = Layout::new(2).seed(seed).drawing().hand(1, "").hand(2, "bob").rest_is_discarded();
            let mut table = layout.draw(left).discard("wes").begin();
            let mut discarded = table.truth().discard;
            let before = table.draw().len() + discarded.len();
            table.act("draw");
            assert!(table.renewed());
            assert_eq!(table.discard(), "");
            assert_eq!((table.held(1), table.draw().len()), (2, before - 2));
            let mut now = [table.truth().hands[0].clone(), table.truth().draw].concat();
            if left == "gun" {
                let at = table.truth().hands[0].iter().position(|card| *card == Card::Gun);
                now.remove(at.expect("the card left is drawn first"));
            }
            discarded.sort_unstable();
            now.sort_unstable();
            assert_eq!(now, discarded);
            orders.insert(table.draw());
        }
        assert_eq!(orders.len(), 20);
    }
}

/// A discard pile with the same cards in another order comes out the same, so the order that everybody saw leaves no
/// trace.
#[test]
fn we_8_the_order_of_the_discard_pile_does_not_matter() {
    let draws = |discard: &str| {
        let layout = Layout::new(2).drawing().hand(1, "bob").draw("").discard(discard);
        let mut table = layout.rest_is_held().begin();
        table.act("draw");
        (table.hand(1), table.draw())
    };
    assert_eq!(draws("wes bank jesse belle belle gun"), draws("belle gun jesse belle wes bank"));
}

/// A table at which (c) is open or not, with seat 1 to draw; all hold cards that nobody can lay.
fn idling(seats: usize, open: bool) -> Layout {
    let layout = (1..=seats).fold(Layout::new(seats), |layout, seat| layout.hand(seat, ["bob bob"; 4][seat - 1]));
    let layout = if seats == 4 { layout.hand(4, "belle belle") } else { layout };
    let layout = layout.discard("jesse").drawing();
    if open { layout.draw("gun").renewed().rest_is_discarded() } else { layout }
}

#[test]
fn we_28_three_times_as_many_idle_turns_as_players_end_the_hand_whether_it_could_be_closed_or_not() {
    for (seats, open) in (2..=4).flat_map(|seats| [(seats, false), (seats, true)]) {
        let mut table = idling(seats, open).active(2).begin();
        for _ in 0..3 * seats {
            assert_eq!(table.number(), 3, "{seats} players, open: {open}");
            table.acts(&["take", "discard jesse"]);
        }
        assert_eq!((table.number(), table.dealer()), (4, 1), "the player of the last idle turn deals");
    }
}
