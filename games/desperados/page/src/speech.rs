//! The game in sentences: actions, reasons, what is said as it happens and what stays in the log.

use desperados::{Action, Event, Illegal, Spot, Tie, View};
use look::words::capitalized;
use look::{Names, Words, args};
use table::Seat;

use crate::art::{card_list, card_name, place_object, the_place};

/// An action in words.
pub(crate) fn action(view: &View, action: Action, words: &Words) -> String {
    match action {
        Action::Place { card, spot } => {
            words.tell("act-place", &args![card => card_name(card, words), place => at(view, spot, words)])
        }
        Action::Join { card } => words.tell("act-join", &args![card => card_name(card, words)]),
        Action::Ready => match &view.choice {
            Some(choice) if !choice.gang.cards.is_empty() => {
                words.tell("act-ready", &args![strength => choice.gang.strength])
            }
            _ => words.say("act-ready-nobody"),
        },
    }
}

/// The place in play at a spot as the object of a sentence, or the spot's number once its pile is used up.
pub(crate) fn at(view: &View, spot: Spot, words: &Words) -> String {
    match view.spot(spot).place() {
        Some(place) => place_object(place, words),
        None => words.tell("spot", &args![spot => spot.to_string()]),
    }
}

/// Why something cannot be done with one card.
pub(crate) fn reason(illegal: Illegal, words: &Words) -> String {
    reason_of(illegal, 1, words)
}

/// Why something cannot be done with so many cards.
pub(crate) fn reason_of(illegal: Illegal, count: usize, words: &Words) -> String {
    words.tell(&format!("why-{}", illegal.name()), &args![count => count])
}

/// What is said at the moment something happens.
pub(crate) fn spoken(event: &Event, names: Names<'_>, words: &Words) -> String {
    let name = |seat: &Seat| names[*seat].as_str();
    let said =
        match event {
            Event::Opened { place, .. } => {
                words.tell("say-opened", &args![place => the_place(*place, words), kind => place.kind().name()])
            }
            Event::First { seat } => words.tell("say-first", &args![name => name(seat)]),
            Event::Turn { seat, .. } => words.tell("say-turn", &args![name => name(seat)]),
            Event::Drew { seat, count } => words.tell("say-drew", &args![name => name(seat), count => *count]),
            Event::YouDrew { cards } => words.tell("say-you-drew", &args![cards => card_list(cards, words)]),
            Event::Reshuffled => words.say("say-reshuffled"),
            Event::Placed { seat, card, spot } => {
                let card = card_name(*card, words);
                words.tell("say-placed", &args![name => name(seat), card => card, spot => spot.to_string()])
            }
            Event::Stuck { seat, neighbour, card: Some(card) } => words.tell(
                "say-stuck",
                &args![name => name(seat), neighbour => name(neighbour), card => card_name(*card, words)],
            ),
            Event::Stuck { seat, card: None, .. } => words.tell("say-stuck-empty", &args![name => name(seat)]),
            Event::HoldUp { seat, place, .. } => {
                words.tell("say-hold-up", &args![name => name(seat), place => place_object(*place, words)])
            }
            Event::Revealed { seat, gang, .. } if gang.is_empty() => {
                words.tell("say-stays-away", &args![name => name(seat)])
            }
            Event::Revealed { seat, gang, strength } => words
                .tell("say-joins", &args![name => name(seat), cards => card_list(gang, words), strength => *strength]),
            Event::NobodyJoined { running, .. } => words.tell("say-nobody", &args![count => *running]),
            Event::Won { seat, place, tie, .. } => {
                let key = match tie {
                    Some(Tie::Recent) => "say-won-recent",
                    Some(Tie::First) => "say-won-first",
                    None => "say-won",
                };
                words.tell(key, &args![name => name(seat), place => place_object(*place, words)])
            }
            Event::Wanted { seat, gang } => words
                .tell("say-wanted", &args![name => name(seat), cards => card_list(gang, words), count => gang.len()]),
            Event::Dismissed { seat, .. } => words.tell("say-dismissed", &args![name => name(seat)]),
            Event::Cleared { .. } => words.say("say-cleared"),
            Event::Ended { end } => words.tell("say-ended", &args![why => words.say(&format!("end-{}", end.name()))]),
        };
    capitalized(&said)
}

/// The seat whose turn an event begins.
pub(crate) fn turn(event: &Event) -> Option<Seat> {
    match event {
        Event::Turn { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// What stays of it in the log.
pub(crate) fn logged(event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
    match event {
        Event::Turn { seat, number } => {
            Some(words.tell("log-turn", &args![name => names[*seat].as_str(), number => *number]))
        }
        Event::Placed { seat, card, spot } => {
            let name = names[*seat].as_str();
            let card = card_name(*card, words);
            Some(words.tell("log-placed", &args![name => name, card => card, spot => spot.to_string()]))
        }
        Event::Drew { .. } | Event::Dismissed { .. } | Event::Cleared { .. } => None,
        other => Some(spoken(other, names, words)),
    }
}
