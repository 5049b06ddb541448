//! The events at a table, in short lines.

use std::fmt::Write as _;

use dollars_wanted::{Action, Card, DollarsWanted, Event, Front, State, Tool};
use table::{Game, Seat, Viewer};
use table_kit::Teller;

/// Writes events as lines. Cards are named with their colours only in the colour variant.
#[derive(Clone)]
pub(crate) struct Lines;

impl Teller<DollarsWanted> for Lines {
    /// A card without a colour means the first such card of the hand.
    fn action(game: &DollarsWanted, state: &State, seat: Seat, text: &str) -> Result<Action, String> {
        let hand = game.view(state, Viewer::Seat(seat)).hand;
        let whole = match text.split(' ').collect::<Vec<_>>()[..] {
            ["lay", kind, row] if !kind.contains('-') => {
                let card = hand.iter().find(|card| card.kind().name() == kind);
                format!("lay {} {row}", card.ok_or_else(|| format!("{kind} is not in {hand:?}"))?)
            }
            _ => text.to_owned(),
        };
        whole.parse().map_err(|error| format!("{error:?}"))
    }

    fn line(game: &DollarsWanted, event: &Event) -> String {
        let name = |card: Card| name(card, game.options().colour_variant);
        let mut line = String::new();
        let mut put = |parts: std::fmt::Arguments<'_>| line.write_fmt(parts).unwrap();
        let list = |cards: &[Card]| cards.iter().map(|card| name(*card)).collect::<Vec<_>>().join(" ");
        match event {
            Event::Opened { row, front } => put(format_args!("open {row}: {}", need(front))),
            Event::First { seat } => put(format_args!("{seat} begins")),
            Event::Turn { seat, number } => put(format_args!("turn {number}: {seat}")),
            Event::Laid { seat, row, .. } => put(format_args!("{seat} lays in {row}")),
            Event::YouLaid { card, row } => put(format_args!("you lay {} in {row}", name(*card))),
            Event::OnlyOne { seat } => put(format_args!("{seat} has only one")),
            Event::Skipped { seat } => put(format_args!("{seat} lays nothing")),
            Event::Shown { seat, cards } => put(format_args!("{seat} shows: {}", list(cards))),
            Event::Robbery { seat, row, cause } => {
                let cause = if *cause == dollars_wanted::Cause::Seven { " by seven" } else { "" };
                put(format_args!("{seat} robs {row}{cause}"));
            }
            Event::Turned { row, card } => put(format_args!("up {row}: {}", name(*card))),
            Event::Eaten { row, coyote, prey } => {
                put(format_args!("eaten {row}: {} {}", name(*coyote), name(*prey)));
            }
            Event::Left { row, coyote } => put(format_args!("left {row}: {}", name(*coyote))),
            Event::Wrong { row, card, penalty } => {
                put(format_args!("wrong {row}: {}", name(*card)));
                if let Some(seat) = penalty {
                    put(format_args!(", {seat} pays"));
                }
            }
            Event::Stopped { row } => put(format_args!("stopped {row}")),
            Event::Won { seat, row, building } => put(format_args!("{seat} wins {} in {row}", building.0)),
            Event::Discarded { row, card } => put(format_args!("off {row}: {}", name(*card))),
            Event::Failed { seat, row, .. } => put(format_args!("{seat} fails in {row}")),
            Event::Drew { seat, count } => put(format_args!("{seat} draws {count}")),
            Event::YouDrew { cards } => put(format_args!("you draw {}", list(cards))),
            Event::Reshuffled { colour: None } => put(format_args!("reshuffle")),
            Event::Reshuffled { colour: Some(colour) } => put(format_args!("reshuffle {}", colour.name())),
            Event::Ended { end } => put(format_args!("end: {}", end.name())),
        }
        line
    }
}

/// A card's name, with or without its colour.
pub(crate) fn name(card: Card, colours: bool) -> String {
    if colours { card.to_string() } else { card.kind().name().to_owned() }
}

/// A building's front, as in `saloon 2D 2P`.
pub(crate) fn need(front: &Front) -> String {
    let letters = ["C", "D", "B", "P"];
    let needs = Tool::ALL.into_iter().filter(|tool| front.needs[*tool] > 0);
    needs.fold(front.kind.name().to_owned(), |text, tool| {
        format!("{text} {}{}", front.needs[tool], letters[tool as usize])
    })
}
