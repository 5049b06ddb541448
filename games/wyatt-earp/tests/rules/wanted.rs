//! Most Wanted (WE-20), and what a theft leaves behind (WE-21).

use table::Game;

use crate::support::Layout;

/// If only one opponent has cards, the question whom to ask does not arise: naming the outlaw asks that opponent.
#[test]
fn we_20_with_one_opponent_to_ask_nobody_is_asked_whom() {
    let follows = |hands: &[&str]| {
        let layout = Layout::new(1 + hands.len()).hand(1, "wanted bob");
        let table = (2..).zip(hands).fold(layout, |layout, (seat, hand)| layout.hand(seat, hand)).begin();
        let follows = |action: &str| table.game.follows(&table.view(1), action.parse().unwrap());
        assert_eq!(follows("discard bob"), None);
        follows("want jesse").map(|action| action.to_string())
    };
    assert_eq!(follows(&["wes"]).as_deref(), Some("ask 2"));
    assert_eq!(follows(&["", "wes"]).as_deref(), Some("ask 3"));
    assert_eq!(follows(&["belle", "wes"]), None);
}
