//! Every word comes from the files of words, and the rules are whole.

use look::Language;
use table::{Fast, Game, Position, Seat, Settings, Setup, Viewer};
use wyatt_earp::{Card, End, Event, Illegal, Outlaw, WyattEarp};
use wyatt_earp_page::{WORDS, WyattEarpPage};

use crate::samples::{events, sample};

/// The keys of the clause table's terms, which every language has.
fn terms() -> Vec<String> {
    let mut keys: Vec<String> =
        ["game-name", "points", "poster-reward", "posters", "hit", "miss", "pile-draw", "pile-discard", "duel"]
            .map(str::to_owned)
            .to_vec();
    keys.extend(Outlaw::ALL.map(|outlaw| format!("outlaw-{}", outlaw.name())));
    for kind in ["photo", "stagecoach", "bank", "gun", "wanted", "hideout", "wyatt"] {
        keys.extend(["", ".printed"].map(|part| format!("card-{kind}{part}")));
    }
    keys.extend(["stagecoach", "bank", "gun", "wanted", "hideout", "wyatt"].map(|kind| format!("card-{kind}.short")));
    keys
}

#[test]
fn every_language_has_the_terms() {
    look_kit::has_words::<WyattEarp, WyattEarpPage>(&Language::SPOKEN, terms());
}

#[test]
fn everything_has_words_in_every_complete_language() {
    let mut keys = terms();
    keys.extend(
        Outlaw::ALL.iter().flat_map(|outlaw| ["short", "mark"].map(|part| format!("outlaw-{}.{part}", outlaw.name()))),
    );
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    keys.extend(["score-rewards", "tie-hits"].map(str::to_owned));
    look_kit::has_words::<WyattEarp, WyattEarpPage>(&Language::COMPLETE, keys);
}

#[test]
fn every_sentence_is_whole_in_every_complete_language() {
    for settings in [Settings::default(), Settings::of([("discard-log", "off")])] {
        let game = sample(settings).game;
        let position = Position::deal(&game, &Fast::new(3), &mut ());
        let view = game.view(&position.state, Viewer::Seat(Seat(0)));
        look_kit::sentences_are_whole::<_, WyattEarpPage>(&game, &view, &events(), Illegal::ALL);
    }
}

#[test]
fn every_event_is_told_but_for_two_that_are_to_be_seen() {
    let sample = sample(Settings::default());
    for event in events() {
        let is_silent = matches!(event, Event::Spent { .. } | Event::YouSee { .. });
        let told = [sample.spoken(&event), sample.logged(&event)];
        assert_eq!(told.map(|said| said.is_none()), [is_silent; 2], "{event:?}");
    }
}

#[test]
fn without_the_log_of_discards_no_line_names_a_discard() {
    let sample = sample(Settings::of([("discard-log", "off")]));
    let logged = |event| sample.logged(&event);
    let seat = Seat(1);
    let discarded = |card| logged(Event::Discarded { seat, card });
    assert_eq!(discarded(Card::BANK), discarded(Card::GUN));
    assert_eq!(logged(Event::Opened { card: Card::BANK }), logged(Event::Opened { card: Card::GUN }));
    let shot = |card| logged(Event::Shot { seat, card });
    assert_eq!(shot(Card::BANK), shot(Card::GUN));
    assert_ne!(shot(Card::BANK), shot(Card::outlaw(Outlaw::Wes)));
}

#[test]
fn the_rules_have_every_part_of_a_clause_and_numbers_from_the_edition() {
    let edition =
        WyattEarp::EDITION.replace("thousands = 25", "thousands = 40").replace("outlaw = 2 #", "outlaw = 3 #");
    let setup = Setup { seats: 2, settings: Settings::default(), edition, version: WyattEarp::VERSION };
    let game = WyattEarp::new(&setup).unwrap();
    for language in Language::COMPLETE {
        let sample = look_kit::Sample::<_, WyattEarpPage>::new(game.clone(), language);
        let (html, words) = (sample.rules(), &sample.words);
        assert!(html.contains(&words.money(40_000)) && !html.contains(&words.money(25_000)));
        let points = words.tell("points-capture", &look::args![count => 3]);
        assert!(html.contains(&points), "{points}");
        let keys = WORDS.keys(language).unwrap();
        let shown = html.matches("class=\"part ").count();
        assert_eq!(shown, keys.iter().filter(|key| key.starts_with("rule-we-")).count() - empty_keys(language));
        assert!(!html.contains('{') && !html.contains("rule-we-") && !html.contains("rules-"), "{language:?}");
    }
}

/// How many clauses have nothing printed: their key stands for its attributes alone.
fn empty_keys(language: Language) -> usize {
    let text = WORDS.text(language);
    text.lines().filter(|line| line.starts_with("rule-we-") && line.trim_end().ends_with('=')).count()
}
