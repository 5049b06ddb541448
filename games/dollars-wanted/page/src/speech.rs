//! The game in sentences: actions, reasons, captions and log lines.

use dollars_wanted::{Action, BuildingId, Cause, DollarsWanted, Event, Illegal, RowId, View};
use look::words::{Value, capitalized};
use look::{Reader, Words, args};

use crate::art::{building_name, card_name, colour_name, missing, needs, the_building};

/// An action in words.
pub(crate) fn action(Reader { words, .. }: &Reader<'_, DollarsWanted>, view: &View, action: Action) -> String {
    match action {
        Action::Lay { card, row } => {
            // A seat with its own piles has cards of only one colour, so no colour is named.
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

/// The caption of an event. Nobody is told which card a seat lays, not even that seat: from then on it has to remember.
pub(crate) fn spoken(reader: &Reader<'_, DollarsWanted>, event: &Event) -> Option<String> {
    let Reader { game, words, names } = *reader;
    let coloured = game.options().colour_variant;
    let card = |card: &dollars_wanted::Card| card_name(*card, coloured, words);
    let cards = |cards: &[dollars_wanted::Card]| words.counted_list(cards.iter().map(card));
    Some(match event {
        Event::Opened { row, front } => {
            let building = building_name(front.kind, words);
            let needs = needs(front, words);
            words.tell("say-opened", &args![row => row.to_string(), building => building, needs => needs])
        }
        Event::First { seat } => names.tell(*seat, "say-first", &[], words),
        Event::Turn { seat, .. } => names.tell(*seat, "say-turn", &[], words),
        Event::Laid { seat, row, .. } => names.tell(*seat, "say-laid", &args![row => row.to_string()], words),
        Event::YouLaid { .. } => return None,
        Event::OnlyOne { seat } => names.tell(*seat, "say-only-one", &[], words),
        Event::Skipped { seat } => names.tell(*seat, "say-skipped", &[], words),
        Event::Shown { seat, cards: shown } => names.tell(*seat, "say-shown", &args![cards => cards(shown)], words),
        Event::Robbery { seat, row, cause } => {
            let key = match cause {
                Cause::Called => "say-robbery",
                Cause::Seven => "say-robbery-seven",
            };
            names.tell(*seat, key, &args![row => row.to_string()], words)
        }
        Event::Turned { card: turned, .. } => words.tell("say-turned", &args![card => card(turned)]),
        Event::Eaten { prey, .. } => words.tell("say-eaten", &args![card => card(prey)]),
        Event::Left { .. } => words.say("say-left"),
        Event::Wrong { card: wrong, penalty: None, .. } => words.tell("say-wrong", &args![card => card(wrong)]),
        Event::Wrong { card: wrong, penalty: Some(seat), .. } => {
            names.tell(*seat, "say-wrong-penalty", &args![card => card(wrong)], words)
        }
        Event::Stopped { .. } => words.say("say-stopped"),
        Event::Won { seat, row, building } => names.tell(*seat, "say-won", &won(reader, *row, *building), words),
        Event::Discarded { card: gone, .. } => words.tell("say-discarded", &args![card => card(gone)]),
        Event::Failed { seat, row, missing: lack } => {
            names.tell(*seat, "say-failed", &args![row => row.to_string(), missing => missing(lack, words)], words)
        }
        // The seat itself is told which cards (`YouDrew`).
        Event::Drew { seat, .. } if names.own() == Some(*seat) => return None,
        Event::Drew { seat, count } => names.tell(*seat, "say-drew", &args![count => *count], words),
        Event::YouDrew { cards: drawn } => names.tell_own("say-you-drew", &args![cards => cards(drawn)], words),
        Event::Reshuffled { colour } => reshuffled(*colour, words),
        Event::Ended { end } => words.tell("say-ended", &args![why => words.say(&format!("end-{}", end.name()))]),
    })
}

/// The log line of an event. Leaves out where cards were laid (except with the option *full log*), what was turned up,
/// and what a failed robbery lacked: players have to remember that.
pub(crate) fn logged(reader: &Reader<'_, DollarsWanted>, event: &Event) -> Option<String> {
    let Reader { game, words, names } = *reader;
    Some(match event {
        Event::First { seat } => names.tell(*seat, "say-first", &[], words),
        Event::Laid { seat, row, place } if game.options().full_log => {
            names.tell(*seat, "log-laid-at", &args![row => row.to_string(), place => *place], words)
        }
        Event::Laid { seat, .. } => names.tell(*seat, "log-laid", &[], words),
        Event::OnlyOne { seat } => names.tell(*seat, "log-only-one", &[], words),
        Event::Skipped { seat } => names.tell(*seat, "log-skipped", &[], words),
        Event::Shown { seat, .. } => names.tell(*seat, "log-shown", &[], words),
        Event::Robbery { seat, cause: Cause::Seven, .. } => names.tell(*seat, "log-robbery-seven", &[], words),
        Event::Won { seat, row, building } => {
            let key = if game.options().full_log { "log-won-at" } else { "log-won" };
            names.tell(*seat, key, &won(reader, *row, *building), words)
        }
        Event::Failed { seat, row, .. } => names.tell(*seat, "log-failed", &args![row => row.to_string()], words),
        Event::Wrong { penalty: Some(seat), .. } => names.tell(*seat, "log-penalty", &[], words),
        Event::Wrong { penalty: None, .. } => words.say("log-wrong"),
        Event::Reshuffled { colour } => reshuffled(*colour, words),
        Event::Ended { end } => words.say(&format!("end-{}", end.name())),
        Event::Turn { .. }
        | Event::Opened { .. }
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

/// The arguments of messages about a won building.
fn won(
    Reader { game, words, .. }: &Reader<'_, DollarsWanted>,
    row: RowId,
    building: BuildingId,
) -> [(&'static str, Value<'static>); 3] {
    let building = game.building(building);
    let (the, money) = (the_building(building.front.kind, words), words.money(building.dollars));
    args![row => row.to_string(), building => the, money => money]
}

fn reshuffled(colour: Option<dollars_wanted::Colour>, words: &Words) -> String {
    match colour {
        None => words.say("say-reshuffled"),
        Some(colour) => words.tell("say-reshuffled-colour", &args![colour => colour_name(colour, words)]),
    }
}
