//! Everything has words, and every sentence is complete.

use desperados::{Card, Cards, Colour, End, Event, Illegal, Kind, Person, PlaceCard, Spot, Tie, View};
use desperados_page::PAGE;
use look::Language;
use look_kit::wander;
use table::{Game, Seat, Settings, Viewer};

use crate::sample;

fn events() -> Vec<Event> {
    let (seat, neighbour, spot) = (Seat(1), Seat(2), Spot(2));
    let card = Card::new(Person::Ortega, Colour::Blue);
    let gang: Cards = [card, card].into_iter().collect();
    let place = PlaceCard::new(Kind::GoldDiggers, 4).expect("value-4 places exist");
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
fn everything_has_words_in_every_language() {
    let mut keys: Vec<String> = Person::ALL.iter().map(|person| format!("person-{}", person.name())).collect();
    keys.extend(Colour::ALL.iter().map(|colour| format!("colour-{}", colour.name())));
    let kinds = ["kind-{}", "kind-{}.the", "kind-{}.object", "score-{}"];
    keys.extend(Kind::ALL.iter().flat_map(|kind| kinds.map(|key| key.replace("{}", kind.name()))));
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    look_kit::has_words(&PAGE, &Language::SPOKEN, keys);
}

#[test]
fn every_sentence_is_whole_in_every_language() {
    let game = sample(Settings::default()).game;
    let mut views: Vec<View> = Vec::new();
    wander(&game, 3, |position| views.push(game.view(&position.state, Viewer::Seat(Seat(0)))));
    for view in views.iter().step_by(9) {
        look_kit::sentences_are_whole(&PAGE, &game, view, &events(), Illegal::ALL);
    }
}

#[test]
fn whoever_reads_of_himself_reads_you() {
    let game = look_kit::game(3, Settings::default());
    look_kit::own_events_say_you(&PAGE, &game, &events());
}

#[test]
fn several_gold_diggers_and_several_cards_have_their_verb_in_the_plural() {
    let place = |kind| PlaceCard::new(kind, 4).expect("value-4 places exist");
    let said = |language, event: &Event| {
        let sample = look_kit::Sample::new(&PAGE, look_kit::game(3, Settings::default()), language);
        sample.spoken(event).expect("the event is spoken").replace('\u{a0}', " ")
    };
    let opened = |kind| {
        let event = Event::Opened { spot: Spot(2), place: place(kind) };
        Language::SPOKEN.map(|language| said(language, &event))
    };
    assert_eq!(
        opened(Kind::GoldDiggers),
        [
            "The value-4 gold diggers are in play.",
            "Die Goldgräber mit Wert 4 sind im Spiel.",
            "Les chercheurs d’or de valeur 4 sont en jeu.",
            "De goudzoekers met waarde 4 zijn in het spel.",
        ]
    );
    assert_eq!(opened(Kind::Bank)[0], "The value-4 bank is in play.");
    let card = Card::new(Person::Ortega, Colour::Blue);
    let wanted = |count| Event::Wanted { seat: Seat(1), gang: std::iter::repeat_n(card, count).collect() };
    assert_eq!(said(Language::En, &wanted(1)), "Ben’s Ortega (blue) is now on the warrant of arrest.");
    assert_eq!(said(Language::De, &wanted(2)), "Auf dem Steckbrief stehen jetzt 2 × Ortega (blau) von Ben.");
}
