//! The secret choice (DE-11): who learns what before the reveal.

use desperados::Action;
use table::{Game, Viewer};
use table_kit::{Story, orders};

use crate::support::{Table, table};

/// Four players; the second has just held up a value-3 place with an ace, a duke and a lola.
fn four() -> Table {
    table(
        "players 4; active 2; pile 1 bank-3 saloon-4 railway-5; row 1 red: ace duke lola; hold-up 1; \
         hands ace-blue ace-green / duke-blue silas-red / lola-blue / -",
    )
}

#[test]
fn de_11_nothing_is_told_before_the_last_has_chosen() {
    let (mut table, untouched) = (four(), four());
    for line in ["1: join ace-green ace-blue, ready", "4: ready", "2: join duke-blue, ready"] {
        assert_eq!(table.does(line), Story(Vec::new()));
        assert!(table.heard.iter().all(|heard| heard.audience != table::Audience::All));
        for viewer in [0, 3] {
            assert_eq!(table.view(viewer), untouched.view(viewer), "viewer {viewer} sees no change");
        }
    }
    assert_eq!(table.to_act(), [3]);
    table.does("3: ready").tells(&["2 joins with 2: duke-blue", "1 joins with 6: ace-green ace-blue"]);
}

/// The order in which seats are ready and gangs are put together does not change the outcome.
#[test]
fn de_11_the_order_of_choosing_does_not_matter() {
    let gangs =
        ["1: join ace-green ace-blue, ready", "2: join duke-blue, ready", "3: join lola-blue, ready", "4: ready"];
    let mut ends = orders(&[0, 1, 2, 3]).into_iter().map(|order| {
        let mut table = four();
        order.iter().for_each(|seat| drop(table.does(gangs[*seat])));
        (table.so_far(), table.state)
    });
    let first = ends.next().unwrap();
    assert_eq!(ends.filter(|end| *end == first).count(), 23);
    let mut mixed = four();
    for line in ["3: join lola-blue", "1: join ace-blue", "2: join duke-blue", "4: ready", "2: ready"] {
        mixed.does(line);
    }
    for line in ["1: join ace-green", "3: ready", "1: ready"] {
        mixed.does(line);
    }
    assert_eq!(mixed.state, first.1);
}

/// [H] A choice may be changed until the last one has chosen: no step learns anything, so every step can be taken back.
#[test]
fn de_11_no_step_of_a_choice_learns() {
    let table = four();
    for seat in 1..=4 {
        for text in table.legal_of(seat) {
            let action: Action = text.parse().unwrap();
            assert!(!table.game.learns(&table.view(seat), action), "{text}");
            let mut state = table.state.clone();
            table.game.apply(&mut state, table::Seat(seat as u8 - 1), action, &table::Fast::new(1), &mut ());
            for other in Viewer::all(4).filter(|other| *other != Viewer::Seat(table::Seat(seat as u8 - 1))) {
                assert_eq!(table.game.view(&state, other), table.game.view(&table.state, other));
            }
        }
    }
}

#[test]
fn de_11_nobody_but_its_owner_sees_a_gang_before_the_reveal() {
    let mut table = four();
    table.does("1: join ace-green ace-blue, ready");
    assert!(table.view(3).seats.iter().all(|seat| seat.gang.is_none()));
    let own = table.view(1).choice.unwrap();
    assert_eq!((own.gang.cards.len(), own.gang.strength, own.ready), (2, 6, true));
    assert_eq!((table.view(1).hand.len(), table.view(0).choice), (2, None));
}
