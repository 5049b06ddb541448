//! Shares by the function that computes them (WE-31, WE-32), and who sees the money (WE-33).

use wyatt_earp::share;

use crate::support::table;

/// Four times seven points are not possible at a table: they would take a second Fastest Gun in play.
#[test]
fn we_32_case_10_seven_seven_seven_seven() {
    assert_eq!(share(&[7, 7, 7, 7], 7, 8, false)[..], [1, 1, 1, 1]);
}

/// The printed examples do not distinguish between the two orders.
#[test]
fn we_31_the_four_printed_examples_come_out_the_same_in_either_order() {
    let examples: [(&[u16], u16); 4] = [(&[11, 6, 2], 9), (&[9, 5, 4], 8), (&[4, 4, 2], 3), (&[4, 4, 2], 6)];
    for (points, pot) in examples {
        assert_eq!(share(points, pot, 8, false), share(points, pot, 8, true), "{points:?}");
    }
}

#[test]
fn we_33_money_is_open() {
    let table = table("players 3; money 3 11 0");
    for viewer in 0..=3 {
        assert_eq!(table.view(viewer).money.iter().copied().collect::<Vec<u16>>(), [3, 11, 0]);
    }
}
