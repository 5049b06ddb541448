//! “What each sees”, clause by clause. `conformance` proves that nothing else can be seen.

use dollars_wanted::{Card, DollarsWanted, Event};
use table::{Audience, Game, Viewer};

use crate::support::{Table, table};

/// A table with face-up and face-down cards in rows, hands, piles and won buildings of all sorts; seat 2 may rob.
fn busy() -> Table {
    table(
        "players 3; pile 1 9 1 2; pile 2 10 3; pile 3 13 5 6 7; won 1 18 4; won 3 17; row 1 [joe1 vulture] enzo1 joker; \
         row 2 clint1 judy1; discard coyote elixir; active 2; robbing; hands joe1 joe2 / enzo2 judy2 clint2 / coyote",
    )
}

#[test]
fn on_the_table_all_see_rows_needs_piles_buildings_hand_sizes_and_the_top_of_the_discard_pile() {
    let table = busy();
    for (viewer, own) in ["", "joe1 joe2", "clint2 judy2 enzo2", "coyote"].into_iter().enumerate() {
        let view = table.view(viewer);
        let names = |cards: &[Card]| cards.iter().map(|card| card.kind().name()).collect::<Vec<_>>().join(" ");
        let row = |row: usize| (names(&view.rows[row].up), view.rows[row].down, view.rows[row].buildings);
        assert_eq!([row(0), row(1), row(2)], [("joe1 vulture".into(), 2, 3), ("".into(), 2, 2), ("".into(), 0, 4)]);
        assert_eq!(names(&view.hand), own);
    }
    let open = ["held 1", "held 2", "held 3", "won 1", "won 2", "won 3", "left", "discards", "top"];
    assert_eq!(open.map(|what| table.shown(what)), ["2", "3", "1", "18 4", "-", "17", "86", "2", "coyote"]);
}

/// Nobody's view holds the dollars of the buildings in play, except with the option *open values*.
#[test]
fn dw_1_only_open_values_put_the_dollars_of_buildings_in_play_into_a_view() {
    for (open, dollars) in [("off", [None; 3]), ("on", [Some(500), Some(300), Some(700)])] {
        let table = table(&format!("players 2; option open-values {open}; pile 1 9 1; pile 2 13 18; pile 3 4"));
        for viewer in 0..=2 {
            let view = table.view(viewer);
            assert_eq!([0, 1, 2].map(|row: usize| view.rows[row].dollars), dollars);
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(text.matches("dollars").count(), dollars.iter().flatten().count(), "{text}");
        }
    }
}

#[test]
fn dw_22_the_discard_pile_shows_its_top_card_alone() {
    let table = busy();
    let text = serde_json::to_string(&table.view(0)).unwrap();
    assert_eq!(text.matches("coyote").count(), 1);
    assert_eq!(text.matches("elixir").count(), 0, "the card below the top is not shown again");
}

#[test]
fn what_one_seat_alone_may_see_goes_to_it_alone() {
    let mut table = busy();
    table.acts(&["rob 2"]);
    while !table.is_over() && table.heard.len() < 400 {
        let action = table.legal_of(table.active().unwrap())[0].clone();
        table.act(&action);
    }
    for heard in &table.heard {
        match &heard.event {
            Event::YouLaid { .. } | Event::YouDrew { .. } => assert_ne!(heard.audience, Audience::All),
            other => assert_eq!(heard.audience, Audience::All, "{other:?}"),
        }
    }
}

#[test]
fn dw_12_a_robbery_and_dw_8_a_shown_hand_teach_and_laying_does_not() {
    let table = busy();
    let learns = |text: &str| table.game.learns(&table.view(2), text.parse().unwrap());
    assert!(learns("rob 1") && learns("show"));
    assert!(!learns("pass") && !learns("stop") && !learns("lay enzo2-red 1"));
}

/// The view alone decides what is legal: its reasons match the list throughout random games of every sort.
#[test]
fn the_reasons_from_the_view_allow_exactly_the_list() {
    type Actions = <DollarsWanted as Game>::Action;
    for (seats, options) in [(2, vec![]), (3, vec![("colour-variant", "on")]), (5, vec![("honour-rule", "on")])] {
        let mut table = Table::deal(table_kit::setups::game(seats, &options), 77);
        let mut steps = 0_usize;
        while let Some(active) = table.active().filter(|_| steps < 150) {
            for viewer in Viewer::all(seats) {
                let view = table.game.view(&table.state, viewer);
                let mut list = Vec::new();
                if let Viewer::Seat(seat) = viewer {
                    table.game.legal(&table.state, seat, &mut list);
                    assert_eq!(list.is_empty(), seat.index() != active - 1);
                }
                let all = (0..<Actions as table::Decision>::COUNT).filter_map(<Actions as table::Decision>::nth);
                let allowed: Vec<Actions> = all.filter(|action| table.game.why_not(&view, *action).is_none()).collect();
                assert_eq!(allowed, list);
            }
            let legal = table.legal_of(active);
            table.act(&legal[steps * 7 % legal.len()].clone());
            steps += 1;
        }
    }
}
