//! Ids name places, and drawings are there.

use std::collections::BTreeSet;

use fistful_of_meeples::{Cube, Meeple, Place};
use fistful_of_meeples_page::FistfulOfMeeplesPage;
use look::{Language, Page};
use table::Viewer;

use crate::{SEATS, game, page, wander, words};

#[test]
fn every_id_stands_once_and_names_a_place() {
    let (game, words) = (game(), words(Language::En));
    let symbols = FistfulOfMeeplesPage::symbols().into_string();
    let ids = |html: &str| -> Vec<String> {
        html.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
    };
    let places = ["place-", "field-", "panel-", "pick-", "why-", "hint-", "hand", "act", "fm-"];
    wander(&game, 8, |state| {
        for viewer in Viewer::all(SEATS) {
            let all = ids(&(page(&game, state, viewer, &words) + &symbols));
            let once: BTreeSet<&String> = all.iter().collect();
            assert_eq!(once.len(), all.len(), "{all:?}");
            assert!(all.iter().all(|id| places.iter().any(|place| id.starts_with(place))), "{all:?}");
        }
    });
}

#[test]
fn whatever_is_referred_to_is_there() {
    let (game, words) = (game(), words(Language::En));
    let symbols = FistfulOfMeeplesPage::symbols().into_string();
    wander(&game, 9, |state| {
        for viewer in Viewer::all(SEATS) {
            let html = page(&game, state, viewer, &words);
            for symbol in html.split("<use ").skip(1).filter_map(|rest| rest.split_once("href=\"#")) {
                let id = symbol.1.split('"').next().unwrap();
                assert!(symbols.contains(&format!("id=\"{id}\"")), "no drawing {id}");
            }
            for id in html.split("aria-describedby=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
                assert!(html.contains(&format!(" id=\"{id}\"")), "no words {id}");
            }
        }
    });
}

#[test]
fn every_drawing_is_one_of_its_own_and_needs_no_letters() {
    let symbols = FistfulOfMeeplesPage::symbols().into_string();
    let body = |id: String| {
        let start = symbols.find(&format!("<symbol id=\"{id}\"")).unwrap_or_else(|| panic!("no drawing {id}"));
        let whole = &symbols[start..start + symbols[start..].find("</symbol>").unwrap()];
        whole.split_once("viewBox").unwrap().1.to_owned()
    };
    let mut drawings: Vec<String> = Meeple::ALL.iter().map(|meeple| body(format!("fm-{meeple}"))).collect();
    drawings.extend(Cube::ALL.iter().map(|cube| body(format!("fm-{}", cube.name()))));
    drawings.extend(Place::ALL.iter().map(|place| body(format!("fm-{place}"))));
    drawings.extend((0..4).map(|seat| body(format!("fm-seat-{seat}"))));
    let all = drawings.len();
    drawings.sort();
    drawings.dedup();
    assert_eq!(drawings.len(), all);
    assert!(!symbols.contains("<text"));
}
