//! What the table shows, and what it keeps from others.

use desperados::{Action, Colour, Desperados, Kind, Person};
use desperados_page::DesperadosPage;
use look_kit::wander;
use table::{Fast, Game, Settings, Viewer};

use crate::{SEATS, sample};

/// DE-11: what a seat has chosen can be taken back card by card, and nobody else's page shows any of it.
#[test]
fn a_choice_shows_on_no_other_page_and_can_be_taken_back() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut chosen = 0;
    for seed in 0..6 {
        wander(game, seed, |position| {
            let due = game.to_act(&position.state);
            if due.len() < 2 {
                return;
            }
            let seat = due.iter().next().unwrap();
            let mut list = Vec::new();
            game.legal(&position.state, seat, &mut list);
            let Some(join) = list.iter().find(|action| matches!(action, Action::Join { .. })) else { return };
            let mut after = position.clone();
            after.step(game, seat, *join, &Fast::new(0), &mut ()).unwrap();
            let own = sample.page(&after, Viewer::Seat(seat));
            assert!(own.contains(&format!("name=\"back\" value=\"{join}\"")), "{join}");
            after.step(game, seat, Action::Ready, &Fast::new(0), &mut ()).unwrap();
            for viewer in Viewer::all(SEATS).filter(|viewer| *viewer != Viewer::Seat(seat)) {
                assert_eq!(sample.page(&after, viewer), sample.page(position, viewer));
            }
            chosen += 1;
        });
    }
    assert!(chosen > 5, "{chosen}");
}

#[test]
fn every_person_place_and_mark_has_a_drawing_of_its_own() {
    let persons = Person::ALL.iter().map(|person| format!("person-{}", person.name()));
    let kinds = Kind::ALL.iter().map(|kind| format!("place-{}", kind.name()));
    let colours = Colour::ALL.iter().map(|colour| format!("mark-{}", colour.name()));
    look_kit::drawings_differ::<Desperados, DesperadosPage>(persons.chain(kinds).chain(colours));
}

/// Where only the very card counts, no person counts as a whole (option of DE-15).
#[test]
fn the_warrant_says_how_much_a_person_counts_where_all_his_cards_count_the_same() {
    for exact in ["off", "on"] {
        let sample = sample(Settings::of([("exact-match", exact)]));
        let mut wanted = 0;
        wander(&sample.game, 1, |position| {
            if sample.game.view(&position.state, Viewer::Spectator).warrant.is_empty() {
                return;
            }
            wanted += 1;
            let html = sample.page(position, Viewer::Spectator);
            assert_eq!(html.contains("class=\"count\">+"), exact == "off", "{html}");
        });
        assert!(wanted > 5, "{wanted} positions with a warrant");
    }
}
