//! What happened since the last turn is drawn, but never shows again what players have to remember.

use dollars_wanted::{BuildingId, ByTool, Card, Cause, Colour, Event, Kind, Missing, RowId};
use table::{Seat, Settings};

use crate::sample;

const ROW: RowId = RowId(0);
const SEAT: Seat = Seat(1);

fn since(events: &[Event]) -> String {
    sample(Settings::default()).since(events)
}

/// A failed robbery of [`ROW`].
fn failed() -> Event {
    Event::Failed { seat: SEAT, row: ROW, missing: Missing { icons: ByTool([2, 0, 1, 0]), wild: 0 } }
}

fn turn(events: impl IntoIterator<Item = Event>) -> Vec<Event> {
    [Event::Turn { seat: SEAT, number: 2 }].into_iter().chain(events).collect()
}

#[test]
fn nothing_happened_nothing_is_drawn() {
    assert_eq!(since(&[]), "");
    assert_eq!(since(&turn([Event::Drew { seat: SEAT, count: 2 }])), "");
}

#[test]
fn a_won_row_is_drawn_with_its_cards_in_their_order_and_its_dollars() {
    let card = |kind| Card::new(kind, Colour::Red);
    let gone = |kind| Event::Discarded { row: ROW, card: card(kind) };
    let html = since(&turn([
        Event::Laid { seat: SEAT, row: ROW, place: 2 },
        Event::Robbery { seat: SEAT, row: ROW, cause: Cause::Called },
        Event::Won { seat: SEAT, row: ROW, building: BuildingId(1) },
        gone(Kind::Judy2),
        gone(Kind::Clint1),
    ]));
    let parts = ["seat-1", "class=\"spoils\"", "#card-judy2", "#card-clint1", "Ben lays one card.", "Ben robs"];
    let places = parts.map(|text| html.find(text));
    assert!(places.is_sorted() && places[0].is_some(), "{html}");
}

/// Events before the first turn are the rest of the viewer's own turn.
#[test]
fn the_viewers_own_turn_is_not_listed() {
    let laid = Event::Laid { seat: Seat(0), row: ROW, place: 2 };
    assert_eq!(since(&[laid, Event::Turn { seat: SEAT, number: 2 }]), "");
}

/// DW-23: cards turned up by a failed robbery stay face up in the row, so they are drawn with what the row lacks.
#[test]
fn a_robbery_in_vain_is_drawn_with_its_row_the_cards_left_open_and_what_is_missing() {
    let turned = |kind| Event::Turned { row: ROW, card: Card::new(kind, Colour::Red) };
    let html = since(&turn([
        Event::Robbery { seat: SEAT, row: ROW, cause: Cause::Called },
        turned(Kind::Judy2),
        turned(Kind::Clint1),
        failed(),
    ]));
    let parts = ["Row 1", "#card-judy2", "#card-clint1", "class=\"lack\"", "#tool-crowbar", "Ben fails to rob row 1"];
    let places = parts.map(|text| html.find(text));
    assert!(places.is_sorted() && places[0].is_some(), "{html}");
}

/// DW-19: cards beyond the Vulture were not turned up, so what is missing does not explain the failure by itself.
#[test]
fn a_robbery_in_vain_says_that_a_vulture_stopped_it_and_a_won_one_does_not() {
    let stopped = |end| since(&turn([Event::Stopped { row: ROW }, end]));
    let won = Event::Won { seat: SEAT, row: ROW, building: BuildingId(1) };
    assert!(
        stopped(failed()).contains("The Vulture stops the robbery. Ben fails to rob row 1"),
        "{}",
        stopped(failed())
    );
    assert!(!stopped(won.clone()).contains("Vulture"), "{}", stopped(won));
}

/// DW-10: the strip shows neither the row of a laid card, nor cards discarded by a failed robbery, nor a shown hand.
#[test]
fn dw_10_what_the_players_have_to_remember_is_not_drawn() {
    let card = |kind| Card::new(kind, Colour::Red);
    let laid = |row, place| since(&turn([Event::Laid { seat: SEAT, row: RowId(row), place }]));
    assert_eq!(laid(0, 1), laid(2, 3));
    let vain = |kind, eaten| {
        let turned = |kind| Event::Turned { row: ROW, card: card(kind) };
        since(&turn([
            Event::YouLaid { row: ROW, card: card(kind) },
            Event::Shown { seat: SEAT, cards: [card(kind)].into_iter().collect() },
            Event::Robbery { seat: SEAT, row: ROW, cause: Cause::Called },
            turned(Kind::Coyote),
            turned(eaten),
            Event::Eaten { row: ROW, coyote: card(Kind::Coyote), prey: card(eaten) },
            turned(kind),
            Event::Wrong { row: ROW, card: card(kind), penalty: None },
            turned(Kind::Coyote),
            Event::Left { row: ROW, coyote: card(Kind::Coyote) },
            failed(),
            Event::YouDrew { cards: [card(kind)].into_iter().collect() },
        ]))
    };
    assert!(vain(Kind::Joe1, Kind::Joker).contains("fails to rob row 1: two Colts and one crowbar are missing."));
    assert_eq!(vain(Kind::Joe1, Kind::Joker), vain(Kind::Enzo2, Kind::Judy1));
    assert!(!vain(Kind::Joe1, Kind::Joker).contains("#card-coyote"));
}
