//! What happened since one's last turn is drawn by turns, in the words of the log, and shows no more than the log tells.

use look::Page;
use table::{Seat, Settings};
use wyatt_earp::{Card, Event, Outlaw};
use wyatt_earp_page::WyattEarpPage;

use crate::samples::{events, sample};

fn since(settings: Settings, events: &[Event]) -> String {
    let sample = sample(settings);
    let events: Vec<&Event> = events.iter().collect();
    WyattEarpPage::since(&sample.game, &events, &sample.names, &sample.words).into_string()
}

#[test]
fn each_turn_is_a_line_whose_drawings_have_the_sentences_of_the_log() {
    let (ben, carl) = (Seat(1), Seat(2));
    let list = [
        Event::Turn { seat: ben },
        Event::Drew { seat: ben, count: 2 },
        Event::Laid { seat: ben, outlaw: Outlaw::Jesse, count: 3, reward: 2 },
        Event::Discarded { seat: ben, card: Card::GUN },
        Event::Turn { seat: carl },
        Event::Took { seat: carl, card: Card::GUN },
    ];
    let html = since(Settings::default(), &list);
    let (first, second) = html.split_once("</li>").unwrap();
    assert!(first.contains("<strong>Ben</strong>") && second.contains("<strong>Carl</strong>"));
    assert_eq!(first.matches("#we-card-back").count(), 2, "{first}");
    assert_eq!(first.matches("#we-card-jesse").count(), 3, "{first}");
    let sample = sample(Settings::default());
    for event in list.iter().filter(|event| !matches!(event, Event::Turn { .. })) {
        let name = format!("aria-label=\"{}\"", sample.logged(event).unwrap());
        assert!(html.contains(&name), "{name} in {html}");
    }
}

#[test]
fn who_drew_cards_himself_sees_their_faces_in_place_of_backs() {
    let seat = Seat(0);
    let cards = [Card::BANK, Card::WYATT].into_iter().collect();
    let html =
        since(Settings::default(), &[Event::Turn { seat }, Event::Drew { seat, count: 2 }, Event::YouDrew { cards }]);
    assert!(html.contains("#we-card-bank") && html.contains("#we-card-wyatt") && !html.contains("#we-card-back"));
}

#[test]
fn without_the_log_of_discards_no_drawing_tells_one_discard_from_another() {
    let off = || Settings::of([("discard-log", "off")]);
    let seat = Seat(1);
    let discarded = |card| vec![Event::Turn { seat }, Event::Discarded { seat, card }];
    let shot = |card| vec![Event::Turn { seat }, Event::Shot { seat, card }];
    assert_eq!(since(off(), &discarded(Card::BANK)), since(off(), &discarded(Card::GUN)));
    assert_eq!(since(off(), &shot(Card::BANK)), since(off(), &shot(Card::GUN)));
    assert_ne!(since(off(), &shot(Card::BANK)), since(off(), &shot(Card::outlaw(Outlaw::Wes))));
}

#[test]
fn where_nothing_is_worth_a_drawing_there_is_nothing() {
    assert_eq!(since(Settings::default(), &[]), "");
    assert_eq!(since(Settings::default(), &[Event::Turn { seat: Seat(1) }, Event::Renewed]), "");
}

/// Whoever listens hears each drawing, and none of them is a button.
#[test]
fn every_drawing_has_a_name() {
    let html = since(Settings::default(), &events());
    let pieces: Vec<&str> = html.split("<span class=\"piece").skip(1).collect();
    assert!(pieces.len() > 20);
    assert!(pieces.iter().all(|piece| piece.contains("role=\"img\" aria-label=\"")));
    assert!(!html.contains("<button"));
}
