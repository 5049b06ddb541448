//! What happened since the viewer's last turn is drawn turn by turn, in the words of the log.

use fistful_of_meeples::{Building, Cause, Cube, Event, Field, Meeple, Meeples, Place, Side};
use table::Seat;

use crate::sample;

fn since(events: &[Event]) -> String {
    sample().since(events)
}

#[test]
fn each_turn_is_a_line_drawn_and_told_in_the_sentences_of_the_log() {
    let (ben, carl) = (Seat(1), Seat(2));
    let place = Place::Building(Building::T3);
    let cause = Cause::Door { meeple: Meeple::Miner, building: Building::T4 };
    let list = [
        Event::Turn { seat: ben, number: 3 },
        Event::Took { seat: ben, place, meeples: Meeples::from([0, 1, 0, 0, 0]) },
        Event::Drew { seat: carl, cause, cubes: vec![Cube::Gold, Cube::Stone, Cube::Gold] },
        Event::Turn { seat: carl, number: 4 },
        Event::BarBought { seat: carl, price: 6, left: 4 },
    ];
    let html = since(&list);
    let (first, second) = html.split_once("</li>").unwrap();
    assert_eq!((first.matches("#fm-gold").count(), first.matches("#fm-stone").count()), (2, 1), "{first}");
    let sample = sample();
    let said = |event: &Event| sample.logged(event).unwrap();
    assert!(first.contains(&format!("<p>{} {}</p>", said(&list[1]), said(&list[2]))), "{first}");
    assert!(second.contains(&format!("<p>{}</p>", said(&list[4]))), "{second}");
}

#[test]
fn who_went_where_is_one_line_after_whom_it_was_taken_from() {
    let seat = Seat(1);
    let dropped = |meeple, field| Event::Dropped { seat, meeple, field };
    let took = Event::Took { seat, place: Place::Saloon, meeples: Meeples::from([1, 1, 0, 0, 0]) };
    let said = sample().logged(&took).unwrap();
    let turn = [
        Event::Turn { seat, number: 3 },
        took,
        dropped(Meeple::Miner, Field::T4),
        dropped(Meeple::Builder, Field::E),
        Event::Marked { seat, field: Field::E },
    ];
    let line = "Miner\u{a0}→ General Store, Builder\u{a0}→ Showdown field by the bank.";
    assert!(since(&turn).contains(&format!("<p>{said} {line}</p>")), "{}", since(&turn));
}

#[test]
fn a_showdown_names_who_rolled_what_and_who_won() {
    let [anna, ben] = [Seat(0), Seat(1)];
    let sides =
        [Side { seat: anna, meeple: Meeple::Deputy, die: 2 }, Side { seat: ben, meeple: Meeple::Robber, die: 5 }];
    let decided = Event::Decided { sides, winner: Some(Field::SHOWDOWN[1]) };
    let html = since(&[Event::Turn { seat: ben, number: 3 }, decided.clone()]);
    assert!(html.contains("Showdown: Ben’s robber wins with 5, Anna’s deputy dies with 2."), "{html}");
    assert!(html.contains("#fm-deputy") && html.contains("#fm-robber") && html.matches("class=\"die\"").count() == 2);
    assert_eq!(sample().spoken(&decided), sample().logged(&decided));
}

/// The events before the first turn are the rest of the viewer's own.
#[test]
fn the_rest_of_ones_own_turn_is_not_listed() {
    let [anna, ben] = [Seat(0), Seat(1)];
    let bought = |seat| Event::BarBought { seat, price: 6, left: 4 };
    let html = since(&[bought(anna), Event::Turn { seat: ben, number: 3 }, bought(ben)]);
    assert!(!html.contains("Anna") && html.contains("Ben"), "{html}");
}

/// A draw for another player's sign shows whose it is; your own needs no coin.
#[test]
fn a_draw_shows_the_coin_of_whoever_draws_in_another_ones_turn() {
    let cause = Cause::Showdown { loser: Meeple::Deputy };
    let drew =
        |seat| since(&[Event::Turn { seat: Seat(1), number: 1 }, Event::Drew { seat, cause, cubes: vec![Cube::Gold] }]);
    assert_eq!(drew(Seat(1)).matches("class=\"avatar").count(), 1);
    assert_eq!(drew(Seat(2)).matches("class=\"avatar").count(), 2);
}

#[test]
fn where_nothing_is_worth_a_drawing_there_is_nothing() {
    assert_eq!(since(&[]), "");
    assert_eq!(since(&[Event::Turn { seat: Seat(1), number: 2 }, Event::Passed { seat: Seat(1) }]), "");
}
