//! Every word, in every language.

use fistful_of_meeples::{
    Action, Building, Cause, Cube, Direction, End, Event, Field, FistfulOfMeeples, Illegal, Meeple, Meeples, Place,
};
use fistful_of_meeples_page::{FistfulOfMeeplesPage, WORDS};
use look::{Language, Page};
use table::{Action as _, DealKey, Game, Position, Reason, Seat, Settings, Setup, Viewer};

use crate::{SEATS, game, names, words};

const CLAUSES: u8 = 33;

fn events() -> Vec<Event> {
    let (seat, building, field) = (Seat(1), Building::T3, Field::E);
    let (meeple, meeples) = (Meeple::Robber, Meeples::from([2, 1, 0, 0, 1]));
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
        Event::Decided { winner: Some(field) },
        Event::Decided { winner: None },
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
fn french_and_dutch_have_the_core_terms() {
    let mut keys: Vec<String> = vec!["game-name".into()];
    keys.extend(Meeple::ALL.iter().flat_map(|meeple| [format!("meeple-{meeple}"), format!("count-{meeple}")]));
    keys.extend(Cube::ALL.iter().flat_map(|cube| [format!("cube-{}", cube.name()), format!("count-{}", cube.name())]));
    keys.extend(
        ["count-bars", "place-saloon", "place-jail", "place-bank", "place-graveyard", "rules-showdown"]
            .map(str::to_owned),
    );
    for language in [Language::Fr, Language::Nl] {
        let words = words(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{language:?}");
        assert!(WORDS.keys(language).unwrap().len() >= 40, "{language:?}");
    }
}

#[test]
fn everything_has_words_in_every_complete_language() {
    let mut keys: Vec<String> = vec!["game-name".into(), "game-about".into()];
    keys.extend(Meeple::ALL.iter().flat_map(|meeple| {
        ["", ".who", ".whom", ".for", ".about"].map(|attribute| format!("meeple-{meeple}{attribute}"))
    }));
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
    keys.extend(Illegal::ALL.iter().map(|illegal| format!("why-{}", illegal.name())));
    keys.extend(["score-gold", "score-bars", "score-signs", "tie-cubes"].map(str::to_owned));
    keys.extend(
        FistfulOfMeeples::OPTIONS
            .iter()
            .flat_map(|option| [format!("option-{}", option.key), format!("option-{}.about", option.key)]),
    );
    keys.extend((1..=CLAUSES).map(|clause| format!("rule-fm-{clause}")));
    for language in Language::COMPLETE {
        let words = words(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{language:?}");
    }
}

#[test]
fn every_sentence_is_whole_in_every_complete_language() {
    let game = game();
    let position = Position::deal(&game, &DealKey::new([3; 32]), &mut ());
    let view = game.view(&position.state, Viewer::Seat(Seat(0)));
    for language in Language::COMPLETE {
        let words = words(language);
        let mut said: Vec<String> = Vec::new();
        for event in events() {
            said.extend(FistfulOfMeeplesPage::spoken(&game, &event, &names(), &words));
            said.extend(FistfulOfMeeplesPage::logged(&game, &event, &names(), &words));
        }
        let actions = (0..Action::COUNT).map(|number| Action::nth(number).unwrap());
        said.extend(actions.map(|action| FistfulOfMeeplesPage::action(&game, &view, action, &words)));
        said.extend(Illegal::ALL.map(|illegal| FistfulOfMeeplesPage::reason(illegal, &words)));
        let unfinished = ["{", "}", "say-", "log-", "act-", "place-", "field-", "meeple-", "count-", "why-", "end-"];
        for sentence in &said {
            assert!(!unfinished.iter().any(|part| sentence.contains(part)), "{language:?}: {sentence}");
        }
        // Every action but those of other seats has a sentence of its own that begins like one.
        let small: Vec<&String> =
            said.iter().filter(|sentence| sentence.starts_with(|first: char| first.is_lowercase())).collect();
        assert_eq!(small, Vec::<&String>::new(), "{language:?}");
        let rules = FistfulOfMeeplesPage::rules(&game, &words).into_string();
        assert!(!rules.contains("{$") && !rules.contains("{ $") && !rules.contains("rule-fm"), "{language:?}");
    }
}

#[test]
fn every_event_is_said_and_what_is_drawn_or_lost_is_logged() {
    let (game, words) = (game(), words(Language::En));
    for event in events() {
        assert!(FistfulOfMeeplesPage::spoken(&game, &event, &names(), &words).is_some(), "{event:?}");
        let logged = FistfulOfMeeplesPage::logged(&game, &event, &names(), &words).is_some();
        let may_be_silent =
            matches!(event, Event::Resolved { .. } | Event::Kept { .. } | Event::Decided { winner: Some(_) });
        assert!(logged || may_be_silent, "{event:?}");
    }
}

#[test]
fn the_rules_have_every_clause_of_every_reason_and_option_under_its_name() {
    let rules = FistfulOfMeeplesPage::rules(&game(), &words(Language::En)).into_string();
    for number in 1..=CLAUSES {
        assert_eq!(rules.matches(&format!("id=\"FM-{number}\"")).count(), 1, "FM-{number}");
    }
    let clauses = Illegal::ALL.iter().map(|illegal| illegal.clause());
    for clause in clauses.chain(FistfulOfMeeples::OPTIONS.iter().map(|option| option.clause)) {
        assert!(rules.contains(&format!("id=\"{clause}\"")), "{clause}");
    }
}

#[test]
fn the_rules_tell_the_numbers_of_the_edition() {
    let edition = FistfulOfMeeples::EDITION.replace("graves = 6", "graves = 11").replace("each = 8", "each = 9");
    let setup = Setup { seats: SEATS, settings: Settings::default(), edition, version: FistfulOfMeeples::VERSION };
    let game = FistfulOfMeeples::new(&setup).expect("the numbers are possible");
    for language in Language::COMPLETE {
        let rules = FistfulOfMeeplesPage::rules(&game, &words(language)).into_string();
        assert!(rules.contains("11 ") && rules.contains("9 "), "{language:?}");
    }
}
