//! The page never shows again the places and cards that players have to remember, and every card has a drawing.

use dollars_wanted::{
    BuildingId, BuildingKind, ByTool, Card, Colour, DollarsWanted, Event, Front, Kind, Missing, RowId, Tool, View,
};
use dollars_wanted_page::PAGE;
use look::Language;
use look_kit::{Sample, wander};
use table::{DealKey, Game, Position, Seat, Settings, Viewer};

use crate::sample;

#[test]
fn dw_10_the_log_gives_back_neither_places_nor_cards() {
    let sample = sample(Settings::default());
    let logged = |event| sample.logged(&event);
    let laid = |row, place| logged(Event::Laid { seat: Seat(0), row: RowId(row), place });
    assert_eq!(laid(0, 1), laid(2, 3));
    let card = Card::new(Kind::Vulture, Colour::Red);
    assert_eq!(logged(Event::Turned { row: RowId(0), card }), None);
    assert_eq!(logged(Event::YouLaid { row: RowId(0), card }), None);
    assert_eq!(sample.spoken(&Event::YouLaid { row: RowId(0), card }), None);
    let shown =
        |kind| logged(Event::Shown { seat: Seat(0), cards: [Card::new(kind, Colour::Red)].into_iter().collect() });
    assert_eq!(shown(Kind::Joe1), shown(Kind::Enzo2));
}

/// With the option *full log* of DW-10, the log says who laid a card where, which everybody saw; but not what was
/// turned up.
#[test]
fn dw_10_a_full_log_says_where_each_card_was_laid_and_nothing_else_more() {
    let (usual, full) = (sample(Settings::default()), sample(Settings::of([("full-log", "on")])));
    let laid = Event::Laid { seat: Seat(1), row: RowId(2), place: 4 };
    assert_eq!(usual.logged(&laid).as_deref(), Some("Ben lays a card."));
    assert_eq!(full.logged(&laid).as_deref(), Some("Ben lays a card in row 3, place 4."));
    let won = Event::Won { seat: Seat(1), row: RowId(2), building: BuildingId(1) };
    assert!(!usual.logged(&won).expect("a win is logged").contains("row 3"));
    assert!(full.logged(&won).expect("a win is logged").contains(" in row 3 and wins "));
    let card = Card::new(Kind::Vulture, Colour::Red);
    for event in [Event::Turned { row: RowId(2), card }, Event::YouLaid { row: RowId(2), card }] {
        assert_eq!(full.logged(&event), None);
    }
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

/// Five colours are shuffled together, unless each player has their own (DW-29).
#[test]
fn the_legend_says_how_many_cards_of_a_kind_are_in_one_pile() {
    for (variant, colours) in [("off", 5), ("on", 1)] {
        let sample = sample(Settings::of([("colour-variant", variant)]));
        let position = Position::deal(&sample.game, &DealKey::new([3; 32]), &mut ());
        let html = sample.page(&position, Viewer::Spectator);
        let legend = html.split_once("id=\"legend\"").expect("there is a legend").1;
        for kind in Kind::ALL {
            let count = colours * sample.game.edition().count(kind);
            assert!(legend.contains(&format!("<strong>{count}\u{a0}× </strong>")), "{kind:?}: {legend}");
        }
    }
}

#[test]
fn every_card_and_building_has_a_drawing_of_its_own() {
    let cards = Kind::ALL.iter().map(|kind| format!("card-{}", kind.name()));
    let buildings = BuildingKind::ALL.iter().map(|kind| format!("building-{}", kind.name()));
    let tools = Tool::ALL.iter().map(|tool| format!("tool-{}", tool.name()));
    let colours = Colour::ALL.iter().map(|colour| format!("mark-{}", colour.name()));
    look_kit::drawings_differ(&PAGE, cards.chain(buildings).chain(tools).chain(colours));
}

/// The pictures of special cards do not say what they do.
#[test]
fn a_picked_special_card_says_what_it_does_and_a_picked_bandit_where_to_go_on() {
    let sample = sample(Settings::default());
    let mut told = 0;
    wander(&sample.game, 3, |position| {
        let view = sample.game.view(&position.state, Viewer::Seat(Seat(0)));
        let page = sample.page(position, Viewer::Seat(Seat(0)));
        if !page.contains("name=\"pick\"") {
            return;
        }
        for (place, card) in (1..).zip(&view.hand) {
            let (_, rest) =
                page.split_once(&format!("class=\"picked for-{place}\">")).expect("each card has a sentence");
            let is_special = card.kind().icons().is_none();
            let about = format!("card-{}.about", card.kind().name());
            let expected = sample.words.say(if is_special { &about } else { "prompt-picked" });
            told += usize::from(is_special);
            assert!(rest.split('<').next().expect("there is text").contains(&expected), "{card:?}: {expected}");
        }
    });
    assert!(told > 0, "a special card is held");
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

#[test]
fn a_stage_turns_the_cards_of_its_frame_one_after_another_and_its_result_turns_none() {
    let sample = sample(Settings::default());
    let position = Position::deal(&sample.game, &DealKey::new([3; 32]), &mut ());
    let mut view = sample.game.view(&position.state, Viewer::Spectator);
    let (row, seat) = (RowId(1), Seat(0));
    let card = Card::new(Kind::Joe1, Colour::Red);
    view.rows[row.index()].up = vec![card; 10];
    let missing = Missing { icons: ByTool([2, 0, 1, 0]), wild: 0 };
    let stage = |last: &[Event]| sample.staged(&view, last).expect("a robbery has a stage");
    let nths = |last: &[Event]| -> Vec<u32> {
        stage(last).split("turned nth-").skip(1).map(|rest| rest[..1].parse().expect("a number")).collect()
    };
    let turned = |count| vec![Event::Turned { row, card }; count];
    assert_eq!(nths(&turned(10)), [1, 2, 3, 4, 5, 6, 7, 8, 8, 8], "in order");
    assert_eq!(nths(&turned(2)), [1, 2], "the last two were turned");
    let (failed, won) = (Event::Failed { seat, row, missing }, Event::Won { seat, row, building: BuildingId(4) });
    assert!([&failed, &won].iter().all(|result| nths(std::slice::from_ref(*result)).is_empty()));
    assert!(!stage(&turned(2)).contains("data-leads"), "no result is told");
    assert!(stage(&[&*turned(2), std::slice::from_ref(&won)].concat()).contains("data-leads"));
    let shown = stage(std::slice::from_ref(&failed));
    assert_eq!(shown.split_once("class=\"verdict\"").map(|(_, lack)| lack.matches("#tool-").count()), Some(3));
}

#[test]
fn a_robbery_all_that_it_turns_up_and_what_a_coyote_takes_have_a_stage() {
    look_kit::great_moments_have_stages(&PAGE, |event| {
        use Event::{Eaten, Failed, Left, Robbery, Stopped, Turned, Won, Wrong};
        let is_turned = matches!(event, Turned { .. } | Stopped { .. } | Left { .. } | Wrong { .. } | Eaten { .. });
        is_turned || matches!(event, Robbery { .. } | Won { .. } | Failed { .. })
    });
}

/// The rows at many positions of a game, as drawn on the page and in words.
fn rows_of(language: Language, settings: Settings, mut see: impl FnMut(&View, &str, &str)) {
    let sample = Sample::new(&PAGE, look_kit::game(3, settings), language);
    wander(&sample.game, 5, |position| {
        let viewer = Viewer::Seat(Seat(0));
        let (page, told) = (sample.page(position, viewer), sample.in_words(position, viewer));
        let rows = page.split_once("<section class=\"rows\"").expect("the rows are drawn").1;
        let rows = rows.split_once("id=\"legend\"").expect("the legend comes after them").0;
        let told = told.split_once(&*sample.words.say("rows")).expect("the rows are told").1;
        see(&sample.game.view(&position.state, viewer), rows, told);
    });
}

/// A building's dollars are face down: neither its picture nor its words give them.
#[test]
fn dw_1_nothing_at_the_rows_says_what_a_building_brings() {
    for language in Language::SPOKEN {
        rows_of(language, Settings::default(), |_, rows, told| {
            assert!(!rows.contains('$'), "{language:?}: {rows}");
            assert!(!told.contains('$'), "{language:?}: {told}");
        });
    }
}

#[test]
fn dw_1_open_values_show_what_each_building_in_play_brings() {
    rows_of(Language::En, Settings::of([("open-values", "on")]), |view, rows, told| {
        let all = look_kit::game::<DollarsWanted>(3, Settings::default());
        let building = |front: Front| all.edition().buildings().find(|(_, building)| building.front == front);
        let fronts = view.rows.iter().filter_map(|row| row.front);
        let pays: Vec<i32> = fronts.map(|front| building(front).expect("it is in the edition").1.dollars).collect();
        for dollars in &pays {
            let lie = pays.iter().filter(|other| *other == dollars).count();
            assert_eq!(rows.matches(&format!("title=\"pays ${dollars}\">${dollars}<")).count(), lie, "{rows}");
            assert_eq!(told.matches(&format!("pays ${dollars}")).count(), lie, "{told}");
        }
        assert_eq!((rows.matches("class=\"pays\"").count(), told.matches('$').count()), (pays.len(), pays.len()));
    });
}

/// The printed rules' rule of thumb, and its result for each kind of building.
#[test]
fn the_legend_says_what_each_kind_of_building_pays() {
    let sample = sample(Settings::default());
    let position = Position::deal(&sample.game, &DealKey::new([3; 32]), &mut ());
    let html = sample.page(&position, Viewer::Spectator);
    let legend = html.split_once("id=\"legend\"").expect("there is a legend").1;
    for said in
        ["Bank, <span class=\"pays\">pays $700", "pays $300–$400", "The more a building needs, the more it pays."]
    {
        assert!(legend.contains(said), "{said}: {legend}");
    }
}

#[test]
fn the_legend_says_that_colours_mean_nothing_where_they_do() {
    for (variant, means_nothing) in [("off", true), ("on", false)] {
        let sample = sample(Settings::of([("colour-variant", variant)]));
        let position = Position::deal(&sample.game, &DealKey::new([3; 32]), &mut ());
        let html = sample.page(&position, Viewer::Spectator);
        assert_eq!(html.contains("The colours of the cards mean nothing."), means_nothing);
    }
}
