//! Who is asked, and that every reason comes up in `refusals.story`.

use std::collections::BTreeSet;

use fistful_of_meeples::{Illegal, Meeple};
use table::{Game, Seat, Viewer};

use crate::support::{Town, alone};

#[test]
fn every_viewer_sees_whether_it_is_asked() {
    let mut town = Town::new(2, &[], |board| alone(board, Meeple::Builder));
    town.acts(&["take t1", "drop builder t2"]);
    for viewer in Viewer::all(2) {
        let asked = town.game.view(&town.state, viewer).asked();
        assert_eq!(asked, viewer.seat().filter(|seat| *seat == Seat(0)), "{viewer:?}");
    }
}

#[test]
fn every_reason_comes_up() {
    let told = include_str!("refusals.story");
    let told: BTreeSet<&str> = told.split([';', '\n']).filter_map(|line| Some(line.rsplit_once(": ")?.1)).collect();
    let missing: Vec<&str> =
        Illegal::ALL.iter().map(|reason| reason.name()).filter(|name| !told.contains(name)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}
