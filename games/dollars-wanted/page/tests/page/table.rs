//! The page gives back neither places nor cards that the players have to remember, and every card has a drawing.

use dollars_wanted::{BuildingKind, Card, Colour, DollarsWanted, Event, Kind, RowId, Tool};
use dollars_wanted_page::DollarsWantedPage;
use look_kit::wander;
use table::{Seat, Settings, Viewer};

use crate::sample;

#[test]
fn dw_10_the_log_gives_back_neither_places_nor_cards() {
    let sample = sample(Settings::default());
    let logged = |event| sample.logged(&event);
    let laid = |row| logged(Event::Laid { seat: Seat(0), row: RowId(row) });
    assert_eq!(laid(0), laid(2));
    let card = Card::new(Kind::Vulture, Colour::Red);
    assert_eq!(logged(Event::Turned { row: RowId(0), card }), None);
    assert_eq!(logged(Event::YouLaid { row: RowId(0), card }), None);
    assert_eq!(sample.spoken(&Event::YouLaid { row: RowId(0), card }), None);
    let shown =
        |kind| logged(Event::Shown { seat: Seat(0), cards: [Card::new(kind, Colour::Red)].into_iter().collect() });
    assert_eq!(shown(Kind::Joe1), shown(Kind::Enzo2));
}

#[test]
fn a_page_without_the_option_does_not_show_which_cards_the_viewer_laid() {
    let shows = |settings| {
        let sample = sample(settings);
        let mut found = false;
        wander(&sample.game, 9, |position| found |= sample.page(position, Viewer::Seat(Seat(0))).contains(" mine"));
        found
    };
    assert!(!shows(Settings::default()));
    assert!(shows(Settings::of([("remember-cards", "on")])));
}

#[test]
fn every_card_and_building_has_a_drawing_of_its_own() {
    let cards = Kind::ALL.iter().map(|kind| format!("card-{}", kind.name()));
    let buildings = BuildingKind::ALL.iter().map(|kind| format!("building-{}", kind.name()));
    let tools = Tool::ALL.iter().map(|tool| format!("tool-{}", tool.name()));
    let colours = Colour::ALL.iter().map(|colour| format!("mark-{}", colour.name()));
    look_kit::drawings_differ::<DollarsWanted, DollarsWantedPage>(cards.chain(buildings).chain(tools).chain(colours));
}

/// The stylesheet shows the second sentence once a card is picked.
#[test]
fn a_page_with_cards_to_pick_has_the_sentence_for_a_picked_one_and_no_other_page_has() {
    let sample = sample(Settings::default());
    let picked = sample.words.say("prompt-picked");
    let mut pages = [0, 0];
    wander(&sample.game, 3, |position| {
        let page = sample.page(position, Viewer::Seat(Seat(0)));
        let picks = page.contains("name=\"pick\"");
        assert_eq!(page.contains(&picked), picks);
        pages[usize::from(picks)] += 1;
    });
    assert!(pages.iter().all(|count| *count > 0), "{pages:?}");
}
