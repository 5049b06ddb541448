//! What comes by chance: the shuffled discard pile (DW-24). And what nobody may see again (DW-10).

use std::collections::BTreeSet;

use dollars_wanted::{Action, DollarsWanted, RowId};
use table::{Fast, Match};
use table_kit::setups;

use crate::support::table;

/// The hand of seat 1, and the draw pile, after the discard pile was shuffled for two cards.
fn drawn(lines: &str) -> (String, String) {
    let mut table = table(&format!(
        "players 2; pile 1 9 1 2; pile 2 10 3 4; pile 3 13 5 6; robbing; row 3 clint1; hand 1 joe1 joe1 joe1 joe1; {lines}"
    ));
    table.act("pass").tells(&["reshuffle", "1 draws 2"]);
    assert_eq!((table.shown("discard"), table.shown("discards")), ("-".to_owned(), "0".to_owned()));
    (table.shown("hand 1"), table.shown("draw"))
}

#[test]
fn dw_24_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile() {
    let discard = "discard vulture clint2 elixir; rest discarded";
    let orders: BTreeSet<_> = (0..20).map(|seed| drawn(&format!("seed {seed}; {discard}")).1).collect();
    assert_eq!(orders.len(), 20);
}

/// The discard pile is sorted before it is shuffled, so that the order that everybody saw leaves no trace.
#[test]
fn dw_24_the_order_of_the_discard_pile_does_not_matter() {
    assert_eq!(
        drawn("rest away; discard judy1 judy2 enzo1 enzo2 joker"),
        drawn("rest away; discard joker enzo2 judy1 enzo1 judy2")
    );
}

#[test]
fn dw_10_nobody_sees_a_face_down_card_again_its_owner_included() {
    for remember in ["off", "on"] {
        let mut table = table(&format!(
            "players 2; option remember-cards {remember}; pile 1 9 1; pile 2 10 2; pile 3 13 3; \
             hands joe1 joe1 joe2 joe2 elixir vulture / judy1 judy1 judy2 judy2 clint1 clint2"
        ));
        table.acts(&["lay elixir 1", "lay vulture 2", "pass"]);
        for viewer in 0..=2 {
            let text = serde_json::to_string(&table.view(viewer).rows).unwrap();
            assert!(!text.contains("elixir") && !text.contains("vulture"), "{text}");
            assert_eq!(table.view(viewer).rows[0].down, 1);
        }
    }
}

/// Option *remember my cards* of DW-10: the recall always holds these cards; the option lets the page show them.
#[test]
fn dw_10_each_seat_recalls_the_cards_that_it_laid_itself() {
    let game: DollarsWanted = setups::game(2, &[("remember-cards", "on")]);
    assert!(game.options().remember_cards);
    let mut playing = Match::deal(&game, Fast::new(11));
    let seat = playing.to_act().first().unwrap();
    let mut laid = Vec::new();
    for _ in 0..2 {
        let list = playing.legal(seat);
        let Action::Lay { card, row } = list[0] else { panic!("{list:?}") };
        laid.push((card, row));
        playing.play(seat, list[0]).unwrap();
    }
    let (other, recalls) = (seat.next(2), &playing.position().recalls);
    for row in RowId::ALL {
        let here: Vec<_> = laid.iter().filter(|(_, at)| *at == row).map(|(card, _)| Some(*card)).collect();
        assert_eq!(recalls[seat].mine(row), here);
        assert_eq!(recalls[other].mine(row), vec![None; here.len()]);
        assert_eq!(recalls[other].layers(row).collect::<Vec<_>>(), vec![seat; here.len()]);
    }
}
