//! What happened since the viewer's last turn is drawn turn by turn, in the words of the log, and reveals no more than
//! it.

use table::{Seat, Settings};
use wyatt_earp::{Card, Event, HandEnd, Outlaw};

use crate::samples::{ended, events, sample};

fn since(settings: Settings, events: &[Event]) -> String {
    sample(settings).since(events)
}

#[test]
fn each_turn_is_a_line_drawn_and_told_in_the_sentences_of_the_log() {
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
    assert_eq!(first.matches("#we-card-back").count(), 2, "{first}");
    assert_eq!(first.matches("#we-card-jesse").count(), 3, "{first}");
    let sample = sample(Settings::default());
    let said = |events: &[Event]| -> String {
        let said: Vec<String> = events.iter().filter_map(|event| sample.logged(event)).collect();
        format!("<p>{}</p>", said.join(" "))
    };
    assert!(first.contains(&said(&list[1..4])) && second.contains(&said(&list[5..])), "{html}");
}

/// Events before the first turn are the rest of the viewer's own turn.
#[test]
fn the_rest_of_ones_own_turn_is_not_listed() {
    let [anna, ben] = [Seat(0), Seat(1)];
    let discarded = |seat| Event::Discarded { seat, card: Card::BANK };
    let html = since(Settings::default(), &[discarded(anna), Event::Turn { seat: ben }, discarded(ben)]);
    assert!(!html.contains("Anna") && html.contains("Ben"), "{html}");
}

#[test]
fn a_scoring_is_a_line_of_its_own_that_begins_with_why_the_hand_ended() {
    let sample = sample(Settings::default());
    let end = ended(Seat(1), HandEnd::Emptied);
    let scored = events()
        .into_iter()
        .find(|event| matches!(event, Event::Scored(line) if line.shares.iter().any(|share| *share > 0)));
    let scored = scored.unwrap();
    let html = since(Settings::default(), &[end.clone(), scored.clone()]);
    let said = [&end, &scored].map(|event| sample.logged(event).unwrap()).join(" ");
    assert!(html.contains(&format!("<p>{said}</p>")), "{html}");
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
