//! Everything has words, and every sentence is complete.

use dollars_wanted::{
    BuildingId, BuildingKind, ByTool, Card, Cards, Cause, Colour, DollarsWanted, End, Event, Illegal, Kind, Missing,
    RowId, Tool,
};
use dollars_wanted_page::PAGE;
use look::Language;
use look_kit::game;
use table::{DealKey, Game, Position, Seat, Settings, Viewer};

use crate::sample;

fn events(game: &DollarsWanted) -> Vec<Event> {
    let (seat, row) = (Seat(1), RowId(2));
    let card = Card::new(Kind::Coyote, Colour::Blue);
    let cards: Cards = [card, card].into_iter().collect();
    let front = game.building(BuildingId(12)).front;
    vec![
        Event::Opened { row, front },
        Event::First { seat },
        Event::Turn { seat, number: 7 },
        Event::Laid { seat, row, place: 4 },
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
        Event::Failed { seat, row, missing: Missing { icons: ByTool([2, 0, 1, 0]), wild: 1 } },
        Event::Drew { seat, count: 2 },
        Event::YouDrew { cards },
        Event::Reshuffled { colour: None },
        Event::Reshuffled { colour: Some(Colour::Grey) },
        Event::Ended { end: End::EmptyPile },
    ]
}

#[test]
fn everything_has_words_in_every_language() {
    let cards = Kind::ALL.iter().flat_map(|kind| ["", ".short"].map(|part| format!("card-{}{part}", kind.name())));
    let mut keys: Vec<String> = cards.collect();
    keys.extend(Colour::ALL.iter().map(|colour| format!("colour-{}", colour.name())));
    keys.extend(Tool::ALL.iter().map(|tool| format!("need-{}", tool.name())));
    let buildings = ["building-{}", "building-{}.the", "score-{}"];
    keys.extend(BuildingKind::ALL.iter().flat_map(|kind| buildings.map(|key| key.replace("{}", kind.name()))));
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    keys.extend(["score-penalty".to_owned(), "tie-buildings".to_owned()]);
    look_kit::has_words(&PAGE, &Language::SPOKEN, keys);
}

#[test]
fn every_sentence_is_whole_in_every_language() {
    let game = sample(Settings::default()).game;
    let position = Position::deal(&game, &DealKey::new([3; 32]), &mut ());
    let view = game.view(&position.state, Viewer::Seat(Seat(0)));
    look_kit::sentences_are_whole(&PAGE, &game, &view, &events(&game), Illegal::ALL);
}

#[test]
fn whoever_reads_of_himself_reads_you() {
    let game = sample(Settings::default()).game;
    look_kit::own_events_say_you(&PAGE, &game, &events(&game));
}

/// A single icon takes a singular verb. How many icons are missing even with Jokers is said separately, in words that
/// fit one Joker or several, since a doubled Joker fills two icons.
#[test]
fn a_robbery_in_vain_says_who_robbed_and_what_is_missing_in_four_languages() {
    let said = |language, icons, wild| {
        let missing = Missing { icons: ByTool(icons), wild };
        sample_in(language).spoken(&failed(missing)).expect("it is said")
    };
    assert_eq!(said(Language::En, [0, 0, 1, 0], 0), "Ben fails to rob row 2: one crowbar is missing.");
    let three = [1, 0, 2, 0];
    assert_eq!(
        Language::SPOKEN.map(|language| said(language, three, 2)),
        [
            "Ben fails to rob row 2: one Colt and two crowbars are missing; even with Jokers, one is missing.",
            "Ben raubt Reihe\u{a0}2 vergeblich aus: Es fehlen ein Colt und 2\u{a0}Brechstangen; mit Joker noch eines.",
            "Ben dévalise en vain la rangée\u{a0}2\u{a0}: il manque 3\u{a0}icônes (un pistolet et 2\u{a0}pieds de \
             biche), et encore une en comptant les Jokers.",
            "Ben berooft rij 2 tevergeefs: er ontbreken één revolver en twee koevoeten; Jokers meegeteld nog één.",
        ]
    );
    let more = Language::SPOKEN.map(|language| said(language, three, 1));
    let endings =
        ["even with Jokers, 2\u{a0}are missing.", "mit Joker noch 2.", "encore 2 en comptant les Jokers.", "nog 2."];
    assert!(more.iter().zip(endings).all(|(said, ending)| said.ends_with(ending)), "{more:?}");
}

/// DW-10: the log stays for the whole game, but what lay in a row has to be remembered.
#[test]
fn dw_10_the_log_does_not_tell_what_a_robbery_in_vain_lacked() {
    let logged = |language, icons, wild| {
        let missing = Missing { icons: ByTool(icons), wild };
        sample_in(language).logged(&failed(missing)).expect("it is logged")
    };
    assert_eq!(logged(Language::En, [1, 0, 2, 0], 2), "Ben fails to rob row 2.");
    for language in Language::SPOKEN {
        assert_eq!(logged(language, [1, 0, 2, 0], 2), logged(language, [0, 3, 0, 1], 0));
    }
}

fn sample_in(language: Language) -> look_kit::Sample<DollarsWanted> {
    look_kit::Sample::new(&PAGE, game(3, Settings::default()), language)
}

fn failed(missing: Missing) -> Event {
    Event::Failed { seat: Seat(1), row: RowId(1), missing }
}

/// The printed rules' names for things; face-up cards are *zichtbaar* in Dutch.
#[test]
fn a_thing_has_one_name() {
    let others = [(Language::Fr, "pied-de-biche"), (Language::Fr, "pieds-de-biche"), (Language::Nl, "open")];
    look_kit::never_says(&PAGE, &others);
}
