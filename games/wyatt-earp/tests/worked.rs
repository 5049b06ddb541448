//! The worked cases of WE-32, each at a table where it is possible.

use crate::rules::score;
use crate::support::Layout;

/// A case: its number, whether the smallest share comes first, the points, the reward, the shares and the rest.
type Case = (u32, bool, &'static [u32], usize, &'static [usize], usize);

const CASES: [Case; 17] = [
    (1, false, &[11, 6, 2], 9, &[9, 0, 0], 0),
    (2, false, &[9, 5, 4], 8, &[5, 3, 0], 0),
    (3, false, &[4, 4, 2], 3, &[1, 1, 0], 1),
    (4, false, &[4, 4, 2], 6, &[2, 2, 1], 1),
    (5, false, &[8, 6, 5], 7, &[3, 2, 2], 0),
    (6, false, &[6, 6, 6], 5, &[1, 1, 1], 2),
    (7, false, &[10, 7, 7], 6, &[3, 1, 1], 1),
    (8, false, &[10, 7, 7], 3, &[2, 0, 0], 1),
    (9, false, &[8, 5, 5, 5], 4, &[2, 0, 0, 0], 2),
    (11, false, &[9, 6], 1, &[1, 0], 0),
    (12, false, &[9, 8, 7], 3, &[2, 1, 0], 0),
    (12, true, &[9, 8, 7], 3, &[2, 0, 1], 0),
    (13, false, &[8, 7, 6, 5], 4, &[2, 1, 1, 0], 0),
    (13, true, &[8, 7, 6, 5], 4, &[2, 0, 1, 1], 0),
    (14, false, &[9, 8, 8, 5], 7, &[3, 1, 1, 1], 1),
    (14, true, &[9, 8, 8, 5], 7, &[3, 1, 1, 2], 0),
    (15, false, &[4, 4, 0, 0], 6, &[3, 3, 0, 0], 0),
];

#[test]
fn we_32_the_worked_cases_come_out_as_written() {
    for (number, smallest_first, points, reward, shares, rest) in CASES {
        let layout = Layout::new(points.len());
        let layout = if smallest_first { layout.option("smallest-first", "on") } else { layout };
        assert_eq!(score(layout, points, reward), (shares.to_vec(), rest), "case {number}");
    }
}

/// Four times seven points are not possible at a table: they would take a second Fastest Gun in play.
#[test]
fn we_32_case_10_seven_seven_seven_seven() {
    assert_eq!(wyatt_earp::share(&[7, 7, 7, 7], 7, 8, false)[..], [1, 1, 1, 1]);
}
