//! What happens at a table, told in short lines.

use std::fmt::Write as _;

use dollars_wanted::{Card, Event, Front, Tool};

use crate::support::Table;

/// What happened, a line an event; what one seat alone receives is left out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Story(pub(crate) Vec<String>);

impl Story {
    /// Whether this happened.
    pub(crate) fn has(&self, line: &str) -> bool {
        self.0.iter().any(|other| other == line)
    }

    /// The lines that begin with this.
    pub(crate) fn all(&self, start: &str) -> Vec<&str> {
        self.0.iter().filter(|line| line.starts_with(start)).map(String::as_str).collect()
    }

    /// The cards named after this, in order: `cards("up 1")`.
    pub(crate) fn cards(&self, start: &str) -> String {
        let start = format!("{start}: ");
        self.0.iter().filter_map(|line| line.strip_prefix(&start)).collect::<Vec<_>>().join(" ")
    }

    /// The part that belongs to robberies: from the first one to what comes after the last.
    pub(crate) fn robbery(&self) -> Vec<&str> {
        let other = |line: &str| ["draws", "lays", "has only"].iter().any(|word| line.contains(word));
        let lines = self.0.iter().map(String::as_str);
        let lines = lines.skip_while(|line| !line.contains(" robs "));
        lines.take_while(|line| !line.starts_with("turn ") && !line.starts_with("end")).filter(|l| !other(l)).collect()
    }

    /// All of these happened, in this order.
    #[track_caller]
    pub(crate) fn tells(&self, lines: &[&str]) {
        let mut rest = self.0.iter();
        for line in lines {
            assert!(rest.any(|other| other == line), "`{line}` is missing or out of order in {:#?}", self.0);
        }
    }
}

impl Table {
    /// An event in a line.
    pub(crate) fn line(&self, event: &Event) -> String {
        let mut line = String::new();
        let mut put = |parts: std::fmt::Arguments<'_>| line.write_fmt(parts).unwrap();
        let list = |cards: &[Card]| cards.iter().map(|card| self.card(*card)).collect::<Vec<_>>().join(" ");
        match event {
            Event::Opened { row, front } => put(format_args!("open {row}: {}", need(front))),
            Event::First { seat } => put(format_args!("{seat} begins")),
            Event::Turn { seat, number } => put(format_args!("turn {number}: {seat}")),
            Event::Laid { seat, row } => put(format_args!("{seat} lays in {row}")),
            Event::YouLaid { card, row } => put(format_args!("you lay {} in {row}", self.card(*card))),
            Event::OnlyOne { seat } => put(format_args!("{seat} has only one")),
            Event::Skipped { seat } => put(format_args!("{seat} lays nothing")),
            Event::Shown { seat, cards } => put(format_args!("{seat} shows: {}", list(cards))),
            Event::Robbery { seat, row, cause } => {
                let cause = if *cause == dollars_wanted::Cause::Seven { " by seven" } else { "" };
                put(format_args!("{seat} robs {row}{cause}"));
            }
            Event::Turned { row, card } => put(format_args!("up {row}: {}", self.card(*card))),
            Event::Eaten { row, coyote, prey } => {
                put(format_args!("eaten {row}: {} {}", self.card(*coyote), self.card(*prey)));
            }
            Event::Left { row, coyote } => put(format_args!("left {row}: {}", self.card(*coyote))),
            Event::Wrong { row, card, penalty } => {
                put(format_args!("wrong {row}: {}", self.card(*card)));
                if let Some(seat) = penalty {
                    put(format_args!(", {seat} pays"));
                }
            }
            Event::Stopped { row } => put(format_args!("stopped {row}")),
            Event::Won { seat, row, building } => put(format_args!("{seat} wins {} in {row}", building.0)),
            Event::Discarded { row, card } => put(format_args!("off {row}: {}", self.card(*card))),
            Event::Failed { seat, row } => put(format_args!("{seat} fails in {row}")),
            Event::Drew { seat, count } => put(format_args!("{seat} draws {count}")),
            Event::YouDrew { cards } => put(format_args!("you draw {}", list(cards))),
            Event::Reshuffled { colour: None } => put(format_args!("reshuffle")),
            Event::Reshuffled { colour: Some(colour) } => put(format_args!("reshuffle {}", colour.name())),
            Event::Ended { end } => put(format_args!("end: {}", end.name())),
        }
        line
    }
}

/// A building's front, as in `saloon 2D 2P`.
pub(crate) fn need(front: &Front) -> String {
    let letters = ["C", "D", "B", "P"];
    let needs = Tool::ALL.into_iter().filter(|tool| front.needs[*tool] > 0);
    needs.fold(front.kind.name().to_owned(), |text, tool| {
        format!("{text} {}{}", front.needs[tool], letters[tool as usize])
    })
}
