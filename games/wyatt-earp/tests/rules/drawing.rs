//! Drawing, renewing the draw pile, and a hand that ends at a draw (WE-6 to WE-8, WE-28).

use std::collections::BTreeSet;

use crate::support::{Layout, cards};
use crate::truth::Card;

#[test]
fn we_6_one_draws_then_lays_then_discards_one_card() {
    let layout = Layout::new(2).drawing().hand(1, "jesse jesse jesse").draw("bank wes").discard("bob");
    let mut table = layout.begin();
    assert_eq!((table.legal().len(), table.can("draw"), table.can("take")), (2, true, true));
    table.act("draw");
    assert!(table.can("lay jesse 3") && table.can("discard jesse"));
    table.acts(&["lay jesse 3", "discard wes"]);
    assert_eq!((table.turn(), table.active(), table.hand(1).as_str()), (2, Some(2), "bank"));
    assert_eq!((table.legal().len(), table.can("draw"), table.can("take")), (2, true, true));
}

#[test]
fn we_6_laying_is_optional_and_discarding_is_not() {
    let mut table = Layout::new(2).hand(1, "jesse jesse jesse bob").begin();
    assert!(!table.can("pass"), "a turn ends only with a discard");
    assert_eq!(table.ways("discard"), ["discard bob", "discard jesse"]);
    table.act("discard bob");
    assert_eq!((table.active(), table.hand(1).as_str()), (Some(2), "jesse jesse jesse"));
}

#[test]
fn we_6_nothing_is_laid_before_the_draw() {
    let table = Layout::new(2).drawing().hand(1, "jesse jesse jesse bob wyatt").begin();
    for text in ["lay jesse 3", "discard bob", "wyatt draw"] {
        table.refuses(text, "WE-6");
    }
}

#[test]
fn we_6_one_draws_once() {
    let mut table = Layout::new(2).drawing().draw("jesse bob").begin();
    table.act("draw");
    table.refuses("draw", "WE-6");
    table.refuses("take", "WE-6");
    table.refuses("close", "WE-6");
}

#[test]
fn we_7_two_from_the_draw_pile() {
    let layout = Layout::new(2).drawing().hand(1, "bob").draw("gun jesse belle").discard("wes bank");
    let mut table = layout.begin();
    table.act("draw");
    assert_eq!((table.hand(1).as_str(), table.discard().as_str()), ("bob jesse gun", "wes bank"));
    assert_eq!(table.draw()[0], Card::named("belle"));
}

#[test]
fn we_7_or_one_from_the_discard_pile() {
    let layout = Layout::new(2).drawing().hand(1, "bob").draw("gun jesse belle").discard("wes bank");
    let mut table = layout.begin();
    table.act("take");
    assert_eq!((table.hand(1).as_str(), table.discard().as_str()), ("bob wes", "bank"));
    assert_eq!(table.draw()[..3], cards("gun jesse belle"));
}

#[test]
fn we_7_the_card_just_taken_may_be_discarded_again() {
    let mut table = Layout::new(2).drawing().hand(1, "bob bob").discard("wes bank").begin();
    table.acts(&["take", "discard wes"]);
    assert_eq!((table.hand(1).as_str(), table.discard().as_str()), ("bob bob", "wes bank"));
}

#[test]
fn we_7_two_cards_in_the_draw_pile_are_enough() {
    let layout = Layout::new(2).drawing().hand(1, "bob").draw("gun jesse").discard("wes bank").rest_is_discarded();
    let mut table = layout.begin();
    table.act("draw");
    assert_eq!((table.hand(1).as_str(), table.draw().len(), table.renewed()), ("bob jesse gun", 0, false));
}

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

#[test]
fn we_8_the_pile_is_renewed_when_two_are_wanted_and_no_sooner() {
    let layout = Layout::new(2).drawing().hand(1, "bob bob").hand(2, "bob bob").draw("gun").rest_is_discarded();
    let mut table = layout.begin();
    table.acts(&["take", "discard bob", "take", "discard bob"]);
    assert!(!table.renewed());
    assert_eq!(table.draw(), cards("gun"));
    table.act("draw");
    assert!(table.renewed());
}

/// Cards discarded after the renewal stay where they are.
#[test]
fn we_8_once_a_hand() {
    let layout = Layout::new(2).drawing().hand(1, "bob").draw("gun").discard("wes bank").renewed();
    let mut table = layout.rest_is_held().begin();
    table.refuses("draw", "WE-28");
    table.act("take");
    assert_eq!((table.hand(1).as_str(), table.discard().as_str()), ("bob wes", "bank"));
}

#[test]
fn we_28_whoever_wants_two_where_fewer_are_ends_the_hand() {
    for left in ["", "gun"] {
        let layout = Layout::new(3).drawing().draw(left).renewed().rest_is_discarded().money(&[1, 2, 3]);
        let mut table = layout.poster("jesse", 5).group(2, "jesse 4").begin();
        let mut legal = table.legal();
        legal.sort_unstable();
        assert_eq!(legal, ["close", "take"]);
        table.act("close");
        assert_eq!((table.number(), table.money(), table.dealer()), (4, vec![1, 7, 3], 1), "the player has no turn");
    }
}

#[test]
fn we_28_not_before_the_pile_was_renewed_and_not_while_two_are_there() {
    let first = Layout::new(2).drawing().draw("").rest_is_discarded().begin();
    first.refuses("close", "WE-28");
    assert!(first.can("draw"));
    let two = Layout::new(2).drawing().draw("gun bob").renewed().rest_is_discarded().begin();
    two.refuses("close", "WE-28");
    assert!(two.can("draw"));
}

/// The renewal may come from a shot too (WE-15).
#[test]
fn we_28_it_does_not_matter_what_renewed_the_pile() {
    let layout = Layout::new(2).hand(1, "bank bob bob").group(1, "jesse 2").draw("").discard("wes").rest_is_held();
    let mut table = layout.begin();
    table.acts(&["bank", "discard bob"]);
    assert!(table.renewed());
    table.refuses("draw", "WE-28");
    assert!(table.can("close"));
}

#[test]
fn we_28_he_may_take_the_top_discard_and_the_next_has_the_same_choice() {
    let layout = Layout::new(3).drawing().draw("gun").renewed().rest_is_discarded();
    let mut table = layout.discard("wes").hand(1, "bob bob").hand(2, "belle belle").begin();
    table.acts(&["take", "discard bob"]);
    assert_eq!(table.active(), Some(2));
    assert!(table.can("close") && table.can("take"));
    table.acts(&["take", "discard belle"]);
    table.act("close");
    assert_eq!((table.number(), table.dealer()), (4, 3));
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

#[test]
fn we_28_a_turn_with_two_cards_drawn_is_not_idle() {
    let mut table = idling(2, false).idle(5).begin();
    table.acts(&["draw", "discard bob", "take", "discard bob"]);
    assert_eq!(table.number(), 3);
    for _ in 0..4 {
        table.acts(&["take", "discard bob"]);
    }
    assert_eq!(table.number(), 3, "five are too few");
    table.acts(&["take", "discard bob"]);
    assert_eq!(table.number(), 4, "six after the draw count, not those before it");
}

#[test]
fn we_28_a_turn_in_which_a_card_is_laid_is_not_idle() {
    let mut table = idling(2, true).idle(5).hand(1, "bob bob belle").open("bob").begin();
    table.acts(&["take", "lay bob 1", "discard jesse"]);
    for since in 0..6 {
        assert_eq!(table.number(), 3, "{since} since");
        table.acts(&["take", "discard jesse"]);
    }
    assert_eq!(table.number(), 4);
}

/// Even if it comes to nothing.
#[test]
fn we_28_a_turn_in_which_a_sheriff_card_is_played_is_not_idle() {
    let layout = idling(2, true).idle(5).hand(1, "wanted bob").hand(2, "belle belle");
    let mut table = layout.begin();
    table.acts(&["take", "want wes", "ask 2", "discard jesse"]);
    assert_eq!(table.number(), 3);
}

#[test]
fn we_28_a_card_played_in_the_window_after_it_makes_a_turn_busy() {
    let layout = idling(2, true).idle(5).hand(2, "wyatt bob").group(2, "belle 1 hideout").draw("gun");
    let mut idle = layout.begin();
    idle.acts(&["take", "discard jesse"]);
    let mut busy = idle.clone();
    assert_eq!(idle.window(), Some(2));
    idle.act("pass");
    assert_eq!((idle.number(), idle.dealer()), (4, 1));
    busy.act("unhide");
    assert_eq!((busy.number(), busy.turn()), (3, 2));
}
