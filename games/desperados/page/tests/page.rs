//! The page of Desperados has words for everything and shows nothing of other seats' choices.

use desperados::{
    Action, Card, Cards, Colour, Desperados, End, Event, Illegal, Kind, Person, Place, Spot, Step, Tie, View,
};
use desperados_page::DesperadosPage;
use look::{Language, Page, Words};
use look_kit::wander;
use table::{BySeat, Fast, Game, Position, Seat, Settings, Setup, Viewer};

const SEATS: u8 = 3;

fn game(settings: Settings) -> Desperados {
    let edition = Desperados::EDITION.to_owned();
    Desperados::new(&Setup { seats: SEATS, settings, edition, version: Desperados::VERSION })
        .expect("the set-up is possible")
}

look_kit::conformance!(Desperados, DesperadosPage);

fn names() -> BySeat<String> {
    look_kit::names(SEATS)
}

fn words(language: Language) -> Words {
    look_kit::words::<Desperados, DesperadosPage>(language)
}

fn page(game: &Desperados, position: &Position<Desperados>, viewer: Viewer, words: &Words) -> String {
    look_kit::page::<_, DesperadosPage>(game, position, viewer, words)
}

fn events() -> Vec<Event> {
    let (seat, neighbour, spot) = (Seat(1), Seat(2), Spot(2));
    let card = Card::new(Person::Ortega, Colour::Blue);
    let gang: Cards = [card, card].into_iter().collect();
    let place = Place::new(Kind::GoldDiggers, 4).expect("there are fours");
    vec![
        Event::Opened { spot, place },
        Event::First { seat },
        Event::Turn { seat, number: 7 },
        Event::Drew { seat, count: 2 },
        Event::YouDrew { cards: gang.clone() },
        Event::Reshuffled,
        Event::Placed { seat, card, spot },
        Event::Stuck { seat, neighbour, card: Some(card) },
        Event::Stuck { seat, neighbour, card: None },
        Event::HoldUp { seat, spot, place },
        Event::Revealed { seat, gang: gang.clone(), strength: 9 },
        Event::Revealed { seat, gang: Cards::new(), strength: 0 },
        Event::NobodyJoined { spot, running: 3 },
        Event::Won { seat, spot, place, tie: None },
        Event::Won { seat, spot, place, tie: Some(Tie::Recent) },
        Event::Won { seat, spot, place, tie: Some(Tie::First) },
        Event::Wanted { seat, gang: gang.clone() },
        Event::Dismissed { seat, gang: gang.clone() },
        Event::Cleared { spot, cards: gang },
        Event::Ended { end: End::FiveWon },
    ]
}

#[test]
fn everything_has_words_in_every_complete_language() {
    let mut keys: Vec<String> = vec!["game-name".into(), "game-about".into()];
    keys.extend(Person::ALL.iter().map(|person| format!("person-{}", person.name())));
    keys.extend(Colour::ALL.iter().map(|colour| format!("colour-{}", colour.name())));
    keys.extend(Kind::ALL.iter().flat_map(|kind| {
        [
            format!("kind-{}", kind.name()),
            format!("kind-{}.the", kind.name()),
            format!("kind-{}.object", kind.name()),
            format!("score-{}", kind.name()),
        ]
    }));
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    keys.extend(Illegal::ALL.iter().map(|illegal| format!("why-{}", illegal.name())));
    let options = Desperados::OPTIONS.iter();
    keys.extend(options.flat_map(|it| [format!("option-{}", it.key), format!("option-{}.about", it.key)]));
    keys.extend((1..=22).map(|clause| format!("rule-de-{clause}")));
    for language in Language::COMPLETE {
        let words = words(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{language:?}");
    }
}

#[test]
fn every_sentence_is_whole_in_every_complete_language() {
    let game = game(Settings::default());
    let mut views: Vec<View> = Vec::new();
    wander(&game, 3, |position| views.push(game.view(&position.state, Viewer::Seat(Seat(0)))));
    for language in Language::COMPLETE {
        let words = words(language);
        let mut said: Vec<String> = Vec::new();
        for event in events() {
            said.extend(DesperadosPage::spoken(&game, &event, &names(), &words));
            said.extend(DesperadosPage::logged(&game, &event, &names(), &words));
        }
        for view in views.iter().step_by(9) {
            for number in 0..<Action as table::Action>::COUNT {
                let action = <Action as table::Action>::nth(number).unwrap();
                said.push(DesperadosPage::action(&game, view, action, &words));
            }
        }
        for sentence in said {
            let unfinished = ["{", "}", "say-", "log-", "act-", "card-", "kind-", "person-"];
            assert!(!unfinished.iter().any(|part| sentence.contains(part)), "{language:?}: {sentence}");
        }
        let rules = DesperadosPage::rules(&game, &words).into_string();
        for clause in 1..=22 {
            assert!(rules.contains(&format!("id=\"DE-{clause}\"")), "{language:?}: DE-{clause}");
        }
        assert!(!rules.contains("rule-de-"), "{language:?}");
    }
}

/// DE-11: what a seat has chosen can be taken back card by card, and nobody else's page shows any of it.
#[test]
fn a_choice_shows_on_no_other_page_and_can_be_taken_back() {
    let words = words(Language::En);
    let game = game(Settings::default());
    let mut chosen = 0;
    for seed in 0..6 {
        wander(&game, seed, |position| {
            let due = game.to_act(&position.state);
            if due.len() < 2 {
                return;
            }
            let seat = due.iter().next().unwrap();
            let mut list = Vec::new();
            game.legal(&position.state, seat, &mut list);
            let Some(join) = list.iter().find(|action| matches!(action, Action::Join { .. })) else { return };
            let mut after = position.clone();
            after.step(&game, seat, *join, &Fast::new(0), &mut ()).unwrap();
            let own = page(&game, &after, Viewer::Seat(seat), &words);
            assert!(own.contains(&format!("name=\"back\" value=\"{join}\"")), "{join}");
            after.step(&game, seat, Action::Ready, &Fast::new(0), &mut ()).unwrap();
            for viewer in Viewer::all(SEATS).filter(|viewer| *viewer != Viewer::Seat(seat)) {
                assert_eq!(page(&game, &after, viewer, &words), page(&game, position, viewer, &words));
            }
            chosen += 1;
        });
    }
    assert!(chosen > 5, "{chosen}");
}

#[test]
fn every_person_place_and_mark_has_a_drawing_of_its_own() {
    let symbols = DesperadosPage::symbols().into_string();
    let body = |id: String| {
        let start = symbols.find(&format!("<symbol id=\"{id}\"")).unwrap_or_else(|| panic!("no drawing {id}"));
        let whole = &symbols[start..start + symbols[start..].find("</symbol>").unwrap()];
        whole.split_once("viewBox").unwrap().1.to_owned()
    };
    let mut drawings: Vec<String> =
        Person::ALL.iter().map(|person| body(format!("person-{}", person.name()))).collect();
    drawings.extend(Kind::ALL.iter().map(|kind| body(format!("place-{}", kind.name()))));
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

/// Where only the very card counts, no person counts as a whole (option of DE-15).
#[test]
fn the_warrant_says_how_much_a_person_counts_where_all_his_cards_count_the_same() {
    let words = words(Language::En);
    for exact in ["off", "on"] {
        let game = game(Settings::of([("exact-match", exact)]));
        let mut wanted = 0;
        wander(&game, 1, |position| {
            if game.view(&position.state, Viewer::Spectator).warrant.is_empty() {
                return;
            }
            wanted += 1;
            let html = page(&game, position, Viewer::Spectator, &words);
            assert_eq!(html.contains("class=\"count\">+"), exact == "off", "{html}");
        });
        assert!(wanted > 5, "{wanted} positions with a warrant");
    }
}
