//! What happened since the viewer's last turn, drawn and in words.

use desperados::{Desperados, Event, PlaceCard};
use look::since::SinceTurn;
use look::{Reader, Words, args, icons};
use maud::{Markup, html};

use crate::{art, speech};

/// Whether an event belongs to a hold-up; the seat that set it off is told of it too.
pub(crate) fn is_outcome(event: &Event) -> bool {
    matches!(
        event,
        Event::HoldUp { .. }
            | Event::Revealed { .. }
            | Event::NobodyJoined { .. }
            | Event::Won { .. }
            | Event::Wanted { .. }
    )
}

/// A turn in order: which cards were placed where, and the hold-ups with their gangs and spoils; `None` if nothing in it
/// is drawn.
pub(crate) fn since(reader: &Reader<'_, Desperados>, turn: &[&Event]) -> Option<SinceTurn> {
    let pictures = turn.iter().filter_map(|event| picture(event, reader.words));
    let strip = html! { @for picture in pictures { span.event { (picture) } } };
    // The gang that is now wanted was already drawn when it was revealed.
    let told =
        turn.iter().filter(|event| matches!(event, Event::Wanted { .. }) || picture(event, reader.words).is_some());
    let said: Vec<String> = told.filter_map(|event| speech::spoken(reader, event)).collect();
    (!said.is_empty()).then_some(SinceTurn { whose: turn[0].turn(), strip, words: said })
}

/// The drawing of an event, if it has one; the words below say the same.
fn picture(event: &Event, words: &Words) -> Option<Markup> {
    Some(match event {
        Event::Placed { card, spot, .. } => {
            html! { (art::card(*card)) "→" span.number { (words.tell("spot", &args![spot => spot.to_string()])) } }
        }
        Event::Stuck { card: Some(card), .. } => html! { "✕" (art::card(*card)) },
        Event::HoldUp { place, .. } => html! { (art::kind(place.kind())) (value(*place, words)) },
        Event::Revealed { seat, gang, strength } if !gang.is_empty() => {
            let strength = words.tell("gang-strength", &args![strength => *strength]);
            html! { (icons::avatar(*seat)) @for card in gang { (art::card(*card)) } span { (strength) } }
        }
        Event::NobodyJoined { .. } => html! { "✕" },
        Event::Won { seat, place, .. } => {
            html! { (icons::avatar(*seat)) "★" (art::kind(place.kind())) (value(*place, words)) }
        }
        _ => return None,
    })
}

/// A place's value, labelled as on the table.
fn value(place: PlaceCard, words: &Words) -> Markup {
    html! { span { (words.say("value")) " " (place.value()) } }
}
