//! What happened since the viewer's last turn, in drawings and in words.

use dollars_wanted::{BuildingId, Card, Cause, DollarsWanted, Event, RowId};
use look::since::SinceTurn;
use look::{Reader, args};
use maud::{Markup, html};

use crate::{art, rows, speech};

/// Whether an event belongs to a robbery, whose result the robber sees too.
pub(crate) fn is_outcome(event: &Event) -> bool {
    matches!(
        event,
        Event::Robbery { .. }
            | Event::Turned { .. }
            | Event::Eaten { .. }
            | Event::Left { .. }
            | Event::Wrong { .. }
            | Event::Stopped { .. }
            | Event::Won { .. }
            | Event::Discarded { .. }
            | Event::Failed { .. }
    )
}

/// One turn, in order: how many cards were laid, what was robbed and the row that won it, or what a failed robbery left
/// face up and what it lacked. Leaves out where cards were laid and which cards a failed robbery discarded: players
/// have to remember that. `None` if nothing is shown.
pub(crate) fn since(reader: &Reader<'_, DollarsWanted>, turn: &[&Event]) -> Option<SinceTurn> {
    let Reader { words, names, .. } = *reader;
    let seat = turn[0].turn()?;
    let laid = turn.iter().filter(|event| matches!(event, Event::Laid { .. })).count();
    // A Vulture that comes up when there are enough icons does no harm.
    let is_idle = |at: usize, event: &Event| {
        matches!(event, Event::Stopped { .. }) && !matches!(turn.get(at + 1), Some(Event::Failed { .. }))
    };
    let told = |(at, event): (usize, &&Event)| told(reader, event).filter(|_| !is_idle(at, event));
    let mut said: Vec<String> = turn.iter().enumerate().filter_map(told).collect();
    if laid > 0 {
        said.insert(0, names.tell(seat, "since-laid", &args![count => laid], words));
    }
    let strip = html! {
        @if laid > 0 {
            span.fan { @for _ in 0..laid { (art::back()) } }
        }
        @for (at, event) in turn.iter().enumerate() {
            @match event {
                Event::Won { row, building, .. } => {
                    @let cards = turn[at..].iter().filter_map(|event| match event {
                        Event::Discarded { row: from, card } if from == row => Some(*card),
                        _ => None,
                    });
                    (won(reader, *building, &cards.collect::<Vec<_>>()))
                }
                Event::Failed { row, missing, .. } => {
                    span.number { (words.tell("row", &args![row => row.to_string()])) }
                    (fan(reader, &left_open(&turn[..at], *row)))
                    (rows::missing_icons(missing, words))
                }
                _ => {}
            }
        }
    };
    (!said.is_empty()).then_some(SinceTurn { whose: Some(seat), strip, words: said })
}

/// The words for an event: its line in the log, but for a failed robbery its captions, which say what was missing and
/// whether a Vulture stopped it. `None` for events that are left out.
fn told(reader: &Reader<'_, DollarsWanted>, event: &Event) -> Option<String> {
    match event {
        Event::Stopped { .. } | Event::Failed { .. } => speech::spoken(reader, event),
        Event::Won { .. }
        | Event::Skipped { .. }
        | Event::Shown { .. }
        | Event::Robbery { cause: Cause::Seven, .. }
        | Event::Wrong { .. } => speech::logged(reader, event),
        _ => None,
    }
}

/// The cards that the last robbery of a row turned up and left there face up (DW-23).
fn left_open(events: &[&Event], row: RowId) -> Vec<Card> {
    let mut open = Vec::new();
    for event in events {
        let gone: &[Card] = match event {
            Event::Robbery { row: at, .. } if *at == row => {
                open.clear();
                &[]
            }
            Event::Turned { row: at, card } if *at == row => {
                open.push(*card);
                &[]
            }
            Event::Eaten { row: at, coyote, prey } if *at == row => &[*prey, *coyote],
            Event::Wrong { row: at, card, .. } | Event::Left { row: at, coyote: card } if *at == row => &[*card],
            _ => &[],
        };
        for card in gone {
            if let Some(at) = open.iter().rposition(|other| other == card) {
                open.remove(at);
            }
        }
    }
    open
}

/// A won building with its dollars, and the cards of its row from the building outward.
fn won(reader: &Reader<'_, DollarsWanted>, building: BuildingId, cards: &[Card]) -> Markup {
    let building = reader.game.building(building);
    html! {
        span.spoils {
            (art::building(building.front.kind))
            span.money { (reader.words.money(building.dollars)) }
        }
        (fan(reader, cards))
    }
}

/// Face-up cards, in order.
fn fan(Reader { game, words, .. }: &Reader<'_, DollarsWanted>, cards: &[Card]) -> Markup {
    let coloured = game.options().colour_variant;
    html! {
        @if !cards.is_empty() {
            ul.fan {
                @for card in cards {
                    li title=(art::kind_text(card.kind(), words)) {
                        (art::card(*card, coloured)) span.unseen { (art::card_name(*card, coloured, words)) }
                    }
                }
            }
        }
    }
}
