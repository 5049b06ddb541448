//! What happened since the last turn is drawn: placements, hold-ups with their gangs, and the spoils.

use desperados::{Card, Colour, Event, Kind, Person, PlaceCard, Spot};
use desperados_page::PAGE;
use table::{Seat, Settings};

use crate::sample;

const SPOT: Spot = Spot::ALL[2];

fn since(events: &[Event]) -> String {
    sample(Settings::default()).since(events)
}

#[test]
fn where_nothing_lies_open_nothing_is_drawn() {
    assert_eq!(since(&[]), "");
    assert_eq!(since(&[Event::Turn { seat: Seat(0), number: 1 }, Event::Drew { seat: Seat(0), count: 2 }]), "");
}

#[test]
fn a_hold_up_is_drawn_under_its_turn_with_the_gangs_that_joined_and_the_spoils() {
    let (rusty, lola) = (Card::new(Person::Rusty, Colour::Red), Card::new(Person::Lola, Colour::Blue));
    let place = place(Kind::Bank);
    let html = since(&[
        Event::Turn { seat: Seat(1), number: 2 },
        Event::Placed { seat: Seat(1), card: rusty, spot: SPOT },
        Event::HoldUp { seat: Seat(1), spot: SPOT, place },
        Event::Revealed { seat: Seat(1), gang: [].into_iter().collect(), strength: 0 },
        Event::Revealed { seat: Seat(2), gang: [lola].into_iter().collect(), strength: 7 },
        Event::Won { seat: Seat(2), spot: SPOT, place, tie: None },
        Event::Wanted { seat: Seat(2), gang: [lola].into_iter().collect() },
    ]);
    let parts = [
        "seat-1",
        "#person-rusty",
        "#person-lola",
        "Ben places Rusty (red)",
        "Hold-up at",
        "strength\u{a0}7",
        "Carl wins",
        "Carl’s Lola (blue) is now on the warrant",
    ];
    let found = parts.map(|part| html.find(part));
    assert!(found.is_sorted() && found[0].is_some(), "{html}");
    assert!(!html.contains("stays away"), "{html}");
}

#[test]
fn each_turn_has_a_line_of_its_own() {
    let placed = |seat| {
        let card = Card::new(Person::Mesa, Colour::Green);
        [Event::Turn { seat: Seat(seat), number: 1 }, Event::Placed { seat: Seat(seat), card, spot: SPOT }]
    };
    let html = since(&[placed(0), placed(1)].concat());
    assert_eq!(html.matches("<li>").count(), 2, "{html}");
}

/// The events before the first turn are the rest of the viewer's own.
#[test]
fn the_viewers_own_turn_is_not_listed() {
    let placed = Event::Placed { seat: Seat(0), card: Card::new(Person::Mesa, Colour::Green), spot: SPOT };
    assert_eq!(since(&[placed, Event::Turn { seat: Seat(1), number: 2 }]), "");
}

/// A place of this kind.
pub(crate) fn place(kind: Kind) -> PlaceCard {
    let sample = sample(Settings::default());
    sample.game.edition().places().find(|place| place.kind() == kind).expect("every kind has places")
}

#[test]
fn the_seat_that_set_a_hold_up_off_reads_what_came_of_it_and_not_what_it_placed() {
    let (card, place) = (Card::new(Person::Mesa, Colour::Green), place(Kind::Bank));
    let outcome = [
        Event::HoldUp { seat: Seat(0), spot: SPOT, place },
        Event::Revealed { seat: Seat(0), gang: [card].into_iter().collect(), strength: 3 },
        Event::Won { seat: Seat(0), spot: SPOT, place, tie: None },
        Event::Wanted { seat: Seat(0), gang: [card].into_iter().collect() },
    ];
    assert!(outcome.iter().all(PAGE.is_outcome));
    assert!(!(PAGE.is_outcome)(&Event::Placed { seat: Seat(0), card, spot: SPOT }));
}
