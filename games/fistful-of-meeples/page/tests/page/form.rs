//! Ids name places, and every drawing is one of its own.

use fistful_of_meeples::{Cube, FistfulOfMeeples, Meeple, Place};
use fistful_of_meeples_page::FistfulOfMeeplesPage;
use table::Viewer;

use crate::{SEATS, sample};

#[test]
fn every_id_names_a_place() {
    let sample = sample();
    let places = ["place-", "field-", "panel-", "pick-", "why-", "hint-", "hand", "act"];
    look_kit::wander(&sample.game, 8, |position| {
        for viewer in Viewer::all(SEATS) {
            let html = sample.page(position, viewer);
            for id in look_kit::values(&html, "id") {
                assert!(places.iter().any(|place| id.starts_with(place)), "{id}");
            }
        }
    });
}

#[test]
fn every_drawing_is_one_of_its_own_and_needs_no_letters() {
    let meeples = Meeple::ALL.iter().map(|meeple| format!("fm-{meeple}"));
    let cubes = Cube::ALL.iter().map(|cube| format!("fm-{}", cube.name()));
    let places = Place::ALL.iter().map(|place| format!("fm-{place}"));
    let seats = (0..4).map(|seat| format!("fm-seat-{seat}"));
    look_kit::drawings_differ::<FistfulOfMeeples, FistfulOfMeeplesPage>(
        meeples.chain(cubes).chain(places).chain(seats),
    );
}
