//! The page of Dollars Wanted has words for everything and gives nothing back that was to be remembered.

use dollars_wanted::{
    Action, BuildingId, BuildingKind, Card, Cards, Cause, Colour, DollarsWanted, End, Event, Illegal, Kind, RowId,
    Step, Tool,
};
use dollars_wanted_page::DollarsWantedPage;
use look::{Language, Page, Words};
use look_kit::wander;
use table::{BySeat, DealKey, Game, Position, Seat, Settings, Setup, Viewer};

const SEATS: u8 = 3;

fn game(settings: Settings) -> DollarsWanted {
    let edition = DollarsWanted::EDITION.to_owned();
    DollarsWanted::new(&Setup { seats: SEATS, settings, edition, version: DollarsWanted::VERSION })
        .expect("the set-up is possible")
}

look_kit::conformance!(DollarsWanted, DollarsWantedPage);

fn names() -> BySeat<String> {
    look_kit::names(SEATS)
}

fn words(language: Language) -> Words {
    look_kit::words::<DollarsWanted, DollarsWantedPage>(language)
}

fn page(game: &DollarsWanted, position: &Position<DollarsWanted>, viewer: Viewer, words: &Words) -> String {
    look_kit::page::<_, DollarsWantedPage>(game, position, viewer, words)
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
    let mut keys: Vec<String> = vec!["game-name".into(), "game-about".into()];
    keys.extend(
        Kind::ALL.iter().flat_map(|kind| [format!("card-{}", kind.name()), format!("card-{}.short", kind.name())]),
    );
    keys.extend(Colour::ALL.iter().map(|colour| format!("colour-{}", colour.name())));
    keys.extend(Tool::ALL.iter().map(|tool| format!("need-{}", tool.name())));
    keys.extend(BuildingKind::ALL.iter().flat_map(|kind| {
        [format!("building-{}", kind.name()), format!("building-{}.the", kind.name()), format!("score-{}", kind.name())]
    }));
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    keys.extend(Illegal::ALL.iter().map(|illegal| format!("why-{}", illegal.name())));
    keys.extend(["score-penalty".to_owned(), "tie-buildings".to_owned()]);
    keys.extend(
        DollarsWanted::OPTIONS
            .iter()
            .flat_map(|option| [format!("option-{}", option.key), format!("option-{}.about", option.key)]),
    );
    keys.extend((1..=32).map(|clause| format!("rule-dw-{clause}")));
    for language in Language::COMPLETE {
        let words = words(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{language:?}");
    }
}

#[test]
fn every_sentence_is_whole_in_every_complete_language() {
    let game = game(Settings::default());
    let position = Position::deal(&game, &DealKey::new([3; 32]), &mut ());
    let view = game.view(&position.state, Viewer::Seat(Seat(0)));
    for language in Language::COMPLETE {
        let words = words(language);
        let mut said: Vec<String> = Vec::new();
        for event in events(&game) {
            said.extend(DollarsWantedPage::spoken(&game, &event, &names(), &words));
            said.extend(DollarsWantedPage::logged(&game, &event, &names(), &words));
        }
        for number in 0..<Action as table::Action>::COUNT {
            let action = <Action as table::Action>::nth(number).unwrap();
            said.push(DollarsWantedPage::action(&game, &view, action, &words));
        }
        said.push(DollarsWantedPage::rules(&game, &words).into_string());
        for sentence in said {
            let unfinished = ["{", "}", "say-", "log-", "act-", "card-", "building-", "need-"];
            let text = if sentence.starts_with('<') { String::new() } else { sentence.clone() };
            assert!(!unfinished.iter().any(|part| text.contains(part)), "{language:?}: {sentence}");
            assert!(!sentence.contains("{$") && !sentence.contains("{ $"), "{language:?}: {sentence}");
        }
    }
}

#[test]
fn dw_10_the_log_gives_back_neither_places_nor_cards() {
    let game = game(Settings::default());
    let words = words(Language::En);
    let logged = |event| DollarsWantedPage::logged(&game, &event, &names(), &words);
    let laid = |row| logged(Event::Laid { seat: Seat(0), row: RowId(row) });
    assert_eq!(laid(0), laid(2));
    let card = Card::new(Kind::Vulture, Colour::Red);
    assert_eq!(logged(Event::Turned { row: RowId(0), card }), None);
    assert_eq!(logged(Event::YouLaid { row: RowId(0), card }), None);
    assert_eq!(DollarsWantedPage::spoken(&game, &Event::YouLaid { row: RowId(0), card }, &names(), &words), None);
    let shown =
        |kind| logged(Event::Shown { seat: Seat(0), cards: [Card::new(kind, Colour::Red)].into_iter().collect() });
    assert_eq!(shown(Kind::Joe1), shown(Kind::Enzo2));
}

#[test]
fn a_page_without_the_option_does_not_show_which_cards_the_viewer_laid() {
    let words = words(Language::En);
    let shows = |settings| {
        let game = game(settings);
        let mut found = false;
        wander(&game, 9, |position| found |= page(&game, position, Viewer::Seat(Seat(0)), &words).contains(" mine"));
        found
    };
    assert!(!shows(Settings::default()));
    assert!(shows(Settings::of([("remember-cards", "on")])));
}

#[test]
fn every_card_and_building_has_a_drawing_of_its_own() {
    let symbols = DollarsWantedPage::symbols().into_string();
    let body = |id: String| {
        let start = symbols.find(&format!("<symbol id=\"{id}\"")).unwrap_or_else(|| panic!("no drawing {id}"));
        let whole = &symbols[start..start + symbols[start..].find("</symbol>").unwrap()];
        whole.split_once("viewBox").unwrap().1.to_owned()
    };
    let mut drawings: Vec<String> = Kind::ALL.iter().map(|kind| body(format!("card-{}", kind.name()))).collect();
    drawings.extend(BuildingKind::ALL.iter().map(|kind| body(format!("building-{}", kind.name()))));
    drawings.extend(Tool::ALL.iter().map(|tool| body(format!("tool-{}", tool.name()))));
    drawings.extend(Colour::ALL.iter().map(|colour| body(format!("mark-{}", colour.name()))));
    let all = drawings.len();
    drawings.sort();
    drawings.dedup();
    assert_eq!(drawings.len(), all);
    assert!(!symbols.contains("<text"), "no card is a box with a word");
}

#[test]
fn a_finished_game_says_so() {
    let game = game(Settings::default());
    let mut last = None;
    wander(&game, 1, |position| last = Some(position.clone()));
    let position = last.unwrap();
    assert!(matches!(game.view(&position.state, Viewer::Spectator).step, Step::Over(_)));
    assert!(page(&game, &position, Viewer::Seat(Seat(0)), &words(Language::En)).contains("The game is over."));
}
