//! Wyatt Earp shuffles the draw pile that he has searched (WE-24).

use std::collections::BTreeSet;

use crate::support::{Layout, cards};

/// Seat 1 holds a Wyatt Earp and a card to discard.
fn wyatt() -> Layout {
    Layout::new(2).hand(1, "wyatt bob").discard("billy")
}

#[test]
fn we_24_mode_2_shuffles_the_pile() {
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let mut table = wyatt().seed(seed).begin();
        let before = table.draw();
        table.acts(&["wyatt search", "pick jesse"]);
        assert_ne!(table.draw(), before[1..]);
        orders.insert(table.draw());
    }
    assert_eq!(orders.len(), 20);
}

/// The order of the cards before leaves no trace.
#[test]
fn we_24_the_shuffled_pile_does_not_depend_on_its_order_before() {
    let pile = |draw: &str| {
        let mut table = wyatt().rest_is_held().draw(draw).begin();
        table.acts(&["wyatt search", "pick jesse"]);
        table.draw()
    };
    assert_eq!(pile("wes jesse bank gun belle belle"), pile("belle gun bank wes belle jesse"));
}

#[test]
fn we_24_a_sheriff_card_so_taken_is_played_at_once_though_it_is_the_second() {
    let layout = wyatt().draw("bank wes").group(1, "jesse 3").group(2, "wes 1");
    let mut table = layout.hand(1, "wyatt photo-jesse bob").begin();
    table.acts(&["wyatt search", "pick bank"]);
    assert_eq!(table.legal(), ["bank", "keep"], "before anything else");
    table.act("bank");
    assert!(table.discard().ends_with(" wyatt billy"), "{}", table.discard());
    let shot = cards(&table.discard()).remove(usize::from(!table.group(1, "jesse").contains("bank")));
    assert_eq!(table.group(1, "jesse") == "jesse 3 bank", shot.hits());
    table.refuses("photo jesse", "WE-9");
    assert!(table.can("discard bob"));
}
