//! What can be chosen, what cannot, and where the hand will fall; ids name places, and every drawing is one of its own.

use fistful_of_meeples::{Cube, FistfulOfMeeples, Illegal, Meeple, Place, Step, Way};
use fistful_of_meeples_page::FistfulOfMeeplesPage;
use look::Page;
use look_kit::wander;
use table::{Game, Reason, Viewer};

use crate::{SEATS, sample};

#[test]
fn an_illegal_place_or_field_says_why_not_with_its_clause() {
    let sample = sample();
    let game = &sample.game;
    let (mut empty, mut not_next, mut others_first, mut nobody) = (false, false, false, false);
    for seed in 0..6 {
        wander(game, seed, |position| {
            let Some(asked) = game.to_act(&position.state).iter().next() else { return };
            let html = sample.page(position, Viewer::Seat(asked));
            let says = |illegal: Illegal| {
                html.contains(&FistfulOfMeeplesPage::reason(illegal, &sample.words))
                    && html.contains(&format!("/rules/fistful-of-meeples#{}", illegal.clause()))
            };
            let board = game.view(&position.state, Viewer::Spectator).board;
            match board.step {
                Step::Settle => assert!(says(Illegal::NoCorner)),
                Step::Take if board.places.pairs().any(|(_, meeples)| meeples.is_empty()) => {
                    assert!(says(Illegal::EmptyPlace));
                    empty = true;
                }
                Step::Drop if board.way != Way::Anywhere => {
                    let begins = matches!((board.from, board.way), (Some(Place::Building(_)), Way::Either(_)));
                    assert!(says(if begins { Illegal::NotBeside } else { Illegal::NotNext }));
                    not_next |= !begins;
                    others_first |= says(Illegal::OthersFirst);
                }
                Step::Resolve => {
                    assert!(says(Illegal::NobodyThere));
                    nobody = true;
                }
                _ => {}
            }
            assert_eq!(html.matches("class=\"tip").count(), html.matches("class=\"hit ").count() - drops(&html));
        });
    }
    assert!(empty && not_next && nobody && others_first);
}

/// How many of the buttons over the town put a meeple down: these have no words for the eye.
fn drops(html: &str) -> usize {
    html.split("<button").filter(|tag| tag.contains("class=\"hit ") && tag.contains("value=\"drop ")).count()
}

#[test]
fn fm_10_the_page_shows_in_both_directions_where_the_hand_will_fall() {
    let sample = sample();
    let game = &sample.game;
    let mut seen = (false, false);
    wander(game, 3, |position| {
        let Some(asked) = game.to_act(&position.state).iter().next() else { return };
        let view = game.view(&position.state, Viewer::Seat(asked));
        let html = sample.page(position, Viewer::Seat(asked));
        let coming = html.matches("class=\"coming ").count();
        let told: usize = view.falls(None).iter().map(|fall| fall.fields.len()).sum();
        assert_eq!(coming, told);
        match view.board.way {
            Way::Either(_) if told > 0 => seen.0 |= html.contains("coming clockwise") && html.contains("coming anti"),
            Way::Along(..) if told > 0 => seen.1 = true,
            _ => {}
        }
        let spectator = sample.page(position, Viewer::Spectator);
        assert!(!spectator.contains("class=\"coming "));
    });
    assert!(seen.0 && seen.1);
}

#[test]
fn every_id_names_a_place() {
    let sample = sample();
    let places = ["place-", "field-", "panel-", "pick-", "why-", "hint-", "hand", "act", "legend"];
    wander(&sample.game, 8, |position| {
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
