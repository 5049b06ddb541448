//! The game in sentences: actions, reasons, announcements and the log.

use desperados::{Action, Desperados, Event, Illegal, Spot, Tie, View};
use look::words::capitalized;
use look::{Reader, Words, args};

use crate::art::{card_list, card_name, place_object, the_place};

/// An action in words.
pub(crate) fn action(Reader { words, .. }: &Reader<'_, Desperados>, view: &View, action: Action) -> String {
    match action {
        Action::Place { card, spot } => {
            let key = if view.fills(spot) { "act-place.hold-up" } else { "act-place" };
            words.tell(key, &args![card => card_name(card, words), place => at(view, spot, words)])
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

/// The place in play at a spot as the object of a sentence, or the spot's number if its pile is used up.
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

/// Why something cannot be done with this many cards.
pub(crate) fn reason_of(illegal: Illegal, count: usize, words: &Words) -> String {
    words.tell(&format!("why-{}", illegal.name()), &args![count => count])
}

/// What is said when something happens.
pub(crate) fn spoken(Reader { words, names, .. }: &Reader<'_, Desperados>, event: &Event) -> Option<String> {
    let said = match event {
        Event::Opened { place, .. } => {
            words.tell("say-opened", &args![place => the_place(*place, words), kind => place.kind().name()])
        }
        Event::First { seat } => names.tell(*seat, "say-first", &[], words),
        Event::Turn { seat, .. } => names.tell(*seat, "say-turn", &[], words),
        // The seat itself is told which cards.
        Event::Drew { seat, .. } if names.own() == Some(*seat) => return None,
        Event::Drew { seat, count } => names.tell(*seat, "say-drew", &args![count => *count], words),
        Event::YouDrew { cards } => names.tell_own("say-you-drew", &args![cards => card_list(cards, words)], words),
        Event::Reshuffled => words.say("say-reshuffled"),
        Event::Placed { seat, card, spot } => {
            let card = card_name(*card, words);
            names.tell(*seat, "say-placed", &args![card => card, spot => spot.to_string()], words)
        }
        Event::Stuck { seat, neighbour, card: Some(card) } => {
            names.tell_both([*seat, *neighbour], "say-stuck", &args![card => card_name(*card, words)], words)
        }
        Event::Stuck { seat, card: None, .. } => names.tell(*seat, "say-stuck-empty", &[], words),
        Event::HoldUp { seat, place, .. } => {
            names.tell(*seat, "say-hold-up", &args![place => place_object(*place, words)], words)
        }
        Event::Revealed { seat, gang, .. } if gang.is_empty() => names.tell(*seat, "say-stays-away", &[], words),
        Event::Revealed { seat, gang, strength } => {
            names.tell(*seat, "say-joins", &args![cards => card_list(gang, words), strength => *strength], words)
        }
        Event::NobodyJoined { running, .. } => words.tell("say-nobody", &args![count => *running]),
        Event::Won { seat, place, tie, .. } => {
            let key = match tie {
                Some(Tie::Recent) => "say-won-recent",
                Some(Tie::First) => "say-won-first",
                None => "say-won",
            };
            names.tell(*seat, key, &args![place => place_object(*place, words)], words)
        }
        Event::Wanted { seat, gang } => {
            names.tell(*seat, "say-wanted", &args![cards => card_list(gang, words), count => gang.len()], words)
        }
        Event::Dismissed { seat, .. } => names.tell(*seat, "say-dismissed", &[], words),
        Event::Cleared { .. } => words.say("say-cleared"),
        Event::Ended { end } => words.tell("say-ended", &args![why => words.say(&format!("end-{}", end.name()))]),
    };
    Some(capitalized(&said))
}

/// How an event is logged.
pub(crate) fn logged(reader: &Reader<'_, Desperados>, event: &Event) -> Option<String> {
    let Reader { words, names, .. } = *reader;
    match event {
        Event::Placed { seat, card, spot } => {
            let card = card_name(*card, words);
            Some(names.tell(*seat, "log-placed", &args![card => card, spot => spot.to_string()], words))
        }
        Event::Drew { .. } | Event::Dismissed { .. } | Event::Cleared { .. } => None,
        other => spoken(reader, other),
    }
}
