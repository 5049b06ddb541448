//! What a row still lacks for a robbery (DW-12), and discards by their colours (DW-22).

use dollars_wanted::{BuildingKind, ByTool, Card, Colour, Event, Front, Kind, Missing, missing};

use crate::support::table;

#[test]
fn dw_22_a_shown_hand_is_discarded_in_the_order_of_the_card_table() {
    let table = table(
        "players 2; pile 1 9 1; pile 2 12 2; pile 3 13 3; \
         hand 1 judy2-red judy1-grey judy1-yellow judy2-grey judy1-red judy1-blue",
    );
    let shown = table.heard.iter().find_map(|heard| match &heard.event {
        Event::Shown { cards, .. } => Some(serde_json::json!(cards.to_vec())),
        _ => None,
    });
    let order = ["judy1-red", "judy1-yellow", "judy1-blue", "judy1-grey", "judy2-red", "judy2-grey"];
    assert_eq!(shown.unwrap(), serde_json::json!(order));
    assert_eq!(serde_json::to_value(&table.state).unwrap()["discard"][0], serde_json::json!(order), "the last on top");
}

#[test]
fn dw_12_what_a_row_lacks_is_counted_as_a_robbery_counts_it() {
    let cards = |kinds: &[Kind]| kinds.iter().map(|kind| Card::new(*kind, Colour::Red)).collect::<Vec<_>>();
    let saloon = Front { kind: BuildingKind::Saloon, needs: ByTool([0, 2, 0, 2]) };
    let lacks = |kinds: &[Kind]| missing(&saloon, &cards(kinds));
    assert_eq!(lacks(&[]), Missing { icons: ByTool([0, 2, 0, 2]), wild: 0 });
    assert_eq!(lacks(&[Kind::Joe1, Kind::Joker]), Missing { icons: ByTool([0, 1, 0, 2]), wild: 1 });
    assert_eq!(lacks(&[Kind::Elixir, Kind::Joe1]), Missing { icons: ByTool([0, 0, 0, 2]), wild: 0 });
    assert!(lacks(&[Kind::Elixir, Kind::Joe1, Kind::Joker]).is_filled());
    assert!(!lacks(&[Kind::Joe2, Kind::Joker]).is_filled());
}
