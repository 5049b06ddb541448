//! The page of Dollars Wanted has words for everything and gives nothing back that was to be remembered.

use dollars_wanted::{
    BuildingId, BuildingKind, Card, Cards, Cause, Colour, DollarsWanted, End, Event, Illegal, Kind, RowId, Tool,
};
use dollars_wanted_page::DollarsWantedPage;
use look::Language;
use look_kit::wander;
use table::{DealKey, Game, Position, Seat, Settings, Viewer};

look_kit::conformance!(DollarsWanted, DollarsWantedPage);

fn sample(settings: Settings) -> look_kit::Sample<DollarsWanted, DollarsWantedPage> {
    look_kit::Sample::new(look_kit::game(3, settings), Language::En)
}

fn events(game: &DollarsWanted) -> Vec<Event> {
    let (seat, row) = (Seat(1), RowId(2));
    let card = Card::new(Kind::Coyote, Colour::Blue);
    let cards: Cards = [card, card].into_iter().collect();
    let front = game.building(BuildingId(12)).front;
    vec![
        Event::Opened { row, front },
        Event::First { seat },
        Event::Turn { seat, number: 7 },
        Event::Laid { seat, row },
        Event::YouLaid { card, row },
        Event::OnlyOne { seat },
        Event::Skipped { seat },
        Event::Shown { seat, cards: cards.clone() },
        Event::Robbery { seat, row, cause: Cause::Called },
        Event::Robbery { seat, row, cause: Cause::Seven },
        Event::Turned { row, card },
        Event::Eaten { row, coyote: card, prey: card },
        Event::Left { row, coyote: card },
        Event::Wrong { row, card, penalty: None },
        Event::Wrong { row, card, penalty: Some(seat) },
        Event::Stopped { row },
        Event::Won { seat, row, building: BuildingId(4) },
        Event::Discarded { row, card },
        Event::Failed { seat, row },
        Event::Drew { seat, count: 2 },
        Event::YouDrew { cards },
        Event::Reshuffled { colour: None },
        Event::Reshuffled { colour: Some(Colour::Grey) },
        Event::Ended { end: End::EmptyPile },
    ]
}

#[test]
fn everything_has_words_in_every_complete_language() {
    let cards = Kind::ALL.iter().flat_map(|kind| ["", ".short"].map(|part| format!("card-{}{part}", kind.name())));
    let mut keys: Vec<String> = cards.collect();
    keys.extend(Colour::ALL.iter().map(|colour| format!("colour-{}", colour.name())));
    keys.extend(Tool::ALL.iter().map(|tool| format!("need-{}", tool.name())));
    let buildings = ["building-{}", "building-{}.the", "score-{}"];
    keys.extend(BuildingKind::ALL.iter().flat_map(|kind| buildings.map(|key| key.replace("{}", kind.name()))));
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    keys.extend(["score-penalty".to_owned(), "tie-buildings".to_owned()]);
    look_kit::has_words::<DollarsWanted, DollarsWantedPage>(&Language::COMPLETE, keys);
}

#[test]
fn every_sentence_is_whole_in_every_complete_language() {
    let game = sample(Settings::default()).game;
    let position = Position::deal(&game, &DealKey::new([3; 32]), &mut ());
    let view = game.view(&position.state, Viewer::Seat(Seat(0)));
    look_kit::sentences_are_whole::<_, DollarsWantedPage>(&game, &view, &events(&game), Illegal::ALL);
}

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
