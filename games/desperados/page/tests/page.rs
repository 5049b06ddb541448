//! The page of Desperados has words for everything and shows nothing of other seats' choices.

use desperados::{Action, Card, Cards, Colour, Desperados, End, Event, Illegal, Kind, Person, Place, Spot, Tie, View};
use desperados_page::DesperadosPage;
use look::Language;
use look_kit::wander;
use table::{Fast, Game, Seat, Settings, Viewer};

const SEATS: u8 = 3;

look_kit::conformance!(Desperados, DesperadosPage);

fn sample(settings: Settings) -> look_kit::Sample<Desperados, DesperadosPage> {
    look_kit::Sample::new(look_kit::game(SEATS, settings), Language::En)
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
    let mut keys: Vec<String> = Person::ALL.iter().map(|person| format!("person-{}", person.name())).collect();
    keys.extend(Colour::ALL.iter().map(|colour| format!("colour-{}", colour.name())));
    let kinds = ["kind-{}", "kind-{}.the", "kind-{}.object", "score-{}"];
    keys.extend(Kind::ALL.iter().flat_map(|kind| kinds.map(|key| key.replace("{}", kind.name()))));
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    look_kit::has_words::<Desperados, DesperadosPage>(&Language::COMPLETE, keys);
}

#[test]
fn every_sentence_is_whole_in_every_complete_language() {
    let game = sample(Settings::default()).game;
    let mut views: Vec<View> = Vec::new();
    wander(&game, 3, |position| views.push(game.view(&position.state, Viewer::Seat(Seat(0)))));
    for view in views.iter().step_by(9) {
        look_kit::sentences_are_whole::<_, DesperadosPage>(&game, view, &events(), Illegal::ALL);
    }
}

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
