//! The stages: a place is held up, and the gangs come out, one after another.

use desperados::{Desperados, Event, PlaceCard, Spot};
use look::stage::{self, Sound, Stage};
use look::words::capitalized;
use look::{Scene, args};
use maud::{Markup, html};
use table::Seat;

use crate::art;
use crate::news::{self, Crew};

/// The stage of this frame.
pub(crate) fn stage(scene: &Scene<'_, Desperados>) -> Option<Stage> {
    match scene.last.last()? {
        Event::HoldUp { seat, spot, place } => Some(hold_up(scene, *seat, *spot, *place)),
        Event::Revealed { .. } | Event::Won { .. } | Event::NobodyJoined { .. } => Some(gangs(scene)),
        _ => None,
    }
}

/// The place, who holds it up, and who helps there.
fn hold_up(scene: &Scene<'_, Desperados>, seat: Seat, spot: Spot, place: PlaceCard) -> Stage {
    let words = scene.words;
    let value = usize::from(scene.view.value(spot));
    let body = html! {
        div.prize { (art::kind(place.kind())) b.value { (place.value()) } }
        (stage::player(seat, scene))
        ul.spread {
            @for (at, card) in scene.view.spot(spot).cards.iter().enumerate() {
                (stage::open(&html! { (art::card(*card)) span.worth { "+" (value.saturating_sub(at)) } }))
            }
        }
    };
    Stage { sound: Sound::Bang, title: words.say("stage-hold-up"), body }
}

/// The gangs that lie open. Those of this frame show their cards; after the last one, only the winner's.
fn gangs(scene: &Scene<'_, Desperados>) -> Stage {
    let title = scene.last.iter().find_map(|event| match event {
        Event::Won { place, .. } => Some(capitalized(&art::the_place(*place, scene.words))),
        _ => None,
    });
    let open = scene.view.seats.pairs().filter_map(|(seat, view)| {
        let gang = view.gang.as_ref()?;
        Some(Crew { seat, cards: &gang.cards, strength: gang.strength })
    });
    let body = html! { ul.gangs { @for crew in open { (gang(scene, &crew)) } } };
    Stage { sound: Sound::Cards, title: title.unwrap_or_else(|| scene.words.say("gangs")), body }
}

fn gang(scene: &Scene<'_, Desperados>, crew: &Crew<'_>) -> Markup {
    let words = scene.words;
    let brings = news::brings(scene, crew.seat);
    let is_new = scene.last.iter().any(|event| matches!(event, Event::Revealed { seat, .. } if *seat == crew.seat));
    let is_large = !crew.cards.is_empty() && (is_new || brings.is_some());
    html! {
        li.large[is_large] id={ "stage-" (crew.seat) } {
            p {
                (stage::player(crew.seat, scene))
                @if crew.cards.is_empty() { span { (words.say("gang-away")) } }
                @else { (stage::verdict(brings.is_some(), words.tell("gang-strength", &args![strength => crew.strength]))) }
                @if let Some(count) = brings { (stage::verdict(true, words.tell("gang-brings", &args![count => count]))) }
            }
            @if is_large {
                ul.spread {
                    @for (nth, (card, worth)) in (1..).zip(news::members(scene, crew)) {
                        @let face = html! { (art::card(card)) @if let Some(worth) = worth { span.worth { "+" (worth) } } };
                        (stage::turned(nth, &art::back(), &face))
                    }
                }
            }
        }
    }
}
