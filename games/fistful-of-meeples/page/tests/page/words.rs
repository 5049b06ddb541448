//! Every word, in every language.

use fistful_of_meeples::{
    Action, Building, Cause, Cube, Direction, End, Event, Field, FistfulOfMeeples, Illegal, Meeple, Meeples, Place,
    Side,
};
use fistful_of_meeples_page::PAGE;
use look::Language;
use table::{DealKey, Decision as _, Game, Position, Seat, Settings, Setup, Viewer};

use crate::{SEATS, sample};

pub(crate) fn events() -> Vec<Event> {
    let (seat, building, field) = (Seat(1), Building::T3, Field::E);
    let (meeple, meeples) = (Meeple::Robber, Meeples::from([2, 1, 0, 0, 1]));
    let sides = [Side { seat, meeple, die: 5 }, Side { seat: Seat(2), meeple: Meeple::Miner, die: 3 }];
    let mut events = vec![
        Event::First { seat },
        Event::Settled { seat, building: Building::T1 },
        Event::Turn { seat, number: 7 },
        Event::Passed { seat },
        Event::Armed { left: 0 },
        Event::Armed { left: 2 },
        Event::BowedOut { seat, field },
        Event::Overflowed { seat, meeples },
        Event::Drew { seat, cause: Cause::Showdown { loser: Meeple::Deputy }, cubes: Vec::new() },
        Event::Exploded { lost: [0, 2, 1].into_iter().collect() },
        Event::Exploded { lost: [0, 0, 0].into_iter().collect() },
        Event::Built { seat, building },
        Event::Upgraded { seat, building },
        Event::Declined { seat, building },
        Event::Arrested { building, robbers: 1 },
        Event::Arrested { building, robbers: 3 },
        Event::Invited { building, builders: 1 },
        Event::Invited { building, builders: 4 },
        Event::Rolled { seat, field, die: 3 },
        Event::Rerolled { seat, field, die: 5 },
        Event::Kept { seat, field },
        Event::Decided { sides, winner: Some(field) },
        Event::Decided { sides, winner: Some(Field::W) },
        Event::Decided { sides: [sides[0], Side { die: 5, ..sides[1] }], winner: Some(field) },
        Event::Decided { sides, winner: None },
        Event::Buried { seat, meeple, field, grave: Some(2) },
        Event::Buried { seat, meeple, field, grave: None },
        Event::Survived { seat, meeple, field },
        Event::BarBought { seat, price: 6, left: 0 },
        Event::BarBought { seat, price: 6, left: 4 },
    ];
    let cubes = vec![Cube::Gold, Cube::Stone, Cube::Dynamite, Cube::Gold];
    for meeple in Meeple::ALL {
        let cause = Cause::Door { meeple, building };
        events.push(Event::Drew { seat, cause, cubes: cubes.clone() });
        events.extend(Building::ALL.map(|building| Event::Resolved { seat, meeple, building }));
        events.extend(Field::ALL.map(|field| Event::Dropped { seat, meeple, field }));
    }
    events.extend(Field::SHOWDOWN.map(|field| Event::Marked { seat, field }));
    events.extend(Place::ALL.map(|place| Event::Took { seat, place, meeples }));
    events.extend(End::ALL.into_iter().flat_map(|end| [Event::LastRound { end }, Event::Ended { end }]));
    events
}

#[test]
fn everything_has_words_in_every_language() {
    let cases = ["", ".who", ".whom", ".of", ".yours", ".for", ".about"];
    let meeples = Meeple::ALL.iter().flat_map(|meeple| cases.map(|case| format!("meeple-{meeple}{case}")));
    let mut keys: Vec<String> = meeples.collect();
    keys.extend(Meeple::ALL.iter().map(|meeple| format!("count-{meeple}")));
    keys.extend(Cube::ALL.iter().flat_map(|cube| [format!("cube-{}", cube.name()), format!("count-{}", cube.name())]));
    keys.extend(
        Building::ALL.iter().flat_map(|building| ["", ".at", ".into"].map(|case| format!("place-{building}{case}"))),
    );
    keys.extend(Place::ALL.iter().map(|place| format!("place-{place}.from")));
    keys.extend(Field::ALL.iter().flat_map(|field| ["", ".onto"].map(|case| format!("field-{field}{case}"))));
    keys.extend(Field::SHOWDOWN.iter().flat_map(|field| [".on", ".under"].map(|case| format!("field-{field}{case}"))));
    keys.extend(Direction::ALL.iter().map(|direction| format!("way-{}", direction.name())));
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    keys.extend(["score-gold", "score-bars", "score-signs", "tie-cubes"].map(str::to_owned));
    look_kit::has_words(&PAGE, &Language::SPOKEN, keys);
}

#[test]
fn an_action_says_you_to_its_reader_alone() {
    let sample = sample();
    let position = Position::deal(&sample.game, &DealKey::new([3; 32]), &mut ());
    let view = sample.game.view(&position.state, Viewer::Seat(Seat(0)));
    let said = |you| (PAGE.action)(&sample.reader(you), &view, Action::Mark { seat: Seat(1) });
    assert_eq!(said(None), "Put down Ben’s marker");
    assert_eq!(said(Some(Seat(1))), "Put down your marker");
}

#[test]
fn every_sentence_is_whole_and_begins_like_one_in_every_language() {
    let game = sample().game;
    let position = Position::deal(&game, &DealKey::new([3; 32]), &mut ());
    let view = game.view(&position.state, Viewer::Seat(Seat(0)));
    look_kit::sentences_are_whole(&PAGE, &game, &view, &events(), Illegal::ALL);
    for language in Language::SPOKEN {
        let sample = look_kit::Sample::new(&PAGE, game.clone(), language);
        let events = events();
        let told = events.iter().flat_map(|event| [sample.spoken(event), sample.logged(event)]).flatten();
        let actions = (0..Action::COUNT).filter_map(Action::nth);
        let actions = actions.map(|action| sample.action(&view, action));
        let reasons = Illegal::ALL.map(|illegal| (PAGE.reason)(illegal, &sample.words));
        for sentence in told.chain(actions).chain(reasons) {
            assert!(!sentence.starts_with(|first: char| first.is_lowercase()), "{language:?}: {sentence}");
        }
    }
}

#[test]
fn whoever_reads_of_himself_reads_you() {
    look_kit::own_events_say_you(&PAGE, &sample().game, &events());
}

/// French uses the singular for zero, so the singular must name the number.
#[test]
fn nought_is_not_said_as_one() {
    for language in Language::SPOKEN {
        let sample = look_kit::Sample::new(&PAGE, sample().game, language);
        for key in ["points", "count-bars", "count-signs", "count-miner"] {
            let said = sample.words.tell(key, &look::args![count => 0]);
            assert!(said.contains('0'), "{language:?}: {said}");
        }
    }
}

#[test]
fn every_event_is_said_and_what_is_drawn_or_lost_is_logged() {
    let sample = sample();
    for event in events() {
        assert!(sample.spoken(&event).is_some(), "{event:?}");
        let logged = sample.logged(&event).is_some();
        let may_be_silent = matches!(event, Event::Resolved { .. } | Event::Kept { .. });
        assert!(logged || may_be_silent, "{event:?}");
    }
}

#[test]
fn the_rules_tell_the_numbers_of_the_edition() {
    let edition = FistfulOfMeeples::EDITION.replace("graves = 6", "graves = 11").replace("each = 8", "each = 9");
    let setup = Setup { seats: SEATS, settings: Settings::default(), edition, version: FistfulOfMeeples::VERSION };
    let game = FistfulOfMeeples::new(&setup).expect("the numbers are valid");
    for language in Language::SPOKEN {
        let rules = look_kit::Sample::new(&PAGE, game.clone(), language).rules();
        let rules = rules.replace('\u{a0}', " ");
        assert!(rules.contains("11 ") && rules.contains("9 "), "{language:?}");
    }
}

/// Dynamite is a cube in German and French; in Dutch and French a sign is hung up.
#[test]
fn a_thing_has_one_name() {
    let others = [
        (Language::De, "stange"),
        (Language::De, "stangen"),
        (Language::Fr, "bâton"),
        (Language::Fr, "bâtons"),
        (Language::Fr, "chapiteau"),
        (Language::Fr, "chapiteaux"),
        (Language::Fr, "barre"),
        (Language::Fr, "barres"),
        (Language::Nl, "bouwt"),
        (Language::Nl, "bouwen"),
    ];
    look_kit::never_says(&PAGE, &others);
}
