//! The worked cases of WE-32, each at a table where it can lie there.

use crate::rules::score;
use crate::support::Layout;

#[track_caller]
fn shares(points: &[u32], pot: usize, shares: &[usize], rest: usize) {
    assert_eq!(score(Layout::new(points.len()), points, pot), (shares.to_vec(), rest));
}

/// With the option *smallest share first*.
#[track_caller]
fn smallest_first(points: &[u32], pot: usize, shares: &[usize], rest: usize) {
    let layout = Layout::new(points.len()).option("smallest-first", "on");
    assert_eq!(score(layout, points, pot), (shares.to_vec(), rest));
}

#[test]
fn we_32_case_1_eleven_six_two() {
    shares(&[11, 6, 2], 9, &[9, 0, 0], 0);
}

#[test]
fn we_32_case_2_nine_five_four() {
    shares(&[9, 5, 4], 8, &[5, 3, 0], 0);
}

#[test]
fn we_32_case_3_four_four_two_and_three() {
    shares(&[4, 4, 2], 3, &[1, 1, 0], 1);
}

#[test]
fn we_32_case_4_four_four_two_and_six() {
    shares(&[4, 4, 2], 6, &[2, 2, 1], 1);
}

#[test]
fn we_32_case_5_eight_six_five() {
    shares(&[8, 6, 5], 7, &[3, 2, 2], 0);
}

#[test]
fn we_32_case_6_six_six_six() {
    shares(&[6, 6, 6], 5, &[1, 1, 1], 2);
}

#[test]
fn we_32_case_7_ten_seven_seven_and_six() {
    shares(&[10, 7, 7], 6, &[3, 1, 1], 1);
}

#[test]
fn we_32_case_8_ten_seven_seven_and_three() {
    shares(&[10, 7, 7], 3, &[2, 0, 0], 1);
}

#[test]
fn we_32_case_9_eight_five_five_five() {
    shares(&[8, 5, 5, 5], 4, &[2, 0, 0, 0], 2);
}

/// Four times seven points do not lie on any table, for that takes a second Fastest Gun in play.
#[test]
fn we_32_case_10_seven_seven_seven_seven() {
    assert_eq!(wyatt_earp::share(&[7, 7, 7, 7], 7, 8, false)[..], [1, 1, 1, 1]);
}

#[test]
fn we_32_case_11_nine_six() {
    shares(&[9, 6], 1, &[1, 0], 0);
}

#[test]
fn we_32_case_12_nine_eight_seven() {
    shares(&[9, 8, 7], 3, &[2, 1, 0], 0);
    smallest_first(&[9, 8, 7], 3, &[2, 0, 1], 0);
}

#[test]
fn we_32_case_13_eight_seven_six_five() {
    shares(&[8, 7, 6, 5], 4, &[2, 1, 1, 0], 0);
    smallest_first(&[8, 7, 6, 5], 4, &[2, 0, 1, 1], 0);
}

#[test]
fn we_32_case_14_nine_eight_eight_five() {
    shares(&[9, 8, 8, 5], 7, &[3, 1, 1, 1], 1);
    smallest_first(&[9, 8, 8, 5], 7, &[3, 1, 1, 2], 0);
}

#[test]
fn we_32_case_15_four_four_nothing_nothing() {
    shares(&[4, 4, 0, 0], 6, &[3, 3, 0, 0], 0);
}
