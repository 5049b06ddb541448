//! What happened since the viewer's last turn, drawn.

use desperados::{Desperados, Event};
use look::{Words, icons};
use maud::{Markup, html};
use table::BySeat;

use crate::{art, speech};

/// A line a seat's turn: what was placed where, and the hold-ups with their gangs and the spoils.
pub(crate) fn since(_game: &Desperados, events: &[&Event], names: &BySeat<String>, words: &Words) -> Markup {
    let turns = events.chunk_by(|_, next| speech::turn(next).is_none());
    let lines: Vec<Markup> = turns.filter_map(|turn| one_turn(turn, names, words)).collect();
    html! {
        @if !lines.is_empty() {
            ul.strips.desperados { @for line in lines { li { (line) } } }
        }
    }
}

/// A turn in its order, each event in words as well; nothing where none of it is drawn.
fn one_turn(turn: &[&Event], names: &BySeat<String>, words: &Words) -> Option<Markup> {
    let seat = turn.first().and_then(|event| speech::turn(event));
    let drawn: Vec<(Markup, String)> =
        turn.iter().filter_map(|event| Some((picture(event)?, speech::spoken(event, names, words)))).collect();
    (!drawn.is_empty()).then(|| {
        html! {
            @if let Some(seat) = seat { (icons::avatar(seat)) strong { (names[seat]) } }
            @for (picture, said) in drawn { span.event role="img" aria-label=(said) title=(said) { (picture) } }
        }
    })
}

/// The drawing of an event, where it is worth one.
fn picture(event: &Event) -> Option<Markup> {
    Some(match event {
        Event::Placed { card, spot, .. } => html! { (art::card(*card)) "→" span.number { (spot) } },
        Event::Stuck { card: Some(card), .. } => html! { "✕" (art::card(*card)) },
        Event::HoldUp { place, .. } => html! { (art::kind(place.kind())) strong { (place.value()) } },
        Event::Revealed { seat, gang, strength } if !gang.is_empty() => {
            html! { (icons::avatar(*seat)) @for card in gang { (art::card(*card)) } strong { (strength) } }
        }
        Event::NobodyJoined { .. } => html! { "✕" },
        Event::Won { seat, place, .. } => {
            html! { (icons::avatar(*seat)) "★" (art::kind(place.kind())) strong { (place.value()) } }
        }
        _ => return None,
    })
}
