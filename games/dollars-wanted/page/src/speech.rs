//! The game in sentences: actions, reasons, what is said as it happens and what stays in the log.

use dollars_wanted::{Action, BuildingId, Cause, DollarsWanted, Event, Illegal, RowId, View};
use look::words::capitalized;
use look::{Words, args};
use table::{BySeat, Seat};

use crate::art::{building_name, card_name, colour_name, missing, needs, the_building};

/// An action in words.
pub(crate) fn action(view: &View, action: Action, words: &Words) -> String {
    match action {
        Action::Lay { card, row } => {
            // Colours mean something where each seat has piles of its own.
            let card = card_name(card, false, words);
            words.tell("act-lay", &args![card => card, row => row.to_string()])
        }
        Action::Stop => words.say("act-stop"),
        Action::Show => words.say("act-show"),
        Action::Rob { row } => match view.row(row).front {
            Some(front) => {
                let building = the_building(front.kind, words);
                capitalized(&words.tell("act-rob", &args![building => building, row => row.to_string()]))
            }
            None => words.tell("act-rob-empty", &args![row => row.to_string()]),
        },
        Action::Pass => words.say("act-pass"),
    }
}

/// Why something cannot be done.
pub(crate) fn reason(illegal: Illegal, words: &Words) -> String {
    words.say(&format!("why-{}", illegal.name()))
}

/// What is said at the moment something happens. What a seat lays is said to nobody, not even to that seat: from then
/// on it has to remember.
pub(crate) fn spoken(game: &DollarsWanted, event: &Event, names: &BySeat<String>, words: &Words) -> Option<String> {
    let coloured = game.options().colour_variant;
    let name = |seat: &Seat| names[*seat].as_str();
    let card = |card: &dollars_wanted::Card| card_name(*card, coloured, words);
    let cards = |cards: &[dollars_wanted::Card]| {
        let names: Vec<String> = cards.iter().map(card).collect();
        words.list(&names)
    };
    Some(match event {
        Event::Opened { row, front } => {
            let building = building_name(front.kind, words);
            let needs = needs(front, words);
            words.tell("say-opened", &args![row => row.to_string(), building => building, needs => needs])
        }
        Event::First { seat } => words.tell("say-first", &args![name => name(seat)]),
        Event::Turn { seat, .. } => words.tell("say-turn", &args![name => name(seat)]),
        Event::Laid { seat, row, .. } => words.tell("say-laid", &args![name => name(seat), row => row.to_string()]),
        Event::YouLaid { .. } => return None,
        Event::OnlyOne { seat } => words.tell("say-only-one", &args![name => name(seat)]),
        Event::Skipped { seat } => words.tell("say-skipped", &args![name => name(seat)]),
        Event::Shown { seat, cards: shown } => {
            words.tell("say-shown", &args![name => name(seat), cards => cards(shown)])
        }
        Event::Robbery { seat, row, cause } => {
            let key = match cause {
                Cause::Called => "say-robbery",
                Cause::Seven => "say-robbery-seven",
            };
            words.tell(key, &args![name => name(seat), row => row.to_string()])
        }
        Event::Turned { card: turned, .. } => words.tell("say-turned", &args![card => card(turned)]),
        Event::Eaten { prey, .. } => words.tell("say-eaten", &args![card => card(prey)]),
        Event::Left { .. } => words.say("say-left"),
        Event::Wrong { card: wrong, penalty: None, .. } => words.tell("say-wrong", &args![card => card(wrong)]),
        Event::Wrong { card: wrong, penalty: Some(seat), .. } => {
            words.tell("say-wrong-penalty", &args![card => card(wrong), name => name(seat)])
        }
        Event::Stopped { .. } => words.say("say-stopped"),
        Event::Won { seat, row, building } => won(game, "say-won", name(seat), *row, *building, words),
        Event::Discarded { card: gone, .. } => words.tell("say-discarded", &args![card => card(gone)]),
        Event::Failed { seat, row, missing: lack } => words
            .tell("say-failed", &args![name => name(seat), row => row.to_string(), missing => missing(lack, words)]),
        Event::Drew { seat, count } => words.tell("say-drew", &args![name => name(seat), count => *count]),
        Event::YouDrew { cards: drawn } => words.tell("say-you-drew", &args![cards => cards(drawn)]),
        Event::Reshuffled { colour } => reshuffled(*colour, words),
        Event::Ended { end } => words.tell("say-ended", &args![why => words.say(&format!("end-{}", end.name()))]),
    })
}

/// The seat whose turn an event begins.
pub(crate) fn turn(event: &Event) -> Option<Seat> {
    match event {
        Event::Turn { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// What stays in the log. Neither where a card was laid (but with the option *full log*), nor what was turned up, nor
/// what a robbery in vain lacked: that is for the players to remember.
pub(crate) fn logged(game: &DollarsWanted, event: &Event, names: &BySeat<String>, words: &Words) -> Option<String> {
    let name = |seat: &Seat| names[*seat].as_str();
    Some(match event {
        Event::First { seat } => words.tell("say-first", &args![name => name(seat)]),
        Event::Turn { seat, number } => words.tell("log-turn", &args![name => name(seat), number => *number]),
        Event::Laid { seat, row, place } if game.options().full_log => {
            words.tell("log-laid-at", &args![name => name(seat), row => row.to_string(), place => *place])
        }
        Event::Laid { seat, .. } => words.tell("log-laid", &args![name => name(seat)]),
        Event::OnlyOne { seat } => words.tell("log-only-one", &args![name => name(seat)]),
        Event::Skipped { seat } => words.tell("log-skipped", &args![name => name(seat)]),
        Event::Shown { seat, .. } => words.tell("log-shown", &args![name => name(seat)]),
        Event::Robbery { seat, cause: Cause::Seven, .. } => words.tell("log-robbery-seven", &args![name => name(seat)]),
        Event::Won { seat, row, building } => {
            let key = if game.options().full_log { "log-won-at" } else { "log-won" };
            won(game, key, name(seat), *row, *building, words)
        }
        Event::Failed { seat, row, .. } => words.tell("log-failed", &args![name => name(seat), row => row.to_string()]),
        Event::Wrong { penalty: Some(seat), .. } => words.tell("log-penalty", &args![name => name(seat)]),
        Event::Wrong { penalty: None, .. } => words.say("log-wrong"),
        Event::Reshuffled { colour } => reshuffled(*colour, words),
        Event::Ended { end } => words.say(&format!("end-{}", end.name())),
        Event::Opened { .. }
        | Event::YouLaid { .. }
        | Event::Robbery { cause: Cause::Called, .. }
        | Event::Turned { .. }
        | Event::Eaten { .. }
        | Event::Left { .. }
        | Event::Stopped { .. }
        | Event::Discarded { .. }
        | Event::Drew { .. }
        | Event::YouDrew { .. } => return None,
    })
}

fn won(game: &DollarsWanted, key: &str, name: &str, row: RowId, building: BuildingId, words: &Words) -> String {
    let building = game.building(building);
    let (the, money) = (the_building(building.front.kind, words), words.money(building.dollars));
    words.tell(key, &args![name => name, row => row.to_string(), building => the, money => money])
}

fn reshuffled(colour: Option<dollars_wanted::Colour>, words: &Words) -> String {
    match colour {
        None => words.say("say-reshuffled"),
        Some(colour) => words.tell("say-reshuffled-colour", &args![colour => colour_name(colour, words)]),
    }
}
