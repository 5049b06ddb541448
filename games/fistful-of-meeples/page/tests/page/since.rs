//! What happened since one's last turn is drawn by turns, in the words of the log.

use fistful_of_meeples::{Building, Cause, Cube, Event, Field, Meeple, Meeples, Place};
use fistful_of_meeples_page::FistfulOfMeeplesPage;
use look::Page;
use table::Seat;

use crate::sample;
use crate::words::events;

fn since(events: &[Event]) -> String {
    let sample = sample();
    let events: Vec<&Event> = events.iter().collect();
    FistfulOfMeeplesPage::since(&sample.game, &events, &sample.names, &sample.words).into_string()
}

#[test]
fn each_turn_is_a_line_whose_drawings_have_the_sentences_of_the_log() {
    let (ben, carl) = (Seat(1), Seat(2));
    let place = Place::Building(Building::T3);
    let cause = Cause::Door { meeple: Meeple::Miner, building: Building::T4 };
    let list = [
        Event::Turn { seat: ben, number: 3 },
        Event::Took { seat: ben, place, meeples: Meeples::from([0, 1, 0, 0, 0]) },
        Event::Dropped { seat: ben, meeple: Meeple::Miner, field: Field::T4 },
        Event::Drew { seat: carl, cause, cubes: vec![Cube::Gold, Cube::Stone, Cube::Gold] },
        Event::Turn { seat: carl, number: 4 },
        Event::BarBought { seat: carl, price: 6, left: 4 },
    ];
    let html = since(&list);
    let (first, second) = html.split_once("</li>").unwrap();
    assert!(first.contains("<strong>Ben</strong>") && second.contains("<strong>Carl</strong>"));
    assert_eq!((first.matches("#fm-gold").count(), first.matches("#fm-stone").count()), (2, 1), "{first}");
    let sample = sample();
    for event in list.iter().filter(|event| !matches!(event, Event::Turn { .. })) {
        let name = format!("aria-label=\"{}\"", sample.logged(event).unwrap());
        assert!(html.contains(&name), "{name} in {html}");
    }
}

/// A draw for somebody else's sign shows whose it is; one's own needs no coin.
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

#[test]
fn every_drawing_has_a_name() {
    let html = since(&events());
    let pieces: Vec<&str> = html.split("<span class=\"piece").skip(1).collect();
    assert!(pieces.len() > 40);
    assert!(pieces.iter().all(|piece| piece.contains("role=\"img\" aria-label=\"")));
}
